"""The boards of duplicate: who deals and who is vulnerable on each (Law 2)."""

from __future__ import annotations

from rekontra.game import Seat, Side, Unreadable

_SEATS = tuple(Seat)
_VULNERABLE: tuple[tuple[Side, ...], ...] = ((), (Side.NS,), (Side.EW,), (Side.NS, Side.EW))


def board_dealer(number: int) -> Seat:
    """The dealer of a board, counted from 1; raises Unreadable for a number below.

    >>> [board_dealer(number).value for number in (1, 2, 3, 4, 5)]
    ['N', 'E', 'S', 'W', 'N']
    """
    return _SEATS[_place(number) % 4]


def board_vulnerable(number: int) -> tuple[Side, ...]:
    """The vulnerable sides on a board, counted from 1; raises Unreadable for a number below.

    The cycle has 16 boards; each row of four begins one step further than the one before.

    >>> [board_vulnerable(number) for number in (1, 4, 5, 16)]
    [(), (Side.NS, Side.EW), (Side.NS,), (Side.EW,)]
    """
    place = _place(number)
    return _VULNERABLE[(place + place // 4) % 4]


def _place(number: int) -> int:
    if number < 1:
        raise Unreadable(f"there is no board {number}: they count from 1")
    return number - 1

"""The cycle of 16 boards (Law 2)."""

from __future__ import annotations

import pytest

from rekontra.game import Seat, Side, Unreadable
from rekontra.scoring.boards import board_dealer, board_vulnerable

NONE, NS, EW, BOTH = (), (Side.NS,), (Side.EW,), (Side.NS, Side.EW)
# As printed on the boards, a row for each dealer's round.
CYCLE = [NONE, NS, EW, BOTH, NS, EW, BOTH, NONE, EW, BOTH, NONE, NS, BOTH, NONE, NS, EW]


def test_vulnerability_of_the_boards() -> None:
    assert [board_vulnerable(number) for number in range(1, 17)] == CYCLE


def test_dealer_of_the_boards() -> None:
    assert [board_dealer(number) for number in range(1, 17)] == list(Seat) * 4


@pytest.mark.parametrize("number", range(1, 17))
def test_board_17_is_like_board_1(number: int) -> None:
    for later in (number + 16, number + 160):
        assert board_dealer(later) is board_dealer(number)
        assert board_vulnerable(later) == board_vulnerable(number)


@pytest.mark.parametrize("number", [0, -1])
def test_there_is_no_board_0(number: int) -> None:
    with pytest.raises(Unreadable, match="count from 1"):
        board_dealer(number)
    with pytest.raises(Unreadable, match="count from 1"):
        board_vulnerable(number)

"""Deals chosen for practice: cut and shuffled until one is of the kind that is wished for."""

from __future__ import annotations

from collections.abc import Callable

from rekontra.analysis.wanted import PRACTICE, Wanted, parse_where
from rekontra.club.errors import ClubReason
from rekontra.game import Card, Deal, Illegal, Seat, Side, hands_from_pack

# The rarest kind comes up once in some ninety deals.
TRIES = 20_000


def wish(kind: str, seat: Seat) -> Wanted:
    """Whether a deal is of this kind for the player at this seat; raises Illegal for no kind."""
    if kind not in PRACTICE:
        raise Illegal(ClubReason.UNKNOWN_PRACTICE, name=kind[:40])
    return parse_where(f"@{kind}", seat)


def find_pack(
    shuffle: Callable[[], tuple[Card, ...]],
    kind: str,
    dealer: Seat,
    vulnerable: tuple[Side, ...],
    seat: Seat,
    tries: int = TRIES,
) -> tuple[Card, ...]:
    """A shuffled pack that deals what this seat wishes for: every such pack is equally likely.

    Raises Illegal when none of so many tries is of the kind.
    """
    wanted = wish(kind, seat)
    for _ in range(tries):
        pack = shuffle()
        if wanted(Deal(dealer, vulnerable, hands_from_pack(pack, dealer))):
            return pack
    raise Illegal(ClubReason.PRACTICE_NOT_FOUND)

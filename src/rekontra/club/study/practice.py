"""Deals chosen for practice: cut and shuffled until one is of the kind that is wished for."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rekontra.analysis.hands import Hand
from rekontra.club.errors import ClubReason
from rekontra.game import Card, Deal, Illegal, Seat, Side, hands_from_pack

TRIES = 20_000

Wish = Callable[[Deal], bool]
"""Whether a deal is of a kind, for the player who sits South in it."""


def _notrump(deal: Deal) -> bool:
    hand = Hand.of(deal.hand(Seat.S))
    return bool(hand.balanced and 15 <= hand.hcp <= 17)


WISHES: Mapping[str, Wish] = {"notrump": _notrump}


def wish(kind: str) -> Wish:
    """The wish of this name; raises Illegal when there is none."""
    found = WISHES.get(kind)
    if found is None:
        raise Illegal(ClubReason.UNKNOWN_PRACTICE, name=kind[:40])
    return found


def seen_from(deal: Deal, seat: Seat) -> Deal:
    """The same deal with the table turned so that this seat is South."""
    turn = (Seat.S.index - seat.index) % 4
    n, e, s, w = (deal.hand(Seat.N.plus(place - turn)) for place in range(4))
    sides = deal.vulnerable if turn % 2 == 0 else tuple(side.other for side in deal.vulnerable)
    vulnerable = tuple(side for side in Side if side in sides)
    return Deal(deal.dealer.plus(turn), vulnerable, (n, e, s, w))


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
    fulfils = wish(kind)
    for _ in range(tries):
        pack = shuffle()
        if fulfils(seen_from(Deal(dealer, vulnerable, hands_from_pack(pack, dealer)), seat)):
            return pack
    raise Illegal(ClubReason.PRACTICE_NOT_FOUND)

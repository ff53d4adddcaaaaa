"""Claims: what best play makes of one, and whether it holds wherever the unseen cards lie.

Laws 70 and 71 leave a doubtful claim to the director; what stands here are the two bounds of that.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import replace
from enum import Enum
from itertools import combinations, islice
from math import comb

from rekontra.analysis.position import Position
from rekontra.analysis.solver import most_tricks, most_tricks_of
from rekontra.game import Card, Hands, Seat, Suit

LAYOUTS = 200
"""How many layouts of the unseen hands are looked at when there are more."""
_BATCH = 50

Voids = Mapping[Seat, tuple[Suit, ...]]


class Claim(Enum):
    """What becomes of a claim: it cannot be made, needs the right play, or holds anyway."""

    FALSE = "false"
    POSSIBLE = "possible"
    SAFE = "safe"


def claim_holds(
    position: Position,
    claimer: Seat,
    dummy: Seat,
    tricks: int,
    voids: Voids | None = None,
    seed: int = 0,
) -> Claim:
    """Whether the side of the claimer takes at least `tricks` of those left against best defence.

    False when it cannot as the cards lie. Safe when it can in every layout looked at of the two
    hands that the claimer does not see, with his cards that are not high yet as low as they could
    be: so no finesse and no guess is granted to him. Possible is what lies between.

    `voids` are the suits that hands have shown out of, as `Public.voids` has them. Every layout is
    looked at when they are few, else `LAYOUTS` of them, drawn by `seed`. Raises NoSolver, and
    ValueError when dummy claims.
    """
    if claimer is dummy:
        raise ValueError("dummy makes no claim")
    side = claimer.side
    if tricks > most_tricks(position, side):
        return Claim.FALSE
    every = layouts(_without_luck(position, claimer, dummy), claimer, dummy, voids, seed)
    while batch := list(islice(every, _BATCH)):
        if min(most_tricks_of(batch, side)) < tricks:
            return Claim.POSSIBLE
    return Claim.SAFE


def layouts(
    position: Position, claimer: Seat, dummy: Seat, voids: Voids | None = None, seed: int = 0
) -> Iterator[Position]:
    """The position with the cards that the claimer does not see dealt in every way, or in many.

    The two unseen hands keep their sizes and get no card of a suit that they have shown out of.
    The position as it is need not be among the many.
    """
    one, other = _unseen(claimer, dummy)
    cards = [card for seat in (one, other) for card in position.hands[seat.index]]
    out_of_one, out_of_other = (_shown_out(position, seat, voids or {}) for seat in (one, other))
    fixed = [card for card in cards if card.suit in out_of_other]
    free = [card for card in cards if card.suit not in out_of_one | out_of_other]
    size = len(position.hands[one.index]) - len(fixed)
    choices = combinations(free, size) if comb(len(free), size) <= LAYOUTS else None
    for choice in choices or _draws(free, size, seed):
        mine = {*fixed, *choice}
        yield _with(
            position,
            {
                one: tuple(card for card in cards if card in mine),
                other: tuple(card for card in cards if card not in mine),
            },
        )


def _draws(free: list[Card], size: int, seed: int) -> Iterator[tuple[Card, ...]]:
    chance = random.Random(seed)
    for _ in range(LAYOUTS):
        yield tuple(chance.sample(free, size))


def _shown_out(position: Position, seat: Seat, voids: Voids) -> set[Suit]:
    """The suits that this hand has none of, as the trick on the table tells too."""
    out = set(voids.get(seat, ()))
    for place, card in enumerate(position.trick):
        led = position.trick[0].suit
        if position.leader.plus(place) is seat and card.suit is not led:
            out.add(led)
    return out


def _without_luck(position: Position, claimer: Seat, dummy: Seat) -> Position:
    """The position with the claimer's cards that are not high exchanged for the lowest unseen.

    What it then makes, it makes by high cards, length and ruffs, not by a card that lies well.
    """
    own = (claimer, dummy) if claimer.partner is dummy else (claimer,)
    unseen = _unseen(claimer, dummy)
    exchanged: dict[Card, Card] = {}
    for suit in Suit:
        mine = _holding(position, own, suit)
        hidden = _holding(position, unseen, suit)
        against = max((card.height for card in hidden), default=0)
        middle = [card for card in mine if card.height < against]
        pool = sorted((*middle, *hidden), key=lambda card: card.height)
        exchanged |= zip((*middle, *hidden), pool, strict=True)
    return _with(
        position,
        {
            seat: tuple(exchanged.get(card, card) for card in position.hands[seat.index])
            for seat in (*own, *unseen)
        },
    )


def _holding(position: Position, seats: tuple[Seat, ...], suit: Suit) -> list[Card]:
    held = [card for seat in seats for card in position.hands[seat.index] if card.suit is suit]
    return sorted(held, key=lambda card: card.height)


def _unseen(claimer: Seat, dummy: Seat) -> tuple[Seat, Seat]:
    one, other = (seat for seat in Seat if seat not in (claimer, dummy))
    return one, other


def _with(position: Position, dealt: Mapping[Seat, tuple[Card, ...]]) -> Position:
    n, e, s, w = (dealt.get(seat, position.hands[seat.index]) for seat in Seat)
    hands: Hands = (n, e, s, w)
    return replace(position, hands=hands)

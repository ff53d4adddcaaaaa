"""The deals whose tables two solvers agree on, and plays of them."""

from __future__ import annotations

import random
from collections.abc import Iterator

from rekontra.analysis import DoubleDummy, Position
from rekontra.game import (
    SEATS,
    Card,
    Contract,
    Hands,
    Seat,
    Strain,
    Trick,
    legal_cards,
    parse_hand,
    trick_winner,
)
from tests.vectors import load

_COLUMNS = (Strain.S, Strain.H, Strain.D, Strain.C, Strain.NT)


def hands_of(text: str) -> Hands:
    n, e, s, w = (parse_hand(hand) for hand in text.removeprefix("N:").split())
    return (n, e, s, w)


def table_of(tricks: list[list[int]]) -> DoubleDummy:
    by_strain = dict(zip(_COLUMNS, tricks, strict=True))
    return DoubleDummy(tuple(by_strain[strain][seat.index] for seat in SEATS for strain in Strain))


KNOWN: list[tuple[Hands, DoubleDummy]] = [
    (hands_of(each["deal"]), table_of(each["tricks"])) for each in load("dd_tables.json")["deals"]
]


def ending(hands: str, strain: Strain, leader: Seat, *trick: Card) -> Position:
    """A position from the hands N E S W as they are written."""
    return Position(hands_of(hands), strain, leader, trick)


def play_out(hands: Hands, contract: Contract, chance: random.Random) -> Iterator[Position]:
    """The positions of a deal played at random, from before the lead to before the last card."""
    left = [list(hand) for hand in hands]
    trick = Trick(contract.leader)
    while any(left):
        n, e, s, w = (tuple(hand) for hand in left)
        yield Position((n, e, s, w), contract.strain, trick.leader, trick.cards)
        hand = left[trick.turn.index]
        card = chance.choice(legal_cards(hand, trick.led))
        hand.remove(card)
        trick = Trick(trick.leader, (*trick.cards, card))
        if len(trick.cards) == 4:
            trick = Trick(trick_winner(trick, contract.strain))

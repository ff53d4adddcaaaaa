"""Layouts solved as arrays say what positions solved one by one say."""

from __future__ import annotations

import random

import numpy as np
import pytest
from numpy.typing import NDArray

from rekontra.analysis import Position, play_values, ready, solve
from rekontra.analysis.hands import Hand
from rekontra.analysis.layouts import CARD_NUMBER, NOT_PLAYABLE, solve_layouts, trace_layouts
from rekontra.game import (
    PACK,
    SEATS,
    Card,
    Contract,
    Hands,
    Seat,
    Strain,
    Trick,
    hands_from_pack,
    legal_cards,
    trick_winner,
)

pytestmark = pytest.mark.skipif(not ready(), reason="there is no double-dummy solver here")


def layouts_of(*deals: Hands) -> NDArray[np.int32]:
    return np.array([[Hand.of(hand).holdings for hand in deal] for deal in deals], dtype=np.int32)


def some_deal(rng: random.Random) -> Hands:
    pack = list(PACK)
    rng.shuffle(pack)
    return hands_from_pack(tuple(pack), Seat.N)


def some_play(rng: random.Random, hands: Hands, strain: Strain, leader: Seat) -> list[Card]:
    held, trick, played = [set(hand) for hand in hands], Trick(leader), []
    for _ in range(52):
        hand = held[trick.turn.index]
        card = rng.choice(legal_cards(hand, trick.led))
        hand.remove(card)
        played.append(card)
        trick = Trick(trick.leader, (*trick.cards, card))
        if len(trick.cards) == 4:
            trick = Trick(trick_winner(trick, strain))
    return played


def answered(row: NDArray[np.int8]) -> dict[Card, int]:
    return {
        card: int(row[number])
        for card, number in CARD_NUMBER.items()
        if row[number] != NOT_PLAYABLE
    }


def test_layouts_are_solved_as_positions_are() -> None:
    rng = random.Random(1)
    for strain in Strain:
        deals, leader = [some_deal(rng) for _ in range(3)], rng.choice(SEATS)
        found = solve_layouts(layouts_of(*deals), strain, leader)
        for deal, row in zip(deals, found, strict=True):
            assert answered(row) == solve(Position(deal, strain, leader))


def test_the_cards_on_the_table_count() -> None:
    rng = random.Random(2)
    for strain in Strain:
        hands, leader = some_deal(rng), rng.choice(SEATS)
        led = some_play(rng, hands, strain, leader)[:2]
        n, e, s, w = (tuple(card for card in hand if card not in led) for hand in hands)
        found = solve_layouts(layouts_of((n, e, s, w)), strain, leader, led)[0]
        assert answered(found) == solve(Position((n, e, s, w), strain, leader, tuple(led)))


def test_the_best_alone_are_among_the_best_of_all() -> None:
    rng = random.Random(3)
    layouts = layouts_of(*(some_deal(rng) for _ in range(4)))
    every = solve_layouts(layouts, Strain.NT, Seat.E)
    best = solve_layouts(layouts, Strain.NT, Seat.E, best_only=True)
    for row, whole in zip(best, every, strict=True):
        known = answered(row)
        assert known
        assert all(answered(whole)[card] == tricks == whole.max() for card, tricks in known.items())


def test_more_layouts_than_one_call_takes_are_solved() -> None:
    small = np.zeros((1, 4, 4), dtype=np.int32)
    small[0, :, 0] = (1 << 12, 1 << 0, 1 << 1, 1 << 2)
    found = solve_layouts(np.repeat(small, 450, axis=0), Strain.NT, Seat.N)
    assert (found[:, CARD_NUMBER[Card.CA]] == 1).all()
    assert len(found) == 450


def test_no_layouts_have_no_answers() -> None:
    nothing = np.zeros((0, 4, 4), dtype=np.int32)
    assert solve_layouts(nothing, Strain.NT, Seat.N).shape == (0, 52)
    assert trace_layouts(nothing, Strain.NT, Seat.N, [Card.CA]).shape == (0, 2)


@pytest.mark.parametrize("cards", [0, 1, 7, 52])
def test_a_trace_is_the_value_of_the_play_for_the_side_that_led(cards: int) -> None:
    rng = random.Random(4)
    for strain in (Strain.NT, Strain.H):
        hands, leader = some_deal(rng), rng.choice(SEATS)
        played = some_play(rng, hands, strain, leader)[:cards]
        values = play_values(hands, Contract(1, strain, 0, leader.plus(3)), played)
        traced = trace_layouts(layouts_of(hands), strain, leader, played)[0]
        assert traced.tolist() == [13 - value for value in values]

"""Draw Bridge: two players, each a side, scored as a rubber."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rekontra.contests import MatchReason, play_match, result_of
from rekontra.game import PACK, Call, Illegal, Seat, Side, Suit, draw_deal_from_pack, view
from rekontra.scoring import DealResult, EntryReason, Form, Honours, Profile, Unfinished
from tests.contests.results import PASS, match, premiums, result, results
from tests.game.draws import acted, drawn_out

DRAW = Profile(form=Form.DRAW)
GAME, LOSERS_GAME = result("4S N", 10), result("4H E", 10)
PART = result("2S N", 8)


@pytest.mark.parametrize(("first", "second"), [(Seat.N, Seat.E), (Seat.E, Seat.N)])
def test_the_two_deal_in_turn_after_a_passed_out_deal_too(first: Seat, second: Seat) -> None:
    played = match(DRAW, PART, PASS, PART, first=first)
    assert [line.dealer for line in played.sheet.deals] == [first, second, first]
    assert [line.number for line in played.sheet.deals] == [1, 2, 3]
    assert played.standing.dealer is second


def test_the_premiums_are_those_of_a_rubber() -> None:
    clean = match(DRAW, GAME, GAME)
    assert premiums(clean.sheet, EntryReason.RUBBER) == [(Side.NS, 700, None)]
    assert match(DRAW, GAME, LOSERS_GAME).standing.vulnerable == (Side.NS, Side.EW)
    three = match(DRAW, GAME, LOSERS_GAME, GAME)
    assert premiums(three.sheet, EntryReason.RUBBER) == [(Side.NS, 500, None)]
    assert three.sheet.rubber_to is three.sheet.rubber_winner is Side.NS
    with pytest.raises(Illegal) as caught:
        three.add(GAME)
    assert caught.value.reason is MatchReason.RUBBER_OVER


def test_c14_an_unfinished_match() -> None:
    house = Profile(form=Form.DRAW, unfinished_reading=Unfinished.EACH, unfinished_part=50)
    deals = (GAME, LOSERS_GAME, PART)
    assert match(DRAW, *deals).stop().sheet.totals == {Side.NS: 280, Side.EW: 120}
    assert match(house, *deals).stop().sheet.totals == {Side.NS: 530, Side.EW: 420}


def test_c4_honours_by_option() -> None:
    held = result("4S N", 10, Honours(Side.EW, 100))
    house = Profile(form=Form.DRAW, honours=True)
    assert match(house, held).sheet.totals == {Side.NS: 120, Side.EW: 100}
    with pytest.raises(Illegal):
        match(DRAW, held)


def test_honours_are_those_of_the_hands_that_are_bid_and_not_of_those_dealt() -> None:
    house = Profile(form=Form.DRAW, honours=True)
    bidding = drawn_out(draw_deal_from_pack(PACK, Seat.N, ()), random.Random(1))
    spades, hearts = (tuple(c for c in PACK if c.suit is suit) for suit in (Suit.S, Suit.H))
    held = (spades, hearts, (), ())
    state = acted(replace(bidding, hands=held, held=held), [Call.S1, Call.PASS])
    for _ in range(26):
        state = acted(state, [view(state, state.turn).legal_cards[0]])
    assert result_of(state, house).honours == Honours(Side.NS, 150)
    assert result_of(state, DRAW).honours is None


@given(st.lists(results(), max_size=8))
def test_the_points_are_those_of_a_rubber(deals: list[DealResult]) -> None:
    draw, rubber = play_match(DRAW, Seat.N), play_match(Profile(), Seat.N)
    for deal in deals:
        if not rubber.over:
            draw, rubber = draw.add(deal), rubber.add(deal)
    assert draw.sheet.entries == rubber.sheet.entries
    assert draw.over is rubber.over
    assert draw.standing.vulnerable == rubber.standing.vulnerable or rubber.over


def test_c20_following_suit_while_drawing_is_an_option_of_this_form_alone() -> None:
    assert not DRAW.draw_follow_suit
    assert not DRAW.stock_top_face_up
    free, follow = DRAW, Profile(form=Form.DRAW, draw_follow_suit=True)
    assert match(free, GAME).sheet == match(follow, GAME).sheet

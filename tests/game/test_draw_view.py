"""What a player of Draw Bridge may see: his own cards, and what both have seen."""

from __future__ import annotations

import random
from dataclasses import replace

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rekontra.game import (
    PACK,
    Call,
    DealView,
    DrawDeal,
    LastTrick,
    Phase,
    PlayRules,
    Seat,
    draw_deal_from_pack,
    start,
    view,
)
from tests.game.deals import shuffled
from tests.game.draws import OTHER, PLAYERS, acted, draw_deals, draw_history, drawn_out
from tests.game.draws import stacked_again as redealt

seeds = st.integers(0, 10**6)
RULES = [PlayRules(), PlayRules(LastTrick.ALWAYS), PlayRules(LastTrick.NEVER, dummy_sees_all=True)]


def as_bytes(seen: DealView) -> bytes:
    return msgspec.json.encode(seen)


@settings(max_examples=15, deadline=None)
@given(draw_deals(), seeds, st.sampled_from(RULES))
def test_redealing_the_unseen_cards_changes_no_view(
    deal: DrawDeal, seed: int, rules: PlayRules
) -> None:
    for state in draw_history(deal, random.Random(seed)):
        if state.phase is Phase.OVER:
            continue
        for viewer in (*Seat, None):
            seen = as_bytes(view(state, viewer, rules))
            assert as_bytes(view(redealt(state, viewer, seed), viewer, rules)) == seen


@pytest.mark.parametrize("top", [False, True])
def test_the_redealing_of_this_test_moves_hands_and_stock(top: bool) -> None:
    deal = draw_deal_from_pack(shuffled(1), Seat.N, (), top_face_up=top)
    state = draw_history(deal, random.Random(1))[9]
    other = redealt(state, Seat.N, 2)
    assert other.hands[Seat.N.index] == state.hands[Seat.N.index]
    assert other.hands[Seat.E.index] != state.hands[Seat.E.index]
    assert other.stock[1:] != state.stock[1:]
    assert (other.stock[0] is state.stock[0]) is top


@settings(max_examples=20, deadline=None)
@given(draw_deals(), seeds)
def test_a_drawn_card_is_seen_by_its_drawer_alone(deal: DrawDeal, seed: int) -> None:
    for state in draw_history(deal, random.Random(seed)):
        for viewer in (*Seat, None):
            stock = view(state, viewer).stock
            assert stock is not None
            assert stock.drawn == tuple(d.card for d in state.drawn if d.seat is viewer)
            assert stock.left == 26 - len(state.drawn)


@settings(max_examples=20, deadline=None)
@given(draw_deals(), seeds)
def test_the_top_of_the_stock_is_seen_only_where_it_lies_face_up(deal: DrawDeal, seed: int) -> None:
    for state in draw_history(deal, random.Random(seed)):
        stock = view(state, None).stock
        assert stock is not None
        open_top = deal.top_face_up and state.phase is Phase.DRAW
        assert stock.top is (state.stock[0] if open_top else None)
        winners = state.drawn[::2]
        assert stock.shown == (winners if deal.top_face_up else ())


@settings(max_examples=20, deadline=None)
@given(draw_deals(), seeds)
def test_who_has_seen_all_tricks_of_the_draw_knows_the_hand_of_the_other(
    deal: DrawDeal, seed: int
) -> None:
    state = drawn_out(deal, random.Random(seed))
    for seat in PLAYERS:
        seen = view(state, seat)
        assert seen.stock is not None
        assert len(seen.stock.away) == 26
        unseen = set(PACK) - set(seen.hand) - set(seen.stock.away)
        assert unseen == set(state.hands[OTHER[seat].index])


@settings(max_examples=20, deadline=None)
@given(draw_deals(), seeds)
def test_no_hand_is_seen_but_ones_own_until_both_are_shown_at_the_end(
    deal: DrawDeal, seed: int
) -> None:
    for state in draw_history(deal, random.Random(seed)):
        for viewer in (*Seat, None):
            hands = view(state, viewer).hands
            if state.phase is Phase.OVER:
                assert hands == {seat: state.held[seat.index] for seat in PLAYERS}
            else:
                own = (viewer,) if viewer in PLAYERS else ()
                assert hands == {seat: state.hands[seat.index] for seat in own if seat}


def test_the_last_trick_of_the_draw_is_open_until_the_play_begins() -> None:
    state = drawn_out(draw_deal_from_pack(shuffled(2), Seat.N, ()), random.Random(2))
    for viewer in (*PLAYERS, None):
        seen = view(state, viewer).last_trick
        assert [played.card for played in seen] == list(state.aside[-1].cards)
    state = acted(state, [Call.C1, Call.PASS])
    assert view(state, Seat.N).last_trick == ()


def test_law_66_the_last_trick_is_open_until_one_has_played_to_the_next() -> None:
    state = start(draw_deal_from_pack(shuffled(2), Seat.N, ()))
    for _ in range(2):
        assert state.turn is not None
        state = acted(state, [state.hands[state.turn.index][0]])
    assert view(state, Seat.N).last_trick == view(state, Seat.E).last_trick != ()
    assert state.turn is not None
    leader = state.turn
    state = acted(state, [state.hands[leader.index][0]])
    assert view(state, leader).last_trick == ()
    assert len(view(state, OTHER[leader]).last_trick) == 2


def test_a_void_shown_while_drawing_says_nothing_of_the_cards_drawn_since() -> None:
    deal = draw_deal_from_pack(shuffled(4), Seat.N, (), follow_suit=True)
    for state in draw_history(deal, random.Random(4)):
        if state.phase is Phase.DRAW and not state.tricks[-1].cards:
            assert view(state, None).voids == {}


def test_the_options_of_the_draw_are_said_in_the_view() -> None:
    deal = draw_deal_from_pack(shuffled(5), Seat.N, ())
    for follow in (False, True):
        stock = view(start(replace(deal, follow_suit=follow)), None).stock
        assert stock is not None
        assert stock.follow is follow

"""What a viewer may see: his own hand, dummy after the lead, and what lies on the table."""

from __future__ import annotations

import random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rekontra.game import (
    Card,
    Deal,
    DealView,
    LastTrick,
    Phase,
    PlayRules,
    Seat,
    Suit,
    sort_hand,
    view,
)
from tests.game.deals import called, deal_of, deals, history, played, redealt

MIXED = "AKQ2.AK2.A32.432 J43.QJ3.K54.KQJ5 T98.T98.QJT.T987 765.7654.9876.A6"
RULES = [PlayRules(), PlayRules(LastTrick.ALWAYS), PlayRules(LastTrick.NEVER, dummy_sees_all=True)]


def as_bytes(seen: DealView) -> bytes:
    return msgspec.json.encode(seen)


@settings(max_examples=25, deadline=None)
@given(deals(), st.integers(), st.sampled_from(RULES))
def test_redealing_the_unseen_cards_changes_no_view(
    deal: Deal, seed: int, rules: PlayRules
) -> None:
    for state in history(deal, random.Random(seed)):
        for viewer in (*Seat, None):
            seen = as_bytes(view(state, viewer, rules))
            assert as_bytes(view(redealt(state, viewer, rules, seed), viewer, rules)) == seen


def test_the_redealing_of_this_test_does_move_cards() -> None:
    state = called(deal_of(MIXED), "1NT P 3NT P P P")
    assert redealt(state, Seat.N, PlayRules(), 1).hands != state.hands


def test_law_41_dummy_is_seen_after_the_opening_lead_and_not_before() -> None:
    state = called(deal_of(MIXED), "1NT P 3NT P P P")
    for viewer in (*Seat, None):
        own = {viewer} if viewer else set()
        assert set(view(state, viewer).hands) == own
    state = played(state, [Card.CK])
    for viewer in (*Seat, None):
        own = {viewer} if viewer else set()
        assert set(view(state, viewer).hands) == own | {Seat.S}


def test_dummy_sees_all_hands_only_where_the_table_allows_it() -> None:
    state = played(called(deal_of(MIXED), "1NT P 3NT P P P"), [Card.CK])
    assert set(view(state, Seat.S).hands) == {Seat.S}
    assert set(view(state, Seat.S, PlayRules(dummy_sees_all=True)).hands) == set(Seat)
    assert set(view(state, Seat.E, PlayRules(dummy_sees_all=True)).hands) == {Seat.E, Seat.S}


def test_all_hands_are_shown_as_dealt_when_the_deal_is_over() -> None:
    state = called(deal_of(MIXED), "P P P P")
    assert view(state, None).hands == {seat: state.deal.hand(seat) for seat in Seat}


def test_law_66_the_last_trick_is_open_until_ones_side_has_played_to_the_next() -> None:
    state = called(deal_of(MIXED), "1NT P 3NT P P P")
    trick = [Card.HQ, Card.HT, Card.H7, Card.HA]
    state = played(state, trick)
    for viewer in (*Seat, None):
        assert [laid.card for laid in view(state, viewer).last_trick] == trick
    state = played(state, [Card.D2])
    seen = {viewer: bool(view(state, viewer).last_trick) for viewer in Seat}
    assert seen == {Seat.N: False, Seat.S: False, Seat.E: True, Seat.W: True}
    assert view(state, None).last_trick == ()
    state = played(state, [Card.D4])
    assert not any(view(state, viewer).last_trick for viewer in Seat)


@pytest.mark.parametrize(("rule", "shown"), [(LastTrick.ALWAYS, True), (LastTrick.NEVER, False)])
def test_the_table_may_open_or_close_the_last_trick(rule: LastTrick, shown: bool) -> None:
    state = called(deal_of(MIXED), "1NT P 3NT P P P")
    state = played(state, [Card.HQ, Card.HT, Card.H7, Card.HA, Card.D2])
    assert bool(view(state, Seat.N, PlayRules(rule)).last_trick) is shown


@settings(max_examples=25, deadline=None)
@given(deals(), st.integers())
def test_what_all_have_seen_is_what_the_tricks_say(deal: Deal, seed: int) -> None:
    for state in history(deal, random.Random(seed)):
        tricks = [list(zip(t.leader.order(), t.cards, strict=False)) for t in state.tricks]
        complete = [trick for trick in tricks if len(trick) == 4]
        under_way = [play for trick in tricks if len(trick) < 4 for play in trick]
        shown = {
            (seat, trick[0][1].suit)
            for trick in tricks
            for seat, card in trick[1:]
            if card.suit is not trick[0][1].suit
        }
        public = state.public
        assert public.left == {seat: len(state.hands[seat.index]) for seat in Seat}
        assert [(one.seat, one.card) for one in public.laid] == under_way
        assert [(one.seat, one.card) for one in public.last] == (complete[-1] if complete else [])
        assert public.led == tuple(trick[0][1].suit for trick in complete)
        assert public.gone == sort_hand(card for trick in complete for _, card in trick)
        assert list(public.voids.items()) == [
            (seat, suits)
            for seat in Seat
            if (suits := tuple(suit for suit in Suit if (seat, suit) in shown))
        ]


@settings(max_examples=10, deadline=None)
@given(deals(), st.integers())
def test_what_is_public_is_the_same_for_all(deal: Deal, seed: int) -> None:
    for state in history(deal, random.Random(seed)):
        views = [view(state, viewer) for viewer in (*Seat, None)]
        for field in ("phase", "turn", "actor", "calls", "contract", "left", "trick", "winners"):
            assert len({repr(getattr(seen, field)) for seen in views}) == 1
        assert state.phase is Phase.OVER or sum(views[0].left.values()) == sum(
            len(hand) for hand in state.hands
        )

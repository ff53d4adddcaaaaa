"""Layouts of the hidden hands: all that is drawn could be so, and all that could be so is drawn."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from rekontra.analysis.hands import SUITS, Hand
from rekontra.analysis.layouts import Layouts
from rekontra.bots import BotView
from rekontra.bots.bidding import agrees_with
from rekontra.bots.bidding.advice import context_of
from rekontra.bots.levels import weak
from rekontra.bots.play.known import Known, holdings, known
from rekontra.bots.play.layouts import ENOUGH, draw, sample
from rekontra.game import (
    PACK,
    Call,
    Card,
    Contract,
    DealState,
    Phase,
    Seat,
    Side,
    Suit,
    Trick,
    sort_hand,
    view,
)
from tests.bots.play.positions import after, dealt_again, ending, moment, opened, some_moments
from tests.bots.tables import play_out, random_deal

QUIET = "AQ72.K83.A94.Q52 K93.J72.KT32.984 JT85.AQ5.Q65.KJ3 64.T964.J87.AT76"


def chance(seed: int = 1) -> np.random.Generator:
    return np.random.default_rng(seed)


def counts(layouts: Layouts) -> NDArray[np.int64]:
    """The number of cards in each hand of each layout."""
    return np.asarray(np.bitwise_count(layouts).sum(axis=2), dtype=np.int64)


def cards_of(bits: NDArray[np.int32]) -> set[Card]:
    return {card for card in Card if int(bits[SUITS.index(card.suit)]) >> (card.height - 2) & 1}


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10**6), st.integers(1, 47), st.integers(0, 99))
def test_layouts_agree_with_all_that_was_seen(deal: int, cards: int, seed: int) -> None:
    for state in some_moments(deal, cards)[:1]:
        shown = view(state, state.actor)
        facts = known(moment(state))
        layouts, _ = draw(facts, chance(seed), 50)
        assert len(layouts)
        for seat in Seat:
            assert (counts(layouts)[:, seat.index] == shown.left[seat]).all()
            for suit in shown.voids.get(seat, ()):
                assert not layouts[:, seat.index, SUITS.index(suit)].any()
            if seat in shown.hands:
                assert (layouts[:, seat.index] == holdings(shown.hands[seat])).all()
        for layout in layouts[:5]:
            hidden = [cards_of(layout[seat.index]) for seat in facts.hidden]
            assert set().union(*hidden) == set(facts.unseen)
            assert sum(map(len, hidden)) == len(facts.unseen)


def test_the_opening_leader_knows_of_no_other_hand() -> None:
    facts = known(moment(opened(QUIET, "1NT P 3NT P P P")))
    layouts, complete = draw(facts, chance(), 100)
    assert not complete
    assert set(facts.hidden) == {Seat.N, Seat.S, Seat.W}
    assert (counts(layouts) == 13).all()


def few_left(voids: dict[str, str] | None = None) -> Known:
    return known(
        ending(
            "3NT S",
            hands={"N": "A2...", "S": "K3..."},
            hidden="QJT9...",
            turn="S",
            actor="S",
            won=5,
            voids=voids,
        )
    )


def test_when_few_cards_are_left_all_layouts_are_written_down_once() -> None:
    layouts, complete = draw(few_left(), chance(), 3)
    assert complete
    assert len({layout.tobytes() for layout in layouts}) == len(layouts) == 6


def test_a_void_shown_leaves_one_layout() -> None:
    view_of_void = ending(
        "3NT S",
        hands={"N": "A2...", "S": "K3..."},
        hidden="QJ.A2..",
        turn="S",
        actor="S",
        won=5,
        voids={"W": "S"},
    )
    layouts, complete = draw(known(view_of_void), chance(), 3)
    assert complete
    assert [cards_of(layout[Seat.E.index]) for layout in layouts] == [{Card.SQ, Card.SJ}]


def written(cards: Iterable[Card]) -> str:
    held = sort_hand(cards)
    return ".".join(
        "".join(card.rank.value for card in held if card.suit is suit) for suit in reversed(Suit)
    )


def missing_spades(missing: int) -> Known:
    """The view of a declarer whose side lacks so many spades, before a card is played to him."""
    spades = [card for card in reversed(PACK) if card.suit is Suit.S]
    others = [card for card in reversed(PACK) if card.suit is not Suit.S]
    ours = [*spades[: 13 - missing], *others[: 13 + missing]]
    hidden = set(PACK) - set(ours)
    hands = {"N": written(ours[0::2]), "S": written(ours[1::2])}
    return known(ending("3NT S", hands=hands, hidden=written(hidden), turn="S", actor="S", won=0))


@pytest.mark.parametrize(
    ("missing", "longest", "share"),
    [(2, 1, 0.52), (3, 2, 0.78), (4, 2, 0.407), (4, 3, 0.497), (5, 3, 0.678), (5, 4, 0.283)],
)
def test_missing_cards_divide_as_the_tables_of_percentages_say(
    missing: int, longest: int, share: float
) -> None:
    layouts, _ = draw(missing_spades(missing), chance(3), 20000)
    held = np.bitwise_count(layouts[:, Seat.E.index, SUITS.index(Suit.S)]).astype(int)
    assert np.mean(np.maximum(held, missing - held) == longest) == pytest.approx(share, abs=0.015)


def test_an_honour_is_as_often_with_the_one_as_with_the_other() -> None:
    layouts, _ = draw(missing_spades(4), chance(4), 20000)
    east = layouts[:, Seat.E.index, SUITS.index(Suit.S)]
    assert np.mean(east >> 3 & 1) == pytest.approx(0.5, abs=0.015)


def test_what_was_bid_is_held() -> None:
    state = after(opened(QUIET, "1NT P 3NT P P P"), "D2")
    view_of_west = moment(after(opened(QUIET, "1NT P 3NT P P P"), ""))
    assert state.turn is Seat.S
    context = context_of(view_of_west)
    drawn = sample(known(view_of_west), context, chance(), 200)
    assert drawn.relaxed == 0
    assert len(drawn.layouts) >= ENOUGH
    north = Hand.many(drawn.layouts[:, Seat.N.index])
    assert ((north.hcp >= 15) & (north.hcp <= 17)).all()
    for seat in (Seat.N, Seat.S, Seat.W):
        hand = Hand.many(drawn.layouts[:, seat.index])
        assert all(made.all() for made in agrees_with(context, seat, hand))


@pytest.mark.parametrize("deal", range(12))
def test_the_opening_leader_explains_every_call_of_an_auction_of_the_book(deal: int) -> None:
    leads: list[BotView] = []

    def watch(state: DealState, shown: BotView, _: Call | Card) -> None:
        if state.phase is Phase.PLAY and not state.played:
            leads.append(shown)

    play_out(random_deal(random.Random(deal)), bots=dict.fromkeys(Side, weak), watch=watch)
    for shown in leads:
        facts, context = known(shown), context_of(shown)
        drawn = sample(facts, context, chance(), 20)
        assert drawn.relaxed == 0
        assert ENOUGH <= len(drawn.layouts) <= 20
        assert (counts(drawn.layouts) == 13).all()
        assert (drawn.layouts.sum(axis=1) == (1 << 13) - 1).all()
        assert (drawn.layouts[:, facts.turn.index] == facts.held[facts.turn]).all()
        for seat in facts.hidden:
            hand = Hand.many(drawn.layouts[:, seat.index])
            assert all(made.all() for made in agrees_with(context, seat, hand))


def test_hands_are_told_by_the_cards_dealt_not_by_those_left() -> None:
    state = after(opened(QUIET, "1NT P 3NT P P P"), "DT D5 D7 DA SA S9 S5 S4 S7 SK SJ S6")
    shown = moment(state)
    assert state.turn is Seat.E
    drawn = sample(known(shown), context_of(shown), chance(), 200)
    assert drawn.relaxed == 0
    gone = np.array(known(shown).gone[Seat.N], dtype=np.int32)
    dealt = Hand.many(drawn.layouts[:, Seat.N.index] | gone)
    assert ((dealt.hcp >= 15) & (dealt.hcp <= 17) & dealt.balanced).all()


def test_an_auction_that_no_hand_explains_is_believed_as_far_as_it_can_be() -> None:
    """East leads with all high cards but a few, and North has opened 1NT."""
    hands = "T987.JT9.JT9.JT9 AKQJ.AKQ.AKQ.AKQ 65432.876.876.87 .5432.5432.65432"
    shown = moment(opened(hands, "1NT P P P"))
    drawn = sample(known(shown), context_of(shown), chance(), 100)
    assert drawn.relaxed > 1
    assert len(drawn.layouts) >= ENOUGH
    assert (counts(drawn.layouts) == 13).all()


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 10**6), st.integers(1, 50), st.integers(0, 99))
def test_what_is_hidden_changes_no_layout(deal: int, cards: int, seed: int) -> None:
    for state in some_moments(deal, cards)[:1]:
        other = dealt_again(state, random.Random(seed))
        one, two = (
            sample(known(moment(each)), context_of(moment(each)), chance(seed), 40)
            for each in (state, other)
        )
        assert one.relaxed == two.relaxed
        assert np.array_equal(one.layouts, two.layouts)


@pytest.mark.parametrize("deal", range(12))
def test_the_truth_is_among_all_layouts_that_agree_with_an_auction_of_the_book(deal: int) -> None:
    found: list[DealState] = []

    def watch(state: DealState, _: BotView, __: Call | Card) -> None:
        if len(state.played) in (33, 38, 43):
            found.append(state)

    play_out(random_deal(random.Random(deal)), bots=dict.fromkeys(Side, weak), watch=watch)
    for state in found:
        shown = moment(state)
        drawn = sample(known(shown), context_of(shown), chance(), 5000)
        assert drawn.complete
        truth = np.array([holdings(hand) for hand in state.hands], dtype=np.int32)
        assert (drawn.layouts == truth).all(axis=(1, 2)).any()


def unbid(contract: Contract, hands: str) -> DealState:
    """A deal without an auction before its opening lead."""
    state = opened(hands, "")
    return replace(state, contract=contract, tricks=(Trick(contract.leader),), phase=Phase.PLAY)


@pytest.mark.parametrize(
    ("contract", "least", "most"), [("4S", 22, 32), ("1NT", 19, 25), ("6NT", 26, 40)]
)
def test_a_contract_without_an_auction_tells_of_its_side(
    contract: str, least: int, most: int
) -> None:
    bid = Call(contract)
    state = unbid(Contract(bid.level, bid.strain, 0, Seat.N), QUIET)
    drawn = sample(known(moment(state)), None, chance(), 200)
    assert drawn.relaxed == 0
    north, south = (Hand.many(drawn.layouts[:, seat.index]) for seat in (Seat.N, Seat.S))
    assert least <= np.mean(north.hcp + south.hcp) <= most
    if bid.strain.trumps is not None:
        fit = north.length(bid.strain.trumps) + south.length(bid.strain.trumps)
        assert fit.min() >= 6
        assert np.mean(fit >= 8) > 0.7

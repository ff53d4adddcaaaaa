"""The review of a deal: calls against the book, cards against double dummy, and its limits."""

from __future__ import annotations

import random
from collections.abc import Sequence

import msgspec
import pytest

from rekontra.analysis import Position, ready, solve, table
from rekontra.analysis.hands import Hand
from rekontra.bots import BotView
from rekontra.bots.bidding import advise
from rekontra.bots.bidding.advice import context_of
from rekontra.bots.play import value_cards
from rekontra.bots.review import Judge, Review, judge_by_layouts, review
from rekontra.game import (
    Call,
    Card,
    Contract,
    Deal,
    DealState,
    Illegal,
    Phase,
    Seat,
    Side,
    Strain,
    Trick,
    start,
    view,
)
from tests.bots.tables import Score, random_deal
from tests.game.deals import called, deal_of, history, played, random_action

pytestmark = pytest.mark.skipif(not ready(), reason="there is no double dummy here")

SEEDS = range(4)
# South makes twelve tricks in spades: North ruffs a club or a diamond, and one is lost.
SLAM = deal_of("5432.5432.432.32 T9.QJT9.QJT.QJT8 AKQJ876..AK5.AK9 .AK876.9876.7654")
SIX_SPADES = "P P 6S P P P"


def look(
    deal: Deal,
    calls: Sequence[Call],
    cards: Sequence[Card] = (),
    contract: Contract | None = None,
    judge: Judge | None = None,
) -> Review:
    seen = Score().bot_view(view(start(deal), deal.dealer))
    return review(deal, calls, cards, contract, seen.standing, seen.profile, judge=judge)


def said(text: str) -> tuple[Call, ...]:
    return tuple(Call(word) for word in text.split())


def laid(text: str) -> tuple[Card, ...]:
    return tuple(Card(word) for word in text.split())


def at_random(seed: int) -> tuple[list[DealState], tuple[Call, ...], tuple[Card, ...]]:
    """A deal called and played by chance: its states from the first to the last, and its actions.

    One that is passed out is dealt again.
    """
    chance = random.Random(seed)
    while True:
        states = history(random_deal(chance), chance)
        if states[-1].contract is not None:
            cards = tuple(card for state in states[-1:] for card in in_order(state))
            return states, states[-1].auction.calls, cards


def in_order(state: DealState) -> tuple[Card, ...]:
    return tuple(card for trick in state.tricks for card in trick.cards)


def best_of(state: DealState) -> dict[Card, int]:
    assert state.contract is not None
    assert state.trick is not None
    trick: Trick = state.trick
    return solve(Position(state.hands, state.contract.strain, trick.leader, trick.cards))


@pytest.mark.parametrize("seed", SEEDS)
def test_a_card_costs_what_the_best_one_takes_more(seed: int) -> None:
    states, calls, cards = at_random(seed)
    looked = look(states[0].deal, calls, cards)
    moments = [state for state in states if state.phase is Phase.PLAY]
    assert len(looked.cards) == len(moments) == 52
    for state, reviewed in zip(moments, looked.cards, strict=True):
        tricks = best_of(state)
        most = max(tricks.values())
        assert reviewed.seat is state.turn
        assert reviewed.cost == most - tricks[reviewed.card] >= 0
        best = tuple(card for card in tricks if tricks[card] == most)
        assert reviewed.best == (best if reviewed.cost else ())
    assert sum(reviewed.cost for reviewed in looked.cards) > 0


@pytest.mark.parametrize("seed", SEEDS)
def test_values_go_from_the_table_to_the_tricks_made(seed: int) -> None:
    states, calls, cards = at_random(seed)
    end = states[-1]
    assert end.contract is not None
    looked = look(end.deal, calls, cards)
    assert looked.table == table(end.deal.hands)
    assert len(looked.values) == 53
    assert looked.values[0] == looked.table.of(end.contract.declarer, end.contract.strain)
    assert looked.values[-1] == end.tricks_made


def test_a_second_trick_given_up_costs_declarer_one() -> None:
    looked = look(SLAM, said(SIX_SPADES), laid("HA H2 H9 S6 C9 C7 C3 CT ST SJ H6 S3 D5"))
    assert looked.values == (12,) * 13 + (11,)
    *others, costly = looked.cards
    assert [reviewed.cost for reviewed in others] == [0] * 12
    assert (costly.seat, costly.card, costly.cost) == (Seat.S, Card.D5, 1)
    assert Card.CA in costly.best and Card.D5 not in costly.best


def test_par_is_the_slam() -> None:
    looked = look(SLAM, said(SIX_SPADES))
    assert looked.par.score == 980
    assert looked.values == (12,)
    assert looked.cards == ()


def test_a_deal_passed_out_has_calls_alone() -> None:
    looked = look(SLAM, said("P P P P"))
    assert [reviewed.call for reviewed in looked.calls] == [Call.PASS] * 4
    assert (looked.cards, looked.values) == ((), ())
    with pytest.raises(Illegal):
        look(SLAM, said("P P P P"), laid("HA"))


def test_a_play_that_stops_is_reviewed_as_far_as_it_goes() -> None:
    states, calls, cards = at_random(7)
    whole = look(states[0].deal, calls, cards)
    for length in (0, 1, 5, 30, 51):
        part = look(states[0].deal, calls, cards[:length])
        assert part.cards == whole.cards[:length]
        assert part.values == whole.values[: length + 1]


def test_a_contract_without_its_auction_is_enough_for_the_play() -> None:
    cards = laid("HA H2 H9 S6 C9 C7 C3 CT")
    contract = Contract(6, Strain.S, 0, Seat.S)
    auctioned = look(SLAM, said(SIX_SPADES), cards)
    for calls in ("", "P P 6S"):
        looked = look(SLAM, said(calls), cards, contract)
        assert (looked.cards, looked.values) == (auctioned.cards, auctioned.values)
        assert looked.calls == auctioned.calls[: len(calls.split())]


def test_what_was_played_is_believed_before_the_calls() -> None:
    contract = Contract(3, Strain.H, 0, Seat.W)
    looked = look(SLAM, said(SIX_SPADES), laid("S2 S9 SA H6"), contract)
    assert [reviewed.call for reviewed in looked.calls] == list(said(SIX_SPADES))
    assert looked.values[0] == looked.table.of(Seat.W, Strain.H)
    assert [reviewed.seat for reviewed in looked.cards] == [Seat.N, Seat.E, Seat.S, Seat.W]


def test_an_open_auction_has_no_play() -> None:
    looked = look(SLAM, said("P P 1S"))
    assert (looked.cards, looked.values) == ((), ())
    with pytest.raises(Illegal):
        look(SLAM, said("P P 1S"), laid("HA"))


@pytest.mark.parametrize(
    ("calls", "cards"),
    [("P P 1S 1H", ""), ("X", ""), (SIX_SPADES, "DA"), (SIX_SPADES, "HA H2 H9 S6 HK")],
)
def test_what_the_rules_forbid_is_refused(calls: str, cards: str) -> None:
    with pytest.raises(Illegal):
        look(SLAM, said(calls), laid(cards))


@pytest.mark.parametrize("seed", range(20))
def test_every_legal_auction_can_be_reviewed(seed: int) -> None:
    chance = random.Random(seed)
    state = start(random_deal(chance))
    while state.phase is Phase.AUCTION:
        state = played(state, [random_action(state, chance)])
    looked = look(state.deal, state.auction.calls)
    assert tuple(reviewed.call for reviewed in looked.calls) == state.auction.calls
    for place, reviewed in enumerate(looked.calls):
        assert reviewed.seat is state.deal.dealer.plus(place)


def test_the_book_calls_with_the_hand_of_the_player() -> None:
    looked = look(SLAM, said(SIX_SPADES))
    for place, reviewed in enumerate(looked.calls):
        before = called(SLAM, " ".join(SIX_SPADES.split()[:place]))
        seen = Score().bot_view(view(before, reviewed.seat))
        advice = advise(context_of(seen), Hand.of(SLAM.hand(reviewed.seat)))
        assert (reviewed.book, reviewed.note) == (advice.call, advice.note)


def test_what_is_said_of_a_call_depends_on_no_hand_but_the_callers() -> None:
    n, e, s, w = SLAM.hands
    for seat, hands in ((Seat.N, (n, s, w, e)), (Seat.S, (w, n, s, e))):
        other = Deal(SLAM.dealer, SLAM.vulnerable, hands)
        own = [each for each in look(SLAM, said(SIX_SPADES)).calls if each.seat is seat]
        assert own == [each for each in look(other, said(SIX_SPADES)).calls if each.seat is seat]


def test_a_judge_is_shown_what_the_player_saw() -> None:
    asked: list[tuple[BotView, Card]] = []

    def judge(seen: BotView, card: Card) -> bool:
        asked.append((seen, card))
        return card.suit is seen.deal.legal_cards[0].suit

    states, calls, cards = at_random(3)
    looked = look(states[0].deal, calls, cards, judge=judge)
    costly = [reviewed for reviewed in looked.cards if reviewed.cost]
    assert [card for _, card in asked] == [reviewed.card for reviewed in costly]
    for (seen, card), reviewed in zip(asked, costly, strict=True):
        deal = seen.deal
        assert card in deal.legal_cards
        assert deal.turn is reviewed.seat
        faced = deal.hands.keys() - {deal.seat}
        assert faced <= {deal.dummy}
        assert reviewed.reasonable is (card.suit is deal.legal_cards[0].suit)
    assert all(each.reasonable is None for each in looked.cards if not each.cost)


def test_without_a_judge_nothing_is_said_of_reason() -> None:
    states, calls, cards = at_random(3)
    assert {each.reasonable for each in look(states[0].deal, calls, cards).cards} == {None}


def test_a_sure_trick_given_away_is_not_reasonable() -> None:
    # Declarer needs all the rest and has it in his two hands, but leads a loser.
    cards = laid("HA H2 H9 S6 C9 C7 C3 CT ST SJ H6 S3 D5")
    *_, costly = look(SLAM, said(SIX_SPADES), cards, judge=judge_by_layouts).cards
    assert (costly.card, costly.reasonable) == (Card.D5, False)


def test_the_best_on_what_the_player_sees_is_reasonable() -> None:
    state = played(called(SLAM, SIX_SPADES), laid("HA H2 H9 S6 C9 C7 C3 CT ST SJ H6 S3"))
    seen = Score().bot_view(view(state, Seat.S))
    best = value_cards(seen)[0]
    assert judge_by_layouts(seen, best.card) is True


def test_a_review_travels_as_it_is() -> None:
    looked = look(SLAM, said(SIX_SPADES), laid("HA H2 H9 S6 C9"))
    assert msgspec.json.decode(msgspec.json.encode(looked), type=Review) == looked


def test_par_knows_who_is_vulnerable() -> None:
    scores = {
        sides: look(Deal(SLAM.dealer, sides, SLAM.hands), ()).par.score
        for sides in ((), (Side.NS,), (Side.EW,))
    }
    # Seven hearts doubled goes five down: a sacrifice against a vulnerable slam alone.
    assert scores == {(): 980, (Side.NS,): 1100, (Side.EW,): 980}

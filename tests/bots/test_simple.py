"""What must always hold for the simple bot, and how good it is on a fixed set of deals."""

from __future__ import annotations

import random
import time
from dataclasses import replace
from functools import lru_cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rekontra.analysis import table
from rekontra.bots import BotView, fallback, simple_bot
from rekontra.game import (
    Call,
    Card,
    DealState,
    Hands,
    Phase,
    Seat,
    Side,
    Strain,
    Suit,
    decide,
    evolve,
    sort_hand,
    start,
    view,
)
from tests.bots.tables import (
    VULNERABILITIES,
    Score,
    hcp,
    play_out,
    points,
    random_deal,
    random_score,
)

MEASURED = 400


@pytest.mark.slow
@pytest.mark.parametrize("batch", range(8))
def test_four_bots_play_any_deal_legally_to_its_end(batch: int) -> None:
    rng = random.Random(1000 + batch)
    for _ in range(260):
        score = random_score(rng)
        again = rng.random() < 0.1

        def watch(_: DealState, seen: BotView, answer: Call | Card) -> None:
            assert answer in seen.deal.legal_calls or answer in seen.deal.legal_cards
            if again:  # noqa: B023
                assert simple_bot(seen) is answer

        state = play_out(random_deal(rng), score, watch=watch)
        assert state.phase is Phase.OVER
        assert len(state.auction.calls) <= 40


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 2**32), st.floats(0, 1))
def test_a_legal_answer_at_a_table_of_chance(seed: int, share: float) -> None:
    """Others may call and play anything: the bot still has a legal answer."""
    rng = random.Random(seed)

    def anybody(seen: BotView) -> Call | Card:
        if rng.random() < share:
            answer = simple_bot(seen)
            assert answer in seen.deal.legal_calls or answer in seen.deal.legal_cards
            return answer
        calls = (*seen.deal.legal_calls[:6], *seen.deal.legal_calls[-3:])
        return rng.choice(calls) if calls else rng.choice(seen.deal.legal_cards)

    play_out(random_deal(rng), random_score(rng), dict.fromkeys(Side, anybody))


def _dealt_again(state: DealState, viewer: Seat, rng: random.Random) -> DealState:
    """The same deal with the cards that this viewer cannot see dealt again."""
    hidden = [s for s in Seat if s not in view(state, viewer).hands]
    pool = [card for seat in hidden for card in state.hands[seat.index]]
    rng.shuffle(pool)
    hands = list(state.hands)
    for seat in hidden:
        count = len(hands[seat.index])
        hands[seat.index], pool = sort_hand(pool[:count]), pool[count:]
    dealt: Hands = (hands[0], hands[1], hands[2], hands[3])
    return replace(state, hands=dealt)


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**32), st.integers(0, 60))
def test_the_answer_does_not_depend_on_hidden_cards(seed: int, steps: int) -> None:
    rng = random.Random(seed)
    state, score = start(random_deal(rng)), random_score(rng)
    for _ in range(steps):
        if state.actor is None:
            return
        answer = simple_bot(score.bot_view(view(state, state.actor)))
        state = evolve(state, decide(state, state.actor, answer))
    actor = state.actor
    if actor is None:
        return
    other = _dealt_again(state, actor, rng)
    assert view(other, actor) == view(state, actor)
    assert simple_bot(score.bot_view(view(other, actor))) is simple_bot(
        score.bot_view(view(state, actor))
    )


def test_the_fallback_is_the_simple_bots_answer() -> None:
    def check(_: DealState, seen: BotView, answer: Call | Card) -> None:
        assert fallback(seen) is answer

    play_out(random_deal(random.Random(5)), watch=check)


def test_the_fallback_is_pass_or_the_lowest_card_where_all_else_fails(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fails(*_: object) -> Call | Card:
        raise RuntimeError

    state = play_out(random_deal(random.Random(5)), auction_only=True)
    monkeypatch.setattr("rekontra.bots.simple.choose_card", fails)
    monkeypatch.setattr("rekontra.bots.simple.choose_call", fails)
    while state.phase is not Phase.OVER:
        assert state.actor is not None
        seen = Score().bot_view(view(state, state.actor))
        answer = fallback(seen)
        assert isinstance(answer, Card)
        plain = [card for card in seen.deal.legal_cards if card.suit is not _trumps(seen)]
        assert answer.height == min(card.height for card in plain or seen.deal.legal_cards)
        state = evolve(state, decide(state, state.actor, answer))
    fresh = start(random_deal(random.Random(5)))
    assert fallback(Score().bot_view(view(fresh, fresh.actor))) is Call.PASS


def _trumps(seen: BotView) -> Suit | None:
    assert seen.deal.contract is not None
    return seen.deal.contract.strain.trumps


def test_a_bot_that_is_not_to_act_says_so() -> None:
    state = start(random_deal(random.Random(6)))
    assert state.actor is not None
    seen = Score().bot_view(view(state, state.actor.next))
    for bot in (simple_bot, fallback):
        with pytest.raises(ValueError, match="turn"):
            bot(seen)


@lru_cache(maxsize=1)
def _measured() -> tuple[DealState, ...]:
    rng = random.Random(2024)
    return tuple(
        play_out(random_deal(rng, VULNERABILITIES[place % 4])) for place in range(MEASURED)
    )


def _side_hcp(state: DealState, side: Side) -> int:
    return sum(hcp(state.deal.hand(seat)) for seat in side.seats)


def _fit(state: DealState, side: Side) -> bool:
    """Whether the side has eight cards of some suit."""
    one, two = (state.deal.hand(seat) for seat in side.seats)
    return any(sum(card.suit.value == suit for card in (*one, *two)) >= 8 for suit in "CDHS")


def _in_game(state: DealState, side: Side) -> bool:
    contract = state.contract
    if contract is None or contract.declarer.side is not side:
        return False
    trick = 20 if contract.strain.minor else 30
    return trick * contract.level + (10 if contract.strain is Strain.NT else 0) >= 100


def _share(hits: list[bool]) -> float:
    assert len(hits) >= 20
    return sum(hits) / len(hits)


def test_games_are_bid_with_the_points_for_them() -> None:
    rich = [
        _in_game(state, side) or (_in_game(state, side.other) and state.contract.doubling > 0)
        for state in _measured()
        for side in Side
        if _side_hcp(state, side) >= 26 and _fit(state, side) and state.contract is not None
    ]
    assert _share(rich) > 0.75


def test_games_are_not_bid_without_the_points() -> None:
    poor = [
        _in_game(state, side) and state.contract is not None and state.contract.doubling == 0
        for state in _measured()
        for side in Side
        if _side_hcp(state, side) <= 20
    ]
    assert _share(poor) < 0.15


def test_slams_are_rare_and_most_of_them_can_be_made() -> None:
    slams = [
        (state.deal, state.contract)
        for state in _measured()
        if state.contract is not None and state.contract.level >= 6
    ]
    assert 0 < len(slams) < 0.08 * MEASURED
    made = [
        table(deal.hands).of(contract.declarer, contract.strain) >= contract.needed
        for deal, contract in slams
    ]
    assert sum(made) > 0.6 * len(made)


def test_contracts_are_made_about_as_often_as_in_a_club() -> None:
    made = [
        (state.tricks_made or 0) >= state.contract.needed
        for state in _measured()
        if state.contract is not None
    ]
    assert 0.45 < _share(made) < 0.85


def test_few_deals_are_passed_out_and_few_contracts_are_doubled() -> None:
    contracts = [state.contract for state in _measured()]
    assert sum(contract is None for contract in contracts) < 0.06 * MEASURED
    assert sum(contract is not None and contract.doubling > 0 for contract in contracts) < (
        0.12 * MEASURED
    )


def _swing(rival_name: str, deals: int) -> float:
    """The average points a deal that the bots gain over their rivals, each deal played twice."""
    rng = random.Random(77)
    chance = random.Random(78)

    def rival(seen: BotView) -> Call | Card:
        calls = seen.deal.legal_calls
        if rival_name == "low":
            cards = seen.deal.legal_cards
            return Call.PASS if calls else min(cards, key=lambda card: card.height)
        return chance.choice(calls) if calls else chance.choice(seen.deal.legal_cards)

    total = 0
    for _ in range(deals):
        deal = random_deal(rng)
        north = play_out(deal, bots={Side.NS: simple_bot, Side.EW: rival})
        east = play_out(deal, bots={Side.NS: rival, Side.EW: simple_bot})
        total += points(north) - points(east)
    return total / (2 * deals)


def test_the_bots_beat_passing_and_playing_low_by_far() -> None:
    assert _swing("low", 60) > 150


def test_the_bots_beat_chance_by_far() -> None:
    assert _swing("chance", 40) > 400


def test_an_action_takes_under_two_milliseconds_on_average() -> None:
    views: list[BotView] = []
    rng = random.Random(11)
    for _ in range(10):
        play_out(random_deal(rng), watch=lambda _, seen, __: views.append(seen))
    began = time.process_time()
    for seen in views:
        simple_bot(seen)
    assert (time.process_time() - began) / len(views) < 0.002

"""The player of Draw Bridge: what he keeps, what he calls, and play that is never beaten."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import lru_cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rekontra.bots import Bot, BotView, fallback, simple_bot
from rekontra.bots.duel import counting, forgetful
from rekontra.bots.duel.solving import Solver, bits, suit_mask, suit_of
from rekontra.bots.levels import medium, strong, weak
from rekontra.contests import play_match
from rekontra.game import (
    PACK,
    Call,
    Card,
    Contract,
    DrawDeal,
    DrawState,
    Phase,
    Seat,
    Suit,
    decide,
    draw_deal_from_pack,
    evolve,
    parse_hand,
    start,
    view,
)
from rekontra.scoring.profile import Form, Profile
from tests.game.deals import shuffled
from tests.game.draws import PLAYERS, acted, draw_deals, drawn_out

DRAW = Profile(form=Form.DRAW)


def seen(state: DrawState, profile: Profile = DRAW) -> BotView:
    assert state.turn is not None
    standing = play_match(profile, state.deal.dealer).standing
    return BotView(view(state, state.turn), standing, profile, seed=3)


def at_the_auction(north: str, east: str, dealer: Seat = Seat.N) -> DrawState:
    """A deal drawn out to these hands."""
    hands = parse_hand(north), parse_hand(east)
    rest = [card for card in PACK if card not in hands[0] + hands[1]]
    n, e = tuple(rest[:13]), tuple(rest[13:])
    stock = tuple(card for pair in zip(*hands, strict=True) for card in pair)
    state = start(DrawDeal(dealer, (), (n, e, (), ()), stock))
    # Who holds what is put right afterwards: how the tricks of the draw went is no matter here.
    while state.phase is Phase.DRAW:
        assert state.turn is not None
        card = next(c for c in state.hands[state.turn.index] if c in rest)
        state = acted(state, [card])
    both = (*hands, (), ())
    return replace(state, hands=both, held=both)


def subsets(cards: int) -> list[int]:
    return [1 << place for place in range(52) if cards >> place & 1]


def most_tricks(leader: int, other: int, trumps: int) -> int:
    """The leader's tricks by trying every card."""

    @lru_cache(None)
    def best(mine: int, theirs: int) -> int:
        left = mine.bit_count()
        return max(
            (
                min(
                    left - 1 - best(theirs ^ reply, mine ^ lead)
                    if (reply > lead if reply & suit_of(lead) else reply & trumps)
                    else 1 + best(mine ^ lead, theirs ^ reply)
                    for reply in subsets(theirs & suit_of(lead) or theirs)
                )
                for lead in subsets(mine)
            ),
            default=0,
        )

    return best(leader, other)


@settings(max_examples=60, deadline=None)
@given(st.permutations(PACK), st.integers(1, 5), st.sampled_from([None, *Suit]), st.booleans())
def test_the_search_finds_what_trying_every_card_finds(
    pack: list[Card], size: int, trumps: Suit | None, crowded: bool
) -> None:
    # In few suits cards meet more often.
    cards = [card for card in pack if not crowded or card.suit in (Suit.H, Suit.S)]
    mine, theirs = bits(cards[:size]), bits(cards[size : 2 * size])
    found = Solver(trumps, 100_000)
    assert found.tricks(mine, theirs) == most_tricks(mine, theirs, suit_mask(trumps))
    assert max(found.lead_values(mine, theirs).values()) == found.tricks(mine, theirs)


@settings(max_examples=6, deadline=None)
@given(draw_deals(), st.sampled_from([counting, forgetful, weak, medium, strong, simple_bot]))
def test_every_answer_in_a_deal_is_legal(deal: DrawDeal, bot: Bot) -> None:
    state = start(deal)
    while state.phase is not Phase.OVER:
        assert state.turn is not None
        state = evolve(state, decide(state, state.turn, bot(seen(state))))


@settings(max_examples=10, deadline=None)
@given(
    draw_deals(), st.integers(0, 1000), st.sampled_from(PLAYERS), st.sampled_from(list(Call)[:35])
)
def test_he_who_counts_takes_at_least_what_is_his_against_any_play(
    deal: DrawDeal, seed: int, seat: Seat, bid: Call
) -> None:
    chance = random.Random(seed)
    state = drawn_out(deal, chance)
    state = acted(state, [bid, Call.PASS])
    assert state.contract is not None
    solver = Solver(state.contract.strain.trumps, 100_000)
    leader = state.turn
    assert leader is not None
    due = solver.tricks(bits(state.hands[leader.index]), bits(state.hands[1 - leader.index]))
    while state.phase is not Phase.OVER:
        assert state.turn is not None
        own = state.turn is seat
        card = counting(seen(state)) if own else chance.choice(seen(state).deal.legal_cards)
        state = acted(state, [card])
    assert state.winners.count(seat) >= (due if seat is leader else 13 - due)


def test_he_keeps_aces_and_long_suits_while_drawing() -> None:
    hand = parse_hand("AKQJT9.A.4.76532")
    rest = [card for card in PACK if card not in hand]
    deal = DrawDeal(Seat.E, (), (hand, tuple(rest[:13]), (), ()), tuple(rest[13:]))
    assert counting(seen(start(deal))) is Card.D4


@pytest.mark.parametrize(("top", "card"), [(Card.SK, Card.H9), (Card.C3, Card.D2)])
def test_he_wins_a_trick_of_the_draw_when_the_open_card_is_worth_it(top: Card, card: Card) -> None:
    """East leads the eight of hearts; the nine beats it, which is no great loss."""
    hand = parse_hand("AQJT98.AJ9.2.865")
    east = parse_hand("7.8.AKQJT98.K974")
    rest = [c for c in PACK if c not in (*hand, *east, top)]
    deal = DrawDeal(Seat.N, (), (hand, east, (), ()), (top, *rest), top_face_up=True)
    state = acted(start(deal), [Card.H8])
    assert counting(seen(state)) is card


def test_he_bids_the_game_that_he_will_make() -> None:
    state = at_the_auction("AKQJ987.AK2.A2.2", "T65432.QJT.KQ3.A")
    call = counting(seen(state))
    assert isinstance(call, Call)
    assert call.is_bid
    won = acted(state, [call, Call.PASS])
    assert won.contract is not None
    needed = won.contract.needed
    while won.phase is not Phase.OVER:
        won = acted(won, [counting(seen(won))])
    assert won.tricks_made is not None
    assert won.tricks_made >= needed


def test_he_doubles_what_cannot_be_made_and_nobody_can_run_from() -> None:
    state = at_the_auction("AKQJ987.AK2.A2.2", "T65432.QJT.KQ3.A", Seat.E)
    state = acted(state, [Call.NT7])
    assert counting(seen(state)) is Call.DOUBLE
    assert forgetful(seen(state)) is Call.PASS


def test_a_made_contract_is_not_doubled() -> None:
    state = acted(at_the_auction("AKQJT98765432...", ".AKQJT98765432.."), [Call.S7])
    assert counting(seen(state)) is Call.PASS


@settings(max_examples=4, deadline=None)
@given(draw_deals(), st.integers(0, 1000), st.sampled_from([counting, forgetful]))
def test_the_same_view_has_the_same_answer(deal: DrawDeal, seed: int, bot: Bot) -> None:
    state = drawn_out(deal, random.Random(seed))
    assert bot(seen(state)) is bot(seen(state))


def test_the_fallback_has_an_answer_in_each_phase() -> None:
    state = start(draw_deal_from_pack(shuffled(9), Seat.N, ()))
    while state.phase is not Phase.OVER:
        state = acted(state, [fallback(seen(state))])


def test_a_view_of_four_hands_is_not_for_him() -> None:
    state = start(draw_deal_from_pack(shuffled(9), Seat.N, ()))
    given_view = seen(state)
    for deal in (replace(given_view.deal, stock=None), view(state, None)):
        with pytest.raises(ValueError, match="Draw Bridge"):
            counting(replace(given_view, deal=deal))


def test_the_contract_of_two_has_no_dummy_to_count_on() -> None:
    state = acted(at_the_auction("AKQJT98765432...", ".AKQJT98765432.."), [Call.S7, Call.PASS])
    assert state.contract == Contract(7, Call.S7.strain, 0, Seat.N)
    assert state.turn is Seat.E

"""Dealing and the play: whose turn, what may be played, who wins (Laws 6, 41, 44, 45)."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rekontra.game import (
    PACK,
    Call,
    Card,
    Deal,
    DealState,
    Illegal,
    Phase,
    Reason,
    Seat,
    Side,
    Strain,
    Trick,
    Unreadable,
    decide,
    evolve,
    hands_from_pack,
    legal_cards,
    parse_hand,
    start,
    trick_winner,
    view,
)
from tests.game.deals import called, deal_of, deals, history, played, random_action, shuffled

SUITS = "AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"  # N spades … W clubs
MIXED = "AKQ2.AK2.A32.432 J43.QJ3.K54.KQJ5 T98.T98.QJT.T987 765.7654.9876.A6"


def refusal(state: DealState, seat: Seat, action: Call | Card) -> Reason:
    with pytest.raises(Illegal) as refused:
        decide(state, seat, action)
    assert isinstance(refused.value.reason, Reason)
    return refused.value.reason


def test_law_6_cards_are_dealt_one_at_a_time_from_the_dealers_left() -> None:
    hands = hands_from_pack(PACK, Seat.E)
    assert hands[Seat.S.index][0] is PACK[0]
    assert hands[Seat.W.index][0] is PACK[1]
    assert hands[Seat.E.index][-1] is PACK[51]
    assert [len(hand) for hand in hands] == [13] * 4


def test_a_deal_is_52_different_cards_in_four_thirteens() -> None:
    hand = parse_hand("AKQJT98765432...")
    with pytest.raises(Unreadable):
        Deal(Seat.N, (), (hand, hand, hand, hand))
    n, e, s, w = hands_from_pack(PACK, Seat.N)
    with pytest.raises(Unreadable):
        Deal(Seat.N, (), (n[:12], (*e, n[12]), s, w))


@pytest.mark.parametrize("text", ["AKQ.J.T", "AK.AK.AK.AKX", "AA.2.3.4", "A.B.C.D", ""])
def test_an_unreadable_hand_is_refused(text: str) -> None:
    with pytest.raises(Unreadable):
        parse_hand(text)


def test_a_hand_may_be_written_with_10_and_dashes() -> None:
    assert parse_hand("a10.-.-.k") == (Card.SA, Card.ST, Card.CK)


def test_nobody_plays_before_the_auction_is_over() -> None:
    state = start(deal_of(SUITS))
    assert refusal(state, Seat.N, Card.SA) is Reason.AUCTION_OPEN


def test_calls_are_made_in_turn_and_only_in_the_auction() -> None:
    state = start(deal_of(SUITS))
    assert refusal(state, Seat.E, Call.PASS) is Reason.NOT_YOUR_TURN
    state = called(deal_of(SUITS), "1S P P P")
    assert refusal(state, Seat.N, Call.PASS) is Reason.AUCTION_OVER


def test_four_passes_end_the_deal() -> None:
    state = called(deal_of(SUITS), "P P P P")
    assert state.phase is Phase.OVER
    assert state.contract is None
    assert state.actor is None
    assert refusal(state, Seat.N, Call.PASS) is Reason.DEAL_OVER
    assert refusal(state, Seat.N, Card.SA) is Reason.DEAL_OVER


def test_law_41_declarers_left_hand_opponent_leads_and_declarer_plays_dummy() -> None:
    state = called(deal_of(MIXED), "1NT P 3NT P P P")
    assert state.actor is Seat.E
    assert not state.dummy_faced
    assert refusal(state, Seat.N, Card.SA) is Reason.NOT_YOUR_TURN
    state = played(state, [Card.CK])
    assert state.dummy_faced
    assert state.turn is Seat.S
    assert state.actor is Seat.N
    assert refusal(state, Seat.S, Card.C7) is Reason.DUMMY_IS_SILENT
    assert refusal(state, Seat.N, Card.C2) is Reason.CARD_NOT_HELD
    state = played(state, [Card.C7])
    assert state.actor is Seat.W


def test_law_44_a_player_follows_suit_when_able() -> None:
    state = played(called(deal_of(MIXED), "1NT P 3NT P P P"), [Card.CK, Card.C7])
    assert refusal(state, Seat.W, Card.H7) is Reason.MUST_FOLLOW_SUIT
    assert refusal(state, Seat.W, Card.SA) is Reason.CARD_NOT_HELD
    assert played(state, [Card.C6]).actor is Seat.N


def test_law_44_without_the_suit_any_card_may_be_played() -> None:
    assert legal_cards([Card.SA, Card.H2], Card.C2.suit) == (Card.SA, Card.H2)
    assert legal_cards([Card.SA, Card.H2], Card.H3.suit) == (Card.H2,)
    assert legal_cards([Card.SA, Card.H2], None) == (Card.SA, Card.H2)


@pytest.mark.parametrize(
    ("cards", "strain", "winner"),
    [
        ("H2 HA HK H3", Strain.NT, Seat.E),
        ("H2 SA DA CA", Strain.NT, Seat.N),
        ("H2 S2 HA S3", Strain.S, Seat.W),
        ("SA S2 S3 C2", Strain.C, Seat.W),
        ("SA S2 H3 D2", Strain.C, Seat.N),
    ],
)
def test_law_44_the_highest_trump_or_else_the_highest_of_the_suit_led_wins(
    cards: str, strain: Strain, winner: Seat
) -> None:
    trick = Trick(Seat.N, tuple(Card(word) for word in cards.split()))
    assert trick_winner(trick, strain) is winner


def test_the_winner_of_a_trick_leads_to_the_next_from_dummy_too() -> None:
    state = called(deal_of(MIXED), "1NT P 3NT P P P")
    state = played(state, [Card.HQ, Card.HT, Card.H7, Card.HA])
    assert state.winners == (Seat.N,)
    state = played(state, [Card.D2, Card.D4, Card.DT, Card.D9])
    assert state.winners == (Seat.N, Seat.S)
    assert state.turn is Seat.S
    assert state.actor is Seat.N


@settings(max_examples=40, deadline=None)
@given(deals(), st.integers())
def test_every_deal_ends_with_thirteen_tricks_or_passed_out(deal: Deal, seed: int) -> None:
    last = history(deal, random.Random(seed))[-1]
    if last.contract is None:
        assert last.auction.calls == (Call.PASS,) * 4
        return
    assert last.won(Side.NS) + last.won(Side.EW) == 13
    assert last.tricks_made == last.won(last.contract.declarer.side)
    assert {card for trick in last.tricks for card in trick.cards} == set(PACK)


@settings(max_examples=15, deadline=None)
@given(deals(), st.integers())
def test_what_is_not_listed_as_legal_is_refused_and_what_is_listed_is_not(
    deal: Deal, seed: int
) -> None:
    chance = random.Random(seed)
    state = start(deal)
    while state.phase is not Phase.OVER:
        for seat in Seat:
            seen = view(state, seat)
            legal = {*seen.legal_calls, *seen.legal_cards}
            assert bool(legal) == (seat is state.actor)
            for action in (*Call, *PACK):
                if action in legal:
                    decide(state, seat, action)
                else:
                    with pytest.raises(Illegal):
                        decide(state, seat, action)
        state = played(state, [random_action(state, chance)])


def test_a_prefix_and_its_tail_make_the_whole() -> None:
    chance = random.Random(7)
    deal = Deal(Seat.S, (), hands_from_pack(shuffled(7), Seat.S))
    state, events = start(deal), []
    while state.phase is not Phase.OVER:
        assert state.actor is not None
        events.append(decide(state, state.actor, random_action(state, chance)))
        state = evolve(state, events[-1])
    for cut in range(len(events)):
        again = start(deal)
        for event in events[:cut]:
            again = evolve(again, event)
        for event in events[cut:]:
            again = evolve(again, event)
        assert again == state


@settings(max_examples=20)
@given(deals(), st.integers(0, 10_000))
def test_the_cards_played_are_remembered_in_their_order(deal: Deal, seed: int) -> None:
    *before, end = history(deal, random.Random(seed))
    assert len(end.played) in (0, 52)
    for state in before:
        assert state.played == end.played[: len(state.played)]
        for laid in state.played:
            assert laid.card in deal.hand(laid.seat)
            assert laid.card not in state.hands[laid.seat.index]

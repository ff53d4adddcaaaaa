"""The deal machine of Draw Bridge: the draw, the auction of two, the play without dummy."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import product

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from rekontra.game import (
    BIDS,
    PACK,
    Auction,
    Call,
    Called,
    Card,
    DrawDeal,
    DrawState,
    Illegal,
    Phase,
    Played,
    Reason,
    Seat,
    Strain,
    Suit,
    Trick,
    Unreadable,
    decide,
    draw_deal_from_pack,
    evolve,
    legal_calls,
    start,
    trick_winner,
    view,
)
from tests.game.deals import shuffled
from tests.game.draws import OTHER, PLAYERS, acted, draw_deals, draw_history, drawn_out

seeds = st.integers(0, 10**6)


def refused(state: DrawState, action: Call | Card, seat: Seat | None = None) -> Reason:
    by = seat or state.turn
    assert by is not None
    with pytest.raises(Illegal) as caught:
        decide(state, by, action)
    assert isinstance(caught.value.reason, Reason)
    return caught.value.reason


def by_suits(dealer: Seat = Seat.N, *, follow_suit: bool = False) -> DrawDeal:
    """North holds all spades, East all hearts; the stock alternates diamonds and clubs, high first.

    So the winner of each trick of the draw takes a diamond, the loser a club.
    """
    spades, hearts = (tuple(c for c in PACK if c.suit is suit) for suit in (Suit.S, Suit.H))
    diamonds, clubs = ([c for c in reversed(PACK) if c.suit is suit] for suit in (Suit.D, Suit.C))
    stock = tuple(card for pair in zip(diamonds, clubs, strict=True) for card in pair)
    return DrawDeal(dealer, (), (spades, hearts, (), ()), stock, follow_suit)


def test_two_hands_of_13_and_a_stock_of_26_are_the_pack() -> None:
    deal = by_suits()
    for wrong in (
        {"stock": deal.stock[1:]},
        {"stock": (*deal.stock[1:], Card.SA)},
        {"hands": (deal.hands[0], (), deal.hands[1], ())},
        {"dealer": Seat.S},
    ):
        with pytest.raises(Unreadable):
            replace(deal, **wrong)


@pytest.mark.parametrize("dealer", PLAYERS)
def test_cards_are_dealt_singly_and_the_other_player_gets_the_first(dealer: Seat) -> None:
    deal = draw_deal_from_pack(PACK, dealer, ())
    assert set(deal.hands[OTHER[dealer].index]) == set(PACK[0:26:2])
    assert set(deal.hands[dealer.index]) == set(PACK[1:26:2])
    assert deal.stock == PACK[26:]


@pytest.mark.parametrize("dealer", PLAYERS)
def test_who_did_not_deal_leads_to_the_first_trick_of_the_draw(dealer: Seat) -> None:
    assert start(by_suits(dealer)).turn is OTHER[dealer]


def test_the_winner_of_a_trick_draws_the_top_card_the_loser_the_next_and_the_winner_leads() -> None:
    state = acted(start(by_suits(Seat.E)), [Card.S2, Card.HA])
    assert state.winners == (Seat.N,)
    assert state.turn is Seat.N
    assert Card.DA in state.hands[Seat.N.index]
    assert Card.CA in state.hands[Seat.E.index]
    assert len(state.stock) == 24
    # East now beats a club of North's only with a higher club, which North does not hold.
    state = acted(state, [Card.DA, Card.CA])
    assert state.winners == (Seat.N, Seat.N)


def test_only_a_higher_card_of_the_suit_led_wins_a_trick_of_the_draw() -> None:
    for led, reply in product(PACK, PACK):
        if led is reply:
            continue
        trick = Trick(Seat.E, (led, reply), PLAYERS)
        beaten = reply.suit is led.suit and reply.height > led.height
        assert trick_winner(trick, Strain.NT) is (Seat.N if beaten else Seat.E)


def test_in_the_play_a_trump_wins_over_any_other_suit() -> None:
    for strain, led, reply in product((Strain.C, Strain.S), PACK, PACK):
        if led is reply:
            continue
        trick = Trick(Seat.N, (led, reply), PLAYERS)
        ruffed = reply.suit is strain.trumps and led.suit is not strain.trumps
        higher = reply.suit is led.suit and reply.height > led.height
        assert trick_winner(trick, strain) is (Seat.E if ruffed or higher else Seat.N)


def test_c20_suit_need_not_be_followed_while_drawing_unless_the_house_has_it_so() -> None:
    cards = [Card.S2, Card.HA, Card.S3, Card.CA]
    for follow in (False, True):
        state = acted(start(by_suits(Seat.E, follow_suit=follow)), cards)
        # North leads a diamond; East holds none and may play what he will.
        state = acted(state, [Card.DA, Card.CK if Card.CK in state.hands[1] else Card.H2])
        state = acted(state, [Card.S4])
        assert set(view(state, Seat.E).legal_cards) == set(state.hands[1])
    pack = shuffled(3)
    free = start(draw_deal_from_pack(pack, Seat.N, ()))
    bound = start(draw_deal_from_pack(pack, Seat.N, (), follow_suit=True))
    led = next(c for c in free.hands[1] if any(o.suit is c.suit for o in free.hands[0]))
    other = next(card for card in free.hands[0] if card.suit is not led.suit)
    acted(free, [led, other])
    assert refused(acted(bound, [led]), other) is Reason.MUST_FOLLOW_SUIT


@given(draw_deals(), seeds)
@settings(max_examples=30, deadline=None)
def test_a_drawn_card_may_be_played_at_once(deal: DrawDeal, seed: int) -> None:
    state = acted(start(deal), [start(deal).hands[OTHER[deal.dealer].index][0]])
    state = acted(state, [view(state, deal.dealer).legal_cards[seed % 2 - 1]])
    drawn = next(one.card for one in state.drawn if one.seat is state.turn)
    assert acted(state, [drawn]).played[-1].card is drawn


@given(draw_deals(), seeds)
@settings(max_examples=40, deadline=None)
def test_no_card_is_lost_and_none_doubled(deal: DrawDeal, seed: int) -> None:
    for state in draw_history(deal, random.Random(seed)):
        cards = [card for hand in state.hands for card in hand]
        cards += [played.card for played in state.played]
        cards += state.stock
        assert sorted(card.name for card in cards) == sorted(card.name for card in PACK)


@given(draw_deals(), seeds)
@settings(max_examples=40, deadline=None)
def test_the_draw_has_13_tricks_and_leaves_each_13_cards(deal: DrawDeal, seed: int) -> None:
    states = draw_history(deal, random.Random(seed))
    drawing = [state for state in states if state.phase is Phase.DRAW]
    assert len(drawing) == 26
    for state in drawing:
        lead = not state.tricks[-1].cards
        sizes = sorted(len(state.hands[seat.index]) for seat in PLAYERS)
        assert sizes == ([13, 13] if lead else [12, 13])
    after = states[26]
    assert after.phase is Phase.AUCTION
    assert not after.stock
    assert after.turn is deal.dealer
    assert [len(hand) for hand in after.hands] == [13, 13, 0, 0]
    assert [drawn.card for drawn in after.drawn] == list(deal.stock)


@given(draw_deals(), seeds)
@settings(max_examples=40, deadline=None)
def test_the_tricks_of_the_draw_do_not_count(deal: DrawDeal, seed: int) -> None:
    last = draw_history(deal, random.Random(seed))[-1]
    assume(last.contract is not None)
    assert last.contract is not None
    assert len(last.winners) == 13
    assert last.tricks_made == last.winners.count(last.contract.declarer)
    assert last.held == drawn_out(deal, random.Random(seed)).hands


@given(draw_deals(), seeds)
@settings(max_examples=20, deadline=None)
def test_a_deal_told_again_from_its_events_is_the_same(deal: DrawDeal, seed: int) -> None:
    states = draw_history(deal, random.Random(seed))
    events: list[Called | Played] = []
    calls = list(states[-1].auction.calls)
    again = start(deal)
    plays = iter(states[-1].played)
    while again.phase is not Phase.OVER:
        assert again.turn is not None
        move = calls.pop(0) if again.phase is Phase.AUCTION else next(plays).card
        events.append(decide(again, again.turn, move))
        again = evolve(again, events[-1])
        assert again == states[len(events)]


def auction(calls: str, dealer: Seat = Seat.N) -> Auction:
    bidding = Auction(dealer, seats=PLAYERS)
    for call in calls.split():
        bidding.check(Call(call))
        bidding = bidding.add(Call(call))
    return bidding


@pytest.mark.parametrize(
    ("calls", "contract"),
    [
        ("P P", None),
        ("P 1C P", "1 C 0 E"),
        ("1H P", "1 H 0 N"),
        ("1H 1S P", "1 S 0 E"),
        ("P 1D 2D 3D P", "3 D 0 E"),
        ("1NT X P", "1 NT 1 N"),
        ("1NT X XX P", "1 NT 2 N"),
        ("1NT X 2C X 2D P", "2 D 0 N"),
        ("7NT P", "7 NT 0 N"),
    ],
)
def test_one_pass_after_a_bid_ends_the_auction(calls: str, contract: str | None) -> None:
    bidding = auction(calls)
    assert bidding.over
    found = bidding.contract
    assert contract == (
        found and f"{found.level} {found.strain.value} {found.doubling} {found.declarer.value}"
    )
    assert not auction(calls.rsplit(" ", 1)[0]).over


def test_a_pass_of_the_dealer_lets_both_bid_yet() -> None:
    bidding = auction("P 1C")
    assert bidding.turn is Seat.N
    assert Call.C2 in legal_calls(bidding)


def test_every_two_hand_auction_of_few_bids_ends_as_the_rule_says() -> None:
    """All auctions in which nobody bids above 1H, against the rule told in another way."""
    ended = 0
    open_auctions: list[list[str]] = [[]]
    while open_auctions:
        calls = open_auctions.pop()
        bidding = auction(" ".join(calls))
        last = next((call for call in reversed(calls) if call != "P"), None)
        over = bool(calls) and calls[-1] == "P" and (last is not None or len(calls) == 2)
        assert bidding.over is over
        if over:
            ended += 1
            continue
        assert bidding.turn is PLAYERS[len(calls) % 2]
        bids = [call for call in calls if call[0].isdigit()]
        bidder = None if not bids else len(calls) - 1 - calls[::-1].index(bids[-1])
        after = [] if bidder is None else calls[bidder + 1 :]
        legal = {"P"} | {
            bid.value for bid in BIDS if not bids or bid.number > Call(bids[-1]).number
        }
        if bids and not after:
            legal.add("X")
        if after == ["X"]:
            legal.add("XX")
        assert {call.value for call in legal_calls(bidding)} == legal
        few = [call for call in legal if not call[0].isdigit() or call in ("1C", "1D", "1H")]
        open_auctions += [[*calls, call] for call in few]
    # Three ways to the end of the auction after the last bid, and three from each bid to a higher
    # one; the first of the bids that are made stands first or after a pass.
    assert ended == 1 + 2 * (3 * 3 + 3 * 3**2 + 3**3)


@pytest.mark.parametrize("declarer", PLAYERS)
def test_the_other_player_leads_and_every_hand_is_played_by_its_holder(declarer: Seat) -> None:
    state = drawn_out(by_suits(declarer), random.Random(1))
    state = acted(state, [Call.NT1, Call.PASS])
    assert state.phase is Phase.PLAY
    assert state.turn is OTHER[declarer]
    assert view(state, None).dummy is None
    held = state.hands[OTHER[declarer].index][0]
    assert refused(state, held, declarer) is Reason.NOT_YOUR_TURN
    state = acted(state, [held])
    assert state.turn is declarer


@given(draw_deals(), seeds)
@settings(max_examples=30, deadline=None)
def test_suit_must_be_followed_in_the_play(deal: DrawDeal, seed: int) -> None:
    for state in draw_history(deal, random.Random(seed)):
        if state.phase is not Phase.PLAY or not state.tricks[-1].cards:
            continue
        assert state.turn is not None
        hand, led = state.hands[state.turn.index], state.tricks[-1].cards[0].suit
        following = {card for card in hand if card.suit is led}
        assert set(view(state, state.turn).legal_cards) == (following or set(hand))


def test_each_phase_refuses_what_belongs_to_another() -> None:
    state = start(by_suits())
    assert refused(state, Call.PASS) is Reason.DRAW_OPEN
    assert refused(state, Card.DA) is Reason.CARD_NOT_HELD
    assert refused(state, Card.S2, Seat.N) is Reason.NOT_YOUR_TURN
    assert refused(state, Card.S2, Seat.S) is Reason.NOT_YOUR_TURN
    bidding = drawn_out(by_suits(), random.Random(1))
    assert refused(bidding, bidding.hands[0][0]) is Reason.AUCTION_OPEN
    assert refused(bidding, Call.PASS, Seat.E) is Reason.NOT_YOUR_TURN
    assert refused(bidding, Call.DOUBLE) is Reason.NOTHING_TO_DOUBLE
    play = acted(bidding, [Call.C1, Call.PASS])
    assert refused(play, Call.PASS) is Reason.AUCTION_OVER
    passed = acted(bidding, [Call.PASS, Call.PASS])
    assert passed.phase is Phase.OVER
    assert passed.contract is None
    assert passed.tricks_made is None
    assert refused(passed, Call.PASS, Seat.N) is Reason.DEAL_OVER


@given(draw_deals(), seeds)
@settings(max_examples=15, deadline=None)
def test_what_is_legal_is_what_the_view_lists(deal: DrawDeal, seed: int) -> None:
    chance = random.Random(seed)
    for state in chance.sample(draw_history(deal, chance), 6):
        for seat in Seat:
            seen = view(state, seat)
            legal = {*seen.legal_calls, *seen.legal_cards}
            for move in (*Call, *PACK):
                if move in legal:
                    decide(state, seat, move)
                else:
                    refused(state, move, seat)

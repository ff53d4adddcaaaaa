"""Deals for tests: seeded ones, and strategies."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import replace

from hypothesis import strategies as st

from rekontra.game import (
    PACK,
    AnyState,
    Call,
    Card,
    Deal,
    DealState,
    Hands,
    Phase,
    PlayRules,
    Seat,
    Side,
    decide,
    evolve,
    hands_from_pack,
    parse_hand,
    start,
    view,
)

VULNERABLE = ((), (Side.NS,), (Side.EW,), (Side.NS, Side.EW))


def shuffled(seed: int) -> tuple[Card, ...]:
    pack = list(PACK)
    random.Random(seed).shuffle(pack)
    return tuple(pack)


def deal_of(text: str, dealer: Seat = Seat.N) -> Deal:
    """A deal from four hands N E S W with spaces between them."""
    n, e, s, w = (parse_hand(hand) for hand in text.split())
    return Deal(dealer, (), (n, e, s, w))


@st.composite
def deals(draw: st.DrawFn) -> Deal:
    dealer = draw(st.sampled_from(Seat))
    pack = tuple(draw(st.permutations(PACK)))
    return Deal(dealer, draw(st.sampled_from(VULNERABLE)), hands_from_pack(pack, dealer))


def played(state: DealState, actions: Iterable[Call | Card]) -> DealState:
    """The state after these actions, each by the player whose turn it is."""
    for action in actions:
        assert state.actor is not None
        state = evolve(state, decide(state, state.actor, action))
    return state


def called(deal: Deal, calls: str) -> DealState:
    return played(start(deal), (Call(word) for word in calls.split()))


def random_action(state: DealState, chance: random.Random) -> Call | Card:
    """Any legal action; mostly a pass, so that auctions come to an end."""
    assert state.actor is not None
    seen = view(state, state.actor)
    if seen.legal_cards:
        return chance.choice(seen.legal_cards)
    if Call.PASS in seen.legal_calls and chance.random() < 0.6:
        return Call.PASS
    return chance.choice(seen.legal_calls[:12] + seen.legal_calls[-2:])


def history(deal: Deal, chance: random.Random) -> list[DealState]:
    """Every state of a deal played at random, the first and the last included."""
    states = [start(deal)]
    while states[-1].phase is not Phase.OVER:
        states.append(played(states[-1], [random_action(states[-1], chance)]))
    return states


def redealt(state: AnyState, viewer: Seat | None, rules: PlayRules, seed: int) -> DealState:
    """The same state with the cards that this viewer cannot see dealt again among their hands."""
    assert isinstance(state, DealState)
    visible = view(state, viewer, rules).hands
    hidden = [seat for seat in Seat if seat not in visible]
    cards = [card for seat in hidden for card in state.hands[seat.index]]
    random.Random(seed).shuffle(cards)
    hands = list(state.hands)
    dealt = list(state.deal.hands)
    for seat in hidden:
        size = len(state.hands[seat.index])
        gone = tuple(c for c in state.deal.hand(seat) if c not in state.hands[seat.index])
        hands[seat.index], cards = tuple(cards[:size]), cards[size:]
        dealt[seat.index] = gone + hands[seat.index]
    n, e, s, w = dealt
    now: Hands = (hands[0], hands[1], hands[2], hands[3])
    deal = Deal(state.deal.dealer, state.deal.vulnerable, (n, e, s, w))
    return replace(state, deal=deal, hands=now)

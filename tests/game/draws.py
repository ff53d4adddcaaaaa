"""Deals of Draw Bridge for tests: strategies, random play, hidden cards dealt again."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import replace

from hypothesis import strategies as st

from rekontra.game import (
    PACK,
    Call,
    Card,
    DrawDeal,
    DrawState,
    Phase,
    Played,
    Seat,
    decide,
    draw_deal_from_pack,
    evolve,
    start,
    view,
)
from tests.game.deals import VULNERABLE

PLAYERS = (Seat.N, Seat.E)
OTHER = {Seat.N: Seat.E, Seat.E: Seat.N}


@st.composite
def draw_deals(draw: st.DrawFn) -> DrawDeal:
    return draw_deal_from_pack(
        tuple(draw(st.permutations(PACK))),
        draw(st.sampled_from(PLAYERS)),
        draw(st.sampled_from(VULNERABLE)),
        follow_suit=draw(st.booleans()),
        top_face_up=draw(st.booleans()),
    )


def acted(state: DrawState, actions: Iterable[Call | Card]) -> DrawState:
    """The state after these actions, each by the player whose turn it is."""
    for action in actions:
        assert state.turn is not None
        state = evolve(state, decide(state, state.turn, action))
    return state


def any_legal(state: DrawState, chance: random.Random) -> Call | Card:
    """Any legal action; bids mostly low, so that auctions have some length."""
    assert state.turn is not None
    seen = view(state, state.turn)
    if seen.legal_cards:
        return chance.choice(seen.legal_cards)
    return chance.choice(seen.legal_calls[:8] + seen.legal_calls[-2:])


def draw_history(deal: DrawDeal, chance: random.Random) -> list[DrawState]:
    """Every state of a deal played at random, the first and the last included."""
    states = [start(deal)]
    while states[-1].phase is not Phase.OVER:
        states.append(acted(states[-1], [any_legal(states[-1], chance)]))
    return states


def drawn_out(deal: DrawDeal, chance: random.Random) -> DrawState:
    """The state of a deal when the stock is empty and the auction begins."""
    return next(state for state in draw_history(deal, chance) if state.phase is Phase.AUCTION)


def stacked_again(state: DrawState, viewer: Seat | None, seed: int) -> DrawState:
    """The same state with the cards that this viewer has never seen dealt again.

    Those are the cards in hands not his own and those of the stock, but for the top card where it
    lies face up and the cards that were drawn so. The deal is made to lead to the same tricks.
    """
    public = {played.card for played in state.played}
    if state.deal.top_face_up:
        public |= {*state.deal.stock[: len(state.drawn) + 1 : 2]}
    own = set[Card]()
    if viewer in PLAYERS:
        own = {*state.deal.hands[viewer.index]}
        own |= {drawn.card for drawn in state.drawn if drawn.seat is viewer}
    hidden = [card for card in PACK if card not in public | own]
    mixed = list(hidden)
    random.Random(seed).shuffle(mixed)
    other = dict(zip(hidden, mixed, strict=True))

    def moved(cards: Iterable[Card]) -> tuple[Card, ...]:
        return tuple(other.get(card, card) for card in cards)

    def hands_of(hands: tuple[tuple[Card, ...], ...]) -> tuple[tuple[Card, ...], ...]:
        return tuple(moved(hand) for hand in hands)

    n, e, s, w = hands_of(state.deal.hands)
    deal = replace(state.deal, hands=(n, e, s, w), stock=moved(state.deal.stock))
    # Whether it was legal in a hand that nobody sees does not matter: the tricks are the same.
    again = start(deal)
    for played in state.played:
        again = evolve(_called(again, state), Played(played.seat, played.card))
    return _called(again, state)


def _called(again: DrawState, state: DrawState) -> DrawState:
    """The state after the auction of the other one, when it is time for it."""
    return acted(again, state.auction.calls) if again.phase is Phase.AUCTION else again

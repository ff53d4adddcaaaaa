"""What a viewer may see of a deal: built from nothing, never by hiding."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum

from rekontra.game.auction import legal_calls
from rekontra.game.calls import Call, Contract
from rekontra.game.cards import Card, Suit, sort_hand
from rekontra.game.deal import DealState, Phase
from rekontra.game.play import Trick, legal_cards
from rekontra.game.seats import Seat, Side


class LastTrick(Enum):
    """Until when the last trick may be looked at: by Law 66A, always, or never."""

    LAW = "law"
    ALWAYS = "always"
    NEVER = "never"


@dataclass(frozen=True, slots=True)
class PlayRules:
    """What the table allows during the play."""

    last_trick: LastTrick = LastTrick.LAW
    dummy_sees_all: bool = False


@dataclass(frozen=True, slots=True)
class PlayedCard:
    """A card on the table and the hand it came from."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class DealView:
    """A deal as one viewer sees it; `seat` is None for a viewer who does not play.

    `hands` holds the cards left in the hands that the viewer may see (all thirteen as dealt, of
    every seat, once the deal is over); `left` the number of cards in every hand. `turn` is the
    hand that is next, `actor` the player who acts for it. `legal_calls` and `legal_cards` are the
    viewer's own, empty unless it is for him to act. `winners` lists who won each trick.

    What follows is public and the same for every viewer, for a player who counts: `led` the suit
    led to each complete trick, `gone` the cards of the complete tricks in no order of play, `voids`
    the suits that a hand has shown out of.
    """

    seat: Seat | None
    phase: Phase
    dealer: Seat
    vulnerable: tuple[Side, ...]
    turn: Seat | None
    actor: Seat | None
    calls: tuple[Call, ...]
    contract: Contract | None
    hands: Mapping[Seat, tuple[Card, ...]]
    left: Mapping[Seat, int]
    trick: tuple[PlayedCard, ...]
    last_trick: tuple[PlayedCard, ...]
    winners: tuple[Seat, ...]
    legal_calls: tuple[Call, ...]
    legal_cards: tuple[Card, ...]
    led: tuple[Suit, ...] = ()
    gone: tuple[Card, ...] = ()
    voids: Mapping[Seat, tuple[Suit, ...]] = field(default_factory=dict)

    @property
    def hand(self) -> tuple[Card, ...]:
        """The viewer's own cards, empty for one who does not play."""
        return self.hands.get(self.seat, ()) if self.seat else ()

    @property
    def dummy(self) -> Seat | None:
        """Dummy's seat once the auction is over."""
        return self.contract.dummy if self.contract else None


def view(state: DealState, viewer: Seat | None, rules: PlayRules = PlayRules()) -> DealView:
    """The deal as this viewer may see it."""
    calls: tuple[Call, ...] = ()
    cards: tuple[Card, ...] = ()
    if viewer is not None and viewer is state.actor:
        if state.phase is Phase.AUCTION:
            calls = legal_calls(state.auction)
        elif state.trick is not None:
            cards = legal_cards(state.hands[state.trick.turn.index], state.trick.led)
    complete = state.tricks[: len(state.winners)]
    return DealView(
        seat=viewer,
        phase=state.phase,
        dealer=state.deal.dealer,
        vulnerable=state.deal.vulnerable,
        turn=state.turn,
        actor=state.actor,
        calls=state.auction.calls,
        contract=state.contract,
        hands=_visible_hands(state, viewer, rules),
        left={seat: len(state.hands[seat.index]) for seat in Seat},
        trick=_laid(state.trick) if state.trick else (),
        last_trick=_last_trick(state, viewer, rules),
        winners=state.winners,
        legal_calls=calls,
        legal_cards=cards,
        led=tuple(trick.cards[0].suit for trick in complete),
        gone=sort_hand(card for trick in complete for card in trick.cards),
        voids=_voids(state.tricks),
    )


def _visible_hands(
    state: DealState, viewer: Seat | None, rules: PlayRules
) -> dict[Seat, tuple[Card, ...]]:
    if state.phase is Phase.OVER:
        return {seat: state.deal.hand(seat) for seat in Seat}
    seen = set()
    if viewer is not None:
        seen.add(viewer)
    if state.dummy_faced and state.contract is not None:
        seen.add(state.contract.dummy)
        if rules.dummy_sees_all and viewer is state.contract.dummy:
            seen.update(Seat)
    return {seat: state.hands[seat.index] for seat in Seat if seat in seen}


def _voids(tricks: tuple[Trick, ...]) -> dict[Seat, tuple[Suit, ...]]:
    """The suits that each hand failed to follow, in the order of suits; no entry for none."""
    shown: dict[Seat, set[Suit]] = {}
    for trick in tricks:
        led = trick.led
        if led is None or all(card.suit is led for card in trick.cards):
            continue
        for seat, card in zip(trick.leader.order(), trick.cards, strict=False):
            if card.suit is not led:
                shown.setdefault(seat, set()).add(led)
    return {seat: tuple(s for s in Suit if s in shown[seat]) for seat in Seat if seat in shown}


def _laid(trick: Trick) -> tuple[PlayedCard, ...]:
    seats = trick.leader.order()
    return tuple(PlayedCard(seat, card) for seat, card in zip(seats, trick.cards, strict=False))


def _last_trick(state: DealState, viewer: Seat | None, rules: PlayRules) -> tuple[PlayedCard, ...]:
    """The last complete trick, while it may be looked at (Law 66A: until one's side has played)."""
    if not state.winners or rules.last_trick is LastTrick.NEVER:
        return ()
    trick = state.trick
    closed = trick is not None and bool(trick.cards)
    if viewer is not None and trick is not None:
        closed = trick.played_by(viewer.side.seats)
    if rules.last_trick is LastTrick.LAW and closed:
        return ()
    return _laid(state.tricks[len(state.winners) - 1])

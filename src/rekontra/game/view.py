"""What a viewer may see of a deal: built from nothing, never by hiding."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum

from rekontra.game.asked import Claim, UndoRequest
from rekontra.game.auction import legal_calls
from rekontra.game.calls import Call, Contract
from rekontra.game.cards import Card, Suit
from rekontra.game.deal import DealState, Phase
from rekontra.game.play import PlayedCard, Public, legal_cards
from rekontra.game.seats import SEATS, Seat, Side


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
class DrawnCard:
    """A card drawn from the stock and the hand it went to."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class StockView:
    """The draw of Draw Bridge as one player sees it.

    `left` counts the cards in the stock, `top` is the uppermost where it lies face up. `follow` is
    whether suit must be followed while drawing. `away` are the cards put aside with the tricks of
    the draw, in no order of play, and `shown` those drawn face up: both public. `drawn` are the
    viewer's own, in the order in which he drew them.
    """

    left: int
    top: Card | None
    follow: bool
    away: tuple[Card, ...]
    shown: tuple[DrawnCard, ...]
    drawn: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class DealView:
    """A deal as one viewer sees it; `seat` is None for a viewer who does not play.

    `hands` holds the cards left in the hands that the viewer may see, a claimer's from his claim on
    (all thirteen as dealt, of every seat, once the deal is over); `left` the number of cards in
    every hand. `turn` is the hand that is next, `actor` the player who acts for it. `legal_calls`
    and `legal_cards` are the viewer's own, empty unless it is for him to act. `winners` lists who
    won each trick. `claim` is the claim that waits for answers or, when the deal is over, that
    ended it, `undo` what somebody asks to take back.

    What follows is public and the same for every viewer, for a player who counts: `led` the suit
    led to each complete trick, `gone` the cards of the complete tricks in no order of play, `voids`
    the suits that a hand has shown out of. `stock` is the draw of Draw Bridge, None at a table of
    four; the seats where nobody plays there have no cards left.
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
    stock: StockView | None = None
    claim: Claim | None = None
    undo: UndoRequest | None = None

    @property
    def hand(self) -> tuple[Card, ...]:
        """The viewer's own cards, empty for one who does not play."""
        return self.hands.get(self.seat, ()) if self.seat else ()

    @property
    def dummy(self) -> Seat | None:
        """Dummy's seat once the auction is over; two players have no dummy."""
        return self.contract.dummy if self.contract and self.stock is None else None


def view(state: DealState, viewer: Seat | None, rules: PlayRules = PlayRules()) -> DealView:
    """The deal as this viewer may see it."""
    turn, public = state.turn, state.public
    calls: tuple[Call, ...] = ()
    cards: tuple[Card, ...] = ()
    if turn is not None and viewer is state.actor:
        if state.phase is Phase.AUCTION:
            calls = legal_calls(state.auction)
        else:
            cards = legal_cards(state.hands[turn.index], state.tricks[-1].led)
    return DealView(
        seat=viewer,
        phase=state.phase,
        dealer=state.deal.dealer,
        vulnerable=state.deal.vulnerable,
        turn=turn,
        actor=state.actor,
        calls=state.auction.calls,
        contract=state.contract,
        hands=_visible_hands(state, viewer, rules),
        left=public.left,
        trick=public.laid,
        last_trick=last_trick(public, viewer, rules),
        winners=state.winners,
        legal_calls=calls,
        legal_cards=cards,
        led=public.led,
        gone=public.gone,
        voids=public.voids,
        claim=state.claim,
        undo=state.undo,
    )


def _visible_hands(
    state: DealState, viewer: Seat | None, rules: PlayRules
) -> dict[Seat, tuple[Card, ...]]:
    if state.phase is Phase.OVER:
        return {seat: state.deal.hand(seat) for seat in SEATS}
    dummy = state.contract.dummy if state.contract and state.dummy_faced else None
    sees_all = rules.dummy_sees_all and viewer is not None and viewer is dummy
    hands = {}
    for seat in SEATS:
        if seat is viewer or seat is dummy or sees_all or seat in state.faced:
            hands[seat] = state.hands[seat.index]
    return hands


def last_trick(public: Public, viewer: Seat | None, rules: PlayRules) -> tuple[PlayedCard, ...]:
    """The last complete trick, while it may be looked at (Law 66A: until one's side has played)."""
    if rules.last_trick is LastTrick.NEVER:
        return ()
    laid = public.laid
    if rules.last_trick is LastTrick.LAW and laid:
        both_sides_have_played = len(laid) > 1
        if both_sides_have_played or viewer is None or viewer.side is laid[0].seat.side:
            return ()
    return public.last

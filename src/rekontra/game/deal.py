"""The four-hand deal machine: decide what an action does, evolve the state by what happened."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum

from rekontra.game.asked import Claim, UndoRequest
from rekontra.game.auction import Auction
from rekontra.game.calls import Call, Contract
from rekontra.game.cards import PACK, Card, sort_hand
from rekontra.game.errors import Illegal, Reason, Unreadable
from rekontra.game.play import PlayedCard, Public, Trick, legal_cards, trick_winner
from rekontra.game.seats import SEATS, Seat, Side

Hands = tuple[tuple[Card, ...], tuple[Card, ...], tuple[Card, ...], tuple[Card, ...]]


@dataclass(frozen=True, slots=True)
class Deal:
    """A distribution of the pack with its dealer and vulnerability.

    `hands` are the four hands N, E, S, W, each of 13 cards, kept sorted. `vulnerable` lists the
    vulnerable sides, NS first. Raises Unreadable when the hands are not the whole pack.
    """

    dealer: Seat
    vulnerable: tuple[Side, ...]
    hands: Hands

    def __post_init__(self) -> None:
        cards = [card for hand in self.hands for card in hand]
        if [len(hand) for hand in self.hands] != [13] * 4 or set(cards) != set(PACK):
            raise Unreadable("a deal is four hands of 13 different cards")
        n, e, s, w = (sort_hand(hand) for hand in self.hands)
        object.__setattr__(self, "hands", (n, e, s, w))

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        """The 13 cards dealt to this seat."""
        return self.hands[seat.index]


def hands_from_pack(pack: tuple[Card, ...], dealer: Seat) -> Hands:
    """Deal a shuffled pack one card at a time, starting at the dealer's left (Law 6B).

    `pack` holds the 52 cards from the top; the hands come back in the order N, E, S, W.
    """
    first = dealer.next
    by_seat = {first.plus(turn): pack[turn::4] for turn in range(4)}
    return (by_seat[Seat.N], by_seat[Seat.E], by_seat[Seat.S], by_seat[Seat.W])


class Phase(Enum):
    """What a deal is at: the draw (at Draw Bridge alone), the auction, the play, or its end."""

    DRAW = "draw"
    AUCTION = "auction"
    PLAY = "play"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class DealState:
    """A deal in progress: the auction, the cards left in each hand, the tricks so far.

    `public` says again what all have seen of the tricks, in the form that they remember it in.
    `turn` is the hand that calls or plays next, None when the deal is over or a claim is open (play
    ceases, Law 68D), and `actor` the player who acts for it: declarer for dummy's (Law 41D).

    `claim` is the one that is open or, when the deal is over, that ended it; `undo` is what is
    asked to be taken back, `faced` are the hands that their players faced when they claimed.
    """

    deal: Deal
    auction: Auction
    contract: Contract | None
    hands: Hands
    tricks: tuple[Trick, ...]
    winners: tuple[Seat, ...]
    phase: Phase
    public: Public
    claim: Claim | None = None
    undo: UndoRequest | None = None
    faced: tuple[Seat, ...] = ()
    turn: Seat | None = field(init=False)
    actor: Seat | None = field(init=False)

    def __post_init__(self) -> None:
        turn = self.auction.turn if self.phase is Phase.AUCTION else None
        actor = turn
        if self.trick is not None and self.contract is not None and self.claim is None:
            turn = actor = self.trick.turn
            if turn is self.contract.dummy:
                actor = self.contract.declarer
        object.__setattr__(self, "turn", turn)
        object.__setattr__(self, "actor", actor)

    @property
    def trick(self) -> Trick | None:
        """The trick now being played, None outside the play."""
        return self.tricks[-1] if self.phase is Phase.PLAY else None

    @property
    def played(self) -> tuple[PlayedCard, ...]:
        """All cards played so far, in their order, with the hands that they came from."""
        return tuple(
            PlayedCard(trick.leader.plus(place), card)
            for trick in self.tricks
            for place, card in enumerate(trick.cards)
        )

    @property
    def dummy_faced(self) -> bool:
        """Whether dummy's hand lies on the table: from the opening lead on (Law 41D)."""
        return self.contract is not None and bool(self.tricks[0].cards)

    def won(self, side: Side) -> int:
        """The tricks this side has won so far."""
        return sum(winner.side is side for winner in self.winners)

    @property
    def left(self) -> int:
        """The tricks not yet won, the one on the table included."""
        return 13 - len(self.winners)

    @property
    def held(self) -> Hands:
        """The hands with which the auction is held: those dealt."""
        return self.deal.hands

    @property
    def tricks_made(self) -> int | None:
        """The declaring side's tricks of a finished deal, None when open or passed out."""
        if self.phase is not Phase.OVER or self.contract is None:
            return None
        side = self.contract.declarer.side
        return self.won(side) if self.claim is None else self.claim.totals[side]


def start(deal: Deal) -> DealState:
    """The state of a deal before its first call."""
    public = Public({seat: len(deal.hand(seat)) for seat in SEATS})
    return DealState(deal, Auction(deal.dealer), None, deal.hands, (), (), Phase.AUCTION, public)


Action = Call | Card


@dataclass(frozen=True, slots=True)
class Called:
    """A call was made at this seat."""

    seat: Seat
    call: Call


@dataclass(frozen=True, slots=True)
class Played:
    """A card was played from the hand of this seat."""

    seat: Seat
    card: Card


DealEvent = Called | Played


def decide(state: DealState, seat: Seat, action: Action) -> DealEvent:
    """What this call or card of the player at this seat does; raises Illegal with the reason.

    Declarer plays dummy's cards too: the card belongs to the hand whose turn it is.
    """
    if state.phase is Phase.OVER:
        raise Illegal(Reason.DEAL_OVER)
    if state.claim is not None:
        raise Illegal(Reason.CLAIM_OPEN)
    turn = state.turn
    assert turn is not None
    if isinstance(action, Call):
        return _decide_call(state, seat, turn, action)
    return _decide_card(state, seat, turn, action)


def _decide_call(state: DealState, seat: Seat, turn: Seat, call: Call) -> Called:
    if state.phase is not Phase.AUCTION:
        raise Illegal(Reason.AUCTION_OVER)
    if seat is not turn:
        raise Illegal(Reason.NOT_YOUR_TURN)
    state.auction.check(call)
    return Called(seat, call)


def _decide_card(state: DealState, seat: Seat, turn: Seat, card: Card) -> Played:
    if state.contract is None:
        raise Illegal(Reason.AUCTION_OPEN)
    if seat is state.contract.dummy:
        raise Illegal(Reason.DUMMY_IS_SILENT)
    if seat is not state.actor:
        raise Illegal(Reason.NOT_YOUR_TURN)
    hand = state.hands[turn.index]
    if card not in hand:
        raise Illegal(Reason.CARD_NOT_HELD)
    led = state.tricks[-1].led
    if led is not None and card not in legal_cards(hand, led):
        raise Illegal(Reason.MUST_FOLLOW_SUIT, suit=led.value)
    return Played(turn, card)


def evolve(state: DealState, event: DealEvent) -> DealState:
    """The state after this event, which `decide` has allowed."""
    if isinstance(event, Called):
        return _after_call(state, event.call)
    return _after_card(state, event)


def _after_call(state: DealState, call: Call) -> DealState:
    auction = state.auction.add(call)
    if not auction.over:
        return replace(state, auction=auction, undo=None)
    contract = auction.contract
    if contract is None:
        return replace(state, auction=auction, phase=Phase.OVER, undo=None)
    tricks = (Trick(contract.leader),)
    return replace(
        state, auction=auction, contract=contract, tricks=tricks, phase=Phase.PLAY, undo=None
    )


def _after_card(state: DealState, event: Played) -> DealState:
    assert state.contract is not None
    place = event.seat.index
    rest = tuple([card for card in state.hands[place] if card is not event.card])
    hands = list(state.hands)
    hands[place] = rest
    n, e, s, w = hands
    trick = Trick(state.tricks[-1].leader, (*state.tricks[-1].cards, event.card))
    tricks = (*state.tricks[:-1], trick)
    winners = state.winners
    phase = Phase.PLAY
    if len(trick.cards) == 4:
        winner = trick_winner(trick, state.contract.strain)
        winners = (*winners, winner)
        if len(winners) == 13:
            phase = Phase.OVER
        else:
            tricks = (*tricks, Trick(winner))
    public = state.public.add(event.seat, event.card)
    return DealState(
        state.deal,
        state.auction,
        state.contract,
        (n, e, s, w),
        tricks,
        winners,
        phase,
        public,
        faced=state.faced,
    )

"""The deal machine of Draw Bridge: two players draw a hand from the stock, then bid and play.

The rules are those of Bicycle's page on honeymoon bridge, but that suit need not be followed while
drawing. Cards are drawn by tricks without trumps; one pass after a bid ends the auction; there is
no dummy.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from rekontra.game.auction import Auction, legal_calls
from rekontra.game.calls import Call, Contract
from rekontra.game.cards import PACK, Card, Strain, sort_hand
from rekontra.game.deal import Action, Called, Hands, Phase, Played
from rekontra.game.errors import Illegal, Reason, Unreadable
from rekontra.game.play import PlayedCard, Public, Trick, legal_cards, trick_winner
from rekontra.game.seats import SEATS, Seat, Side, turn_of
from rekontra.game.view import DealView, DrawnCard, PlayRules, StockView, last_trick

PLAYERS = (Seat.N, Seat.E)
"""Where the two sit: each is a side of his own."""

TRICKS = 13


@dataclass(frozen=True, slots=True)
class DrawDeal:
    """The 13 cards dealt to each of two players, and the stock of 26, its top card first.

    `hands` are those of N and E, kept sorted, and none at S and W. `follow_suit` is whether suit
    must be followed while drawing, `top_face_up` whether the top card of the stock is seen before
    the lead to a trick. Raises Unreadable when these cards are not the whole pack or the dealer is
    neither player.
    """

    dealer: Seat
    vulnerable: tuple[Side, ...]
    hands: Hands
    stock: tuple[Card, ...]
    follow_suit: bool = False
    top_face_up: bool = False

    def __post_init__(self) -> None:
        n, e, s, w = (sort_hand(hand) for hand in self.hands)
        sizes = [len(cards) for cards in (n, e, s, w, self.stock)]
        if sizes != [13, 13, 0, 0, 26] or {*n, *e, *self.stock} != set(PACK):
            raise Unreadable("two hands of 13 cards and a stock of 26 are the whole pack")
        if self.dealer not in PLAYERS:
            raise Unreadable("one of the two players deals")
        object.__setattr__(self, "hands", (n, e, s, w))


def draw_deal_from_pack(
    pack: tuple[Card, ...],
    dealer: Seat,
    vulnerable: tuple[Side, ...],
    *,
    follow_suit: bool = False,
    top_face_up: bool = False,
) -> DrawDeal:
    """Deal a shuffled pack of 52, from the top: one card at a time, the other player first.

    The rest of it is the stock.
    """
    first, second = pack[0:26:2], pack[1:26:2]
    n, e = (second, first) if dealer is Seat.N else (first, second)
    return DrawDeal(dealer, vulnerable, (n, e, (), ()), pack[26:], follow_suit, top_face_up)


@dataclass(frozen=True, slots=True)
class DrawState:
    """A deal of Draw Bridge in progress.

    `tricks` and `winners` are those of the draw while it lasts and then of the play; `aside` the
    complete tricks of the draw. `held` are the hands with which the auction is held, the present
    ones before it. `drawn` are the cards taken from the stock in their order, two a trick.
    `public` says what all have seen of the tricks of this phase. `turn` and `actor` are the player
    who is next, None when the deal is over: there is no dummy to act for.
    """

    deal: DrawDeal
    auction: Auction
    contract: Contract | None
    hands: Hands
    held: Hands
    tricks: tuple[Trick, ...]
    winners: tuple[Seat, ...]
    phase: Phase
    public: Public
    aside: tuple[Trick, ...] = ()
    drawn: tuple[DrawnCard, ...] = ()
    turn: Seat | None = field(init=False)

    def __post_init__(self) -> None:
        turn = None
        if self.phase is Phase.AUCTION:
            turn = self.auction.turn
        elif self.phase is not Phase.OVER:
            turn = self.tricks[-1].turn
        object.__setattr__(self, "turn", turn)

    @property
    def actor(self) -> Seat | None:
        """The player who acts."""
        return self.turn

    @property
    def stock(self) -> tuple[Card, ...]:
        """The cards still to be drawn, the next one first."""
        return self.deal.stock[len(self.drawn) :]

    @property
    def played(self) -> tuple[PlayedCard, ...]:
        """All cards played so far in their order, those of the draw first."""
        tricks = self.tricks if self.phase is Phase.DRAW else (*self.aside, *self.tricks)
        return tuple(
            PlayedCard(turn_of(trick.leader, place, PLAYERS), card)
            for trick in tricks
            for place, card in enumerate(trick.cards)
        )

    @property
    def tricks_made(self) -> int | None:
        """Declarer's tricks of a finished deal, None when open or passed out."""
        if self.phase is not Phase.OVER or self.contract is None:
            return None
        return self.winners.count(self.contract.declarer)

    @property
    def must_follow(self) -> bool:
        """Whether suit must be followed in this phase: always in the play."""
        return self.phase is not Phase.DRAW or self.deal.follow_suit


def _left(hands: Hands) -> Mapping[Seat, int]:
    return {seat: len(hands[seat.index]) for seat in PLAYERS}


def start(deal: DrawDeal) -> DrawState:
    """The state of a deal before the first card; the player who did not deal leads."""
    leader = turn_of(deal.dealer, 1, PLAYERS)
    return DrawState(
        deal=deal,
        auction=Auction(deal.dealer, seats=PLAYERS),
        contract=None,
        hands=deal.hands,
        held=deal.hands,
        tricks=(Trick(leader, seats=PLAYERS),),
        winners=(),
        phase=Phase.DRAW,
        public=Public(_left(deal.hands)),
    )


def decide(state: DrawState, seat: Seat, action: Action) -> Called | Played:
    """What this call or card of the player at this seat does; raises Illegal with the reason.

    A card that completes a trick of the draw lets both players draw: that needs no event.
    """
    if state.phase is Phase.OVER:
        raise Illegal(Reason.DEAL_OVER)
    if isinstance(action, Call):
        if state.phase is not Phase.AUCTION:
            raise Illegal(Reason.DRAW_OPEN if state.contract is None else Reason.AUCTION_OVER)
        if seat is not state.turn:
            raise Illegal(Reason.NOT_YOUR_TURN)
        state.auction.check(action)
        return Called(seat, action)
    if state.phase is Phase.AUCTION:
        raise Illegal(Reason.AUCTION_OPEN)
    if seat is not state.turn:
        raise Illegal(Reason.NOT_YOUR_TURN)
    hand = state.hands[seat.index]
    if action not in hand:
        raise Illegal(Reason.CARD_NOT_HELD)
    led = state.tricks[-1].led
    if led is not None and action not in _legal(state, seat):
        raise Illegal(Reason.MUST_FOLLOW_SUIT, suit=led.value)
    return Played(seat, action)


def _legal(state: DrawState, seat: Seat) -> tuple[Card, ...]:
    return legal_cards(state.hands[seat.index], state.tricks[-1].led if state.must_follow else None)


def evolve(state: DrawState, event: Called | Played) -> DrawState:
    """The state after this event, which `decide` has allowed."""
    if isinstance(event, Called):
        return _after_call(state, event.call)
    trick = state.tricks[-1]
    trick = replace(trick, cards=(*trick.cards, event.card))
    moved = replace(
        state,
        hands=_without(state.hands, event.seat, event.card),
        tricks=(*state.tricks[:-1], trick),
        public=state.public.add(event.seat, event.card),
    )
    if len(trick.cards) < len(PLAYERS):
        return moved
    return _drawn(moved, trick) if state.phase is Phase.DRAW else _won(moved, trick)


def _without(hands: Hands, seat: Seat, card: Card) -> Hands:
    n, e, s, w = (
        tuple([held for held in hand if held is not card]) if place == seat.index else hand
        for place, hand in enumerate(hands)
    )
    return n, e, s, w


def _after_call(state: DrawState, call: Call) -> DrawState:
    auction = state.auction.add(call)
    if not auction.over:
        return replace(state, auction=auction)
    contract = auction.contract
    if contract is None:
        return replace(state, auction=auction, phase=Phase.OVER)
    leader = turn_of(contract.declarer, 1, PLAYERS)
    return replace(
        state,
        auction=auction,
        contract=contract,
        tricks=(Trick(leader, seats=PLAYERS),),
        phase=Phase.PLAY,
        public=Public(_left(state.hands)),
    )


def _drawn(state: DrawState, trick: Trick) -> DrawState:
    """After a trick of the draw: its winner takes the top card of the stock, the other the next."""
    winner = trick_winner(trick, Strain.NT)
    loser = turn_of(winner, 1, PLAYERS)
    top, following = state.stock[:2]
    drawn = (*state.drawn, DrawnCard(winner, top), DrawnCard(loser, following))
    taken = {winner: top, loser: following}
    n, e = (sort_hand((*state.hands[seat.index], taken[seat])) for seat in PLAYERS)
    hands: Hands = (n, e, (), ())
    public = Public(_left(hands), last=state.public.last)
    after = replace(
        state,
        hands=hands,
        held=hands,
        winners=(*state.winners, winner),
        public=public,
        aside=(*state.aside, trick),
        drawn=drawn,
    )
    if len(after.aside) < TRICKS:
        return replace(after, tricks=(*state.tricks, Trick(winner, seats=PLAYERS)))
    return replace(after, tricks=(), winners=(), phase=Phase.AUCTION)


def _won(state: DrawState, trick: Trick) -> DrawState:
    assert state.contract is not None
    winner = trick_winner(trick, state.contract.strain)
    after = replace(state, winners=(*state.winners, winner))
    if len(after.winners) == TRICKS:
        return replace(after, phase=Phase.OVER)
    return replace(after, tricks=(*state.tricks, Trick(winner, seats=PLAYERS)))


def view(state: DrawState, viewer: Seat | None, rules: PlayRules) -> DealView:
    """The deal as this viewer may see it: his own cards, and both hands when it is over."""
    public = state.public
    own_turn = state.turn is not None and viewer is state.turn
    calling = state.phase is Phase.AUCTION
    return DealView(
        seat=viewer,
        phase=state.phase,
        dealer=state.deal.dealer,
        vulnerable=state.deal.vulnerable,
        turn=state.turn,
        actor=state.actor,
        calls=state.auction.calls,
        contract=state.contract,
        hands=_visible_hands(state, viewer),
        left={seat: public.left.get(seat, 0) for seat in SEATS},
        trick=public.laid,
        last_trick=last_trick(public, viewer, rules),
        winners=state.winners,
        legal_calls=legal_calls(state.auction) if own_turn and calling else (),
        legal_cards=_legal(state, viewer) if own_turn and viewer and not calling else (),
        led=public.led,
        gone=public.gone,
        voids=public.voids,
        stock=_stock(state, viewer),
    )


def _visible_hands(state: DrawState, viewer: Seat | None) -> dict[Seat, tuple[Card, ...]]:
    if state.phase is Phase.OVER:
        return {seat: state.held[seat.index] for seat in PLAYERS}
    return {seat: state.hands[seat.index] for seat in PLAYERS if seat is viewer}


def _stock(state: DrawState, viewer: Seat | None) -> StockView:
    stock, face_up = state.stock, state.deal.top_face_up
    return StockView(
        left=len(stock),
        top=stock[0] if stock and face_up else None,
        follow=state.deal.follow_suit,
        away=sort_hand(card for trick in state.aside for card in trick.cards),
        shown=state.drawn[::2] if face_up else (),
        drawn=tuple([drawn.card for drawn in state.drawn if drawn.seat is viewer]),
    )

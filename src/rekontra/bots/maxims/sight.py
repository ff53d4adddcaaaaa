"""What a player sees and can count during the play."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rekontra.game import (
    PACK,
    Call,
    Card,
    Contract,
    DealView,
    PlayedCard,
    Seat,
    Strain,
    Suit,
    Trick,
    trick_winner,
)

Heights = tuple[int, ...]
_BY_PLACE = {(card.suit, card.height): card for card in PACK}


def card(suit: Suit, height: int) -> Card:
    """The card of this suit and height."""
    return _BY_PLACE[suit, height]


@dataclass(frozen=True, slots=True)
class Sight:
    """The play from the hand that is next.

    `held` are the heights in the hands in view, highest first; `out` those in the hands that are
    not; `needed` the tricks that the side still wants.
    """

    seat: Seat
    declaring: bool
    contract: Contract
    calls: tuple[Call, ...]
    dealer: Seat
    held: Mapping[Seat, Mapping[Suit, Heights]]
    out: Mapping[Suit, Heights]
    voids: Mapping[Seat, tuple[Suit, ...]]
    trick: tuple[PlayedCard, ...]
    legal: tuple[Card, ...]
    led: tuple[Suit, ...]
    leaders: tuple[Seat, ...]
    needed: int
    tricks_left: int

    @property
    def trumps(self) -> Suit | None:
        """The trump suit."""
        return self.contract.strain.trumps

    @property
    def mine(self) -> Mapping[Suit, Heights]:
        """The hand that plays next."""
        return self.held[self.seat]

    @property
    def partner(self) -> Seat:
        """The hand opposite."""
        return self.seat.partner

    @property
    def dummy(self) -> Seat:
        """Dummy's seat."""
        return self.contract.dummy

    def seen(self, seat: Seat) -> bool:
        """Whether this hand is in view."""
        return seat in self.held

    def best(self, seat: Seat, suit: Suit) -> int:
        """The greatest height of the suit that this hand may hold, 0 for none."""
        if seat in self.held:
            heights = self.held[seat][suit]
        else:
            heights = () if suit in self.voids.get(seat, ()) else self.out[suit]
        return heights[0] if heights else 0

    def is_void(self, seat: Seat, suit: Suit) -> bool:
        """Whether this hand is known to hold none of the suit."""
        if seat in self.held:
            return not self.held[seat][suit]
        return suit in self.voids.get(seat, ()) or not self.out[suit]

    def enemies(self) -> tuple[Seat, Seat]:
        """The two hands of the other side."""
        return (self.seat.next, self.seat.next.partner)

    def threat(self, suit: Suit) -> int:
        """The greatest height of the suit that an opponent may hold."""
        return max(self.best(seat, suit) for seat in self.enemies())

    def enemy_trumps(self) -> int:
        """How many trumps may be in the opponents' hands."""
        if self.trumps is None:
            return 0
        hidden = [seat for seat in self.enemies() if not self.seen(seat)]
        trumps = self.trumps
        seen = sum(len(self.held[seat][trumps]) for seat in self.enemies() if self.seen(seat))
        could = any(not self.is_void(seat, trumps) for seat in hidden)
        return seen + (len(self.out[trumps]) if could else 0)

    def masters(self, seat: Seat, suit: Suit) -> int:
        """How many cards at the head of this hand's suit no opponent can beat in the suit."""
        threat = self.threat(suit)
        return sum(height > threat for height in self.held[seat][suit])

    def winner(self) -> PlayedCard:
        """The card that is winning the trick now."""
        trick = Trick(self.trick[0].seat, tuple(played.card for played in self.trick))
        seat = trick_winner(trick, self.contract.strain)
        return next(played for played in self.trick if played.seat is seat)

    def beats(self, one: Card, two: Card) -> bool:
        """Whether the first card, played later, beats the second, which is winning."""
        if one.suit is two.suit:
            return one.height > two.height
        return one.suit is self.trumps

    def after(self) -> tuple[Seat, ...]:
        """The hands that play to this trick after this one, in turn."""
        return tuple(self.seat.plus(step) for step in range(1, 4 - len(self.trick)))

    def can_beat(self, seat: Seat, winning: Card) -> bool:
        """Whether this hand may hold a card, legal now, that beats the winning one."""
        led = self.trick[0].card.suit if self.trick else winning.suit
        if not self.is_void(seat, led):
            if led is winning.suit and self.best(seat, led) > winning.height:
                return True
            if self.seen(seat):
                return False
        trumps = self.trumps
        if trumps is None or not (self.is_void(seat, led)):
            return False
        floor = winning.height if winning.suit is trumps else 0
        return led is not trumps and self.best(seat, trumps) > floor

    def equals(self, seat: Seat, suit: Suit, height: int) -> int:
        """The lowest card of this hand that is as good as this one: no card out lies between."""
        lowest = height
        for other in self.held[seat][suit]:
            if other < lowest and not any(other < x < height for x in self._dangers(suit)):
                lowest = other
        return lowest

    def touches(self, suit: Suit, height: int) -> bool:
        """Whether the best card here is no better than partner's: none between them is out."""
        top = self.mine[suit][0]
        return top < height or not any(height < x < top for x in self._dangers(suit))

    def _dangers(self, suit: Suit) -> Heights:
        """The cards of the suit that may still fall on ours: unseen, or with a seen opponent."""
        after = self.after() if self.trick else self.enemies()
        heights = list(self.out[suit])
        for seat in self.enemies():
            if self.seen(seat) and seat in after:
                heights.extend(self.held[seat][suit])
        return tuple(heights)


def sight(view: DealView) -> Sight:
    """What the player who acts sees of the play, from the hand whose turn it is."""
    contract, seat, actor = view.contract, view.turn, view.actor
    assert contract is not None
    assert seat is not None
    assert actor is not None
    seen = {actor, *(s for s in (contract.dummy,) if s in view.hands)}
    held = {s: _by_suit(view.hands[s]) for s in seen}
    known = {*view.gone, *(played.card for played in view.trick)}
    for s in seen:
        known.update(view.hands[s])
    out = _by_suit(tuple(c for c in PACK if c not in known))
    won = sum(winner.side is seat.side for winner in view.winners)
    declaring = seat.side is contract.declarer.side
    goal = contract.needed if declaring else 14 - contract.needed
    return Sight(
        seat=seat,
        declaring=declaring,
        contract=contract,
        calls=view.calls,
        dealer=view.dealer,
        held=held,
        out=out,
        voids=view.voids,
        trick=view.trick,
        legal=view.legal_cards,
        led=view.led,
        leaders=(contract.leader, *view.winners)[: len(view.led)],
        needed=goal - won,
        tricks_left=13 - len(view.winners),
    )


def _by_suit(cards: tuple[Card, ...]) -> dict[Suit, Heights]:
    heights: dict[Suit, list[int]] = {suit: [] for suit in Suit}
    for one in cards:
        heights[one.suit].append(one.height)
    return {suit: tuple(sorted(held, reverse=True)) for suit, held in heights.items()}


def bid_suits(s: Sight, seat: Seat) -> tuple[Suit, ...]:
    """The suits that this seat has bid naturally, as far as the calls alone tell."""
    suits = []
    for place, call in enumerate(s.calls):
        if call.is_bid and s.dealer.plus(place) is seat and call.strain is not Strain.NT:
            suit = call.strain.trumps
            if suit is not None and call is not Call.C2 and suit not in suits:
                suits.append(suit)
    return tuple(suits)

"""Tricks: who may play what, who wins, and what all have seen of it (Laws 44, 45)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from rekontra.game.cards import Card, Strain, Suit, sort_hand
from rekontra.game.seats import SEATS, Seat, turn_of


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick, complete or not: the leader and the cards clockwise from the lead.

    `seats` are those who play to it: four, or at Draw Bridge two.
    """

    leader: Seat
    cards: tuple[Card, ...] = ()
    seats: tuple[Seat, ...] = SEATS

    @property
    def turn(self) -> Seat:
        """The hand that plays next to this trick."""
        return turn_of(self.leader, len(self.cards), self.seats)

    @property
    def led(self) -> Suit | None:
        """The suit led, None before the lead."""
        return self.cards[0].suit if self.cards else None


@dataclass(frozen=True, slots=True)
class PlayedCard:
    """A card on the table and the hand it came from."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Public:
    """What all have seen of the play, kept up card by card so that a view need only refer to it.

    `left` is the number of cards in the hand of everybody who plays, `laid` the trick on the table
    and `last` the complete one before it. `led` lists the suit led to each complete trick, `gone`
    the cards of the complete tricks in no order of play, `voids` the suits that a hand has shown
    out of.
    """

    left: Mapping[Seat, int]
    laid: tuple[PlayedCard, ...] = ()
    last: tuple[PlayedCard, ...] = ()
    led: tuple[Suit, ...] = ()
    gone: tuple[Card, ...] = ()
    voids: Mapping[Seat, tuple[Suit, ...]] = field(default_factory=dict)

    def add(self, seat: Seat, card: Card) -> Public:
        """What all have seen when this hand has played this card."""
        left = {**self.left, seat: self.left[seat] - 1}
        laid = (*self.laid, PlayedCard(seat, card))
        led = laid[0].card.suit
        voids = self.voids if card.suit is led else _shown_out(self.voids, seat, led)
        if len(laid) < len(left):
            return Public(left, laid, self.last, self.led, self.gone, voids)
        gone = sort_hand((*self.gone, *(played.card for played in laid)))
        return Public(left, (), laid, (*self.led, led), gone, voids)


def _shown_out(
    voids: Mapping[Seat, tuple[Suit, ...]], seat: Seat, led: Suit
) -> Mapping[Seat, tuple[Suit, ...]]:
    """The voids with this one, hands and suits in their order."""
    known = voids.get(seat, ())
    if led in known:
        return voids
    more = {**voids, seat: tuple(suit for suit in Suit if suit is led or suit in known)}
    return {seat: more[seat] for seat in SEATS if seat in more}


def trick_winner(trick: Trick, strain: Strain) -> Seat:
    """Who wins this trick: the highest trump, else the highest card of the suit led (Law 44E, F).

    >>> trick_winner(Trick(Seat.W, (Card.HA, Card.C2, Card.HK, Card.DA)), Strain.C)
    Seat.N
    """
    trumps = strain.trumps
    led = trick.cards[0].suit

    def strength(place: int) -> int:
        card = trick.cards[place]
        if card.suit is trumps:
            return 100 + card.height
        return card.height if card.suit is led else 0

    return turn_of(trick.leader, max(range(len(trick.cards)), key=strength), trick.seats)


def legal_cards(hand: Collection[Card], led: Suit | None) -> tuple[Card, ...]:
    """The cards of this hand that may be played: the suit led if held, else all (Law 44C, D)."""
    following = [card for card in hand if card.suit is led]
    return sort_hand(following or hand)

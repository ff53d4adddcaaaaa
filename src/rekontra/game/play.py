"""Tricks: who may play what, and who wins (Laws 44, 45)."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from rekontra.game.cards import Card, Strain, Suit, sort_hand
from rekontra.game.seats import Seat


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick, complete or not: the leader and the cards clockwise from the lead."""

    leader: Seat
    cards: tuple[Card, ...] = ()

    @property
    def turn(self) -> Seat:
        """The hand that plays next to this trick."""
        return self.leader.plus(len(self.cards))

    @property
    def led(self) -> Suit | None:
        """The suit led, None before the lead."""
        return self.cards[0].suit if self.cards else None

    def played_by(self, side_seats: tuple[Seat, Seat]) -> bool:
        """Whether one of these seats has played to this trick."""
        played = self.leader.order()[: len(self.cards)]
        return any(seat in played for seat in side_seats)


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

    return trick.leader.plus(max(range(len(trick.cards)), key=strength))


def legal_cards(hand: Collection[Card], led: Suit | None) -> tuple[Card, ...]:
    """The cards of this hand that may be played: the suit led if held, else all (Law 44C, D)."""
    following = [card for card in hand if card.suit is led]
    return sort_hand(following or hand)

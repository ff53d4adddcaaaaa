"""A moment of the play, with all four hands in sight."""

from __future__ import annotations

from dataclasses import dataclass

from rekontra.game import SEATS, Card, Hands, Seat, Strain, Trick, Unreadable, legal_cards


@dataclass(frozen=True, slots=True)
class Position:
    """The cards still held by N, E, S, W and those on the table.

    `leader` led to the trick on the table or is to lead; `trick` holds the 0 to 3 cards already
    played to it, which are in no hand any more. Raises Unreadable for a position that no play
    leads to: hands of wrong sizes, a card twice, a card that did not follow suit.
    """

    hands: Hands
    strain: Strain
    leader: Seat
    trick: tuple[Card, ...] = ()

    def __post_init__(self) -> None:
        played = len(self.trick)
        if played > 3:
            raise Unreadable("a position has at most three cards on the table")
        order = self.leader.order()
        tricks = len(self.hands[self.turn.index])
        for place, seat in enumerate(order):
            if len(self.hands[seat.index]) != tricks - (place < played):
                raise Unreadable("the hands of a position have as many cards as the play leaves")
        cards = [card for hand in self.hands for card in hand]
        cards += self.trick
        if len(set(cards)) != len(cards):
            raise Unreadable("a card stands twice in a position")
        if played > 1:
            led = self.trick[0].suit
            for seat, card in zip(order, self.trick, strict=False):
                hand = (*self.hands[seat.index], card)
                if seat is not self.leader and card not in legal_cards(hand, led):
                    raise Unreadable(f"{card.value} did not follow suit though it could")

    @property
    def turn(self) -> Seat:
        """The hand that plays next."""
        return self.leader.plus(len(self.trick))

    @property
    def left(self) -> int:
        """The tricks still to be won, the one on the table included."""
        return len(self.hands[self.turn.index])

    @property
    def legal(self) -> tuple[Card, ...]:
        """The cards that may be played next."""
        return legal_cards(self.hands[self.turn.index], Trick(self.leader, self.trick).led)


def check_deal(hands: Hands) -> None:
    """Raise Unreadable when these are not four hands of 13 different cards."""
    cards = {card for hand in hands for card in hand}
    if [len(hand) for hand in hands] != [13] * len(SEATS) or len(cards) != 52:
        raise Unreadable("a deal is four hands of 13 different cards")

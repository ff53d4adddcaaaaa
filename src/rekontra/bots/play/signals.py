"""Signals in defence: what a low card tells partner when it costs nothing."""

from __future__ import annotations

from collections.abc import Collection

from rekontra.analysis.hands import SUITS
from rekontra.bots.play.known import Known
from rekontra.game import Card, Trick, trick_winner

_SPOTS = 9
"""The highest card that is given away for a signal."""


def signal(facts: Known, card: Card, free: Collection[Card]) -> Card:
    """The card to follow with, of those that cost no more than `card` in any layout.

    On partner's lead a high spot encourages, from the queen or better; on declarer's it shows an
    even number of cards. That is so in the first round of a suit, and where the card wins nothing.
    """
    if facts.declaring or not facts.trick or not facts.played:
        return card
    led = facts.trick[0]
    place = SUITS.index(led.card.suit)
    held = facts.held[facts.turn][place]
    spots = sorted(
        (one for one in free if one.suit is card.suit and one.height <= _SPOTS),
        key=lambda one: one.height,
    )
    first_round = not facts.gone[facts.turn][place]
    if card.suit is not led.card.suit or card not in spots or not first_round:
        return card
    if any(_wins(facts, one) for one in spots):
        return card
    if led.seat is facts.turn.partner:
        high = held >> 10 > 0
    else:
        high = held.bit_count() % 2 == 0
    return spots[-1] if high else spots[0]


def _wins(facts: Known, card: Card) -> bool:
    cards = (*(laid.card for laid in facts.trick), card)
    return trick_winner(Trick(facts.leader, cards), facts.contract.strain) is facts.turn

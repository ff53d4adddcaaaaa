"""Calls, contracts and cards as they are written at the table."""

from __future__ import annotations

from rekontra.cli.shell import suits_are_drawn
from rekontra.game import Call, Card, Contract, Strain, Suit
from rekontra.words import Words

SUIT_SIGNS = {Suit.S: "♠", Suit.H: "♥", Suit.D: "♦", Suit.C: "♣"}


def suit_sign(words: Words, suit: Suit) -> str:
    """The sign of a suit, or its letter where signs cannot be shown."""
    return SUIT_SIGNS[suit] if suits_are_drawn() else words.say(f"cli-suit-{suit.value}")


def strain_sign(words: Words, strain: Strain) -> str:
    """The sign of a strain."""
    suit = strain.trumps
    return words.say("notrump-sign") if suit is None else suit_sign(words, suit)


def call_text(words: Words, call: Call) -> str:
    """A call as it stands in an auction: 1♠, 3NT, pass."""
    if not call.is_bid:
        return words.say(f"call-{call.value}")
    return f"{call.level}{strain_sign(words, call.strain)}"


def contract_text(words: Words, contract: Contract) -> str:
    """A contract with its declarer: 4♠X N."""
    seat = words.say(f"seat-letter-{contract.declarer.value}")
    doubled = "X" * contract.doubling
    return f"{contract.level}{strain_sign(words, contract.strain)}{doubled} {seat}"


def margin_text(margin: int) -> str:
    """Tricks over a contract or below it: +1, =, −2.

    >>> margin_text(1), margin_text(0), margin_text(-2)
    ('+1', '=', '−2')
    """
    return f"+{margin}" if margin > 0 else f"−{-margin}" if margin else "="


def rank_text(words: Words, card: Card) -> str:
    """The rank of a card as it is written in a diagram."""
    return words.say("cli-rank", rank=card.rank.value)


def card_text(words: Words, card: Card) -> str:
    """A card: ♠A, ♦10."""
    return suit_sign(words, card.suit) + rank_text(words, card)

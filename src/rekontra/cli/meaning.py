"""The meaning of a call as a sentence of the user's language."""

from __future__ import annotations

from rekontra.bots.bidding import Forcing, Meaning, Range
from rekontra.bots.bidding.shown import ANY_LENGTH, MOST
from rekontra.words import Words


def meaning_text(words: Words, meaning: Meaning) -> str:
    """Strength, lengths, shape and what is asked of partner; empty when nothing is said.

    >>> from rekontra.game import Suit
    >>> spades = Meaning("", Range(6, 37), lengths=((Suit.S, Range(4, 13)),), forcing=Forcing.ROUND)
    >>> meaning_text(Words("en"), spades)
    '6+ HCP, 4+ spades, forcing for one round'
    """
    parts = []
    if meaning.convention is not None:
        name = words.say(f"convention-{meaning.convention}")
        parts.append(words.say("meaning-convention", name=name))
    elif meaning.artificial:
        parts.append(words.say("meaning-artificial"))
    if meaning.strength is not None:
        low, high = meaning.strength
        parts.append(
            words.say(
                f"meaning-strength-{meaning.count.value}",
                bound=_bound(meaning.strength, MOST),
                low=low,
                high=high,
            )
        )
    if meaning.balanced:
        parts.append(words.say("meaning-balanced"))
    parts += [
        words.say(
            "meaning-length",
            bound=_bound(length, ANY_LENGTH.high),
            low=length.low,
            high=length.high,
            suit=suit.value,
        )
        for suit, length in meaning.lengths
    ]
    if meaning.agrees is not None:
        parts.append(words.say("meaning-agrees", suit=meaning.agrees.value))
    if meaning.forcing is not Forcing.NO:
        parts.append(words.say("meaning-forcing", forcing=meaning.forcing.value))
    return ", ".join(parts)


def _bound(bounds: Range, most: int) -> str:
    low, high = bounds
    if low == high:
        return "exact"
    return "least" if high >= most else "most" if low == 0 else "range"

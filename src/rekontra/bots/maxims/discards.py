"""Which card to throw away."""

from __future__ import annotations

from rekontra.bots.maxims.sight import Sight
from rekontra.game import Card, Suit


def discard(s: Sight) -> Card:
    """The legal card that is missed least: low, from weakness, keeping winners and guards."""
    return min(s.legal, key=lambda one: (_cost(s, one.suit, one.height), one.height))


def _cost(s: Sight, suit: Suit, height: int) -> float:
    """What it costs to throw this card, in rough tenths of a trick."""
    heights = s.mine[suit]
    if suit is s.trumps:
        return 60 + height
    threat = s.threat(suit)
    cost = height * 0.3
    if height > threat:
        return cost + 40
    cost += _guard(s, suit) if height == heights[-1] or height >= 10 else 0
    if s.declaring and s.seen(s.partner):
        return cost + _declarers_length(s, suit)
    # Keep as many cards as dummy or declarer may run in the suit.
    dummy = s.held[s.dummy][suit]
    if len(dummy) >= 4 and len(heights) <= len(dummy) and heights[0] >= 8:
        cost += 12
    if suit in _open_suit(s):
        cost += 6
    return cost - 0.5 * len(heights)


def _guard(s: Sight, suit: Suit) -> float:
    """The worth of the small card that protects an honour: Kx, Qxx, J10xx."""
    heights = s.mine[suit]
    top = heights[0]
    above = len([h for h in s.out[suit] if h > top])
    if s.dummy is not s.seat and s.seen(s.dummy):
        above += len([h for h in s.held[s.dummy][suit] if h > top])
    if top >= 10 and above and len(heights) == above + 1:
        return 15 + top - 10
    return 2.0 if top >= 10 and len(heights) <= above + 1 else 0.0


def _declarers_length(s: Sight, suit: Suit) -> float:
    """The worth to declarer of keeping a suit long: cards that may be established or ruffed in."""
    mine, others = s.mine[suit], s.held[s.partner][suit]
    out = len(s.out[suit])
    longest = max(len(mine), len(others))
    if len(mine) >= len(others) and len(mine) * 2 > out + 2 and len(mine) >= 4:
        return 10
    tops = sum(h > s.threat(suit) for h in others)
    if tops and len(mine) <= tops and longest > 1:
        # A small card to reach the winners opposite.
        return 8 if len(mine) == 1 else 2
    return -0.5 * len(mine)


def _open_suit(s: Sight) -> tuple[Suit, ...]:
    """The suit that our side led first: partner may still come in it."""
    for leader, suit in zip(s.leaders, s.led, strict=True):
        if leader.side is s.seat.side:
            return (suit,)
    return ()

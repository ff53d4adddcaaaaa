"""Which card to lead in defence: the opening lead, and every lead after it."""

from __future__ import annotations

from rekontra.bots.maxims.sight import Heights, Sight, bid_suits, card
from rekontra.game import Card, Suit


def card_of_suit(heights: Heights, *, trumps: bool) -> int:
    """The card to lead from a holding: top of a sequence, fourth best, top of two or of nothing.

    `trumps` says that there is a trump suit, so that AK and KQ are sequences enough.
    """
    count = len(heights)
    if count <= 2:
        return heights[0]
    first, second, third = heights[:3]
    touching = first - second == 1
    if touching and first >= 10 and (trumps or count <= 3 or second - third <= 2):
        return first
    # An inner sequence: KJ10, Q109, AJ10.
    if first >= 12 and second - third == 1 and second >= 10 and first - second == 2:
        return second
    if trumps and first == 14:
        return first
    if first <= 9:
        return heights[0] if count == 3 else heights[1]
    return heights[3] if count >= 4 else heights[-1]


def _safety(heights: Heights, *, trumps: bool) -> float:
    """How good a lead from this holding is by itself, in rough halves of a trick."""
    count = len(heights)
    honours = sum(height >= 10 for height in heights)
    first = heights[0]
    second = heights[1] if count > 1 else 0
    third = heights[2] if count > 2 else 0
    if trumps:
        if (first, second) == (14, 13):
            return 5.0
        if count == 1:
            return 3.5 if first < 13 else 1.0
        if first == 14:
            return -1.5
        if first - second == 1 and first >= 11:
            return 3.5 + (first == 13) + 0.5 * (second - third == 1)
        if count == 2:
            return 1.8 if first < 11 else -0.5
        return 1.2 if honours == 0 else {13: 0.2, 12: 0.6, 11: 0.8}.get(first, 1.0) + count * 0.1
    value = count * 1.0 + honours * 0.4
    if first - second == 1 and first >= 11:
        value += 1.0 if second - third <= 2 else 0.5
    if count <= 3 and honours and first - second != 1:
        value -= 0.8
    return value


def opening_lead(s: Sight) -> Card:
    """The first lead: partner's suit, a sequence, a short suit or the fourth best of a long one."""
    trumps = s.trumps
    partners = bid_suits(s, s.partner)
    theirs = {suit for seat in s.enemies() for suit in bid_suits(s, seat)}
    mine = bid_suits(s, s.seat)

    def score(suit: Suit) -> float:
        heights = s.mine[suit]
        if not heights:
            return -99
        if suit is trumps:
            return 1.0 if len(heights) >= 2 and heights[0] < 11 else -1.0
        value = _safety(heights, trumps=trumps is not None)
        if suit in partners:
            value += 3.0
        if suit in theirs:
            value -= 2.0
        if suit in mine:
            value += 0.7
        if trumps is not None and len(heights) == 1 and len(s.mine[trumps]) == 0:
            value -= 3.0
        return value

    return usual_lead(s, max(reversed(Suit), key=score))


def usual_lead(s: Sight, suit: Suit) -> Card:
    """The conventional card of a suit that is held, for the opening lead."""
    heights, trumps = s.mine[suit], s.trumps
    if suit is trumps:
        return card(suit, heights[-1])
    if suit in bid_suits(s, s.partner) and len(heights) == 3 and heights[0] - heights[1] > 1:
        return card(suit, heights[0] if heights[0] == 14 and trumps else heights[-1])
    return card(suit, card_of_suit(heights, trumps=trumps is not None))


def _sure_tricks(s: Sight) -> list[Card]:
    """The cards in hand that win a trick when led, whatever the opponents hold."""
    sure = []
    for suit in Suit:
        threat = s.threat(suit)
        if suit is not s.trumps and _may_ruff(s, suit):
            continue
        sure += [card(suit, height) for height in s.mine[suit] if height > threat]
    return sure


def _may_ruff(s: Sight, suit: Suit) -> bool:
    """Whether an opponent with trumps left is known to hold none of the suit."""
    trumps = s.trumps
    if trumps is None or suit is trumps:
        return False
    return any(s.is_void(seat, suit) and s.best(seat, trumps) > 0 for seat in s.enemies())


def _partners_lead(s: Sight) -> Suit | None:
    """The suit that partner led first of his own accord."""
    for leader, suit in zip(s.leaders, s.led, strict=True):
        if leader is s.partner and suit is not s.trumps:
            return suit
    return None


def _my_lead(s: Sight) -> Suit | None:
    for leader, suit in zip(s.leaders, s.led, strict=True):
        if leader is s.seat and suit is not s.trumps:
            return suit
    return None


def _lead_value(s: Sight, suit: Suit) -> float:
    """How good it looks to lead this suit now."""
    heights = s.mine[suit]
    if not heights:
        return -99
    trumps = s.trumps
    dummy = s.held[s.dummy][suit]
    before_dummy = s.seat.next is s.dummy
    value = 0.0
    if suit is trumps:
        value = -0.5 if heights[0] < 11 else -2.0
        # Dummy about to ruff: take his trumps away.
        side = [n for other, n in s.held[s.dummy].items() if other is not trumps]
        if any(len(n) <= 1 for n in side) and s.held[s.dummy][trumps]:
            value += 1.2
        return value
    threat = s.threat(suit)
    if heights[0] > threat:
        # A lone ace is better kept to catch an honour; two masters may be cashed.
        value += 1.5 if len(heights) > 1 and heights[1] > threat else -0.2
    elif len(heights) > 1 and heights[0] - heights[1] == 1 and heights[0] >= 11:
        value += 1.0
    elif heights[0] >= 11:
        # Leading away from an honour helps declarer more often than not.
        value -= 0.8 if trumps is None else 1.2
    if suit is _partners_lead(s):
        value += 1.6
    if suit is _my_lead(s):
        value += 1.2 if trumps is None else 0.4
    if suit in bid_suits(s, s.partner):
        value += 1.0
    if suit in bid_suits(s, s.contract.declarer):
        value -= 0.7
    honours = sum(height >= 11 for height in dummy)
    if before_dummy:
        value += 0.3 * honours if honours < 3 else -0.3
    else:
        value += 0.6 if not dummy or dummy[0] <= 9 else -0.4 * honours
    if trumps is None:
        value += 0.25 * len(heights)
    elif _may_ruff(s, suit):
        both = all(s.is_void(seat, suit) for seat in s.enemies())
        value -= 4.0 if both else 1.5
    elif _ruff_for_partner(s, suit):
        value += 4.0
    elif len(heights) == 1 and s.mine[trumps]:
        value += 0.8
    return value


def _ruff_for_partner(s: Sight, suit: Suit) -> bool:
    """Whether partner is known to be out of this suit and may have a trump left."""
    trumps = s.trumps
    if trumps is None or suit not in s.voids.get(s.partner, ()):
        return False
    return s.best(s.partner, trumps) > 0


def defence_lead(s: Sight) -> Card:
    """A lead in the middle of the play: what beats the contract now, else the most useful suit."""
    sure = _sure_tricks(s)
    if sure and len(sure) >= s.needed > 0:
        return sure[0]
    if s.tricks_left <= len(sure) + 1 and sure:
        return sure[0]
    best = max(reversed(Suit), key=lambda suit: _lead_value(s, suit))
    heights = s.mine[best]
    if best is s.trumps:
        return card(best, heights[-1])
    if heights[0] > s.threat(best) and not _ruff_for_partner(s, best):
        # At notrump with a long suit still closed, a low card keeps the way to it open.
        return card(best, heights[0])
    if best in (_partners_lead(s), _my_lead(s)):
        return card(best, heights[0] if len(heights) <= 2 else _continue(heights))
    return card(best, card_of_suit(heights, trumps=s.trumps is not None))


def _continue(heights: Heights) -> int:
    """The card to go on with in a suit: the top of touching honours, else low."""
    if heights[0] - heights[1] == 1 and heights[0] >= 10:
        return heights[0]
    return heights[-1]

"""Opening bids: five-card majors, better minor, 15-17 notrump, strong two clubs, preempts."""

from __future__ import annotations

from rekontra.bots.evaluate import MAJORS, SUITS_DOWN
from rekontra.bots.situation import Rule, Situation
from rekontra.game import Call, Suit


def opens(s: Situation) -> bool:
    """Whether the hand is worth an opening bid of one."""
    hand = s.hand
    if hand.hcp >= 12:
        return True
    if s.last_chance:
        return hand.hcp >= 10 and hand.hcp + hand.length[Suit.S] >= 15
    return hand.hcp >= 10 and hand.hcp + sum(hand.shape[:2]) >= 20 and hand.quick_tricks >= 1.5


def major(s: Situation) -> Call | None:
    """The longer major of five cards or more, spades of equals."""
    suit = max(MAJORS, key=lambda suit: s.hand.length[suit])
    return s.at(1, suit) if s.hand.length[suit] >= 5 else None


def minor(s: Situation) -> Call | None:
    """The longer minor; with equals diamonds of four, clubs of three."""
    diamonds, clubs = s.hand.length[Suit.D], s.hand.length[Suit.C]
    better = Suit.D if diamonds > clubs or diamonds == clubs > 3 else Suit.C
    return s.at(1, better)


def longest_major_first(s: Situation) -> bool:
    """Whether a five-card major is not shorter than every minor by more than one card."""
    best = max(s.hand.length[suit] for suit in MAJORS)
    return best >= 5 and best >= s.hand.shape[0] - (1 if best >= 6 else 0)


def preempts(s: Situation, suit: Suit, cards: int) -> bool:
    """Whether the suit is long and, by the vulnerability, good enough to preempt in."""
    hand = s.hand
    if s.last_chance or hand.length[suit] != cards or not 5 <= hand.hcp <= 10:
        return False
    if any(hand.length[other] >= 4 for other in MAJORS if other is not suit):
        return False
    return hand.good(suit) if s.stakes.vulnerable else hand.fair(suit)


def preempt(level: int, cards: int) -> tuple[Rule, ...]:
    """The rules to preempt on this level with a suit of this length."""

    def rule(suit: Suit) -> Rule:
        return Rule(lambda s: s.at(level, suit), lambda s: preempts(s, suit, cards))

    return tuple(rule(suit) for suit in SUITS_DOWN if (level, suit) != (2, Suit.C))


OPENINGS = (
    Rule(Call.C2, lambda s: s.hand.hcp >= 22 or (s.hand.hcp >= 19 and s.hand.points >= 23)),
    Rule(Call.NT2, lambda s: s.hand.balanced and 20 <= s.hand.hcp <= 21),
    Rule(Call.NT1, lambda s: s.hand.balanced and 15 <= s.hand.hcp <= 17),
    Rule(major, lambda s: opens(s) and longest_major_first(s)),
    Rule(minor, opens),
    *preempt(4, 8),
    *preempt(3, 7),
    *preempt(2, 6),
    Rule(Call.PASS, lambda s: True),
)

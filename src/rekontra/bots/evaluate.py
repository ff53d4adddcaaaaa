"""What a hand is worth: points, shape, stoppers and quality of suits."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from rekontra.game import Card, Suit

HONOUR_POINTS = {14: 4, 13: 3, 12: 2, 11: 1}
MAJORS = (Suit.S, Suit.H)
MINORS = (Suit.D, Suit.C)
SUITS_DOWN = (Suit.S, Suit.H, Suit.D, Suit.C)


@dataclass(frozen=True, slots=True)
class Hand:
    """The quick features of a hand: `heights` of each suit (14 the ace), highest first.

    `hcp` are high-card points (4-3-2-1), `points` add one for each card beyond four in a suit.
    """

    heights: Mapping[Suit, tuple[int, ...]]
    length: Mapping[Suit, int]
    hcp: int
    points: int
    balanced: bool

    @property
    def shape(self) -> tuple[int, ...]:
        """The lengths of the suits, longest first."""
        return tuple(sorted(self.length.values(), reverse=True))

    @property
    def longest(self) -> Suit:
        """The longest suit, the higher of equals."""
        return max(SUITS_DOWN, key=lambda suit: self.length[suit])

    def suit_points(self, suit: Suit) -> int:
        """The high-card points in this suit."""
        return sum(HONOUR_POINTS.get(height, 0) for height in self.heights[suit])

    def top(self, suit: Suit, count: int) -> int:
        """How many of the highest `count` cards of the suit are held."""
        return sum(height > 14 - count for height in self.heights[suit])

    def good(self, suit: Suit) -> bool:
        """Whether the suit stands on its own: two of the top three or three of the top five."""
        return self.top(suit, 3) >= 2 or self.top(suit, 5) >= 3

    def fair(self, suit: Suit) -> bool:
        """Whether the suit is worth a bid over an opponent: the ace, king, or queen and jack."""
        return self.top(suit, 2) >= 1 or self.top(suit, 4) >= 2

    def stopped(self, suit: Suit) -> bool:
        """Whether a run of the suit is stopped: A, Kx, Qxx or J10xx."""
        heights = self.heights[suit]
        if not heights:
            return False
        guards = len(heights) - 1
        return heights[0] + guards >= 14 and (heights[0] > 11 or heights[1] == 10)

    def support(self, trumps: Suit) -> int:
        """The points in support of partner's suit, short suits counted when there are trumps."""
        held = self.length[trumps]
        if held < 3:
            return self.hcp
        worth = (5, 3, 1) if held >= 4 else (3, 2, 1)
        return self.hcp + sum(
            worth[count] for suit, count in self.length.items() if suit is not trumps and count < 3
        )

    def trump_points(self, trumps: Suit) -> int:
        """The points with this suit as agreed trumps, seen from the long hand."""
        return self.points + sum(
            2 - count for suit, count in self.length.items() if suit is not trumps and count < 2
        )

    @property
    def aces(self) -> int:
        """How many aces are held."""
        return self.count(14)

    def count(self, height: int) -> int:
        """How many cards of this height are held."""
        return sum(height in heights for heights in self.heights.values())

    @property
    def quick_tricks(self) -> float:
        """The tricks it is likely to take against any contract: AK 2, AQ 1½, A or KQ 1, Kx ½."""
        total = 0.0
        for heights in self.heights.values():
            pair = heights[:2]
            if pair == (14, 13):
                total += 2
            elif pair == (14, 12):
                total += 1.5
            elif pair[:1] == (14,) or pair == (13, 12):
                total += 1
            elif pair[:1] == (13,) and len(pair) == 2:
                total += 0.5
        return total


def evaluate(cards: Iterable[Card]) -> Hand:
    """The features of these cards."""
    return _evaluate(tuple(cards))


@lru_cache(maxsize=256)
def _evaluate(cards: tuple[Card, ...]) -> Hand:
    heights: dict[Suit, tuple[int, ...]] = {
        suit: tuple(sorted((card.height for card in cards if card.suit is suit), reverse=True))
        for suit in Suit
    }
    length = {suit: len(held) for suit, held in heights.items()}
    hcp = sum(HONOUR_POINTS.get(card.height, 0) for card in cards)
    extra = sum(max(0, count - 4) for count in length.values())
    shape = sorted(length.values())
    balanced = shape[0] >= 2 and shape[1] >= 3
    return Hand(heights, length, hcp, hcp + extra, balanced)

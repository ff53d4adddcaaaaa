"""What a player has shown of his hand: ranges of strength and of the length of each suit."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from rekontra.analysis.hands import SUITS
from rekontra.game import Suit

MOST = 37
"""More high-card points than this no hand can hold."""


class Range(NamedTuple):
    """The whole numbers from `low` to `high`."""

    low: int
    high: int

    def meet(self, other: Range) -> Range:
        """What both allow; where they clash, the newer word (`other`) is taken."""
        low, high = max(self.low, other.low), min(self.high, other.high)
        return Range(low, high) if low <= high else other

    def join(self, other: Range) -> Range:
        """The smallest range that holds both."""
        return Range(min(self.low, other.low), max(self.high, other.high))

    def __contains__(self, number: object) -> bool:
        return isinstance(number, int) and self.low <= number <= self.high


ANY_LENGTH = Range(0, 13)
ANY_POINTS = Range(0, MOST)


@dataclass(frozen=True, slots=True)
class Shown:
    """The hand of a player as far as his calls have shown it.

    `hcp` bounds the high-card points. `points` is the strength that he means, in whatever count the
    call was made (high cards, with length, or in support of a suit): what partner reckons with.
    `lengths` are those of clubs, diamonds, hearts and spades.
    """

    hcp: Range = ANY_POINTS
    points: Range = ANY_POINTS
    lengths: tuple[Range, Range, Range, Range] = (ANY_LENGTH,) * 4
    balanced: bool = False

    def length(self, suit: Suit) -> Range:
        """How many cards of this suit he may hold."""
        return self.lengths[SUITS.index(suit)]

    def held(self, suit: Suit) -> int:
        """The least number of cards that he has shown in this suit."""
        return self.length(suit).low

    def with_length(self, suit: Suit, length: Range) -> Shown:
        """This and a length of one suit; the others get what remains of 13."""
        lengths = list(self.lengths)
        place = SUITS.index(suit)
        lengths[place] = lengths[place].meet(length)
        return replace(self, lengths=_settle(lengths))

    def within(self, other: Shown) -> bool:
        """Whether the strength and the lengths of this lie within those of another."""
        mine = (self.hcp, self.points, *self.lengths)
        others = (other.hcp, other.points, *other.lengths)
        return all(a.meet(b) == a for a, b in zip(mine, others, strict=True))

    def join(self, other: Shown) -> Shown:
        """What is sure when one of the two holds."""
        c, d, h, s = (a.join(b) for a, b in zip(self.lengths, other.lengths, strict=True))
        return replace(
            self,
            hcp=self.hcp.join(other.hcp),
            points=self.points.join(other.points),
            lengths=(c, d, h, s),
            balanced=self.balanced and other.balanced,
        )


@dataclass(frozen=True, slots=True)
class Said(Shown):
    """What is said in so many words: nothing is concluded from the thirteen cards of a hand."""

    def with_length(self, suit: Suit, length: Range) -> Said:
        """This and a length of one suit; nothing of the others."""
        lengths = list(self.lengths)
        place = SUITS.index(suit)
        lengths[place] = lengths[place].meet(length)
        c, d, h, s = lengths
        return replace(self, lengths=(c, d, h, s))


def _settle(lengths: list[Range]) -> tuple[Range, Range, Range, Range]:
    """Bound each length by what the other three leave of thirteen cards."""
    least, most = sum(r.low for r in lengths), sum(r.high for r in lengths)
    settled = []
    for length in lengths:
        low = max(length.low, 13 - (most - length.high))
        high = min(length.high, 13 - (least - length.low))
        settled.append(Range(low, high) if low <= high else length)
    c, d, h, s = settled
    return (c, d, h, s)

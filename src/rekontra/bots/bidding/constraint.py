"""Conditions on a hand: they choose a call, and they say what the call has shown.

A condition is asked of one hand or of many at once (`holds`), and narrows what is known of a hand
(`narrow`). Conditions combine with ``&``, ``|`` and ``~``.

>>> from rekontra.game import parse_hand
>>> notrump = hcp(15, 17) & balanced
>>> notrump.holds(Hand.of(parse_hand("AQ72.K83.A94.Q52")))
True
>>> notrump.narrow(Shown()).hcp
Range(low=15, high=17)
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum

import numpy as np

from rekontra.analysis.hands import SUITS, Hand, Truth
from rekontra.bots.bidding.shown import ANY_LENGTH, MOST, Range, Shown
from rekontra.game import Suit


class Count(Enum):
    """In what a strength is counted."""

    HCP = "hcp"
    POINTS = "points"
    SUPPORT = "support"


class Constraint:
    """A condition on a hand."""

    __slots__ = ()

    def holds(self, hand: Hand) -> Truth:
        """Whether this hand fulfils it: a bool, or an array of bools for many hands."""
        raise NotImplementedError

    def narrow(self, shown: Shown) -> Shown:
        """What is known of a hand that fulfils it."""
        return shown

    def __and__(self, other: Constraint) -> Constraint:
        return All((*_terms(self), *_terms(other)))

    def __or__(self, other: Constraint) -> Constraint:
        return Either(self, other)

    def __invert__(self) -> Constraint:
        return Unless(self)


def _terms(constraint: Constraint) -> tuple[Constraint, ...]:
    return constraint.terms if isinstance(constraint, All) else (constraint,)


@dataclass(frozen=True, slots=True)
class All(Constraint):
    """All of several conditions; none at all is always fulfilled."""

    terms: tuple[Constraint, ...] = ()

    def holds(self, hand: Hand) -> Truth:
        """Whether every one is fulfilled."""
        result: Truth = True
        for term in self.terms:
            result = result & term.holds(hand)
            if result is False:
                return False
        return result

    def narrow(self, shown: Shown) -> Shown:
        """What all of them together show."""
        for term in self.terms:
            shown = term.narrow(shown)
        return shown


@dataclass(frozen=True, slots=True)
class Either(Constraint):
    """One or the other."""

    one: Constraint
    other: Constraint

    def holds(self, hand: Hand) -> Truth:
        """Whether one of the two is fulfilled."""
        return self.one.holds(hand) | self.other.holds(hand)

    def narrow(self, shown: Shown) -> Shown:
        """What is sure when one of the two is fulfilled."""
        return self.one.narrow(shown).join(self.other.narrow(shown))


@dataclass(frozen=True, slots=True)
class Unless(Constraint):
    """The contrary of a condition; it shows nothing in numbers."""

    what: Constraint

    def holds(self, hand: Hand) -> Truth:
        """Whether the condition is not fulfilled."""
        held = self.what.holds(hand)
        return ~held if isinstance(held, np.ndarray) else not held


@dataclass(frozen=True, slots=True)
class Strength(Constraint):
    """A strength within a range; `trumps` is partner's suit when it is counted in support."""

    count: Count
    range: Range
    trumps: Suit | None = None

    def holds(self, hand: Hand) -> Truth:
        """Whether the hand counts so much."""
        counted = self.counted(hand)
        low, high = self.range
        return (counted >= low) & (counted <= high)

    def counted(self, hand: Hand) -> int:
        """The strength of the hand in this count."""
        if self.count is Count.HCP:
            return hand.hcp  # type: ignore[no-any-return]
        if self.count is Count.SUPPORT and self.trumps is not None:
            return hand.support(self.trumps)  # type: ignore[no-any-return]
        return hand.points  # type: ignore[no-any-return]

    def narrow(self, shown: Shown) -> Shown:
        """The strength, and what it bounds the high cards by."""
        low, high = self.range
        # Length and shortness add at most about six points to the high cards.
        floor = low if self.count is Count.HCP else max(0, low - 6)
        return replace(
            shown, hcp=shown.hcp.meet(Range(floor, high)), points=shown.points.meet(self.range)
        )


@dataclass(frozen=True, slots=True)
class Length(Constraint):
    """A suit of so many cards."""

    suit: Suit
    range: Range

    def holds(self, hand: Hand) -> Truth:
        """Whether the suit is so long."""
        held = hand.length(self.suit)
        low, high = self.range
        return (held >= low) & (held <= high)

    def narrow(self, shown: Shown) -> Shown:
        """The length, and what it leaves for the other suits."""
        return shown.with_length(self.suit, self.range)


@dataclass(frozen=True, slots=True)
class Balanced(Constraint):
    """A hand 4-3-3-3, 4-4-3-2 or 5-3-3-2."""

    def holds(self, hand: Hand) -> Truth:
        """Whether it is one of the three shapes."""
        return hand.balanced

    def narrow(self, shown: Shown) -> Shown:
        """Two to five cards in every suit."""
        for suit in SUITS:
            shown = shown.with_length(suit, Range(2, 5))
        return replace(shown, balanced=True)


@dataclass(frozen=True, slots=True)
class Where(Constraint):
    """Any other condition, written as a function of the hand; it shows nothing in numbers.

    The function must work for one hand and for many: it combines with ``&`` and ``|``.
    """

    test: Callable[[Hand], Truth]

    def holds(self, hand: Hand) -> Truth:
        """What the function says."""
        return self.test(hand)


anything: Constraint = All()
balanced: Constraint = Balanced()


def hcp(low: int, high: int = MOST) -> Constraint:
    """So many high-card points."""
    return Strength(Count.HCP, Range(low, high))


def points(low: int, high: int = MOST) -> Constraint:
    """So many points with length."""
    return Strength(Count.POINTS, Range(low, high))


def support(trumps: Suit, low: int, high: int = MOST) -> Constraint:
    """So many points in support of this suit."""
    return Strength(Count.SUPPORT, Range(low, high), trumps)


def length(suit: Suit, low: int, high: int = ANY_LENGTH.high) -> Constraint:
    """So many cards of this suit."""
    return Length(suit, Range(low, high))


def at_most(suit: Suit, high: int) -> Constraint:
    """No more cards of this suit than that."""
    return Length(suit, Range(0, high))


def longer(suit: Suit, than: Suit) -> Constraint:
    """More cards of one suit than of another."""
    return Where(lambda hand: hand.length(suit) > hand.length(than))


def as_long(suit: Suit, as_suit: Suit) -> Constraint:
    """At least as many cards of one suit as of another."""
    return Where(lambda hand: hand.length(suit) >= hand.length(as_suit))


def good(suit: Suit) -> Constraint:
    """Two of the top three honours or three of the top five in this suit."""
    return Where(lambda hand: hand.good(suit))


def stopped(*suits: Suit) -> Constraint:
    """A stopper in each of these suits."""
    return All(tuple(Where(lambda hand, suit=suit: hand.stopped(suit)) for suit in suits))  # type: ignore[misc]

"""What a hand is worth: points, shape, stoppers and quality, of one hand or of many at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rekontra.game import Card, Suit

Count = Any
"""A whole number for one hand, an array of whole numbers for many."""

Truth = Any
"""A bool for one hand, an array of bools for many; combine them with ``&`` and ``|``."""

SUITS = tuple(Suit)
MAJORS = (Suit.S, Suit.H)
MINORS = (Suit.D, Suit.C)

# A holding of one suit is a number of 13 bits, the lowest for the two, the highest for the ace.
_HOLDINGS = 1 << 13
_ACE, _KING, _QUEEN, _JACK, _TEN = (1 << place for place in (12, 11, 10, 9, 8))


def holding(heights: Iterable[int]) -> int:
    """The bits of a suit held with these heights (2 for the two, 14 for the ace).

    >>> holding([2, 14])
    4097
    """
    return sum(1 << (height - 2) for height in heights)


class _PerHolding:
    """A number for each holding of one suit, looked up for one hand or for many."""

    def __init__(self, number: Callable[[int], int]) -> None:
        self._one = [number(bits) for bits in range(_HOLDINGS)]
        self._many = np.array(self._one, dtype=np.int16)

    def __call__(self, bits: Count) -> Count:
        return self._many[bits] if isinstance(bits, np.ndarray) else self._one[bits]


def _count(bits: int, *cards: int) -> int:
    return sum(bool(bits & card) for card in cards)


def _stopper(bits: int) -> int:
    """2 for a stopper (A, Kx, Qxx, J10xx), 1 for half of one (K, Qx, Jxx), else 0."""
    length = bits.bit_count()
    if bits & _ACE:
        return 2
    if bits & _KING:
        return 2 if length > 1 else 1
    if bits & _QUEEN:
        return 2 if length > 2 else int(length == 2)
    if bits & _JACK:
        return 2 if length > 3 and bits & _TEN else int(length > 2)
    return 0


def _quick(bits: int) -> int:
    """Quick tricks in halves: AK 4, AQ 3, A or KQ 2, Kx 1."""
    ace, king, queen = bits & _ACE, bits & _KING, bits & _QUEEN
    if ace:
        return 4 if king else 3 if queen else 2
    if king:
        return 2 if queen else int(bits.bit_count() > 1)
    return 0


def _losers(bits: int) -> int:
    """Losers among the first three cards: the missing ones of ace, king and queen."""
    length = bits.bit_count()
    winners = _count(bits, *(_ACE, _KING, _QUEEN)[: min(length, 3)])
    return min(length, 3) - winners


_LENGTH = _PerHolding(int.bit_count)
_POINTS = _PerHolding(
    lambda bits: (
        4 * _count(bits, _ACE)
        + 3 * _count(bits, _KING)
        + 2 * _count(bits, _QUEEN)
        + _count(bits, _JACK)
    )
)
_TOP3 = _PerHolding(lambda bits: _count(bits, _ACE, _KING, _QUEEN))
_TOP5 = _PerHolding(lambda bits: _count(bits, _ACE, _KING, _QUEEN, _JACK, _TEN))
_ACES = _PerHolding(lambda bits: _count(bits, _ACE))
_KINGS = _PerHolding(lambda bits: _count(bits, _KING))
_QUEENS = _PerHolding(lambda bits: _count(bits, _QUEEN))
_CONTROLS = _PerHolding(lambda bits: 2 * _count(bits, _ACE) + _count(bits, _KING))
_STOPPER = _PerHolding(_stopper)
_QUICK = _PerHolding(_quick)
_LOSERS = _PerHolding(_losers)
_EXTRA_LENGTH = _PerHolding(lambda bits: max(0, bits.bit_count() - 4))
# Short suits in support of partner's: with four trumps and with three.
_SHORT4 = _PerHolding(lambda bits: (5, 3, 1)[bits.bit_count()] if bits.bit_count() < 3 else 0)
_SHORT3 = _PerHolding(lambda bits: (3, 2, 1)[bits.bit_count()] if bits.bit_count() < 3 else 0)


class Hand:
    """The features of one hand of 13 cards, or of many hands at once.

    `holdings` are the bits of clubs, diamonds, hearts and spades: four numbers, or four arrays of
    the same length. What is asked of it is a number or an array in the same way, so that one
    condition, written with ``&`` and ``|``, reads one hand and a thousand.
    """

    def __init__(self, holdings: Sequence[Count]) -> None:
        """A hand with these holdings of clubs, diamonds, hearts, spades."""
        self.holdings = tuple(holdings)
        self._support: dict[Suit, Count] = {}

    @classmethod
    def of(cls, cards: Iterable[Card]) -> Hand:
        """One hand of these cards.

        >>> from rekontra.game import parse_hand
        >>> hand = Hand.of(parse_hand("AKQ72.K83.A94.52"))
        >>> hand.hcp, hand.length(Suit.S), hand.balanced
        (16, 5, True)
        """
        bits = dict.fromkeys(SUITS, 0)
        for card in cards:
            bits[card.suit] |= 1 << (card.height - 2)
        return cls([bits[suit] for suit in SUITS])

    @classmethod
    def many(cls, holdings: NDArray[np.integer[Any]]) -> Hand:
        """Many hands: an array of shape (n, 4) of the bits of clubs, diamonds, hearts, spades."""
        return cls([np.ascontiguousarray(holdings[:, place]) for place in range(4)])

    def _held(self, suit: Suit) -> Count:
        return self.holdings[SUITS.index(suit)]

    def _sum(self, number: _PerHolding) -> Count:
        c, d, h, s = self.holdings
        return number(c) + number(d) + number(h) + number(s)

    @cached_property
    def _lengths(self) -> tuple[Count, ...]:
        return tuple(_LENGTH(bits) for bits in self.holdings)

    def length(self, suit: Suit) -> Count:
        """The number of cards of this suit."""
        return self._lengths[SUITS.index(suit)]

    @cached_property
    def hcp(self) -> Count:
        """High-card points: ace 4, king 3, queen 2, jack 1."""
        return self._sum(_POINTS)

    @cached_property
    def points(self) -> Count:
        """High-card points and one for each card beyond four in a suit."""
        return self.hcp + self._sum(_EXTRA_LENGTH)

    def suit_losers(self, suit: Suit) -> Count:
        """Losers in this suit: the missing ones of ace, king and queen in its first three cards."""
        return _LOSERS(self._held(suit))

    def suit_points(self, suit: Suit) -> Count:
        """The high-card points in this suit."""
        return _POINTS(self._held(suit))

    def support(self, trumps: Suit) -> Count:
        """Points in support of partner's suit: high cards and, with three trumps, short suits.

        Void, singleton, doubleton count 5, 3, 1 with four trumps and 3, 2, 1 with three.
        """
        if trumps not in self._support:
            self._support[trumps] = self._count_support(trumps)
        return self._support[trumps]

    def _count_support(self, trumps: Suit) -> Count:
        held = self.length(trumps)
        others = [suit for suit in SUITS if suit is not trumps]
        with_four: Count = sum(_SHORT4(self._held(suit)) for suit in others)
        with_three: Count = sum(_SHORT3(self._held(suit)) for suit in others)
        return self.hcp + (held >= 4) * with_four + (held == 3) * with_three

    @cached_property
    def balanced(self) -> Truth:
        """Whether it is 4-3-3-3, 4-4-3-2 or 5-3-3-2."""
        return (self.doubletons <= 1) & (self.shortest >= 2)

    @cached_property
    def doubletons(self) -> Count:
        """The number of suits of two cards."""
        a, b, c, d = (length == 2 for length in self._lengths)
        return (
            0 + a + b + c + d
            if isinstance(a, bool)
            else sum(x.astype(np.int16) for x in (a, b, c, d))
        )

    @cached_property
    def _ordered(self) -> tuple[Count, ...]:
        if isinstance(self._lengths[0], int):
            return tuple(sorted(self._lengths, reverse=True))
        return tuple(-np.sort(-np.stack(self._lengths), axis=0))

    @property
    def longest(self) -> Count:
        """The length of the longest suit."""
        return self._ordered[0]

    @property
    def second(self) -> Count:
        """The length of the second longest suit."""
        return self._ordered[1]

    @property
    def shortest(self) -> Count:
        """The length of the shortest suit."""
        return self._ordered[3]

    def top(self, suit: Suit, of: int = 3) -> Count:
        """How many of the three (or five) highest cards of the suit are held."""
        return (_TOP3 if of == 3 else _TOP5)(self._held(suit))

    def good(self, suit: Suit) -> Truth:
        """Whether the suit has two of the top three honours or three of the top five."""
        return (self.top(suit) >= 2) | (self.top(suit, 5) >= 3)

    def stopped(self, suit: Suit) -> Truth:
        """Whether a run of the suit is stopped: A, Kx, Qxx or J10xx."""
        return _STOPPER(self._held(suit)) == 2

    def half_stopped(self, suit: Suit) -> Truth:
        """Whether the suit is stopped with a little help: K, Qx or Jxx at least."""
        return _STOPPER(self._held(suit)) >= 1

    def has_ace(self, suit: Suit) -> Truth:
        """Whether the ace of the suit is held."""
        return _ACES(self._held(suit)) == 1

    def has_king(self, suit: Suit) -> Truth:
        """Whether the king of the suit is held."""
        return _KINGS(self._held(suit)) == 1

    def has_queen(self, suit: Suit) -> Truth:
        """Whether the queen of the suit is held."""
        return _QUEENS(self._held(suit)) == 1

    @cached_property
    def aces(self) -> Count:
        """The number of aces."""
        return self._sum(_ACES)

    @cached_property
    def kings(self) -> Count:
        """The number of kings."""
        return self._sum(_KINGS)

    def keycards(self, trumps: Suit) -> Count:
        """The aces and the king of trumps."""
        return self.aces + _KINGS(self._held(trumps))

    @cached_property
    def controls(self) -> Count:
        """Two for an ace, one for a king."""
        return self._sum(_CONTROLS)

    @cached_property
    def quick_tricks(self) -> Count:
        """Quick tricks in halves: AK 4, AQ 3, A or KQ 2, Kx 1."""
        return self._sum(_QUICK)

    @cached_property
    def losers(self) -> Count:
        """Losing tricks: the missing ones of ace, king, queen among each suit's first three."""
        return self._sum(_LOSERS)

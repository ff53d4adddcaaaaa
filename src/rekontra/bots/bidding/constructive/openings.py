"""The opening bids."""

from __future__ import annotations

from collections.abc import Iterator

from rekontra.analysis.hands import MAJORS, MINORS
from rekontra.bots.bidding.constraint import (
    Constraint,
    Where,
    as_long,
    at_most,
    balanced,
    good,
    hcp,
    length,
    longer,
    points,
)
from rekontra.bots.bidding.constructive.common import longest, top
from rekontra.bots.bidding.context import Context, suit_bid
from rekontra.bots.bidding.meaning import Forcing, Rule
from rekontra.game import Call, Suit

STRONGEST_ONE = 21
"""With more high-card points than this a hand opens two clubs."""


def openings(context: Context) -> Iterator[Rule]:
    """The first bid of an auction."""
    yield from _notrump(context)
    if context.system.strong_two_clubs:
        yield from _strong_two_clubs()
    if len(context.calls) < 3 and context.system.weak_twos:
        yield from _weak_twos(context)
    yield from one_of_a_suit(context)
    if len(context.calls) < 3:
        yield from _preempts(context)
    yield Rule(Call.PASS, hcp(0, 12), "pass-no-opening")


def _notrump(context: Context) -> Iterator[Rule]:
    low, high = context.system.notrump
    yield Rule(Call.NT1, hcp(low, high) & balanced, "opening-1nt")
    yield Rule(Call.NT2, hcp(20, 21) & balanced, "opening-2nt")
    yield Rule(Call.NT3, hcp(25, 27) & balanced, "opening-3nt")


def _strong_two_clubs() -> Iterator[Rule]:
    note = "opening-strong-2c"
    yield Rule(Call.C2, hcp(22), note, Forcing.ROUND, "strong-two-clubs", artificial=True)
    nine_tricks = Where(lambda hand: hand.losers <= 3)
    for major in MAJORS:
        needs = hcp(19, 21) & length(major, 7) & top(major, 2) & nine_tricks
        yield Rule(Call.C2, needs, note, Forcing.ROUND, "strong-two-clubs", artificial=True)


def one_of_a_suit(context: Context) -> Iterator[Rule]:
    """One of the longest suit; of two fives the higher, of minors of three the clubs."""
    strength = _opening_strength(context)
    least = 5 if context.system.five_card_majors else 4
    spades, hearts, diamonds, clubs = Suit.S, Suit.H, Suit.D, Suit.C
    both_minors_four = as_long(diamonds, clubs) & length(diamonds, 4)
    shapes: tuple[tuple[Suit, Constraint], ...] = (
        (spades, length(spades, least) & longest(spades)),
        (hearts, length(hearts, least) & longer(hearts, spades) & longest(hearts)),
        (diamonds, length(diamonds, 3) & (longer(diamonds, clubs) | both_minors_four)),
        (clubs, length(clubs, 3)),
    )
    for suit, shape in shapes:
        note = "opening-major" if suit in MAJORS else "opening-minor"
        for enough in strength:
            yield Rule(suit_bid(1, suit), enough & shape, note)
        if len(context.calls) == 2:
            light = hcp(11, STRONGEST_ONE) & top(suit, 3, of=5)
            yield Rule(suit_bid(1, suit), light & shape, "opening-light")


def _opening_strength(context: Context) -> tuple[Constraint, ...]:
    """The rule of twenty; in the fourth seat thirteen points, or the rule of fifteen."""
    most = STRONGEST_ONE if context.system.strong_two_clubs else 37
    if len(context.calls) < 3:
        rule_of_twenty = Where(lambda hand: hand.hcp + hand.longest + hand.second >= 20)
        return (points(12) & hcp(10, most) & rule_of_twenty,)
    rule_of_fifteen = Where(lambda hand: hand.hcp + hand.length(Suit.S) >= 15)
    return (hcp(13, most), hcp(9, 12) & rule_of_fifteen)


def _preempts(context: Context) -> Iterator[Rule]:
    """Weak bids with one long suit and little outside; they need a better suit when vulnerable."""
    least = 5 if context.stakes.vulnerable else 3
    for suit in (*MAJORS, *MINORS):
        in_suit = _preemptive(suit, context.stakes.vulnerable)
        weak = hcp(least, 10) & length(suit, 8) & good(suit)
        yield Rule(suit_bid(4, suit), weak, "opening-preempt")
        if suit in MAJORS:
            solid = hcp(least, 10) & length(suit, 7, 7) & top(suit, 3)
            yield Rule(suit_bid(4, suit), solid, "opening-preempt")
        weak = hcp(least, 10) & length(suit, 7, 7) & in_suit
        yield Rule(suit_bid(3, suit), weak, "opening-preempt")
        if suit is Suit.C:
            six = hcp(8, 10) & length(suit, 6, 6) & top(suit, 2)
            yield Rule(suit_bid(3, suit), six, "opening-preempt")


def _preemptive(suit: Suit, vulnerable: bool) -> Constraint:
    """Two of the top three honours, or a run of lower ones: a lone ace is worth more in defence."""
    two = top(suit, 2)
    return two if vulnerable else two | top(suit, 3, of=5) & ~Where(lambda h: h.has_ace(suit))


def _weak_twos(context: Context) -> Iterator[Rule]:
    """Six good cards without four of a major outside; in the third seat five very good ones."""
    for suit in (*MAJORS, Suit.D):
        weak: Constraint = hcp(5, 10)
        for major in MAJORS:
            if major is not suit:
                weak = weak & at_most(major, 3)
        one_suit = ~Where(lambda hand: hand.second >= 5)
        needs = weak & length(suit, 6, 6) & _preemptive(suit, context.stakes.vulnerable) & one_suit
        yield Rule(suit_bid(2, suit), needs, "opening-weak-two", convention="weak-two")
        if len(context.calls) == 2:
            needs = weak & length(suit, 5, 5) & hcp(8, 10) & top(suit, 3, of=5) & one_suit
            yield Rule(suit_bid(2, suit), needs, "opening-weak-two", convention="weak-two")

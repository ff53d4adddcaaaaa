"""Balancing: calls that keep the opponents from playing low, lighter by a king."""

from __future__ import annotations

from collections.abc import Iterator

from rekontra.bots.bidding.competitive.common import (
    SUITS_DOWN,
    honours,
    longest_of,
    lowest,
    open_suits,
    short,
    stoppers,
    they_bid,
)
from rekontra.bots.bidding.competitive.entering.one_of_a_suit import (
    overcalls_in_good_majors,
    strong_hands,
    strong_one_suiters,
    takeout_doubles,
)
from rekontra.bots.bidding.competitive.entering.two_suiters import two_suiters
from rekontra.bots.bidding.constraint import Where, balanced, good, hcp, length, points
from rekontra.bots.bidding.context import Context
from rekontra.bots.bidding.meaning import Rule
from rekontra.game import Call

KING = 3
"""A pass of ours ends the auction: partner is counted on for a king more than otherwise."""


def balancing(context: Context) -> Iterator[Rule]:
    """The opponents' bid of one or two would be passed out."""
    if context.bid is None or context.bid.level > 2:
        return
    yield from two_suiters(context)
    opened_one = context.bid.level == 1
    yield from strong_one_suiters(context, 15 if opened_one else 17)
    yield from strong_hands(context, 16)
    if opened_one:
        yield from _jumps(context)
        yield from overcalls_in_good_majors(context, 8, 14)
        yield Rule(Call.NT1, hcp(10, 15) & balanced & stoppers(context), "balancing-1nt")
    suits = open_suits(context)
    settled = they_bid(context) == 1 or _fitted(context)
    for suit in suits:
        call = lowest(context, suit)
        least = {1: 7, 2: 8}.get(call.level)
        if least is None:
            continue
        five = length(suit, 5 if settled else 6) & longest_of(suit, suits) & hcp(5, 14)
        yield Rule(call, points(least) & five & honours(suit, 2), "balancing-overcall")
    yield from takeout_doubles(context, bonus=KING if settled else 0)
    if opened_one:
        held = Where(lambda hand: hand.half_stopped(context.their_suits[0]))
        yield Rule(Call.NT1, hcp(12, 15) & balanced & held, "balancing-1nt")
    for suit in SUITS_DOWN:
        if suit in suits and lowest(context, suit).level == 1:
            needs = length(suit, 5) & hcp(9, 14) & short(context.their_suits, 3)
            yield Rule(lowest(context, suit), needs, "balancing-overcall")


def _fitted(context: Context) -> bool:
    """Whether the opponents rest in a suit that both have shown: then the points are divided."""
    trumps = context.bid.strain.trumps if context.bid else None
    return trumps is not None and context.lho.held(trumps) + context.rho.held(trumps) >= 7


def _jumps(context: Context) -> Iterator[Rule]:
    """In this seat a jump is no preempt: an opening hand with a good suit of six."""
    for suit in open_suits(context):
        jump = hcp(12, 16) & length(suit, 6) & good(suit)
        yield Rule(lowest(context, suit, 1), jump, "balancing-jump")

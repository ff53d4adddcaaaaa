"""Defence to preemptive and to strong artificial openings, and doubles that direct the lead."""

from __future__ import annotations

from collections.abc import Iterator

from rekontra.analysis.hands import MAJORS
from rekontra.bots.bidding.competitive.common import (
    honours,
    longest_of,
    lowest,
    open_suits,
    stoppers,
)
from rekontra.bots.bidding.competitive.entering.one_of_a_suit import (
    jump_overcalls,
    strong_hands,
    strong_one_suiters,
    takeout_doubles,
)
from rekontra.bots.bidding.competitive.entering.two_suiters import two_suiters
from rekontra.bots.bidding.constraint import (
    Where,
    anything,
    at_most,
    balanced,
    good,
    hcp,
    length,
    points,
)
from rekontra.bots.bidding.context import Context
from rekontra.bots.bidding.meaning import Forcing, Rule
from rekontra.game import Call, Strain


def over_preempts(context: Context) -> Iterator[Rule]:
    """An opponent has opened two, three or four of a suit to shut us out."""
    if context.bid is None:
        return
    level, suit = context.bid.level, context.bid.strain.trumps
    lighter = 2 if context.passes_out else 0
    if suit is None:
        yield from over_gambling_notrump(context)
        return
    if (level == 4 and suit in MAJORS) or level >= 5:
        yield from _over_high_preempts(context)
        return
    yield from two_suiters(context)
    yield from strong_one_suiters(context, 17)
    notrump = lowest(context, Strain.NT)
    if level == 2:
        yield Rule(notrump, hcp(15 - lighter, 19) & balanced & stoppers(context), "overcall-2nt")
    elif level == 3:
        running = hcp(16 - lighter, 20) & stoppers(context) & Where(lambda h: h.shortest >= 1)
        yield Rule(notrump, running & ~length_in_open_major(context), "overcall-3nt")
    yield from strong_hands(context, 18)
    suits = open_suits(context)
    for other in suits:
        call = lowest(context, other)
        long = longest_of(other, suits) & good(other)
        least = {2: 12, 3: 14, 4: 16}.get(call.level, 18) - lighter
        five = length(other, 5) if call.level <= 3 else length(other, 6)
        yield Rule(call, points(least, 18) & five & long, "overcall")
    for other in suits:
        if other in MAJORS and lowest(context, other).level == 3 and level == 3:
            jump = lowest(context, other, 1)
            yield Rule(jump, points(14, 18) & length(other, 7), "overcall")
    yield from takeout_doubles(context, lighter)
    if context.system.takeout_doubles:
        yield Rule(Call.PASS, hcp(0, 17), "pass")


def length_in_open_major(context: Context) -> Where:
    """Five cards in a major that the opponents have not shown."""
    majors = [suit for suit in open_suits(context) if suit in MAJORS]
    return Where(lambda hand: sum((hand.length(suit) >= 5) for suit in majors) >= 1)


def _over_high_preempts(context: Context) -> Iterator[Rule]:
    """Four hearts doubled is for takeout with cards; four spades and above doubled shows power."""
    assert context.bid is not None
    their = context.bid.strain.trumps
    assert their is not None
    suits = open_suits(context)
    if context.bid is Call.S4:
        two_suits = hcp(14) & Where(lambda hand: (hand.second >= 5) & (hand.longest >= 5))
        yield Rule(
            Call.NT4,
            two_suits & at_most(their, 2),
            "takeout-4nt",
            Forcing.ROUND,
            "takeout-4nt",
            artificial=True,
        )
    for other in suits:
        call = lowest(context, other)
        if call.level <= 5:
            long = length(other, 6) & longest_of(other, suits) & good(other)
            yield Rule(call, points(15 + 2 * (call.level - 4)) & long, "overcall")
    if context.bid is Call.H4 and context.system.takeout_doubles:
        for needs in (hcp(13) & length(suits[0], 3) & at_most(their, 2), hcp(16)):
            yield Rule(
                Call.DOUBLE,
                needs,
                "takeout-double",
                Forcing.NO,
                "takeout-double",
                artificial=True,
            )
    else:
        yield Rule(Call.DOUBLE, hcp(16), "penalty-double")
    yield Rule(Call.PASS, hcp(0, 15), "pass")


def over_gambling_notrump(context: Context) -> Iterator[Rule]:
    """They have opened a high notrump: a double shows strength and is left in."""
    yield Rule(Call.DOUBLE, hcp(16), "penalty-double")
    yield Rule(Call.PASS, hcp(0, 15), "pass")


def over_strong_two_clubs(context: Context) -> Iterator[Rule]:
    """They have opened a strong 2C: suits and the minors, to take their room."""
    if context.passes_out:
        yield Rule(Call.PASS, anything, "pass")
        return
    if context.bid is not None and context.bid.level == 2:
        if context.system.unusual_notrump and context.bid is Call.C2:
            minors = length_both_minors() & hcp(5, 12)
            yield Rule(
                Call.NT2,
                minors,
                "unusual-notrump",
                Forcing.ROUND,
                "unusual-notrump",
                artificial=True,
            )
        yield from jump_overcalls(context)
        for suit in open_suits(context):
            call = lowest(context, suit)
            long = length(suit, 6) & honours(suit, 2, of=3)
            if call.level <= 3:
                yield Rule(call, long & hcp(6, 14), "overcall")
    yield from directs_the_lead(context)
    yield Rule(Call.PASS, anything, "pass")


def length_both_minors() -> Where:
    """Five cards or more in both minors, with honours in them."""
    c, d = Strain.C.trumps, Strain.D.trumps
    assert c is not None
    assert d is not None
    return Where(
        lambda hand: (
            (hand.length(c) >= 5)
            & (hand.length(d) >= 5)
            & (hand.top(c, 5) >= 2)
            & (hand.top(d, 5) >= 2)
        )
    )


def directs_the_lead(context: Context) -> Iterator[Rule]:
    """RHO's artificial bid is doubled with strength in its suit, high up with a void too."""
    last = context.actions[-1]
    suit = last.call.strain.trumps if last.call.is_bid else None
    if suit is None or last.seat is not context.seat.plus(3) or not last.meaning.artificial:
        return
    high = last.call.level >= 4
    cards = 4 if high else 5
    strong = length(suit, cards) & honours(suit, 3) & honours(suit, 2, of=3)
    yield Rule(Call.DOUBLE, strong, "lead-directing-double")
    if high:
        yield Rule(Call.DOUBLE, strong | at_most(suit, 0), "lead-directing-double")

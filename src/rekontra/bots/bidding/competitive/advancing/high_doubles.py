"""The answer to a double at the four level and above that shows strength."""

from __future__ import annotations

from collections.abc import Iterator

from rekontra.analysis.hands import MAJORS
from rekontra.bots.bidding.competitive.common import longest_of, lowest, open_suits
from rekontra.bots.bidding.constraint import at_most, length
from rekontra.bots.bidding.context import Context
from rekontra.bots.bidding.meaning import Forcing, Rule
from rekontra.game import Call


def pulls_a_high_double(context: Context) -> Iterator[Rule]:
    """A long suit and shortness in theirs take the double out; any other hand leaves it in."""
    last = context.last_of(context.seat.partner)
    if last is None or last.call is not Call.DOUBLE or context.bid is None:
        return
    their = context.bid.strain.trumps
    power = last.meaning.note == "shows-values-double" and context.heard[-1].call is Call.PASS
    if not power or their is None or context.bid.level < 4:
        return
    suits = open_suits(context)
    for suit in suits:
        call = lowest(context, suit)
        if call.level <= 5:
            cheap = suit in MAJORS and call.level == 4
            shape = length(suit, 5 if cheap else 6) & at_most(their, 1) & longest_of(suit, suits)
            yield Rule(call, shape, "own-suit", Forcing.SIGN_OFF)

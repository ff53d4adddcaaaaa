"""The book where both sides bid, or the opponents have opened: overcalls, doubles, answers."""

from __future__ import annotations

from collections.abc import Iterator

from rekontra.bots.bidding.competitive.advancing.high_doubles import pulls_a_high_double
from rekontra.bots.bidding.competitive.against_openings import they_opened
from rekontra.bots.bidding.competitive.our_openings import we_opened
from rekontra.bots.bidding.competitive.undisturbed import quiet_since
from rekontra.bots.bidding.context import Context
from rekontra.bots.bidding.meaning import Rule


def competitive(context: Context) -> Iterator[Rule]:
    """The rules for the next call after the opponents have opened, or have come in."""
    reached = context.ours and context.bid is not None and context.stakes.is_game(context.bid)
    # A game of ours that is left in peace is for the floor: a slam, or a pass.
    left_alone = reached and context.doubling == 0 and not context.forced
    if left_alone and not _asked(context) and not _quiet(context):
        return
    yield from pulls_a_high_double(context)
    yield from (we_opened if context.we_opened else they_opened)(context)


def _quiet(context: Context) -> bool:
    """Whether the opponents have only passed since our side came in."""
    ours = [heard for heard in context.actions if heard.seat.side is context.side]
    return not context.we_opened and bool(ours) and quiet_since(context, ours[0])


def _asked(context: Context) -> bool:
    """Whether the bid that stands is partner's and artificial."""
    last = context.last_of(context.seat.partner)
    return last is not None and last.call is context.bid and last.meaning.artificial

"""Opener's second bid: which table answers responder's first call."""

from __future__ import annotations

from collections.abc import Iterator

from rekontra.bots.bidding.constructive.opener.new_suit import after_one_notrump, after_one_over_one
from rekontra.bots.bidding.constructive.opener.raised import (
    after_a_raise,
    after_jacoby,
    after_notrump_response,
)
from rekontra.bots.bidding.constructive.opener.two_over_one import (
    after_jump_shift,
    after_two_over_one,
)
from rekontra.bots.bidding.context import Context
from rekontra.bots.bidding.meaning import Rule
from rekontra.game import Call


def opener_rebids(context: Context, opening: Call, answer: Call) -> Iterator[Rule]:
    """Opener's second bid after one of a suit and any response."""
    opened, answered = opening.strain.trumps, answer.strain.trumps
    note = context.heard[-2].meaning.note
    if opened is None:
        return
    if answered is opened:
        yield from after_a_raise(context, opened, answer)
    elif answer is Call.NT1:
        yield from after_one_notrump(context, opened)
    elif note == "jacoby-2nt":
        yield from after_jacoby(opened)
    elif answered is None:
        if answer.level <= 3:
            yield from after_notrump_response(context, opened, answer)
    elif note == "jump-shift-response":
        yield from after_jump_shift(context, opened, answered)
    elif answer.level == 1:
        yield from after_one_over_one(context, opened, answered)
    elif answer.level == 2:
        yield from after_two_over_one(context, opened, answered)

"""The book where the opponents have only passed: openings, responses, rebids."""

from __future__ import annotations

from collections.abc import Iterator

from rekontra.bots.bidding.constructive.common import calls_of
from rekontra.bots.bidding.constructive.notrump import after_notrump, notrump_level
from rekontra.bots.bidding.constructive.openings import openings
from rekontra.bots.bidding.constructive.responses import responses
from rekontra.bots.bidding.context import Context
from rekontra.bots.bidding.meaning import Rule


def constructive(context: Context) -> Iterator[Rule]:
    """The rules for the next call of a side whose opponents have only passed."""
    if context.opening is None:
        yield from openings(context)
    elif notrump_level(calls_of(context)):
        yield from after_notrump(context)
    elif len(calls_of(context)) == 1 and context.actions[0].call.level == 1:
        yield from responses(context)

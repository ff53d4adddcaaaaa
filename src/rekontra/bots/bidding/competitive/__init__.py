"""The book where both sides bid, or the opponents have opened: overcalls, doubles, answers."""

from __future__ import annotations

from collections.abc import Iterator

from rekontra.bots.bidding.competitive.against_openings import they_opened
from rekontra.bots.bidding.competitive.our_openings import we_opened
from rekontra.bots.bidding.context import Context
from rekontra.bots.bidding.meaning import Rule


def competitive(context: Context) -> Iterator[Rule]:
    """The rules for the next call after the opponents have opened, or have come in."""
    yield from (we_opened if context.we_opened else they_opened)(context)

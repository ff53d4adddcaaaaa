"""The opening bids."""

from __future__ import annotations

from collections.abc import Iterator

from rekontra.bots.bidding.constraint import balanced, hcp
from rekontra.bots.bidding.context import Context
from rekontra.bots.bidding.meaning import Rule
from rekontra.game import Call


def openings(context: Context) -> Iterator[Rule]:
    """The first bid of an auction."""
    low, high = context.system.notrump
    yield Rule(Call.NT1, hcp(low, high) & balanced, "opening-1nt")

"""The book: which rules hold in which auction; the first that the hand fulfils is the call."""

from __future__ import annotations

from collections.abc import Iterator

from rekontra.bots.bidding.competitive import competitive
from rekontra.bots.bidding.constructive import constructive
from rekontra.bots.bidding.context import Context
from rekontra.bots.bidding.floor import floor
from rekontra.bots.bidding.meaning import Rule


def book(context: Context) -> Iterator[Rule]:
    """The rules for the next call, most wanted first; the natural floor ends them."""
    if context.opening is None or (context.we_opened and not context.contested):
        yield from constructive(context)
    else:
        yield from competitive(context)
    yield from floor(context)

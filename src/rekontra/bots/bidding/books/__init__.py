"""The book: which rules hold in which auction, the first that fits is the call."""

from __future__ import annotations

from collections.abc import Iterator

from rekontra.bots.bidding.books import openings
from rekontra.bots.bidding.context import Context
from rekontra.bots.bidding.floor import floor
from rekontra.bots.bidding.meaning import Rule


def book(context: Context) -> Iterator[Rule]:
    """The rules for the next call, most wanted first; the natural floor ends them."""
    if context.opening is None:
        yield from openings.openings(context)
    yield from floor(context)

"""The book where the opponents have only passed: openings, responses, rebids."""

from __future__ import annotations

from collections.abc import Iterator

from rekontra.bots.bidding.constructive.openings import openings
from rekontra.bots.bidding.context import Context
from rekontra.bots.bidding.meaning import Rule


def constructive(context: Context) -> Iterator[Rule]:
    """The rules for the next call of a side whose opponents have only passed."""
    if context.opening is None:
        yield from openings(context)

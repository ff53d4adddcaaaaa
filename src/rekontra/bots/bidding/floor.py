"""The natural floor: rules that always have an answer, whatever has been called."""

from __future__ import annotations

from collections.abc import Iterator

from rekontra.bots.bidding.constraint import anything
from rekontra.bots.bidding.context import Context
from rekontra.bots.bidding.meaning import Rule
from rekontra.game import Call


def floor(context: Context) -> Iterator[Rule]:
    """Natural rules for any auction; the last one fits every hand."""
    yield Rule(Call.PASS, anything, "pass")


def unlisted(context: Context, call: Call) -> Rule:
    """How a call is read that no rule makes here: naturally."""
    return Rule(call, anything, "natural")

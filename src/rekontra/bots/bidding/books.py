"""The book: which rules hold in which auction; the first that the hand fulfils is the call."""

from __future__ import annotations

from collections.abc import Iterator

from rekontra.bots.bidding.competitive import competitive
from rekontra.bots.bidding.constraint import anything
from rekontra.bots.bidding.constructive import constructive
from rekontra.bots.bidding.context import Context
from rekontra.bots.bidding.floor import (
    enough_to_the_score,
    floor,
    game_to_the_score,
    slam_in_sight,
)
from rekontra.bots.bidding.meaning import Rule
from rekontra.bots.bidding.slam import slam_talk
from rekontra.game import Call


def book(context: Context) -> Iterator[Rule]:
    """The rules for the next call, most wanted first; the natural floor ends them.

    A pass of the book does not hold where partner has forced, but for a double that is left in.
    The floor gives no second meaning to a call that the book has rules for, and a last resort is
    never a call that would be taken for a convention.
    """
    listed: set[Call] = set()
    artificial: set[Call] = set()
    left_in = not context.forced or context.doubling
    for rule in _listed(context):
        if rule.call is Call.PASS and not left_in:
            continue
        listed.add(rule.call)
        artificial.update([rule.call] if rule.artificial else ())
        yield rule
    for rule in floor(context):
        if rule.resort:
            if rule.call not in artificial:
                yield rule
        elif rule.call not in listed:
            artificial.update([rule.call] if rule.artificial else ())
            yield rule
    if game_to_the_score(context):
        # Here the book's own passes do not tell how weak a pass may be.
        yield Rule(Call.PASS, anything, "pass")


def _listed(context: Context) -> Iterator[Rule]:
    yield from slam_talk(context)
    yield from slam_in_sight(context)
    yield from enough_to_the_score(context)
    if context.opening is None or (context.we_opened and not context.contested):
        yield from constructive(context)
    else:
        yield from competitive(context)

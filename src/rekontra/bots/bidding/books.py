"""The book: which rules hold in which auction; the first that the hand fulfils is the call."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

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
from rekontra.bots.bidding.meaning import Rule, as_said, meaning_of
from rekontra.bots.bidding.slam import ASKS, slam_talk
from rekontra.game import Call


def book(context: Context) -> Iterator[Rule]:
    """The rules for the next call, most wanted first; the natural floor ends them.

    The floor gives no second meaning to a call that the book has rules for.
    """
    by_book = list(_one_meaning(_by_book(context)))
    calls = {rule.call for rule in by_book}
    by_floor = [rule for rule in floor(context) if rule.resort or rule.call not in calls]
    rules = by_book + [rule for rule in by_floor if not rule.resort]
    yield from rules
    yield from _resorts(rules, [rule for rule in by_floor if rule.resort])
    if game_to_the_score(context):
        # Here the book's own passes do not tell how weak a pass may be.
        yield Rule(Call.PASS, anything, "pass")


def _resorts(rules: Sequence[Rule], resorts: Iterable[Rule]) -> Iterator[Rule]:
    """Ways out that say nothing untrue.

    A call that other rules make is one only for a hand of which it says what is so, but for the
    pass that comes last; a call that would be taken for a convention is none.
    """
    *resorts, last = resorts
    for rule in resorts:
        makers = [other for other in rules if other.call is rule.call]
        if not makers:
            yield rule
        elif not any(other.artificial for other in makers):
            yield replace(rule, needs=rule.needs & as_said(meaning_of(makers)))
    yield last


def _one_meaning(rules: Iterable[Rule]) -> Iterator[Rule]:
    """Four notrump that asks for aces is not a natural bid as well."""
    asked = False
    for rule in rules:
        if rule.call is Call.NT4 and asked and not rule.artificial:
            continue
        asked = asked or (rule.call is Call.NT4 and rule.note in ASKS)
        yield rule


def _by_book(context: Context) -> Iterator[Rule]:
    """The rules of the books; none for a pass of a call that forces, but for a double."""
    left_in = not context.forced or context.doubling > 0
    for rule in _by_its_tables(context):
        if rule.call is not Call.PASS or left_in:
            yield rule


def _by_its_tables(context: Context) -> Iterator[Rule]:
    yield from slam_talk(context)
    yield from slam_in_sight(context)
    yield from enough_to_the_score(context)
    if context.opening is None or (context.we_opened and not context.contested):
        yield from constructive(context)
    else:
        yield from competitive(context)

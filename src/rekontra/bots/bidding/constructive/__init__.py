"""The book where the opponents have only passed: openings, responses, rebids."""

from __future__ import annotations

from collections.abc import Iterator

from rekontra.bots.bidding.constructive.common import calls_of, pass_at_game
from rekontra.bots.bidding.constructive.notrump import after_notrump, notrump_level
from rekontra.bots.bidding.constructive.opener import opener_rebids
from rekontra.bots.bidding.constructive.opener.third import opener_third
from rekontra.bots.bidding.constructive.openings import openings
from rekontra.bots.bidding.constructive.preempts import after_a_preempt
from rekontra.bots.bidding.constructive.responder.again import responder_again
from rekontra.bots.bidding.constructive.responder.first import responses
from rekontra.bots.bidding.constructive.responder.third import responder_third
from rekontra.bots.bidding.constructive.strong import after_two_clubs
from rekontra.bots.bidding.context import Context
from rekontra.bots.bidding.meaning import Rule
from rekontra.game import Call


def constructive(context: Context) -> Iterator[Rule]:
    """The rules for the next call of a side whose opponents have only passed."""
    if context.opening is None:
        yield from openings(context)
        return
    calls = calls_of(context)
    if not all(call.is_bid for call in calls):
        # Among the calls of an auction that was contested there may be doubles: not ours to read.
        return
    opening = calls[0]
    strong = opening is Call.C2 and context.system.strong_two_clubs
    if notrump_level(calls):
        yield from after_notrump(context)
    elif strong:
        yield from after_two_clubs(context)
    elif opening.level > 1:
        yield from after_a_preempt(context)
    elif len(calls) == 1:
        yield from responses(context)
    elif len(calls) == 2:
        yield from opener_rebids(context, *calls)
    elif len(calls) == 3:
        yield from responder_again(context, *calls)
    elif len(calls) == 4:
        yield from opener_third(context, *calls)
    elif len(calls) == 5:
        yield from responder_third(context, calls)
    else:
        yield from pass_at_game(context)

"""The answers to a notrump opening of any level, and what follows them.

The openings are 1NT, 2NT, 3NT, and 2NT or 3NT by opener after two clubs. All of them are answered
in the same way; only the levels and the strengths differ.
"""

from __future__ import annotations

from collections.abc import Iterator

from rekontra.bots.bidding.constructive.common import calls_of
from rekontra.bots.bidding.constructive.notrump.answers import answers
from rekontra.bots.bidding.constructive.notrump.later import opener_decides, responder_again
from rekontra.bots.bidding.constructive.notrump.responses import responses
from rekontra.bots.bidding.context import Context
from rekontra.bots.bidding.meaning import Rule
from rekontra.game import Call


def notrump_level(calls: tuple[Call, ...]) -> int:
    """How many of these calls came before the answers to a notrump opening; 0 for another one."""
    if not calls:
        return 0
    if calls[0] in (Call.NT1, Call.NT2, Call.NT3):
        return 1
    waited = calls[:2] == (Call.C2, Call.D2)
    return 3 if waited and calls[2:3] in ((Call.NT2,), (Call.NT3,)) else 0


def after_notrump(context: Context) -> Iterator[Rule]:
    """The rules for the next call after a notrump opening, and none where the book ends."""
    calls = calls_of(context)
    opened = notrump_level(calls)
    level, tail = calls[opened - 1].level, calls[opened:]
    if not tail:
        yield from responses(context, level)
    elif len(tail) == 1:
        yield from answers(context, level, tail[0])
    elif len(tail) == 2:
        yield from responder_again(context, level, *tail)
    elif len(tail) == 3:
        yield from opener_decides(context, level, *tail)

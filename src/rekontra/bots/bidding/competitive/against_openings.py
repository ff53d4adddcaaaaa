"""Which rules hold when the opponents have opened."""

from __future__ import annotations

from collections.abc import Iterator

from rekontra.bots.bidding.competitive.advancing.advances import (
    advances_of_a_double,
    advances_of_a_jump,
    advances_of_an_overcall,
    cue_bidder_continues,
)
from rekontra.bots.bidding.competitive.advancing.doubler import (
    doubler_continues,
    overcaller_continues,
)
from rekontra.bots.bidding.competitive.common import they_bid
from rekontra.bots.bidding.competitive.entering.balancing import balancing
from rekontra.bots.bidding.competitive.entering.one_of_a_suit import over_one_of_a_suit
from rekontra.bots.bidding.competitive.entering.over_notrump import (
    advances_over_notrump,
    cappelletti_continues,
    over_one_notrump,
)
from rekontra.bots.bidding.competitive.entering.preempts import (
    directs_the_lead,
    over_preempts,
    over_strong_two_clubs,
)
from rekontra.bots.bidding.competitive.entering.two_suiters import (
    after_the_answer,
    answers_to_two_suiters,
    asker_continues,
)
from rekontra.bots.bidding.competitive.opening.interference import (
    notrump_opener_continues,
    responder_to_notrump,
)
from rekontra.bots.bidding.competitive.undisturbed import (
    alone,
    quiet_since,
)
from rekontra.bots.bidding.constructive import constructive
from rekontra.bots.bidding.context import Context, Heard
from rekontra.bots.bidding.meaning import Rule
from rekontra.bots.bidding.shown import Range
from rekontra.game import Call, Strain

_OPENED_LIKE = ("overcall-1nt", "overcall-2nt", "balancing-1nt", "jump-overcall")
_NOTRUMPS = ("overcall-1nt", "balancing-1nt")
_TWO_SUITED = ("michaels", "unusual-notrump")
_SUITS = ("overcall", "balancing-overcall", "balancing-jump")


def they_opened(context: Context) -> Iterator[Rule]:
    """The rules of the side that did not open."""
    mine, partners = context.acts_of(context.seat), context.acts_of(context.seat.partner)
    if not mine and not partners:
        yield from _enter(context)
    elif not mine:
        yield from _advance(context, partners)
    else:
        yield from _continue(context, mine, partners)


def _enter(context: Context) -> Iterator[Rule]:
    assert context.opening is not None
    assert context.bid is not None
    opening = context.opening.call
    only = they_bid(context) == 1
    if opening is Call.NT1 and only:
        yield from over_one_notrump(context)
    elif context.opening.meaning.artificial:
        yield from over_strong_two_clubs(context)
    elif context.actions[-1].meaning.artificial and not context.passes_out:
        yield from directs_the_lead(context)
    elif opening.level >= 2 and only:
        yield from over_preempts(context)
    elif opening.level == 1 and opening.strain is not Strain.NT:
        if context.passes_out:
            yield from balancing(context)
        elif context.doubling == 0 and context.bid.level <= 3:
            yield from over_one_of_a_suit(context)


def _advance(context: Context, partners: tuple[Heard, ...]) -> Iterator[Rule]:
    last = partners[-1]
    note, convention = last.meaning.note, last.meaning.convention
    assert context.opening is not None
    if len(partners) > 1 and note != "takeout-double":
        return
    if note == "takeout-double" and _stands(context, last):
        yield from advances_of_a_double(context, last)
    elif convention in _TWO_SUITED:
        yield from answers_to_two_suiters(context, last)
    elif context.opening.call is Call.NT1 and they_bid(context) == 1:
        yield from advances_over_notrump(context, last)
    elif note in _OPENED_LIKE and last.call is context.bid:
        yield from constructive(alone(context, last, strength=_reckoned(last)))
    elif note in _NOTRUMPS and context.heard[-2] is last:
        yield from responder_to_notrump(context, last)
    elif note == "jump-overcall" and not context.ours:
        yield from advances_of_a_jump(context, last)
    elif note in _SUITS:
        yield from advances_of_an_overcall(context, last)


def _reckoned(call: Heard) -> Range | None:
    """Of a wide balancing 1NT the upper half counts, of an overcall all but the rare eighteen."""
    return {"balancing-1nt": Range(12, 15), "overcall-1nt": Range(15, 17)}.get(call.meaning.note)


def _stands(context: Context, double: Heard) -> bool:
    """Whether no more than one call of the opponents has followed this double."""
    later = context.heard[context.heard.index(double) + 1 :]
    return len(later) == 1


def _answered(context: Context) -> bool:
    """Whether partner's last call was a bid that nobody has bid over."""
    return context.bidder is context.seat.partner


def _continue(
    context: Context, mine: tuple[Heard, ...], partners: tuple[Heard, ...]
) -> Iterator[Rule]:
    assert context.opening is not None
    first = mine[0]
    note, convention = first.meaning.note, first.meaning.convention
    last = partners[-1] if partners else None
    if last is not None and last.meaning.note == "takeout-double" and _stands(context, last):
        yield from advances_of_a_double(context, last)
    elif convention in _TWO_SUITED and len(mine) == 1:
        yield from after_the_answer(context)
    elif convention == "asks-minor":
        yield from asker_continues(context, first)
    elif convention == "cappelletti" and len(mine) == 1:
        yield from cappelletti_continues(context)
    elif mine[-1].meaning.note == "takeout-double" and (len(mine) == 1 or _answered(context)):
        yield from doubler_continues(context)
    elif note in _SUITS and len(mine) == 1:
        yield from overcaller_continues(context)
    elif note == "cue-bid-raise" and len(mine) == 1:
        yield from cue_bidder_continues(context)
    elif note in _NOTRUMPS and len(mine) == 1 and not quiet_since(context, first):
        yield from notrump_opener_continues(context, first)
    else:
        start = next((heard for heard in (partners or mine) if _like_an_opening(heard)), None)
        start = start or next((heard for heard in mine if _like_an_opening(heard)), None)
        if start is not None and quiet_since(context, start):
            yield from constructive(alone(context, start, strength=_reckoned(start)))


def _like_an_opening(heard: Heard) -> bool:
    return heard.meaning.note in _OPENED_LIKE

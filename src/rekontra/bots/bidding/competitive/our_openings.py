"""Which rules hold when our side has opened and the opponents have come in."""

from __future__ import annotations

from collections.abc import Iterator

from rekontra.bots.bidding.competitive.advancing.advances import (
    advances_of_a_double,
    leaves_in,
)
from rekontra.bots.bidding.competitive.advancing.doubler import doubler_continues
from rekontra.bots.bidding.competitive.common import honours
from rekontra.bots.bidding.competitive.opening.interference import (
    notrump_opener_continues,
    notrump_responder_continues,
    responder_to_notrump,
)
from rekontra.bots.bidding.competitive.opening.opener import (
    after_a_negative_double,
    after_a_new_suit,
    after_a_raise,
    after_a_redouble,
    after_jordan,
    after_two_over_one,
    reopening,
)
from rekontra.bots.bidding.competitive.opening.responder import (
    negative_doubler_continues,
    over_a_double,
    over_an_overcall,
)
from rekontra.bots.bidding.competitive.undisturbed import alone, natural_so_far, undisturbed
from rekontra.bots.bidding.constraint import length
from rekontra.bots.bidding.constructive import constructive
from rekontra.bots.bidding.context import Context, Heard
from rekontra.bots.bidding.meaning import Rule
from rekontra.game import Call, Strain, Suit

_NEW_SUITS = ("response-new-suit", "free-bid")
_RAISES = ("raise-simple", "raise-single", "raise-limit", "raise-preemptive")


def we_opened(context: Context) -> Iterator[Rule]:
    """The rules of the side that opened, once an opponent has bid or doubled."""
    opening = context.opening
    assert opening is not None
    opener = opening.seat is context.seat
    yield from _caught(context)
    mine = context.acts_of(context.seat)
    suit = opening.call.strain.trumps
    last = context.acts_of(context.seat.partner)[-1:]
    doubled = bool(last) and last[0].meaning.note == "takeout-double"
    if doubled and context.heard[-2] is last[0] and mine and mine[-1].call.is_bid:
        yield from leaves_in(context, last[0])
    elif doubled and context.heard[-2] is last[0]:
        yield from advances_of_a_double(context, last[0])
    elif opening.call.strain is Strain.NT and not opening.meaning.artificial:
        if opener and len(mine) == 1:
            yield from notrump_opener_continues(context, opening)
        elif not opener and not mine:
            yield from responder_to_notrump(context, opening)
        elif not opener and len(mine) == 1:
            yield from notrump_responder_continues(context, opening)
    elif opening.call.level == 1 and suit is not None:
        if opener and len(mine) == 1:
            yield from _opener(context, suit)
        elif opener and len(mine) >= 2 and mine[-1].meaning.note == "takeout-double":
            yield from doubler_continues(context)
        elif opener and natural_so_far(context, opening):
            yield from undisturbed(context, opening)
        elif not opener:
            yield from _responder(context, opening, suit)
    elif suit is not None and not opener and not mine and context.doubling == 1:
        yield from constructive(alone(context, opening))


def _caught(context: Context) -> Iterator[Rule]:
    """Our side has doubled their two suits to catch them: four trumps double again."""
    hunting = any(
        heard.meaning.note == "shows-values-double" and heard.seat.side is context.side
        for heard in context.actions
    )
    trumps = context.bid.strain.trumps if context.bid else None
    if hunting and trumps is not None and not context.ours and context.doubling == 0:
        needs = length(trumps, 4) & honours(trumps, 1)
        yield Rule(Call.DOUBLE, needs, "penalty-double")


def _opener(context: Context, opened: Suit) -> Iterator[Rule]:
    answer = context.last_of(context.seat.partner)
    if answer is None:
        return
    note = answer.meaning.note
    if answer.call is Call.PASS:
        if not context.ours:
            yield from reopening(context, opened)
    elif note == "negative-double":
        yield from after_a_negative_double(context, opened)
    elif note == "redouble-strong":
        yield from after_a_redouble(context, opened)
    elif note == "jordan" and context.forced:
        yield from after_jordan(context, opened)
    elif note in _RAISES:
        yield from after_a_raise(context, opened, answer)
    elif context.heard[-1].call is not Call.PASS and _one_of_a_suit(answer):
        yield from after_a_new_suit(context, opened, answer)
    elif _two_over_one(answer) and (answer.call.level == 3 or context.heard[-1].call.is_bid):
        yield from after_two_over_one(context, opened, answer)
    elif context.opening is not None and natural_so_far(context, context.opening):
        yield from undisturbed(context, context.opening)


def _one_of_a_suit(answer: Heard) -> bool:
    return (
        answer.call.is_bid
        and answer.call.level == 1
        and not answer.meaning.artificial
        and answer.call.strain.trumps is not None
    )


def _two_over_one(answer: Heard) -> bool:
    return (
        answer.call.is_bid
        and answer.call.level in (2, 3)
        and answer.meaning.forcing.binds
        and not answer.meaning.artificial
        and answer.call.strain.trumps is not None
    )


def _responder(context: Context, opening: Heard, opened: Suit) -> Iterator[Rule]:
    mine, partners = context.acts_of(context.seat), context.acts_of(context.seat.partner)
    if not mine and len(partners) == 1 and context.heard[-2] is opening:
        rho = context.heard[-1].call
        if rho is Call.DOUBLE:
            yield from over_a_double(context, opened)
        elif rho.is_bid:
            yield from over_an_overcall(context, opened)
    elif len(mine) == 1 and mine[0].meaning.note == "negative-double":
        yield from negative_doubler_continues(context, opened)
    elif mine and natural_so_far(context, opening):
        yield from undisturbed(context, opening)

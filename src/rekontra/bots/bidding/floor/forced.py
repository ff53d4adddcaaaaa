"""Natural bids when partner may not be left in, and the last word of every auction."""

from __future__ import annotations

from collections.abc import Iterator

from rekontra.bots.bidding.constraint import anything, hcp, length
from rekontra.bots.bidding.context import Context, as_strain
from rekontra.bots.bidding.floor.outlook import BEST_FIRST, Outlook
from rekontra.bots.bidding.meaning import Rule
from rekontra.game import Call, Strain

_MOST_TO_STAY_OUT = 17
_HIGHEST_JUMP = 4


def bid_naturally(outlook: Outlook) -> Iterator[Rule]:
    """Support, a long suit, notrump, a second suit: the cheapest that describes the hand."""
    context = outlook.context
    highest = 4 if context.bid is None else max(4, context.bid.level + 1)
    own = [suit for suit in BEST_FIRST if suit not in context.their_suits]
    for suit in outlook.playable:
        call = context.cheapest(suit)
        if call is not None and call.level <= highest and context.partner.held(suit) >= 4:
            yield Rule(call, outlook.trumps(suit), "support", agrees=suit)
    for suit in sorted(own, key=lambda suit: -context.mine.held(suit)):
        call = context.cheapest(suit)
        if call is not None and call.level <= highest:
            yield Rule(call, length(suit, max(6, context.mine.held(suit) + 1)), "long-suit")
    call = context.cheapest(Strain.NT)
    if call is not None and call.level <= 3:
        yield Rule(call, outlook.notrump_shape, "notrump-when-forced")
    for cards in (5, 4):
        for suit in own:
            call = context.cheapest(suit)
            if call is not None and call.level <= highest and cards > context.mine.held(suit):
                yield Rule(call, length(suit, cards), "another-suit")
    for suit in outlook.playable:
        call = context.cheapest(suit)
        if call is not None and call.level <= highest and context.partner.held(suit) >= 3:
            yield Rule(call, outlook.trumps(suit, 7), "preference")
    for suit in own:
        call = context.cheapest(suit)
        held = context.mine.held(suit)
        if call is not None and call.level <= highest:
            yield Rule(call, length(suit, held if held >= 4 else 3), "least-bid")
    for suit in outlook.playable[:1]:
        call = context.cheapest(suit)
        if call is not None and call.level >= 5:
            yield Rule(call, anything, "least-bid")


def answer_somehow(outlook: Outlook) -> Iterator[Rule]:
    """The call that any hand may make when nothing else fits: pass, or the least bid."""
    context = outlook.context
    first_answer = outlook.partner_acted and not context.acts_of(context.seat)
    if first_answer and not outlook.must_answer:
        yield from _pass(context)
    if outlook.must_answer or first_answer:
        own = sorted(outlook.playable, key=lambda suit: -context.mine.held(suit))
        own = [suit for suit in own if context.mine.held(suit) >= 4]
        suits = (*outlook.playable, *context.their_suits)
        for jump in (0, 1):
            for strain in (*map(as_strain, own), Strain.NT, *map(as_strain, suits)):
                call = context.cheapest(strain, jump)
                if call is not None and (jump == 0 or call.level <= _HIGHEST_JUMP):
                    yield Rule(call, anything, "least-bid", resort=True)
    yield from _pass(context)


def _pass(context: Context) -> Iterator[Rule]:
    """A pass: with a very strong hand a player would have come in over their opening."""
    if context.acts_of(context.seat):
        yield Rule(Call.PASS, anything, "pass", resort=True)
        return
    bid = context.bid
    over_one = len(context.actions) == 1 and not context.we_opened and bid and bid.level == 1
    if over_one and context.system.takeout_doubles:
        yield Rule(Call.PASS, hcp(0, _MOST_TO_STAY_OUT), "pass-stays-out", resort=True)
    yield Rule(Call.PASS, anything, "pass-no-bid", resort=True)

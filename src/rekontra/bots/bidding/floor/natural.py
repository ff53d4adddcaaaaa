"""The natural reading of a call that no rule makes."""

from __future__ import annotations

from rekontra.bots.bidding.constraint import Constraint, anything, hcp, length, points
from rekontra.bots.bidding.context import Context
from rekontra.bots.bidding.floor.outlook import likely
from rekontra.bots.bidding.meaning import Forcing, Rule
from rekontra.bots.bidding.slam import question
from rekontra.bots.stakes import need
from rekontra.game import Call, Strain, Suit


def unlisted(context: Context, call: Call) -> Rule:
    """How a call is read that no rule makes here: naturally."""
    asks = question(context, call)
    if asks is not None:
        return asks
    if call is Call.DOUBLE:
        return _double(context)
    if call is Call.REDOUBLE:
        return Rule(call, hcp(10), "natural-redouble")
    if not call.is_bid:
        return Rule(call, anything, "natural-pass")
    suit = call.strain.trumps
    if suit is None:
        return Rule(call, hcp(_asked(context, call)), "natural-notrump")
    if suit in context.their_suits and context.partner.held(suit) < 4:
        return Rule(call, anything, "natural-cue-bid", Forcing.ROUND, artificial=True)
    return Rule(call, _suit(context, call, suit), "natural-suit")


def _asked(context: Context, call: Call) -> int:
    """The points that this level asks of a hand beside what partner has shown."""
    partner = likely(context.partner.points)
    jump = call.level - context.level(call.strain)
    # A jump in a suit may be all length: strength is believed at the lowest level alone.
    if jump and call.strain is not Strain.NT:
        return 0
    return max(0, need(call.level, call.strain) - max(partner, 6) - 3)


def _suit(context: Context, call: Call, suit: Suit) -> Constraint:
    if context.partner.held(suit) >= 4:
        return length(suit, 3) & points(_asked(context, call))
    if context.mine.held(suit) >= 4:
        return length(suit, context.mine.held(suit) + 1) & points(_asked(context, call))
    cards = 4 if call.level == 1 else 5 if call.level == 2 else 6
    return length(suit, cards) & points(_asked(context, call))


def _double(context: Context) -> Rule:
    """For takeout of a low suit bid before partner has spoken, else for penalty."""
    bid = context.bid
    assert bid is not None
    partner_acted = bool(context.acts_of(context.seat.partner))
    if bid.strain is Strain.NT or bid.level >= 4 or partner_acted:
        return Rule(Call.DOUBLE, hcp(8), "penalty-double")
    return Rule(Call.DOUBLE, points(12), "natural-takeout", Forcing.ROUND, artificial=True)

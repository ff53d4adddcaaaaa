"""Natural bidding by point count: find the stage of the auction, then its table of rules."""

from __future__ import annotations

from rekontra.bots import competing, openings, placing, rebids, responses
from rekontra.bots.door import BotView
from rekontra.bots.reading import Kind
from rekontra.bots.situation import Rule, Situation, choose, situation
from rekontra.game import Call, Seat


def choose_call(view: BotView, seat: Seat) -> Call:
    """The call of the player at this seat, always one of the view's legal calls."""
    s = situation(view, seat)
    for rules in tables(s):
        call = choose(rules, s)
        if call is not None:
            return call
    return Call.PASS


def tables(s: Situation) -> tuple[tuple[Rule, ...], ...]:
    """The tables to look the call up in, one after another."""
    return (*_special(s), placing.PLACE if s.ours else placing.COMPETE)


def _special(s: Situation) -> tuple[tuple[Rule, ...], ...]:
    partner, mine = s.partner, s.mine
    if s.bid is None:
        return (openings.OPENINGS,)
    if partner.kind is Kind.TAKEOUT and not mine.acted and not s.ours:
        return (competing.ANSWERS,)
    if mine.acted:
        return (rebids.rules(s),)
    if not partner.acted:
        return (competing.OVERCALLS,)
    if s.reading.opener is s.seat.partner and len(partner.bids) == 1 and partner.calls[-1].is_bid:
        return (responses.rules(s),)
    if Kind.OPENING in partner.kinds:
        return ()
    return (placing.ADVANCES,)

"""Bidding on as if the opponents had passed, where their calls took nothing away."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from rekontra.bots.bidding.competitive.common import stoppers
from rekontra.bots.bidding.constraint import length
from rekontra.bots.bidding.constructive import constructive
from rekontra.bots.bidding.context import Context, Heard
from rekontra.bots.bidding.floor.outlook import Outlook
from rekontra.bots.bidding.meaning import Meaning, Rule
from rekontra.bots.bidding.shown import Range, Shown
from rekontra.game import Auction, Call, Seat, Strain


def alone(
    context: Context,
    first: Heard,
    instead: Mapping[Call, Call] | None = None,
    strength: Range | None = None,
) -> Context:
    """The auction as if the opponents had passed and this call of ours had opened it.

    Overcalls that are answered as openings are (1NT, weak jumps) lend their answers with it.
    `instead` gives the bids in whose place our doubles or redoubles stood, `strength` what the
    first call is reckoned with when that is not all that it has shown.
    """
    start = context.heard.index(first)
    ours = [
        replace(heard, call=(instead or {}).get(heard.call, heard.call))
        for heard in context.heard[start:]
        if heard.seat.side is context.side
    ]
    auction, told = Auction(first.seat), list[Heard]()
    for heard in ours:
        if auction.turn is not heard.seat:
            auction = _passed(auction, told)
        told.append(heard)
        auction = auction.add(heard.call)
    if auction.turn is not context.seat:
        auction = _passed(auction, told)
    shown = {seat: context.shown[seat] if seat.side is context.side else Shown() for seat in Seat}
    if strength is not None:
        narrow = replace(shown[first.seat], hcp=strength, points=strength)
        shown = {**shown, first.seat: narrow}
    return Context(auction, context.both_stakes, context.system, tuple(told), shown)


def _passed(auction: Auction, told: list[Heard]) -> Auction:
    told.append(Heard(auction.turn, Call.PASS, Meaning("pass")))
    return auction.add(Call.PASS)


def undisturbed(
    context: Context, first: Heard, instead: Mapping[Call, Call] | None = None
) -> Iterator[Rule]:
    """The constructive rules after this call of ours, without bids in the opponents' suits.

    Notrump needs their suits stopped, or four cards in them.
    """
    as_if = alone(context, first, instead)
    if any(h.call is Call.PASS and h.seat.side is context.side for h in as_if.heard):
        return
    for rule in constructive(as_if):
        suit = rule.call.strain.trumps if rule.call.is_bid else None
        if suit is not None and suit in context.their_suits:
            continue
        partner_has_it = Outlook(context).partner_bid_notrump
        if (
            rule.call.is_bid
            and rule.call.strain is Strain.NT
            and not (rule.artificial or partner_has_it)
        ):
            holds = stoppers(context)
            for their in context.their_suits[:1]:
                holds = holds | length(their, 4)
            rule = replace(rule, needs=rule.needs & holds)
        yield rule


def natural_so_far(context: Context, first: Heard) -> bool:
    """Whether our side has bid at every turn, naturally, since this call, and RHO took no room."""
    if context.heard[-1].call not in (Call.PASS, Call.DOUBLE):
        return False
    since = context.heard[context.heard.index(first) :]
    ours = [heard for heard in since if heard.seat.side is context.side]
    return all(heard.call.is_bid and not heard.meaning.artificial for heard in ours)


def quiet_since(context: Context, start: Heard) -> bool:
    """Whether the opponents have only passed since this call."""
    later = context.heard[context.heard.index(start) :]
    return all(heard.call is Call.PASS for heard in later if heard.seat.side is not context.side)

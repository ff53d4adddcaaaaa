"""Reading an auction by the rules that choose the calls, and choosing the next one."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from rekontra.analysis.hands import Hand
from rekontra.bots.bidding.books import book
from rekontra.bots.bidding.context import Context, Heard
from rekontra.bots.bidding.floor import unlisted
from rekontra.bots.bidding.meaning import Meaning, Rule, meaning_of, shown_by
from rekontra.bots.stakes import Stakes
from rekontra.bots.system import SAYC, System
from rekontra.game import Auction, Call, Seat, Side, Suit


def read(
    dealer: Seat, calls: tuple[Call, ...], stakes: Mapping[Side, Stakes], system: System = SAYC
) -> Context:
    """Read these calls from the dealer on; they must be legal."""
    return _read(dealer, calls, stakes[Side.NS], stakes[Side.EW], system)


@lru_cache(maxsize=4096)
def _read(dealer: Seat, calls: tuple[Call, ...], ns: Stakes, ew: Stakes, system: System) -> Context:
    if not calls:
        return Context(Auction(dealer), {Side.NS: ns, Side.EW: ew}, system)
    return after(_read(dealer, calls[:-1], ns, ew, system), calls[-1])


@lru_cache(maxsize=4096)
def rules(context: Context) -> tuple[Rule, ...]:
    """The rules for the next call, those for legal calls alone."""
    return tuple(rule for rule in book(context) if rule.call in context.legal)


def makers(context: Context, call: Call) -> tuple[Rule, ...]:
    """The rules that make this call here, or the one that reads it when the book has none."""
    making = tuple(rule for rule in rules(context) if rule.call is call)
    if call is Call.PASS and context.acts_of(context.seat):
        # A later pass may be one for want of anything better: it says no more than what was shown.
        return making or (unlisted(context, call),)
    meant = tuple(rule for rule in making if not rule.resort)
    # Of last resorts the first is the one that tells something.
    return meant or making[:1] or (unlisted(context, call),)


def after(context: Context, call: Call) -> Context:
    """The auction with one more call, as it is read."""
    making = makers(context, call)
    seat = context.seat
    return Context(
        context.auction.add(call),
        context.both_stakes,
        context.system,
        (*context.heard, Heard(seat, call, meaning_of(making), making[0] in rules(context))),
        {**context.shown, seat: shown_by(making, context.shown[seat])},
        context,
    )


def possible(context: Context) -> dict[Call, Meaning]:
    """What each legal call would mean now; it depends on nothing that is hidden."""
    return {call: meaning_of(makers(context, call)) for call in sorted_calls(context)}


def sorted_calls(context: Context) -> list[Call]:
    """The legal calls: pass, double, redouble, then the bids from the lowest."""
    order = list(Call)
    return sorted(context.legal, key=lambda call: (call.is_bid, order.index(call)))


def choose(context: Context, hand: Hand) -> Rule:
    """The first rule that this one hand fulfils."""
    return next(rule for rule in rules(context) if rule.needs.holds(hand))


def candidates(context: Context, hand: Hand) -> list[Rule]:
    """The rules that this hand fulfils, one for each call, most wanted first."""
    found: dict[Call, Rule] = {}
    for rule in rules(context):
        if rule.call not in found and rule.needs.holds(hand):
            found[rule.call] = rule
    return list(found.values())


def would_call(context: Context, call: Call, hands: Hand) -> NDArray[np.bool_]:
    """Which of many hands would make this call here."""
    shape = np.shape(hands.hcp)
    makes, spoken = np.zeros(shape, bool), np.zeros(shape, bool)
    last = max((i for i, rule in enumerate(rules(context)) if rule.call is call), default=-1)
    if last < 0:
        return np.broadcast_to(unlisted(context, call).needs.holds(hands), shape).copy()
    for rule in rules(context)[: last + 1]:
        chosen = rule.needs.holds(hands) & ~spoken
        if rule.call is call:
            makes |= chosen
        spoken |= chosen
    return makes


def agrees_with(context: Context, seat: Seat, hands: Hand) -> list[NDArray[np.bool_]]:
    """For each call of this player, from his first on, which of many hands would have made it.

    `context` is the auction to be explained; the arrays have the length of `hands`.
    """
    made = []
    while context.before is not None:
        heard, context = context.heard[-1], context.before
        if heard.seat is seat:
            made.append(would_call(context, heard.call, hands))
    return made[::-1]


def shown_fits(context: Context, seat: Seat, hands: Hand) -> NDArray[np.bool_]:
    """Which of many hands lie within the strength and the lengths that this player has shown."""
    shown = context.shown[seat]
    fits = (hands.hcp >= shown.hcp.low) & (hands.hcp <= shown.hcp.high)
    for suit in Suit:
        low, high = shown.length(suit)
        held = hands.length(suit)
        fits &= (held >= low) & (held <= high)
    return np.asarray(fits)

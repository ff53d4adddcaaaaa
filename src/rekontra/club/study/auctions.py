"""Auctions explained: plain functions of public facts, to be run in the workers."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from rekontra.analysis.hands import Hand
from rekontra.bots import BotView
from rekontra.bots.bidding import Context, Meaning, Shown, advise, possible, read
from rekontra.bots.stakes import GAME, Stakes, stakes
from rekontra.bots.system import System
from rekontra.club.study.values import CallHint, CallNote, ExplainedCall
from rekontra.game import Auction, Call, Card, DealState, Illegal, Reason, Seat, Side, view
from rekontra.scoring.profile import Profile
from rekontra.scoring.sheet import Standing


class Spoken(NamedTuple):
    """All that the meaning of an auction follows from, none of it hidden."""

    dealer: Seat
    calls: tuple[Call, ...]
    ns: Stakes
    ew: Stakes
    system: System

    def context(self) -> Context:
        """The auction as it is read."""
        return read(self.dealer, self.calls, {Side.NS: self.ns, Side.EW: self.ew}, self.system)


class Explained(NamedTuple):
    """An auction explained: its calls, what each next one would say, what players have shown."""

    calls: tuple[ExplainedCall, ...]
    possible: dict[Call, Meaning]
    shown: dict[Seat, Shown]


def spoken(deal: DealState, standing: Standing, profile: Profile, system: System) -> Spoken:
    """The auction of this deal, played at this score."""
    seen = BotView(view(deal, None), standing, profile, system)
    dealer, calls = deal.deal.dealer, deal.auction.calls
    return Spoken(dealer, calls, stakes(seen, Side.NS), stakes(seen, Side.EW), system)


def checked(
    dealer: Seat,
    calls: tuple[Call, ...],
    vulnerable: tuple[Side, ...],
    part: Mapping[Side, int],
    system: System,
) -> Spoken:
    """An auction under way at these part-scores; raises Illegal for calls that cannot be."""
    auction = Auction(dealer)
    for call in calls:
        auction.check(call)
        auction = auction.add(call)
    if auction.over:
        raise Illegal(Reason.AUCTION_OVER)
    return Spoken(dealer, calls, *level_stakes(vulnerable, part), system)


def level_stakes(
    vulnerable: tuple[Side, ...], part: Mapping[Side, int] = MappingProxyType({})
) -> tuple[Stakes, Stakes]:
    """The stakes of North-South and of East-West at these part-scores, in the midst of a match."""
    legs = {side: min(max(part.get(side, 0), 0), GAME - 1) for side in Side}
    ns, ew = (
        Stakes(
            legs[side], legs[side.other], side in vulnerable, side.other in vulnerable, last=False
        )
        for side in Side
    )
    return ns, ew


def explain(auction: Spoken) -> Explained:
    """Explain an auction, under way or ended."""
    context = auction.context()
    said = {} if context.auction.over else possible(context)
    return Explained(explained_calls(context), said, dict(context.shown))


def explained_calls(context: Context) -> tuple[ExplainedCall, ...]:
    """The calls of an auction with what each said."""
    return tuple(
        ExplainedCall(heard.seat, heard.call, heard.meaning, heard.listed)
        for heard in context.heard
    )


def advice(auction: Spoken, hand: tuple[Card, ...]) -> CallHint:
    """What the book calls next with this hand."""
    best = advise(auction.context(), Hand.of(hand))
    others = tuple(CallNote(call, note) for call, note in best.alternatives)
    return CallHint(best.call, best.note, best.meaning, others)

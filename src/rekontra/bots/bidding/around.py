"""An auction of four players who all bid by the book."""

from __future__ import annotations

from collections.abc import Mapping

from rekontra.analysis.hands import Hand
from rekontra.bots.bidding.context import Context
from rekontra.bots.bidding.reading import after, choose, read
from rekontra.bots.stakes import Stakes
from rekontra.bots.system import SAYC, System
from rekontra.game import Hands, Seat, Side


def bid_out(
    dealer: Seat, hands: Hands, stakes: Mapping[Side, Stakes], system: System = SAYC
) -> Context:
    """The whole auction of these four hands (N, E, S, W), as it is read at its end."""
    features = [Hand.of(hand) for hand in hands]
    context = read(dealer, (), stakes, system)
    while not context.auction.over:
        context = after(context, choose(context, features[context.seat.index]).call)
    return context

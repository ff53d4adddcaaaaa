"""Opener's first answer to Stayman, a transfer, or the relay to clubs."""

from __future__ import annotations

from collections.abc import Iterator

from rekontra.bots.bidding.constraint import anything, at_most, length
from rekontra.bots.bidding.constructive.notrump.later import (
    completion,
    opener_decides,
    transfer_suit,
)
from rekontra.bots.bidding.context import Context, suit_bid
from rekontra.bots.bidding.meaning import Rule
from rekontra.game import Call, Suit


def answers(context: Context, level: int, call: Call) -> Iterator[Rule]:
    """Opener's answer to responder's first call."""
    if call is suit_bid(level + 1, Suit.C) and context.system.stayman:
        yield from _to_stayman(level)
    elif (major := transfer_suit(context, level, call)) is not None:
        yield from completion(context, level, major)
    elif call is Call.S2 and level == 1 and context.system.transfers:
        yield Rule(
            Call.C3, anything, "minor-relay-done", convention="minor-suit-relay", artificial=True
        )
    else:
        yield from opener_decides(context, level, call)


def _to_stayman(level: int) -> Iterator[Rule]:
    for suit in (Suit.H, Suit.S):
        call = suit_bid(level + 1, suit)
        yield Rule(call, length(suit, 4), "stayman-major", convention="stayman")
    none = at_most(Suit.H, 3) & at_most(Suit.S, 3)
    call = suit_bid(level + 1, Suit.D)
    yield Rule(call, none, "stayman-no-major", convention="stayman", artificial=True)

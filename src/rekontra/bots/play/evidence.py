"""How well each layout explains the cards that the players out of sight have chosen so far."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from rekontra.analysis.hands import SUITS
from rekontra.analysis.layouts import Layouts, trace_layouts
from rekontra.bots.maxims.leads import card_of_suit
from rekontra.bots.play.known import Known, holdings
from rekontra.game import Contract, Seat
from rekontra.scoring.points import GAME_POINTS, trick_points

# How likely it is, against a card that costs nothing, that a player chooses one that costs a trick
# in the layout that he cannot see either.
_AFTER_A_LOSS = 0.4
# How likely it is that a lead is not the conventional card of its suit.
_UNCONVENTIONAL = 0.3
# Where nothing was called: how much less likely a layout is with each trick by which its side falls
# short of its contract, or reaches the premium above that it did not bid.
_A_TRICK_OUT = 0.3
_SMALL_SLAM, _GRAND_SLAM = 6, 7


def likelihoods(known: Known, layouts: Layouts, back: int) -> NDArray[np.float64]:
    """The weight of each layout by the play so far, greater than 0; all 1 without a record.

    `back` is the number of complete tricks that are looked back on, each card double dummy, with
    the trick on the table; with 0 that is left out, and the opening lead alone is weighed.
    """
    weights = np.ones(len(layouts))
    if not known.played:
        return weights
    if known.played[0].seat in known.hidden:
        weights *= _of_the_lead(known, layouts)
    if back:
        weights *= _of_the_play(known, layouts, back)
    return weights


def _of_the_lead(known: Known, layouts: Layouts) -> NDArray[np.float64]:
    """Whether the card led first is the conventional one of its suit."""
    lead = known.played[0]
    suit = SUITS.index(lead.card.suit)
    trumps = known.contract.strain.trumps
    if lead.card.suit is trumps:
        return np.ones(len(layouts))
    held = layouts[:, lead.seat.index, suit] | known.gone[lead.seat][suit]
    kinds, which = np.unique(held, return_inverse=True)
    usual = [_led_from(int(kind), trumps=trumps is not None) == lead.card.height for kind in kinds]
    return np.where(np.array(usual)[which], 1.0, _UNCONVENTIONAL)


def _led_from(bits: int, *, trumps: bool) -> int:
    heights = tuple(height for height in range(14, 1, -1) if bits >> (height - 2) & 1)
    return card_of_suit(heights, trumps=trumps)


def _of_the_play(known: Known, layouts: Layouts, back: int) -> NDArray[np.float64]:
    """What the cards of the players out of sight have cost them double dummy in each layout."""
    first = 4 * max(0, len(known.played) // 4 - back)
    since = known.played[first:]
    if not since:
        return np.ones(len(layouts))
    leader = since[0].seat
    before = layouts.copy()
    for seat in Seat:
        before[:, seat.index] |= np.array(
            holdings(one.card for one in since if one.seat is seat), dtype=np.int32
        )
    traced = trace_layouts(
        before, known.contract.strain, leader, [one.card for one in since]
    ).astype(np.int64)
    lost = np.zeros(len(layouts), dtype=np.int64)
    for place, one in enumerate(since):
        chooser = known.contract.declarer if one.seat is known.contract.dummy else one.seat
        if chooser in known.hidden:
            fall = traced[:, place] - traced[:, place + 1]
            lost += fall if one.seat.side is leader.side else -fall
    return np.asarray(_AFTER_A_LOSS**lost)


def by_the_result(contract: Contract, tricks: NDArray[np.int8]) -> NDArray[np.float64]:
    """How likely this contract is in layouts where its side takes so many tricks double dummy.

    A side that makes it and does not reach the next premium has bid it as well as it could: weight
    1. For a contract that comes without an auction; else the calls tell what the hands are like.
    """
    game = next(n for n in range(1, 8) if trick_points(n, contract.strain) >= GAME_POINTS)
    above = [n for n in (game, _SMALL_SLAM, _GRAND_SLAM) if n > contract.level]
    most = above[0] + 5 if above else 13
    out = np.maximum(0, contract.needed - tricks) + np.maximum(0, tricks - most)
    return np.asarray(_A_TRICK_OUT**out, dtype=np.float64)

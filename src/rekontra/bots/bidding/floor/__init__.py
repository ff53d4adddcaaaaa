"""The natural floor: rules that always have an answer, whatever has been called."""

from __future__ import annotations

from collections.abc import Iterator

from rekontra.bots.bidding.context import Context
from rekontra.bots.bidding.floor.competing import compete, punish, reopen, run_from_a_double
from rekontra.bots.bidding.floor.forced import answer_somehow, bid_naturally
from rekontra.bots.bidding.floor.natural import unlisted
from rekontra.bots.bidding.floor.outlook import Outlook
from rekontra.bots.bidding.floor.placing import (
    correct,
    enough_to_the_score,
    game_to_the_score,
    invite,
    leave_in,
    place_game,
    slam_in_sight,
    try_slam,
)
from rekontra.bots.bidding.meaning import Rule

__all__ = ["enough_to_the_score", "floor", "game_to_the_score", "slam_in_sight", "unlisted"]


def floor(context: Context) -> Iterator[Rule]:
    """Natural rules for any auction; the last one fits every hand.

    What the players have shown decides: a slam or a game when the two hands hold the points for
    it, an invitation, a fight for the part-score, a double of what cannot be made; else a pass, or
    when partner's call forbids that, the cheapest natural bid.
    """
    outlook = Outlook(context)
    if outlook.somebody_acted:
        yield from try_slam(outlook)
        yield from leave_in(outlook)
        yield from punish(outlook)
        yield from place_game(outlook)
        yield from invite(outlook)
        if outlook.must_answer:
            yield from bid_naturally(outlook)
        else:
            yield from compete(outlook)
            yield from reopen(outlook)
            yield from run_from_a_double(outlook)
            yield from correct(outlook)
    yield from answer_somehow(outlook)

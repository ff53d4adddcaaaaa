"""Responder's third bid: what his question or invitation has brought."""

from __future__ import annotations

from collections.abc import Iterator

from rekontra.analysis.hands import MAJORS
from rekontra.bots.bidding.constraint import (
    anything,
    at_most,
    hcp,
    length,
    points,
)
from rekontra.bots.bidding.constructive.common import (
    accepts,
    bands,
    game_in,
    pass_at_game,
)
from rekontra.bots.bidding.context import Context, suit_bid
from rekontra.bots.bidding.meaning import Forcing, Rule
from rekontra.game import Call, Strain, Suit


def responder_third(context: Context, calls: tuple[Call, ...]) -> Iterator[Rule]:
    """Responder's third bid where the second had forced or invited."""
    opened, answered = calls[0].strain.trumps, calls[1].strain.trumps
    partner, mine = context.heard[-2].meaning, context.heard[-4].meaning
    if opened is None or answered is None or answered is opened:
        return
    yield from pass_at_game(context)
    if mine.note == "fourth-suit":
        yield from _after_my_fourth_suit(context, opened, answered, calls[-1])
    elif partner.note == "delayed-support" and mine.note == "notrump-invite":
        five = length(answered, 5)
        goal = game_in(context, answered)
        yield Rule(goal, five, "fit-game", Forcing.SIGN_OFF, agrees=answered)
        yield Rule(Call.NT3, at_most(answered, 4), "notrump-game", Forcing.SIGN_OFF)
    elif partner.note == "decline-to-suit":
        yield Rule(Call.PASS, anything, "pass-to-play")
    elif partner.note == "extra-invite" and calls[-1] is Call.NT2:
        least = accepts(context, Strain.NT)
        yield Rule(Call.NT3, hcp(least), "accept", Forcing.SIGN_OFF)
        yield Rule(Call.PASS, hcp(0, least - 1), "decline")


def _after_my_fourth_suit(
    context: Context, opened: Suit, answered: Suit, last: Call
) -> Iterator[Rule]:
    """What the question was for: support, six cards of one's own, or notrump."""
    shown = last.strain.trumps
    sure = bands(context, Strain.NT).game.low
    invite = points(0, sure - 1)
    if shown is answered:
        goal = game_in(context, answered)
        if answered in MAJORS:
            five = length(answered, 5)
            if last.level == 2:
                raised = suit_bid(3, answered)
                yield Rule(raised, five & invite, "raised-invite", Forcing.INVITES, agrees=answered)
            yield Rule(goal, five, "fit-game", Forcing.SIGN_OFF, agrees=answered)
    elif answered in MAJORS and context.level(answered) <= 3:
        six = length(answered, 6) & points(sure)
        call = suit_bid(context.level(answered), answered)
        yield Rule(call, six, "suit-again", Forcing.GAME)
    for major in MAJORS:
        if major in (opened, shown) and major is not answered:
            need = 2 if major is opened and shown is opened else 3
            goal = game_in(context, major)
            fit = length(major, need) & points(sure)
            yield Rule(goal, fit, "fit-game", Forcing.SIGN_OFF, agrees=major)
    if shown is None and last is Call.NT2:
        yield Rule(Call.NT3, points(sure - 1), "notrump-game", Forcing.SIGN_OFF)
        yield Rule(Call.PASS, points(0, sure - 2), "pass-no-game")

"""Opener's second bid after a new suit at the two level, or after a strong jump in a suit."""

from __future__ import annotations

from collections.abc import Iterator

from rekontra.analysis.hands import MAJORS
from rekontra.bots.bidding.constraint import (
    anything,
    as_long,
    balanced,
    hcp,
    length,
    points,
    support,
)
from rekontra.bots.bidding.constructive.common import game_in, others, stoppers, top, unbalanced
from rekontra.bots.bidding.context import Context, suit_bid
from rekontra.bots.bidding.meaning import Forcing, Rule
from rekontra.bots.bidding.slam import ask_for_aces
from rekontra.game import Call, Suit


def after_two_over_one(context: Context, opened: Suit, answered: Suit) -> Iterator[Rule]:
    """Opener after ten points and a new suit: support, shape, then strength."""
    passed = context.passed_first(context.seat.partner)
    binds = Forcing.NO if passed else Forcing.ROUND
    order = list(Suit)
    if passed:
        fit = length(answered, 3) & hcp(0, 12)
        yield Rule(Call.PASS, fit & ~length(opened, 6), "pass-no-game")
    least = 4 if answered not in MAJORS else 3
    if answered in MAJORS:
        game = game_in(context, answered)
        yield from ask_for_aces(context, answered, support(answered, 22) & length(answered, 4))
        rich = support(answered, 16, 24) & length(answered, least)
        yield Rule(game, rich, "rebid-raise-game", Forcing.NO, agrees=answered)
        fit = support(answered, 11, 15) & length(answered, least)
        call = suit_bid(3, answered)
        yield Rule(call, fit, "rebid-raise", Forcing.INVITES, agrees=answered)
    good_six = length(opened, 6) & points(16, 24) & top(opened, 1)
    yield Rule(suit_bid(3, opened), good_six, "rebid-suit-jump", Forcing.GAME)
    for suit in others(opened, answered):
        cheap = context.cheapest(suit)
        if cheap is None:
            continue
        four = length(suit, 4) & as_long(opened, suit)
        jump = context.cheapest(suit, 1)
        if jump is not None and jump.level == 3:
            needs = four & points(19) & unbalanced
            yield Rule(jump, needs, "jump-shift", Forcing.GAME)
        if cheap.level == 2 and order.index(suit) < order.index(opened):
            yield Rule(cheap, four & points(11, 21), "second-suit", Forcing.ROUND)
        elif cheap.level == 2:
            needs = four & points(16) & unbalanced
            yield Rule(cheap, needs, "reverse", Forcing.GAME)
    if answered not in MAJORS:
        fit = length(answered, 4) & points(11, 18) & unbalanced
        call = suit_bid(3, answered)
        yield Rule(call, fit, "rebid-raise", Forcing.ROUND, agrees=answered)
    for suit in others(opened, answered):
        cheap = context.cheapest(suit)
        if cheap is not None and cheap.level == 3:
            needs = length(suit, 4) & points(15) & as_long(opened, suit) & unbalanced
            yield Rule(cheap, needs, "second-suit-strong", Forcing.GAME)
    high = context.system.notrump[1]
    yield Rule(Call.NT3, hcp(high + 1, 19) & balanced, "rebid-notrump-game", Forcing.NO)
    rest = others(opened, answered)
    even = hcp(12, high) & balanced & stoppers(*rest)
    six = length(opened, 6)
    yield Rule(suit_bid(2, opened), six & points(11, 16), "rebid-suit", binds)
    yield Rule(Call.NT2, even, "rebid-two-notrump", binds)
    yield Rule(suit_bid(2, opened), length(opened, 5) & points(11, 18), "rebid-suit", binds)
    yield Rule(Call.NT2, hcp(10, high), "rebid-two-notrump", binds)
    call = suit_bid(3, answered)
    needs = length(answered, 3) & points(11, 21)
    yield Rule(call, needs, "rebid-raise", Forcing.ROUND, agrees=answered)


def after_jump_shift(context: Context, opened: Suit, answered: Suit) -> Iterator[Rule]:
    """Opener after responder's strong jump: all is forcing to game; shape comes first."""
    raised = context.cheapest(answered)
    if raised is not None and raised.level <= 4:
        fit = length(answered, 3)
        yield Rule(raised, fit, "fit-strong", Forcing.GAME, agrees=answered)
    again = context.cheapest(opened)
    if again is not None:
        yield Rule(again, length(opened, 6), "suit-again", Forcing.GAME)
    for suit in others(opened, answered):
        cheap = context.cheapest(suit)
        if cheap is not None and cheap.level <= 3:
            yield Rule(cheap, length(suit, 4) & unbalanced, "new-suit-forcing", Forcing.GAME)
    notrump = Call.NT2 if Call.NT2 in context.legal else Call.NT3
    yield Rule(notrump, balanced, "natural-notrump", Forcing.GAME)
    yield Rule(notrump, anything, "natural-notrump", Forcing.GAME)

"""After the strong opening of two clubs."""

from __future__ import annotations

from collections.abc import Iterator

from rekontra.analysis.hands import MAJORS, MINORS
from rekontra.bots.bidding.constraint import (
    anything,
    at_most,
    balanced,
    hcp,
    length,
    points,
    support,
)
from rekontra.bots.bidding.constructive.common import (
    calls_of,
    chosen_of,
    game_in,
    longest,
    others,
    top,
)
from rekontra.bots.bidding.context import Context, suit_bid
from rekontra.bots.bidding.meaning import Forcing, Rule
from rekontra.bots.bidding.slam import ask_for_aces
from rekontra.game import Call, Suit

SUITS_BY_RANK = (Suit.S, Suit.H, Suit.D, Suit.C)
NAME = "strong-two-clubs"


def after_two_clubs(context: Context) -> Iterator[Rule]:
    """The rules for the next call after two clubs, and none where the book ends."""
    tail = calls_of(context)[1:]
    if not tail:
        yield from _responses()
    elif len(tail) == 1:
        yield from _opener_rebids(context, tail[0])
    elif len(tail) == 2 and tail[0] is Call.D2:
        yield from _after_waiting(context, tail[1])
    elif len(tail) == 3 and tail[0] is Call.D2:
        yield from _opener_again(context, tail[1])
    elif len(tail) == 2:
        yield from _after_a_positive(context, tail[1])
    elif len(tail) == 4 and tail[0] is Call.D2:
        yield from _weakest_decides(context, tail[3])


def _responses() -> Iterator[Rule]:
    """Two diamonds waits; a good suit or eight balanced points are a positive answer."""
    for suit in SUITS_BY_RANK:
        call = suit_bid(2 if suit in MAJORS else 3, suit)
        needs = hcp(7) & points(8) & length(suit, 5 if suit in MAJORS else 6) & top(suit, 2)
        yield Rule(call, needs & longest(suit), "positive-suit", Forcing.GAME)
    yield Rule(Call.NT2, hcp(8) & balanced, "positive-notrump", Forcing.GAME)
    yield Rule(Call.D2, anything, "waiting", Forcing.ROUND, NAME, artificial=True)


def _opener_rebids(context: Context, answer: Call) -> Iterator[Rule]:
    """Opener shows his hand: a suit of five, or notrump by its strength."""
    waiting = answer is Call.D2
    trumps = None if waiting else answer.strain.trumps
    if trumps is not None:
        fit = length(trumps, 3)
        yield from ask_for_aces(context, trumps, fit & hcp(24))
        raised = suit_bid(answer.level + 1, trumps)
        yield Rule(raised, fit, "fit-strong", Forcing.GAME, agrees=trumps)
    if waiting:
        for major in MAJORS:
            solid = length(major, 7) & top(major, 3)
            yield Rule(suit_bid(3, major), solid, "solid-suit", Forcing.GAME, agrees=major)
    even = balanced & at_most(Suit.S, 5) & at_most(Suit.H, 5)
    if waiting:
        yield Rule(Call.NT2, hcp(22, 24) & even, "strong-2nt", Forcing.NO)
        yield Rule(Call.NT3, hcp(25, 30) & even, "strong-3nt", Forcing.NO)
    suits = tuple(suit for suit in SUITS_BY_RANK if suit is not trumps)
    for suit in suits:
        cheap = context.cheapest(suit)
        if cheap is not None and cheap.level <= 4:
            needs = length(suit, 5) & chosen_of(suit, suits)
            force = Forcing.ROUND if waiting else Forcing.GAME
            yield Rule(cheap, needs, "strong-suit", force)
    if not waiting:
        notrump = Call.NT2 if answer.number < Call.NT2.number else Call.NT3
        yield Rule(notrump, balanced, "strong-balanced", Forcing.GAME)
    for suit in MINORS:
        cheap = context.cheapest(suit)
        if cheap is not None:
            yield Rule(cheap, length(suit, 4), "strong-suit", Forcing.ROUND)


def _after_waiting(context: Context, rebid: Call) -> Iterator[Rule]:
    """Responder's second answer: the cheapest minor denies four points."""
    trumps = rebid.strain.trumps
    if trumps is None:
        return
    negative = Call.C3 if rebid.level == 2 else (Call.D3 if rebid is Call.C3 else Call.NT3)
    if trumps in MAJORS:
        fit = length(trumps, 3 if rebid.level == 2 else 1)
        if context.level(trumps) == 3:
            good = fit & support(trumps, 6) & hcp(5)
            yield Rule(suit_bid(3, trumps), good, "fit-strong", Forcing.GAME, agrees=trumps)
        weak = fit & hcp(4, 7)
        yield Rule(game_in(context, trumps), weak, "fit-game", Forcing.SIGN_OFF, agrees=trumps)
    yield Rule(negative, hcp(0, 3), "second-negative", Forcing.ROUND, NAME, artificial=True)
    for suit in others(trumps):
        cheap = context.cheapest(suit)
        if cheap is not None and cheap.level <= 3 and cheap is not negative:
            five = hcp(4) & length(suit, 5) & longest(suit)
            yield Rule(cheap, five, "new-suit-forcing", Forcing.GAME)
    notrump = Call.NT2 if rebid.level == 2 else Call.NT3
    yield Rule(notrump, hcp(4), "natural-notrump", Forcing.GAME)


def _opener_again(context: Context, rebid: Call) -> Iterator[Rule]:
    """Opener's third call after a second negative: his suit again may be passed."""
    last = context.heard[-2].meaning
    trumps = rebid.strain.trumps
    if last.note != "second-negative" or trumps is None:
        return
    if trumps in MAJORS:
        nine = points(26) & length(trumps, 6)
        yield Rule(game_in(context, trumps), nine, "strong-game", Forcing.SIGN_OFF)
    for suit in others(trumps):
        cheap = context.cheapest(suit)
        if cheap is not None and cheap.level == 3:
            yield Rule(cheap, length(suit, 4), "strong-second-suit", Forcing.ROUND)
    again = context.cheapest(trumps)
    if again is not None:
        yield Rule(again, length(trumps, 6), "strong-suit-again")
    yield Rule(Call.NT3, points(25), "strong-game", Forcing.SIGN_OFF)
    if again is not None:
        yield Rule(again, length(trumps, context.mine.held(trumps)), "strong-suit-again")


def _weakest_decides(context: Context, again: Call) -> Iterator[Rule]:
    """After the second negative and opener's suit again: a pass without any help."""
    last = context.heard[-2].meaning
    trumps = again.strain.trumps
    if last.note != "strong-suit-again" or trumps is None:
        return
    if trumps in MAJORS:
        help_ = hcp(2) & length(trumps, 2) | support(trumps, 3)
        yield Rule(game_in(context, trumps), help_, "fit-game", Forcing.SIGN_OFF)
    yield Rule(Call.PASS, hcp(0, 3), "pass-no-game")


def _after_a_positive(context: Context, rebid: Call) -> Iterator[Rule]:
    """Responder after his positive answer and opener's suit."""
    trumps = rebid.strain.trumps
    if trumps is None or context.agreed is not None:
        return
    fit = length(trumps, 3)
    if trumps in MAJORS:
        raised = suit_bid(rebid.level + 1, trumps)
        if raised.level <= 4:
            yield Rule(raised, fit, "fit-strong", Forcing.GAME, agrees=trumps)
    for suit in others(trumps):
        cheap = context.cheapest(suit)
        if cheap is not None and cheap.level <= 3:
            yield Rule(cheap, length(suit, 5), "new-suit-forcing", Forcing.GAME)
    if context.level(rebid.strain) <= 4 and rebid.number < Call.NT3.number:
        yield Rule(Call.NT3, anything, "natural-notrump")

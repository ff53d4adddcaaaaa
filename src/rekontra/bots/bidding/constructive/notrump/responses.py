"""The answers to a notrump opening of any level: Stayman, transfers, and what follows them.

The openings are 1NT, 2NT, 3NT, and 2NT or 3NT by opener after two clubs. All of them are answered
in the same way; only the levels and the strengths differ.
"""

from __future__ import annotations

from collections.abc import Iterator

from rekontra.analysis.hands import MAJORS, MINORS, SUITS
from rekontra.bots.bidding.constraint import (
    Constraint,
    anything,
    as_long,
    at_most,
    balanced,
    hcp,
    length,
    points,
)
from rekontra.bots.bidding.constructive.common import flat, top, unbalanced
from rekontra.bots.bidding.constructive.notrump.later import (
    strengths,
)
from rekontra.bots.bidding.context import Context, suit_bid
from rekontra.bots.bidding.meaning import Forcing, Rule
from rekontra.bots.bidding.slam import ask_by_gerber
from rekontra.bots.stakes import SLAM
from rekontra.game import Call, Strain, Suit


def responses(context: Context, level: int) -> Iterator[Rule]:
    """Responder's first answer."""
    if context.stakes.game_level(Strain.NT) <= level < 3:
        slam = max(SLAM - context.partner.hcp.high, 0)
        yield Rule(Call.PASS, hcp(0, slam - 1), "pass-game-reached")
    yield from _slam_tries(context, level)
    yield from _stayman(context, level)
    yield from _transfers(context, level)
    if level == 1:
        yield from _long_minors(context)
    yield from _notrump_raises(context, level)
    if level == 3:
        yield Rule(Call.PASS, hcp(0, SLAM - context.partner.hcp.low), "pass-game-reached")
    else:
        yield Rule(Call.PASS, hcp(0, strengths(context, level)[0].high), "pass-no-game")


def _slam_tries(context: Context, level: int) -> Iterator[Rule]:
    """Beyond game: the aces for a long suit, notrump raised to four, five or six."""
    low, high = context.partner.hcp
    for suit in SUITS if level < 3 else ():
        own_suit = length(suit, 6) & top(suit, 2) & points(max(0, SLAM - low))
        yield from ask_by_gerber(context, own_suit)
    no_major: Constraint = anything
    for major in MAJORS:
        no_major = no_major & at_most(major, 4)
    even = balanced & no_major
    if level <= 3:
        both = 37
        yield Rule(Call.NT7, hcp(both - low) & even, "slam")
        if both - high <= both - low - 1:
            grand = hcp(both - high, both - low - 1) & even
            yield Rule(Call.NT5, grand, "quantitative-5nt", Forcing.ROUND)
        yield Rule(Call.NT6, hcp(SLAM - low) & even, "slam")
        if SLAM - high <= SLAM - low - 1:
            small = hcp(SLAM - high, SLAM - low - 1) & even & flat_or_minor
            yield Rule(Call.NT4, small, "quantitative-4nt", Forcing.INVITES)


flat_or_minor: Constraint = flat | (at_most(Suit.S, 3) & at_most(Suit.H, 3))
"""A hand that does not look for a fit in a major."""


def _stayman(context: Context, level: int) -> Iterator[Rule]:
    """Two clubs for a four-card major, for a slam in a minor, or to escape from notrump."""
    if not context.system.stayman:
        return
    stop, invite, game = strengths(context, level)
    least = invite.low if invite.low <= invite.high else game.low
    if level == 3:
        # Game is bid, and the answer goes beyond it: only a slam is worth the question.
        least = max(least, SLAM - (context.partner.hcp.low + 2))
    ask = suit_bid(level + 1, Suit.C)
    spades, hearts = length(Suit.S, 4), length(Suit.H, 4)
    neither_five = at_most(Suit.S, 4) & at_most(Suit.H, 4)
    four_and_five = (length(Suit.S, 5, 5) & length(Suit.H, 4, 4)) | (
        length(Suit.H, 5, 5) & length(Suit.S, 4, 4)
    )
    shapes = ((spades | hearts) & neither_five & ~flat, four_and_five, (spades | hearts) & flat)
    for shape in shapes:
        # A game-going hand with a major of four: a flat one too, there is no better way.
        yield Rule(ask, hcp(least) & shape, "stayman", Forcing.ROUND, "stayman", True)
    if level == 1:
        for minor in MINORS:
            slam = points(15) & length(minor, 5) & neither_five
            needs = slam & (unbalanced | length(minor, 6))
            yield Rule(ask, needs, "stayman", Forcing.ROUND, "stayman", True)
        short = at_most(Suit.C, 2) & length(Suit.D, 4)
        majors = length(Suit.S, 3, 4) & length(Suit.H, 3, 4) & (spades | hearts)
        escape = hcp(0, stop.high) & short & majors
        yield Rule(ask, escape, "stayman-escape", Forcing.ROUND, "stayman", True)


def _transfers(context: Context, level: int) -> Iterator[Rule]:
    """The suit below a major of five cards; without the convention the major itself, weak."""
    stop, _, game = strengths(context, level)
    spades, hearts = length(Suit.S, 5), length(Suit.H, 5)
    if not context.system.transfers:
        for major, shape in ((Suit.S, spades & as_long(Suit.S, Suit.H)), (Suit.H, hearts)):
            if level == 1:
                weak = hcp(0, stop.high) & shape
                yield Rule(suit_bid(2, major), weak, "notrump-weak-suit", Forcing.SIGN_OFF)
            strong = hcp(game.low) & shape
            yield Rule(suit_bid(3, major), strong, "notrump-strong-suit", Forcing.GAME)
        return
    to_hearts, to_spades = suit_bid(level + 1, Suit.D), suit_bid(level + 1, Suit.H)
    if level == 1:
        # Both majors: up to an invitation by hearts and two spades, with more by spades.
        five_five = spades & hearts & as_long(Suit.H, Suit.S) & hcp(0, game.low - 1)
        yield _transfer(to_hearts, five_five)
        for major, other in ((Suit.H, Suit.S), (Suit.S, Suit.H)):
            strong = length(major, 6) & at_most(other, 4) & points(16) & top(major, 2)
            yield Rule(suit_bid(3, major), strong, "notrump-strong-suit", Forcing.GAME)
    yield _transfer(to_spades, spades & as_long(Suit.S, Suit.H))
    yield _transfer(to_hearts, hearts)


def _transfer(call: Call, needs: Constraint) -> Rule:
    return Rule(call, needs, "transfer", Forcing.ROUND, "jacoby-transfer", artificial=True)


def _long_minors(context: Context) -> Iterator[Rule]:
    """A long minor over 1NT: weak by two spades, three of it invites, running it bids game."""
    stop, invite, _ = strengths(context, 1)
    for minor in MINORS:
        running = hcp(6, 14) & top(minor, 2) & length(minor, 7)
        yield Rule(Call.NT3, running, "notrump-game", Forcing.SIGN_OFF)
    for minor in MINORS:
        long = length(minor, 6)
        if invite.low <= invite.high:
            inviting = hcp(max(5, invite.low - 2), invite.high) & long & top(minor, 2)
            yield Rule(suit_bid(3, minor), inviting, "notrump-invite-minor", Forcing.INVITES)
        weak = hcp(0, stop.high) & long
        if context.system.transfers:
            note = "minor-relay"
            yield Rule(Call.S2, weak, note, Forcing.ROUND, "minor-suit-relay", artificial=True)


def _notrump_raises(context: Context, level: int) -> Iterator[Rule]:
    _, invite, game = strengths(context, level)
    target = max(level + 1, context.stakes.game_level(Strain.NT))
    if invite.low <= invite.high:
        yield Rule(
            Call.NT2, hcp(*invite) & ~(flat & hcp(0, invite.low)), "notrump-invite", Forcing.INVITES
        )
        yield Rule(Call.PASS, hcp(0, invite.low) & flat, "pass-no-game")
    if target <= 3:
        low, high = context.partner.hcp
        small = max(game.low + 1, SLAM - high)
        placed = hcp(game.low, small - 1)
        yield Rule(Call.bid(target, Strain.NT), placed, "notrump-game", Forcing.SIGN_OFF)
        note = "quantitative-4nt"
        yield Rule(Call.NT4, hcp(small, SLAM - low - 1), note, Forcing.INVITES)
        yield Rule(Call.NT6, hcp(SLAM - low), "slam", Forcing.SIGN_OFF)

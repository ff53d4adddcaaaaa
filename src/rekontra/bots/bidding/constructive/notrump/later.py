"""After the first answer to a notrump opening: transfers done, fits found, contracts placed."""

from __future__ import annotations

from collections.abc import Iterator

from rekontra.analysis.hands import MAJORS, MINORS
from rekontra.bots.bidding.constraint import (
    Where,
    anything,
    at_most,
    hcp,
    length,
    points,
    support,
)
from rekontra.bots.bidding.constructive.common import bands, flat, game_in, unbalanced
from rekontra.bots.bidding.context import Context, suit_bid
from rekontra.bots.bidding.meaning import Forcing, Rule
from rekontra.bots.bidding.shown import MOST, Range
from rekontra.bots.bidding.slam import ask_by_gerber
from rekontra.bots.stakes import SLAM
from rekontra.game import Call, Strain, Suit


def strengths(context: Context, level: int) -> tuple[Range, Range, Range]:
    """High cards to pass with, to invite with (none above 1NT), to bid game with."""
    stop, invite, game = bands(context, Strain.NT)
    if level == 1 and invite.low <= invite.high:
        return stop, invite, game
    low, high = context.partner.hcp
    least = max(0, game.low + low - (low + high) // 2)
    return Range(0, max(least - 1, 0)), Range(1, 0), Range(least, MOST)


def transfer_suit(context: Context, level: int, call: Call) -> Suit | None:
    """The major that this call asks opener to bid, None when it is no transfer."""
    if not context.system.transfers:
        return None
    return {suit_bid(level + 1, Suit.D): Suit.H, suit_bid(level + 1, Suit.H): Suit.S}.get(call)


def completion(context: Context, level: int, major: Suit) -> Iterator[Rule]:
    """Opener bids the major; over 1NT he jumps with four of them and the most that he may hold."""
    if level == 1:
        most = context.system.notrump[1]
        best = hcp(most, most) & length(major, 4, 5)
        note = "transfer-super-accept"
        yield Rule(suit_bid(3, major), best, note, convention="jacoby-transfer", agrees=major)
    done = suit_bid(level + 1, major)
    yield Rule(done, anything, "transfer-done", convention="jacoby-transfer", artificial=True)


def responder_again(context: Context, level: int, asked: Call, answer: Call) -> Iterator[Rule]:
    """Responder's second call: after Stayman, after a transfer, after the relay to clubs."""
    major = transfer_suit(context, level, asked)
    if asked is suit_bid(level + 1, Suit.C) and context.system.stayman:
        yield from _after_stayman(context, level, answer)
    elif major is not None:
        yield from _after_transfer(context, level, major, answer)
    elif asked is Call.S2 and answer is Call.C3 and context.system.transfers:
        stop = strengths(context, level)[0]
        diamonds = hcp(0, stop.high) & length(Suit.D, 6)
        yield Rule(Call.D3, diamonds & at_most(Suit.C, 5), "minor-to-play", Forcing.SIGN_OFF)
        yield Rule(Call.PASS, hcp(0, stop.high) & length(Suit.C, 6), "minor-to-play")


def _after_stayman(context: Context, level: int, answer: Call) -> Iterator[Rule]:
    stop, invite, game = strengths(context, level)
    found = answer.strain.trumps if answer.strain.trumps in MAJORS else None
    invites = invite.low <= invite.high
    if found is not None:
        yield from _with_the_fit(context, found, invite if invites else None, game)
    if level == 1:
        for minor in MINORS:
            long = points(15) & length(minor, 5) & (unbalanced | length(minor, 6))
            no_five = at_most(Suit.S, 4) & at_most(Suit.H, 4)
            yield Rule(suit_bid(3, minor), long & no_five, "stayman-minor", Forcing.GAME)
    if found is None:
        for major in MAJORS:
            five = length(major, 5)
            if invites and level == 1:
                weak = hcp(*invite) & five
                yield Rule(suit_bid(2, major), weak, "stayman-five-invite", Forcing.INVITES)
            if context.level(major) <= 3:
                strong = hcp(game.low) & five
                yield Rule(suit_bid(3, major), strong, "stayman-five-game", Forcing.GAME)
    if invites:
        yield Rule(Call.NT2, hcp(*invite), "notrump-invite", Forcing.INVITES)
    slam = SLAM - context.partner.hcp.low
    top_of_game = max(game.low, SLAM - context.partner.hcp.high - 1)
    yield Rule(Call.NT3, hcp(game.low, top_of_game), "notrump-game", Forcing.SIGN_OFF)
    yield Rule(Call.NT4, hcp(top_of_game + 1, slam - 1), "quantitative-4nt", Forcing.INVITES)
    yield Rule(Call.NT6, hcp(slam), "slam", Forcing.SIGN_OFF)
    yield Rule(Call.PASS, hcp(0, stop.high), "stayman-escape")


def _with_the_fit(
    context: Context, major: Suit, invite: Range | None, game: Range
) -> Iterator[Rule]:
    """Responder raises opener's major with four."""
    four = length(major, 4)
    low, high = context.partner.hcp
    slam = max(game.low + 1, SLAM - (low + high) // 2)
    enough = Where(lambda hand: (hand.hcp >= game.low) | (hand.support(major) > game.low))
    sure = support(major, game.low, slam + 4) & enough
    bid = game_in(context, major)
    if context.level(major) == 3:
        yield from ask_by_gerber(context, four & hcp(slam - 2) & support(major, slam + 1), major)
    yield Rule(bid, four & sure, "fit-game", Forcing.SIGN_OFF, agrees=major)
    if invite is not None and context.level(major) < bid.level:
        inviting = support(major, invite.low, game.low)
        yield Rule(suit_bid(3, major), four & inviting, "fit-invite", Forcing.INVITES, agrees=major)


def _after_transfer(context: Context, level: int, major: Suit, answer: Call) -> Iterator[Rule]:
    _, invite, game = strengths(context, level)
    goal = game_in(context, major)
    low, high = context.partner.hcp
    slam = SLAM - low
    six = length(major, 6)
    if answer.level > level + 1:
        # Opener has jumped with four trumps and the most that he can hold.
        yield Rule(
            goal, points(invite.low - 1, slam - 1), "fit-game", Forcing.SIGN_OFF, agrees=major
        )
        yield Rule(Call.PASS, points(0, invite.low - 2), "pass-no-game")
        return
    invites = invite.low <= invite.high
    if major is Suit.H and level == 1 and invites:
        both = length(Suit.S, 5) & length(Suit.H, 5, 5) & hcp(*invite)
        yield Rule(Call.S2, both, "transfer-second-suit", Forcing.INVITES)
    if not context.stakes.is_game(answer):
        yield Rule(goal, six & points(game.low, slam - 1), "six-card-game", Forcing.SIGN_OFF)
    if invites and goal.level > 3:
        inviting = six & points(*invite)
        yield Rule(suit_bid(3, major), inviting, "six-card-invite", Forcing.INVITES)
    for other in (Suit.H, Suit.D, Suit.C):
        cheap = context.cheapest(other)
        if other is not major and cheap is not None and cheap.level == 3:
            second = hcp(game.low) & length(other, 5 if other is Suit.H else 4) & unbalanced
            yield Rule(cheap, second, "transfer-second-suit", Forcing.GAME)
    five = length(major, 5, 5)
    if invites:
        yield Rule(Call.NT2, five & hcp(*invite), "transfer-invite", Forcing.INVITES)
    top_of_game = max(game.low, SLAM - high - 1)
    yield Rule(Call.NT3, five & hcp(game.low, top_of_game), "transfer-choice", Forcing.NO)
    small = five & hcp(top_of_game + 1, slam - 1)
    yield Rule(Call.NT4, small, "quantitative-4nt", Forcing.INVITES)
    yield Rule(Call.PASS, hcp(0, game.low - 1), "transfer-to-play")


def opener_decides(context: Context, level: int, *calls: Call) -> Iterator[Rule]:
    """Opener's decision over responder's natural call: an invitation, a choice, or a contract."""
    last = calls[-1]
    low, high = context.mine.hcp
    trumps = last.strain.trumps
    stayman = calls[0] is suit_bid(level + 1, Suit.C) and context.system.stayman
    major = transfer_suit(context, level, calls[0]) if len(calls) > 1 else None
    if last is Call.NT4:
        yield from _over_quantitative(low, high)
    elif last is Call.NT5:
        last_grand = hcp(high) if len(calls) == 1 else hcp(high + 1)
        yield Rule(Call.NT7, last_grand, "accept", Forcing.SIGN_OFF)
        yield Rule(Call.NT6, hcp(low, high), "slam", Forcing.SIGN_OFF)
    elif last is Call.NT2:
        yield from _over_two_notrump(context, major, stayman=stayman, direct=len(calls) == 1)
    elif last is Call.NT3 and major is not None:
        fit = length(major, 3)
        yield Rule(game_in(context, major), fit, "transfer-choose-major", Forcing.SIGN_OFF)
        yield Rule(Call.PASS, at_most(major, 2), "transfer-choose-notrump")
    elif last is Call.NT3 and stayman and calls[1].strain is Strain.H:
        # Responder looked for a major, and it was not hearts.
        spades = length(Suit.S, 4)
        yield Rule(game_in(context, Suit.S), spades, "stayman-other-major", Forcing.SIGN_OFF)
        yield Rule(Call.PASS, at_most(Suit.S, 3), "pass-game-reached")
    elif trumps is not None:
        yield from _over_a_suit(context, trumps, major)
    else:
        yield Rule(Call.PASS, anything, "pass-game-reached")


def _over_quantitative(low: int, high: int) -> Iterator[Rule]:
    yield Rule(Call.NT6, hcp(high), "accept", Forcing.SIGN_OFF)
    between = hcp(low + 1, high - 1)
    if low + 1 <= high - 1:
        yield Rule(Call.NT5, between, "accept-halfway", Forcing.INVITES)
    yield Rule(Call.PASS, hcp(low, low), "decline")


def _over_two_notrump(
    context: Context, major: Suit | None, *, stayman: bool, direct: bool
) -> Iterator[Rule]:
    """An invitation: accepted with the most, in the major when there is a fit."""
    high = context.mine.hcp.high
    best = hcp(high) | hcp(high - 1) & points(high)
    worst = hcp(0, high - 1)
    if direct:
        best = best & ~flat
        worst = hcp(0, high)
    if major is not None:
        fit = length(major, 3)
        game = game_in(context, major)
        yield Rule(game, fit & best, "accept", Forcing.SIGN_OFF, agrees=major)
        yield Rule(suit_bid(3, major), fit & worst, "decline-to-suit", Forcing.SIGN_OFF)
    if stayman and context.mine.held(Suit.H) >= 4:
        spades = length(Suit.S, 4)
        game = game_in(context, Suit.S)
        yield Rule(game, spades & best, "stayman-other-major", Forcing.SIGN_OFF)
        yield Rule(Call.S3, spades & worst, "stayman-other-major", Forcing.SIGN_OFF)
    yield Rule(Call.NT3, best, "accept", Forcing.SIGN_OFF)
    yield Rule(Call.PASS, worst, "decline")


def _over_a_suit(context: Context, trumps: Suit, major: Suit | None) -> Iterator[Rule]:
    """Responder's suit: raised when he asks for it, else notrump or a pass."""
    last = context.heard[-2]
    forcing = last.meaning.forcing
    high = context.mine.hcp.high
    goal = game_in(context, trumps)
    if context.stakes.is_game(last.call) and forcing is not Forcing.GAME:
        yield Rule(Call.PASS, anything, "pass-game-reached")
        return
    if forcing is Forcing.INVITES:
        fit = length(trumps, 2 if trumps in MINORS else 8 - min(6, context.partner.held(trumps)))
        accepted = hcp(high - 1) | points(high - 1) & length(trumps, 5)
        if trumps in MAJORS:
            yield Rule(goal, fit & accepted, "accept", Forcing.SIGN_OFF, agrees=trumps)
        if major is not None and major is not trumps:
            back = suit_bid(context.level(major), major)
            yield Rule(game_in(context, major), accepted, "accept", Forcing.SIGN_OFF)
            yield Rule(back, length(major, 3), "decline-to-suit", Forcing.SIGN_OFF)
        yield Rule(Call.NT3, hcp(high), "accept", Forcing.SIGN_OFF)
        yield Rule(Call.PASS, hcp(0, high), "decline")
    elif forcing is Forcing.GAME:
        if major is not None and major is not trumps:
            back = suit_bid(context.level(major), major)
            yield Rule(back, length(major, 3), "transfer-choose-major", agrees=major)
        if trumps in MAJORS:
            yield Rule(goal, length(trumps, 3), "fit-game", Forcing.NO, agrees=trumps)
        elif context.level(trumps) <= 4:
            raised = hcp(high) & length(trumps, 4)
            yield Rule(suit_bid(4, trumps), raised, "fit-minor", Forcing.GAME, agrees=trumps)
        if context.level(Strain.NT) == 3:
            yield Rule(Call.NT3, anything, "transfer-choose-notrump")
    elif forcing is Forcing.SIGN_OFF:
        yield Rule(Call.PASS, anything, "pass-to-play")

"""Responder's second bid: which table, and the auctions that a raise or notrump has narrowed."""

from __future__ import annotations

from collections.abc import Iterator

from rekontra.analysis.hands import MAJORS, MINORS
from rekontra.bots.bidding.constraint import (
    Constraint,
    anything,
    at_most,
    balanced,
    hcp,
    length,
    points,
    support,
)
from rekontra.bots.bidding.constructive.common import (
    bands,
    game_in,
    half_stopped,
    others,
    pass_at_game,
    stoppers,
    top,
    unbalanced,
)
from rekontra.bots.bidding.constructive.opener.raised import after_jacoby_again
from rekontra.bots.bidding.constructive.responder.suits import (
    after_one_notrump_and_a_suit,
    after_own_suit,
    after_second_suit,
)
from rekontra.bots.bidding.context import Context, suit_bid
from rekontra.bots.bidding.meaning import Forcing, Rule
from rekontra.bots.bidding.slam import ask_for_aces
from rekontra.bots.stakes import SLAM
from rekontra.game import Call, Strain, Suit


def responder_again(context: Context, opening: Call, answer: Call, rebid: Call) -> Iterator[Rule]:
    """Responder's second bid after one of a suit, any response, and any rebid."""
    opened, answered, again = (call.strain.trumps for call in (opening, answer, rebid))
    note = context.heard[-4].meaning.note
    if opened is None:
        return
    if note == "jacoby-2nt":
        yield from after_jacoby_again(context, opened)
        return
    yield from pass_at_game(context)
    if answered is opened:
        yield from _after_my_raise(context, opened, answer, rebid)
    elif answer is Call.NT1 and again is not None:
        yield from after_one_notrump_and_a_suit(context, opened, again, rebid)
    elif answer is Call.NT1:
        yield from _one_notrump_raised(context, rebid)
    elif answered is None or note == "jump-shift-response":
        return
    elif again is None:
        if rebid is Call.NT1:
            yield from _after_one_notrump(context, opened, answered)
        elif rebid is Call.NT2 and answer.level == 1:
            yield from _after_two_notrump(context, opened, answered)
        elif rebid is Call.NT2:
            yield from _two_over_one_notrump(context, opened, answered)
        elif rebid is Call.NT3:
            yield from _after_three_notrump(answered)
    elif again is answered:
        yield from _raised(context, answered, rebid)
    elif again is opened:
        yield from after_own_suit(context, opened, answered, rebid)
    else:
        yield from after_second_suit(context, opened, answered, again)


# Opener has invited over a raise.


def _after_my_raise(context: Context, trumps: Suit, answer: Call, rebid: Call) -> Iterator[Rule]:
    forcing = context.heard[-2].meaning.forcing
    goal = game_in(context, trumps)
    back = context.cheapest(trumps)
    if answer.level == 2 and trumps in MAJORS and rebid.number < suit_bid(4, trumps).number:
        tried = rebid.strain.trumps
        best: Constraint = support(trumps, 9)
        if tried is not None and tried is not trumps:
            helps = at_most(tried, 1) | length(tried, 3) & top(tried, 1) | top(tried, 2)
            best = support(trumps, 8) & helps | support(trumps, 9) & length(trumps, 4)
        if rebid is Call.NT2:
            even = hcp(8) & balanced & length(trumps, 3, 3)
            yield Rule(Call.NT3, even, "accept", Forcing.SIGN_OFF)
        yield Rule(goal, best, "accept", Forcing.SIGN_OFF, agrees=trumps)
        if back is not None and back.level == 3 and rebid.strain is not back.strain:
            yield Rule(back, support(trumps, 0, 9), "decline", Forcing.SIGN_OFF, agrees=trumps)
        elif not forcing.binds:
            yield Rule(Call.PASS, support(trumps, 0, 9), "decline")
    elif trumps in MINORS and rebid.number < Call.NT3.number:
        rest = others(trumps)
        most = hcp(8 if answer.level == 2 else 0)
        known = rebid.strain.trumps
        missing = tuple(suit for suit in rest if suit is not known)
        yield Rule(Call.NT3, most & stoppers(*missing), "accept", Forcing.SIGN_OFF)
        if rebid.level == 2 and known is not None:
            yield Rule(Call.NT2, hcp(6, 8) & stoppers(*missing), "try-notrump", Forcing.INVITES)
        if back is not None and back.level <= 4 and rebid.strain is not back.strain:
            yield Rule(back, anything, "decline", Forcing.SIGN_OFF, agrees=trumps)
    elif context.stakes.is_game(rebid) and not forcing.binds:
        yield Rule(Call.PASS, anything, "pass-game-reached")


# Opener has bid notrump.


def _one_notrump_raised(context: Context, rebid: Call) -> Iterator[Rule]:
    """1NT raised to two with eighteen or nineteen."""
    if rebid is Call.NT2:
        least = bands(context, Strain.NT).game.low
        yield Rule(Call.NT3, hcp(least), "accept", Forcing.SIGN_OFF)
        yield Rule(Call.PASS, hcp(0, max(0, least - 1)), "decline")
    else:
        yield Rule(Call.PASS, anything, "pass-game-reached")


def _after_one_notrump(context: Context, opened: Suit, answered: Suit) -> Iterator[Rule]:
    """Opener is balanced and minimum: responder knows the contract, or asks with an invitation."""
    stop, invite, game = bands(context, Strain.NT)
    slam = SLAM - context.partner.hcp.high
    rest = others(opened, answered)
    if answered in MAJORS:
        goal = game_in(context, answered)
        six = length(answered, 6)
        # Six cards are worth a point of high cards each time.
        strong = six & hcp(game.low - 1, slam - 1)
        yield Rule(goal, strong, "six-card-game", Forcing.SIGN_OFF)
        if goal.level > 3 and invite.low <= invite.high:
            call = suit_bid(3, answered)
            inviting = six & hcp(invite.low - 1, game.low - 2)
            yield Rule(call, inviting, "six-card-invite", Forcing.INVITES)
        long = six | length(answered, 5) & unbalanced & at_most(opened, 3)
    else:
        long = length(answered, 6)
    yield from _second_suits_over_notrump(context, answered, rest)
    if opened in MINORS:
        singleton: Constraint = ~anything
        for suit in rest:
            singleton = singleton | at_most(suit, 1) & ~half_stopped(suit)
        long_fit = length(opened, 5) & singleton & points(game.low, slam)
        yield Rule(game_in(context, opened), long_fit, "fit-game", Forcing.SIGN_OFF, agrees=opened)
    weak = long & points(0, stop.high + 2) & hcp(0, stop.high)
    yield Rule(suit_bid(2, answered), weak, "suit-to-play", Forcing.SIGN_OFF)
    if opened in MINORS:
        fit = length(opened, 4) & points(0, stop.high)
        wish = unbalanced
        for suit in rest:
            wish = wish | length(suit, 2, 2) & ~half_stopped(suit)
        call = suit_bid(2, opened)
        yield Rule(call, fit & wish, "preference", Forcing.SIGN_OFF, agrees=opened)
    yield from notrump_by_strength(context)


def notrump_by_strength(context: Context) -> Iterator[Rule]:
    """Pass, 2NT, 3NT, or beyond, opposite a notrump of a known strength."""
    stop, invite, game = bands(context, Strain.NT)
    low, high = context.partner.hcp
    slam = SLAM - high
    if invite.low <= invite.high and Call.NT2 in context.legal:
        yield Rule(Call.NT2, hcp(*invite), "notrump-invite", Forcing.INVITES)
    top_of_game = max(game.low, slam - 1)
    yield Rule(Call.NT3, hcp(game.low, top_of_game), "notrump-game", Forcing.SIGN_OFF)
    if SLAM - low - 1 >= top_of_game + 1:
        needs = hcp(top_of_game + 1, SLAM - low - 1)
        yield Rule(Call.NT4, needs, "quantitative-4nt", Forcing.INVITES)
    yield Rule(Call.NT6, hcp(max(top_of_game + 1, SLAM - low)), "slam", Forcing.SIGN_OFF)
    yield Rule(Call.PASS, points(0, max(stop.high, invite.low)), "pass-no-game")


def _second_suits_over_notrump(
    context: Context, answered: Suit, rest: tuple[Suit, ...]
) -> Iterator[Rule]:
    """A new suit over 1NT: cheaply to play, by reverse or jump to force to game."""
    stop, _, game = bands(context, Strain.NT)
    order = list(Suit)
    slam_or_game = points(game.low)
    for suit in rest:
        cheap = context.cheapest(suit)
        if cheap is None or cheap.level > 3:
            continue
        two_suiter = length(suit, 4) & unbalanced & length(answered, 5)
        if cheap.level == 2 and order.index(suit) < order.index(answered):
            jump = suit_bid(3, suit)
            yield Rule(jump, slam_or_game & two_suiter, "new-suit-game", Forcing.GAME)
            weak = points(0, stop.high + 2) & hcp(0, stop.high) & two_suiter
            yield Rule(cheap, weak & at_most(answered, 5), "second-suit-weak")
        else:
            yield Rule(cheap, slam_or_game & two_suiter, "new-suit-game", Forcing.GAME)


def _after_two_notrump(context: Context, opened: Suit, answered: Suit) -> Iterator[Rule]:
    """Opener has eighteen or nineteen: the least responses pass, the others look for a fit."""
    _, _, game = bands(context, Strain.NT)
    least = max(game.low - 1, 0)
    low, high = context.partner.hcp
    strong = hcp(least)
    if answered in MAJORS:
        goal = game_in(context, answered)
        six = length(answered, 6) & points(least, SLAM - low - 1)
        yield Rule(goal, six, "six-card-game", Forcing.SIGN_OFF)
        five = strong & length(answered, 5)
        yield Rule(suit_bid(3, answered), five, "five-card-choice", Forcing.GAME)
    if opened in MINORS:
        fit = strong & length(opened, 4) & unbalanced & ~top(opened, 3)
        yield Rule(suit_bid(3, opened), fit, "fit-minor", Forcing.GAME, agrees=opened)
    for suit in others(opened, answered):
        cheap = context.cheapest(suit)
        if cheap is not None and cheap.level == 3 and suit in MAJORS:
            yield Rule(cheap, strong & length(suit, 4), "new-suit-game", Forcing.GAME)
    small = max(least + 1, SLAM - high)
    yield Rule(Call.NT3, hcp(least, small - 1), "notrump-game", Forcing.SIGN_OFF)
    if SLAM - low - 1 >= small:
        needs = hcp(small, SLAM - low - 1)
        yield Rule(Call.NT4, needs, "quantitative-4nt", Forcing.INVITES)
    yield Rule(Call.NT6, hcp(SLAM - low), "slam", Forcing.SIGN_OFF)
    yield Rule(Call.PASS, hcp(0, max(least - 1, 0)), "pass-no-game")


def _two_over_one_notrump(context: Context, opened: Suit, answered: Suit) -> Iterator[Rule]:
    """2NT after two over one: game unless responder has the least for his first bid."""
    if opened in MAJORS:
        fit = length(opened, 3) & points(12)
        yield Rule(game_in(context, opened), fit, "fit-game", Forcing.NO, agrees=opened)
    long = length(answered, 6)
    weak = points(0, 12)
    yield Rule(suit_bid(3, answered), long & weak, "suit-to-play", Forcing.SIGN_OFF)
    if answered in MAJORS:
        yield Rule(game_in(context, answered), long & points(13, 17), "suit-game", Forcing.SIGN_OFF)
    yield Rule(Call.NT3, hcp(12, 18), "notrump-game", Forcing.SIGN_OFF)
    yield Rule(Call.NT3, points(12, 18), "notrump-game", Forcing.SIGN_OFF)
    yield Rule(Call.PASS, points(0, 11), "pass-no-game")


def _after_three_notrump(answered: Suit) -> Iterator[Rule]:
    yield Rule(Call.PASS, points(0, 13) & at_most(answered, 5), "pass-game-reached")


# Opener has raised responder's suit.


def _delayed_support(context: Context, major: Suit, least: int) -> Iterator[Rule]:
    """Three cards in opener's first suit after he has raised responder's."""
    three = length(major, 3)
    cheap = context.cheapest(major)
    if cheap is not None and cheap.level == 3:
        strong = three & support(major, least + 1) & length(major, 4)
        yield Rule(cheap, strong, "fit-strong", Forcing.GAME, agrees=major)
    needs = three & support(major, least - 1)
    goal = game_in(context, major)
    yield Rule(goal, needs, "fit-game", Forcing.SIGN_OFF, agrees=major)


def _raised(context: Context, trumps: Suit, rebid: Call) -> Iterator[Rule]:
    """Pass, invite or bid game in one's own suit."""
    _, invite, game = bands(context, trumps)
    if context.stakes.is_game(rebid):
        yield Rule(Call.PASS, points(0, SLAM - context.partner.points.low - 1), "pass-game-reached")
        return
    forced = context.forced
    low, high = context.partner.points
    goal = game_in(context, trumps)
    # A raise by jump leaves no room to invite: what makes game opposite the middle is enough.
    if rebid.level > 2:
        game = game._replace(low=max(0, game.low - 1))
    if trumps in MAJORS:
        slam = max(game.low + 1, SLAM - (low + min(high, low + 4)) // 2)
        yield from ask_for_aces(context, trumps, points(slam))
        placed = points(game.low, slam - 1)
        yield Rule(goal, placed, "raised-game", Forcing.SIGN_OFF, agrees=trumps)
        if rebid.level == 2 and goal.level > 3 and invite.low < game.low:
            inviting = points(invite.low, game.low - 1)
            call = suit_bid(3, trumps)
            yield Rule(call, inviting, "raised-invite", Forcing.INVITES, agrees=trumps)
    else:
        rest = tuple(suit for suit in others(trumps) if suit not in context.our_suits)
        for major in MAJORS:
            if major in context.bid_naturally(context.seat.partner):
                yield from _delayed_support(context, major, game.low)
        yield Rule(Call.NT3, hcp(game.low) & stoppers(*rest), "notrump-game", Forcing.SIGN_OFF)
        for suit in MAJORS:
            cheap = context.cheapest(suit)
            if cheap is not None and cheap.level <= 3 and suit in rest:
                needs = points(game.low) & stoppers(suit)
                yield Rule(cheap, needs, "shows-a-stopper", Forcing.ROUND, agrees=trumps)
        if rebid.level == 2:
            needs = hcp(invite.low, game.low) & stoppers(*rest)
            yield Rule(Call.NT2, needs, "notrump-invite", Forcing.INVITES)
            needs = points(invite.low, game.low)
            call = suit_bid(3, trumps)
            yield Rule(call, needs, "raised-invite", Forcing.INVITES, agrees=trumps)
        yield Rule(goal, points(game.low), "raised-game", Forcing.SIGN_OFF, agrees=trumps)
    if not forced:
        yield Rule(Call.PASS, points(0, game.low - 1), "pass-no-game")

"""Opener's second bid after a raise: single, limit, Jacoby's 2NT, and natural notrump."""

from __future__ import annotations

from collections.abc import Iterator

from rekontra.analysis.hands import MAJORS, MINORS
from rekontra.bots.bidding.constraint import (
    Where,
    anything,
    at_most,
    balanced,
    hcp,
    length,
    points,
)
from rekontra.bots.bidding.constructive.common import (
    bands,
    game_in,
    others,
    pass_at_game,
    stoppers,
    top,
    unbalanced,
)
from rekontra.bots.bidding.context import Context, suit_bid
from rekontra.bots.bidding.meaning import Forcing, Rule
from rekontra.bots.bidding.slam import ask_for_aces
from rekontra.game import Call, Strain, Suit


def after_a_raise(context: Context, trumps: Suit, answer: Call) -> Iterator[Rule]:
    """Opener after a raise of his suit: pass, invite, or bid game."""
    yield from pass_at_game(context)
    if answer.level == 2:
        if trumps in MAJORS:
            yield from _after_a_single_raise(context, trumps)
        else:
            yield from _after_a_minor_raise(context, trumps)
    elif answer.level == 3 and trumps in MAJORS:
        yield from _after_a_limit_raise(context, trumps)
    elif answer.level == 3:
        yield from _after_a_minor_limit_raise(context, trumps)
    elif answer.level == 4 and trumps in MAJORS:
        # Five trumps and a short suit opposite: few losers and the aces are a slam.
        strong = points(21) & Where(lambda hand: hand.losers <= 4)
        yield from ask_for_aces(context, trumps, strong)
        yield Rule(Call.PASS, points(0, 21), "pass-game-reached")
    elif answer.level == 4:
        yield from _after_a_strong_minor_raise(context, trumps)


def _after_a_single_raise(context: Context, trumps: Suit) -> Iterator[Rule]:
    """Sixteen to eighteen invite: by 2NT, by a suit that wants help, or by a raise."""
    _, invite, game = bands(context, trumps)
    goal = game_in(context, trumps)
    even = hcp(invite.low, game.low - 1) & balanced
    if invite.low < game.low and goal.level > 3:
        yield Rule(Call.NT2, even, "try-notrump", Forcing.INVITES)
    yield Rule(goal, points(game.low), "raised-game", Forcing.SIGN_OFF, agrees=trumps)
    if invite.low < game.low and goal.level > 3:
        inviting = points(invite.low, game.low - 1)
        long = inviting & length(trumps, 6)
        yield Rule(suit_bid(3, trumps), long, "raised-invite", Forcing.INVITES, agrees=trumps)
        for suit in _by_price(context, trumps):
            call = context.cheapest(suit)
            if call is not None:
                needs = inviting & length(suit, 4)
                yield Rule(call, needs, "try-help-suit", Forcing.ROUND, agrees=trumps)
        yield Rule(suit_bid(3, trumps), inviting, "raised-invite", Forcing.INVITES, agrees=trumps)
    yield Rule(Call.PASS, points(0, invite.low - 1), "pass-no-game")


def _by_price(context: Context, trumps: Suit) -> list[Suit]:
    """The other suits, the cheapest to bid first."""
    prices = {suit: context.cheapest(suit) for suit in others(trumps)}
    return sorted(prices, key=lambda suit: call.number if (call := prices[suit]) else 99)


def _after_a_minor_raise(context: Context, trumps: Suit) -> Iterator[Rule]:
    """Notrump is the game to look for; a new suit shows a stopper and asks."""
    yield Rule(Call.NT3, hcp(18, 21) & balanced, "raised-notrump-game", Forcing.SIGN_OFF)
    yield Rule(Call.NT2, hcp(16, 18) & stoppers(*others(trumps)), "try-notrump", Forcing.INVITES)
    for suit in _by_price(context, trumps):
        call = context.cheapest(suit)
        if call is not None and call.level == 2:
            needs = points(16) & length(suit, 4)
            yield Rule(call, needs, "try-help-suit", Forcing.ROUND, agrees=trumps)
    inviting = points(16, 19) & length(trumps, 6)
    yield Rule(suit_bid(3, trumps), inviting, "raised-invite", Forcing.INVITES, agrees=trumps)
    yield Rule(Call.NT2, points(17), "try-notrump", Forcing.INVITES)
    yield Rule(Call.PASS, points(0, 16), "pass-no-game")


def _after_a_limit_raise(context: Context, trumps: Suit) -> Iterator[Rule]:
    goal = game_in(context, trumps)
    rich = points(20) & unbalanced | points(21)
    yield from ask_for_aces(context, trumps, rich)
    # Shape takes the invitation a little lower: six losers are ten tricks beside a limit raise.
    shapely = Where(lambda hand: hand.losers <= 6)
    accepted = points(15) | points(13) & unbalanced & (shapely | length(trumps, 7))
    yield Rule(goal, accepted, "accept", Forcing.SIGN_OFF, agrees=trumps)
    yield Rule(Call.PASS, points(0, 14), "decline")


def _after_a_minor_limit_raise(context: Context, trumps: Suit) -> Iterator[Rule]:
    rest = others(trumps)
    yield Rule(Call.NT3, hcp(14, 19) & stoppers(*rest), "accept", Forcing.SIGN_OFF)
    for suit in _by_price(context, trumps):
        call = context.cheapest(suit)
        if call is not None and call.level == 3:
            needs = points(15) & length(suit, 3) & stoppers(suit)
            yield Rule(call, needs, "shows-a-stopper", Forcing.ROUND, agrees=trumps)
    needs = points(17) & unbalanced
    yield Rule(game_in(context, trumps), needs, "accept", Forcing.SIGN_OFF, agrees=trumps)
    yield Rule(Call.NT3, hcp(14), "accept", Forcing.SIGN_OFF)
    yield Rule(Call.PASS, points(0, 16), "decline")


def _after_a_strong_minor_raise(context: Context, trumps: Suit) -> Iterator[Rule]:
    yield from ask_for_aces(context, trumps, points(17))
    if context.bid is not None and context.stakes.is_game(context.bid):
        yield Rule(Call.PASS, anything, "pass-game-reached")
    goal = game_in(context, trumps)
    yield Rule(goal, anything, "raised-game", Forcing.SIGN_OFF, agrees=trumps)


def after_jacoby(trumps: Suit) -> Iterator[Rule]:
    """Opener shows a short suit, a good second suit, or his strength without either."""
    name = "jacoby-two-notrump"
    for suit in others(trumps):
        second = length(suit, 5) & top(suit, 2)
        call = suit_bid(4, suit)
        if call.number < suit_bid(4, trumps).number:
            note = "jacoby-second-suit"
            yield Rule(call, second, note, Forcing.GAME, name, agrees=trumps)
    for suit in others(trumps):
        short = at_most(suit, 1)
        call = suit_bid(3, suit)
        yield Rule(call, short, "jacoby-shortness", Forcing.GAME, name, True, trumps)
    yield Rule(suit_bid(3, trumps), points(18), "jacoby-best", Forcing.GAME, name, agrees=trumps)
    yield Rule(Call.NT3, points(15, 17), "jacoby-middle", Forcing.GAME, name, agrees=trumps)
    yield Rule(
        suit_bid(4, trumps), points(0, 14), "jacoby-least", Forcing.SIGN_OFF, name, agrees=trumps
    )


def after_jacoby_again(context: Context, trumps: Suit) -> Iterator[Rule]:
    """Responder after opener's answer: slam with the strength for it, else game."""
    low, high = context.partner.points
    goal = game_in(context, trumps)
    asks = max(13, 33 - (low + min(high, low + 4)) // 2)
    yield from ask_for_aces(context, trumps, points(asks))
    if context.bid is not None and context.bid.number >= suit_bid(4, trumps).number:
        yield Rule(Call.PASS, anything, "pass-game-reached")
    else:
        yield Rule(goal, anything, "raised-game", Forcing.SIGN_OFF, agrees=trumps)


def after_notrump_response(context: Context, opened: Suit, answer: Call) -> Iterator[Rule]:
    """Opener after a natural 2NT or 3NT."""
    if answer is Call.NT3:
        if opened in MAJORS:
            six = length(opened, 6) & points(0, 17)
            goal = game_in(context, opened)
            yield Rule(goal, six, "suit-game", Forcing.SIGN_OFF)
        yield Rule(Call.NT4, hcp(17, 18) & balanced, "quantitative-4nt", Forcing.INVITES)
        yield Rule(Call.PASS, points(0, 17), "pass-game-reached")
        return
    inviting = context.heard[-2].meaning.forcing is Forcing.INVITES
    if inviting:
        yield Rule(Call.PASS, hcp(0, 13) & balanced, "decline")
    if opened in MAJORS:
        six = length(opened, 6)
        goal = game_in(context, opened)
        yield Rule(goal, six & points(13 if inviting else 0, 17), "suit-game", Forcing.SIGN_OFF)
    for suit in others(opened):
        call = context.cheapest(suit)
        if call is not None and call.level == 3:
            needs = unbalanced & length(suit, 4) & points(12 if not inviting else 14)
            yield Rule(call, needs, "new-suit-forcing", Forcing.GAME)
    if inviting:
        yield Rule(suit_bid(3, opened), length(opened, 6) & hcp(0, 12), "suit-to-play")
        yield Rule(Call.NT3, hcp(14), "accept", Forcing.SIGN_OFF)
        yield Rule(Call.PASS, hcp(0, 13), "decline")
        return
    slam = max(0, 33 - context.partner.hcp.low)
    if opened in MINORS:
        long = unbalanced & length(opened, 6) & points(15)
        yield Rule(suit_bid(3, opened), long, "suit-again", Forcing.GAME)
    yield Rule(Call.NT4, hcp(slam - 2, slam - 1) & balanced, "quantitative-4nt", Forcing.INVITES)
    yield Rule(Call.NT6, hcp(slam) & balanced, "slam", Forcing.SIGN_OFF)
    if context.level(Strain.NT) == 3:
        yield Rule(Call.NT3, points(0, slam), "natural-notrump", Forcing.SIGN_OFF)

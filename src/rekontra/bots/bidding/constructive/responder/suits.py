"""Responder's second bid after opener has bid suits only: preference, invitation, fourth suit."""

from __future__ import annotations

from collections.abc import Iterator

from rekontra.analysis.hands import MAJORS, MINORS
from rekontra.bots.bidding.constraint import (
    Constraint,
    anything,
    as_long,
    at_most,
    hcp,
    length,
    longer,
    points,
    support,
)
from rekontra.bots.bidding.constructive.common import (
    Bands,
    bands,
    game_in,
    half_stopped,
    others,
    stoppers,
    top,
    unbalanced,
)
from rekontra.bots.bidding.context import Context, suit_bid
from rekontra.bots.bidding.meaning import Forcing, Rule
from rekontra.game import Call, Strain, Suit


def after_second_suit(
    context: Context, opened: Suit, answered: Suit, second: Suit
) -> Iterator[Rule]:
    """Opener has shown two suits, cheaply, by a reverse or by a jump."""
    note = context.heard[-2].meaning.note
    strong = note in ("reverse", "jump-shift", "second-suit-strong")
    whole = bands(context, Strain.NT)
    fourth = others(opened, answered, second)[0]
    if strong:
        yield from _opposite_strength(context, opened, answered, second, fourth)
        return
    yield from _game_with_a_fit(context, opened, second, whole)
    yield from _own_long_suit(context, answered, whole)
    yield from _spades_at_the_one_level(context, fourth)
    yield from _long_support(context, opened, answered, whole)
    if answered in MAJORS:
        # Six cards of a major look for two with opener before notrump is bid.
        six = length(answered, 6) & points(whole.game.low)
        yield from _fourth_suit(context, fourth, six)
    two_over_one = context.heard[-4].call.level == 2
    if two_over_one:
        yield from _least_two_over_one(context, opened, second, whole)
    if opened in MAJORS and context.level(opened) == 2 and not two_over_one:
        # Three cards for opener's five: the fit comes before notrump.
        fit = support(opened, whole.invite.low, whole.game.low - 1) & length(opened, 3)
        call = suit_bid(3, opened)
        yield Rule(call, fit, "fit-invite", Forcing.INVITES, agrees=opened)
    yield from _notrump(context, fourth, whole)
    yield from _invitations(context, opened, second, whole)
    least = whole.game.low if two_over_one else whole.invite.low + 1
    yield from _fourth_suit(context, fourth, points(least))
    yield from _weak_choices(context, opened, answered, second, fourth, whole)


def _game_with_a_fit(context: Context, opened: Suit, second: Suit, whole: Bands) -> Iterator[Rule]:
    for suit, least in ((opened, 3), (second, 4)):
        if suit in MAJORS:
            goal = game_in(context, suit)
            needs = support(suit, whole.game.low, whole.game.low + 4) & length(suit, least)
            yield Rule(goal, needs, "fit-game", Forcing.SIGN_OFF, agrees=suit)
            if suit is second and context.level(suit) < 3 <= goal.level - 1:
                needs = support(suit, whole.invite.low, whole.game.low - 1) & length(suit, least)
                call = suit_bid(3, suit)
                yield Rule(call, needs, "fit-invite", Forcing.INVITES, agrees=suit)
            if suit is second and context.level(suit) == 2:
                needs = support(suit, 0, whole.invite.low - 1) & length(suit, least)
                yield Rule(suit_bid(2, suit), needs, "fit-raise", agrees=suit)


def _own_long_suit(context: Context, answered: Suit, whole: Bands) -> Iterator[Rule]:
    """Six cards of one's own: to play, to invite, and game when they need no help."""
    six = length(answered, 6)
    level = context.level(answered)
    if answered in MAJORS:
        goal = game_in(context, answered)
        alone = six & top(answered, 3) | length(answered, 7) & top(answered, 2)
        needs = alone & points(whole.game.low, whole.game.low + 4)
        yield Rule(goal, needs, "suit-game", Forcing.SIGN_OFF)
    if level == 2:
        # Six cards are worth a point of high cards each time.
        inviting = six & hcp(max(0, whole.invite.low - 1), whole.game.low - 2)
        yield Rule(suit_bid(3, answered), inviting, "six-card-invite", Forcing.INVITES)
        if not context.game_forced:
            weak = six & hcp(0, max(0, whole.invite.low - 2))
            yield Rule(suit_bid(2, answered), weak, "suit-to-play")
    elif level == 3:
        needs = six & points(0, whole.game.low - 1) & top(answered, 1)
        yield Rule(suit_bid(3, answered), needs, "suit-again", Forcing.INVITES)


def _spades_at_the_one_level(context: Context, fourth: Suit) -> Iterator[Rule]:
    if fourth is Suit.S and context.level(fourth) == 1:
        needs = points(6) & length(fourth, 4)
        yield Rule(Call.S1, needs, "new-suit-one-level", Forcing.ROUND)


def _long_support(context: Context, opened: Suit, answered: Suit, whole: Bands) -> Iterator[Rule]:
    """Five cards in opener's minor and no long suit of one's own: a jump in it invites."""
    if opened in MINORS:
        jump = context.cheapest(opened, 1)
        needs = length(opened, 5) & points(whole.invite.low, whole.game.low - 1)
        if jump is not None and jump.level == 3:
            yield Rule(jump, needs & at_most(answered, 4), "fit-invite", Forcing.INVITES)


def _notrump(context: Context, fourth: Suit, whole: Bands) -> Iterator[Rule]:
    """Notrump with the fourth suit stopped."""
    stopped = stoppers(fourth)
    if context.level(Strain.NT) <= 3:
        needs = hcp(whole.game.low, whole.game.low + 4) & stopped
        yield Rule(Call.NT3, needs, "notrump-game", Forcing.SIGN_OFF)
    if Call.NT2 in context.legal and whole.invite.low < whole.game.low:
        needs = hcp(whole.invite.low, whole.game.low - 1) & stopped
        yield Rule(Call.NT2, needs, "notrump-invite", Forcing.INVITES)


def _invitations(context: Context, opened: Suit, second: Suit, whole: Bands) -> Iterator[Rule]:
    """Ten to twelve: raises and preference by jump."""
    inviting = points(whole.invite.low, whole.game.low - 1)
    if second in MINORS and context.level(second) <= 3:
        call = suit_bid(3, second)
        fit = inviting & length(second, 4)
        yield Rule(call, fit, "fit-invite", Forcing.INVITES, agrees=second)
    jump = suit_bid(3, opened)
    if opened in MAJORS:
        fit = support(opened, whole.invite.low, whole.game.low - 1) & length(opened, 3)
    else:
        fit = inviting & length(opened, 4)
    if context.level(opened) <= 3:
        yield Rule(jump, fit, "fit-invite", Forcing.INVITES, agrees=opened)


def _least_two_over_one(
    context: Context, opened: Suit, second: Suit, whole: Bands
) -> Iterator[Rule]:
    """The least that a suit at the two level promised: preference to opener's major."""
    cheap = context.cheapest(opened)
    if opened in MAJORS and cheap is not None and cheap.level == 2:
        needs = length(opened, 2) & points(0, whole.game.low - 1) & at_most(second, 3)
        yield Rule(cheap, needs, "preference")


def _fourth_suit(context: Context, fourth: Suit, needs: Constraint) -> Iterator[Rule]:
    """The fourth suit forces and asks for a stopper; it says nothing of the suit."""
    # One spade is natural after three suits at the one level: there the jump asks.
    cheap = context.cheapest(fourth, 1 if context.level(fourth) == 1 else 0)
    if cheap is None or cheap.level > 3 or not context.system.fourth_suit_forcing:
        return
    name = "fourth-suit-forcing"
    yield Rule(cheap, needs, "fourth-suit", Forcing.ROUND, name, artificial=True)


def _weak_choices(
    context: Context, opened: Suit, answered: Suit, second: Suit, fourth: Suit, whole: Bands
) -> Iterator[Rule]:
    """The least contract: one notrump, preference, or a pass."""
    weak = points(0, whole.invite.low)
    one_level = context.level(Strain.NT) == 1
    preference = suit_bid(context.level(opened), opened)
    if one_level:
        better = length(opened, 4) & ~half_stopped(fourth)
        if opened in MINORS:
            yield Rule(preference, weak & better, "preference")
        yield Rule(Call.NT1, hcp(0, whole.invite.low), "notrump-to-play")
        yield Rule(Call.PASS, weak, "pass-no-game")
        return
    if preference.level == 2:
        prefers = (
            as_long(opened, second)
            if opened in MINORS
            else length(opened, 2) & ~longer(second, opened)
            | length(opened, 2) & at_most(second, 3)
        )
        yield Rule(preference, weak & prefers, "preference")
    if not context.forced:
        yield Rule(Call.PASS, weak & length(second, 3), "pass-second-suit")
    if preference.level == 2:
        yield Rule(preference, weak & length(opened, 2), "preference")
    five = length(answered, 5) & weak
    if context.level(answered) == 2:
        yield Rule(suit_bid(2, answered), five, "suit-to-play")
    if not context.forced:
        yield Rule(Call.PASS, weak, "pass-second-suit")


def _opposite_strength(
    context: Context, opened: Suit, answered: Suit, second: Suit, fourth: Suit
) -> Iterator[Rule]:
    """After a reverse or a jump: responder may not pass, and with eight points game is sure."""
    game_forced = context.game_forced
    for suit, least in ((second, 4), (opened, 3)):
        if suit in MAJORS:
            call = context.cheapest(suit)
            if call is not None and call.level <= 3:
                needs = length(suit, least) & points(6 if game_forced else 8)
                yield Rule(call, needs, "fit-strong", Forcing.GAME, agrees=suit)
            goal = game_in(context, suit)
            needs = length(suit, least) & points(0, 9)
            yield Rule(goal, needs, "fit-game", Forcing.SIGN_OFF, agrees=suit)
    if context.level(answered) <= 3:
        again = suit_bid(context.level(answered), answered)
        six = length(answered, 6)
        yield Rule(again, six, "suit-again", Forcing.GAME if game_forced else Forcing.ROUND)
    fair = hcp(8)
    yield Rule(Call.NT3, hcp(8, 13) & stoppers(fourth), "notrump-game", Forcing.SIGN_OFF)
    for suit, least in ((second, 4), (opened, 3)):
        call = context.cheapest(suit)
        if suit in MINORS and call is not None and call.level <= 4:
            needs = length(suit, least) & fair & (at_most(answered, 4) | length(suit, 4))
            yield Rule(call, needs, "fit-strong", Forcing.GAME, agrees=suit)
    ask = context.cheapest(fourth)
    name = "fourth-suit-forcing"
    if context.system.fourth_suit_forcing and ask is not None and ask.level <= 3:
        yield Rule(ask, hcp(9), "fourth-suit", Forcing.GAME, name, artificial=True)
    if context.level(answered) <= 3:
        again = suit_bid(context.level(answered), answered)
        force = Forcing.GAME if game_forced else Forcing.ROUND
        yield Rule(again, length(answered, 5), "suit-again", force)
    if game_forced:
        yield Rule(Call.NT3, anything, "notrump-game", Forcing.SIGN_OFF)
        return
    if Call.NT2 in context.legal:
        yield Rule(Call.NT2, hcp(0, 8), "weak-two-notrump", Forcing.ROUND)
        return
    back = context.cheapest(opened)
    if back is not None and back.level == 3:
        yield Rule(back, hcp(0, 8) & length(opened, 3), "preference")


def after_own_suit(context: Context, opened: Suit, answered: Suit, rebid: Call) -> Iterator[Rule]:
    """Opener has bid his suit again: cheaply, or by a jump that invites."""
    if context.stakes.is_game(rebid):
        yield Rule(Call.PASS, points(0, 15), "pass-game-reached")
        return
    whole = bands(context, Strain.NT)
    jump = context.heard[-2].meaning.note == "rebid-suit-jump"
    if jump:
        whole = whole._replace(game=whole.game._replace(low=max(0, whole.game.low - 1)))
        whole = whole._replace(invite=whole.game)
    sure = whole.game.low
    rest = others(opened, answered)
    if opened in MAJORS:
        goal = game_in(context, opened)
        fit = support(opened, sure) & length(opened, 2 if jump else 3)
        yield Rule(goal, fit & points(0, 16), "fit-game", Forcing.SIGN_OFF, agrees=opened)
    yield from _own_long_suit(context, answered, whole)
    for suit in rest:
        cheap = context.cheapest(suit)
        if cheap is not None and cheap.level <= 3:
            short = _not_all_stopped(rest) | unbalanced & at_most(opened, 1)
            needs = points(sure) & length(suit, 4) & short
            yield Rule(cheap, needs, "new-suit-game", Forcing.GAME)
    if context.level(Strain.NT) <= 3:
        yield Rule(
            Call.NT3, hcp(sure, sure + 5) & stoppers(*rest), "notrump-game", Forcing.SIGN_OFF
        )
    for suit in rest:
        cheap = context.cheapest(suit)
        if cheap is not None and cheap.level <= 3:
            # Three cards are only a way to mark time: high cards must be there for the game.
            waits = hcp(sure) & stoppers(suit) & length(suit, 3)
            needs = points(sure) & (length(suit, 4) | waits)
            yield Rule(cheap, needs, "new-suit-game", Forcing.GAME)
    if opened in MAJORS:
        fit = points(sure, sure + 4) & hcp(sure - 1 if sure else 0) & length(opened, 2)
        yield Rule(game_in(context, opened), fit, "fit-game", Forcing.SIGN_OFF, agrees=opened)
    if not jump:
        inviting = points(whole.invite.low, sure - 1)
        if Call.NT2 in context.legal:
            needs = hcp(whole.invite.low, sure - 1) & at_most(opened, 2)
            yield Rule(Call.NT2, needs, "notrump-invite", Forcing.INVITES)
        fit = inviting & length(opened, 2 if opened in MAJORS else 3)
        call = suit_bid(3, opened)
        yield Rule(call, fit, "fit-invite", Forcing.INVITES, agrees=opened)
        if Call.NT2 in context.legal:
            needs = hcp(whole.invite.low, sure - 1)
            yield Rule(Call.NT2, needs, "notrump-invite", Forcing.INVITES)
    else:
        again = context.cheapest(answered)
        if again is not None and again.level <= 3:
            five = length(answered, 5) & points(sure)
            yield Rule(again, five, "suit-again", Forcing.ROUND)
        yield Rule(Call.NT3, points(sure), "notrump-game", Forcing.SIGN_OFF)
    if not context.game_forced:
        yield Rule(Call.PASS, points(0, max(sure - 1, 0)), "pass-no-game")


def _not_all_stopped(rest: tuple[Suit, ...]) -> Constraint:
    return ~stoppers(*rest)


def after_one_notrump_and_a_suit(
    context: Context, opened: Suit, again: Suit, rebid: Call
) -> Iterator[Rule]:
    """Responder has said 1NT and opener a suit: at most ten points are left to place."""
    note = context.heard[-2].meaning.note
    whole = bands(context, Strain.NT)
    rest = others(opened, again)
    if again is opened:
        if context.stakes.is_game(rebid):
            yield Rule(Call.PASS, anything, "pass-game-reached")
            return
        jump = note == "rebid-suit-jump"
        if jump and opened in MAJORS:
            fit = length(opened, 2) & points(8)
            yield Rule(game_in(context, opened), fit, "fit-game", Forcing.SIGN_OFF, agrees=opened)
        if jump:
            yield Rule(Call.NT3, hcp(8), "notrump-game", Forcing.SIGN_OFF)
            yield Rule(Call.PASS, points(0, 8), "pass-no-game")
            return
        yield Rule(Call.PASS, points(0, 12), "pass-no-game")
        return
    if note in ("reverse", "jump-shift"):
        yield from _opposite_strength_and_notrump(context, opened, again, rest)
        return
    level = context.level(opened)
    if again in MAJORS and context.level(again) == 3:
        fit = length(again, 4) & support(again, 9)
        yield Rule(suit_bid(3, again), fit, "fit-invite", Forcing.INVITES, agrees=again)
    for suit in rest:
        cheap = context.cheapest(suit)
        if cheap is not None and cheap.level <= 3:
            six = length(suit, 6) & at_most(opened, 2)
            yield Rule(cheap, six & points(0, 10), "suit-to-play", Forcing.SIGN_OFF)
    best = whole.invite.low
    if again in MINORS:
        fit = length(again, 4) & points(best)
        yield Rule(suit_bid(3, again), fit, "fit-invite", Forcing.INVITES, agrees=again)
    if Call.NT2 in context.legal:
        yield Rule(Call.NT2, hcp(best) & at_most(opened, 2), "notrump-invite", Forcing.INVITES)
    if level == 2:
        prefers = length(opened, 2) & ~longer(again, opened) | length(opened, 2) & at_most(again, 3)
        yield Rule(suit_bid(2, opened), prefers, "preference")
    yield Rule(Call.PASS, length(again, 3), "pass-second-suit")
    if level == 2:
        yield Rule(suit_bid(2, opened), length(opened, 2), "preference")
    yield Rule(Call.PASS, anything, "pass-second-suit")


def _opposite_strength_and_notrump(
    context: Context, opened: Suit, again: Suit, rest: tuple[Suit, ...]
) -> Iterator[Rule]:
    for suit, least in ((again, 4), (opened, 3)):
        if suit in MAJORS:
            needs = length(suit, least)
            goal = game_in(context, suit)
            yield Rule(goal, needs, "fit-game", Forcing.SIGN_OFF, agrees=suit)
    yield Rule(Call.NT3, hcp(7) & stoppers(*rest), "notrump-game", Forcing.SIGN_OFF)
    for suit, least in ((again, 4), (opened, 2)):
        call = context.cheapest(suit)
        if call is not None and call.level <= 4:
            force = Forcing.GAME if context.game_forced else Forcing.NO
            yield Rule(call, length(suit, least), "preference", force)
    yield Rule(Call.NT3, anything, "notrump-game", Forcing.SIGN_OFF)

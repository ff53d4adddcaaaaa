"""Opener of one of a suit when the opponents have come in."""

from __future__ import annotations

from collections.abc import Iterator

from rekontra.analysis.hands import MAJORS
from rekontra.bots.bidding.competitive.common import (
    game_in,
    honours,
    lowest,
    open_suits,
    short,
    stoppers,
)
from rekontra.bots.bidding.constraint import (
    Constraint,
    Where,
    anything,
    at_most,
    balanced,
    good,
    hcp,
    length,
    longer,
    points,
    support,
)
from rekontra.bots.bidding.context import Context, Heard
from rekontra.bots.bidding.meaning import Forcing, Rule
from rekontra.game import Call, Strain, Suit


def reopening(context: Context, opened: Suit) -> Iterator[Rule]:
    """Partner has passed: double for takeout when short in their suit, or bid on with extras."""
    assert context.bid is not None
    their = context.bid.strain.trumps
    if context.doubling:
        return
    if context.bid.level > 3:
        if their is not None and their not in MAJORS:
            short_in_it = hcp(16) & at_most(their, 1)
            yield Rule(Call.DOUBLE, short_in_it, "shows-values-double")
        yield Rule(Call.DOUBLE, hcp(18), "shows-values-double")
        yield Rule(Call.PASS, hcp(0, 17), "pass")
        return
    if their is None:
        yield Rule(Call.DOUBLE, hcp(18), "penalty-double")
        yield from _rebid_own(context, opened, 15)
        yield Rule(Call.PASS, hcp(0, 17), "pass")
        return
    suits = tuple(suit for suit in open_suits(context) if suit is not opened)
    for suit in suits:
        long = length(opened, 5) & length(suit, 5)
        least = 11 if lowest(context, suit).level == 2 else 15
        if lowest(context, suit).level <= 3:
            yield Rule(lowest(context, suit), hcp(least, 18) & long, "opener-second-suit")
    yield from _rebid_own(context, opened, 13)
    if context.system.takeout_doubles:
        level = context.bid.level
        shape = at_most(their, 2)
        for suit in suits:
            shape = shape & length(suit, 3 if level < 3 else 2)
        floor = {1: 12, 2: 13, 3: 17}[level]
        yield _takeout(hcp(floor) & shape)
        yield _takeout(hcp(floor - 2) & shape & at_most(their, 1))
        yield _takeout(hcp(17))
    if context.passes_out and context.level(Strain.NT) == 1:
        yield Rule(Call.NT1, hcp(18, 19) & balanced & stoppers(context), "opener-1nt")
    if context.system.takeout_doubles:
        yield Rule(Call.PASS, hcp(0, 16), "pass")


def _takeout(needs: Constraint) -> Rule:
    return Rule(
        Call.DOUBLE, needs, "takeout-double", Forcing.ROUND, "takeout-double", artificial=True
    )


def _rebid_own(context: Context, opened: Suit, least: int) -> Iterator[Rule]:
    call, jump = lowest(context, opened), lowest(context, opened, 1)
    if jump.level == 3:
        strong = points(18, 21) & hcp(15, 19) & length(opened, 6) & good(opened)
        yield Rule(jump, strong, "opener-jump-rebid", Forcing.INVITES)
    if call.level <= 3:
        floor = least if call.level == 2 else least + 2
        yield Rule(call, points(floor, 18) & length(opened, 6) & good(opened), "opener-rebid")


def after_a_negative_double(context: Context, opened: Suit) -> Iterator[Rule]:
    """Partner has shown the unbid majors; he must be answered when RHO passes."""
    majors = tuple(suit for suit in MAJORS if suit in open_suits(context) and suit is not opened)
    their = next((suit for suit in context.their_suits), None)
    if context.forced and their is not None and context.bid is not None:
        trap = length(their, 5) & honours(their, 3) & hcp(12)
        yield Rule(Call.PASS, trap, "penalty-pass")
    if their is not None and lowest(context, their).level <= 3:
        four = length(majors[0], 4) if majors else anything
        for major in majors[1:]:
            four = four | length(major, 4)
        for cue in (hcp(19) & four, hcp(20)):
            yield Rule(
                lowest(context, their), cue, "opener-cue", Forcing.GAME, "cue-bid", artificial=True
            )
    for major in majors:
        yield from _raises_of(context, major, shown=4)
    yield from _rebids(context, opened)


def _raises_of(context: Context, suit: Suit, shown: int) -> Iterator[Rule]:
    """A raise of partner's major: a minimum cheaply, more with a jump, game with nineteen."""
    call, jump, game = lowest(context, suit), lowest(context, suit, 1), game_in(context, suit)
    four = length(suit, 8 - shown)
    jumps = jump.level < game.level
    yield Rule(game, points(19 if jumps else 17) & four, "bids-game", agrees=suit)
    if jumps:
        needs = points(16, 18) & four
        yield Rule(jump, needs, "opener-jump-raise", Forcing.INVITES, agrees=suit)
    if call.level < game.level:
        needs = points(11, 15 if jumps else 16) & four
        yield Rule(call, needs, "opener-raise", agrees=suit)


def _rebids(context: Context, opened: Suit) -> Iterator[Rule]:
    """Own suit, notrump, second suit: cheap with a minimum, a level higher with extras."""
    call, jump = lowest(context, opened), lowest(context, opened, 1)
    six = length(opened, 6)
    if jump.level <= 3:
        yield Rule(
            jump,
            points(17, 21) & hcp(15, 19) & six & good(opened),
            "opener-jump-rebid",
            Forcing.INVITES,
        )
    holds = stoppers(context)
    level = context.level(Strain.NT)
    even = at_most(opened, 5)
    no_singleton = Where(lambda hand: hand.shortest >= 2)
    if level == 1:
        yield Rule(Call.NT2, hcp(18, 19) & holds & even, "opener-2nt", Forcing.INVITES)
        yield Rule(Call.NT1, hcp(12, 15) & holds & even & no_singleton, "opener-1nt")
    elif level == 2:
        yield Rule(Call.NT3, hcp(18, 19) & holds & even, "opener-3nt")
        yield Rule(Call.NT2, hcp(12, 14) & holds & even & no_singleton, "opener-2nt")
    # Where there is no room to jump, the cheapest bid does for more.
    most = 16 if jump.level <= 3 else 18
    sound = hcp(11, most - 1) & points(12, most) & six & honours(opened, 2)
    yield Rule(call, sound, "opener-rebid")
    for suit in open_suits(context):
        second = lowest(context, suit)
        if suit is opened or second.level > 3:
            continue
        reverse = second.level >= call.level and second.number > call.number
        low = 16 if reverse or second.level == 3 else 11
        if second.level == 3 and not reverse:
            five = hcp(13, 15) & length(suit, 5) & length(opened, 5)
            yield Rule(second, five, "opener-second-suit")
        yield Rule(
            second,
            hcp(low, 18) & length(suit, 4),
            "opener-second-suit",
            Forcing.ROUND if reverse else Forcing.NO,
        )
    if context.forced:
        yield Rule(call, six, "opener-rebid")
        if level <= 2:
            even_minimum = hcp(10, 14) & balanced & holds
            yield Rule(lowest(context, Strain.NT), even_minimum, "opener-1nt")
        yield Rule(call, length(opened, 5), "opener-rebid")
        for suit in open_suits(context):
            if suit is not opened:
                yield Rule(lowest(context, suit), length(suit, 3), "opener-second-suit")
        yield Rule(call, anything, "opener-rebid")
    elif context.system.takeout_doubles and context.doubling == 0:
        yield _takeout(hcp(18))
        yield Rule(Call.PASS, hcp(0, 17), "pass")


def after_a_new_suit(context: Context, opened: Suit, response: Heard) -> Iterator[Rule]:
    """Partner has answered in a suit at the one level and RHO has come in."""
    assert context.bid is not None
    suit = response.call.strain.trumps
    if suit is None or context.bid.level > 3:
        return
    shown = max(4, context.partner.held(suit))
    yield from _raises_of(context, suit, shown)
    if context.bid.strain is Strain.NT and not context.ours:
        # A strong hand sits over ours: only shape bids on.
        yield from _over_their_notrump(context, opened)
        return
    their = context.bid.strain.trumps
    if their is not None and context.system.takeout_doubles and not context.doubling:
        rest = tuple(s for s in open_suits(context) if s not in (opened, suit))
        others = length(rest[0], 4) if rest else anything
        yield _takeout(hcp(16) & short((their,), 2) & others & at_most(suit, 3))
    if context.doubling == 0:
        yield from _rebids(context, opened)
    else:
        call = lowest(context, opened)
        if call.level == 2:
            yield Rule(call, points(13, 16) & length(opened, 6), "opener-rebid")
        for other in open_suits(context):
            bid = lowest(context, other)
            if other not in (opened, suit) and bid.level == 1:
                yield Rule(bid, points(12, 17) & length(other, 5), "opener-second-suit")
        yield Rule(Call.REDOUBLE, hcp(18), "redouble-strong")
        yield Rule(Call.PASS, hcp(0, 17), "pass")


def _over_their_notrump(context: Context, opened: Suit) -> Iterator[Rule]:
    yield Rule(Call.DOUBLE, hcp(17), "penalty-double")
    for suit in open_suits(context):
        call = lowest(context, suit)
        if suit is not opened and call.level == 2:
            five = length(suit, 5) if suit in MAJORS else length(suit, 4)
            second = five & length(opened, 5) & hcp(11, 16)
            yield Rule(call, second, "opener-second-suit")
    own = lowest(context, opened)
    if own.level == 2:
        yield Rule(own, length(opened, 6) & good(opened) & hcp(10, 16), "opener-rebid")
    yield Rule(Call.PASS, hcp(0, 16), "pass")


def after_two_over_one(context: Context, opened: Suit, response: Heard) -> Iterator[Rule]:
    """Partner has shown ten points or more, in a fight: a pass over their bid is a minimum."""
    assert context.bid is not None
    suit = response.call.strain.trumps
    their = context.bid.strain.trumps if not context.ours else None
    if suit is None or context.bid.level > 3:
        return
    game = game_in(context, suit)
    # A new suit at the three level has game in sight by itself.
    high = response.call.level == 3
    if suit in MAJORS:
        least = 11 if high else 14
        yield Rule(game, support(suit, least) & length(suit, 3), "bids-game", agrees=suit)
    if their is not None:
        stack = length(their, 4) & honours(their, 2)
        yield Rule(Call.DOUBLE, stack, "penalty-double")
    if opened in MAJORS:
        seven = length(opened, 7) & points(14)
        yield Rule(game_in(context, opened), seven, "bids-game", agrees=opened)
    own = lowest(context, opened)
    if own.level <= 3:
        yield Rule(own, length(opened, 6) & good(opened), "opener-rebid")
    notrump = stoppers(context) & at_most(opened, 5)
    if context.level(Strain.NT) <= 3:
        least = 11 if high else 15
        yield Rule(game_in(context, Strain.NT), hcp(least, 19) & notrump, "opener-3nt")
    if context.level(Strain.NT) == 2:
        yield Rule(Call.NT2, hcp(12, 14) & notrump, "opener-2nt")
    if lowest(context, suit).level == 3 or (
        lowest(context, suit).level == 4 and suit not in MAJORS
    ):
        cards = length(suit, 3 if suit in MAJORS else 4)
        yield Rule(lowest(context, suit), support(suit, 12) & cards, "opener-raise", agrees=suit)
    for other in open_suits(context):
        if other not in (opened, suit) and lowest(context, other).level <= 3:
            second = hcp(14) & length(other, 4)
            yield Rule(lowest(context, other), second, "opener-second-suit", Forcing.ROUND)


def after_a_redouble(context: Context, opened: Suit) -> Iterator[Rule]:
    """Partner has the strength for our side: their suit is doubled, a weak long suit is run to."""
    their = context.bid.strain.trumps if context.bid and not context.ours else None
    if opened in MAJORS:
        seven = length(opened, 7) & points(14) & good(opened)
        yield Rule(game_in(context, opened), seven, "bids-game", agrees=opened)
    if their is not None:
        trumps = length(their, 4) & honours(their, 2)
        yield Rule(Call.DOUBLE, trumps, "penalty-double")
    call = lowest(context, opened)
    if call.level == 2:
        yield Rule(call, hcp(9, 12) & length(opened, 6), "opener-rebid")
    yield Rule(Call.PASS, anything, "pass")


def after_jordan(context: Context, opened: Suit) -> Iterator[Rule]:
    """Partner's 2NT over the double is a limit raise or better."""
    game = game_in(context, opened)
    if opened in MAJORS:
        yield Rule(game, points(14), "bids-game", Forcing.SIGN_OFF, agrees=opened)
    else:
        yield Rule(Call.NT3, hcp(16) & balanced, "bids-game")
    call = lowest(context, opened)
    weak = points(0, 13) if opened in MAJORS else anything
    yield Rule(call, weak, "declines-invitation", agrees=opened)


def after_a_raise(context: Context, opened: Suit, response: Heard) -> Iterator[Rule]:
    """Partner has raised and the opponents have bid or doubled."""
    note = response.meaning.note
    game = game_in(context, opened)
    simple = note in ("raise-simple", "raise-single")
    least = 18 if simple else {"raise-limit": 14, "raise-preemptive": 20}.get(note)
    if least is None or context.bid is None:
        return
    if opened in MAJORS and game.level <= 4:
        yield Rule(game, points(least), "bids-game", agrees=opened)
        # Six and five with a fit are worth a game without the points.
        wild = Where(lambda hand: (hand.longest >= 6) & (hand.second >= 5))
        yield Rule(game, points(least - 3) & wild, "bids-game", agrees=opened)
    call = lowest(context, opened)
    if simple and not context.ours and call.level < game.level:
        needs = (
            longer(opened, Suit.C) & length(opened, 6)
            if opened is not Suit.C
            else (length(opened, 6))
        )
        yield Rule(call, points(12, 17) & needs, "competes")
    if context.ours and opened in MAJORS and game.level <= 4:
        yield Rule(Call.PASS, points(0, least - 1), "pass")

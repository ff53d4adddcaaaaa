"""Responder when an opponent has doubled or overcalled partner's opening of one of a suit."""

from __future__ import annotations

from collections.abc import Iterator

from rekontra.analysis.hands import MAJORS, MINORS
from rekontra.bots.bidding.competitive.common import (
    game_in,
    honours,
    longest_of,
    lowest,
    no_major,
    open_suits,
    short,
    stoppers,
)
from rekontra.bots.bidding.constraint import (
    Constraint,
    Where,
    at_most,
    good,
    hcp,
    length,
    points,
    support,
)
from rekontra.bots.bidding.context import Context, suit_bid
from rekontra.bots.bidding.meaning import Forcing, Rule
from rekontra.game import Call, Strain, Suit


def over_a_double(context: Context, opened: Suit) -> Iterator[Rule]:
    """RHO has doubled for takeout: ten points redouble, raises are weak, 2NT is a limit raise."""
    three, four = length(opened, 3), length(opened, 4)
    fit = three if opened in MAJORS else four
    good_fit = four if opened in MAJORS else length(opened, 5)
    if not context.system.takeout_doubles:
        good_fit = fit
    yield Rule(
        Call.NT2,
        support(opened, 10) & good_fit,
        "jordan",
        Forcing.ROUND,
        "jordan",
        artificial=True,
        agrees=opened,
    )
    yield Rule(Call.REDOUBLE, hcp(10), "redouble-strong")
    if opened in MAJORS:
        game = game_in(context, opened)
        weak = length(opened, 5) & hcp(0, 9)
        yield Rule(game, weak, "raise-preemptive", Forcing.SIGN_OFF, agrees=opened)
    if suit_bid(3, opened).level < context.stakes.game_level(suit_bid(3, opened).strain) or (
        opened in MINORS
    ):
        weak = good_fit & support(opened, 5, 9) & hcp(2, 9)
        yield Rule(suit_bid(3, opened), weak, "raise-preemptive", Forcing.SIGN_OFF, agrees=opened)
    suits = tuple(suit for suit in open_suits(context) if suit is not opened)
    for suit in suits:
        jump = lowest(context, suit, 1)
        if jump.level <= 3:
            weak = hcp(3, 9) & length(suit, 6) & honours(suit, 2) & ~fit
            yield Rule(jump, weak, "weak-jump-response", Forcing.SIGN_OFF)
    if opened in MINORS:
        up_the_line = length(Suit.H, 4, 4) & length(Suit.S, 4, 4)
        needs = points(6, 11) & hcp(4, 9) & up_the_line
        yield Rule(Call.H1, needs, "response-new-suit", Forcing.ROUND)
    for suit in MAJORS:
        call = lowest(context, suit)
        if suit in suits and call.level == 1 and opened not in MAJORS:
            needs = points(6, 11) & hcp(4, 9) & length(suit, 4) & longest_of(suit, _majors(suits))
            yield Rule(call, needs, "response-new-suit", Forcing.ROUND)
    yield Rule(suit_bid(2, opened), support(opened, 6, 9) & fit, "raise-simple", agrees=opened)
    for suit in suits:
        call = lowest(context, suit)
        cards = 4 if call.level == 1 else 5
        least = 6 if call.level == 1 else 7
        needs = points(least, 11) & hcp(5, 9) & length(suit, cards) & longest_of(suit, suits)
        forcing = Forcing.ROUND if call.level == 1 else Forcing.NO
        yield Rule(call, needs & at_most(opened, 3), "response-new-suit", forcing)
    yield Rule(Call.NT1, hcp(7, 9) & short(_majors(suits), 4), "response-1nt")
    yield Rule(Call.PASS, hcp(0, 9), "pass")


def _majors(suits: tuple[Suit, ...]) -> tuple[Suit, ...]:
    return tuple(suit for suit in suits if suit in MAJORS)


def over_an_overcall(context: Context, opened: Suit) -> Iterator[Rule]:
    """RHO has overcalled in a suit."""
    assert context.bid is not None
    their = context.bid.strain.trumps
    if their is None:
        yield from _over_notrump(context, opened)
        return
    if context.actions[-1].meaning.artificial:
        yield from _over_two_suits(context, opened)
        return
    if context.system.negative_doubles and context.bid.level <= 2:
        # Their suit is ours: a pass waits for partner's reopening double.
        trap = length(their, 5) & honours(their, 3) & hcp(6, 15) & at_most(opened, 2)
        yield Rule(Call.PASS, trap, "pass")
    yield from _major_games(context, opened)
    yield from _both_majors(context, opened)
    yield from _free_majors(context, opened)
    if opened in MAJORS:
        yield from _raises(context, opened, their)
    yield from negative_doubles(context, opened, their)
    yield from _free_notrumps(context, opened)
    yield from _free_minors(context, opened)
    if opened in MINORS:
        yield from _raises(context, opened, their)
    if context.bid.level >= 3:
        yield Rule(Call.DOUBLE, hcp(12), "shows-values-double")
        yield Rule(Call.PASS, hcp(0, 11), "pass")
    elif context.system.negative_doubles:
        # A strong hand with nothing else to bid doubles as well and goes on.
        yield _negative(hcp(13))
        yield Rule(Call.PASS, hcp(0, 12), "pass")


def _major_games(context: Context, opened: Suit) -> Iterator[Rule]:
    if opened in MAJORS:
        weak = length(opened, 5) & hcp(3, 9)
        yield Rule(
            game_in(context, opened), weak, "raise-preemptive", Forcing.SIGN_OFF, agrees=opened
        )


def _raises(context: Context, opened: Suit, their: Suit) -> Iterator[Rule]:
    """Limit raises as without the overcall; the cue-bid is a raise to game or more."""
    fit = length(opened, 3 if opened in MAJORS else 4)
    if opened in MINORS:
        fit = fit & no_major(context)
    call, jump, game = (
        lowest(context, opened),
        lowest(context, opened, 1),
        game_in(context, opened),
    )
    cue = lowest(context, their)
    if cue.level <= 3 or (cue.level == 4 and opened in MAJORS and cue.number < game.number):
        # Beyond three of our suit it needs more trumps.
        high = cue.number > lowest(context, opened).number and cue.level >= 3
        yield Rule(
            cue,
            support(opened, 13) & (length(opened, 4) if high else fit),
            "cue-bid-raise",
            Forcing.ROUND,
            "cue-bid",
            artificial=True,
            agrees=opened,
        )
    if jump.level == 3 and jump.level < game.level:
        needs = support(opened, 10, 12) & fit
        yield Rule(jump, needs, "raise-limit", Forcing.INVITES, agrees=opened)
    elif call.level == 3 and call.level < game.level:
        needs = support(opened, 10, 12) & fit
        yield Rule(call, needs, "raise-limit", Forcing.INVITES, agrees=opened)
    if call.level == 2:
        yield Rule(call, support(opened, 6, 10) & fit, "raise-simple", agrees=opened)
    if call.level == 3 and opened in MAJORS:
        needs = support(opened, 8, 9) & length(opened, 4)
        yield Rule(call, needs, "raise-simple", agrees=opened)


def _free_majors(context: Context, opened: Suit) -> Iterator[Rule]:
    """Five cards in a major that partner may not pass; four where a double would show both."""
    suits = _majors(open_suits(context))
    for suit in suits:
        call = lowest(context, suit)
        if suit is opened or call.level > 3:
            continue
        least = {1: 6, 2: 10, 3: 12}[call.level]
        strong = points(least + 1) & hcp(least - 1)
        others = tuple(other for other in suits if other is not opened)
        if call.level == 1:
            strong = points(6)
        needs = strong & length(suit, 5) & longest_of(suit, others)
        if opened in MAJORS:
            # A weak hand with a fit raises; a strong one may show its suit first.
            needs = needs & (at_most(opened, 2) | hcp(12))
        yield Rule(call, needs, "free-bid", Forcing.ROUND)
    if len(suits) == 2 and context.bid is not None and context.bid.level == 1:
        for suit, other in (MAJORS, MAJORS[::-1]):
            call = lowest(context, suit)
            if suit is not opened and call.level == 1 and opened in MINORS:
                needs = points(6) & length(suit, 4) & at_most(other, 3)
                yield Rule(call, needs, "free-bid", Forcing.ROUND)


def _both_majors(context: Context, opened: Suit) -> Iterator[Rule]:
    """Over a minor at the one level a double comes first with both majors of four or five."""
    assert context.bid is not None
    majors = _majors(open_suits(context))
    negative = context.system.negative_doubles and context.bid.level == 1
    if negative and len(majors) == 2 and opened in MINORS:
        yield _negative(hcp(6) & length(Suit.S, 4, 5) & length(Suit.H, 4, 5))


def negative_doubles(context: Context, opened: Suit, their: Suit) -> Iterator[Rule]:
    """The unbid majors by a double, through two spades."""
    if not context.system.negative_doubles or context.bid is None:
        return
    level = context.bid.level
    if context.bid.number > Call.S2.number:
        return
    majors = _majors(tuple(suit for suit in open_suits(context) if suit is not opened))
    least = 6 if level == 1 else 8
    if len(majors) == 2:
        both = length(Suit.S, 4) & length(Suit.H, 4)
        yield _negative(hcp(least) & both)
        if level == 2:
            yield _negative(hcp(least, 9) & (length(Suit.S, 5) | length(Suit.H, 5)))
            yield _negative(hcp(least + 2) & (length(Suit.S, 4, 4) | length(Suit.H, 4, 4)))
    elif majors:
        major = majors[0]
        exact = length(major, 4, 4) if level == 1 else length(major, 4)
        if level == 1 and lowest(context, major).level == 2:
            # Five cards too weak for a bid at the two level double as well.
            exact = length(major, 4, 4) | (length(major, 5) & hcp(0, 9))
        yield _negative(hcp(least) & exact)
    else:
        minors = length(Suit.C, 4) & length(Suit.D, 4) & at_most(opened, 2)
        yield _negative(hcp(least + 1) & minors)


def _negative(needs: Constraint) -> Rule:
    return Rule(
        Call.DOUBLE, needs, "negative-double", Forcing.ROUND, "negative-double", artificial=True
    )


def _free_notrumps(context: Context, opened: Suit) -> Iterator[Rule]:
    game = context.stakes.game_level(Strain.NT)
    their = context.their_suits[0]
    long = length(their, 4) & Where(lambda hand: hand.half_stopped(their))
    holds = stoppers(context) | long
    level = context.level(Strain.NT)
    if level == 1:
        if game <= 1:
            yield Rule(Call.NT1, hcp(7, 15) & holds, "response-1nt")
            return
        yield Rule(Call.NT1, hcp(7, 10) & holds, "response-1nt")
    if level <= 2 and game > 2:
        yield Rule(Call.NT2, hcp(11, 12) & holds, "response-2nt", Forcing.INVITES)
    if level <= 3:
        misfit = holds & at_most(opened, 2 if opened in MAJORS else 4)
        yield Rule(game_in(context, Strain.NT), hcp(13, 16) & misfit, "response-3nt")


def _free_minors(context: Context, opened: Suit) -> Iterator[Rule]:
    for suit in MINORS:
        call = lowest(context, suit)
        if suit is opened or suit not in open_suits(context) or call.level > 3:
            continue
        least = {1: 6, 2: 11, 3: 13}[call.level]
        cards = 4 if call.level == 1 else 5
        needs = points(least) & hcp(least - 2) & length(suit, cards)
        yield Rule(call, needs, "free-bid", Forcing.ROUND)


def _over_notrump(context: Context, opened: Suit) -> Iterator[Rule]:
    """RHO has overcalled 1NT: a double is for penalty, suits are weak and to play."""
    if context.bid is not Call.NT1:
        yield from _over_two_suits(context, opened)
        return
    yield Rule(Call.DOUBLE, hcp(9), "penalty-double")
    fit = length(opened, 3 if opened in MAJORS else 5)
    yield Rule(suit_bid(2, opened), support(opened, 5, 9) & fit, "raise-simple", agrees=opened)
    suits = tuple(suit for suit in open_suits(context) if suit is not opened)
    for suit in suits:
        weak = hcp(3, 8) & length(suit, 6)
        yield Rule(lowest(context, suit), weak, "weak-new-suit", Forcing.SIGN_OFF)
    yield Rule(Call.PASS, hcp(0, 8), "pass")


def _over_two_suits(context: Context, opened: Suit) -> Iterator[Rule]:
    """RHO has shown two suits: raises compete, a double shows ten points and looks for penalty."""
    fit = length(opened, 3 if opened in MAJORS else 4)
    call, game = lowest(context, opened), game_in(context, opened)
    if opened in MAJORS:
        yield Rule(game, support(opened, 12) & fit, "bids-game", agrees=opened)
    if call.level <= 3:
        yield Rule(call, support(opened, 7, 11) & fit & hcp(4, 11), "raise-simple", agrees=opened)
    yield Rule(Call.DOUBLE, hcp(10), "shows-values-double")
    for suit in MAJORS:
        if suit is not opened and lowest(context, suit).level <= 3:
            long = hcp(6, 9) & length(suit, 6) & good(suit)
            yield Rule(lowest(context, suit), long, "weak-new-suit")
    yield Rule(Call.PASS, hcp(0, 9), "pass")


def negative_doubler_continues(context: Context, opened: Suit) -> Iterator[Rule]:
    """Opener has answered the negative double, with a minimum unless he jumped or cue-bid."""
    answer = context.last_of(context.seat.partner)
    if answer is None or not answer.call.is_bid or context.bid is None:
        return
    suit = answer.call.strain.trumps
    note = answer.meaning.note
    if suit is not None and suit in MAJORS and suit is not opened and context.ours:
        game = game_in(context, suit)
        jumped = note == "opener-jump-raise"
        invite, strong = (7, 8) if jumped else (11, 13)
        four = length(suit, 4)
        their = context.their_suits[0] if context.their_suits else None
        if their is not None and lowest(context, their).level <= 4:
            yield Rule(
                lowest(context, their),
                support(suit, 17) & four,
                "cue-bid-raise",
                Forcing.GAME,
                "cue-bid",
                artificial=True,
                agrees=suit,
            )
        if context.bid.level < game.level:
            yield Rule(game, support(suit, strong) & four, "bids-game", agrees=suit)
            if lowest(context, suit).level < game.level:
                needs = support(suit, invite, strong - 1) & four
                yield Rule(
                    lowest(context, suit), needs, "raise-invites", Forcing.INVITES, agrees=suit
                )

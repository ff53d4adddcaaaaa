"""Michaels cue-bids and the unusual notrump, with their answers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rekontra.analysis.hands import MAJORS, MINORS
from rekontra.bots.bidding.competitive.common import (
    SUITS_DOWN,
    game_in,
    honours,
    last_act,
    longest_of,
    lowest,
    short,
    stoppers,
)
from rekontra.bots.bidding.constraint import (
    Constraint,
    anything,
    as_long,
    at_most,
    hcp,
    length,
    longer,
    support,
)
from rekontra.bots.bidding.context import Context, Heard, suit_bid
from rekontra.bots.bidding.meaning import Forcing, Rule
from rekontra.game import Call, Strain, Suit


def _five_five(one: Suit, other: Suit) -> Constraint:
    sound = honours(one, 2) & honours(other, 2)
    return length(one, 5) & length(other, 5) & (sound | hcp(16))


def _weak_or_strong(low: int) -> Constraint:
    # The hands between overcall, and bid the other suit later.
    return hcp(low, 11) | hcp(16)


def two_suiters(context: Context) -> Iterator[Rule]:
    """Two suits of five in one call, over an opening in a suit."""
    if context.bid is None or len(context.their_suits) != 1 or context.bid.strain is Strain.NT:
        return
    their = context.their_suits[0]
    if context.bid.level <= 2:
        yield from _michaels(context, their)
    if context.bid.level == 1 and not context.passes_out:
        yield from _unusual_notrump(context, their)


def _michaels(context: Context, their: Suit) -> Iterator[Rule]:
    if not context.system.michaels:
        return
    cue = lowest(context, their)
    weak = context.bid is not None and context.bid.level == 2
    strength = hcp(12) if weak else hcp(6) if context.passes_out else _weak_or_strong(6)
    majors = [suit for suit in MAJORS if suit is not their]
    if len(majors) == 2:
        shape = _five_five(*MAJORS)
    else:
        shape = _five_five(majors[0], MINORS[0]) | _five_five(majors[0], MINORS[1])
    yield Rule(cue, strength & shape, "michaels", Forcing.ROUND, "michaels", artificial=True)


def lowest_unbid(their: Suit) -> tuple[Suit, Suit]:
    """The two suits of the unusual notrump: the lowest but theirs."""
    high, low = [suit for suit in SUITS_DOWN if suit is not their][-2:]
    return high, low


def _unusual_notrump(context: Context, their: Suit) -> Iterator[Rule]:
    if not context.system.unusual_notrump:
        return
    shape = _five_five(*lowest_unbid(their))
    yield Rule(
        Call.NT4,
        hcp(18) & shape,
        "unusual-notrump",
        Forcing.ROUND,
        "unusual-notrump",
        artificial=True,
    )
    yield Rule(
        Call.NT2,
        _weak_or_strong(6) & shape,
        "unusual-notrump",
        Forcing.ROUND,
        "unusual-notrump",
        artificial=True,
    )


def shown_suits(heard: Heard, their: Suit) -> tuple[tuple[Suit, ...], bool]:
    """The suits that a two-suited call names, and whether an unknown minor comes with them."""
    if heard.meaning.convention == "unusual-notrump":
        return lowest_unbid(their), False
    if their in MAJORS:
        return tuple(suit for suit in MAJORS if suit is not their), True
    return MAJORS, False


def answers_to_two_suiters(context: Context, shown: Heard) -> Iterator[Rule]:
    """The answer to partner's two suits: the better fit, high with a good one."""
    their = context.opening.call.strain.trumps if context.opening else None
    if their is None:
        return
    suits, minor = shown_suits(shown, their)
    free = not context.forced and not (context.doubling and context.ours)
    for suit in suits:
        fits = _fit(suit, suits) & length(suit, 3)
        game = game_in(context, suit)
        four = fits & length(suit, 4)
        if suit in MAJORS:
            yield Rule(game, support(suit, 13) & fits, "preference-game", agrees=suit)
            yield Rule(game, length(suit, 5) & support(suit, 8) & fits, "preference-game")
            jump = lowest(context, suit, 1)
            if jump.level < game.level:
                yield Rule(
                    jump,
                    support(suit, 10, 12) & four,
                    "preference-jump",
                    Forcing.INVITES,
                    agrees=suit,
                )
        else:
            yield Rule(game, support(suit, 15) & four, "preference-game")
        if free:
            needs = support(suit, 6, 12) & fits
            yield Rule(lowest(context, suit), needs, "preference", agrees=suit)
    if free:
        if minor:
            yield from _asks_minor(context, at_most(suits[0], 2) & hcp(8))
        return
    if minor:
        yield from _asks_minor(context, at_most(suits[0], 2) & short(MINORS, 6))
        both = length(MINORS[0], 4) & length(MINORS[1], 4)
        yield from _asks_minor(context, at_most(suits[0], 3) & both)
    else:
        stopped = stoppers(context) & short(suits, 2)
        yield Rule(lowest(context, Strain.NT), hcp(9, 14) & stopped, "notrump-no-fit")
    for suit in context.unbid:
        if suit not in suits:
            own = length(suit, 7) | (length(suit, 6) & honours(suit, 3))
            yield Rule(lowest(context, suit), own & short(suits, 2), "own-suit", Forcing.NO)
    for suit in suits:
        yield Rule(lowest(context, suit), _fit(suit, suits), "preference")


def _fit(suit: Suit, suits: Sequence[Suit]) -> Constraint:
    return longest_of(suit, suits)


def _asks_minor(context: Context, needs: Constraint) -> Iterator[Rule]:
    yield Rule(
        lowest(context, Strain.NT),
        needs,
        "asks-minor",
        Forcing.ROUND,
        "asks-minor",
        artificial=True,
    )


def shows_minor(context: Context) -> Iterator[Rule]:
    """The minor of a two-suited hand whose partner has asked for it."""
    asked = last_act(context, context.seat.partner)
    if asked is None or asked.meaning.note != "asks-minor":
        return
    for suit, other in (MINORS, MINORS[::-1]):
        if asked.call.level == 2:
            yield Rule(suit_bid(4, suit), hcp(16) & length(suit, 5), "shows-minor", Forcing.ROUND)
        shape = length(suit, 4) & (longer(suit, other) if suit is Suit.D else as_long(suit, other))
        yield Rule(lowest(context, suit), shape, "shows-minor")


def after_the_answer(context: Context) -> Iterator[Rule]:
    """The second call of the two-suited hand."""
    answer = last_act(context, context.seat.partner)
    if answer is None or not answer.call.is_bid:
        return
    yield from shows_minor(context)
    suit = answer.call.strain.trumps
    if answer.meaning.note in ("preference", "preference-jump") and suit is not None:
        strong = 13 if answer.meaning.note == "preference-jump" else 19
        yield Rule(game_in(context, suit), hcp(strong) & length(suit, 5), "bids-game", agrees=suit)
        if answer.meaning.note == "preference":
            raised = hcp(16, 18) & length(suit, 5)
            yield Rule(lowest(context, suit), raised, "raise-invites", Forcing.INVITES)
    if not context.forced:
        yield Rule(Call.PASS, anything, "pass")


def asker_continues(context: Context, ask: Heard) -> Iterator[Rule]:
    """Partner has shown his minor: three of the major invites, a pass plays it."""
    answer = context.last_of(context.seat.partner)
    shown = context.acts_of(context.seat.partner)[0]
    major = shown.call.strain.trumps
    if answer is None or not answer.call.is_bid:
        return
    if shown.meaning.convention == "cappelletti" and major in MAJORS and major is not None:
        invite = support(major, 10, 12) & length(major, 3)
        yield Rule(suit_bid(3, major), invite, "raise-invites", Forcing.INVITES, agrees=major)
    if not answer.meaning.forcing.binds or context.stakes.is_game(answer.call):
        yield Rule(Call.PASS, anything, "pass")
    elif shown.meaning.convention == "michaels" and context.opening is not None:
        minor, other = answer.call.strain.trumps, _other_major(context)
        if minor is not None and other is not None:
            yield Rule(game_in(context, minor), length(minor, 4) & at_most(other, 1), "preference")
            yield Rule(game_in(context, other), length(other, 2), "preference-game")
            yield Rule(game_in(context, minor), anything, "preference")


def _other_major(context: Context) -> Suit | None:
    """The major of a Michaels cue-bid over the other one."""
    their = context.opening.call.strain.trumps if context.opening else None
    return next((suit for suit in MAJORS if suit is not their), None) if their in MAJORS else None

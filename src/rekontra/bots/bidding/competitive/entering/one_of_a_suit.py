"""The first call of a side over the opponents' opening of one in a suit, and of the sandwich."""

from __future__ import annotations

from collections.abc import Iterator

from rekontra.analysis.hands import MAJORS
from rekontra.bots.bidding.competitive.common import (
    SUITS_DOWN,
    at_least,
    honours,
    longest_of,
    lowest,
    open_suits,
    short,
    stoppers,
)
from rekontra.bots.bidding.competitive.entering.two_suiters import two_suiters
from rekontra.bots.bidding.constraint import (
    Constraint,
    at_most,
    balanced,
    good,
    hcp,
    length,
    points,
)
from rekontra.bots.bidding.context import Context
from rekontra.bots.bidding.meaning import Forcing, Rule
from rekontra.game import Call, Strain, Suit


def over_one_of_a_suit(context: Context) -> Iterator[Rule]:
    """Direct seat: RHO has opened one of a suit, or answered his partner's opening."""
    yield from two_suiters(context)
    yield from strong_one_suiters(context, 17)
    if context.bid is not None and context.bid.level == 1:
        yield from overcalls_in_good_majors(context, 15, 16)
        yield Rule(Call.NT1, hcp(15, 18) & balanced & stoppers(context), "overcall-1nt")
    yield from strong_hands(context, 18)
    yield from jump_overcalls(context)
    yield from overcalls(context)
    yield from takeout_doubles(context)


def strong_one_suiters(context: Context, least: int) -> Iterator[Rule]:
    """A long suit too strong for an overcall: a double first."""
    suits = open_suits(context)
    if not context.system.takeout_doubles or not suits:
        return
    if not suits:
        return
    five = length(suits[0], 5)
    for suit in suits[1:]:
        five = five | length(suit, 5)
    yield _takeout(hcp(least) & five & ~balanced)


def strong_hands(context: Context, least: int) -> Iterator[Rule]:
    """So many points double whatever the shape, and bid on."""
    if context.system.takeout_doubles:
        yield _takeout(hcp(least))


def takeout_shape(context: Context) -> Constraint:
    """Short in their suit with support for every other; both other suits when they bid two."""
    suits = open_suits(context)
    if len(suits) >= 3:
        return short(context.their_suits, 2) & at_least(suits, 3)
    return at_least(suits, 4)


def takeout_doubles(context: Context, bonus: int = 0) -> Iterator[Rule]:
    """An opening hand with the shape; shortness in their suit makes up for a point or two.

    `bonus` are the points that partner is counted on for when he cannot speak again.
    """
    if not context.system.takeout_doubles or context.bid is None or not context.their_suits:
        return
    # With three of their suits out there is nothing to take out to, nor of notrump beyond one.
    if len(open_suits(context)) < 2 or (context.bid.strain is Strain.NT and context.bid.level > 1):
        return
    least = 12 - bonus + max(0, context.bid.level - 3)
    shape = takeout_shape(context)
    last = context.their_suits[0]
    yield _takeout(hcp(least) & shape)
    yield _takeout(hcp(least - 1) & at_most(last, 1) & shape)
    yield _takeout(hcp(least - 2) & at_most(last, 0) & shape)


def _takeout(needs: Constraint) -> Rule:
    return Rule(
        Call.DOUBLE, needs, "takeout-double", Forcing.ROUND, "takeout-double", artificial=True
    )


def overcalls_in_good_majors(context: Context, low: int, high: int) -> Iterator[Rule]:
    """Five good cards in a major come before notrump."""
    for suit in MAJORS:
        if suit in open_suits(context):
            shape = length(suit, 5) & honours(suit, 2, of=3) & hcp(low, high)
            yield from _overcall(context, suit, shape)


def overcalls(context: Context) -> Iterator[Rule]:
    """A suit of five good cards, or six; at the one level four very good ones."""
    suits = open_suits(context)
    for level in (1, 2, 3):
        for suit in suits:
            if lowest(context, suit).level == level:
                yield from _overcall(context, suit, length(suit, 5) & longest_of(suit, suits))
        for suit in suits:
            if lowest(context, suit).level == level == 1:
                very_good = honours(suit, 3, of=3) | honours(suit, 4)
                needs = length(suit, 4) & very_good & hcp(10, 16)
                yield Rule(lowest(context, suit), needs, "overcall")


def _overcall(context: Context, suit: Suit, shape: Constraint) -> Iterator[Rule]:
    call = lowest(context, suit)
    risk = 2 if context.stakes.vulnerable and not context.stakes.keen() else 0
    if call.level == 1:
        quality = good(suit) | (honours(suit, 1, of=3) & hcp(12))
        yield Rule(call, hcp(8, 16) & shape & quality, "overcall")
    elif call.level <= 3:
        least = 12 if call.level == 2 else 15
        few = short(context.their_suits, 3)
        five = points(least + risk) & hcp(10, 17) & shape & good(suit) & few
        yield Rule(call, five, "overcall")
        six = points(least) & hcp(9, 17) & length(suit, 6) & honours(suit, 2, of=3)
        yield Rule(call, six & shape, "overcall")
        fair = points(least + 2) & hcp(10, 17) & length(suit, 6) & honours(suit, 1, of=3)
        yield Rule(call, fair & shape, "overcall")


def jump_overcalls(context: Context, level: int | None = None) -> Iterator[Rule]:
    """A weak hand with a long suit jumps: six cards at the two level, and so on upwards."""
    if context.passes_out:
        return
    for suit in SUITS_DOWN:
        if suit in context.their_suits:
            continue
        cheapest = context.level(suit)
        for jump in range(cheapest + 1, 5):
            cards = jump + 4
            sound = honours(suit, 2) if jump == 2 else honours(suit, 1, of=3)
            exact = length(suit, cards, cards) if jump < 4 else length(suit, cards)
            yield Rule(
                lowest(context, suit, jump - cheapest),
                hcp(5, 11) & exact & sound,
                "jump-overcall",
                Forcing.SIGN_OFF if jump > 2 else Forcing.NO,
            )

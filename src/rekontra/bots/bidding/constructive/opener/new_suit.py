"""Opener's second bid after a new suit at the one level or a response of 1NT."""

from __future__ import annotations

from collections.abc import Iterator

from rekontra.analysis.hands import MAJORS, MINORS
from rekontra.bots.bidding.constraint import (
    Constraint,
    Where,
    as_long,
    balanced,
    hcp,
    length,
    longer,
    points,
    support,
)
from rekontra.bots.bidding.constructive.common import (
    game_in,
    half_stopped,
    others,
    stoppers,
    top,
    unbalanced,
)
from rekontra.bots.bidding.context import Context, suit_bid
from rekontra.bots.bidding.meaning import Forcing, Rule
from rekontra.game import Call, Suit

REVERSE = 17
"""The points for a second suit that takes partner to the three level for preference."""

JUMP_SHIFT = 20
"""The points for a jump in a second suit: game opposite the least of responses."""


def after_one_over_one(context: Context, opened: Suit, answered: Suit) -> Iterator[Rule]:
    """Opener after a new suit at the one level: raise, new suits, notrump, his suit again."""
    if answered in MAJORS:
        yield from raises(context, answered)
        if context.passed_first(context.seat.partner):
            light = hcp(0, 12) & length(answered, 3)
            yield Rule(Call.PASS, light, "pass-no-game")
    yield from strong_notrump(context)
    yield from _running_minor(opened, answered)
    yield from second_suits(context, opened, answered)
    if answered in MINORS:
        yield from raises(context, answered)
    yield from _own_suit(context, opened)
    yield from _notrump_minimum(context, opened, answered)
    if answered in MAJORS:
        three = length(answered, 3, 3) & unbalanced & support(answered, 11, 16)
        yield Rule(suit_bid(2, answered), three, "rebid-raise", agrees=answered)
    yield Rule(suit_bid(2, opened), length(opened, 5) & hcp(10, 16), "rebid-suit")


def after_one_notrump(context: Context, opened: Suit) -> Iterator[Rule]:
    """Opener after 1NT: a pass with a balanced minimum, suits with shape."""
    if context.stakes.is_game(Call.NT1):
        yield Rule(Call.PASS, hcp(0, 19) & balanced, "pass-game-reached")
    yield from strong_notrump(context)
    yield Rule(Call.NT3, hcp(20, 21) & balanced, "rebid-notrump-game", Forcing.SIGN_OFF)
    yield from _running_minor(opened, None)
    yield Rule(Call.PASS, hcp(0, 15) & balanced, "pass-balanced")
    yield from second_suits(context, opened, None)
    yield from _own_suit(context, opened)
    yield Rule(Call.PASS, hcp(0, 17), "pass-no-game")


def raises(context: Context, trumps: Suit) -> Iterator[Rule]:
    """Opener raises responder's suit with four, counting short suits."""
    four = length(trumps, 4)
    game = game_in(context, trumps)
    if trumps in MAJORS:
        if game.level > 2:
            needs = four & support(trumps, 19)
            yield Rule(game, needs, "rebid-raise-game", Forcing.NO, agrees=trumps)
            needs = four & support(trumps, 17, 18)
            call = suit_bid(3, trumps)
            yield Rule(call, needs, "rebid-raise-jump", Forcing.INVITES, agrees=trumps)
        strength = support(trumps, 11, 16) if game.level > 2 else support(trumps, 11)
        needs = four & strength
        yield Rule(suit_bid(2, trumps), needs, "rebid-raise", agrees=trumps)
        return
    needs = four & support(trumps, 17, 24) & unbalanced
    yield Rule(suit_bid(3, trumps), needs, "rebid-raise-jump", Forcing.INVITES, agrees=trumps)
    needs = four & support(trumps, 11, 16) & unbalanced
    yield Rule(suit_bid(2, trumps), needs, "rebid-raise", agrees=trumps)


def strong_notrump(context: Context) -> Iterator[Rule]:
    """A jump to 2NT on the balanced hand that was too strong for 1NT."""
    low, high = context.system.notrump
    needs = hcp(high + 1 if low > 12 else high + 4, 19) & balanced
    yield Rule(Call.NT2, needs, "rebid-notrump-jump", Forcing.INVITES)


def _running_minor(opened: Suit, answered: Suit | None) -> Iterator[Rule]:
    """3NT on a long good minor with the other suits stopped."""
    if opened in MINORS:
        rest = tuple(suit for suit in others(opened) if suit is not answered)
        one_suit = Where(lambda hand: hand.second <= 3)
        needs = one_suit & hcp(18, 21) & length(opened, 6) & top(opened, 2) & stoppers(*rest)
        yield Rule(Call.NT3, needs, "rebid-notrump-game", Forcing.SIGN_OFF)


def second_suits(context: Context, opened: Suit, answered: Suit | None) -> Iterator[Rule]:
    """New suits: by jump with the most, at the one level, by reverse, and then cheaply."""
    taken = (opened,) if answered is None else (opened, answered)
    free = others(*taken)
    bids = {suit: call for suit in free if (call := context.cheapest(suit)) is not None}
    reverses = {s for s, call in bids.items() if call.level == 2 and _is_higher(s, opened)}
    for suit, cheap in bids.items():
        four = length(suit, 4) & as_long(opened, suit) & _first_of(suit, free) & unbalanced
        if suit not in reverses or answered is None:
            jump = suit_bid(cheap.level + 1, suit)
            yield Rule(jump, points(JUMP_SHIFT) & four, "jump-shift", Forcing.GAME)
    for suit, cheap in bids.items():
        if cheap.level == 1:
            yield Rule(cheap, points(11) & length(suit, 4), "second-suit-one-level")
    for suit in sorted(reverses, key=list(Suit).index):
        needs = points(REVERSE) & length(suit, 4) & longer(opened, suit)
        yield Rule(bids[suit], needs, "reverse", Forcing.ROUND)
    for suit, cheap in bids.items():
        if cheap.level == 2 and suit not in reverses:
            yield from _cheap_second_suit(context, cheap, suit, opened, free)
    yield from _short_reverse(context, opened, free)


def _is_higher(suit: Suit, than: Suit) -> bool:
    """Whether this suit ranks above another."""
    order = list(Suit)
    return order.index(suit) > order.index(than)


def _first_of(suit: Suit, free: tuple[Suit, ...]) -> Constraint:
    """The longest of the free suits, with equal ones the lowest."""
    first: Constraint = length(suit, 4)
    for other in free:
        if other is not suit:
            lower = list(Suit).index(suit) < list(Suit).index(other)
            first = first & (as_long(suit, other) if lower else longer(suit, other))
    return first


def _cheap_second_suit(
    context: Context, cheap: Call, suit: Suit, opened: Suit, free: tuple[Suit, ...]
) -> Iterator[Rule]:
    """A second suit below opener's first at the two level."""
    four = length(suit, 4)
    shape = unbalanced
    for other in free:
        if other is not suit:
            # A worthless doubleton in an unbid suit speaks against notrump.
            shape = shape | length(other, 2, 2) & ~half_stopped(other)
    if opened in MAJORS and context.heard[-2].call is Call.NT1:
        shape = unbalanced
    needs = (
        points(11, JUMP_SHIFT - 1) & four & _first_of(suit, free) & shape & as_long(opened, suit)
    )
    yield Rule(cheap, needs, "second-suit")


def _short_reverse(context: Context, opened: Suit, free: tuple[Suit, ...]) -> Iterator[Rule]:
    """A reverse on three good cards with a long suit, too strong to jump in it."""
    for suit in free:
        cheap = context.cheapest(suit)
        if cheap is None or suit in MAJORS:
            continue
        if cheap.level == 2 and _is_higher(suit, opened):
            needs = points(REVERSE + 2) & length(opened, 6) & length(suit, 3, 3) & top(suit, 2)
            yield Rule(cheap, needs, "reverse", Forcing.ROUND)


def _own_suit(context: Context, opened: Suit) -> Iterator[Rule]:
    """Opener's suit again with six cards: two with a minimum, three invites, four is game."""
    six = length(opened, 6)
    game = game_in(context, opened)
    if opened in MAJORS and game.level > 3:
        yield Rule(game, points(20) & six, "rebid-suit-game", Forcing.SIGN_OFF)
    elif opened in MAJORS:
        yield Rule(game, points(16) & six, "rebid-suit-game", Forcing.SIGN_OFF)
    if game is not suit_bid(3, opened):
        strong = six & hcp(16, 19 if opened in MAJORS else 21)
        yield Rule(suit_bid(3, opened), strong, "rebid-suit-jump", Forcing.INVITES)
    yield Rule(suit_bid(2, opened), hcp(10, 15) & six, "rebid-suit")


def _notrump_minimum(context: Context, opened: Suit, answered: Suit) -> Iterator[Rule]:
    """1NT on a balanced hand outside the range of the opening 1NT."""
    low, high = _minimum(context)
    yield Rule(Call.NT1, hcp(low, high) & balanced, "rebid-notrump")
    if opened in MINORS:
        # 5-4-2-2 or 5-4-3-1 whose second suit would be a reverse.
        shape = Where(lambda hand: (hand.longest == 5) & (hand.second == 4) & (hand.shortest >= 1))
        needs = hcp(low, high) & shape & length(opened, 5, 5) & length(answered, 1, 3)
        yield Rule(Call.NT1, needs, "rebid-notrump")


def _minimum(context: Context) -> tuple[int, int]:
    """The range of a rebid of 1NT: below that of the opening, or above a weak one."""
    low, high = context.system.notrump
    if low <= 12:
        return high + 1, high + 3
    return (11 if context.passed_first(context.seat.partner) else 12), low - 1

"""Placing the contract by the points and the cards of both hands together."""

from __future__ import annotations

from collections.abc import Iterator

from rekontra.analysis.hands import MAJORS, MINORS
from rekontra.bots.bidding.constraint import Constraint, Where, anything, at_most, length, points
from rekontra.bots.bidding.context import as_strain
from rekontra.bots.bidding.floor.outlook import BEST_FIRST, Outlook
from rekontra.bots.bidding.meaning import Forcing, Rule
from rekontra.bots.bidding.slam import ask_for_aces
from rekontra.bots.stakes import SLAM, need
from rekontra.game import Call, Strain, Suit

_INVITE_OVER = 3
"""An invitation reckons with so many points more than partner's least."""


def leave_in(outlook: Outlook) -> Iterator[Rule]:
    """Partner has named the contract: it is left alone."""
    if outlook.partner_signed_off and not outlook.must_answer:
        yield Rule(Call.PASS, anything, "leave-partners-choice")


def try_slam(outlook: Outlook) -> Iterator[Rule]:
    """A slam with the points for it, after asking for aces when there is a suit."""
    context = outlook.context
    if not outlook.partner_acted or (context.bid is not None and context.bid.level >= 6):
        return
    least = context.partner.points.low
    if least < 5:
        return
    for suit in outlook.playable:
        strong = outlook.trumps(suit) & outlook.worth(as_strain(suit), SLAM - least)
        yield from ask_for_aces(context, suit, strong)
    if not context.their_suits:
        for level in (7, 6):
            enough = outlook.worth(Strain.NT, need(level, Strain.NT) - least)
            yield Rule(
                Call.bid(level, Strain.NT),
                enough & outlook.notrump_shape,
                "slam-by-points",
                Forcing.SIGN_OFF,
            )


def place_game(outlook: Outlook) -> Iterator[Rule]:
    """Game in a major with eight cards, at notrump with stoppers, in a minor with the points."""
    if outlook.in_game:
        if not outlook.must_answer:
            yield Rule(Call.PASS, anything, "game-is-reached")
        return
    if not outlook.partner_acted:
        return
    for suit in outlook.playable:
        if suit in MAJORS:
            yield from _game_in(outlook, suit, 8)
    if _game_level(outlook, Strain.NT) <= 3:
        yield from _game_at_notrump(outlook)
    for suit in outlook.playable:
        if suit in MINORS:
            yield from _game_in(outlook, suit, 8)
    for suit in outlook.playable:
        if outlook.context.game_forced and suit in MAJORS:
            yield from _game_in(outlook, suit, 7)


def _game_level(outlook: Outlook, strain: Strain) -> int:
    """The level at which this strain is game and may be bid."""
    return max(outlook.context.stakes.game_level(strain), outlook.context.level(strain))


def _game_in(outlook: Outlook, suit: Suit, together: int) -> Iterator[Rule]:
    strain = as_strain(suit)
    level = _game_level(outlook, strain)
    if level <= 5 and outlook.context.partner.held(suit) + 6 >= together:
        yield Rule(
            Call.bid(level, strain),
            outlook.trumps(suit, together) & outlook.reaches(level, strain),
            "game-with-a-fit",
            Forcing.SIGN_OFF,
            agrees=suit,
        )


def _game_at_notrump(outlook: Outlook) -> Iterator[Rule]:
    level = _game_level(outlook, Strain.NT)
    # What the score makes game must still be within reach at the usual nine tricks or fewer.
    enough = outlook.reaches(level, Strain.NT)
    yield Rule(
        Call.bid(level, Strain.NT), enough & outlook.notrump_shape, "game-at-notrump", Forcing.NO
    )


def invite(outlook: Outlook) -> Iterator[Rule]:
    """A bid just below game when partner's better hands make one."""
    strength = outlook.context.partner.points
    if not outlook.partner_acted or outlook.in_game or outlook.told_all:
        return
    if strength.high - strength.low < 2 or outlook.partner_signed_off:
        return
    for suit in outlook.playable:
        if suit in MAJORS and outlook.context.partner.held(suit) >= 2:
            yield from _invitation(outlook, as_strain(suit), outlook.trumps(suit), suit)
    yield from _invitation(outlook, Strain.NT, outlook.notrump_shape, None)


def _invitation(
    outlook: Outlook, strain: Strain, shape: Constraint, trumps: Suit | None
) -> Iterator[Rule]:
    context = outlook.context
    game = context.stakes.game_level(strain)
    level = game - 1
    if level < 2 or context.level(strain) > level:
        return
    strength = context.partner.points
    best = min(strength.high, strength.low + _INVITE_OVER)
    low, high = need(game, strain) - best, need(game, strain) - outlook.likely_partner - 1
    safe = need(level, strain) - strength.low - 1
    low = max(low, safe)
    if 0 <= low <= high:
        yield Rule(
            Call.bid(level, strain),
            shape & outlook.worth(strain, low, high),
            "invite",
            Forcing.INVITES,
            agrees=trumps,
        )


def correct(outlook: Outlook) -> Iterator[Rule]:
    """A better part-score than partner's, at the same level or out of a misfit one higher."""
    context = outlook.context
    bid = context.bid
    if bid is None or context.bidder is not context.seat.partner or outlook.in_game:
        return
    suit = bid.strain.trumps
    if suit is None:
        yield from _run_from_notrump(outlook)
        return
    held = context.partner.held(suit)
    misfit = at_most(suit, max(0, 6 - held))
    for other in outlook.playable:
        call = context.cheapest(other)
        if other is suit or call is None or call.level > bid.level + 1:
            continue
        theirs = context.partner.held(other)
        if theirs >= 3:
            better = _better(other, theirs, suit, held)
            together = 7 if call.level == bid.level else 8
            needs = misfit & outlook.trumps(other, together) & better
            yield Rule(call, needs, "preference", Forcing.SIGN_OFF)
        elif call.level <= 3:
            alone = length(other, 6 if call.level <= 2 else 7)
            yield Rule(call, misfit & alone, "own-suit", Forcing.SIGN_OFF)


def _better(one: Suit, with_one: int, other: Suit, with_other: int) -> Constraint:
    return Where(lambda hand: hand.length(one) + with_one > hand.length(other) + with_other)


def _run_from_notrump(outlook: Outlook) -> Iterator[Rule]:
    """A long suit rather than notrump with a weak hand."""
    context = outlook.context
    assert context.bid is not None
    if context.bid.level > 2 or not context.partner.points.high < 25:
        return
    weak = points(0, max(0, 24 - context.partner.points.high))
    for suit in BEST_FIRST:
        call = context.cheapest(suit)
        if suit in context.their_suits or call is None or call.level > 3:
            continue
        yield Rule(call, length(suit, 6) & weak, "own-suit", Forcing.SIGN_OFF)

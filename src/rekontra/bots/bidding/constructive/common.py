"""What the tables of the constructive book share: shapes, bands of strength, game bids."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rekontra.analysis.hands import SUITS
from rekontra.bots.bidding.constraint import (
    All,
    Constraint,
    Where,
    anything,
    as_long,
    balanced,
    hcp,
    longer,
    stopped,
)
from rekontra.bots.bidding.context import Context, as_strain
from rekontra.bots.bidding.meaning import Forcing, Rule
from rekontra.bots.bidding.shown import MOST, Range
from rekontra.bots.stakes import SLAM, need
from rekontra.game import Call, Strain, Suit

# Partner has told his strength when he has shown it to within so many points.
_NARROW = 6

flat: Constraint = balanced & Where(lambda hand: hand.doubletons == 0)
"""A hand 4-3-3-3."""

unbalanced: Constraint = ~balanced


def top(suit: Suit, cards: int, of: int = 3) -> Constraint:
    """At least so many of the three (or five) highest cards of this suit."""
    return Where(lambda hand: hand.top(suit, of) >= cards)


def longest(suit: Suit) -> Constraint:
    """No suit longer than this one."""
    return All(tuple(as_long(suit, other) for other in SUITS if other is not suit))


def chosen_of(suit: Suit, suits: tuple[Suit, ...]) -> Constraint:
    """The suit to bid first of these: the longest; of two fives the higher, of two fours the lower.

    A longer suit goes first; equal suits of five or more from the top, of four from the bottom.
    """
    first: Constraint = anything
    for other in suits:
        if other is suit:
            continue
        equal = Where(lambda hand, other=other: hand.length(suit) == hand.length(other))  # type: ignore[misc]
        fives = Where(lambda hand: hand.length(suit) >= 5)
        goes_first = fives if SUITS.index(suit) > SUITS.index(other) else ~fives
        first = first & (longer(suit, other) | equal & goes_first)
    return first


def stoppers(*suits: Suit) -> Constraint:
    """A stopper in each of these suits."""
    return stopped(*suits) if suits else anything


def half_stopped(suit: Suit) -> Constraint:
    """K, Qx or Jxx at least in this suit."""
    return Where(lambda hand: hand.half_stopped(suit))


def calls_of(context: Context) -> tuple[Call, ...]:
    """The bids of our side so far, opener's first: in an auction that opponents only pass."""
    return tuple(heard.call for heard in context.actions)


def others(*suits: Suit) -> tuple[Suit, ...]:
    """The suits that are none of these, from clubs up."""
    return tuple(suit for suit in SUITS if suit not in suits)


class Bands(NamedTuple):
    """The strengths with which to stop short of a game, to invite it, and to bid it."""

    stop: Range
    invite: Range
    game: Range


def bands(context: Context, strain: Strain | Suit) -> Bands:
    """How strong the next player must be beside what partner has shown, for game in this strain.

    A part-score lowers the game. Of a wide range of partner's, the lower four points count.
    """
    trumps = as_strain(strain)
    goal = need(max(context.stakes.game_level(trumps), 1), trumps)
    if trumps.minor:
        goal = min(goal, need(context.stakes.game_level(Strain.NT), Strain.NT))
    low, high = context.partner.points
    if context.opening is not None and context.opening.seat is context.seat.partner:
        # Light openings are the exception, and do not hold responder back.
        low = max(low, 12) if context.opening.call.level == 1 else low
    high = min(high, low + 3)
    return Bands(
        Range(0, max(goal - high - 1, 0)),
        Range(max(goal - high, 0), max(goal - low - 1, 0)),
        Range(max(goal - low, 0), MOST),
    )


def game_in(context: Context, strain: Strain | Suit) -> Call:
    """The lowest bid of this strain that is a game and can still be made."""
    trumps = as_strain(strain)
    return Call.bid(min(7, max(context.stakes.game_level(trumps), context.level(trumps))), trumps)


def pass_at_game(context: Context) -> Iterator[Rule]:
    """A pass when our side's game is bid and partner may be left there.

    Partner has placed the contract when he knew this hand within a few points; otherwise only a
    hand with a slam out of reach passes.
    """
    if context.bid is None or not context.ours or not context.stakes.is_game(context.bid):
        return
    if context.forced:
        return
    low, high = context.mine.points
    last = context.last_of(context.seat.partner)
    if last is not None and last.meaning.forcing is Forcing.SIGN_OFF and high - low <= 6:
        yield Rule(Call.PASS, anything, "pass-game-reached")
        return
    low, high = context.partner.points
    if high - low > _NARROW:
        # The floor looks for a slam with what such a hand may be reckoned with.
        return
    yield Rule(Call.PASS, hcp(0, max(0, SLAM - high - 1)), "pass-game-reached")


def accepts(context: Context, strain: Strain | Suit) -> int:
    """The points that make a game opposite the middle of an invitation."""
    low, high = context.partner.points
    goal = bands(context, strain).game.low + low
    return goal - (low + min(high, low + 3)) // 2

"""Rubber bridge: vulnerability by games, the rubber premium, the unfinished rubber."""

from __future__ import annotations

from collections.abc import Mapping

from rekontra.contests.games import GameScore
from rekontra.game import Side
from rekontra.scoring.points import LAW, premium
from rekontra.scoring.profile import Profile, RubberPremium, Unfinished
from rekontra.scoring.sheet import Entry, EntryReason

GAMES_OF_A_RUBBER = 2


def vulnerable(score: GameScore) -> tuple[Side, ...]:
    """The sides that have a game."""
    return tuple(side for side in Side if score.games[side])


def rubber_to(score: GameScore) -> Side | None:
    """The side with two games, None while the rubber goes on."""
    for side in Side:
        if score.games[side] == GAMES_OF_A_RUBBER:
            return side
    return None


def game_premiums(profile: Profile, score: GameScore, side: Side) -> tuple[Entry, ...]:
    """What this side writes above the line for the game it has just made; `score` is that after it.

    By the laws there is nothing for a game until the rubber ends, then 700 against no game and 500
    against one. The house rule writes 200 for every game but the last, and 700 for that.
    """
    ends = rubber_to(score) is side
    if profile.rubber_premium_scheme is RubberPremium.AT_END:
        return (_rubber_premium(profile, score, side),) if ends else ()
    scheme = "rubber_premium_scheme"
    if not ends:
        return (premium(side, EntryReason.GAME, 200, scheme),)
    last = premium(side, EntryReason.RUBBER, 700, scheme)
    if profile.final_game_also:
        return (premium(side, EntryReason.GAME, 200, "final_game_also"), last)
    return (last,)


def unfinished_premiums(profile: Profile, score: GameScore) -> tuple[Entry, ...]:
    """What is written when a rubber stops before its end: for games, then for part-scores.

    By the laws only a side that is alone with a game, or with a part-score in the present game, is
    paid; the house rule pays each side that has one.
    """
    games = _unfinished(profile, score.games, EntryReason.UNFINISHED_GAME, "unfinished_game")
    parts = _unfinished(profile, score.legs, EntryReason.UNFINISHED_PART, "unfinished_part")
    return games + parts


def _rubber_premium(profile: Profile, score: GameScore, side: Side) -> Entry:
    field = "rubber_2_1" if score.games[side.other] else "rubber_2_0"
    points: int = getattr(profile, field)
    option = field if points != getattr(LAW, field) else None
    return premium(side, EntryReason.RUBBER, points, option)


def _unfinished(
    profile: Profile, have: Mapping[Side, int], reason: EntryReason, field: str
) -> tuple[Entry, ...]:
    points: int = getattr(profile, field)
    if points == 0:
        return ()
    option = field if points != getattr(LAW, field) else None
    if have[Side.NS] and have[Side.EW]:
        if profile.unfinished_reading is Unfinished.ONLY:
            return ()
        option = "unfinished_reading"
    return tuple(premium(side, reason, points, option) for side in Side if have[side])

"""The training form: play without an auction, and a premium for every game."""

from __future__ import annotations

from rekontra.contests.games import GameScore
from rekontra.contests.rubber import rubber_to
from rekontra.game import Side
from rekontra.scoring.points import LAW, premium
from rekontra.scoring.profile import Profile
from rekontra.scoring.sheet import Entry, EntryReason


def game_premiums(profile: Profile, score: GameScore, side: Side) -> tuple[Entry, ...]:
    """What this side writes above the line for the game it has just made; `score` is that after it.

    The last game earns its premium like the others; one for the rubber is a house rule.
    """
    ends = profile.training_length == 0 and rubber_to(score) is side
    premiums = [(EntryReason.GAME, "training_game_premium")]
    if ends:
        premiums.append((EntryReason.RUBBER, "training_rubber_premium"))
    return tuple(
        premium(side, reason, points, field if points != getattr(LAW, field) else None)
        for reason, field in premiums
        if (points := getattr(profile, field))
    )

"""Games made out of part-scores: legs below the line, and the line that wipes them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from rekontra.game import Side
from rekontra.scoring.points import GAME_POINTS


def _nothing() -> dict[Side, int]:
    return dict.fromkeys(Side, 0)


@dataclass(frozen=True, slots=True)
class GameScore:
    """The games both sides have made in a match, and their points towards the present one."""

    games: Mapping[Side, int] = field(default_factory=_nothing)
    legs: Mapping[Side, int] = field(default_factory=_nothing)

    @property
    def game(self) -> int:
        """The number of the present game, from 1."""
        return 1 + sum(self.games.values())

    def add(self, side: Side, points: int) -> GameScore:
        """The score after so many points below the line; at 100 a game, and both legs are wiped.

        >>> score = GameScore().add(Side.NS, 60).add(Side.EW, 120)
        >>> score.games[Side.EW], score.legs[Side.NS], score.game
        (1, 0, 2)
        """
        leg = self.legs[side] + points
        if leg < GAME_POINTS:
            return GameScore(self.games, {**self.legs, side: leg})
        return GameScore({**self.games, side: self.games[side] + 1})

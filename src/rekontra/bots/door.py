"""The door between a table and its bots: a view in, a call or card out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rekontra.bots.system import SAYC, System
from rekontra.game import Call, Card, DealView, PlayedCard, Token
from rekontra.scoring.profile import Profile
from rekontra.scoring.sheet import Standing


class Objective(Token):
    """What a bot plays for: points as they are written, or to beat others on the same board."""

    POINTS = "points"
    MATCHPOINTS = "matchpoints"


@dataclass(frozen=True, slots=True)
class BotView:
    """All a bot is given: the deal as its seat sees it, the score, and the rules of the game.

    `system` is what all bots of the table play and expect of others. `seed` makes the chance of a
    bot: the same view with the same seed has the same answer. `played` are all cards played so far
    in their order, dummy's and his own too, as a player remembers them; without them a bot still
    plays, by what the view says. `objective` is that of the form when it is None.
    """

    deal: DealView
    standing: Standing
    profile: Profile
    system: System = SAYC
    seed: int = 0
    played: tuple[PlayedCard, ...] = ()
    objective: Objective | None = None


Bot = Callable[[BotView], Call | Card]

"""The door between a table and its bots: a view in, a call or card out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rekontra.bots.system import SAYC, System
from rekontra.game import Call, Card, DealView
from rekontra.scoring.profile import Profile
from rekontra.scoring.sheet import Standing


@dataclass(frozen=True, slots=True)
class BotView:
    """All a bot is given: the deal as its seat sees it, the score, and the rules of the game.

    `system` is what all bots of the table play and expect of others. `seed` makes the chance of a
    bot: the same view with the same seed has the same answer.
    """

    deal: DealView
    standing: Standing
    profile: Profile
    system: System = SAYC
    seed: int = 0


Bot = Callable[[BotView], Call | Card]

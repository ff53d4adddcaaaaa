"""How the bots of a table play: their level, their pace and their convention card."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from rekontra.bots.levels import Level
from rekontra.bots.system import SAYC, System
from rekontra.club.errors import ClubReason
from rekontra.game import Illegal


class Tempo(Enum):
    """How fast bots act."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    INSTANT = "instant"

    @property
    def factor(self) -> float:
        """How many times as long as usual they wait."""
        return _FACTORS[self]


_FACTORS = {Tempo.SLOW: 2.0, Tempo.NORMAL: 1.0, Tempo.FAST: 0.4, Tempo.INSTANT: 0.0}


class BotSettings(Struct, frozen=True):
    """What the host has chosen for all bots of a table; `system` is what both sides bid by."""

    level: Level = Level.MEDIUM
    pace: Tempo = Tempo.NORMAL
    system: System = SAYC


# The opening 1NT is to be a bid of a few points' range with an opening hand.
LEAST, MOST, WIDEST = 9, 20, 4


def check_system(system: System) -> None:
    """Raise Illegal for a convention card that no pair could bid by."""
    low, high = system.notrump
    if not (LEAST <= low <= high <= MOST and high - low <= WIDEST):
        raise Illegal(ClubReason.NOTRUMP_RANGE, least=LEAST, most=MOST, widest=WIDEST)

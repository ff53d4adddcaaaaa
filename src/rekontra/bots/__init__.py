"""Players that see a view and nothing else."""

from collections.abc import Mapping

from rekontra.bots.door import Bot, BotView, Objective
from rekontra.bots.levels import LEVELS
from rekontra.bots.simple import fallback, simple_bot

BOTS: Mapping[str, Bot] = {level.value: bot for level, bot in LEVELS.items()} | {
    "simple": simple_bot
}
"""The bots by the names of the command line."""

__all__ = ["BOTS", "Bot", "BotView", "Objective", "fallback", "simple_bot"]

"""Players that see a view and nothing else."""

from rekontra.bots.door import Bot, BotView, Objective
from rekontra.bots.simple import fallback, simple_bot

__all__ = ["Bot", "BotView", "Objective", "fallback", "simple_bot"]

"""How well a bot plays."""

from __future__ import annotations

from collections.abc import Mapping

from rekontra.bots.door import Bot
from rekontra.bots.simple import simple_bot
from rekontra.game import Token


class Level(Token):
    """The strength of a bot."""

    WEAK = "weak"
    MEDIUM = "medium"
    STRONG = "strong"


LEVELS: Mapping[Level, Bot] = dict.fromkeys(Level, simple_bot)
"""The bot of each level."""

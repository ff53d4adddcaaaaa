"""Card play by sampling: layouts of the hidden hands, each card double dummy, and the score."""

from rekontra.bots.play.choosing import FULL, QUICK, Effort, Option, choose_card, value_cards
from rekontra.bots.play.claims import certain
from rekontra.bots.play.known import Unclear
from rekontra.bots.play.worth import worth

__all__ = [
    "FULL",
    "QUICK",
    "Effort",
    "Option",
    "Unclear",
    "certain",
    "choose_card",
    "value_cards",
    "worth",
]

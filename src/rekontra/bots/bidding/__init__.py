"""Bidding: one list of rules chooses the call, reads the others', and explains them all."""

from rekontra.bots.bidding.advice import Advice, advise, choose_call
from rekontra.bots.bidding.context import Context, Heard
from rekontra.bots.bidding.meaning import Forcing, Meaning
from rekontra.bots.bidding.reading import agrees_with, possible, read, shown_fits
from rekontra.bots.bidding.shown import Range, Shown
from rekontra.bots.system import SAYC, SYSTEMS, System

__all__ = [
    "SAYC",
    "SYSTEMS",
    "Advice",
    "Context",
    "Forcing",
    "Heard",
    "Meaning",
    "Range",
    "Shown",
    "System",
    "advise",
    "agrees_with",
    "choose_call",
    "possible",
    "read",
    "shown_fits",
]

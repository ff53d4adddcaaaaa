"""The convention card: what a pair has agreed to play, as data."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class System:
    """A convention card; each convention can be switched off, and is bid naturally then.

    `notrump` is the range of high-card points of the opening 1NT.
    """

    notrump: tuple[int, int] = (15, 17)
    five_card_majors: bool = True
    weak_twos: bool = True
    strong_two_clubs: bool = True
    stayman: bool = True
    transfers: bool = True
    gerber: bool = True
    jacoby_two_notrump: bool = True
    fourth_suit_forcing: bool = True
    blackwood: bool = True
    negative_doubles: bool = True
    takeout_doubles: bool = True
    michaels: bool = True
    unusual_notrump: bool = True
    cappelletti: bool = True


SAYC = System()
"""The Standard American Yellow Card."""

SYSTEMS = {"sayc": SAYC}
"""The systems by the names of the command line."""

"""From the difference of two totals to units and money."""

from __future__ import annotations

from collections.abc import Mapping

from rekontra.game import Side
from rekontra.scoring.profile import Profile, Rounding


def settle(diff: int, profile: Profile) -> int:
    """The units that a difference in points is worth, with its sign.

    Rounding works on the absolute value, so that what one side receives the other pays. Without
    rounding (`Rounding.NONE`) the points themselves are the units.

    >>> settle(580, Profile()), settle(-50, Profile()), settle(849, Profile())
    (6, -1, 8)
    """
    if profile.round is Rounding.NONE:
        return diff
    units, rest = divmod(abs(diff), profile.unit)
    if _rounds_up(rest, profile):
        units += 1
    return units if diff >= 0 else -units


def settlement(totals: Mapping[Side, int], profile: Profile) -> dict[Side, int]:
    """The units of each side, positive for the one that receives."""
    units = settle(totals[Side.NS] - totals[Side.EW], profile)
    return {Side.NS: units, Side.EW: -units}


def money(units: int, profile: Profile) -> int:
    """What one player of a side receives for its units, below 0 when he pays; in stakes' money."""
    return units * profile.stake


def _rounds_up(rest: int, profile: Profile) -> bool:
    match profile.round:
        case Rounding.HALF_AWAY:
            return 2 * rest >= profile.unit
        case Rounding.HALF_DOWN:
            return 2 * rest > profile.unit
        case Rounding.CEIL:
            return rest > 0
        case _:
            return False

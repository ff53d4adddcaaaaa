"""The duplicate score of a contract: every deal stands alone (Law 77)."""

from __future__ import annotations

from functools import cache

from rekontra.game import Contract, Seat, Side, Strain
from rekontra.scoring.points import GAME_POINTS, LAW, contract_entries, premium
from rekontra.scoring.profile import Profile
from rekontra.scoring.sheet import Entry, EntryReason, Place


def duplicate_entries(
    contract: Contract, tricks: int, vulnerable: bool, profile: Profile = LAW
) -> tuple[Entry, ...]:
    """The entries of a deal that stands alone, with its premium for game or part-score.

    `tricks` are the declaring side's (0-13), as is `vulnerable`. Tournaments leave `profile` alone;
    a Chicago scored deal by deal may have house options.
    """
    entries = contract_entries(contract, tricks, vulnerable, profile)
    below = sum(entry.points for entry in entries if entry.place is Place.BELOW)
    if not below:
        return entries
    side = contract.declarer.side
    if below >= GAME_POINTS:
        return (*entries, premium(side, EntryReason.GAME, game_premium(vulnerable)))
    return (*entries, premium(side, EntryReason.PART_SCORE, 50))


def duplicate_score(contract: Contract | None, tricks: int, vulnerable: bool) -> int:
    """The score to the declaring side: below 0 when down, 0 for a passed-out deal (None).

    >>> from rekontra.game import Seat, Strain
    >>> duplicate_score(Contract(3, Strain.C, 0, Seat.S), 10, vulnerable=False)
    130
    >>> duplicate_score(Contract(4, Strain.S, 1, Seat.S), 8, vulnerable=True)
    -500
    """
    if contract is None:
        return 0
    return _score(contract.level, contract.strain, contract.doubling, tricks, vulnerable)


# There are 2940 results of a contract, and simulations ask for each of them again and again.
@cache
def _score(level: int, strain: Strain, doubling: int, tricks: int, vulnerable: bool) -> int:
    contract = Contract(level, strain, doubling, Seat.S)
    return sum(
        entry.points if entry.side is Side.NS else -entry.points
        for entry in duplicate_entries(contract, tricks, vulnerable)
    )


def game_premium(vulnerable: bool) -> int:
    """The premium for a game at duplicate and at Chicago: 300, or 500 vulnerable (Law 77)."""
    return 500 if vulnerable else 300

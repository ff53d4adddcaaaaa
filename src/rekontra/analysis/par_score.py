"""Par: the score that neither side can better when all see all the cards."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from rekontra.analysis import dds
from rekontra.analysis.solver import DoubleDummy
from rekontra.game import SEATS, Seat, Side, Strain

_STRAINS = (Strain.NT, Strain.S, Strain.H, Strain.D, Strain.C)
_TABLE_STRAINS = (Strain.S, Strain.H, Strain.D, Strain.C, Strain.NT)
_DECLARERS = ((Seat.N,), (Seat.E,), (Seat.S,), (Seat.W,), Side.NS.seats, Side.EW.seats)
_VULNERABLE = {
    frozenset[Side](): 0,
    frozenset((Side.NS, Side.EW)): 1,
    frozenset((Side.NS,)): 2,
    frozenset((Side.EW,)): 3,
}


@dataclass(frozen=True, slots=True)
class ParContract:
    """A contract that scores par: who of the side may declare it, and its over- or undertricks.

    >>> str(ParContract(5, Strain.D, True, (Seat.E, Seat.W), -2))
    '5DX by EW -2'
    """

    level: int
    strain: Strain
    doubled: bool
    declarers: tuple[Seat, ...]
    result: int

    def __str__(self) -> str:
        by = "".join(seat.value for seat in self.declarers)
        result = f"{self.result:+}" if self.result else "="
        return f"{self.level}{self.strain.value}{'X' * self.doubled} by {by} {result}"


@dataclass(frozen=True, slots=True)
class Par:
    """The par score for North-South and the contracts that reach it; none when all should pass."""

    score: int
    contracts: tuple[ParContract, ...]


def par(table: DoubleDummy, dealer: Seat, vulnerable: Collection[Side]) -> Par:
    """Par at duplicate for this table, dealer and vulnerability. Raises NoSolver.

    The dealer matters where both sides can make the same contract: whoever bids it first has it.
    """
    asked = dds.Table()
    for number, strain in enumerate(_TABLE_STRAINS):
        asked.tricks[number][:] = [table.of(seat, strain) for seat in SEATS]
    found = dds.dealer_par(asked, dealer.index, _VULNERABLE[frozenset(vulnerable)])
    contracts = [found.contracts[number] for number in range(found.count)]
    return Par(
        found.score,
        tuple(
            ParContract(
                each.level,
                _STRAINS[each.strain],
                each.under > 0,
                _DECLARERS[each.seats],
                each.over - each.under,
            )
            for each in contracts
            if each.level
        ),
    )

"""Double dummy: tables, par, what a card costs and whether a claim holds.

The solver is DDS, by way of the package endplay; where that is not to be had, `ready` says so and
every question raises NoSolver.
"""

from rekontra.analysis.claims import Claim, claim_holds
from rekontra.analysis.dds import NoSolver, SolverError, ready
from rekontra.analysis.par_score import Par, ParContract, par
from rekontra.analysis.position import Position
from rekontra.analysis.solver import (
    DoubleDummy,
    most_tricks,
    play_values,
    solve,
    solve_many,
    table,
    tables,
)
from rekontra.analysis.workers import Priority, Workers

__all__ = [
    "Claim",
    "DoubleDummy",
    "NoSolver",
    "Par",
    "ParContract",
    "Position",
    "Priority",
    "SolverError",
    "Workers",
    "claim_holds",
    "most_tricks",
    "par",
    "play_values",
    "ready",
    "solve",
    "solve_many",
    "table",
    "tables",
]

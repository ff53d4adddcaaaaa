"""Scoring contracts: as arrays and one by one, beside endplay's `Contract.score`."""

from __future__ import annotations

import gc
import importlib
import importlib.util
import time
from collections.abc import Callable
from typing import Any

import numpy as np
from msgspec import Struct

from rekontra.game import Contract, Seat, Strain
from rekontra.scoring import duplicate_score
from rekontra.scoring.arrays import duplicate_scores

CONTRACTS = 1_000_000
# The yardstick and one by one are measured over a part, which says as much in less time.
PART = 100_000


class ScoringReport(Struct, frozen=True):
    """Processor time in ns for a contract, the best of the rounds; endplay None where it is not.

    `differ` is the number of contracts on which the two do not agree.
    """

    contracts: int
    arrays: float
    arrays_of_bytes: float
    one_by_one: float
    endplay: float | None
    differ: int


def measure_scoring(rounds: int, progress: Callable[[str], None]) -> ScoringReport:
    """Score the same random contracts in every way, in turns."""
    progress("scoring")
    chance = np.random.default_rng(1)
    bounds = ((1, 8), (0, 5), (0, 3), (0, 14), (0, 2))
    arrays = [chance.integers(low, high, CONTRACTS) for low, high in bounds]
    small = [array.astype(np.int8) for array in arrays]
    numbers = list(zip(*(array[:PART].tolist() for array in arrays), strict=True))
    strains = tuple(Strain)
    own = [
        (Contract(level, strains[strain], doubling, Seat.N), tricks, bool(vulnerable))
        for level, strain, doubling, tricks, vulnerable in numbers
    ]
    other = _of_endplay(numbers)

    def one_by_one() -> None:
        for contract, tricks, vulnerable in own:
            duplicate_score(contract, tricks, vulnerable)

    def by_endplay() -> None:
        for contract, vulnerable in other:
            contract.score(vulnerable)

    differ = sum(
        contract.score(zone) != duplicate_score(*mine)
        for (contract, zone), mine in zip(other, own, strict=False)
    )
    one_by_one()
    best = dict.fromkeys(("arrays", "bytes", "one", "endplay"), float("inf"))
    for _ in range(rounds):
        for name, work, count in (
            ("arrays", lambda: duplicate_scores(*arrays), CONTRACTS),
            ("bytes", lambda: duplicate_scores(*small), CONTRACTS),
            ("one", one_by_one, PART),
            ("endplay", by_endplay, PART),
        ):
            best[name] = min(best[name], _time(work) / count * 1e9)
    return ScoringReport(
        contracts=CONTRACTS,
        arrays=best["arrays"],
        arrays_of_bytes=best["bytes"],
        one_by_one=best["one"],
        endplay=best["endplay"] if other else None,
        differ=differ,
    )


def _of_endplay(numbers: list[tuple[int, ...]]) -> list[tuple[Any, Any]]:
    """The same contracts as endplay has them, none where it is not installed."""
    if importlib.util.find_spec("endplay") is None:
        return []
    types = importlib.import_module("endplay.types")
    denoms = [
        getattr(types.Denom, name) for name in ("clubs", "diamonds", "hearts", "spades", "nt")
    ]
    penalties = (types.Penalty.passed, types.Penalty.doubled, types.Penalty.redoubled)
    return [
        (
            types.Contract(
                level=level,
                denom=denoms[strain],
                declarer=types.Player.north,
                penalty=penalties[doubling],
                result=tricks - level - 6,
            ),
            types.Vul.both if vulnerable else types.Vul.none,
        )
        for level, strain, doubling, tricks, vulnerable in numbers
    ]


def _time(work: Callable[[], object]) -> float:
    """Processor time, so that a busy machine spoils less of it."""
    gc.collect()
    start = time.process_time()
    work()
    return time.process_time() - start

"""Points of many contracts at once, for simulations and studies; the only module that needs NumPy.

Contracts come as arrays of whole numbers that are broadcast against each other: `level` 1-7, or 0
for a deal passed out; `strain` by its place in C D H S NT, from 0; `doubling` 0-2; `tricks` 0-13 of
the declaring side; `vulnerable` whether that side is. Every number is looked up in a table made by
the functions that score a single contract, so that there is one source of the rules.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from rekontra.game import Contract, Seat, Strain
from rekontra.scoring.duplicate import duplicate_score
from rekontra.scoring.points import LAW, contract_entries
from rekontra.scoring.profile import Profile
from rekontra.scoring.sheet import Place

_STRAINS = tuple(Strain)
# Few enough to stay in the cache of a processor, many enough for Python not to matter.
_BLOCK = 1 << 16
_SHAPE = {"level": 8, "strain": 5, "doubling": 3, "tricks": 14, "vulnerable": 2}

Points = NDArray[np.int32]


def duplicate_scores(
    level: ArrayLike,
    strain: ArrayLike,
    doubling: ArrayLike,
    tricks: ArrayLike,
    vulnerable: ArrayLike,
) -> Points:
    """The duplicate scores to the declaring sides, below 0 when down (Law 77).

    Raises ValueError for numbers out of range or arrays that are not of whole numbers.

    >>> duplicate_scores([3, 3, 6], [0, 0, 1], [0, 1, 0], [10, 10, 12], [False, True, True])
    array([ 130,  870, 1370], dtype=int32)
    """
    (scores,) = _look_up((_scores(),), level, strain, doubling, tricks, vulnerable)
    return scores


def contract_points(
    level: ArrayLike,
    strain: ArrayLike,
    doubling: ArrayLike,
    tricks: ArrayLike,
    vulnerable: ArrayLike,
    profile: Profile = LAW,
) -> tuple[Points, Points]:
    """What the declaring sides write above and below the line, by the house rules of a rubber.

    Undertricks are below 0 and above the line, as they are written by the defenders. Premiums for
    games are not among the points: they depend on what stands on the sheet already. Raises
    ValueError as `duplicate_scores` does.

    >>> above, below = contract_points(3, 3, 0, [10, 7], False)
    >>> above.tolist(), below.tolist()
    ([30, -100], [90, 0])
    """
    above, below = _look_up(_points(profile), level, strain, doubling, tricks, vulnerable)
    return above, below


def _look_up(tables: tuple[Points, ...], *numbers: ArrayLike) -> tuple[Points, ...]:
    """What the tables say of these contracts; raises ValueError for numbers out of range."""
    arrays = [np.asarray(given) for given in numbers]
    for name, array in zip(_SHAPE, arrays, strict=True):
        if array.size and array.dtype.kind not in "biu":
            raise ValueError(f"{name} takes whole numbers, not {array.dtype}")
    shape = np.broadcast_shapes(*(array.shape for array in arrays))
    # A single number stays one; the rest is laid out in a row.
    rows = [
        array.reshape(-1) if array.size == 1 else np.broadcast_to(array, shape).reshape(-1)
        for array in arrays
    ]
    found = tuple(np.empty(math.prod(shape), np.int32) for _ in tables)
    for start in range(0, math.prod(shape), _BLOCK):
        block = slice(start, start + _BLOCK)
        places = _places([row if row.size == 1 else row[block] for row in rows])
        for table, points in zip(tables, found, strict=True):
            np.take(table, places, out=points[block], mode="clip")
    return tuple(points.reshape(shape) for points in found)


def _places(numbers: Sequence[NDArray[Any]]) -> NDArray[np.int16]:
    """Where in a table the contracts stand."""
    places = np.zeros(1, np.int16)
    for (name, size), array in zip(_SHAPE.items(), numbers, strict=True):
        # Seen as unsigned, a number below 0 is a large one.
        unsigned = np.dtype(f"u{array.itemsize}").newbyteorder(array.dtype.byteorder)
        if array.view(unsigned).max() >= size:
            raise ValueError(f"{name} is from 0 to {size - 1}")
        places = places * np.int16(size) + array.astype(np.int16)
    return places


@cache
def _scores() -> Points:
    scores = np.zeros(tuple(_SHAPE.values()), np.int32)
    for place, contract, tricks, vulnerable in _contracts():
        scores[place] = duplicate_score(contract, tricks, vulnerable)
    return scores.ravel()


@cache
def _points(profile: Profile) -> tuple[Points, Points]:
    above, below = np.zeros((2, *_SHAPE.values()), np.int32)
    for place, contract, tricks, vulnerable in _contracts():
        for entry in contract_entries(contract, tricks, vulnerable, profile):
            points = entry.points if entry.side is contract.declarer.side else -entry.points
            (below if entry.place is Place.BELOW else above)[place] += points
    return above.ravel(), below.ravel()


def _contracts() -> list[tuple[tuple[int, int, int, int, int], Contract, int, bool]]:
    """Every contract with every result, and its place in a table."""
    return [
        (place, Contract(place[0], _STRAINS[place[1]], place[2], Seat.N), place[3], bool(place[4]))
        for place in product(range(1, 8), range(5), range(3), range(14), range(2))
    ]

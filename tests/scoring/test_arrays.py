"""Points of many contracts at once are those of one at a time."""

from __future__ import annotations

import subprocess
import sys

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rekontra.game import Contract, Seat, Side, Strain
from rekontra.scoring import Place, Profile, Undertricks, contract_entries, duplicate_score
from rekontra.scoring.arrays import contract_points, duplicate_scores
from tests.vectors import rows

STRAINS = tuple(Strain)
ROWS = rows("duplicate_scores.csv")
HOUSE = Profile(insult_redoubled=50, nv_doubled_undertricks=Undertricks.SIMPLIFIED)


Numbers = np.ndarray[tuple[int], np.dtype[np.int64]]


def columns(kind: str = "int64") -> tuple[Numbers, Numbers, Numbers, Numbers, Numbers]:
    level, doubling, tricks, vulnerable = (
        np.array([int(row[name]) for row in ROWS], kind)
        for name in ("level", "doubling", "tricks", "vul")
    )
    strain = np.array([STRAINS.index(Strain(row["strain"])) for row in ROWS], kind)
    return level, strain, doubling, tricks, vulnerable


def contract(level: int, strain: int, doubling: int) -> Contract:
    return Contract(level, STRAINS[strain], doubling, Seat.N)


@pytest.mark.parametrize("kind", ["int64", "int8", "uint8", "int32", ">i8"])
def test_all_duplicate_scores(kind: str) -> None:
    expected = [int(row["score"]) for row in ROWS]
    assert len(expected) == 2940
    assert duplicate_scores(*columns(kind)).tolist() == expected
    one_by_one = [
        duplicate_score(contract(level, strain, doubling), tricks, bool(vulnerable))
        for level, strain, doubling, tricks, vulnerable in zip(
            *(column.tolist() for column in columns()), strict=True
        )
    ]
    assert one_by_one == expected


@pytest.mark.parametrize("profile", [Profile(), HOUSE])
def test_all_points_above_and_below_the_line(profile: Profile) -> None:
    above, below = contract_points(*columns(), profile=profile)
    for place, (level, strain, doubling, tricks, vulnerable) in enumerate(
        zip(*(column.tolist() for column in columns()), strict=True)
    ):
        points = {Place.ABOVE: 0, Place.BELOW: 0}
        played = contract(level, strain, doubling)
        for entry in contract_entries(played, tricks, bool(vulnerable), profile):
            points[entry.place] += entry.points if entry.side is Side.NS else -entry.points
        assert (above[place], below[place]) == (points[Place.ABOVE], points[Place.BELOW])


@given(st.integers(1, 200_000), st.integers(0, 2**32 - 1))
def test_however_many_there_are(count: int, seed: int) -> None:
    chosen = np.random.default_rng(seed).integers(0, len(ROWS), min(count, 200_000))
    expected = np.array([int(row["score"]) for row in ROWS])[chosen]
    found = duplicate_scores(*(column[chosen] for column in columns()))
    assert np.array_equal(found, expected)


def test_arrays_are_broadcast() -> None:
    tricks = np.arange(14)
    found = duplicate_scores(4, 3, 0, tricks, [[False], [True]])
    assert found.shape == (2, 14)
    assert found[:, 10].tolist() == [420, 620]
    assert duplicate_scores(4, 3, 0, 10, True).shape == ()
    assert duplicate_scores([], 3, 0, 10, True).shape == (0,)
    every_other = np.arange(28)[::2] // 2
    assert np.array_equal(duplicate_scores(4, 3, 0, every_other, False), found[0])


def test_a_deal_passed_out_scores_nothing() -> None:
    assert duplicate_scores([0, 1], 0, 0, [0, 7], False).tolist() == [0, 70]


@pytest.mark.parametrize(
    ("numbers", "sentence"),
    [
        ((8, 0, 0, 7, 0), "level is from 0 to 7"),
        ((1, 5, 0, 7, 0), "strain is from 0 to 4"),
        ((1, 0, 3, 7, 0), "doubling is from 0 to 2"),
        ((1, 0, 0, [7, 14], 0), "tricks is from 0 to 13"),
        ((1, 0, 0, -1, 0), "tricks is from 0 to 13"),
        ((1, 0, 0, 2**32 + 7, 0), "tricks is from 0 to 13"),
        ((1, 0, 0, 7, 2), "vulnerable is from 0 to 1"),
        ((1, 0, 0, 7.0, 0), "tricks takes whole numbers"),
        ((1, "S", 0, 7, 0), "strain takes whole numbers"),
    ],
)
def test_what_is_no_contract(numbers: tuple[object, ...], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        duplicate_scores(*numbers)  # type: ignore[arg-type]


def test_the_club_does_without_numpy() -> None:
    command = "import sys, rekontra.cli; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", command], check=False).returncode == 0

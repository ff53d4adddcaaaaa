"""The scale of international match points (Law 78B)."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from rekontra.scoring import imps
from tests.vectors import rows


def test_every_difference_of_the_scale() -> None:
    scale = rows("imp_scale.csv")
    assert [int(row["imps"]) for row in scale] == list(range(25))
    for row in scale:
        last = int(row["diff_max"] or 15200)
        for difference in range(int(row["diff_min"]), last + 1, 10):
            assert imps(difference) == int(row["imps"])


@given(st.integers(-20_000, 20_000))
def test_what_one_side_wins_the_other_loses(difference: int) -> None:
    assert imps(-difference) == -imps(difference)


def test_more_points_are_never_fewer_imps() -> None:
    assert all(0 <= imps(two) - imps(one) <= 1 for one, two in pairwise(range(-5000, 5000)))

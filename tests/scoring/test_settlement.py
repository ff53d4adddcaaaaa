"""From the difference of the totals to units and money."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rekontra.game import Side
from rekontra.scoring import Profile, Rounding, money, settle, settlement
from tests.vectors import example

differences = st.integers(-20_000, 20_000)
units = st.sampled_from((100, 10, 1))
roundings = st.sampled_from(Rounding)

TABLE = example("hand_derived_examples.json", "settlement-hundreds")


@pytest.mark.parametrize("case", TABLE["cases"], ids=lambda case: str(case["diff"]))
def test_settlement_by_hundreds(case: dict[str, int]) -> None:
    assert settle(case["diff"], Profile()) == case["half_up"]
    if "half_down" in case:
        assert settle(case["diff"], Profile(round=Rounding.HALF_DOWN)) == case["half_down"]


@pytest.mark.parametrize(
    ("rounding", "fifty", "forty", "sixty"),
    [
        (Rounding.HALF_AWAY, 9, 8, 9),
        (Rounding.HALF_DOWN, 8, 8, 9),
        (Rounding.FLOOR, 8, 8, 8),
        (Rounding.CEIL, 9, 9, 9),
        (Rounding.NONE, 850, 840, 860),
    ],
)
def test_c15_the_rounding_of_a_rest(rounding: Rounding, fifty: int, forty: int, sixty: int) -> None:
    profile = Profile(round=rounding)
    found = [settle(diff, profile) for diff in (850, 840, 860)]
    assert found == [fifty, forty, sixty]
    assert [settle(-diff, profile) for diff in (850, 840, 860)] == [-fifty, -forty, -sixty]


def test_no_rounding_to_even() -> None:
    assert [settle(diff, Profile()) for diff in (850, 950, 1050)] == [9, 10, 11]


@pytest.mark.parametrize(("unit", "expected"), [(100, 6), (10, 58), (1, 580)])
def test_the_unit_may_be_smaller(unit: int, expected: int) -> None:
    assert settle(580, Profile(unit=unit)) == expected


def test_money_is_units_times_the_stake() -> None:
    assert money(settle(580, Profile()), Profile(stake=25)) == 150
    assert money(6, Profile()) == 0


@given(differences, units, roundings)
def test_settlement_is_antisymmetric(diff: int, unit: int, rounding: Rounding) -> None:
    profile = Profile(unit=unit, round=rounding)
    assert settle(-diff, profile) == -settle(diff, profile)
    swapped = settlement({Side.NS: 0, Side.EW: diff}, profile)
    assert settlement({Side.NS: diff, Side.EW: 0}, profile) == {
        side: swapped[side.other] for side in Side
    }
    assert sum(swapped.values()) == 0


@given(
    differences, units, st.sampled_from([each for each in Rounding if each is not Rounding.NONE])
)
def test_rounding_moves_by_less_than_a_unit(diff: int, unit: int, rounding: Rounding) -> None:
    profile = Profile(unit=unit, round=rounding)
    assert abs(settle(diff, profile) * unit - diff) < unit

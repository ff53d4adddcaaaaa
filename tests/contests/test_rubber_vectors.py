"""Random rubbers with every running number, as two other programs score them."""

from __future__ import annotations

from typing import Any

import pytest

from rekontra.contests import play_match
from rekontra.game import Contract, Seat, Side, Strain
from rekontra.scoring import DealResult, Profile, Undertricks
from tests.contests.results import above_and_below
from tests.vectors import load

SIDES = {"we": Side.NS, "they": Side.EW}
VECTORS = load("rubber_vectors.json")
LAW = VECTORS["law_agree"]["rubbers"]
SIMPLIFIED = VECTORS["simplified_doubled_undertricks"]["rubbers"]


def result(deal: dict[str, Any], sides: dict[str, Side]) -> DealResult:
    declarer = sides[deal["side"]].seats[1]
    contract = Contract(deal["level"], Strain(deal["strain"]), deal["doubling"], declarer)
    return DealResult(contract, deal["tricks"])


def check(profile: Profile, rubber: dict[str, Any], sides: dict[str, Side]) -> None:
    match = play_match(profile, Seat.W)
    for deal in rubber["deals"]:
        vulnerable = {name for name in sides if sides[name] in match.standing.vulnerable}
        assert vulnerable == {name for name, flag in deal["vul"].items() if flag}
        match = match.add(result(deal, sides))
        now = above_and_below(match.sheet)
        for name, side in sides.items():
            after = deal["after"]
            assert now[side] == (after[f"{name}_above"], after[f"{name}_below"])
            assert match.standing.legs[side] == after[f"{name}_leg"]
    assert match.over
    assert {name: match.sheet.totals[side] for name, side in sides.items()} == rubber["final"]


def test_there_are_as_many_as_the_sources_gave() -> None:
    assert (len(LAW), len(SIMPLIFIED)) == (125, 18)


@pytest.mark.parametrize("rubber", LAW, ids=lambda rubber: str(rubber["id"]))
def test_rubber_by_the_laws(rubber: dict[str, Any]) -> None:
    check(Profile(), rubber, SIDES)
    check(Profile(), rubber, {"we": Side.EW, "they": Side.NS})


@pytest.mark.parametrize("rubber", SIMPLIFIED, ids=lambda rubber: str(rubber["id"]))
def test_rubber_with_simplified_undertricks(rubber: dict[str, Any]) -> None:
    check(Profile(nv_doubled_undertricks=Undertricks.SIMPLIFIED), rubber, SIDES)
    deals = tuple(result(deal, SIDES) for deal in rubber["deals"])
    by_law = play_match(Profile(), Seat.N, deals).sheet.totals
    assert {name: by_law[side] for name, side in SIDES.items()} == rubber["final_by_law_table"]

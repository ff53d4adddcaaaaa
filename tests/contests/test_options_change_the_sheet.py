"""Every option does something: the same deals under another value give another sheet."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from rekontra.game import Seat
from rekontra.scoring import (
    OPTIONS,
    DealResult,
    Form,
    FourthDealPart,
    PassedOut,
    Profile,
    Rounding,
    RubberPremium,
    RubberWinner,
    Undertricks,
    Unfinished,
    VulScheme,
    check_profile,
)
from tests.contests.results import PASS, match, result

RUBBER = Profile()
CHICAGO = Profile(form=Form.CHICAGO)
HOUSE_200 = Profile(rubber_premium_scheme=RubberPremium.GAME_200_RUBBER_700)

GAME, LOSERS_GAME, PART = result("4S N", 10), result("4H E", 10), result("2S N", 8)
DOWN = result("2S N", 7)

CHANGES: list[tuple[str, Profile, Any, tuple[DealResult, ...]]] = [
    ("form", CHICAGO, Form.CHICAGO_DUPLICATE, (PART,)),
    ("rubber_premium_scheme", RUBBER, RubberPremium.GAME_200_RUBBER_700, (GAME,)),
    ("final_game_also", HOUSE_200, True, (GAME, GAME)),
    ("rubber_2_0", RUBBER, 750, (GAME, GAME)),
    ("insult_redoubled", RUBBER, 50, (result("1CXX N", 7),)),
    ("insult_redoubled", CHICAGO, 50, (result("1CXX N", 7),)),
    ("nv_doubled_undertricks", RUBBER, Undertricks.SIMPLIFIED, (result("4SX N", 6),)),
    ("nv_doubled_undertricks", CHICAGO, Undertricks.SIMPLIFIED, (result("4SX N", 6),)),
    ("unfinished_game", RUBBER, 0, (GAME,)),
    ("unfinished_part", RUBBER, 50, (PART,)),
    ("unfinished_reading", RUBBER, Unfinished.EACH, (GAME, LOSERS_GAME)),
    ("unit", RUBBER, 10, (GAME,)),
    ("unit", CHICAGO, 1, (GAME,)),
    ("round", RUBBER, Rounding.NONE, (GAME,)),
    ("round", CHICAGO, Rounding.CEIL, (GAME,)),
    ("stake", RUBBER, 5, (GAME,)),
    ("stake", CHICAGO, 5, (GAME,)),
    (
        "rubber_winner",
        RUBBER,
        RubberWinner.GAMES,
        (LOSERS_GAME, result("4SX E", 3), LOSERS_GAME),
    ),
    ("vul_scheme", CHICAGO, VulScheme.NON_DEALER_SIDE, (DOWN, GAME)),
    ("fourth_deal_part", CHICAGO, FourthDealPart.HELD, (PART, DOWN, DOWN, DOWN)),
    ("passed_out", CHICAGO, PassedOut.COUNT, (PASS,)),
]

ELSEWHERE = {
    # One value each.
    "rubber_2_1",
    "insult_doubled",
    # What results may hold: test_honours, test_refusals.
    "honours",
    "honours_claim",
    # Who plays with whom and who deals first: test_rotation.
    "tour",
    "tour_order",
    "tour_dealer",
    "first_dealer",
    "players",
    "rotation",
    "individual_total",
    # How a deal is shown.
    "last_trick",
    "dummy_sees_all",
}


@pytest.mark.parametrize(
    ("option", "profile", "value", "deals"),
    CHANGES,
    ids=lambda value: value if isinstance(value, str) else None,
)
def test_the_option_changes_the_sheet(
    option: str, profile: Profile, value: Any, deals: tuple[DealResult, ...]
) -> None:
    changed = replace(profile, **{option: value})
    check_profile(profile)
    check_profile(changed)
    before, after = match(profile, *deals), match(changed, *deals)
    if not before.over:
        before, after = before.stop(), after.stop()
    assert before.sheet != after.sheet


def test_no_option_is_left_out() -> None:
    assert {option for option, *_ in CHANGES} | ELSEWHERE == {each.name for each in OPTIONS}


def test_the_first_dealer_changes_the_sheet() -> None:
    deals = (DOWN, GAME)
    assert match(CHICAGO, *deals).sheet != match(CHICAGO, *deals, first=Seat.E).sheet

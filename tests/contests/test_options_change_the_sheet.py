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
TRAINING = Profile(form=Form.TRAINING)
HOUSE_200 = Profile(rubber_premium_scheme=RubberPremium.GAME_200_RUBBER_700)

GAME, LOSERS_GAME, PART = result("4S N", 10), result("4H E", 10), result("2S N", 8)
DOWN = result("2S N", 7)
# Half a hundred.
HALF = result("1S N", 6)

OF_A_RUBBER: list[tuple[str, Profile, Any, tuple[DealResult, ...]]] = [
    ("rubber_premium_scheme", RUBBER, RubberPremium.GAME_200_RUBBER_700, (GAME,)),
    ("final_game_also", HOUSE_200, True, (GAME, GAME)),
    ("rubber_2_0", RUBBER, 750, (GAME, GAME)),
    ("unfinished_game", RUBBER, 0, (GAME,)),
    ("unfinished_part", RUBBER, 50, (PART,)),
    ("unfinished_reading", RUBBER, Unfinished.EACH, (GAME, LOSERS_GAME)),
    (
        "rubber_winner",
        RUBBER,
        RubberWinner.GAMES,
        (LOSERS_GAME, result("4SX E", 3), LOSERS_GAME),
    ),
]

OF_EVERY_HOUSE: list[tuple[str, Any, tuple[DealResult, ...]]] = [
    ("insult_redoubled", 50, (result("1CXX N", 7),)),
    ("nv_doubled_undertricks", Undertricks.SIMPLIFIED, (result("4SX N", 6),)),
    ("unit", 10, (GAME,)),
    ("unit", 1, (GAME,)),
    *(("round", mode, (HALF,)) for mode in (Rounding.HALF_DOWN, Rounding.FLOOR)),
    ("round", Rounding.NONE, (GAME,)),
    ("round", Rounding.CEIL, (GAME,)),
    ("stake", 5, (GAME,)),
]

CHANGES: list[tuple[str, Profile, Any, tuple[DealResult, ...]]] = [
    ("form", CHICAGO, Form.CHICAGO_DUPLICATE, (PART,)),
    ("vul_scheme", CHICAGO, VulScheme.NON_DEALER_SIDE, (DOWN, GAME)),
    ("fourth_deal_part", CHICAGO, FourthDealPart.HELD, (PART, DOWN, DOWN, DOWN)),
    ("passed_out", CHICAGO, PassedOut.COUNT, (PASS,)),
    ("form", CHICAGO, Form.DUPLICATE, (PASS,)),
    ("form", RUBBER, Form.TRAINING, (PART,)),
    ("form", RUBBER, Form.DRAW, (DOWN, DOWN, DOWN)),
    ("training_length", TRAINING, 3, (GAME, GAME)),
    ("training_game_premium", TRAINING, 300, (GAME,)),
    ("training_rubber_premium", TRAINING, 500, (GAME, GAME)),
    *(
        (option, replace(profile, form=form), value, deals)
        for option, profile, value, deals in OF_A_RUBBER
        for form in (Form.RUBBER, Form.DRAW)
    ),
    *(
        (option, Profile(form=form), value, deals)
        for option, value, deals in OF_EVERY_HOUSE
        for form in (Form.RUBBER, Form.DRAW, Form.CHICAGO, Form.CHICAGO_DUPLICATE)
    ),
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
    # How a deal is played before anything is written down.
    "training_declarer",
    "draw_follow_suit",
    "stock_top_face_up",
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

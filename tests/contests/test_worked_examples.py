"""Rubbers and Chicagos that were published deal by deal, and those derived by hand."""

from __future__ import annotations

from typing import Any

import pytest

from rekontra.contests import individual_totals, play_match
from rekontra.game import Seat, Side
from rekontra.scoring import (
    EntryReason,
    Form,
    FourthDealPart,
    IndividualTotal,
    Profile,
    RubberPremium,
    VulScheme,
    add_up,
    preset_name,
)
from tests.contests.results import above_and_below, example_result, premiums, result
from tests.vectors import example, load

AB = {"A": Side.NS, "B": Side.EW}
COMPASS = {"NS": Side.NS, "EW": Side.EW}
FORMS = {
    "rubber": Form.RUBBER,
    "rubber_unfinished": Form.RUBBER,
    "chicago_carry": Form.CHICAGO,
    "chicago_duplicate": Form.CHICAGO_DUPLICATE,
}

PUBLISHED = load("worked_examples.json")["examples"]
DERIVED = [each for each in load("hand_derived_examples.json")["examples"] if "vul" in each]


def profile_of(given: dict[str, Any]) -> Profile:
    return Profile(
        form=FORMS[given["system"]],
        honours=given.get("honours", False),
        vul_scheme=VulScheme(given.get("vul_scheme", "dealer_side")),
    )


def by_name(totals: Any, sides: dict[str, Side]) -> dict[str, int]:
    return {name: totals[side] for name, side in sides.items()}


@pytest.mark.parametrize("given", PUBLISHED, ids=lambda given: str(given["id"]))
def test_published_example_deal_by_deal(given: dict[str, Any]) -> None:
    first = Seat(given["deals"][0].get("dealer", "N"))
    match = play_match(profile_of(given), first)
    for place, deal in enumerate(given["deals"], start=1):
        if "dealer" in deal:
            assert match.standing.dealer is Seat(deal["dealer"])
        if "vul" in deal:
            vulnerable = {name for name, side in AB.items() if side in match.standing.vulnerable}
            assert vulnerable == {name for name, flag in deal["vul"].items() if flag}
        before = above_and_below(match.sheet)
        match = match.add(example_result(deal, AB))
        after = above_and_below(match.sheet)
        line = match.sheet.deals[-1]
        if given["system"].startswith(("rubber", "chicago_carry")):
            assert line.game_to is AB.get(deal.get("game_to", ""))
        for name, side in AB.items():
            gained = [now - then for now, then in zip(after[side], before[side], strict=True)]
            if place == len(given["deals"]):
                gained[0] -= given.get("rubber_bonus", {}).get(name, 0)
            if "points" in deal:
                assert gained == deal["points"].get(name, [0, 0])
            else:
                assert sum(gained) == deal["score"].get(name, 0)
    if "unfinished_premium" in given:
        match = match.stop()
    assert match.over
    assert by_name(match.sheet.totals, AB) == given["final"]
    if "two_games" in given:
        assert match.sheet.rubber_to is AB[given["two_games"]]
        assert match.sheet.winner is AB[given["points_winner"]]


def test_pavlicek_chicago_is_settled_at_six() -> None:
    given = example("worked_examples.json", "chicago-pavlicek")
    deals = tuple(example_result(deal, AB) for deal in given["deals"])
    sheet = play_match(profile_of(given), Seat.N, deals).sheet
    assert sheet.totals == {Side.NS: 1650, Side.EW: 1070}
    assert sheet.settlement == {Side.NS: 6, Side.EW: -6}
    assert preset_name(profile_of(given)) == "chicago_s1"


def test_slides_rubber_is_lost_by_the_side_with_two_games() -> None:
    given = example("worked_examples.json", "rubber-slides")
    deals = tuple(example_result(deal, AB) for deal in given["deals"])
    sheet = play_match(Profile(), Seat.N, deals).sheet
    assert sheet.totals == {Side.NS: 1690, Side.EW: 880}
    assert sheet.settlement == {Side.NS: 8, Side.EW: -8}
    assert (sheet.rubber_to, sheet.winner) == (Side.EW, Side.NS)
    legs = [entry.game for entry in sheet.entries if entry.reason is EntryReason.TRICKS]
    assert legs == [1, 1, 2, 2, 3, 3, 3]


def test_four_players_add_up_their_own_totals() -> None:
    played = []
    for given in PUBLISHED:
        if "player_totals_after_round" not in given:
            continue
        deals = tuple(example_result(deal, AB) for deal in given["deals"])
        sheet = play_match(profile_of(given), Seat(given["deals"][0]["dealer"]), deals).sheet
        played.append(({Seat(seat): who for seat, who in given["seats"].items()}, sheet))
        totals = individual_totals(played, IndividualTotal.POINTS)
        assert totals == given["player_totals_after_round"]
    assert len(played) == 4


@pytest.mark.parametrize("given", DERIVED, ids=lambda given: str(given["id"]))
def test_derived_chicago(given: dict[str, Any]) -> None:
    match = play_match(profile_of(given), Seat.N)
    deals = tuple(example_result(deal, COMPASS) for deal in given["deals"])
    for deal, vulnerable, played in zip(given["deals"], given["vul"], deals, strict=True):
        assert match.standing.dealer is Seat(deal["dealer"])
        expected = tuple(side for name, side in COMPASS.items() if vulnerable[name])
        assert match.standing.vulnerable == expected
        match = match.add(played)
    assert match.over
    assert by_name(match.sheet.totals, COMPASS) == given["final"]
    held = "final_if_premium_for_part_score_held_at_end"
    if held in given:
        house = Profile(form=Form.CHICAGO, fourth_deal_part=FourthDealPart.HELD)
        sheet = play_match(house, Seat.N, deals).sheet
        assert by_name(sheet.totals, COMPASS) == given[held]


@pytest.mark.parametrize(
    ("id", "source", "profile"),
    [
        (
            "variant-game-200-rubber-700",
            "rubber-slides",
            Profile(rubber_premium_scheme=RubberPremium.GAME_200_RUBBER_700),
        ),
        (
            "variant-clean-rubber-750",
            "rubber-bridgescorer-2",
            Profile(honours=True, rubber_2_0=750),
        ),
        (
            "variant-insult-50-for-both",
            "rubber-bridgescorer-2",
            Profile(honours=True, insult_redoubled=50),
        ),
    ],
)
def test_derived_house_rules_of_rubber(id: str, source: str, profile: Profile) -> None:
    given = example("hand_derived_examples.json", id)
    deals = example("worked_examples.json", source)["deals"]
    sheet = play_match(profile, Seat.N, tuple(example_result(deal, AB) for deal in deals)).sheet
    assert by_name(sheet.totals, AB) == given["final"]


def test_fragment_of_a_rubber_under_way() -> None:
    given = example("worked_examples.json", "fragment-katz")
    match = play_match(Profile(), Seat.N)
    for deal in given["deals"]:
        before = above_and_below(match.sheet)
        match = match.add(example_result(deal, AB))
        after = above_and_below(match.sheet)
        for name, side in AB.items():
            gained = [now - then for now, then in zip(after[side], before[side], strict=True)]
            assert gained == deal["points"].get(name, [0, 0])
        assert match.sheet.deals[-1].game_to is AB.get(deal.get("game_to", ""))
    assert not match.over


def test_fragment_the_last_game_of_a_clean_rubber() -> None:
    given = example("worked_examples.json", "state-highlane-29")
    match = play_match(
        Profile(),
        Seat.N,
        (result("2H E", 10), result("2C N", 9), result("2H N", 8), result("2NT N", 8)),
    )
    for name, side in AB.items():
        state = given["given"][name]
        assert above_and_below(match.sheet)[side] == (state["above"], state["below_total"])
        assert match.standing.games[side] == state["games"]
        assert match.standing.legs[side] == state["leg"]
    sheet = match.add(example_result(given["deal"], AB)).sheet
    assert by_name(sheet.totals, AB) == given["final"]
    assert premiums(sheet, EntryReason.RUBBER) == [(Side.NS, 700, None)]


def test_fragment_a_second_game_with_overtricks() -> None:
    given = example("worked_examples.json", "state-fifthchair-5")
    match = play_match(Profile(), Seat.N, (result("4S N", 10),))
    before = len(match.sheet.entries)
    match = match.add(example_result(given["deal"], AB))
    assert [entry.points for entry in match.sheet.entries[before:]] == [100, 90, 700]
    assert add_up(match.sheet.entries[before:])[Side.NS] == 890

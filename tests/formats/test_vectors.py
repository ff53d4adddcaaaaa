"""Every published and derived match, with its running totals, through the sheet file."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rekontra.formats import SheetFile, keep_sheet, parse_sheet, read_sheets, sheet_report
from rekontra.game import Side
from rekontra.scoring import settle
from tests.vectors import example, load, rows

VECTORS = load("rubber_vectors.json")
PUBLISHED = load("worked_examples.json")["examples"]
DERIVED = load("hand_derived_examples.json")["examples"]
CHICAGOS = [each for each in DERIVED if "vul" in each]
PRESETS = {
    "rubber": "rubber_s2",
    "rubber_unfinished": "rubber_s2",
    "chicago_carry": "chicago",
    "chicago_duplicate": "chicago_duplicate",
}


def file_of(given: dict[str, Any], **options: Any) -> dict[str, Any]:
    """The sheet file of an example, which speaks of its deals in the same words."""
    if given.get("honours"):
        options["honours"] = True
    if "vul_scheme" in given:
        options["vul_scheme"] = given["vul_scheme"]
    return {
        "profile": {"preset": PRESETS[given["system"]], "options": options},
        "deals": given["deals"],
        "stopped": "unfinished_premium" in given,
    }


def report(file: dict[str, Any]) -> dict[str, Any]:
    read = read_sheets(json.dumps(file))
    assert isinstance(read, SheetFile)
    return sheet_report(keep_sheet(read))


def check_totals(found: dict[str, Any]) -> None:
    """The total is the sum of the entries, of the deals and of the end."""
    for side, total in found["final"].items():
        every = [entry for deal in found["deals"] for entry in deal["entries"]]
        every += found.get("closing", [])
        assert sum(entry["points"] for entry in every if entry["side"] == side) == total
        closing = sum(e["points"] for e in found.get("closing", []) if e["side"] == side)
        assert sum(sum(deal["points"][side]) for deal in found["deals"]) + closing == total


@pytest.mark.parametrize("given", PUBLISHED, ids=lambda given: str(given["id"]))
def test_published_match_deal_by_deal(given: dict[str, Any]) -> None:
    found = report(file_of(given))
    check_totals(found)
    assert found["final"] == given["final"]
    assert "behind" not in found
    last = len(given["deals"])
    for number, (deal, line) in enumerate(zip(given["deals"], found["deals"], strict=True), 1):
        if "vul" in deal:
            assert line["vulnerable"] == [name for name, flag in deal["vul"].items() if flag]
        for side in given["final"]:
            bonus = given.get("rubber_bonus", {}).get(side, 0) if number == last else 0
            above, below = line["points"][side]
            if "points" in deal:
                assert [above - bonus, below] == deal["points"].get(side, [0, 0])
            else:
                assert above + below == deal["score"].get(side, 0)


@pytest.mark.parametrize(
    ("options", "rubber"),
    [
        *(({}, rubber) for rubber in VECTORS["law_agree"]["rubbers"]),
        *(
            ({"nv_doubled_undertricks": "simplified"}, rubber)
            for rubber in VECTORS["simplified_doubled_undertricks"]["rubbers"]
        ),
    ],
    ids=lambda value: value.get("id"),
)
def test_random_rubber_with_every_running_number(
    options: dict[str, Any], rubber: dict[str, Any]
) -> None:
    found = report({"profile": {"options": options}, "deals": rubber["deals"]})
    check_totals(found)
    assert found["final"] == rubber["final"]
    running = {side: [0, 0] for side in ("we", "they")}
    for deal, line in zip(rubber["deals"], found["deals"], strict=True):
        assert line["vulnerable"] == [side for side, flag in deal["vul"].items() if flag]
        for side, (above, below) in running.items():
            points = line["points"][side]
            running[side] = [above + points[0], below + points[1]]
            after = deal["after"]
            assert running[side] == [after[f"{side}_above"], after[f"{side}_below"]]
            assert line["legs"][side] == after[f"{side}_leg"]


@pytest.mark.parametrize("given", CHICAGOS, ids=lambda given: str(given["id"]))
def test_derived_chicago(given: dict[str, Any]) -> None:
    found = report(file_of(given))
    assert found["final"] == given["final"]
    for vulnerable, line in zip(given["vul"], found["deals"], strict=True):
        assert line["vulnerable"] == [name for name, flag in vulnerable.items() if flag]
    held = "final_if_premium_for_part_score_held_at_end"
    if held in given:
        assert report(file_of(given, fourth_deal_part="held"))["final"] == given[held]


@pytest.mark.parametrize(
    ("id", "source", "options"),
    [
        (
            "variant-game-200-rubber-700",
            "rubber-slides",
            {"rubber_premium_scheme": "game_200_rubber_700"},
        ),
        ("variant-clean-rubber-750", "rubber-bridgescorer-2", {"rubber_2_0": 750}),
        ("variant-insult-50-for-both", "rubber-bridgescorer-2", {"insult_redoubled": 50}),
    ],
)
def test_derived_house_rules(id: str, source: str, options: dict[str, Any]) -> None:
    given = example("worked_examples.json", source)
    expected = example("hand_derived_examples.json", id)["final"]
    assert report(file_of(given, **options))["final"] == expected


def test_the_training_form() -> None:
    given = example("hand_derived_examples.json", "training-form")
    found = report({"profile": {"preset": "training_s3"}, "deals": given["deals"]})
    check_totals(found)
    assert found["final"] == given["final"]
    for deal, line in zip(given["deals"], found["deals"], strict=True):
        for side in given["final"]:
            assert line["points"][side] == deal["adds"].get(side, [0, 0])


@pytest.mark.parametrize("reading", ["only", "each"])
@pytest.mark.parametrize("number", range(8))
def test_an_unfinished_rubber(reading: str, number: int) -> None:
    given = example("hand_derived_examples.json", "unfinished-readings")["cases"][number]
    sides = ("A", "B")
    strains = {60: ("C", 3), 40: ("NT", 1), 90: ("H", 3)}
    deals = [
        {"declarer_side": side, "level": 3, "strain": "NT", "tricks": 9}
        for side, games in zip(sides, given["games"], strict=True)
        for _ in range(games)
    ]
    for side, leg in zip(sides, given["legs"], strict=True):
        if leg:
            strain, level = strains[leg]
            deals.append(
                {"declarer_side": side, "level": level, "strain": strain, "tricks": level + 6}
            )
    file = {"profile": {"options": {"unfinished_reading": reading}}, "deals": deals}
    before, after = report(file), report({**file, "stopped": True})
    gained = [after["final"][side] - before["final"][side] for side in after["final"]]
    assert gained == given[reading]


def test_settlement_in_hundreds() -> None:
    for case in example("hand_derived_examples.json", "settlement-hundreds")["cases"]:
        for mode, option in (("half_up", "half_away"), ("half_down", "half_down")):
            if mode in case:
                file = {"profile": {"options": {"round": option}}, "deals": []}
                assert settle(case["diff"], parse_sheet(file).profile) == case[mode]


def test_every_duplicate_score_as_a_sheet_of_one_board() -> None:
    for row in rows("duplicate_scores.csv"):
        deal: dict[str, Any] = {
            name: int(row[name]) for name in ("level", "doubling", "tricks")
        } | {"strain": row["strain"], "declarer": "S"}
        vulnerable = row["vul"] == "1"
        # On the first board nobody is vulnerable, on the second North–South are.
        deals = [*([{"passed_out": True}] if vulnerable else []), deal]
        file = parse_sheet({"profile": {"preset": "duplicate"}, "deals": deals})
        totals = keep_sheet(file).match.sheet.totals
        assert totals[Side.NS] - totals[Side.EW] == int(row["score"]), row


@pytest.mark.parametrize(
    ("bid", "tricks", "vulnerable", "score"),
    [("3C", 10, False, 130), ("3CX", 10, True, 870), ("6D", 12, True, 1370)],
)
def test_the_scores_of_the_article(bid: str, tricks: int, vulnerable: bool, score: int) -> None:
    board = [{"passed_out": True}] if vulnerable else []
    deal = {
        "declarer": "N",
        "level": int(bid[0]),
        "strain": bid[1],
        "doubling": bid.count("X"),
        "tricks": tricks,
    }
    found = report({"profile": {"preset": "duplicate"}, "deals": [*board, deal]})
    assert found["final"] == {"NS": score, "EW": 0}


def test_three_spades_with_ten_tricks_are_90_below_the_line() -> None:
    deal = {"declarer_side": "We", "level": 3, "strain": "S", "tricks": 10}
    found = report({"deals": [deal]})
    assert found["deals"][0]["points"] == {"We": [30, 90], "They": [0, 0]}
    assert found["deals"][0]["games"] == {"We": 0, "They": 0}

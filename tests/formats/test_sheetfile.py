"""What a sheet file may say, how it names the sides, and how it is refused."""

from __future__ import annotations

import doctest
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rekontra.contests import MatchReason
from rekontra.formats import (
    Fault,
    SheetFile,
    UnreadableSheet,
    keep_sheet,
    parse_sheet,
    read_sheets,
    sheet_report,
)
from rekontra.game import Illegal, Seat, Side
from rekontra.scoring import Honours, Profile, ProfileReason

LIBRARY = Path(__file__).parents[2] / "docs" / "library.md"
MADE = {"declarer": "N", "level": 4, "strain": "S", "doubling": 0, "tricks": 10}
BY_SIDE = {"declarer_side": "A", "level": 4, "strain": "S", "tricks": 10}


def one(deal: dict[str, Any], **rest: Any) -> dict[str, Any]:
    return {"deals": [deal], **rest}


def test_the_library_does_what_its_page_shows() -> None:
    failed, tried = doctest.testfile(str(LIBRARY), module_relative=False)
    assert (failed, tried >= 12) == (0, True)


def test_without_a_profile_it_is_a_rubber() -> None:
    read = parse_sheet({"deals": []})
    assert (read.profile, read.first_dealer, read.stopped) == (Profile(), Seat.N, False)
    assert sheet_report(keep_sheet(read)) == {
        "deals": [],
        "final": {"NS": 0, "EW": 0},
        "settlement": {"NS": 0, "EW": 0},
        "winner": None,
    }


@pytest.mark.parametrize(
    ("name", "other"),
    [("A", "B"), ("NS", "EW"), ("We", "They"), ("we", "they"), ("ns", "ew"), ("WE", "THEY")],
)
def test_sides_are_named_as_in_the_file(name: str, other: str) -> None:
    deals = [BY_SIDE | {"declarer_side": name}, BY_SIDE | {"declarer_side": other.lower()}]
    report = sheet_report(keep_sheet(parse_sheet({"deals": deals, "stopped": True})))
    assert report["final"] == {name: 120, other: 120}
    assert [deal["entries"][0]["side"] for deal in report["deals"]] == [name, other]
    assert report["deals"][1]["vulnerable"] == [name]


def test_a_side_may_be_told_by_the_seat() -> None:
    deals = [MADE | {"declarer": "W"}, BY_SIDE]
    read = parse_sheet({"deals": deals})
    assert keep_sheet(read).match.sheet.totals == {Side.NS: 120, Side.EW: 120}
    assert read.names == {Side.NS: "A", Side.EW: "B"}


def test_players_have_names() -> None:
    sides = {"B": "Cid and Dora", "A": "Ann and Bob"}
    read = parse_sheet({"deals": [BY_SIDE], "sides": sides})
    assert read.players == {Side.NS: "Ann and Bob", Side.EW: "Cid and Dora"}
    assert read.names == {Side.NS: "A", Side.EW: "B"}


@pytest.mark.parametrize(
    ("honours", "side"),
    [
        ({"side": "B", "points": 100}, Side.EW),
        ({"seat": "E", "points": 100}, Side.EW),
        ({"seat": "dummy", "points": 100}, Side.NS),
    ],
)
def test_honours(honours: dict[str, Any], side: Side) -> None:
    read = parse_sheet(one(BY_SIDE | {"honours": honours}))
    assert read.results[0].honours == Honours(side, 100)


def test_the_first_dealer() -> None:
    assert parse_sheet(one(MADE, first_dealer="W")).first_dealer is Seat.W
    assert parse_sheet(one(MADE | {"dealer": "E"})).first_dealer is Seat.E
    chicago = {"profile": {"preset": "chicago"}, "deals": [MADE, MADE], "first_dealer": "E"}
    report = sheet_report(keep_sheet(parse_sheet(chicago)))
    assert report["deals"][1]["vulnerable"] == ["NS"]


def test_a_dealer_whose_turn_it_was_not_is_named() -> None:
    part = MADE | {"level": 2}
    read = parse_sheet({"deals": [part | {"dealer": "E"}, part, part | {"dealer": "N"}]})
    with pytest.raises(UnreadableSheet, match='deal 3: dealer must be W, not "N"'):
        keep_sheet(read)
    kept = parse_sheet({"deals": [MADE | {"dealer": "E"}, {"passed_out": True, "dealer": "S"}]})
    assert not keep_sheet(kept).behind


def test_the_deals_behind_the_end_are_reported() -> None:
    kept = keep_sheet(parse_sheet({"deals": [MADE] * 4}))
    report = sheet_report(kept)
    assert report["behind"] == [3, 4]
    assert len(report["deals"]) == 2
    assert report["final"] == {"NS": 940, "EW": 0}


def test_duplicate_ends_with_the_last_deal_of_the_file() -> None:
    report = sheet_report(keep_sheet(parse_sheet(one(MADE, profile={"preset": "duplicate"}))))
    assert (report["settlement"], report["winner"]) == ({"NS": 4, "EW": -4}, "NS")


def test_premiums_of_the_end_stand_apart() -> None:
    report = sheet_report(keep_sheet(parse_sheet(one(MADE, stopped=True))))
    assert [(each["reason"], each["points"]) for each in report["closing"]] == [
        ("unfinished_game", 300)
    ]


def test_remarks_are_passed_over() -> None:
    remarks: dict[str, Any] = {
        "points": {},
        "vul": {},
        "dealer_side": "A",
        "comment": "a good one",
        "why": None,
    }
    assert (
        parse_sheet(one(MADE | remarks, note="evening")).results == parse_sheet(one(MADE)).results
    )


@pytest.mark.parametrize(
    ("file", "sentence"),
    [
        (7, "sheet must be an object, not 7"),
        ({}, "deals is missing"),
        ({"deals": {}}, "deals must be a list, not {}"),
        ({"deals": [3]}, "deal 1: deal must be an object, not 3"),
        ({"deals": [MADE, MADE, MADE | {"level": 8}]}, "deal 3: level must be 1 to 7, not 8"),
        (one(MADE | {"level": True}), "deal 1: level must be 1 to 7, not true"),
        (one(MADE | {"level": "4"}), 'deal 1: level must be 1 to 7, not "4"'),
        (one(MADE | {"level": None}), "deal 1: level is missing"),
        (one(MADE | {"strain": "N"}), 'deal 1: strain must be C, D, H, S, NT, not "N"'),
        (one(MADE | {"strain": None}), "deal 1: strain is missing"),
        (one(MADE | {"doubling": 3}), "deal 1: doubling must be 0 to 2, not 3"),
        (one(MADE | {"doubling": "X"}), 'deal 1: doubling must be 0 to 2, not "X"'),
        (one(MADE | {"tricks": 14}), "deal 1: tricks must be 0 to 13, not 14"),
        (one(MADE | {"tricks": -1}), "deal 1: tricks must be 0 to 13, not -1"),
        (one(MADE | {"tricks": 9.5}), "deal 1: tricks must be 0 to 13, not 9.5"),
        (one(MADE | {"declarer": None}), "deal 1: declarer_side is missing"),
        (one(MADE | {"declarer": "X"}), 'deal 1: declarer must be N, E, S, W, not "X"'),
        (one(MADE | {"declarer_side": "EW"}), 'deal 1: declarer must be E or W, not "N"'),
        (
            one(BY_SIDE | {"declarer_side": "C"}),
            'deal 1: declarer_side must be A/B or NS/EW or We/They, not "C"',
        ),
        (
            {"deals": [BY_SIDE, BY_SIDE | {"declarer_side": "EW"}]},
            'deal 2: declarer_side must be A or B, not "EW"',
        ),
        (one(MADE | {"honours": 100}), "deal 1: honours must be an object with side and points"),
        (one(MADE | {"honours": {"points": 100}}), "deal 1: honours side is missing"),
        (
            one(MADE | {"honours": {"side": "NS"}}),
            "deal 1: honours points must be 100 or 150, not null",
        ),
        (
            one(MADE | {"honours": {"seat": "Z", "points": 100}}),
            'deal 1: honours seat must be N, E, S, W, not "Z"',
        ),
        (one(MADE | {"passed_out": True}), "deal 1: declarer does not go with a deal passed out"),
        (one(MADE | {"passed_out": "no"}), 'deal 1: passed_out must be true or false, not "no"'),
        (
            one(MADE | {"doublin": 1}),
            "deal 1: there is no field doublin; perhaps doubling is meant",
        ),
        (one(MADE, stoped=True), "there is no field stoped; perhaps stopped is meant"),
        (one(MADE, stopped=1), "stopped must be true or false, not 1"),
        (one(MADE, first_dealer="n"), 'first_dealer must be N, E, S, W, not "n"'),
        (one(MADE, sides=["A", "B"]), "sides must be an object with a name for each side"),
        (one(MADE, sides={"A": "Ann", "a": "Bob"}), "sides must be an object with a name for each"),
        (
            one(MADE, sides={"A": {"z": 1}, "B": None}),
            "sides must be an object with a name for each",
        ),
        (one(MADE, sides={"A": "\x1b[31m", "B": "Bob"}), "sides must be an object with a name for"),
        (one(MADE, profile="chicago"), 'profile must be an object, not "chicago"'),
        (one(MADE, profile={"preset": "chigago"}), "preset 'chigago' is not one of rubber_law"),
        (one(MADE, profile={"options": {"stake": -1}}), "option stake cannot be -1"),
    ],
)
def test_what_cannot_be_read_names_deal_and_field(file: object, sentence: str) -> None:
    with pytest.raises(UnreadableSheet) as caught:
        parse_sheet(file)
    assert sentence in str(caught.value)


@pytest.mark.parametrize("text", ["", "{", "[" * 100_000, b"\xff", '{"deals": [],}'])
def test_what_is_no_json(text: str | bytes) -> None:
    with pytest.raises(UnreadableSheet) as caught:
        read_sheets(text)
    assert caught.value.fault is Fault.SYNTAX


def test_a_sheet_of_a_list_is_named() -> None:
    with pytest.raises(UnreadableSheet, match="sheet 2: deal 1: level is missing") as caught:
        read_sheets(json.dumps([one(MADE), one({**MADE, "level": None})]))
    assert (caught.value.sheet, caught.value.deal, caught.value.field) == (2, 1, "level")


@pytest.mark.parametrize(
    ("deals", "options", "reason", "deal"),
    [
        ([MADE, MADE | {"honours": {"side": "NS", "points": 100}}], {}, "HONOURS_OFF", 2),
        (
            [MADE | {"honours": {"side": "NS", "points": 50}}],
            {"honours": True},
            "HONOURS_AMOUNT",
            1,
        ),
        (
            [MADE | {"strain": "NT", "honours": {"side": "NS", "points": 100}}],
            {"honours": True},
            "HONOURS_AMOUNT",
            1,
        ),
        (
            [MADE, {"passed_out": True, "honours": {"side": "NS", "points": 100}}],
            {"honours": True},
            "HONOURS_PASSED_OUT",
            2,
        ),
        ([{"passed_out": True, "tricks": 7}], {}, "TRICKS_PASSED_OUT", 1),
        # Behind the end too.
        ([MADE, MADE, {"passed_out": True, "tricks": 7}], {}, "TRICKS_PASSED_OUT", 3),
    ],
)
def test_what_the_rules_forbid_names_the_deal(
    deals: list[Any], options: dict[str, Any], reason: str, deal: int
) -> None:
    file = parse_sheet({"profile": {"options": options}, "deals": deals})
    with pytest.raises(Illegal) as caught:
        keep_sheet(file)
    assert caught.value.reason is MatchReason[reason]
    assert caught.value.details == {"deal": deal}


@pytest.mark.parametrize(
    ("preset", "options", "reason"),
    [
        ("rubber_house_200_700", {"rubber_2_0": 750}, ProfileReason.NEEDS_ANOTHER),
        ("chicago", {"unfinished_part": 50}, ProfileReason.NOT_OF_FORM),
        ("chicago_duplicate", {"fourth_deal_part": "held"}, ProfileReason.NOT_OF_FORM),
        ("duplicate", {"honours": True}, ProfileReason.NOT_OF_FORM),
        ("duplicate", {"insult_redoubled": 50}, ProfileReason.NOT_OF_FORM),
        ("training_s3", {"honours": True}, ProfileReason.NOT_OF_FORM),
        ("draw", {"tour": "three_rubbers"}, ProfileReason.NOT_OF_FORM),
    ],
)
def test_options_that_cannot_stand(
    preset: str, options: dict[str, Any], reason: ProfileReason
) -> None:
    with pytest.raises(Illegal) as caught:
        parse_sheet({"profile": {"preset": preset, "options": options}, "deals": []})
    assert caught.value.reason is reason


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 15) | st.sampled_from(["A", "N", "NT", "S", "EW"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(
                [
                    *(
                        "deals",
                        "profile",
                        "stopped",
                        "declarer",
                        "declarer_side",
                        "level",
                        "strain",
                    ),
                    *("doubling", "tricks", "honours", "side", "points", "passed_out", "dealer"),
                ]
            ),
            inner,
            max_size=8,
        )
    ),
    max_leaves=20,
)


@given(VALUES)
def test_whatever_stands_there_is_read_or_refused(value: object) -> None:
    try:
        read = read_sheets(json.dumps(value))
        for each in [read] if isinstance(read, SheetFile) else read:
            sheet_report(keep_sheet(each))
    except (UnreadableSheet, Illegal):
        pass

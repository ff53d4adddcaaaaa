"""Matches to take away: spreadsheets that do no harm, files that are read again."""

from __future__ import annotations

import csv
import io

import pytest
from hypothesis import given

from rekontra.club.export import COLUMNS, SEPARATORS, Exported, to_csv, to_json
from rekontra.contests import Match, play_match
from rekontra.formats import keep_sheet, read_sheets
from rekontra.game import Seat, Side
from rekontra.scoring import PRESETS
from tests.contests.results import PASS, matches, result

NAMES = dict(zip(Seat, ("Anna", "Boris", "Clara", "Dan"), strict=True))


def table(match: Match, names: dict[Seat, str] = NAMES) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(to_csv([Exported(1, names, match)]))))


@given(matches())
def test_a_file_taken_away_is_read_again_to_the_same_sheet(match: Match) -> None:
    files = read_sheets(to_json([Exported(1, NAMES, match)]))
    assert isinstance(files, list)
    (file,) = files
    kept = keep_sheet(file)
    assert (kept.match.sheet.entries, kept.match.standing.totals) == (
        match.sheet.entries,
        match.standing.totals,
    )
    assert (file.profile, file.first_dealer) == (match.profile, match.first_dealer)


@given(matches())
def test_the_last_line_of_a_table_has_the_totals_and_units(match: Match) -> None:
    last = table(match)[-1]
    for side in Side:
        assert last[f"{side.value} total"] == str(match.sheet.totals[side])
        units = str(match.sheet.settlement[side]) if match.over else ""
        assert last[f"{side.value} units"] == units


def test_a_line_says_what_was_played_and_what_it_brought() -> None:
    match = play_match(PRESETS["rubber_s2"], Seat.N, (PASS, result("4SX E", 11)))
    passed, made = table(match)
    assert (passed["contract"], passed["dealer"], passed["N"]) == ("pass", "N", "Anna")
    assert (made["contract"], made["declarer"], made["result"]) == ("4SX", "E", "1")
    assert (made["EW above"], made["EW below"], made["EW total"]) == ("150", "240", "390")


@pytest.mark.parametrize("separator", SEPARATORS)
@pytest.mark.parametrize("sign", ["=", "+", "-", "@", "\t", "\r", "＝"])
def test_no_name_becomes_a_formula(sign: str, separator: str) -> None:
    match = play_match(PRESETS["rubber_s2"], Seat.N, (PASS,))
    harm = f'{sign}HYPERLINK("http://evil.example")'
    for name, safe in ((harm, f"'{harm}"), (f"x;{harm},{harm}", f"x;'{harm},'{harm}")):
        text = to_csv([Exported(1, NAMES | {Seat.N: name}, match)], separator)
        (line,) = csv.DictReader(io.StringIO(text, newline=""), delimiter=separator)
        assert line["N"] == safe


def test_a_table_without_deals_has_one_line() -> None:
    lines = table(play_match(PRESETS["chicago"], Seat.N))
    assert [set(line) for line in lines] == [set(COLUMNS)]
    assert lines[0]["NS total"] == "0"

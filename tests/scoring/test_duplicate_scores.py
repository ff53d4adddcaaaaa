"""Law 77: the score of a deal that stands alone."""

from __future__ import annotations

import pytest

from rekontra.game import Contract, Seat, Side, Strain
from rekontra.scoring import EntryReason, Place, add_up, duplicate_entries, duplicate_score
from tests.vectors import example, rows

LETTERS = {"": 0, "X": 1, "XX": 2}


def contract(text: str) -> Contract:
    bid = text.rstrip("X")
    return Contract(int(bid[0]), Strain(bid[1:]), LETTERS[text[len(bid) :]], Seat.S)


def test_law_77_every_contract_and_every_number_of_tricks() -> None:
    scores = rows("duplicate_scores.csv")
    assert len(scores) == 2940
    wrong = [
        row
        for row in scores
        if duplicate_score(
            Contract(int(row["level"]), Strain(row["strain"]), int(row["doubling"]), Seat.N),
            int(row["tricks"]),
            row["vul"] == "1",
        )
        != int(row["score"])
    ]
    assert wrong == []


def test_examples_of_the_article() -> None:
    for case in example("worked_examples.json", "article-duplicate")["cases"]:
        score = duplicate_score(contract(case["contract"]), case["tricks"], bool(case["vul"]))
        assert score == case["score"]


@pytest.mark.parametrize(
    ("text", "tricks", "score"), [("7NTXX", 13, 2980), ("1NTXX", 13, 3160), ("7NTXX", 0, -7600)]
)
def test_law_77_extremes_when_vulnerable(text: str, tricks: int, score: int) -> None:
    assert duplicate_score(contract(text), tricks, vulnerable=True) == score


def test_law_22_a_passed_out_deal_scores_nothing() -> None:
    assert duplicate_score(None, 0, vulnerable=True) == 0


def test_overtricks_make_no_game() -> None:
    entries = duplicate_entries(contract("3S"), 10, vulnerable=False)
    assert {entry.reason: entry.points for entry in entries} == {
        EntryReason.TRICKS: 90,
        EntryReason.OVERTRICKS: 30,
        EntryReason.PART_SCORE: 50,
    }
    below = [entry.points for entry in entries if entry.place is Place.BELOW]
    assert below == [90]
    assert add_up(entries) == {Side.NS: 170, Side.EW: 0}


def test_game_and_slam_premiums_are_both_paid() -> None:
    entries = duplicate_entries(contract("6D"), 12, vulnerable=True)
    assert [(entry.reason, entry.points) for entry in entries] == [
        (EntryReason.TRICKS, 120),
        (EntryReason.SMALL_SLAM, 750),
        (EntryReason.GAME, 500),
    ]

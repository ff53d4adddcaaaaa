"""`rekontra bid`: the call, its reasons and its explanation, files of questions, and errors."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rekontra.bots.bidding import Forcing, Meaning, Range
from rekontra.bots.bidding.constraint import Count
from rekontra.cli.meaning import meaning_text
from rekontra.game import Suit
from rekontra.words import Words
from tests.cli.conftest import Run

HAND = "AKQ72.K83.A94.52"


def test_the_call_with_its_reasons_and_the_others(run: Run) -> None:
    ran = run("bid", "--hand", HAND)
    assert ran.exit_code == 0
    assert ran.stdout.splitlines()[0].startswith("1NT — ")
    assert "15–17 HCP, balanced" in ran.stdout


def test_json_has_the_call_its_note_and_alternatives(run: Run) -> None:
    answer = json.loads(run("bid", "--hand", HAND, "--auction", "1C P", "--json").stdout)
    assert answer.keys() == {"call", "note", "meaning", "alternatives"}
    assert answer["call"] in ("1S", "2S")
    assert all(other.keys() == {"call", "note"} for other in answer["alternatives"])


def test_explain_tells_every_call_so_far(run: Run) -> None:
    words = ("bid", "--hand", "K85.Q42.AJ63.T52", "--auction", "P 1NT P", "--dealer", "W")
    answer = json.loads(run(*words, "--explain", "--json").stdout)
    assert [(said["seat"], said["call"]) for said in answer["auction"]] == [
        ("W", "P"),
        ("N", "1NT"),
        ("E", "P"),
    ]
    assert answer["auction"][1]["meaning"] == "15–17 HCP, balanced"
    assert "North: 1NT — " in run(*words, "--explain").stdout


def test_the_notes_are_in_the_language_of_the_command(run: Run) -> None:
    ran = run("bid", "--hand", HAND, "--auction", "1NT P 2D P", "--explain", "--lang", "ru")
    assert "Север: 1БК — " in ran.stdout
    assert "15–17 очков, равномерный расклад" in ran.stdout


def test_calls_are_read_in_any_usual_spelling(run: Run) -> None:
    answers = {
        run("bid", "--hand", HAND, "--auction", auction).stdout
        for auction in ("1C P", "1c pass", "1♣, P", "1♣\ufe0f p")
    }
    assert len(answers) == 1


def test_the_part_score_counts(run: Run) -> None:
    hand = ("bid", "--hand", "K85.Q42.AJ63.T52", "--auction", "1NT P", "--json")
    assert json.loads(run(*hand).stdout)["call"] == "3NT"
    assert json.loads(run(*hand, "--part", "60,0").stdout)["call"] == "P"
    assert json.loads(run(*hand, "--part", "0,60").stdout)["call"] == "3NT"


def test_a_convention_is_switched_off(run: Run) -> None:
    hand = ("bid", "--hand", "KQ85.A742.963.52", "--auction", "1NT P", "--json")
    assert json.loads(run(*hand).stdout)["call"] == "2C"
    assert json.loads(run(*hand, "--without", "stayman,transfers").stdout)["call"] != "2C"


def test_a_file_is_answered_line_by_line(run: Run, tmp_path: Path) -> None:
    questions = [
        {"hand": HAND},
        {"hand": "K85.Q42.AJ63.T52", "auction": ["1NT", "P"], "part": "60,0"},
    ]
    file = tmp_path / "hands.jsonl"
    file.write_text("\n".join(map(json.dumps, questions)), encoding="utf-8")
    ran = run("bid", "--file", str(file))
    assert ran.exit_code == 0
    assert [json.loads(line)["call"] for line in ran.stdout.splitlines()] == ["1NT", "P"]


def test_a_bad_line_of_a_file_gives_an_error_for_that_line(run: Run, tmp_path: Path) -> None:
    lines = [
        '{"hand": "AKQ72.K83.A94.5"}',
        "nonsense",
        "[]",
        '{"auction": "1C"}',
        '{"hand": 5}',
        '{"hand": "AKQ72.K83.A94.52", "cards": ""}',
        "[" * 100_000,
        json.dumps({"hand": HAND}),
    ]
    file = tmp_path / "hands.jsonl"
    file.write_text("\n".join(lines), encoding="utf-8")
    ran = run("bid", "--file", str(file))
    assert ran.exit_code == 1
    answers = [json.loads(line) for line in ran.stdout.splitlines()]
    assert [set(answer) == {"error"} for answer in answers] == [True] * 7 + [False]
    assert answers[0]["error"] == "The hand has 12 cards: it must have 13."


@pytest.mark.parametrize(
    ("words", "code", "sentence"),
    [
        ("--hand AKQ72.K83.A94.5", 1, "The hand has 12 cards: it must have 13."),
        (f"--hand {HAND} --auction 1C,P,1C", 1, "Call 3, 1C, is not allowed: the bid is too low."),
        (f"--hand {HAND} --auction X", 1, "Call 1, X, is not allowed: there is nothing to double."),
        (
            f"--hand {HAND} --auction 1C,P,P,P,1D",
            1,
            "Call 5, 1D, is not allowed: the auction is over by then.",
        ),
        (f"--hand {HAND} --auction 1C,P,P,P", 1, "The auction is over."),
        (f"--hand {HAND} --auction 8C", 2, "8C is no call: write 1C to 7NT, P, X or XX."),
        (f"--hand {HAND} --dealer Q", 2, "--dealer cannot be Q: it is one of n, e, s, w."),
        (f"--hand {HAND} --part 5", 2, "--part cannot be 5: it is one of NS,EW: 0,0 … 90,90."),
        ("", 2, "--hand is missing; rekontra bid --help shows what belongs here."),
    ],
)
def test_what_cannot_be_bid(run: Run, words: str, code: int, sentence: str) -> None:
    ran = run("bid", *words.split())
    assert ran.exit_code == code
    assert ran.stderr == sentence + "\n"


def test_an_unreadable_hand_is_shown_with_how_to_write_one(run: Run) -> None:
    ran = run("bid", "--hand", "AKQ")
    assert ran.exit_code == 2
    assert "write it like AKQ72.K83.A94.52" in ran.stderr


def test_a_hand_and_a_file_do_not_go_together(run: Run) -> None:
    assert run("bid", "--hand", HAND, "--file", "-").exit_code == 2


def test_a_meaning_is_a_sentence_of_either_language() -> None:
    raised = Meaning(
        "",
        strength=Range(10, 12),
        count=Count.SUPPORT,
        trumps=Suit.S,
        lengths=((Suit.S, Range(4, 13)), (Suit.H, Range(2, 2)), (Suit.D, Range(0, 3))),
        forcing=Forcing.INVITES,
        agrees=Suit.S,
    )
    assert meaning_text(Words("en"), raised) == (
        "10–12 points in support, 4+ spades, 2 hearts, at most 3 diamonds, "
        "spades are trumps, invites"
    )
    assert meaning_text(Words("ru"), raised) == (
        "10–12 очков с поддержкой, пики: 4+, червы: ровно 2, бубны: не больше 3, "
        "козыри — пики, приглашение"
    )
    asked = Meaning("", artificial=True, forcing=Forcing.GAME)
    assert meaning_text(Words("en"), asked) == "artificial, forcing to game"
    assert meaning_text(Words("en"), Meaning("")) == ""

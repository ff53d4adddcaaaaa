"""`rekontra sheet`: the printed sheet, JSON, standard input, and the exit codes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from rekontra.cli import app
from tests.cli.conftest import Run
from tests.formats.test_vectors import CHICAGOS, PUBLISHED, VECTORS, file_of, report
from tests.vectors import example

MADE = {"declarer": "N", "level": 4, "strain": "S", "doubling": 0, "tricks": 10}
SLIDES = {
    "profile": {"preset": "rubber_s2"},
    "deals": example("worked_examples.json", "rubber-slides")["deals"],
    "sides": {"A": "Ann and Bob", "B": "Cid and Dora"},
}

PAD = """\
Rubber · No honours

  Ann and Bob │ Cid and Dora
──────────────┼──────────────
          500 │
           50 │
          100 │
          200 │          500
          300 │           30
           60 │           30
══════════════╪══════════════
           60 │          100
──────────────┼──────────────
          360 │           90
──────────────┼──────────────
           60 │           40
              │           90
══════════════╪══════════════
         1690 │          880   Total
            1 │            2   Games
"""


@pytest.fixture
def file(tmp_path: Path) -> Any:
    def write(content: object) -> str:
        path = tmp_path / "sheet.json"
        path.write_text(json.dumps(content), encoding="utf-8")
        return str(path)

    return write


def test_the_published_rubber_looks_like_a_score_pad(run: Run, file: Any) -> None:
    ran = run("sheet", file(SLIDES))
    assert ran.exit_code == 0
    printed = "\n".join(line.rstrip() for line in ran.stdout.splitlines())
    assert printed.startswith(PAD)
    assert printed.endswith("Two games: Cid and Dora\nAnn and Bob: 810 more, 8 units")


def test_in_russian(run: Run, file: Any) -> None:
    ran = run("sheet", file({"deals": [MADE | {"declarer": None, "declarer_side": "We"}]}))
    russian = run("sheet", "--lang", "ru", file(SLIDES | {"sides": None}))
    assert "We" in ran.stdout
    assert "A: больше на 810, 8 единиц" in russian.stdout


def test_a_match_under_way(run: Run, file: Any) -> None:
    ran = run("sheet", file({"deals": [MADE | {"level": 2}]}))
    assert "Below the line now" in ran.stdout
    assert ran.stdout.rstrip().endswith("The match is not over.\nNext to deal: East")


def test_a_list_has_a_title_for_each(run: Run, file: Any) -> None:
    duplicate = {"profile": {"preset": "duplicate"}, "deals": [MADE, {"passed_out": True}]}
    training = {
        "profile": {"preset": "training_s3"},
        "deals": [{"declarer": "S", "strain": "H", "tricks": 9}],
    }
    stake = {"profile": {"options": {"stake": 5}}, "deals": [MADE, MADE]}
    ran = run("sheet", file([duplicate, training, stake, {"deals": [], "stopped": True}]))
    assert ran.exit_code == 0
    for words in (
        "Sheet 1",
        "deal 2",
        "passed out",
        "Sheet 2",
        "Training without an auction",
        "90 tricks over six",
        "At 5 a unit each of them receives 45.",
        "Stopped before its end.",
        "A draw",
    ):
        assert words in ran.stdout


def test_json_is_one_object_or_a_list(run: Run, file: Any) -> None:
    whole = json.loads(run("sheet", file(SLIDES), "--json").stdout)
    assert whole["final"] == {"A": 1690, "B": 880}
    assert whole["settlement"] == {"A": 8, "B": -8}
    assert whole["winner"] == "A"
    assert set(whole["deals"][0]) == {"points", "legs", "games", "vulnerable", "entries"}
    assert json.loads(run("sheet", file([SLIDES]), "--json").stdout) == [whole]


def test_standard_input() -> None:
    ran = CliRunner().invoke(app, ["sheet", "-", "--json"], input=json.dumps(SLIDES))
    assert json.loads(ran.stdout)["winner"] == "A"


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ({"deals": [MADE, MADE, MADE | {"level": 8}]}, "deal 3: level must be 1 to 7, not 8"),
        ([{"deals": []}, {"deals": [{}]}], "sheet 2: deal 1: declarer_side is missing"),
        ({"deals": [MADE | {"dealer": "N"}, MADE | {"dealer": "N"}]}, "deal 2: dealer must be E"),
        ({"profile": {"preset": "x"}, "deals": []}, "the profile cannot be read: preset 'x'"),
        ({"deals": [MADE | {"doublin": 1}]}, "deal 1: there is no field doublin; perhaps doubling"),
        ({"deals": [MADE | {"passed_out": True}]}, "declarer does not go with a deal passed out"),
        ({"deals": [MADE | {"strain": "X"}]}, "deal 1: strain must be C, D, H, S, NT"),
    ],
)
def test_what_cannot_be_read(run: Run, file: Any, content: object, sentence: str) -> None:
    ran = run("sheet", file(content))
    assert (ran.exit_code, ran.stdout) == (2, "")
    assert sentence in ran.stderr


def test_no_file_and_no_json(run: Run, tmp_path: Path) -> None:
    missing = run("sheet", str(tmp_path / "none.json"))
    assert (missing.exit_code, "none.json cannot be read" in missing.stderr) == (2, True)
    (tmp_path / "broken.json").write_text("{")
    broken = run("sheet", str(tmp_path / "broken.json"))
    assert (broken.exit_code, "this is no JSON" in broken.stderr) == (2, True)


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (
            {"deals": [MADE, MADE | {"honours": {"side": "NS", "points": 100}}]},
            "deal 2: Honours are not played here.",
        ),
        (
            {"profile": {"preset": "chicago", "options": {"rubber_2_0": 750}}, "deals": []},
            "rubber_2_0 does not belong to this form",
        ),
    ],
)
def test_what_the_rules_forbid(run: Run, file: Any, content: object, sentence: str) -> None:
    ran = run("sheet", file(content))
    assert (ran.exit_code, ran.stdout) == (1, "")
    assert sentence in ran.stderr


def test_deals_behind_the_end_are_reported_beside_the_sheet(run: Run, file: Any) -> None:
    ran = run("sheet", file({"deals": [MADE] * 4}), "--json")
    assert ran.exit_code == 1
    assert json.loads(ran.stdout)["behind"] == [3, 4]
    assert "Deals 3, 4 lie behind the end of the match and are not scored." in ran.stderr


def test_every_match_of_the_vectors(run: Run, file: Any) -> None:
    rubbers = VECTORS["law_agree"]["rubbers"]
    files = [file_of(given) for given in (*PUBLISHED, *CHICAGOS)]
    files += [{"deals": rubber["deals"]} for rubber in rubbers]
    ran = run("sheet", file(files), "--json")
    assert ran.exit_code == 0
    found = json.loads(ran.stdout)
    assert found == [report(each) for each in files]
    assert [each["final"] for each in found] == [
        given["final"] for given in (*PUBLISHED, *CHICAGOS, *rubbers)
    ]
    settled = {given["id"]: each for given, each in zip(PUBLISHED, found, strict=False)}
    assert settled["chicago-pavlicek"]["final"] == {"A": 1650, "B": 1070}
    assert settled["chicago-pavlicek"]["settlement"] == {"A": 6, "B": -6}

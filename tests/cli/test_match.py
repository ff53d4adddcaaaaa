"""`rekontra match`: two teams of bots, their boards, and what one may conclude."""

from __future__ import annotations

import json

import pytest

from rekontra.analysis import NoSolver, ready
from rekontra.bots import BOTS, team_match
from rekontra.bots.levels import Level
from rekontra.scoring import imps
from tests.cli.conftest import Run

solver = pytest.mark.skipif(not ready(), reason="there is no double dummy here")


def test_the_levels_of_the_tables_can_be_matched() -> None:
    assert {level.value for level in Level} <= BOTS.keys()


@solver
def test_json_of_a_match_holds_every_board(run: Run) -> None:
    ran = run("match", "weak", "simple", "-n", "6", "--seed", "4", "--jobs", "1", "--json")
    assert ran.exit_code == 0
    found = json.loads(ran.stdout)
    assert (found["home"], found["away"], found["seed"]) == ("weak", "simple", 4)
    assert found["played"] is False
    assert [board["number"] for board in found["boards"]] == [1, 2, 3, 4, 5, 6]
    won = [board["imps"] for board in found["boards"]]
    for board in found["boards"]:
        assert board["imps"] == imps(board["open"]["points"] - board["closed"]["points"])
    result = found["result"]
    assert (result["boards"], result["total"], result["mean"]) == (6, sum(won), sum(won) / 6)
    declared = result["home"]["declared"] + result["away"]["declared"]
    assert declared + result["passed_out"] == 12


def test_the_cards_may_be_played(run: Run) -> None:
    words = ("match", "weak", "weak", "-n", "2", "--seed", "4", "--jobs", "1", "--played")
    found = json.loads(run(*words, "--json").stdout)
    assert found["played"] is True
    assert found["result"]["total"] == 0
    text = run(*words).stdout
    assert "weak – weak · 2 boards · cards played · seed 4" in text
    assert "A draw." in text


def test_workers_change_nothing(run: Run) -> None:
    words = ("match", "weak", "simple", "-n", "3", "--seed", "9", "--played", "--json")
    assert run(*words, "--jobs", "2").stdout == run(*words, "--jobs", "1").stdout


def test_the_seed_is_told_and_deals_the_same_boards_again(run: Run) -> None:
    words = ("match", "weak", "simple", "-n", "2", "--played", "--jobs", "1", "--json")
    first = json.loads(run(*words).stdout)
    again = json.loads(run(*words, "--seed", str(first["seed"])).stdout)
    assert again == first
    assert json.loads(run(*words).stdout)["seed"] != first["seed"]


def test_the_table_of_a_match(run: Run) -> None:
    words = ("match", "weak", "simple", "-n", "3", "--seed", "5", "--played", "--jobs", "1")
    found = json.loads(run(*words, "--json").stdout)
    text = " ".join(run(*words, "--each").stdout.split())
    assert "Board Open table N–S Closed table N–S IMPs" in text
    for board in found["boards"]:
        assert f" {board['number']} " in text
        assert f"{board['imps']:+}".replace("-", "−") in text
    mean = f"{found['result']['mean']:+.2f}".replace("-", "−")
    error = f"{found['result']['error']:.2f}"
    assert f"IMPs a board for the home team: {mean} ± {error}" in text
    assert "Contracts Games Slams Doubled" in text
    assert "Open table" not in run(*words).stdout


def test_russian_match(run: Run) -> None:
    words = ("match", "weak", "weak", "-n", "1", "--seed", "5", "--played", "--lang", "ru")
    text = run(*words).stdout
    assert "weak – weak · 1 сдача · с розыгрышем · seed 5" in text
    assert "Ничья." in text


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("weak grand", f"BOT cannot be grand: it is one of {', '.join(BOTS)}."),
        ("weak", "BOT is missing; rekontra match --help shows what belongs here."),
        ("weak weak --boards 0", "--boards takes a number from 1 to 1000000."),
        ("weak weak --jobs 1000", "--jobs takes a number from 0 to 256."),
        ("weak weak --seed s", "--seed takes a whole number."),
    ],
)
def test_what_cannot_be_matched(run: Run, words: str, sentence: str) -> None:
    ran = run("match", *words.split())
    assert ran.exit_code == 2
    assert ran.stderr == sentence + "\n"


def test_without_a_solver_the_cards_must_be_played(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_solver(*_: object) -> int:
        raise NoSolver("none")

    monkeypatch.setattr(team_match, "most_tricks", no_solver)
    ran = run("match", "weak", "weak", "-n", "1", "--seed", "5", "--jobs", "1")
    assert ran.exit_code == 1
    assert ran.stderr == (
        "This machine has no double-dummy solver: add --played to have the cards played.\n"
    )

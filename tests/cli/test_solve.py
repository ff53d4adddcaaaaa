"""`rekontra solve`: tables and par of deals, from the line or a file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rekontra.analysis import DoubleDummy, NoSolver
from rekontra.cli import solve
from rekontra.game import SEATS, Strain
from tests.analysis.known import KNOWN
from tests.cli.conftest import Run
from tests.vectors import load

DEALS = [each["deal"] for each in load("dd_tables.json")["deals"]]


def test_the_table_is_shown_with_par(run: Run) -> None:
    ran = run("solve", DEALS[0])
    assert ran.exit_code == 0
    rows = {line.split()[0]: line.split()[1:] for line in ran.stdout.splitlines() if line.split()}
    assert rows["Declarer"] == ["♣", "♦", "♥", "♠", "NT"]
    assert rows["North"] == ["5", "4", "5", "4", "5"]
    assert rows["West"] == ["8", "9", "8", "9", "8"]
    par = "Par is 140 for East–West: 1 spade by East or West, 2 overtricks."
    assert par in ran.stdout
    assert "Par is what neither side can better" in ran.stdout


def test_a_deal_need_not_stand_in_quotes_and_a_fourth_hand_not_be_written(run: Run) -> None:
    n, e, s, _ = DEALS[0].split()
    assert run("solve", n, e, s, "-").stdout == run("solve", DEALS[0]).stdout


def test_vulnerability_counts_for_par(run: Run) -> None:
    for vul, score in (("none", -420), ("ns", -420), ("ew", -620), ("both", -620)):
        ran = run("solve", DEALS[9], "--json", "--vul", vul)
        assert json.loads(ran.stdout)["par"]["score"] == score


def test_the_dealer_counts_for_par(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    both_make_one_notrump = DoubleDummy((6, 6, 6, 6, 7) * 4)
    monkeypatch.setattr(solve, "tables", lambda deals: [both_make_one_notrump])
    for dealer, contract in (("N", "1NT by NS ="), ("e", "1NT by EW =")):
        ran = run("solve", DEALS[0], "--json", "--dealer", dealer)
        assert json.loads(ran.stdout)["par"]["contracts"] == [contract]


def test_every_deal_of_a_file_is_a_line_of_json(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "deals.txt"
    path.write_text("\n".join(DEALS[:3]) + "\n\n")
    ran = run("solve", "--file", str(path), "--json")
    assert ran.exit_code == 0
    lines = [json.loads(line) for line in ran.stdout.splitlines()]
    assert len(lines) == 3
    for line, (_, known) in zip(lines, KNOWN, strict=False):
        assert line["table"] == {
            seat.value: {strain.value: known.of(seat, strain) for strain in Strain}
            for seat in SEATS
        }
    assert lines[0]["par"] == {"score": -140, "contracts": ["1S by EW +2"]}


def test_a_pbn_file_says_who_deals_and_who_is_vulnerable(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "boards.pbn"
    boards = [(2, "E", "NS"), (7, "S", "All")]
    path.write_text(
        "\n\n".join(
            f'[Board "{number}"]\n[Dealer "{dealer}"]\n[Vulnerable "{zone}"]\n[Deal "{deal}"]'
            for (number, dealer, zone), deal in zip(boards, DEALS, strict=False)
        )
    )
    ran = run("solve", "--file", str(path))
    assert ran.exit_code == 0
    assert "Board 2 · East deals · North–South vulnerable" in ran.stdout
    assert "Board 7 · South deals · all vulnerable" in ran.stdout
    ran = run("solve", "--file", str(path), "--dealer", "W", "--vul", "none")
    assert "Board 7 · West deals · nobody vulnerable" in ran.stdout


def test_what_deal_prints_is_solved_from_the_standard_input(run: Run, tmp_path: Path) -> None:
    dealt = run("deal", "--seed", "3", "--format", "pbn").stdout
    assert dealt.startswith('[Deal "')
    path = tmp_path / "dealt"
    path.write_text(dealt)
    ran = run("solve", "--file", str(path), "--json")
    assert ran.exit_code == 0
    assert json.loads(ran.stdout)["table"].keys() == set("NESW")


@pytest.mark.slow
def test_many_deals_are_solved_in_their_order(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "deals.txt"
    path.write_text("\n".join(DEALS[:10]))
    ran = run("solve", "--file", str(path), "--json")
    assert ran.exit_code == 0
    for line, (_, known) in zip(ran.stdout.splitlines(), KNOWN, strict=False):
        assert json.loads(line)["table"]["N"]["S"] == known.of(SEATS[0], Strain.S)
    assert ran.stderr == ""


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ([], "Which deal?"),
        (["N:... - - -", "--file", "x"], "Which deal?"),
        (["N:AK"], "N:AK is no deal"),
        (["N:AZ.. - - -"], "N:AZ.. - - - is no deal"),
        (["N:AK... - - -"], "Board 1 has no whole deal"),
        ([DEALS[0], "--vul", "we"], "--vul cannot be we"),
        ([DEALS[0], "--dealer", "Z"], "--dealer cannot be Z"),
    ],
)
def test_what_cannot_be_solved_is_said(run: Run, words: list[str], sentence: str) -> None:
    ran = run("solve", *words)
    assert ran.exit_code == 2
    assert ran.stderr.startswith(sentence)
    assert ran.stdout == ""


def test_a_file_without_a_deal(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "empty.txt"
    path.write_text("\n")
    ran = run("solve", "--file", str(path))
    assert (ran.exit_code, ran.stderr) == (2, f"There is no deal in {path}.\n")
    ran = run("solve", "--file", str(tmp_path / "missing.txt"))
    assert ran.exit_code == 2
    assert "missing.txt cannot be read" in ran.stderr


def test_a_machine_without_a_solver_says_so(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(deals: object) -> object:
        raise NoSolver("there is none")

    monkeypatch.setattr(solve, "tables", missing)
    ran = run("solve", DEALS[0])
    assert ran.exit_code == 1
    assert ran.stderr.startswith("There is no double-dummy solver for this machine")


def test_russian_words(run: Run) -> None:
    ran = run("solve", DEALS[0], "--lang", "ru")
    assert (
        "Минимакс — 140 у Востока–Запада: 1 пика, Восток или Запад, 2 лишние взятки." in ran.stdout
    )

"""`rekontra check` and `rekontra convert`: what they print, what they write, the exit codes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rekontra.formats import Flaw, read_json, read_lin, read_pbn
from rekontra.words import LANGUAGES, Words
from tests.cli.conftest import Run
from tests.formats.shared import EXAMPLES

CLUB = str(EXAMPLES / "club.pbn")
MATCH = str(EXAMPLES / "match.lin")
BOARDS = str(EXAMPLES / "boards.json")


def test_a_sound_file(run: Run) -> None:
    ran = run("check", BOARDS)
    assert (ran.exit_code, ran.stdout) == (0, f"{BOARDS}: 2 boards, nothing wrong\n")


def test_issues_are_told_with_their_places(run: Run) -> None:
    ran = run("check", CLUB, MATCH)
    assert ran.exit_code == 1
    assert ran.stdout.splitlines() == [
        f"{CLUB}: 3 boards, 1 thing wrong",
        f"{CLUB}:43:1: board 3: Board cannot be 25A",
        f"{MATCH}: 4 boards, 1 thing wrong",
        f"{MATCH}:7:7: board 3: West has 1 card",
    ]


def test_a_line_of_json_for_each_file(run: Run) -> None:
    ran = run("check", BOARDS, CLUB, "--json")
    assert ran.exit_code == 1
    assert [json.loads(line) for line in ran.stdout.splitlines()] == [
        {"file": BOARDS, "boards": 2, "issues": []},
        {
            "file": CLUB,
            "boards": 3,
            "issues": [
                {"line": 43, "column": 1, "board": 3, "message": "Board cannot be 25A"},
            ],
        },
    ]


def test_a_file_that_cannot_be_read_does_not_keep_the_others_from_it(
    run: Run, tmp_path: Path
) -> None:
    binary = tmp_path / "a.pbn"
    binary.write_bytes(b"a\0b")
    ran = run("check", "--json", str(binary), str(tmp_path / "none.lin"), "a.txt", CLUB)
    assert ran.exit_code == 2
    told = [json.loads(line) for line in ran.stdout.splitlines()]
    assert [each["boards"] for each in told] == [0, 0, 0, 3]
    assert told[0]["issues"][0]["message"] == f"{binary} cannot be read: this is no text"
    ran = run("check", str(binary), BOARDS)
    assert (ran.exit_code, ran.stdout) == (2, f"{BOARDS}: 2 boards, nothing wrong\n")
    assert ran.stderr == f"{binary} cannot be read: this is no text\n"


@pytest.mark.parametrize("source", [CLUB, MATCH, BOARDS])
@pytest.mark.parametrize("ending", ["pbn", "lin", "json"])
def test_boards_in_every_form(run: Run, tmp_path: Path, source: str, ending: str) -> None:
    target = tmp_path / f"out.{ending}"
    ran = run("convert", source, str(target))
    assert ran.exit_code == 0
    readers = {"pbn": read_pbn, "lin": read_lin, "json": read_json}
    before = readers[source.rpartition(".")[2]](Path(source).read_bytes()).boards
    after = readers[ending](target.read_bytes()).boards
    assert ran.stdout == f"{len(before)} boards written to {target}\n"
    assert [board.hands for board in after] == [board.hands for board in before]


def test_pbn_is_written_with_the_ends_of_lines_that_it_demands(run: Run, tmp_path: Path) -> None:
    target = tmp_path / "out.pbn"
    assert run("convert", BOARDS, str(target)).exit_code == 0
    data = target.read_bytes()
    assert data.startswith(b"% PBN 2.1\r\n% EXPORT\r\n")
    assert data.count(b"\n") == data.count(b"\r\n")


def test_convert_says_that_something_was_wrong(run: Run, tmp_path: Path) -> None:
    ran = run("convert", CLUB, str(tmp_path / "out.json"))
    assert ran.exit_code == 0
    place = f"1 place in {CLUB} is not as it should be"
    assert ran.stderr == f"{place}: rekontra check tells more.\n"


def test_the_boards_of_rekontra_deal_are_read(run: Run, tmp_path: Path) -> None:
    source = tmp_path / "deals.json"
    source.write_text(run("deal", "-n", "3", "--seed", "1", "--format", "json").stdout)
    assert run("convert", str(source), str(tmp_path / "deals.lin")).exit_code == 0
    assert len(read_lin((tmp_path / "deals.lin").read_bytes()).boards) == 3


def test_a_file_without_boards_leaves_what_stands_in_out(run: Run, tmp_path: Path) -> None:
    source, target = tmp_path / "empty.pbn", tmp_path / "out.pbn"
    source.write_text("% PBN 2.1\n", encoding="utf-8")
    target.write_text("kept", encoding="utf-8")
    ran = run("convert", str(source), str(target))
    assert ran.exit_code == 2
    assert ran.stderr.startswith("There is no deal in ")
    assert target.read_text(encoding="utf-8") == "kept"


def test_a_link_is_converted(run: Run, tmp_path: Path) -> None:
    target = tmp_path / "out.pbn"
    link = "https://www.bridgebase.com/tools/handviewer.html?n=sakqjt98765432&d=n&a=7sppp"
    assert run("convert", link, str(target)).exit_code == 0
    assert read_pbn(target.read_bytes()).boards[0].declarer is not None


def test_an_encoding_is_taken_by_its_name(run: Run, tmp_path: Path) -> None:
    source = tmp_path / "a.pbn"
    source.write_bytes('[Event "Туз"]'.encode("cp1251"))
    target = tmp_path / "a.json"
    assert run("convert", str(source), str(target), "--encoding", "cp1251").exit_code == 0
    assert read_json(target.read_bytes()).boards[0].event == "Туз"


@pytest.mark.parametrize(
    "words",
    [
        ("convert", CLUB, "out.txt"),
        ("convert", CLUB, "out"),
        ("convert", "none.pbn", "out.pbn"),
        ("convert", CLUB),
        ("check",),
        *(("check", CLUB, "--encoding", name) for name in ("nonsense", "rot13", "base64", "a\0b")),
    ],
)
def test_what_cannot_be_understood(run: Run, words: tuple[str, ...]) -> None:
    ran = run(*words)
    assert ran.exit_code == 2
    assert ran.stderr


def test_a_name_without_an_ending_is_told_whole(run: Run) -> None:
    ran = run("check", "boards", "--json")
    assert json.loads(ran.stdout)["issues"][0]["message"].startswith("FILE cannot be boards:")
    assert run("convert", CLUB, "out").stderr.startswith("OUT cannot be out:")


def test_a_file_that_cannot_be_written(run: Run, tmp_path: Path) -> None:
    ran = run("convert", CLUB, str(tmp_path / "none" / "out.pbn"))
    assert ran.exit_code == 1
    assert "cannot be written" in ran.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_flaw_has_its_sentence(language: str) -> None:
    words = Words(language)
    assert [flaw for flaw in Flaw if not words.knows(f"cli-flaw-{flaw.value}")] == []

"""`rekontra review`: files of boards looked at again, as a page and as JSON."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from rekontra.analysis import ready
from rekontra.bots.review import Review
from rekontra.formats import Board, Laid, Said, write_json, write_lin, write_pbn
from rekontra.game import Call, Card, Seat, Side
from tests.cli.conftest import Run
from tests.game.deals import deal_of

pytestmark = pytest.mark.skipif(not ready(), reason="there is no double dummy here")

SLAM = deal_of("5432.5432.432.32 T9.QJT9.QJT.QJT8 AKQJ876..AK5.AK9 .AK876.9876.7654")
CALLS = "P P 6S P P P"
# South gives up a club and then a diamond too.
CARDS = "HA H2 H9 S6 C9 C7 C3 CT ST SJ H6 S3 D5 D6 D2 DT"


def board(
    number: int = 7, calls: str | None = CALLS, cards: str = CARDS, **changes: object
) -> Board:
    plain: dict[str, object] = {
        "number": number,
        "players": ("Ann", "Ben", "Cid", None),
        "dealer": Seat.N,
        "vulnerable": (Side.NS,),
        "hands": SLAM.hands,
        "declarer": Seat.S,
        "bid": Call.S6,
        "tricks": 11,
        "auction": None if calls is None else tuple(Said(Call(call)) for call in calls.split()),
        "leader": Seat.W,
        "play": tuple(Laid(Card(card)) for card in cards.split()),
    }
    return Board(**{**plain, **changes})  # type: ignore[arg-type]


PASSED_OUT = board(
    8, "P P P P", "", declarer=None, bid=Call.PASS, tricks=None, leader=None, play=None
)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "boards.pbn"
    path.write_text(write_pbn([board(), PASSED_OUT]), encoding="utf-8")
    return path


def squeezed(text: str) -> list[str]:
    return [" ".join(line.split()) for line in text.splitlines()]


def test_the_page_of_a_deal(run: Run, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "140")
    ran = run("review", str(file), "--board", "7", "--jobs", "1")
    assert (ran.exit_code, ran.stderr) == (0, "")
    lines = squeezed(ran.stdout)
    assert lines[0] == "Board 7 · North deals · North–South vulnerable"
    assert "♠ A K Q J 8 7 6" in lines
    assert "South 4 7 5 12 8" in lines
    assert any(line.startswith("Par is ") for line in lines)
    assert "6♠ S −1 · double dummy 12 tricks at the opening lead" in lines
    assert "1 ♥2 ♥9 ♠6 > ♥A 12" in lines
    assert "4 ♦2 ♦10 > ♦5 −1 ! ♦6 11" in lines
    (costly,) = [line for line in lines if line.startswith("Trick ") and "costs" in line]
    assert costly.startswith("Trick 4, South: ♦5 costs 1 trick double dummy, ")
    assert costly.endswith("on what could be seen there was better.")
    # Dummy's cards are South's.
    assert any(line.startswith("North Ann") and line.endswith(" 0 0 0") for line in lines)
    assert any(line.startswith("South Cid") and line.endswith(" 8 1 1") for line in lines)


def test_what_the_calls_say_is_beside_them(
    run: Run, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "300")
    page = run("review", str(file), "--board", "7", "--jobs", "1").stdout
    found = json.loads(run("review", str(file), "--board", "7", "--jobs", "1", "--json").stdout)
    rows = [line.split() for line in page.splitlines()]
    for call in found["review"]["calls"]:
        sign = {"P": "pass", "6S": "6♠"}[call["call"]]
        seat = {"N": "North", "E": "East", "S": "South", "W": "West"}[call["seat"]]
        assert [seat, sign] in [row[:2] for row in rows]
    unlisted = [call for call in found["review"]["calls"] if not call["listed"]]
    assert page.count("no call of the book; taken naturally") == len(unlisted)


def test_json_is_a_board_a_line(run: Run, file: Path) -> None:
    ran = run("review", str(file), "--json", "--jobs", "1")
    assert ran.exit_code == 0
    first, second = (json.loads(line) for line in ran.stdout.splitlines())
    assert (first["board"], first["dealer"], first["vulnerable"]) == (7, "N", ["NS"])
    assert first["contract"] == {"level": 6, "strain": "S", "doubling": 0, "declarer": "S"}
    assert first["tricks"] == 11
    seen = msgspec.convert(first["review"], Review, strict=False)
    assert [card.cost for card in seen.cards] == [0] * 12 + [1, 0, 0, 0]
    assert seen.cards[12].reasonable is False
    assert seen.values == (12,) * 13 + (11,) * 4
    assert (second["board"], second["contract"]) == (8, None)
    assert second["review"]["cards"] == second["review"]["values"] == []
    assert [call["call"] for call in second["review"]["calls"]] == ["P"] * 4


@pytest.mark.parametrize("ending", ["pbn", "lin", "json"])
def test_every_form_of_file_is_reviewed_alike(run: Run, tmp_path: Path, ending: str) -> None:
    write = {"pbn": write_pbn, "lin": write_lin, "json": write_json}[ending]
    path = tmp_path / f"boards.{ending}"
    path.write_text(write([board()]), encoding="utf-8")
    found = json.loads(run("review", str(path), "--json", "--jobs", "1").stdout)
    assert found["review"]["values"] == [12] * 13 + [11] * 4
    assert [call["call"] for call in found["review"]["calls"]] == CALLS.split()


def test_workers_change_nothing(run: Run, file: Path) -> None:
    words = ("review", str(file), "--json")
    assert run(*words, "--jobs", "2").stdout == run(*words, "--jobs", "1").stdout


def test_a_board_without_an_auction_or_a_play(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "boards.json"
    boards = [board(1, calls=None), board(2, play=None, leader=None), board(3, bid=None)]
    boards.append(board(4, calls=None, bid=None, declarer=None))
    path.write_text(write_json(boards), encoding="utf-8")
    ran = run("review", str(path), "--json", "--jobs", "1")
    one, two, three, four = (json.loads(line)["review"] for line in ran.stdout.splitlines())
    assert (len(one["calls"]), len(one["cards"])) == (0, 16)
    assert (len(two["calls"]), two["cards"], two["values"]) == (6, [], [12])
    # The auction tells the contract.
    assert len(three["calls"]) == 6
    # Nobody knows what was played, but the deal has its table and its par.
    assert (four["calls"], four["cards"], four["par"]["score"]) == ([], [], 1100)
    assert run("review", str(path), "--jobs", "1").exit_code == 0


def test_a_board_that_is_not_whole_does_not_stop_the_others(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "boards.pbn"
    n, e = SLAM.hands[:2]
    partial = board(3, calls=None, hands=(n, e, None, None), play=None, leader=None)
    path.write_text(write_pbn([partial, PASSED_OUT]), encoding="utf-8")
    ran = run("review", str(path), "--json", "--jobs", "1")
    assert ran.exit_code == 1
    assert "Board 3 has no whole deal" in ran.stderr
    assert [json.loads(line)["board"] for line in ran.stdout.splitlines()] == [8]


def test_russian_review(run: Run, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "140")
    ran = run("review", str(file), "--board", "7", "--jobs", "1", "--lang", "ru")
    assert ran.exit_code == 0
    lines = squeezed(ran.stdout)
    assert "Минимакс" in ran.stdout
    assert "6♠ S −1 · перед первым ходом на вскрытых картах 12 взяток" in lines


@pytest.mark.parametrize(
    ("words", "code", "sentence"),
    [
        (("--board", "9"), 1, "There is no board 9 in "),
        (("--board", "0"), 2, "--board takes a number from 1 on."),
    ],
)
def test_boards_that_are_not_there(
    run: Run, file: Path, words: tuple[str, ...], code: int, sentence: str
) -> None:
    ran = run("review", str(file), *words)
    assert ran.exit_code == code
    assert sentence in ran.stderr


def test_files_that_cannot_be_reviewed(run: Run, tmp_path: Path) -> None:
    empty = tmp_path / "empty.pbn"
    empty.write_text("", encoding="utf-8")
    assert run("review", str(empty)).stderr == f"There is no deal in {empty}.\n"
    missing = tmp_path / "missing.pbn"
    ran = run("review", str(missing))
    assert ran.exit_code == 2
    assert str(missing) in ran.stderr
    ran = run("review", str(tmp_path / "boards.txt"))
    assert ran.exit_code == 2
    assert ".pbn, .lin, .json" in ran.stderr

"""Boards as JSON: all that a board says and back, and issues for what it cannot say."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rekontra.formats import (
    Board,
    Flaw,
    Laid,
    Read,
    Said,
    read_json,
    read_lin,
    read_pbn,
    write_json,
)
from rekontra.game import Call, Card, Contract, Seat, Strain, Unreadable
from tests.formats.shared import EXAMPLES


def test_a_board() -> None:
    found = read_json((EXAMPLES / "boards.json").read_bytes())
    assert found.issues == ()
    first, second = found.boards
    assert first.contract == Contract(1, Strain.NT, 1, Seat.N)
    assert first.auction is not None and first.play is not None
    assert first.auction[0] == Said(Call.NT1, "15-17")
    assert first.play[3] == Laid(Card.H2, marks=("?",))
    assert first.tag("Room") == "Open"
    assert second.passed_out and second.players == (None, None, "Sam", None)


@pytest.mark.parametrize("name", ["club.pbn", "match.lin", "boards.json"])
def test_what_was_read_is_the_same_after_writing(name: str) -> None:
    readers = {".pbn": read_pbn, ".lin": read_lin, ".json": read_json}
    path: Path = EXAMPLES / name
    boards = readers[path.suffix](path.read_bytes()).boards
    assert read_json(write_json(boards).encode()).boards == boards


def test_a_line_a_board_is_read_as_a_list_is() -> None:
    assert len(read_json(b'{"board": 1}\n{"board": 2}\n').boards) == 2


def test_what_is_not_known_is_left_out() -> None:
    assert json.loads(write_json([Board()])) == [{}]
    assert read_json(write_json([]).encode()) == Read(())


@pytest.mark.parametrize(
    ("field", "value"),
    [
        *(("board", value) for value in (0, -1, 1.5, "7", True, 10**9)),
        *(("dealer", value) for value in ("Q", 1)),
        ("vulnerable", "NS"),
        ("vulnerable", ["X"]),
        ("vulnerable", [1]),
        ("hands", {"N": "AKQ"}),
        ("hands", {"N": 1}),
        ("hands", []),
        *(("tricks", value) for value in (14, "9")),
        ("auction", ["8C"]),
        ("auction", [{}]),
        ("auction", "1C"),
        ("auction", [{"call": "1C", "marks": ["]"]}]),
        ("play", ["1A"]),
        ("play", [7]),
        ("tags", [{"name": "a b", "value": ""}]),
        ("tags", [{"name": "A"}]),
        ("tags", [1]),
        ("remarks", [{"text": "x", "kind": "?"}]),
        ("contract", "8C"),
    ],
)
def test_a_field_that_cannot_be_is_an_issue_and_stays_unknown(field: str, value: object) -> None:
    found = read_json(json.dumps([{field: value}]).encode())
    assert found.boards == (Board(),)
    assert [(issue.flaw, dict(issue.details)["name"]) for issue in found.issues] == [
        (Flaw.VALUE, field)
    ]


def test_an_illegal_call_ends_the_auction() -> None:
    found = read_json(b'[\n{"board": 1,\n "auction": ["1C", "1C"]}]')
    assert found.boards[0].auction == (Said(Call.C1),)
    assert [(issue.line, issue.flaw) for issue in found.issues] == [(2, Flaw.ILLEGAL_CALL)]


def test_a_card_that_cannot_be_ends_the_play() -> None:
    text = '{"contract": "1C", "declarer": "N", "play": ["SA", "SA"]}'
    found = read_json(text.encode())
    assert found.boards[0].play == (Laid(Card.SA),)
    assert [issue.flaw for issue in found.issues] == [Flaw.NOT_HELD]


@pytest.mark.parametrize("data", [b"{", b"[" * 100_000 + b'{"a":' * 100_000, b"nul", b'{"a" 1}'])
def test_what_is_no_json_is_refused(data: bytes) -> None:
    with pytest.raises(Unreadable):
        read_json(data)


@pytest.mark.parametrize("text", ["[", "[[[[", '[{"board": 1}', '{"board": 1}]'])
def test_a_bracket_without_a_partner_is_an_issue(text: str) -> None:
    found = read_json(text.encode())
    assert len(found.boards) == text.count("board")
    assert [issue.flaw for issue in found.issues] == [Flaw.OPEN_BRACKET]

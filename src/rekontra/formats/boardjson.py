"""Boards as JSON: an object a board, in a list or one after the other."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, TypeVar

from rekontra.formats.boards import (
    MAX_NUMBER,
    Board,
    Flaw,
    Laid,
    PartialHands,
    Players,
    Read,
    Remark,
    RemarkKind,
    Said,
    Tag,
    UnreadableFile,
    hand_of,
)
from rekontra.formats.findings import MAX_BOARDS, Findings, decode, sound
from rekontra.formats.notation import hand_text, parse_bid, parse_call, parse_card, parse_seat
from rekontra.game import SEATS, Call, Seat, Side, Unreadable, parse_hand

_T = TypeVar("_T")

_BETWEEN = re.compile(r"[\s,\[\]]*")
_END = object()
_MARK = re.compile(r"[!?]{1,2}|\$\d{1,3}|\^[A-Za-z]\w*|=0=")
_MOST_ENTRIES = 1_000
_TEXTS = ("event", "site", "date", "scoring")


def write_json(boards: Iterable[Board]) -> str:
    """Boards as a JSON list, a line each; what is not known is left out."""
    lines = ",\n".join(json.dumps(_plain(board), ensure_ascii=False) for board in boards)
    return f"[\n{lines}\n]\n" if lines else "[]\n"


def read_json(data: bytes, fallback: str = "cp1252") -> Read:
    """Read boards as `write_json` and `rekontra deal --format json` write them.

    Raises UnreadableFile for what is no JSON.
    """
    text, _ = decode(data, fallback)
    findings = Findings(text)
    boards: list[Board] = []
    depth = 0
    for value, start, opened in _values(text):
        depth += opened
        if len(boards) == MAX_BOARDS:
            findings.add(start, None, Flaw.TOO_MUCH, name="boards", count=MAX_BOARDS)
            break
        if value is _END:
            if depth:
                findings.add(start, None, Flaw.OPEN_BRACKET)
            break
        if not isinstance(value, dict):
            findings.add(start, None, Flaw.STRAY, text=str(value))
            continue
        reader = _Reader(value, findings, start, len(boards) + 1)
        boards.append(reader.board())
    return Read(tuple(boards), findings.sorted())


def _values(text: str) -> Iterator[tuple[Any, int, int]]:
    """Each value, its place and how many brackets open before it; at last `_END`."""
    decoder = json.JSONDecoder()
    place = 0
    while True:
        between = _BETWEEN.match(text, place)
        opened = 0
        if between:
            place = between.end()
            opened = between[0].count("[") - between[0].count("]")
        if place == len(text):
            yield _END, place, opened
            return
        try:
            value, end = decoder.raw_decode(text, place)
        except (ValueError, RecursionError) as error:
            raise UnreadableFile(Flaw.NO_JSON, text=str(error)) from None
        yield value, place, opened
        place = end


def _plain(board: Board) -> dict[str, Any]:
    names = ("N", "E", "S", "W")
    hands = ((name, hand_of(board.hands, Seat(name))) for name in names)
    bid = board.bid
    contract = None
    if bid is not None:
        contract = "Pass" if bid is Call.PASS else bid.value + "X" * board.doubling
    fields: dict[str, Any] = {
        "board": board.number,
        "event": board.event,
        "site": board.site,
        "date": board.date,
        "players": {
            name: player
            for name, player in zip(names, board.players, strict=True)
            if player is not None
        }
        or None,
        "dealer": board.dealer.value if board.dealer else None,
        "vulnerable": None
        if board.vulnerable is None
        else [side.value for side in board.vulnerable],
        "hands": {name: hand_text(hand) for name, hand in hands if hand is not None} or None,
        "scoring": board.scoring,
        "contract": contract,
        "declarer": board.declarer.value if board.declarer else None,
        "tricks": board.tricks,
        "auction": None if board.auction is None else [_plain_call(said) for said in board.auction],
        "leader": board.leader.value if board.leader else None,
        "play": None if board.play is None else [_plain_card(laid) for laid in board.play],
        "tags": [_plain_tag(tag) for tag in board.tags] or None,
        "remarks": _plain_remarks(board.remarks) or None,
    }
    return {name: value for name, value in fields.items() if value is not None}


def _plain_call(said: Said) -> str | dict[str, Any]:
    return _plain_entry(
        "call", said.call.value, said.note, said.marks, said.remarks, alerted=said.alerted
    )


def _plain_card(laid: Laid) -> str | dict[str, Any]:
    return _plain_entry("card", laid.card.value, laid.note, laid.marks, laid.remarks)


def _plain_entry(
    key: str,
    value: str,
    note: str,
    marks: tuple[str, ...],
    remarks: tuple[Remark, ...],
    *,
    alerted: bool = False,
) -> str | dict[str, Any]:
    """A call or a card alone as a text; as an object when something is said of it."""
    said = {"note": note, "alerted": alerted, "marks": list(marks)}
    said["remarks"] = _plain_remarks(remarks)
    more = {name: each for name, each in said.items() if each}
    return {key: value, **more} if more else value


def _plain_tag(tag: Tag) -> dict[str, str]:
    plain = {"name": tag.name, "value": tag.value}
    return plain | {"body": tag.body} if tag.body else plain


def _plain_remarks(remarks: tuple[Remark, ...]) -> list[dict[str, str]]:
    return [
        {"text": remark.text, "kind": remark.kind.value, "after": remark.after}
        for remark in remarks
    ]


class _Reader:
    """Makes a board of one object; a field that cannot be read is an issue and stays unknown."""

    def __init__(
        self, fields: Mapping[str, Any], findings: Findings, start: int, place: int
    ) -> None:
        self._fields = fields
        self._findings = findings
        self._start = start
        self._place = place

    def board(self) -> Board:
        bid, doubling = self._field("contract", lambda text: parse_bid(_text(text))) or (None, 0)
        event, site, date, scoring = (self._field(name, _text) for name in _TEXTS)
        board, problems = sound(
            Board(
                number=self._field("board", lambda value: _whole(value, 1, MAX_NUMBER)),
                event=event,
                site=site,
                date=date,
                players=self._field("players", _players) or (None, None, None, None),
                dealer=self._field("dealer", _seat),
                vulnerable=self._field("vulnerable", _sides),
                hands=self._field("hands", _hands) or (None, None, None, None),
                scoring=scoring,
                declarer=self._field("declarer", _seat),
                bid=bid,
                doubling=doubling,
                tricks=self._field("tricks", lambda value: _whole(value, 0, 13)),
                auction=self._field("auction", lambda value: tuple(map(_said, _list(value)))),
                leader=self._field("leader", _seat),
                play=self._field("play", lambda value: tuple(map(_laid, _list(value)))),
                tags=self._field("tags", _tags) or (),
                remarks=self._field("remarks", _remarks) or (),
            )
        )
        for flaw, details in problems:
            self._findings.add(self._start, self._place, flaw, **details)
        return board

    def _field(self, name: str, parse: Callable[[Any], _T]) -> _T | None:
        value = self._fields.get(name)
        if value is None:
            return None
        try:
            return parse(value)
        except (Unreadable, ValueError, TypeError, KeyError):
            shown = value if isinstance(value, str) else json.dumps(value)
            self._findings.add(self._start, self._place, Flaw.VALUE, name=name, text=shown)
            return None


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise Unreadable("this is no text")
    return value


def _list(value: Any) -> list[Any]:
    if not isinstance(value, list) or len(value) > _MOST_ENTRIES:
        raise Unreadable("this is no list of anything of a board")
    return value


def _object(value: Any) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise Unreadable("this is no object")
    return value


def _whole(value: Any, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise Unreadable("this is no such number")
    return value


def _seat(value: Any) -> Seat:
    return parse_seat(_text(value))


def _sides(value: Any) -> tuple[Side, ...]:
    given = {Side(_text(each)) for each in _list(value)}
    return tuple(side for side in Side if side in given)


def _players(value: Any) -> Players:
    given = _object(value)
    n, e, s, w = (_text(given[seat.value]) if seat.value in given else None for seat in SEATS)
    return (n, e, s, w)


def _hands(value: Any) -> PartialHands:
    given = _object(value)
    n, e, s, w = (
        parse_hand(_text(given[seat.value])) if seat.value in given else None for seat in SEATS
    )
    return (n, e, s, w)


def _said(value: Any) -> Said:
    if isinstance(value, str):
        return Said(parse_call(value))
    given = _object(value)
    alerted = given.get("alerted", False) is True
    note = _text(given.get("note", ""))
    return Said(parse_call(_text(given["call"])), note, alerted, _marks(given), _remarks_of(given))


def _laid(value: Any) -> Laid:
    if isinstance(value, str):
        return Laid(parse_card(value))
    given = _object(value)
    note = _text(given.get("note", ""))
    return Laid(parse_card(_text(given["card"])), note, _marks(given), _remarks_of(given))


def _marks(given: Mapping[str, Any]) -> tuple[str, ...]:
    marks = tuple(_text(each) for each in _list(given.get("marks", [])))
    if not all(_MARK.fullmatch(mark) for mark in marks):
        raise Unreadable("this is no mark of PBN")
    return marks


def _remarks_of(given: Mapping[str, Any]) -> tuple[Remark, ...]:
    return _remarks(given.get("remarks", []))


def _remarks(value: Any) -> tuple[Remark, ...]:
    return tuple(
        Remark(
            _text(each["text"]),
            RemarkKind(_text(each.get("kind", RemarkKind.BLOCK.value))),
            _text(each.get("after", "")),
        )
        for each in map(_object, _list(value))
    )


def _tags(value: Any) -> tuple[Tag, ...]:
    return tuple(
        Tag(_text(each["name"]), _text(each["value"]), _text(each.get("body", "")))
        for each in map(_object, _list(value))
    )

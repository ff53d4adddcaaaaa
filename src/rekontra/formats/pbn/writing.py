"""Boards into PBN, in the export format of version 2.1: one way to write a thing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rekontra.formats.boards import (
    MANDATORY,
    Board,
    Laid,
    Remark,
    RemarkKind,
    Said,
    Tag,
    seat_name,
    tag_rank,
    tricks_of,
)
from rekontra.formats.notation import deal_text, vulnerable_text
from rekontra.game import SEATS, Call, Seat

_UNKNOWN = "?"
_WIDTH = 80
_HEAD = ("% PBN 2.1", "% EXPORT")
_UTF8 = "%Content-type: text/x-pbn; charset=UTF-8"


def write_pbn(boards: Iterable[Board]) -> str:
    """Boards as a PBN file in export format, lines ended by CR LF as it demands.

    What is not known is written as ``?``. A file with signs beyond ASCII says that it is UTF-8,
    for Latin-1, which the standard has in mind, has no Cyrillic.
    """
    games = ["\n".join(_game(board)) for board in boards]
    plain = all(game.isascii() for game in games)
    head = "\n".join(_HEAD if plain else (*_HEAD, _UTF8))
    return (head + "\n" + "".join(f"{game}\n\n" for game in games)).replace("\n", "\r\n")


def _game(board: Board) -> Iterator[str]:
    tags = {tag.name: tag for tag in _fields(board)} | {tag.name: tag for tag in board.tags}
    remarks: dict[str, list[Remark]] = {}
    for remark in board.remarks:
        remarks.setdefault(remark.after if remark.after in tags else "", []).append(remark)
    yield from _remark_lines(remarks.get("", ()))
    for tag in sorted(tags.values(), key=tag_rank):
        yield f'[{tag.name} "{_quoted(tag.value)}"]'
        if tag.body:
            yield from tag.body.split("\n")
        elif tag.name == "Auction" and board.auction is not None:
            yield from _auction(board.auction)
        elif tag.name == "Play" and board.play is not None:
            yield from _play(board, board.play)
        yield from _remark_lines(remarks.get(tag.name, ()))


def _fields(board: Board) -> Iterator[Tag]:
    """The tags that the fields of a board make."""
    dealer = board.dealer.value if board.dealer else None
    known = any(hand is not None for hand in board.hands)
    values = {
        "Event": board.event,
        "Site": board.site,
        "Date": board.date,
        "Board": None if board.number is None else str(board.number),
        **dict(zip(map(seat_name, SEATS), board.players, strict=True)),
        "Dealer": dealer,
        "Vulnerable": None if board.vulnerable is None else vulnerable_text(board.vulnerable),
        "Deal": deal_text(board.hands, board.dealer or Seat.N) if known else None,
        "Scoring": board.scoring,
        "Declarer": board.declarer.value if board.declarer else None,
        "Contract": None if board.bid is None else _contract(board.bid, board.doubling),
        "Result": None if board.tricks is None else str(board.tricks),
    }
    if board.passed_out:
        values |= {"Declarer": values["Declarer"] or "", "Result": values["Result"] or ""}
    for name in MANDATORY:
        value = values[name]
        yield Tag(name, _UNKNOWN if value is None else value)
    if board.auction is not None:
        yield Tag("Auction", dealer or _UNKNOWN)
    if board.play is not None and board.leader is not None:
        yield Tag("Play", board.leader.value)


def _contract(bid: Call, doubling: int) -> str:
    return "Pass" if bid is Call.PASS else bid.value + "X" * doubling


def _quoted(text: str) -> str:
    return " ".join(text.split("\n")).replace("\\", "\\\\").replace('"', '\\"')


def _auction(calls: Sequence[Said]) -> Iterator[str]:
    notes = _Notes()
    rows = _Rows()
    for place, said in enumerate(calls):
        text = "Pass" if said.call is Call.PASS else said.call.value
        rows.add([text, *notes.refer(said.note, alerted=said.alerted), *said.marks], said.remarks)
        if place % 4 == 3:
            rows.end()
    yield from rows.lines()
    yield from notes.lines()


def _play(board: Board, laid: Sequence[Laid]) -> Iterator[str]:
    assert board.leader is not None
    notes = _Notes()
    rows = _Rows()
    place = 0
    cards = tuple(each.card for each in laid)
    for trick in tricks_of(cards, board.leader, board.bid or Call.PASS):
        columns: list[Laid | None] = [None] * 4
        for turn in range(len(trick.cards)):
            column = (trick.leader.index + turn - board.leader.index) % 4
            columns[column] = laid[place + turn]
        place += len(trick.cards)
        for each in columns:
            if each is None:
                rows.add(["-"])
            else:
                refer = notes.refer(each.note, alerted=False)
                rows.add([each.card.value, *refer, *each.marks], each.remarks)
        rows.end()
    yield from rows.lines()
    if len(laid) < 52:
        yield "*" if board.tricks is not None else "+"
    yield from notes.lines()


class _Notes:
    """Numbers notes from 1; one that is said twice has one number."""

    def __init__(self) -> None:
        self._numbers: dict[str, int] = {}

    def refer(self, note: str, *, alerted: bool) -> list[str]:
        refer = ["=0="] if alerted else []
        if note:
            number = self._numbers.setdefault(note, len(self._numbers) + 1)
            refer.append(f"={number}=")
        return refer

    def lines(self) -> Iterator[str]:
        for note, number in self._numbers.items():
            yield f'[Note "{number}:{_quoted(note)}"]'


class _Rows:
    """Rows of words, each parted where it would be too long and where a remark needs a line."""

    def __init__(self) -> None:
        self._lines: list[str] = []
        self._line = ""

    def add(self, words: Iterable[str], remarks: Iterable[Remark] = ()) -> None:
        for word in words:
            if self._line and len(self._line) + 1 + len(word) > _WIDTH:
                self.end()
            self._line += f" {word}" if self._line else word
        lines = list(_remark_lines(remarks))
        if lines:
            self.end()
            self._lines += lines

    def end(self) -> None:
        if self._line:
            self._lines.append(self._line)
        self._line = ""

    def lines(self) -> list[str]:
        self.end()
        return self._lines


def _remark_lines(remarks: Iterable[Remark]) -> Iterator[str]:
    for remark in remarks:
        match remark.kind:
            case RemarkKind.BLOCK:
                yield f"{{{remark.text.replace('}', ')')}}}"
            case RemarkKind.LINE:
                yield ";" + " ".join(remark.text.split("\n"))
            case RemarkKind.ESCAPE:
                yield "%" + " ".join(remark.text.split("\n"))

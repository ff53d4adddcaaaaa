"""PBN into boards: what each tag means, and what to say of what means nothing."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from rekontra.formats.boards import (
    MANDATORY,
    MAX_NUMBER,
    Board,
    Flaw,
    Read,
    Remark,
    Tag,
    seat_name,
)
from rekontra.formats.findings import (
    Findings,
    Problem,
    deal_problems,
    decode,
    tricks_played_out,
)
from rekontra.formats.notation import parse_bid, parse_deal_text, parse_seat, parse_vulnerable
from rekontra.formats.pbn.games import Game, Games, Given, remark_of
from rekontra.formats.pbn.sections import read_auction, read_play
from rekontra.formats.pbn.tokens import Kind
from rekontra.game import SEATS, Auction, Call, Seat, Side, Unreadable

_T = TypeVar("_T")

_TEXTS = ("Event", "Site", "Date", "Scoring", *(seat_name(seat) for seat in SEATS))
_RESULT = re.compile(r"(?:(NS|EW)\s*)?(\d{1,2})")


def read_pbn(data: bytes, fallback: str = "cp1252") -> Read:
    """Read the boards of a PBN file, with an issue for every place that is not what it should be.

    `fallback` is the encoding of a file that is not UTF-8 and does not name its own. Games are
    read as PBN 2.1 has them, and as files have them: without blank lines between them, with tags
    in any order, contracts such as ``3Nx``. Raises UnreadableFile for one that is no text or too
    large.
    """
    text, charset = decode(data, fallback)
    findings = Findings(text)
    if charset is not None:
        findings.add(0, None, Flaw.CHARSET, text=charset)
    boards = tuple(_Reader(game, findings).board() for game in Games(text, findings))
    return Read(boards, findings.sorted())


class _Reader:
    """Makes the board of one game."""

    def __init__(self, game: Game, findings: Findings) -> None:
        self._game = game
        self._findings = findings
        self._tags: list[Tag] = []
        self._remarks: list[Remark] = list(game.remarks)

    def board(self) -> Board:
        game = self._game
        texts = {name: self._text(name) for name in _TEXTS}
        n, e, s, w = (texts[seat_name(seat)] for seat in SEATS)
        board = Board(
            number=self._value("Board", _number),
            event=texts["Event"],
            site=texts["Site"],
            date=texts["Date"],
            players=(n, e, s, w),
            dealer=self._value("Dealer", parse_seat),
            vulnerable=self._value("Vulnerable", parse_vulnerable),
            scoring=texts["Scoring"],
        )
        board = self._deal(board)
        board, auction = self._auction(board)
        board = self._contract(board, auction)
        board = self._play(self._result(board))
        remarks = self._remarks
        for name, given in game.tags.items():
            remarks += self._after(given, name)
            if name in MANDATORY or name in ("Auction", "Play"):
                if name in MANDATORY:
                    self._stray(given)
                continue
            self._tags.append(Tag(name, given.value, _body(given, given.text_end())))
        for section, notes in game.notes.items():
            for note in notes:
                self._stray(note)
                if not section:
                    # A note to nothing is a comment.
                    self._say(note, (Flaw.NOTE, {"text": note.value}))
                    remarks.append(Remark(note.value.replace("}", ")")))
                remarks += self._after(note, section)
        return replace(board, tags=tuple(self._tags), remarks=tuple(remarks))

    def _say(self, given: Given, problem: Problem, start: int | None = None) -> None:
        flaw, details = problem
        place = given.start if start is None else start
        self._findings.add(place, self._game.number, flaw, **details)

    def _after(self, given: Given, name: str) -> list[Remark]:
        """The remarks behind the text of a tag."""
        return [
            remark_of(token, name)
            for token in given.tokens[given.text_end() :]
            if token.kind is not Kind.TEXT
        ]

    def _stray(self, given: Given) -> None:
        for token in given.tokens:
            if token.kind is Kind.TEXT:
                self._say(given, (Flaw.STRAY, {"text": token.text}), token.start)

    def _text(self, name: str) -> str | None:
        given = self._game.tags.get(name)
        return None if given is None or given.value == "?" else given.value

    def _keep(self, given: Given) -> None:
        """Keep a tag as it stands, for it says more than the fields of a board."""
        self._tags.append(Tag(given.name, given.value))

    def _value(self, name: str, parse: Callable[[str], _T]) -> _T | None:
        given = self._game.tags.get(name)
        if given is None or given.value in ("", "?"):
            return None
        try:
            return parse(given.value)
        except Unreadable:
            self._say(given, (Flaw.VALUE, {"name": name, "text": given.value}))
            self._keep(given)
            return None

    def _deal(self, board: Board) -> Board:
        hands = self._value("Deal", parse_deal_text)
        if hands is None:
            return board
        problems = list(deal_problems(hands))
        for problem in problems:
            self._say(self._game.tags["Deal"], problem)
        if any(flaw is Flaw.DEALT_TWICE for flaw, _ in problems):
            self._keep(self._game.tags["Deal"])
            return board
        return replace(board, hands=hands)

    def _auction(self, board: Board) -> tuple[Board, Auction | None]:
        given = self._game.tags.get("Auction")
        if given is None:
            return board, None
        seat = _seat_or_none(given.value)
        if seat is not None and board.dealer not in (None, seat):
            assert board.dealer is not None
            differs: dict[str, str | int] = {"name": "Auction", "text": seat.value}
            self._say(given, (Flaw.DIFFERS, differs | {"found": board.dealer.value}))
            self._keep_section(given)
            return board, None
        dealer = board.dealer or seat
        notes = self._game.notes.get("Auction", [])
        found = read_auction(given, notes, dealer or Seat.N)
        for problem, start in found.problems:
            self._say(given, problem, start)
        if found.problems:
            self._keep_section(given)
        else:
            self._remarks += found.remarks
        board = replace(board, dealer=dealer, auction=found.entries)
        return board, found.auction if found.auction.over and not found.problems else None

    def _keep_section(self, given: Given) -> None:
        lines = [_body(given, given.text_end())]
        lines += [_note_line(note) for note in self._game.notes.get(given.name, [])]
        self._tags.append(Tag(given.name, given.value, "\n".join(line for line in lines if line)))

    def _contract(self, board: Board, auction: Auction | None) -> Board:
        """The contract that is given, else that of a whole auction."""
        given = self._value("Contract", parse_bid)
        seat = self._value("Declarer", _declarer)
        if seat is not None and self._game.tags["Declarer"].value.startswith("^"):
            self._keep(self._game.tags["Declarer"])
        bid, doubling = given or (None, 0)
        if auction is not None:
            reached = auction.contract
            final = Call.PASS if reached is None else auction.bid
            declarer = None if reached is None or board.dealer is None else reached.declarer
            told = (bid, doubling)
            if bid is not None and told != (final, auction.doubling):
                self._differs("Contract", _bid_text(final, auction.doubling))
            elif seat is not None and declarer is not None and declarer is not seat:
                self._differs("Declarer", declarer.value)
            else:
                bid, doubling, seat = final, auction.doubling, seat or declarer
        return replace(board, bid=bid, doubling=doubling, declarer=seat)

    def _differs(self, name: str, found: str) -> None:
        given = self._game.tags[name]
        self._say(given, (Flaw.DIFFERS, {"name": name, "text": given.value, "found": found}))

    def _result(self, board: Board) -> Board:
        found = self._value("Result", _result)
        if found is None:
            return board
        given = self._game.tags["Result"]
        side, tricks = found
        if given.value.startswith("^"):
            self._keep(given)
        if side is not None:
            if board.declarer is None:
                self._keep(given)
                return board
            tricks = tricks if side is board.declarer.side else 13 - tricks
        return replace(board, tricks=tricks)

    def _play(self, board: Board) -> Board:
        given = self._game.tags.get("Play")
        if given is None:
            return board
        leader = _seat_or_none(given.value)
        contract = board.contract
        due = contract.leader if contract else None
        if leader is not None and due not in (None, leader):
            assert due is not None
            differs: dict[str, str | int] = {"name": "Play", "text": leader.value}
            self._say(given, (Flaw.DIFFERS, differs | {"found": due.value}))
            self._keep_section(given)
            return board
        leader = leader or due
        if leader is None:
            self._keep_section(given)
            return board
        notes = self._game.notes.get("Play", [])
        found = read_play(given, notes, board.hands, leader, board.bid)
        for problem, start in found.problems:
            self._say(given, problem, start)
        if found.problems:
            self._keep_section(given)
        else:
            self._remarks += found.remarks
        board = replace(board, leader=leader, play=found.entries)
        won = tricks_played_out(board)
        if won is None or won == board.tricks:
            return board
        if board.tricks is not None:
            self._differs("Result", str(won))
            return board
        return replace(board, tricks=won)


def _body(given: Given, end: int) -> str:
    """The section of a tag up to its last text, line by line, comments and all."""
    text = ""
    for token in given.tokens[:end]:
        written = {
            Kind.BLOCK: f"{{{token.text}}}",
            Kind.LINE: f";{token.text}",
            Kind.ESCAPE: f"%{token.text}",
        }.get(token.kind, token.text)
        gap = "\n" if token.fresh else " "
        text += (gap if text else "") + written
    return text


def _note_line(note: Given) -> str:
    value = note.value.replace("\\", "\\\\").replace('"', '\\"')
    return f'[Note "{value}"]'


def _bid_text(bid: Call | None, doubling: int) -> str:
    return "Pass" if bid in (None, Call.PASS) else f"{bid.value}{'X' * doubling}"


def _number(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,6}", text) or not 1 <= int(text) <= MAX_NUMBER:
        raise Unreadable(f"{text!r} is no number of a board")
    return int(text)


def _declarer(text: str) -> Seat:
    return parse_seat(text.removeprefix("^").strip())


def _result(text: str) -> tuple[Side | None, int]:
    found = _RESULT.fullmatch(text.upper().removeprefix("^").strip())
    if found is None or int(found[2]) > 13:
        raise Unreadable(f"{text!r} is no number of tricks")
    return Side(found[1]) if found[1] else None, int(found[2])


def _seat_or_none(text: str) -> Seat | None:
    try:
        return parse_seat(text)
    except Unreadable:
        return None

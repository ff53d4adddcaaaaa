"""The auction and the play of a PBN game: words into calls and cards, with what is said of them."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from typing import Generic, TypeVar

from rekontra.formats.boards import Flaw, Laid, PartialHands, Remark, Said
from rekontra.formats.findings import Following, Problem, add_legal
from rekontra.formats.notation import parse_call, parse_card
from rekontra.formats.pbn.games import Given, remark_of, split
from rekontra.formats.pbn.tokens import Kind
from rekontra.game import Auction, Call, Card, Reason, Seat, Unreadable

_Entry = TypeVar("_Entry", Said, Laid)

_PIECE = re.compile(r"=(\d{1,4})=|([!?]{1,2}|\$\d{1,3}|\^[A-Za-z]\w*)|([A-Za-z0-9]+|-+|[*+])|(.)")
_NOTE = re.compile(r"\s*(\d{1,4})\s*:(.*)", re.DOTALL)
_ENDS = ("*", "+")
_ALERT = "0"
# More than the longest auction has calls and all cards, dashes between them and signs of the end.
_MOST_PIECES = 400
_MOST_PROBLEMS = 20
_MOST_WORDS = 5 * _MOST_PIECES


@dataclass(slots=True)
class _Piece:
    """A call, a card or a dash as it stands there, and what is said of it."""

    text: str
    start: int
    notes: list[str] = field(default_factory=list)
    marks: list[str] = field(default_factory=list)
    remarks: list[Remark] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Found(Generic[_Entry]):
    """What a section says: its entries as far as they are sound, and what is wrong with it."""

    entries: tuple[_Entry, ...]
    problems: tuple[tuple[Problem, int], ...]
    remarks: tuple[Remark, ...]
    auction: Auction


class _Section:
    """The pieces of a section and its notes; problems come in the order in which they are met."""

    def __init__(self, given: Given, notes: list[Given]) -> None:
        self.name = given.name
        self.pieces: list[_Piece] = []
        self.remarks: list[Remark] = []
        self.problems: list[tuple[Problem, int]] = []
        self._notes: dict[str, Given] = {}
        self._read_notes(notes)
        self._referred: set[str] = set()
        words = 0
        for token in given.tokens[: given.text_end()]:
            if token.kind is Kind.TEXT:
                for word, start in split(token):
                    self._read_word(word, start)
                    words += 1
                    if len(self.problems) > _MOST_PROBLEMS or words > _MOST_WORDS:
                        self.problems.append(((Flaw.STRAY, {"text": word}), start))
                        return
            elif self.pieces:
                self.pieces[-1].remarks.append(remark_of(token, self.name))
            else:
                self.remarks.append(remark_of(token, self.name))

    def _read_notes(self, notes: list[Given]) -> None:
        for note in notes:
            found = _NOTE.fullmatch(note.value)
            if found is None or not found[2].strip() or found[1] in self._notes:
                self.note_problem(note.value, note.start)
            else:
                self._notes[found[1]] = replace(note, value=found[2].strip())

    def _read_word(self, word: str, start: int) -> None:
        for found in _PIECE.finditer(word):
            note, mark, text, other = found.groups()
            place = start + found.start()
            if text is not None and len(self.pieces) < _MOST_PIECES:
                self.pieces.append(_Piece(text, place))
            elif text is not None or other is not None or not self.pieces:
                self.problems.append(((Flaw.STRAY, {"text": word}), place))
                return
            elif mark is not None:
                self.pieces[-1].marks.append(mark)
            else:
                self.pieces[-1].notes.append(note)

    def note_problem(self, text: str, start: int) -> None:
        self.problems.append(((Flaw.NOTE, {"text": text}), start))

    def note(self, piece: _Piece) -> str:
        """What the notes to a piece say, which is one thing at most."""
        numbers = [number for number in piece.notes if number != _ALERT or number in self._notes]
        for number in numbers:
            self._referred.add(number)
            if number not in self._notes:
                self.note_problem(number, piece.start)
        if len(numbers) > 1:
            self.note_problem(numbers[1], piece.start)
        known = [self._notes[number].value for number in numbers if number in self._notes]
        return known[0] if known else ""

    def alerted(self, piece: _Piece) -> bool:
        """Whether a piece refers to the note that says no more than that there is something."""
        return _ALERT in piece.notes and _ALERT not in self._notes

    def leave(self, piece: _Piece) -> None:
        """Keep what is said of a piece that is no entry."""
        self.remarks += piece.remarks
        if piece.notes or piece.marks:
            self.problems.append(((Flaw.STRAY, {"text": piece.text}), piece.start))

    def found(self, entries: list[_Entry], auction: Auction) -> Found[_Entry]:
        for number, note in self._notes.items():
            if number not in self._referred:
                self.note_problem(f"{number}:{note.value}", note.start)
        if entries:
            # What is said after the last entry is said of the whole.
            last = entries[-1]
            self.remarks += last.remarks
            entries[-1] = replace(last, remarks=())
        return Found(tuple(entries), tuple(self.problems), tuple(self.remarks), auction)


def read_auction(given: Given, notes: list[Given], dealer: Seat) -> Found[Said]:
    """The calls from the dealer on, up to the first that is not legal."""
    section = _Section(given, notes)
    auction = Auction(dealer)
    said: list[Said] = []
    for piece in section.pieces:
        text = piece.text.upper()
        if text in _ENDS or (text.startswith("-") and auction.over):
            section.leave(piece)
            continue
        passes = 3 - auction.passes + (auction.bid is None) if text in ("AP", "ALLPASS") else 0
        try:
            calls = [Call.PASS] * passes or [parse_call(piece.text)]
        except Unreadable:
            section.problems.append(((Flaw.CALL, {"text": piece.text}), piece.start))
            break
        entry = Said(
            calls[-1],
            section.note(piece),
            section.alerted(piece),
            tuple(piece.marks),
            tuple(piece.remarks),
        )
        for call in calls:
            after = add_legal(auction, call)
            if isinstance(after, Reason):
                section.problems.append(((Flaw.ILLEGAL_CALL, {"text": piece.text}), piece.start))
                return section.found(said, auction)
            auction = after
            said.append(Said(call))
        said[-1] = entry
    return section.found(said, auction)


def read_play(
    given: Given, notes: list[Given], hands: PartialHands, leader: Seat, bid: Call | None
) -> Found[Laid]:
    """The cards in the order of play, up to the first that cannot be.

    Rows have the players in one order throughout, from the opening leader on (PBN 2.1, 3.6).
    """
    section = _Section(given, notes)
    cells: list[tuple[_Piece, Card | None]] = []
    for piece in section.pieces:
        if piece.text in _ENDS:
            section.leave(piece)
            continue
        card = None
        if not piece.text.startswith("-"):
            try:
                card = parse_card(piece.text)
            except Unreadable:
                section.problems.append(((Flaw.CARD, {"text": piece.text}), piece.start))
                break
        cells.append((piece, card))
    laid = _follow(section, cells, Following(hands, leader, bid), leader)
    return section.found(laid, Auction(leader))


def _follow(
    section: _Section, cells: list[tuple[_Piece, Card | None]], play: Following, leader: Seat
) -> list[Laid]:
    laid: dict[int, Laid] = {}
    order: list[int] = []
    while play.turn is not None:
        row = play.played // 4
        place = 4 * row + (play.turn.index - leader.index) % 4
        piece, card = cells[place] if place < len(cells) else (None, None)
        if piece is None or card is None:
            break
        problem = play.problem(card)
        if problem is not None:
            section.problems.append((problem, piece.start))
            break
        play.play(card)
        order.append(place)
        laid[place] = Laid(card, section.note(piece), tuple(piece.marks), tuple(piece.remarks))
        if section.alerted(piece):
            laid[place] = replace(laid[place], marks=(*piece.marks, f"={_ALERT}="))
    for place, (piece, card) in enumerate(cells):
        if place in laid:
            continue
        if card is None:
            section.leave(piece)
        elif not section.problems:
            section.problems.append(((Flaw.UNPLACED, {"text": card.value}), piece.start))
    return _with_last_remarks(section, laid, order)


def _with_last_remarks(section: _Section, laid: dict[int, Laid], order: list[int]) -> list[Laid]:
    """The cards in the order of play; a remark after the last in the file is on the whole."""
    if laid:
        last = max(laid)
        section.remarks += laid[last].remarks
        laid[last] = replace(laid[last], remarks=())
    return [laid[place] for place in order]

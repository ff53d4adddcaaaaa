"""LIN into boards: a flat list of keys and values, in which the order says what belongs to what."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from rekontra.formats.boards import (
    MAX_NUMBER,
    NOBODY,
    UNKNOWN_HANDS,
    Board,
    Flaw,
    Laid,
    PartialHands,
    Players,
    Read,
    Remark,
    Said,
    Tag,
    fourth_hand,
)
from rekontra.formats.findings import (
    MAX_BOARDS,
    MAX_VALUE,
    Findings,
    Following,
    add_legal,
    deal_problems,
    decode,
    tricks_played_out,
)
from rekontra.formats.lin.results import HEADER_TAGS, Result, read_results
from rekontra.formats.notation import (
    parse_call,
    parse_card,
    parse_suited_hand,
    parse_vulnerable,
)
from rekontra.game import Auction, Call, Card, Reason, Seat, Unreadable

DEALERS = {"1": Seat.S, "2": Seat.W, "3": Seat.N, "4": Seat.E}
ROOMS = {"o": "Open", "c": "Closed"}

_PAIR = re.compile(r"([^|]*)\|([^|]*)\|?")
_IDLE = re.compile(r"[\s|]+")
_KEY = re.compile(r"[A-Za-z0-9]{1,2}")
_QX = re.compile(r"([oc]?)(\d{1,6})?", re.IGNORECASE)
_HEADING = re.compile(r"(?:\D*\s)?(\d{1,6})\s*")
_CALL = re.compile(r"([^!]*)(!?)")
_MOST_CALLS = 319
_MOST_REMARKS = 1_000


@dataclass(frozen=True, slots=True)
class _Pair:
    """A key and its value, and where the key begins."""

    key: str
    value: str
    start: int


@dataclass(slots=True)
class _Draft:
    """The pairs of one board, gathered before any of them is understood."""

    start: int
    room: str = ""
    number: int | None = None
    names: tuple[str, ...] = ()
    single: dict[str, _Pair] = field(default_factory=dict)
    calls: list[tuple[_Pair, str]] = field(default_factory=list)
    cards: list[_Pair] = field(default_factory=list)
    comments: list[str] = field(default_factory=list)


def read_lin(data: bytes, fallback: str = "cp1252") -> Read:
    """Read the boards of a LIN file: one, several, or the two rooms of a match.

    Keys that are not known, such as those of lessons, are passed over. Raises UnreadableFile
    for a file that is no text or too large.
    """
    text, _ = decode(data, fallback)
    return read_lin_text(text)


def read_lin_text(text: str) -> Read:
    """Read the boards of a text in LIN."""
    findings = Findings(text)
    file = _File()
    boards: list[Board] = []
    for draft in file.drafts(text, findings):
        if len(boards) == MAX_BOARDS:
            findings.add(draft.start, None, Flaw.TOO_MUCH, name="boards", count=MAX_BOARDS)
            break
        before = boards[-1] if boards else None
        boards.append(_Reader(file, draft, findings, len(boards) + 1).board(before))
    return Read(tuple(boards), findings.sorted())


def _pairs(text: str, findings: Findings) -> Iterator[_Pair]:
    place = 0
    while place < len(text):
        found = _PAIR.match(text, place)
        if found is None:
            # What is left has no stroke.
            if text[place:].strip():
                findings.add(place, None, Flaw.NO_PAIR, text=text[place : place + MAX_VALUE])
            return
        key = found[1].strip()
        start = place + len(found[1]) - len(found[1].lstrip())
        if not _KEY.fullmatch(key):
            # One value too many or too few: the next key may be the next word.
            if key:
                findings.add(start, None, Flaw.NO_PAIR, text=key[:MAX_VALUE])
            place = found.end(1) + 1
            idle = _IDLE.match(text, place)
            place = idle.end() if idle and not key else place
            continue
        value = " ".join(found[2].split())
        if len(value) > MAX_VALUE:
            findings.add(start, None, Flaw.TOO_LONG, name=key, count=MAX_VALUE)
            value = value[:MAX_VALUE]
        yield _Pair(key.lower(), value, start)
        place = found.end()


class _File:
    """What stands before the boards and holds for all of them."""

    def __init__(self) -> None:
        self.names: tuple[str, ...] = ()
        self.header: tuple[str, ...] = ()
        self.results: dict[tuple[int, str], Result] = {}

    def drafts(self, text: str, findings: Findings) -> Iterator[_Draft]:
        """The boards one after the other, each begun by `qx`, or by `pn` or `md` after another."""
        draft: _Draft | None = None
        results: _Pair | None = None
        for pair in _pairs(text, findings):
            key = pair.key
            if key == "vg":
                self.header = tuple(part.strip() for part in pair.value.split(",")[:9])
                continue
            if key == "rs":
                results = pair
                continue
            if key == "qx" or (draft is not None and key in ("pn", "md") and "md" in draft.single):
                if draft is not None and (draft.single or draft.room):
                    yield draft
                draft = _Draft(pair.start)
                if results is not None:
                    self.results = read_results(results.value, self.header)
                    results = None
            if key == "pn" and draft is None:
                names = _names(pair.value)
                if len(names) > 4 or self.header:
                    self.names = names
                    continue
            if draft is None:
                draft = _Draft(pair.start)
            _gather(draft, pair)
        if draft is not None and (draft.single or draft.room):
            yield draft


def _names(text: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in text.split(",", 8)[:8])


def _gather(draft: _Draft, pair: _Pair) -> None:
    match pair.key:
        case "qx":
            found = _QX.fullmatch(pair.value.split(",")[0].strip())
            if found is not None:
                draft.room = ROOMS.get(found[1].lower(), "")
                draft.number = _number(found[2])
        case "pn":
            draft.names = _names(pair.value)
        case "mb":
            if len(draft.calls) <= _MOST_CALLS:
                draft.calls.append((pair, ""))
        case "an":
            if draft.calls:
                draft.calls[-1] = (draft.calls[-1][0], pair.value)
        case "pc":
            if len(draft.cards) <= 52:
                draft.cards.append(pair)
        case "nt":
            if pair.value and len(draft.comments) < _MOST_REMARKS:
                draft.comments.append(pair.value)
        case "md" | "sv" | "ah" | "mc":
            draft.single.setdefault(pair.key, pair)


def heading_number(text: str) -> int | None:
    """The number of the board that a heading ends with, such as ``Board 7``."""
    found = _HEADING.fullmatch(text)
    return _number(found[1]) if found else None


def _number(text: str | None) -> int | None:
    return int(text) if text and 1 <= int(text) <= MAX_NUMBER else None


class _Reader:
    """Makes the board of one draft; `place` counts the boards of the file from 1."""

    def __init__(self, file: _File, draft: _Draft, findings: Findings, place: int) -> None:
        self._file = file
        self._draft = draft
        self._findings = findings
        self._place = place

    def board(self, before: Board | None) -> Board:
        draft = self._draft
        tags, number = self._tags()
        dealer, hands = self._deal()
        vulnerable = None
        sv = draft.single.get("sv")
        if sv is not None and sv.value not in ("", "?"):
            try:
                vulnerable = parse_vulnerable(sv.value)
            except Unreadable:
                self._say(sv, Flaw.VALUE, name="sv", text=sv.value)
        if "md" not in draft.single and before is not None and number == before.number:
            # The other room plays the same board.
            dealer, hands = before.dealer, before.hands
            vulnerable = before.vulnerable if vulnerable is None else vulnerable
        header = self._file.header
        board = Board(
            number=number,
            event=header[0] if header and header[0] else None,
            players=self._players(),
            dealer=dealer,
            vulnerable=vulnerable,
            hands=hands,
            scoring=header[2] if len(header) > 2 and header[2] else None,
            tags=tuple(tags),
            remarks=tuple(Remark(text) for text in draft.comments),
        )
        return self._play(self._auction(board))

    def _say(self, pair: _Pair, flaw: Flaw, **details: str | int) -> None:
        self._findings.add(pair.start, self._place, flaw, **details)

    def _tags(self) -> tuple[list[Tag], int | None]:
        """The other tags, and the number of the board."""
        draft, header = self._draft, self._file.header
        tags = [
            Tag(name, header[place])
            for place, name in HEADER_TAGS.items()
            if place < len(header) and header[place]
        ]
        if draft.room:
            tags.append(Tag("Room", draft.room))
        ah = draft.single.get("ah")
        if ah is None or not ah.value:
            return tags, draft.number
        number = heading_number(ah.value)
        if number is None or not re.fullmatch(r"[Bb]oard\s+\d+", ah.value):
            tags.append(Tag("Description", ah.value))
        return tags, draft.number or number

    def _players(self) -> Players:
        own = self._draft.names
        for names in (own, self._file.names):
            four = names[4:8] if self._draft.room == "Closed" and len(names) > 4 else names[:4]
            if any(four):
                s, w, n, e = [*(name or None for name in four), None, None, None][:4]
                return (n, e, s, w)
        return NOBODY

    def _deal(self) -> tuple[Seat | None, PartialHands]:
        md = self._draft.single.get("md")
        if md is None or not md.value:
            return None, UNKNOWN_HANDS
        first = md.value[0]
        dealer = DEALERS.get(first)
        texts = (md.value[1:] if first.isdigit() else md.value).split(",")
        try:
            given = [parse_suited_hand(text) or None for text in texts[:4]]
        except Unreadable:
            self._say(md, Flaw.VALUE, name="md", text=md.value)
            return dealer, UNKNOWN_HANDS
        s, w, n, e = [*given, None, None, None][:4]
        problems = list(deal_problems((n, e, s, w)))
        for flaw, details in problems:
            self._say(md, flaw, **details)
        if any(flaw is Flaw.DEALT_TWICE for flaw, _ in problems):
            return dealer, UNKNOWN_HANDS
        return dealer, fourth_hand((n, e, s, w))

    def _auction(self, board: Board) -> Board:
        """The board with its auction, and with the contract that it or the results name."""
        auction = Auction(board.dealer or Seat.N)
        said: list[Said] = []
        for pair, note in self._draft.calls:
            calls = _calls(pair.value)
            if calls is None:
                self._say(pair, Flaw.CALL, text=pair.value)
                break
            illegal = False
            for call, alerted in calls:
                after = add_legal(auction, call)
                if isinstance(after, Reason):
                    self._say(pair, Flaw.ILLEGAL_CALL, text=pair.value)
                    illegal = True
                    break
                auction = after
                said.append(Said(call, alerted=alerted))
            if illegal:
                break
            if note:
                said[-1] = replace(said[-1], note=note)
        if said:
            board = replace(board, auction=tuple(said))
        if auction.over:
            declarer = auction.contract.declarer if auction.contract and board.dealer else None
            bid = auction.bid or Call.PASS
            board = replace(board, bid=bid, doubling=auction.doubling, declarer=declarer)
        return self._result(board)

    def _result(self, board: Board) -> Board:
        """The board with what the list of results says of it, where nothing else says it."""
        found = self._file.results.get((board.number or 0, self._draft.room))
        if found is not None and board.bid is None:
            board = replace(board, bid=found.bid, doubling=found.doubling, declarer=found.declarer)
        if found is not None and found.bid is board.bid and found.declarer is board.declarer:
            board = replace(board, tricks=found.tricks)
        mc = self._draft.single.get("mc")
        if mc is None or not mc.value:
            return board
        if re.fullmatch(r"\d{1,2}", mc.value, re.ASCII) and int(mc.value) <= 13:
            return replace(board, tricks=int(mc.value))
        self._say(mc, Flaw.VALUE, name="mc", text=mc.value)
        return board

    def _play(self, board: Board) -> Board:
        cards = self._draft.cards
        if not cards:
            return board
        contract = board.contract
        if contract is None:
            self._say(cards[0], Flaw.UNPLACED, text=cards[0].value)
            return board
        play = Following(board.hands, contract.leader, board.bid)
        laid: list[Card] = []
        for pair in cards:
            try:
                card = parse_card(pair.value)
            except Unreadable:
                self._say(pair, Flaw.CARD, text=pair.value)
                break
            problem = play.problem(card)
            if problem is not None:
                self._say(pair, problem[0], **problem[1])
                break
            play.play(card)
            laid.append(card)
        if not laid:
            return board
        sound = tuple(Laid(card) for card in laid)
        board = replace(board, leader=contract.leader, play=sound)
        won = tricks_played_out(board)
        if won is None or won == board.tricks:
            return board
        if board.tricks is None:
            return replace(board, tricks=won)
        mc = self._draft.single.get("mc", cards[-1])
        self._say(mc, Flaw.DIFFERS, name="mc", text=str(board.tricks), found=str(won))
        return board


def _calls(text: str) -> Sequence[tuple[Call, bool]] | None:
    """The calls of one value: one, or several passes written as ``ppp``."""
    found = _CALL.fullmatch(text.strip())
    if found is None:
        return None
    plain = found[1].strip()
    if re.fullmatch(r"[pP]{2,4}", plain):
        return [(Call.PASS, False)] * len(plain)
    try:
        return [(parse_call(plain), bool(found[2]))]
    except Unreadable:
        return None

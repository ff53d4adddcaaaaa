"""What the readers share: text from bytes, the issues with their places, and what is sound."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import replace

from rekontra.formats.boards import (
    UNKNOWN_HANDS,
    Board,
    Flaw,
    Issue,
    PartialHands,
    UnreadableFile,
    hand_of,
)
from rekontra.game import SEATS, Auction, Call, Card, Reason, Seat, Suit, Trick
from rekontra.game.play import trick_winner

MAX_BYTES = 8 * 1024 * 1024
MAX_BOARDS = 50_000
MAX_ISSUES = 1_000
MAX_VALUE = 4_000
_SHOWN = 40

_DECLARED = re.compile(
    rb"^%\s{0,9}Content-type:[^\r\n]{0,200}?charset=([\w-]{1,20})", re.IGNORECASE | re.MULTILINE
)
_CHARSETS = re.compile(
    r"(iso-8859-\d{1,2}|latin-?[1-9]|(windows-|cp)12\d\d|koi8-[ru]|utf-?8|us-ascii)"
)
_MARKS = ((b"\xef\xbb\xbf", "utf-8"), (b"\xff\xfe", "utf-16-le"), (b"\xfe\xff", "utf-16-be"))


class Findings:
    """The issues of a file as they are found, placed by how far into the text they are."""

    def __init__(self, text: str) -> None:
        self._lines = [0, *(found.end() for found in re.finditer("\n", text))]
        self.issues: list[Issue] = []

    def add(self, offset: int, board: int | None, flaw: Flaw, **details: str | int) -> None:
        """Keep an issue, until there are more than anybody reads."""
        if len(self.issues) > MAX_ISSUES:
            return
        if len(self.issues) == MAX_ISSUES:
            flaw, details = Flaw.TOO_MUCH, {"name": "issues", "count": MAX_ISSUES}
        line = bisect_right(self._lines, offset)
        column = offset - self._lines[line - 1] + 1
        shown = tuple((name, _short(value)) for name, value in details.items())
        self.issues.append(Issue(line, column, board, flaw, shown))

    def sorted(self) -> tuple[Issue, ...]:
        """All issues by their place."""
        return tuple(sorted(self.issues, key=lambda issue: (issue.line, issue.column)))


def _short(value: str | int) -> str | int:
    if isinstance(value, int):
        return value
    plain = " ".join(value.split())
    return plain if len(plain) <= _SHOWN else plain[: _SHOWN - 1] + "…"


def decode(data: bytes, fallback: str = "cp1252") -> tuple[str, str | None]:
    """The text of a file with line feeds alone, and a charset that it names but that is none.

    A byte order mark goes first, then the charset that the file declares, then UTF-8, then the
    fallback. Raises UnreadableFile for a file of more than 8 MiB and for one that is no text.
    """
    if len(data) > MAX_BYTES:
        raise UnreadableFile(Flaw.TOO_LARGE, count=MAX_BYTES)
    wrong = None
    for mark, charset in _MARKS:
        if data.startswith(mark):
            text = data[len(mark) :].decode(charset, "replace")
            break
    else:
        charsets = ["utf-8", fallback]
        declared = _DECLARED.search(data[:65536])
        if declared:
            name = declared[1].decode("ascii", "replace").lower()
            if _CHARSETS.fullmatch(name):
                charsets.insert(0, name)
            else:
                wrong = name
        text = _decode_as(data, charsets)
    if "\0" in text:
        raise UnreadableFile(Flaw.NO_TEXT)
    return text.replace("\r\n", "\n").replace("\r", "\n"), wrong


def _decode_as(data: bytes, charsets: Sequence[str]) -> str:
    for charset in charsets:
        try:
            return data.decode(charset)
        except (UnicodeDecodeError, LookupError):
            continue
    return data.decode("latin-1")


Problem = tuple[Flaw, dict[str, str | int]]


def deal_problems(hands: PartialHands) -> Iterator[Problem]:
    """What is wrong with a deal: cards that two hands hold, hands of another size than 13."""
    seen: set[Card] = set()
    for seat in SEATS:
        hand = hand_of(hands, seat)
        if hand is None:
            continue
        for card in hand:
            if card in seen:
                yield Flaw.DEALT_TWICE, {"text": card.value}
            seen.add(card)
        if len(hand) != 13:
            yield Flaw.HAND_SIZE, {"seat": seat.value, "count": len(hand)}


def add_legal(auction: Auction, call: Call) -> Auction | Reason:
    """The auction after this call, or why the call is not legal (Laws 18, 19)."""
    return auction.refusal(call) or auction.add(call)


class Following:
    """The play card by card: whose turn it is, and whether a card may be played (Law 44).

    Hands that are not known may play any card that nobody else holds or has played. Without a
    strain only the first trick can be followed.
    """

    def __init__(self, hands: PartialHands, leader: Seat, bid: Call | None) -> None:
        self._hands = [None if hand is None else set(hand) for hand in hands]
        self._seen = {card for hand in hands if hand is not None for card in hand}
        self._bid = bid
        self._trick = Trick(leader)
        self.played = 0
        self.lost = False

    @property
    def turn(self) -> Seat | None:
        """The hand that plays next, None when that is not known or all cards are played."""
        return None if self.lost or self.played == 52 else self._trick.turn

    def problem(self, card: Card) -> Problem | None:
        """What is wrong with this card from the hand whose turn it is."""
        seat = self.turn
        if seat is None:
            return Flaw.UNPLACED, {"text": card.value}
        hand = self._hands[SEATS.index(seat)]
        wrong: dict[str, str | int] = {"seat": seat.value, "text": card.value}
        if card in self._seen if hand is None else card not in hand:
            return Flaw.NOT_HELD, wrong
        led = self._trick.led
        if led is not None and hand is not None and card.suit is not led and _has(hand, led):
            return Flaw.REVOKE, wrong
        return None

    def play(self, card: Card) -> None:
        """Go on after this card, in which there is no problem."""
        hand = self._hands[SEATS.index(self._trick.turn)]
        if hand is None:
            self._seen.add(card)
        else:
            hand.discard(card)
        self._trick = Trick(self._trick.leader, (*self._trick.cards, card))
        self.played += 1
        if len(self._trick.cards) < 4:
            return
        if self._bid is None or not self._bid.is_bid:
            self.lost = True
        else:
            self._trick = Trick(trick_winner(self._trick, self._bid.strain))


def _has(hand: set[Card], suit: Suit) -> bool:
    return any(card.suit is suit for card in hand)


def tricks_played_out(board: Board) -> int | None:
    """Declarer's tricks when all 52 cards were played, else None."""
    contract = board.contract
    winners = board.winners()
    if contract is None or len(winners) != 13:
        return None
    return sum(winner.side is contract.declarer.side for winner in winners)


def sound(board: Board) -> tuple[Board, tuple[Problem, ...]]:
    """The board with what the Laws allow of its deal, auction and play, and what is wrong with it.

    Auction and play end before the first call or card that cannot be; a deal in which a card
    stands twice is no deal.
    """
    problems = list(deal_problems(board.hands))
    if any(flaw is Flaw.DEALT_TWICE for flaw, _ in problems):
        board = replace(board, hands=UNKNOWN_HANDS)
    auction = Auction(board.dealer or Seat.N)
    for said in board.auction or ():
        after = add_legal(auction, said.call)
        if isinstance(after, Reason):
            problems.append((Flaw.ILLEGAL_CALL, {"text": said.call.value}))
            break
        auction = after
    if board.auction is not None:
        board = replace(board, auction=board.auction[: len(auction.calls)])
    if board.play is None:
        return board, tuple(problems)
    contract = board.contract
    leader = board.leader or (contract.leader if contract else None)
    if leader is None:
        return replace(board, play=None), tuple(problems)
    play = Following(board.hands, leader, board.bid)
    for laid in board.play:
        problem = play.problem(laid.card)
        if problem is not None:
            problems.append(problem)
            break
        play.play(laid.card)
    board = replace(board, leader=leader, play=board.play[: play.played])
    return board, tuple(problems)

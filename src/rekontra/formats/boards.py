"""What a file says of one board, and what is wrong in a file: the values all formats share."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum

from rekontra.game import (
    SEATS,
    Call,
    Card,
    Contract,
    Seat,
    Side,
    Trick,
    Unreadable,
    sort_hand,
    trick_winner,
)

Hand = tuple[Card, ...]
PartialHands = tuple[Hand | None, Hand | None, Hand | None, Hand | None]
Players = tuple[str | None, str | None, str | None, str | None]

UNKNOWN_HANDS: PartialHands = (None, None, None, None)
NOBODY: Players = (None, None, None, None)

MANDATORY = (
    *("Event", "Site", "Date", "Board", "West", "North", "East", "South", "Dealer"),
    *("Vulnerable", "Deal", "Scoring", "Declarer", "Contract", "Result"),
)
"""The tags that every game of a PBN export has, in their order (PBN 2.1, 3.4)."""

MAX_NUMBER = 999_999
_NAME = re.compile(r"[A-Za-z0-9_]+")


class Flaw(Enum):
    """What is wrong at a place in a file; the value is a key for its sentence."""

    NO_TAG = "no-tag"
    NO_PAIR = "no-pair"
    STRAY = "stray"
    UNCLOSED = "unclosed"
    OPEN_BRACKET = "open-bracket"
    VALUE = "value"
    REPEATED = "repeated"
    NOTHING_BEFORE = "nothing-before"
    DEALT_TWICE = "dealt-twice"
    HAND_SIZE = "hand-size"
    CALL = "call"
    ILLEGAL_CALL = "illegal-call"
    CARD = "card"
    NOT_HELD = "not-held"
    REVOKE = "revoke"
    UNPLACED = "unplaced"
    NOTE = "note"
    DIFFERS = "differs"
    CHARSET = "charset"
    TOO_LONG = "too-long"
    TOO_MUCH = "too-much"
    NO_TEXT = "no-text"
    TOO_LARGE = "too-large"
    NO_JSON = "no-json"
    NO_LINK = "no-link"


_SENTENCES: Mapping[Flaw, str] = {
    Flaw.NO_TAG: "{text} is no tag",
    Flaw.NO_PAIR: "{text} is no key of two letters",
    Flaw.STRAY: "{text} belongs to no section",
    Flaw.UNCLOSED: "the comment has no end",
    Flaw.OPEN_BRACKET: "a bracket has no partner",
    Flaw.VALUE: "{name} cannot be {text}",
    Flaw.REPEATED: "{name} stands twice in one game",
    Flaw.NOTHING_BEFORE: "{name} refers to an earlier game that does not have it",
    Flaw.DEALT_TWICE: "{text} is dealt twice",
    Flaw.HAND_SIZE: "{seat} has {count} cards",
    Flaw.CALL: "{text} is no call",
    Flaw.ILLEGAL_CALL: "the call {text} is not legal here",
    Flaw.CARD: "{text} is no card",
    Flaw.NOT_HELD: "{seat} does not hold {text}",
    Flaw.REVOKE: "{seat} plays {text} and could follow suit",
    Flaw.UNPLACED: "it is not known in which order {text} was played",
    Flaw.NOTE: "note {text} is missing, or nothing refers to it",
    Flaw.DIFFERS: "{name} is {text}, but what else is said makes it {found}",
    Flaw.CHARSET: "there is no encoding {text}",
    Flaw.TOO_LONG: "{name} is cut after {count} characters",
    Flaw.TOO_MUCH: "nothing is read or told beyond {count} {name}",
    Flaw.NO_TEXT: "this is no text",
    Flaw.TOO_LARGE: "this is larger than {count} bytes",
    Flaw.NO_JSON: "this is no JSON: {text}",
    Flaw.NO_LINK: "this is no link of a hand viewer that shows hands",
}


class UnreadableFile(Unreadable):
    """A file of which nothing can be read; `flaw` and `details` say why as those of an issue do."""

    def __init__(self, flaw: Flaw, **details: str | int) -> None:
        super().__init__(_SENTENCES[flaw].format(**details))
        self.flaw = flaw
        self.details = details


@dataclass(frozen=True, slots=True)
class Issue:
    """A flaw with its place: line and column from 1, and the board (from 1 in the file) or None.

    `details` are what its sentence needs: `name`, `text`, `found`, `seat`, `count`.
    """

    line: int
    column: int
    board: int | None
    flaw: Flaw
    details: tuple[tuple[str, str | int], ...] = ()

    @property
    def message(self) -> str:
        """The flaw as an English sentence for developers; people read the language files."""
        return _SENTENCES[self.flaw].format(**dict(self.details))


@dataclass(frozen=True, slots=True)
class Tag:
    """A tag of PBN that no field of a board holds, such as ``Room``.

    `body` are the lines of its section, a table's rows for example. Raises Unreadable for a name
    that PBN cannot write.
    """

    name: str
    value: str
    body: str = ""

    def __post_init__(self) -> None:
        if not _NAME.fullmatch(self.name):
            raise Unreadable(f"a tag cannot be named {self.name!r}")


class RemarkKind(Enum):
    """How a remark is written in PBN: a comment of either sort, or a line for programs."""

    BLOCK = "{"
    LINE = ";"
    ESCAPE = "%"


@dataclass(frozen=True, slots=True)
class Remark:
    """A comment and the tag after which it stands, which is empty before the first."""

    text: str
    kind: RemarkKind = RemarkKind.BLOCK
    after: str = ""


@dataclass(frozen=True, slots=True)
class Said:
    """A call as it was made: what it means if explained, whether it was alerted.

    `marks` are PBN's judgements such as ``!?`` or ``$3``, `remarks` what is said after it.
    """

    call: Call
    note: str = ""
    alerted: bool = False
    marks: tuple[str, ...] = ()
    remarks: tuple[Remark, ...] = ()


@dataclass(frozen=True, slots=True)
class Laid:
    """A card as it was played, with what a file says about it as of a call."""

    card: Card
    note: str = ""
    marks: tuple[str, ...] = ()
    remarks: tuple[Remark, ...] = ()


@dataclass(frozen=True, slots=True)
class Board:
    """A board as a file tells it: None is what the file does not say, and nothing is invented.

    `number` counts from 1. `vulnerable` lists the vulnerable sides, NS first. `hands` and `players`
    go N, E, S, W. `bid` is the final bid, or a pass for a deal passed out, `doubling` 0 to 2,
    `tricks` what the declaring side won. `auction` starts with the dealer; `play` starts with the
    opening lead of `leader` and goes on in the order of play, as far as it is known.

    `tags` are all others, those of one line first, then sections, each by name; among them are
    those of the fields that could not be understood, as they stood, which go before the field when
    PBN is written. `remarks` are ordered by the tag that they follow.
    """

    number: int | None = None
    event: str | None = None
    site: str | None = None
    date: str | None = None
    players: Players = NOBODY
    dealer: Seat | None = None
    vulnerable: tuple[Side, ...] | None = None
    hands: PartialHands = UNKNOWN_HANDS
    scoring: str | None = None
    declarer: Seat | None = None
    bid: Call | None = None
    doubling: int = 0
    tricks: int | None = None
    auction: tuple[Said, ...] | None = None
    leader: Seat | None = None
    play: tuple[Laid, ...] | None = None
    tags: tuple[Tag, ...] = ()
    remarks: tuple[Remark, ...] = ()

    def __post_init__(self) -> None:
        hands = tuple(None if hand is None else sort_hand(hand) for hand in self.hands)
        object.__setattr__(self, "hands", hands)
        tags = tuple(sorted(self.tags, key=tag_rank))
        object.__setattr__(self, "tags", tags)
        sections = {tag.name for tag in tags if tag.body}
        ranked = sorted(self.remarks, key=lambda each: _remark_rank(each, sections))
        object.__setattr__(self, "remarks", tuple(ranked))

    @property
    def contract(self) -> Contract | None:
        """The contract, None when it is not wholly known or the deal was passed out."""
        if self.bid is None or not self.bid.is_bid or self.declarer is None:
            return None
        return Contract(self.bid.level, self.bid.strain, self.doubling, self.declarer)

    @property
    def passed_out(self) -> bool:
        """Whether all four passed."""
        return self.bid is Call.PASS

    @property
    def claimed(self) -> int | None:
        """Declarer's tricks among those not played out, None unless result and play tell.

        It is 0 when every card was played.
        """
        contract = self.contract
        if contract is None or self.tricks is None or self.play is None:
            return None
        winners = self.winners()
        return self.tricks - sum(winner.side is contract.declarer.side for winner in winners)

    def tag(self, name: str) -> str | None:
        """The value of another tag, None where there is none."""
        return next((tag.value for tag in self.tags if tag.name == name), None)

    def winners(self) -> tuple[Seat, ...]:
        """Who won each complete trick, as far as the strain tells."""
        if self.bid is None or not self.bid.is_bid or self.leader is None:
            return ()
        cards = tuple(laid.card for laid in self.play or ())
        complete = (trick for trick in tricks_of(cards, self.leader, self.bid) if _full(trick))
        return tuple(trick_winner(trick, self.bid.strain) for trick in complete)


@dataclass(frozen=True, slots=True)
class Read:
    """The boards of a file in their order, and what is wrong in it."""

    boards: tuple[Board, ...]
    issues: tuple[Issue, ...] = ()


def tag_rank(tag: Tag) -> tuple[int, int, str]:
    """The place of a tag in PBN's export format: mandatory ones, pairs, auction, play, sections."""
    return _name_rank(tag.name, section=bool(tag.body))


def _name_rank(name: str, *, section: bool) -> tuple[int, int, str]:
    if name in MANDATORY:
        return (0, MANDATORY.index(name), "")
    if name in ("Auction", "Play"):
        return (2, ("Auction", "Play").index(name), "")
    return (3 if section else 1, 0, name)


def _remark_rank(remark: Remark, sections: set[str]) -> tuple[int, int, str]:
    if not remark.after:
        return (-1, 0, "")
    return _name_rank(remark.after, section=remark.after in sections)


def tricks_of(cards: tuple[Card, ...], leader: Seat, bid: Call) -> Iterator[Trick]:
    """The tricks of these cards in the order of play, the last one perhaps not complete.

    Without trumps or notrump nobody knows who leads to the second one, and it ends with the first.
    """
    for start in range(0, len(cards), 4):
        trick = Trick(leader, cards[start : start + 4])
        yield trick
        if not bid.is_bid:
            return
        if _full(trick):
            leader = trick_winner(trick, bid.strain)


def _full(trick: Trick) -> bool:
    return len(trick.cards) == 4


def seat_name(seat: Seat) -> str:
    """The seat as the tags of PBN name it."""
    return {Seat.N: "North", Seat.E: "East", Seat.S: "South", Seat.W: "West"}[seat]


def fourth_hand(hands: PartialHands) -> PartialHands:
    """The hands with the one that is left, where three of 13 different cards are known."""
    known = [hand for hand in hands if hand is not None]
    cards = {card for hand in known for card in hand}
    if len(known) != 3 or len(cards) != 39 or any(len(hand) != 13 for hand in known):
        return hands
    rest = tuple(card for card in Card if card not in cards)
    n, e, s, w = (rest if hand is None else hand for hand in hands)
    return (n, e, s, w)


def hand_of(hands: PartialHands, seat: Seat) -> Hand | None:
    """The cards dealt to this seat, None where they are not known."""
    return hands[SEATS.index(seat)]

"""What is shown to those who learn."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from rekontra.bots.bidding import Meaning, Shown
from rekontra.bots.system import System
from rekontra.club.views import SeatView
from rekontra.game import Call, Card, Claim, PlayedCard, Seat, Side
from rekontra.scoring.sheet import DealResult, Entry, Standing


class ExplainedCall(Struct, frozen=True):
    """A call and what it said; `listed` tells whether the book of the bots has it."""

    seat: Seat
    call: Call
    meaning: Meaning
    listed: bool


class AuctionView(Struct, frozen=True):
    """The auction of the deal on the table, explained: public facts, the same for everybody.

    `possible` maps each call that would be legal now to what it would say, empty after the auction;
    `shown` is what each player has shown of his hand. `v` is the number of the view it belongs to.
    """

    v: int
    calls: tuple[ExplainedCall, ...]
    possible: Mapping[Call, Meaning]
    shown: Mapping[Seat, Shown]


class CallNote(Struct, frozen=True):
    """A call and the note of the rule that makes it."""

    call: Call
    note: str


class CallHint(Struct, frozen=True):
    """The call of the book for a hand, why, and what it says at the table.

    `alternatives` are other calls that the hand allows, best first.
    """

    call: Call
    note: str
    meaning: Meaning
    alternatives: tuple[CallNote, ...] = ()


class CardOption(Struct, frozen=True):
    """A card that may be played, weighed over layouts of the hands that the player does not see.

    `tricks` is the mean of what his side takes in all, `worth` the mean of what it gains: points,
    or the share of a board at matchpoints. `good` tells whether the card is as good as the best.
    """

    card: Card
    tricks: float
    worth: float
    good: bool


class CardHint(Struct, frozen=True):
    """The card that a bot would play; `options` are all legal ones, best first, if it weighed."""

    card: Card
    options: tuple[CardOption, ...] = ()


class Hint(Struct, frozen=True):
    """What a bot would do in the viewer's place, who is to call or to play."""

    v: int
    call: CallHint | None = None
    card: CardHint | None = None


class DealBrief(Struct, frozen=True):
    """A finished deal in a line.

    `n` counts all deals of the table from 1, also those broken off, which are not shown; `number`
    is that within the match. `points` is what it brought each side, `practice` the kind it was
    chosen for, `claimed` whether a claim ended it.
    """

    n: int
    match: int
    number: int
    practice: str | None
    dealer: Seat
    vulnerable: tuple[Side, ...]
    players: Mapping[Seat, SeatView | None]
    result: DealResult
    points: Mapping[Side, int]
    claimed: bool


class PlayedDeal(Struct, frozen=True):
    """A finished deal in full: the hands as dealt, every call explained, every card in order.

    `standing` is the score at which it was played, `entries` what was written for it, `winners` who
    won each trick. `claim` is the claim that ended it, None for one that was played out.
    """

    n: int
    match: int
    number: int
    practice: str | None
    dealer: Seat
    vulnerable: tuple[Side, ...]
    players: Mapping[Seat, SeatView | None]
    hands: Mapping[Seat, tuple[Card, ...]]
    system: System
    standing: Standing
    calls: tuple[ExplainedCall, ...]
    cards: tuple[PlayedCard, ...]
    winners: tuple[Seat, ...]
    result: DealResult
    entries: tuple[Entry, ...]
    claim: Claim | None


class Quiz(Struct, frozen=True):
    """A question: what does the player at `seat` call with this hand after this auction?

    `possible` maps each call that would be legal to what it would say, whatever the hand is.
    """

    hand: tuple[Card, ...]
    dealer: Seat
    vulnerable: tuple[Side, ...]
    auction: tuple[ExplainedCall, ...]
    seat: Seat
    possible: Mapping[Call, Meaning]

"""What a viewer may see of a table."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from msgspec import Struct

from rekontra.bots.levels import Level
from rekontra.bots.system import System
from rekontra.club.bots import BotSettings, Tempo
from rekontra.club.customs import Customs
from rekontra.game import DealView, Seat, Side, Token
from rekontra.scoring.profile import Form, Profile
from rekontra.scoring.sheet import DealResult, Entry, Sheet, Standing


class TablePhase(Enum):
    """Where a table is: before a match, in a deal, between two deals, after a match."""

    LOBBY = "lobby"
    DEAL = "deal"
    BETWEEN = "between"
    OVER = "over"


class Permission(Token):
    """What the viewer may do now apart from calls and cards: the names of the actions, and hint."""

    SIT = "sit"
    LEAVE = "leave"
    RENAME = "rename"
    ADD_BOT = "add_bot"
    FILL_BOTS = "fill_bots"
    UNSEAT = "unseat"
    SWAP_SEATS = "swap_seats"
    SET_PROFILE = "set_profile"
    SET_BOTS = "set_bots"
    SET_CUSTOMS = "set_customs"
    SET_PRACTICE = "set_practice"
    START_MATCH = "start_match"
    NEXT_DEAL = "next_deal"
    STOP_MATCH = "stop_match"
    TAKE_HOST = "take_host"
    PAUSE = "pause"
    RESUME = "resume"
    CLAIM_HONOURS = "claim_honours"
    CLAIM = "claim"
    ANSWER_CLAIM = "answer_claim"
    UNDO = "undo"
    ANSWER_UNDO = "answer_undo"
    CALL_OFF = "call_off"
    HINT = "hint"


class SeatView(Struct, frozen=True):
    """Who sits on a seat; a bot's name is its number, `online` whether a person is here."""

    name: str
    bot: bool = False
    host: bool = False
    online: bool = True


class BotsView(Struct, frozen=True):
    """How the bots play; `system` is None while a match is being played, when the sheet has it."""

    level: Level
    pace: Tempo
    system: System | None


class LastDeal(Struct, frozen=True):
    """How the deal just ended was scored; `entries` are those written for it."""

    result: DealResult
    entries: tuple[Entry, ...]


class TableView(Struct, frozen=True):
    """A table as one viewer sees it; always under 1 kB or so.

    `places` are the seats that are played on: all four, or at Draw Bridge two.
    `seat` is the viewer's own seat, `preset` the name of the house rules or "custom", `standing`
    the score at which the current (or next) deal is played, None before the first match. `number`
    is that of the deal on the table, 0 without one; `profile` holds the house rules of the next
    match, None while one is being played. `practice` is the kind of deals that the host has chosen
    to be dealt, None for all, and `customs` what players may ask of each other.
    """

    table: str
    phase: TablePhase
    seat: Seat | None
    host: bool
    seats: Mapping[Seat, SeatView | None]
    places: tuple[Seat, ...]
    form: Form
    preset: str
    paused: bool
    match: int
    standing: Standing | None
    number: int
    deal: DealView | None
    last_deal: LastDeal | None
    may: tuple[Permission, ...]
    profile: Profile | None
    bots: BotsView
    practice: str | None
    customs: Customs


class FinishedMatch(Struct, frozen=True):
    """An earlier match at this table: who sat where, the totals and units.

    `practice` lists the kinds of deals that were chosen in it.
    """

    number: int
    form: Form
    players: Mapping[Seat, SeatView]
    totals: Mapping[Side, int]
    settlement: Mapping[Side, int]
    practice: tuple[str, ...] = ()


class SheetView(Struct, frozen=True):
    """The whole score of a table: house rules, the sheet of the match, earlier matches.

    `seat` is the viewer's own, `players` those of this match (who sits there now before it starts).
    `bots` is how the bots play, None where a page shows the sheet of a book in the same way;
    `practice` lists the kinds of deals chosen in this match.
    """

    table: str
    profile: Profile
    preset: str
    seat: Seat | None
    players: Mapping[Seat, SeatView | None]
    match: int
    sheet: Sheet | None
    standing: Standing | None
    earlier: tuple[FinishedMatch, ...]
    bots: BotSettings | None
    practice: tuple[str, ...]

"""What anybody with the link may see of a score book."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from msgspec import Struct

from rekontra.club.book.events import ShownBookEvent
from rekontra.game import Card, Seat, Side
from rekontra.scoring.profile import Form, Profile
from rekontra.scoring.sheet import DealResult, Entry, Sheet, Standing


class BookPhase(Enum):
    """Where a book is: nobody named yet, in a match, after one."""

    SET_UP = "set_up"
    PLAYING = "playing"
    OVER = "over"


class BookPermission(Enum):
    """What the viewer may do now (the names of the actions)."""

    SET_UP = "set_up"
    ENTER_DEAL = "enter_deal"
    CORRECT_DEAL = "correct_deal"
    DELETE_DEAL = "delete_deal"
    MOVE_DEAL = "move_deal"
    STOP_MATCH = "stop_match"
    RESUME_MATCH = "resume_match"
    NEXT_MATCH = "next_match"
    RENAME_PLAYER = "rename_player"
    UNDO = "undo"
    SIGN = "sign"
    LOCK = "lock"


class BookPlayer(Struct, frozen=True):
    """A player over the whole book.

    `total` adds up his matches as the house rules say (`individual_total`: units or points),
    `money` what he receives for them; `matches` are those he has played or is playing.
    """

    name: str
    total: int
    money: int
    matches: int
    waiting: bool


class DealBehind(Struct, frozen=True):
    """A deal that was entered but lies behind the end of its match, after a correction."""

    key: str
    result: DealResult


class ComingDeal(Struct, frozen=True):
    """A deal to come, where it is known before; `number` counts from 1."""

    number: int
    dealer: Seat
    vulnerable: tuple[Side, ...]


class BookMatch(Struct, frozen=True):
    """One match in full.

    `seats` gives for each seat the number of the player (at Draw Bridge the same one for both seats
    of a side), `waiting` those who sit out, `draws` the cards by which it was cut, in the order of
    the players. `keys` name the deals of the sheet one by one, `behind` are entered deals that
    do not count. `schedule` is the deal to be played next and those that are known after it.
    """

    number: int
    profile: Profile
    preset: str
    seats: Mapping[Seat, int]
    waiting: tuple[int, ...]
    draws: tuple[Card, ...] | None
    first_dealer: Seat
    sheet: Sheet
    standing: Standing
    keys: tuple[str, ...]
    behind: tuple[DealBehind, ...]
    schedule: tuple[ComingDeal, ...]


class EarlierMatch(Struct, frozen=True):
    """An earlier match in brief; `over` is False when a correction left it without its end."""

    number: int
    form: Form
    seats: Mapping[Seat, int]
    waiting: tuple[int, ...]
    deals: int
    behind: int
    over: bool
    stopped: bool
    totals: Mapping[Side, int]
    settlement: Mapping[Side, int]
    money: Mapping[Side, int]
    winner: Side | None


class LastChange(Struct, frozen=True):
    """The last change: its number, who (None when he gave no name), when (UTC, ms), which kind.

    `key` names the deal that was changed, `changed` all deals whose points or place beside the end
    are other than before, in whatever match.
    """

    number: int
    by: str | None
    at: int
    kind: str
    key: str | None
    changed: tuple[str, ...]


class BookView(Struct, frozen=True):
    """A score book as one viewer sees it: the present match in full, the earlier ones in brief.

    `owner` is whether it is the viewer's own, `name` the name he signs with. `rubber` is the number
    of the present rubber in its tour, None outside of a tour. `tour` is what each player has in the
    tour so far, added up as `total` is, None outside of a tour. `undo` is the number of the change
    that would be taken back now.
    """

    sheet: str
    phase: BookPhase
    owner: bool
    locked: bool
    name: str | None
    players: tuple[BookPlayer, ...]
    match: BookMatch | None
    earlier: tuple[EarlierMatch, ...]
    rubber: int | None
    tour: tuple[int, ...] | None
    undo: int | None
    last: LastChange | None
    may: tuple[BookPermission, ...]


class BookPreview(Struct, frozen=True):
    """What a change would do: the entries of its deal, its match after it, what else would change.

    `changed` names the other deals whose points would change, `behind` those that would newly lie
    behind the end of the match.
    """

    entries: tuple[Entry, ...]
    match: BookMatch
    changed: tuple[str, ...]
    behind: tuple[str, ...]


class BookHistoryLine(Struct, frozen=True):
    """One change of a book: its number, when (UTC, ms), by whom, what.

    `by` is the name that person signs with now, None when there is none; `person` numbers all who
    have written, in the order in which they came, the owner 0; `own` is whether it was the viewer,
    `owner` whether it was the owner. For a deal, `place` is where it stood in its match
    (from 1), after the change or before it was struck out, and `before` the result it had. `undone`
    is whether the change was taken back later.
    """

    number: int
    at: int
    by: str | None
    person: int
    own: bool
    owner: bool
    event: ShownBookEvent | None
    place: int | None
    before: DealResult | None
    undone: bool


class BookHistory(Struct, frozen=True):
    """Everything that was done to a book, the oldest first; the first line is its making."""

    sheet: str
    lines: tuple[BookHistoryLine, ...]

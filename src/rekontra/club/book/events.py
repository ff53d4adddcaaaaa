"""What happened to a score book: the entries of its log."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from rekontra.game import Card, Seat
from rekontra.scoring.profile import Profile
from rekontra.scoring.sheet import DealResult


class _Event(Struct, frozen=True, tag_field="type"):
    pass


class BookOpened(_Event, frozen=True, tag="book_opened"):
    """A score book was made by this person, who owns it."""

    owner: str


class BookSetUp(_Event, frozen=True, tag="book_set_up"):
    """The players and their first match; set up again, it replaces what was there.

    `seats` says which player sits where (at Draw Bridge each holds both seats of a side), `draws`
    are the cards by which it was cut, in the order of the players.
    """

    profile: Profile
    players: tuple[str, ...]
    seats: Mapping[Seat, int]
    first_dealer: Seat
    waiting: tuple[int, ...] = ()
    draws: tuple[Card, ...] | None = None


class MatchBegun(_Event, frozen=True, tag="match_begun"):
    """The next match of the same people began."""

    profile: Profile
    seats: Mapping[Seat, int]
    first_dealer: Seat
    waiting: tuple[int, ...] = ()
    draws: tuple[Card, ...] | None = None


class DealEntered(_Event, frozen=True, tag="deal_entered"):
    """A deal was written down in this match, before another or at the end."""

    match: int
    key: str
    result: DealResult
    before: str | None = None


class DealCorrected(_Event, frozen=True, tag="deal_corrected"):
    """A deal has another result."""

    match: int
    key: str
    result: DealResult


class DealDeleted(_Event, frozen=True, tag="deal_deleted"):
    """A deal was struck out."""

    match: int
    key: str


class DealMoved(_Event, frozen=True, tag="deal_moved"):
    """A deal stands before another now, or at the end."""

    match: int
    key: str
    before: str | None = None


class PlayStopped(_Event, frozen=True, tag="play_stopped"):
    """A match was broken off: the one of this number, None for the present one."""

    match: int | None = None


class PlayResumed(_Event, frozen=True, tag="play_resumed"):
    """A match goes on after all: the one of this number, None for the present one."""

    match: int | None = None


class PlayerRenamed(_Event, frozen=True, tag="player_renamed"):
    """A player has another name."""

    player: int
    name: str


class Undone(_Event, frozen=True, tag="undone"):
    """The change that has this number was taken back."""

    change: int


class Signed(_Event, frozen=True, tag="signed"):
    """Whoever did this is known by this name from now on."""

    name: str


class Locked(_Event, frozen=True, tag="locked"):
    """Only the owner may write from now on, or everybody again."""

    locked: bool


BookEvent = (
    BookOpened
    | BookSetUp
    | MatchBegun
    | DealEntered
    | DealCorrected
    | DealDeleted
    | DealMoved
    | PlayStopped
    | PlayResumed
    | PlayerRenamed
    | Undone
    | Signed
    | Locked
)

ShownBookEvent = (
    BookSetUp
    | MatchBegun
    | DealEntered
    | DealCorrected
    | DealDeleted
    | DealMoved
    | PlayStopped
    | PlayResumed
    | PlayerRenamed
    | Undone
    | Signed
    | Locked
)

"""The messages of the protocol, version 1: what goes over the WebSocket and the JSON API.

The TypeScript types of the client are generated from these (`make client-types`).
Adding a field or a message is compatible, removing or renaming one is not.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from rekontra.club.actions import TableAction
from rekontra.club.events import ShownEvent
from rekontra.club.views import SheetView, TableView
from rekontra.game import Seat
from rekontra.scoring.profile import Profile

CommandId = Annotated[str, Meta(min_length=1, max_length=64)]
ViewNumber = Annotated[int, Meta(ge=0, le=2**53 - 1)]
ErrorKind = Literal["unreadable", "illegal", "stale", "unknown", "fault"]


class Act(Struct, frozen=True, tag="act", forbid_unknown_fields=True):
    """Client: do this. `command` is a fresh id, kept on every retry; `v` what the client saw."""

    command: CommandId
    v: ViewNumber
    action: TableAction


class Hello(Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """Client: the number of the view it has, 0 for none; answered with the current view."""

    v: ViewNumber = 0


ClientMessage = Act | Hello


class ViewMessage(Struct, frozen=True, tag="view"):
    """Server: the table now, and the event that led here (None when it is not one step)."""

    v: int
    view: TableView
    event: ShownEvent | None = None


class SheetMessage(Struct, frozen=True, tag="sheet"):
    """Server: the score sheet now; sent on connection and whenever it changes."""

    v: int
    sheet: SheetView


class Done(Struct, frozen=True, tag="done"):
    """Server: this command is saved; `v` is the number of its last event."""

    command: str
    v: int


class Refused(Struct, frozen=True, tag="refused"):
    """Server: this command or message is refused; `code` and `details` make the sentence.

    `view` is the table now, when there is one. `error` is the id of a fault in the server's log.
    """

    kind: ErrorKind
    code: str
    details: dict[str, str | int] = {}
    command: str | None = None
    v: int = 0
    view: TableView | None = None
    error: str | None = None


ServerMessage = ViewMessage | SheetMessage | Done | Refused


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """API: make a table under this profile, or else this preset; with `name` the host sits down.

    With `bots` they take the other seats; `practice` is the kind of deals to be dealt.
    """

    profile: Profile | None = None
    preset: str = "rubber_s2"
    name: str | None = None
    seat: Seat = Seat.S
    bots: bool = False
    practice: str | None = None


class TableMade(Struct, frozen=True):
    """API: the new table's id and the path of its link."""

    table: str
    path: str

"""The messages about score books: the same as those about tables, with another view."""

from __future__ import annotations

from msgspec import Struct

from rekontra.club.book.actions import BookAction, SetUp
from rekontra.club.book.events import ShownBookEvent
from rekontra.club.book.views import BookView
from rekontra.web.wire import CommandId, Done, ErrorKind, Hello, ViewNumber


class BookAct(Struct, frozen=True, tag="act", forbid_unknown_fields=True):
    """Client: do this. `command` is a fresh id, kept on every retry; `v` what the client saw."""

    command: CommandId
    v: ViewNumber
    action: BookAction


BookClientMessage = BookAct | Hello


class BookViewMessage(Struct, frozen=True, tag="view"):
    """Server: the book now, and the event that led here (None when it is not one step)."""

    v: int
    view: BookView
    event: ShownBookEvent | None = None


class BookRefused(Struct, frozen=True, tag="refused"):
    """Server: this command or message is refused; `code` and `details` make the sentence.

    `view` is the book now, when there is one. `error` is the id of a fault in the server's log.
    """

    kind: ErrorKind
    code: str
    details: dict[str, str | int] = {}
    command: str | None = None
    v: int = 0
    view: BookView | None = None
    error: str | None = None


BookServerMessage = BookViewMessage | Done | BookRefused


class NewSheet(Struct, frozen=True, forbid_unknown_fields=True):
    """API: make a score book, set up at once or later; `name` is what its owner signs with."""

    set_up: SetUp | None = None
    name: str | None = None


class SheetMade(Struct, frozen=True):
    """API: the new book's id and the path of its link."""

    sheet: str
    path: str

"""The score books over the wire: JSON API and WebSocket, with the messages of the tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from litestar import Response, WebSocket, get, post, websocket
from litestar.params import FromPath, JSONBody, RawBody

from rekontra.club.book.actions import DealChange
from rekontra.club.book.books import Books
from rekontra.club.book.events import ShownBookEvent
from rekontra.club.book.views import BookHistory, BookMatch, BookPreview, BookView
from rekontra.club.export import to_csv, to_json
from rekontra.web.acting import carry_out
from rekontra.web.files import CSV, JSON, SIGNS, Separator, attachment
from rekontra.web.line import Line, Outbox
from rekontra.web.parameters import SheetId, TheBooks, TheVisitor
from rekontra.web.refusals import refusal_after, refused_with
from rekontra.web.sheet_wire import (
    BookAct,
    BookClientMessage,
    BookRefused,
    BookViewMessage,
    NewSheet,
    SheetMade,
)
from rekontra.web.strict import check_fields
from rekontra.web.wire import Done

REFUSED = refused_with(BookRefused, "no such sheet")


class BookOutbox(Outbox):
    """What somebody who looks at a book is still to be sent."""

    def show(self, v: int, view: BookView, event: ShownBookEvent | None) -> None:
        """Send the book."""
        self.put(BookViewMessage(v, view, event))


async def book_refusal(
    error: Exception, books: Books, book: str, person: str, command: str | None
) -> BookRefused:
    """The message for an error at a book, with the book as it is now."""
    refused = await refusal_after(error, books, book)
    v, view = await books.look(book, person)
    return BookRefused(refused.kind, refused.code, refused.details, command, v, view, refused.error)


class BookLine(Line[BookOutbox]):
    """The line to the score books."""

    decoder = msgspec.json.Decoder(BookClientMessage)

    def __init__(self, books: Books) -> None:
        """A line to these books."""
        super().__init__(books)
        self._books = books

    def outbox(self, person: str, overflow: Callable[[], object]) -> BookOutbox:
        """An empty outbox for this person."""
        return BookOutbox(person, overflow)

    async def refusal(
        self, error: Exception, name: str, person: str, command: str | None
    ) -> BookRefused:
        """The message for an error at a book, with the book as it is now."""
        return await book_refusal(error, self._books, name, person, command)


@post("/api/sheets", responses=REFUSED)
async def open_sheet(
    data: JSONBody[NewSheet], body: RawBody, visitor: TheVisitor, books: TheBooks
) -> Response[SheetMade]:
    """Make a score book; whoever makes it is its owner."""
    check_fields(body, data)
    sheet = await books.open(visitor.person, data.set_up, data.name)
    return Response(SheetMade(sheet, f"/s/{sheet}"), cookies=[visitor.cookie])


@get("/api/sheets/{sheet:str}", responses=REFUSED)
async def look(sheet: SheetId, visitor: TheVisitor, books: TheBooks) -> BookViewMessage:
    """The book now, as the holder of the cookie sees it."""
    v, view = await books.look(sheet, visitor.person)
    return BookViewMessage(v, view)


@get("/api/sheets/{sheet:str}/matches/{number:int}", responses=REFUSED)
async def look_at_match(sheet: SheetId, number: FromPath[int], books: TheBooks) -> BookMatch:
    """One match of the book in full; they are numbered from 1."""
    return await books.match(sheet, number)


@get("/api/sheets/{sheet:str}/history", responses=REFUSED)
async def history(sheet: SheetId, visitor: TheVisitor, books: TheBooks) -> BookHistory:
    """Everything that was done to the book: who, when, what, and what was there before."""
    return await books.history(sheet, visitor.person)


@post("/api/sheets/{sheet:str}/act", status_code=200, responses=REFUSED)
async def act(
    sheet: SheetId, data: JSONBody[BookAct], body: RawBody, visitor: TheVisitor, books: TheBooks
) -> Response[Done | BookRefused]:
    """Carry out an action; safe to send again with the same command."""
    return await carry_out(books, sheet, visitor, data, body, book_refusal)


@post("/api/sheets/{sheet:str}/preview", status_code=200, responses=REFUSED)
async def preview(
    sheet: SheetId, data: JSONBody[DealChange], body: RawBody, books: TheBooks
) -> BookPreview:
    """What a change of the deals would do; it writes nothing."""
    check_fields(body, data)
    return await books.preview(sheet, data)


@get("/api/sheets/{sheet:str}/export.csv", media_type=CSV, responses=REFUSED)
async def export_csv(
    sheet: SheetId, books: TheBooks, separator: Separator = "comma"
) -> Response[bytes]:
    """All matches of the book as a table for a spreadsheet."""
    text = to_csv(await books.export(sheet), SIGNS[separator])
    return attachment(text, CSV, f"rekontra-{sheet}.csv")


@get("/api/sheets/{sheet:str}/export.json", media_type=JSON, responses=REFUSED)
async def export_json(sheet: SheetId, books: TheBooks) -> Response[bytes]:
    """All matches of the book as a list of sheet files, which `rekontra sheet` reads."""
    return attachment(to_json(await books.export(sheet)), JSON, f"rekontra-{sheet}.json")


@websocket("/api/sheets/{sheet:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any],
    sheet: SheetId,
    visitor: TheVisitor,
    books: TheBooks,
) -> None:
    """Show a book as it changes and take actions, until the client leaves."""
    await BookLine(books).serve(socket, sheet, visitor)


HANDLERS = (
    open_sheet,
    look,
    look_at_match,
    history,
    act,
    preview,
    export_csv,
    export_json,
    live,
)

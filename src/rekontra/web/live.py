"""The WebSocket of a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from litestar import WebSocket, websocket

from rekontra.club.events import ShownEvent
from rekontra.club.tables import Tables
from rekontra.club.views import SheetView, TableView
from rekontra.web.line import Line, Outbox
from rekontra.web.parameters import TableId, TheTables, TheVisitor
from rekontra.web.refusals import refusal_at
from rekontra.web.wire import ClientMessage, Refused, SheetMessage, ViewMessage


class TableOutbox(Outbox):
    """What somebody who looks at a table is still to be sent."""

    def show(self, v: int, view: TableView, event: ShownEvent | None) -> None:
        """Send the table."""
        self.put(ViewMessage(v, view, event))

    def score(self, v: int, sheet: SheetView) -> None:
        """Send the score sheet."""
        self.put(SheetMessage(v, sheet))


class TableLine(Line[TableOutbox]):
    """The line to the tables."""

    decoder = msgspec.json.Decoder(ClientMessage)

    def __init__(self, tables: Tables) -> None:
        """A line to these tables."""
        super().__init__(tables)
        self._tables = tables

    def outbox(self, person: str, overflow: Callable[[], object]) -> TableOutbox:
        """An empty outbox for this person."""
        return TableOutbox(person, overflow)

    async def refusal(
        self, error: Exception, name: str, person: str, command: str | None
    ) -> Refused:
        """The message for an error at a table, with the table as it is now."""
        return await refusal_at(error, self._tables, name, person, command)


@websocket("/api/tables/{table:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any], table: TableId, visitor: TheVisitor, tables: TheTables
) -> None:
    """Show a table as it changes and take actions, until the client leaves."""
    await TableLine(tables).serve(socket, table, visitor)

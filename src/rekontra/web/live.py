"""The WebSocket of a table: actions in, views out, over a bounded outbox."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from rekontra.club.errors import UnknownTable
from rekontra.club.events import ShownEvent
from rekontra.club.tables import Tables
from rekontra.club.views import SheetView, TableView
from rekontra.web.identity import same_origin
from rekontra.web.parameters import TableId, TheTables, TheVisitor
from rekontra.web.refusals import refusal, refusal_at
from rekontra.web.wire import (
    Act,
    ClientMessage,
    Done,
    Hello,
    ServerMessage,
    SheetMessage,
    ViewMessage,
)

OUTBOX = 64
CLOSING = 2.0
SLOW = 1013
FORBIDDEN = 4403
UNKNOWN = 4404

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(ClientMessage)


class Outbox:
    """What one client is still to be sent; when it fills up the client is too slow and must go."""

    def __init__(self, person: str, overflow: Callable[[], object], limit: int = OUTBOX) -> None:
        """An empty outbox for at most `limit` messages; one more and `overflow` is called."""
        self.person = person
        self.overflowed = False
        self._overflow = overflow
        self._limit = limit
        self._waiting: deque[str] = deque()
        self._filled = asyncio.Event()

    def show(self, v: int, view: TableView, event: ShownEvent | None) -> None:
        """Send the table."""
        self.put(ViewMessage(v, view, event))

    def score(self, v: int, sheet: SheetView) -> None:
        """Send the score sheet."""
        self.put(SheetMessage(v, sheet))

    def put(self, message: ServerMessage) -> None:
        """Send this message when its turn comes; never waits."""
        if self.overflowed:
            return
        if len(self._waiting) >= self._limit:
            self.overflowed = True
            self._overflow()
        else:
            self._waiting.append(_encoder.encode(message).decode())
            self._filled.set()

    async def drain(self, socket: WebSocket) -> None:  # type: ignore[type-arg]
        """Send what is put, in order, until cancelled."""
        while True:
            while self._waiting:
                await socket.send(
                    {"type": "websocket.send", "text": self._waiting.popleft(), "bytes": None}
                )
            self._filled.clear()
            await self._filled.wait()


@websocket("/api/tables/{table:str}/live")
async def live(socket: WebSocket, table: TableId, visitor: TheVisitor, tables: TheTables) -> None:  # type: ignore[type-arg]
    """Show a table as it changes and take actions, until the client leaves."""
    headers = {"set-cookie": visitor.cookie.to_header(header="")} if visitor.is_new else {}
    await socket.accept(headers=headers)
    if not same_origin(socket):
        await socket.close(FORBIDDEN, "another site")
        return
    this = asyncio.current_task()
    assert this is not None
    outbox = Outbox(visitor.person, this.cancel)
    writer = asyncio.create_task(outbox.drain(socket))
    try:
        await tables.watch(table, outbox)
        while True:
            text = await socket.receive_data(mode="text")
            await _answer(text, table, tables, outbox)
    except UnknownTable as error:
        outbox.put(refusal(error))
        await asyncio.sleep(0)
        await socket.close(UNKNOWN, "unknown table")
    except WebSocketDisconnect:
        pass
    except asyncio.CancelledError:
        if not outbox.overflowed:
            raise
        with contextlib.suppress(TimeoutError, WebSocketDisconnect):
            await asyncio.wait_for(socket.close(SLOW, "too slow"), CLOSING)
    finally:
        tables.leave(table, outbox)
        writer.cancel()
        with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect):
            await writer


async def _answer(text: str, table: str, tables: Tables, outbox: Outbox) -> None:
    """Carry out one message; whatever is wrong with it is answered, and nobody else notices."""
    command: str | None = None
    try:
        message = _decoder.decode(text)
        if isinstance(message, Hello):
            await _present(table, tables, outbox)
            return
        command = message.command
        await _act(message, table, tables, outbox)
    except Exception as error:
        outbox.put(await refusal_at(error, tables, table, outbox.person, command))


async def _present(table: str, tables: Tables, outbox: Outbox) -> None:
    v, view = await tables.look(table, outbox.person)
    outbox.show(v, view, None)
    v, sheet = await tables.sheet(table, outbox.person)
    outbox.score(v, sheet)


async def _act(message: Act, table: str, tables: Tables, outbox: Outbox) -> None:
    def acknowledge(v: int) -> None:
        outbox.put(Done(message.command, v))

    await tables.act(table, outbox.person, message.command, message.v, message.action, acknowledge)

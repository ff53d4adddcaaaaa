"""A WebSocket to a live stream: actions in, views out, over a bounded outbox."""

from __future__ import annotations

import asyncio
import contextlib
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from rekontra.club.errors import Unknown
from rekontra.web.identity import Visitor, same_origin
from rekontra.web.refusals import refusal
from rekontra.web.strict import check_fields
from rekontra.web.wire import Done, Hello

OUTBOX = 64
CLOSING = 2.0
SLOW = 1013
FORBIDDEN = 4403
UNKNOWN = 4404

_encoder = msgspec.json.Encoder()


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

    def put(self, message: msgspec.Struct) -> None:
        """Send this message when its turn comes; never waits."""
        if self.overflowed:
            return
        if len(self._waiting) >= self._limit:
            self.overflowed = True
            self._overflow()
        else:
            self._waiting.append(_encoder.encode(message).decode())
            self._filled.set()

    async def drain(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Send what is put, in order, until cancelled."""
        while True:
            while self._waiting:
                await socket.send(
                    {"type": "websocket.send", "text": self._waiting.popleft(), "bytes": None}
                )
            self._filled.clear()
            await self._filled.wait()


B = TypeVar("B", bound=Outbox)
Shown = TypeVar("Shown", bound=Outbox, contravariant=True)


class Streams(Protocol[Shown]):
    """Live streams as a line needs them: see `Live`."""

    async def watch(self, name: str, watcher: Shown) -> None:
        """Show this stream from now on."""

    def leave(self, name: str, watcher: Shown) -> None:
        """Show nothing more."""

    async def present(self, name: str, watcher: Shown) -> None:
        """Show once more all that there is."""

    async def act(
        self,
        name: str,
        actor: str,
        command: str,
        seen: int,
        action: Any,
        acknowledge: Callable[[int], None],
    ) -> int:
        """Carry out an action."""


class Line(ABC, Generic[B]):
    """How one kind of live streams is spoken to."""

    decoder: ClassVar[msgspec.json.Decoder[Any]]
    """Reads what clients say: an act, or a hello."""

    def __init__(self, streams: Streams[B]) -> None:
        """A line to these streams."""
        self._streams = streams

    @abstractmethod
    def outbox(self, person: str, overflow: Callable[[], object]) -> B:
        """An empty outbox for this person."""

    @abstractmethod
    async def refusal(
        self, error: Exception, name: str, person: str, command: str | None
    ) -> msgspec.Struct:
        """The message for an error at a stream, with the stream as it is now."""

    async def serve(self, socket: WebSocket[Any, Any, Any], name: str, visitor: Visitor) -> None:
        """Show a stream as it changes and take actions, until the client leaves."""
        headers = {"set-cookie": visitor.cookie.to_header(header="")} if visitor.is_new else {}
        await socket.accept(headers=headers)
        if not same_origin(socket):
            await socket.close(FORBIDDEN, "another site")
            return
        this = asyncio.current_task()
        assert this is not None
        outbox = self.outbox(visitor.person, this.cancel)
        writer = asyncio.create_task(outbox.drain(socket))
        try:
            await self._streams.watch(name, outbox)
            while True:
                text = await socket.receive_data(mode="text")
                await self._answer(text, name, outbox)
        except Unknown as error:
            outbox.put(refusal(error))
            await asyncio.sleep(0)
            await socket.close(UNKNOWN, error.code.replace("-", " "))
        except WebSocketDisconnect:
            pass
        except asyncio.CancelledError:
            if not outbox.overflowed:
                raise
            with contextlib.suppress(TimeoutError, WebSocketDisconnect):
                await asyncio.wait_for(socket.close(SLOW, "too slow"), CLOSING)
        finally:
            self._streams.leave(name, outbox)
            writer.cancel()
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect):
                await writer

    async def _answer(self, text: str, name: str, outbox: B) -> None:
        """Carry out one message; whatever is wrong with it is answered, and nobody else notices."""
        command: str | None = None
        try:
            message = self.decoder.decode(text)
            check_fields(text, message)
            if isinstance(message, Hello):
                await self._streams.present(name, outbox)
                return
            command = message.command
            await self._act(message, name, outbox)
        except Exception as error:
            outbox.put(await self.refusal(error, name, outbox.person, command))

    async def _act(self, message: Any, name: str, outbox: B) -> None:
        def acknowledge(v: int) -> None:
            outbox.put(Done(message.command, v))

        await self._streams.act(
            name, outbox.person, message.command, message.v, message.action, acknowledge
        )

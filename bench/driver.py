"""Makes tables act, at a rate or as fast as they go, and notes when everybody has seen it."""

from __future__ import annotations

import asyncio
import time
from collections import deque

from picows import WSFrame, WSListener, WSMsgType, WSTransport

PATIENCE = 10.0


class Load:
    """What all tables of one server do and have seen.

    A delivery lasts from when its action was sent until one of the four players has it. When no
    table was free at the time an action was due, it counts from then.
    """

    def __init__(self) -> None:
        self.deliveries: list[float] = []
        self.bytes = 0
        self.refused = 0
        self.lost = 0
        self.closing = False
        self._ready: deque[Table] = deque()
        self._freed = asyncio.Event()
        self._acting = 0
        self._finished = 0
        self._flat_out = False

    def free(self, table: Table) -> None:
        """A table is ready for its next action."""
        self._acting -= 1
        self._finished += 1
        if self._flat_out:
            self._act(table, time.perf_counter())
        else:
            self._ready.append(table)
            self._freed.set()

    def admit(self, table: Table) -> None:
        """A new table is ready for its first action."""
        self._ready.append(table)

    def _act(self, table: Table, begun: float) -> None:
        self._acting += 1
        table.begin(begun)
        table.act()

    async def at_rate(self, rate: float, seconds: float) -> None:
        """Start `rate` actions a second; raises TimeoutError when the server hangs."""
        self._reset()
        begin = time.perf_counter()
        for number in range(int(rate * seconds)):
            due = begin + number / rate
            if (wait := due - time.perf_counter()) > 0:
                await asyncio.sleep(wait)
            begun = time.perf_counter()
            if not self._ready:
                begun = due
                self._freed.clear()
                async with asyncio.timeout(PATIENCE):
                    await self._freed.wait()
            self._act(self._ready.popleft(), begun)
        await self._settle()

    async def flat_out(self, seconds: float) -> float:
        """Every table acts as soon as all four have seen its last action; actions a second."""
        self._reset()
        self._flat_out = True
        begin = time.perf_counter()
        for table in tuple(self._ready):
            self._act(table, begin)
        self._ready.clear()
        await asyncio.sleep(seconds)
        self._flat_out = False
        rate = self._finished / (time.perf_counter() - begin)
        await self._settle()
        return rate

    def _reset(self) -> None:
        self.deliveries = []
        self.bytes = 0
        self._finished = 0

    async def _settle(self) -> None:
        deadline = time.perf_counter() + PATIENCE
        while self._acting:
            if time.perf_counter() > deadline:
                raise RuntimeError(f"{self._acting} actions were never seen by all four")
            await asyncio.sleep(0.01)


class Table:
    """Four players at a table of some server, one action under way at a time."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.players: list[Player] = []
        self._begun = 0.0
        self._missing = 0

    async def connect(self) -> None:
        """Take all four connections."""
        raise NotImplementedError

    def begin(self, begun: float) -> None:
        """An action is about to be sent that counts from this time."""
        self._begun = begun
        self._missing = 4

    def act(self) -> None:
        """Send the next action."""
        raise NotImplementedError

    def hear(self, player: Player, text: memoryview) -> None:
        """A message for this player has come."""
        raise NotImplementedError

    def delivered(self, size: int) -> None:
        """One of the four has seen the action under way, in a message of `size` bytes."""
        self.load.deliveries.append(time.perf_counter() - self._begun)
        self.load.bytes += size
        self._missing -= 1
        if self._missing == 0:
            self.load.free(self)

    @property
    def acting(self) -> bool:
        """Whether an action is under way."""
        return self._missing > 0

    def give_up(self) -> None:
        """The action under way has been refused."""
        self.load.refused += 1
        if self.load.refused > 100:
            raise RuntimeError("the server refuses too much")
        self._missing = 0
        self.load.free(self)


class Player(WSListener):
    """One WebSocket at a table."""

    transport: WSTransport

    def __init__(self, table: Table) -> None:
        self._table = table

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            self._table.hear(self, frame.get_payload_as_memoryview())

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        if not self._table.load.closing:
            self._table.load.lost += 1

    def say(self, text: bytes) -> None:
        """Send a message."""
        self.transport.send(WSMsgType.TEXT, text)

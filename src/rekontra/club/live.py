"""Live streams: every action is decided, saved, acknowledged and only then shown.

What tables and score books have in common. A room holds the state of one stream in memory; the log
alone holds the truth, and whoever loses a race for it reads again and decides again.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from rekontra.club.errors import Stale, Unknown
from rekontra.club.ports import Clock, Conflict, LogEvent, Recorded, Store
from rekontra.game import Illegal

ATTEMPTS = 5
IDLE = 15 * 60 * 1000
SWEEP = 60.0


class BrokenLog(Exception):
    """The log of a stream has a hole: it cannot be folded."""


class Person(Protocol):
    """Somebody who watches."""

    person: str


S = TypeVar("S")
W = TypeVar("W", bound=Person)
A = TypeVar("A")
E = TypeVar("E", bound=LogEvent)


@dataclass(slots=True)
class Room(Generic[S, W]):
    """A stream in memory: its state at event `v`, and who watches."""

    name: str
    state: S
    v: int = 0
    touched: int = 0
    watchers: list[W] = field(default_factory=list)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    @property
    def online(self) -> set[str]:
        """The persons who watch."""
        return {watcher.person for watcher in self.watchers}


R = TypeVar("R", bound=Room[Any, Any])


class Live(ABC, Generic[R, S, A, E, W]):
    """All streams of one kind, over a store that holds the truth."""

    prefix: ClassVar[str]
    unknown: ClassVar[type[Unknown]]

    def __init__(self, store: Store, clock: Clock) -> None:
        """Streams over this store."""
        self._store = store
        self._clock = clock
        self._rooms: dict[str, R] = {}
        self._sweeper: asyncio.Task[None] | None = None

    @abstractmethod
    def _open_room(self, name: str) -> R:
        """A room in which nothing has happened yet."""

    @abstractmethod
    def _clear(self, room: R) -> None:
        """Put the state of this room back to where nothing has happened yet."""

    @abstractmethod
    def _evolve(self, room: R, record: Recorded[E]) -> None:
        """Bring the state of this room behind this event."""

    @abstractmethod
    async def _decide(self, room: R, actor: str, action: A, seen: int) -> Sequence[E]:
        """What an action does here; raises Illegal or Stale."""

    @abstractmethod
    def _present(self, room: R, watcher: W) -> None:
        """Show somebody who has just come all that there is."""

    @abstractmethod
    def _show(self, room: R, before: S, event: E) -> None:
        """Show everybody where this last event has led; `before` is the state they know."""

    def _arrived(self, room: R, watcher: W, *, first: bool) -> None:
        """Somebody watches from now on; `first` is whether with no other connection before."""

    def _departed(self, room: R, watcher: W) -> None:
        """Somebody watches no more."""

    def _moved(self, room: R) -> None:
        """Something happened here, or somebody asks whether nothing should have."""

    def _busy(self, room: R) -> bool:
        """Whether something is going on in this room that nobody watches."""
        return False

    async def start(self) -> None:
        """Begin to look after the rooms."""
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        """Stop; nothing is lost."""
        await self._cancel([] if self._sweeper is None else [self._sweeper])

    @staticmethod
    async def _cancel(tasks: Sequence[asyncio.Task[None]]) -> None:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    @property
    def counts(self) -> tuple[int, int]:
        """How many streams are in memory, and how many watchers they have."""
        return len(self._rooms), sum(len(room.watchers) for room in self._rooms.values())

    async def _begin(self, name: str, actor: str, events: Sequence[E]) -> None:
        """Write the first events of a new stream."""
        now = self._clock.now()
        command = f"open {self.prefix}{name}"
        await self._store.append(
            self.prefix + name, 0, events, at=now, actor=actor, command=command
        )

    async def watch(self, name: str, watcher: W) -> None:
        """Show this stream to the watcher from now on, the present first; raises Unknown."""
        room = await self._room(name)
        first = watcher.person not in room.online
        room.watchers.append(watcher)
        self._present(room, watcher)
        self._arrived(room, watcher, first=first)

    def leave(self, name: str, watcher: W) -> None:
        """Show nothing more to this watcher."""
        room = self._rooms.get(name)
        if room is None or watcher not in room.watchers:
            return
        room.watchers.remove(watcher)
        room.touched = self._clock.now()
        self._departed(room, watcher)

    async def present(self, name: str, watcher: W) -> None:
        """Show this watcher once more all that there is now; raises Unknown."""
        room = await self._room(name)
        self._present(room, watcher)
        self._moved(room)

    async def act(
        self,
        name: str,
        actor: str,
        command: str,
        seen: int,
        action: A,
        acknowledge: Callable[[int], None] = lambda _: None,
    ) -> int:
        """Carry out an action and return the number of its last event.

        `seen` is the number of the view it was decided on. A command sent before gets its old
        answer. `acknowledge` is called when the action is saved, before anybody is shown it.
        Raises Illegal, Stale (meant for a moment that has passed) or Unknown. Whoever asks may go
        away meanwhile: what is saved is always shown too.
        """
        room = await self._room(name)
        return await asyncio.shield(
            self._carry_out(room, actor, command, seen, action, acknowledge)
        )

    async def _carry_out(
        self,
        room: R,
        actor: str,
        command: str,
        seen: int,
        action: A,
        acknowledge: Callable[[int], None] = lambda _: None,
    ) -> int:
        async with room.lock:
            if seen > room.v:
                await self._catch_up(room)
            for _ in range(ATTEMPTS):
                try:
                    return await self._try(room, actor, command, seen, action, acknowledge)
                except Conflict:
                    await self._catch_up(room)
                except (Illegal, Stale):
                    answer = await self._store.answer(self.prefix + room.name, actor, command)
                    if answer is None:
                        raise
                    acknowledge(answer)
                    if answer > room.v:
                        await self._catch_up(room)
                    return answer
        raise Conflict(f"{ATTEMPTS} others were faster")

    async def _try(
        self,
        room: R,
        actor: str,
        command: str,
        seen: int,
        action: A,
        acknowledge: Callable[[int], None],
    ) -> int:
        events = await self._decide(room, actor, action, seen)
        now = self._clock.now()
        answer = await self._store.append(
            self.prefix + room.name, room.v, events, at=now, actor=actor, command=command
        )
        acknowledge(answer.seq)
        if not answer.repeated:
            first = answer.seq - len(events) + 1
            records = [Recorded(seq, now, actor, event) for seq, event in enumerate(events, first)]
            self._advance(room, records)
        elif answer.seq > room.v:
            await self._catch_up(room)
        return answer.seq

    async def refold(self, name: str) -> None:
        """Fold this stream again from the log, after a fault."""
        room = self._rooms.get(name)
        if room is None:
            return
        async with room.lock:
            self._clear(room)
            room.v = 0
            for record in await self._store.read(self.prefix + name):
                self._fold(room, record)

    async def _room(self, name: str) -> R:
        room = self._rooms.get(name)
        if room is None:
            room = self._open_room(name)
            for record in await self._store.read(self.prefix + name):
                self._fold(room, record)
            if room.v == 0:
                raise self.unknown(name)
            room = self._rooms.setdefault(name, room)
        room.touched = self._clock.now()
        return room

    async def _catch_up(self, room: R) -> None:
        self._advance(room, await self._store.read(self.prefix + room.name, room.v))

    def _fold(self, room: R, record: Recorded[E]) -> None:
        if record.seq != room.v + 1:
            raise BrokenLog(
                f"{self.prefix}{room.name} has nothing between {room.v} and {record.seq}"
            )
        self._evolve(room, record)
        room.v = record.seq

    def _advance(self, room: R, records: Sequence[Recorded[E]]) -> None:
        """Fold what happened and show where it led, once for all of it."""
        if not records:
            return
        before = room.state
        for record in records:
            self._fold(room, record)
        self._show(room, before, records[-1].event)
        self._moved(room)

    async def _sweep(self) -> None:
        """Drop rooms from memory that nobody has watched for a while."""
        while True:
            await asyncio.sleep(SWEEP)
            limit = self._clock.now() - IDLE
            for name, room in tuple(self._rooms.items()):
                idle = not room.watchers and room.touched < limit and not room.lock.locked()
                if idle and not self._busy(room):
                    del self._rooms[name]

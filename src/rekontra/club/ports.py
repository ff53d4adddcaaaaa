"""What the club asks of the world outside: a log that keeps events, a clock, a dealer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from rekontra.club.book.events import BookEvent
from rekontra.club.events import ShownEvent, TableEvent
from rekontra.club.views import SheetView, TableView
from rekontra.game import Card, Seat

LogEvent = TableEvent | BookEvent
"""An event of any stream."""

E = TypeVar("E", bound=LogEvent)


@dataclass(frozen=True, slots=True)
class Recorded(Generic[E]):
    """An event as it stands in the log: `seq` counts from 1 without holes, `at` is UTC in ms."""

    seq: int
    at: int
    actor: str
    event: E


class Conflict(Exception):
    """Somebody else appended to the stream first: read again and decide again."""


@dataclass(frozen=True, slots=True)
class Appended:
    """The answer to an append: the last seq of the command, and whether it had been seen before."""

    seq: int
    repeated: bool


class Store(Protocol):
    """The append-only log. One append is one durable transaction."""

    async def append(
        self,
        stream: str,
        expected: int,
        events: Sequence[LogEvent],
        *,
        at: int,
        actor: str,
        command: str,
    ) -> Appended:
        """Add events after seq `expected`; durable when it returns.

        A command that this actor has sent to this stream before is not carried out again: the
        answer is the old one. Raises Conflict when the stream is no longer at `expected`.
        """

    async def answer(self, stream: str, actor: str, command: str) -> int | None:
        """The last seq of a command that this actor has sent before, None for a new one."""

    async def read(self, stream: str, after: int = 0) -> list[Recorded[Any]]:
        """The events of a stream with a seq greater than `after`, in order."""

    async def streams(self, prefix: str, since: int) -> list[str]:
        """The streams with this prefix that had an event at or after `since` (UTC, ms)."""

    async def close(self) -> None:
        """Finish what is under way and let go of the files."""


class Watcher(Protocol):
    """Somebody who is shown a table as long as he is subscribed; showing never waits."""

    person: str

    def show(self, v: int, view: TableView, event: ShownEvent | None) -> None:
        """The table after the event that has the number `v`."""

    def score(self, v: int, sheet: SheetView) -> None:
        """The score sheet, when it has changed."""


class Clock(Protocol):
    """The time."""

    def now(self) -> int:
        """UTC in milliseconds."""


class Dealer(Protocol):
    """The chance of the game, unbiased and not to be guessed."""

    def shuffle(self) -> tuple[Card, ...]:
        """The 52 cards in a random order."""

    def cut(self) -> Seat:
        """A random seat: who deals first."""

    def token(self) -> str:
        """A secret of at least 128 bits, safe in a cookie."""

    def name(self) -> str:
        """A short public name for a table's link, not to be guessed."""

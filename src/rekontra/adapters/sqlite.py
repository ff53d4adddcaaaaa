"""The log in an SQLite file: one writer thread that commits many appends with one fsync."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

import apsw

from rekontra.adapters.codec import EVENTS, Entry
from rekontra.adapters.migrate import NewerSchema, migrate, migrations
from rekontra.club.ports import Appended, Conflict, LogEvent, Recorded

_T = TypeVar("_T")

# How long another program may hold the file before an append fails, in milliseconds.
_PATIENCE = 5_000


class StoreError(Exception):
    """The file cannot be read or written; the text is a sentence for the one who runs the club."""


class Occupied(StoreError):
    """Another program keeps its tables in the file."""


@dataclass(frozen=True, slots=True)
class _Append:
    """An append that waits for the writer, and whom to tell."""

    stream: str
    expected: int
    entries: tuple[Entry, ...]
    at: int
    actor: str
    command: str
    done: asyncio.Future[Appended]


_Outcome = Appended | Conflict | StoreError


class SqliteStore:
    """The append-only log in one file. Used from one event loop at a time.

    Opening creates the file, readable by its owner alone, and brings its schema up to date. Raises
    StoreError when the file cannot be opened or written, or was made by a newer program.
    """

    def __init__(self, path: Path, patience: int = _PATIENCE) -> None:
        self._path = path
        self._writer, self._reader = _open(path, patience)
        self._queue: SimpleQueue[_Append | None] = SimpleQueue()
        self._closed = False
        self._readers = ThreadPoolExecutor(1, thread_name_prefix="rekontra-read")
        self._thread = threading.Thread(target=self._write, name="rekontra-write", daemon=True)
        self._thread.start()

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
        """Add events after seq `expected`; see Store. Raises StoreError when the disk fails."""
        if not events or not command:
            raise ValueError("an append has at least one event and the id of its command")
        if self._closed:
            raise StoreError(f"the log {self._path} is closed")
        entries = tuple(EVENTS.encode(event) for event in events)
        done: asyncio.Future[Appended] = asyncio.get_running_loop().create_future()
        self._queue.put(_Append(stream, expected, entries, at, actor, command, done))
        return await done

    async def answer(self, stream: str, actor: str, command: str) -> int | None:
        """The last seq of a command that this actor has sent before, None for a new one."""
        return await self._read(lambda: _answer(self._reader, stream, actor, command))

    async def read(self, stream: str, after: int = 0) -> list[Recorded[Any]]:
        """The events of a stream with a seq greater than `after`, in order.

        Raises UnreadableEvent for an entry that this program cannot read.
        """
        return await self._read(lambda: _events(self._reader, stream, after))

    async def streams(self, prefix: str, since: int) -> list[str]:
        """The streams with this prefix that had an event at or after `since`, by name."""
        return await self._read(lambda: _streams(self._reader, prefix, since))

    async def close(self) -> None:
        """Carry out the appends that wait, then close the file."""
        if self._closed:
            return
        self._closed = True
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)
        await asyncio.to_thread(self._readers.shutdown)
        self._reader.close()
        self._writer.close()

    async def _read(self, work: Callable[[], _T]) -> _T:
        if self._closed:
            raise StoreError(f"the log {self._path} is closed")
        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, work)
        except apsw.Error as error:
            raise StoreError(f"cannot read {self._path}: {error}") from error

    def _write(self) -> None:
        """The writer thread: what came while the last group was being written is the next one."""
        running = True
        while running:
            waiting = self._queue.get()
            group: list[_Append] = []
            while waiting is not None:
                group.append(waiting)
                try:
                    waiting = self._queue.get_nowait()
                except Empty:
                    break
            else:
                running = False
            if group:
                self._commit(group)

    def _commit(self, group: list[_Append]) -> None:
        """Write a group in one transaction, then answer all that wait for it."""
        database = self._writer
        outcomes: list[_Outcome]
        try:
            database.execute("BEGIN IMMEDIATE")
            outcomes = [self._attempt(append) for append in group]
            database.execute("COMMIT")
        except Exception as error:
            outcomes = [self._failure(error) for _ in group]
            with suppress(apsw.Error):
                database.execute("ROLLBACK")
        try:
            group[0].done.get_loop().call_soon_threadsafe(_tell, group, outcomes)
        except RuntimeError:
            # The loop is closed, so nobody waits any more.
            return

    def _attempt(self, append: _Append) -> _Outcome:
        """Write one append under a savepoint of its own, so that it fails alone."""
        database = self._writer
        database.execute("SAVEPOINT append")
        try:
            outcome: _Outcome = _add(database, append)
        except Exception as error:
            if not database.in_transaction:
                # A full or broken disk has ended the transaction of the whole group.
                raise
            outcome = error if isinstance(error, Conflict) else self._failure(error)
            database.execute("ROLLBACK TO append")
        database.execute("RELEASE append")
        return outcome

    def _failure(self, error: Exception) -> StoreError:
        failure = StoreError(f"cannot write {self._path}: {error}")
        failure.__cause__ = error
        return failure


def _add(database: apsw.Connection, append: _Append) -> Appended:
    """Write one append, unless its command has been seen; raises Conflict."""
    seen = _answer(database, append.stream, append.actor, append.command)
    if seen is not None:
        return Appended(seen, repeated=True)
    seq = _last(database, append.stream)
    if seq != append.expected:
        raise Conflict(f"{append.stream} is at {seq}, not at {append.expected}")
    database.executemany(_INSERT, _rows(append))
    return Appended(seq + len(append.entries), repeated=False)


def _tell(group: list[_Append], outcomes: list[_Outcome]) -> None:
    """Wake all callers of a group that have not been cancelled; runs in the event loop."""
    for append, outcome in zip(group, outcomes, strict=True):
        if append.done.done():
            continue
        if isinstance(outcome, Appended):
            append.done.set_result(outcome)
        else:
            append.done.set_exception(outcome)


def _open(path: Path, patience: int) -> tuple[apsw.Connection, apsw.Connection]:
    """A connection to write and one to read; `patience` in milliseconds."""
    try:
        # Cards that nobody may see yet are in the file: it is its owner's alone.
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise StoreError(f"cannot open {path} for writing: {error.strerror}") from error
    try:
        writer = apsw.Connection(str(path))
        writer.set_busy_timeout(patience)
        if writer.pragma("journal_mode", "wal") != "wal":
            raise StoreError(f"cannot keep a log in {path}: put it on a disk of this machine")
        writer.pragma("synchronous", "FULL")
        migrate(writer, migrations())
        reader = apsw.Connection(str(path), flags=apsw.SQLITE_OPEN_READONLY)
        reader.set_busy_timeout(patience)
    except (apsw.BusyError, apsw.LockedError) as error:
        raise StoreError(f"cannot open {path}: another program holds it locked") from error
    except apsw.NotADBError as error:
        raise StoreError(f"cannot open {path}: it is not an SQLite database") from error
    except (apsw.Error, NewerSchema) as error:
        raise StoreError(f"cannot open {path}: {error}") from error
    return writer, reader


_INSERT = """
    INSERT INTO event (stream, seq, at, actor, command, final, kind, version, body)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
"""


def _rows(append: _Append) -> Iterator[tuple[str | int, ...]]:
    last = append.expected + len(append.entries)
    for seq, entry in enumerate(append.entries, start=append.expected + 1):
        final = int(seq == last)
        source = (append.stream, seq, append.at, append.actor, append.command, final)
        yield (*source, entry.kind, entry.version, entry.body)


def _last(database: apsw.Connection, stream: str) -> int:
    """The seq of the last event of a stream, 0 when it has none."""
    found = database.execute("SELECT max(seq) FROM event WHERE stream = ?", (stream,)).get
    return found or 0


def _answer(database: apsw.Connection, stream: str, actor: str, command: str) -> int | None:
    found: int | None = database.execute(
        "SELECT seq FROM event WHERE stream = ? AND actor = ? AND command = ? AND final = 1",
        (stream, actor, command),
    ).get
    return found


def _events(database: apsw.Connection, stream: str, after: int) -> list[Recorded[Any]]:
    rows = database.execute(
        "SELECT seq, at, actor, kind, version, body FROM event"
        " WHERE stream = ? AND seq > ? ORDER BY seq",
        (stream, after),
    )
    return [
        Recorded(seq, at, actor, EVENTS.decode(Entry(kind, version, body), stream, seq))
        for seq, at, actor, kind, version, body in rows
    ]


def _streams(database: apsw.Connection, prefix: str, since: int) -> list[str]:
    rows = database.execute(
        "SELECT DISTINCT stream FROM event INDEXED BY event_at"
        " WHERE at >= ? AND substr(stream, 1, ?) = ? ORDER BY stream",
        (since, len(prefix), prefix),
    )
    return [stream for (stream,) in rows]

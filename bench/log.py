"""How many appends a second the log takes, by how many tables wait at once."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from pathlib import Path

from msgspec import Struct

from bench.figures import Latency
from rekontra.adapters.sqlite import SqliteStore
from rekontra.club.events import CardPlayed
from rekontra.game import Card, Seat

WAITING = (1, 20, 100, 500)


class Appends(Struct, frozen=True):
    """What `tables` tables got that each append an event as soon as the last one is durable."""

    tables: int
    per_second: float
    appends_per_commit: float
    latency: Latency


class LogReport(Struct, frozen=True):
    """The log in an SQLite file; `syncs` is how often a second this disk syncs a page of 4 kB."""

    syncs: float
    appends: tuple[Appends, ...]


def measure_log(folder: Path, seconds: float, progress: Callable[[str], None]) -> LogReport:
    """Measure for about this long in files of their own in this folder."""
    progress("the disk")
    syncs = _syncs(folder / "sync", seconds / 4)
    appends = []
    for tables in WAITING:
        progress(f"the log, {tables} waiting")
        appends.append(asyncio.run(_append(folder / f"{tables}.db", tables, seconds / 4)))
    return LogReport(syncs, tuple(appends))


def _syncs(path: Path, seconds: float) -> float:
    page = b"x" * 4096
    file = os.open(path, os.O_WRONLY | os.O_CREAT)
    count = 0
    start = time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds:
        os.write(file, page)
        os.fsync(file)
        count += 1
    os.close(file)
    return round(count / elapsed)


async def _append(path: Path, tables: int, seconds: float) -> Appends:
    store = SqliteStore(path)
    commits = 0

    def count() -> bool:
        nonlocal commits
        commits += 1
        return False

    store._writer.set_commit_hook(count)
    durations: list[float] = []
    event = CardPlayed(Seat.N, Card.SA)
    start = time.perf_counter()

    async def play(table: int) -> None:
        seq = 0
        begun = start
        while begun < start + seconds:
            answer = await store.append(
                f"table:{table:09}",
                seq,
                [event],
                at=int(time.time() * 1000),
                actor=f"{table * 4 + seq % 4:024x}",
                command=f"{seq:036}",
            )
            seq = answer.seq
            now = time.perf_counter()
            durations.append(now - begun)
            begun = now

    await asyncio.gather(*map(play, range(tables)))
    elapsed = time.perf_counter() - start
    await store.close()
    appends = len(durations)
    return Appends(
        tables, round(appends / elapsed), round(appends / commits, 1), Latency.of(durations)
    )

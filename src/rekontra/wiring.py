"""Builds the club from one settings object; the only place that knows every part."""

from __future__ import annotations

import gc
import os
import signal
from collections.abc import Awaitable, Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path

from filelock import FileLock, Timeout
from litestar import Litestar

from rekontra.adapters.chance import SecretDealer
from rekontra.adapters.clock import SystemClock
from rekontra.adapters.memory import MemoryStore
from rekontra.adapters.sqlite import Occupied, SqliteStore, StoreError
from rekontra.analysis import Workers
from rekontra.club.book.books import Books
from rekontra.club.mind import Mind
from rekontra.club.ports import Dealer, Store
from rekontra.club.tables import Pace, Tables
from rekontra.web.app import build_app


def pool_width() -> int:
    """How many worker processes there are: a core is left to the server."""
    return max(1, min(4, (os.cpu_count() or 1) - 1))


def process_pool(width: int | None = None) -> Executor:
    """Worker processes to think in; spawned, since the server runs threads and an event loop."""
    return ProcessPoolExecutor(
        width or pool_width(),
        mp_context=get_context("spawn"),
        # Ctrl+C reaches every process of the terminal; the server closes, and the workers with it.
        initializer=signal.signal,
        initargs=(signal.SIGINT, signal.SIG_IGN),
    )


@dataclass(frozen=True, slots=True)
class Settings:
    """All that can be set: where the log is (None keeps it in memory), pace, chance, workers.

    `executors` makes what the bots think in, and `width` is how many workers that has.
    """

    data: Path | None = None
    pace: Pace = field(default_factory=Pace)
    dealer: Dealer = field(default_factory=SecretDealer)
    executors: Callable[[], Executor] = process_pool
    width: int = field(default_factory=pool_width)


def open_store(data: Path | None) -> tuple[Store, Callable[[], Awaitable[None]]]:
    """The log in this file, made when it is new, or in memory, and what closes it.

    Raises Occupied when another club has the file, StoreError when it cannot be opened.
    """
    if data is None:
        memory = MemoryStore()
        return memory, memory.close
    data.parent.mkdir(parents=True, exist_ok=True)
    lock = FileLock(f"{data}.lock")
    try:
        lock.acquire(timeout=0)
    except Timeout:
        raise Occupied(f"{data} belongs to a club that is open already") from None
    try:
        store = SqliteStore(data)
    except StoreError:
        lock.release()
        raise

    async def close() -> None:
        await store.close()
        lock.release()

    return store, close


def build(settings: Settings) -> Litestar:
    """The web application of a club; raises StoreError when its log cannot be opened."""
    store, close_store = open_store(settings.data)
    workers = Workers(settings.executors, settings.width)
    mind = Mind(workers)
    clock = SystemClock()
    tables = Tables(store, clock, settings.dealer, mind, settings.pace)
    books = Books(store, clock, settings.dealer)

    async def close() -> None:
        workers.close()
        await close_store()

    return build_app(tables, books, settings.dealer, on_close=close)


def tune_garbage_collector() -> None:
    """Keep full collections away from the event loop: with 2 000 sockets one takes 0.2 s."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 1_000)

"""What the store in a file promises beyond the contract: it lasts, it groups, it fails plainly."""

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import apsw
import pytest

from rekontra.adapters.codec import UnreadableEvent
from rekontra.adapters.sqlite import SqliteStore, StoreError
from rekontra.club.events import Paused, Renamed, Resumed
from rekontra.club.ports import Appended, Conflict
from rekontra.game import Seat


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "log.db"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[SqliteStore]:
    opened = SqliteStore(path, patience=2000)
    yield opened
    await opened.close()


async def append(store: SqliteStore, stream: str, expected: int, command: str) -> Appended:
    return await store.append(
        stream, expected, [Paused(), Resumed()], at=1, actor="ann", command=command
    )


async def test_a_command_is_known_again_after_a_restart(path: Path) -> None:
    store = SqliteStore(path)
    await append(store, "table:a", 0, "c1")
    await append(store, "table:a", 2, "c2")
    log = await store.read("table:a")
    await store.close()

    store = SqliteStore(path)
    assert await store.read("table:a") == log
    assert await append(store, "table:a", 0, "c1") == Appended(2, repeated=True)
    assert await append(store, "table:a", 4, "c2") == Appended(4, repeated=True)
    assert await append(store, "table:a", 4, "c3") == Appended(6, repeated=False)
    await store.close()


def kill_an_appender(path: Path) -> dict[str, int]:
    """Let a process append until it is killed; returns what it had acknowledged."""
    child = subprocess.Popen(
        [sys.executable, "-m", "tests.adapters.appender", str(path)],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert child.stdout is not None
    lines = [child.stdout.readline() for _ in range(400)]
    child.kill()
    lines += child.stdout.readlines()
    child.stdout.close()
    child.wait()
    acknowledged = {}
    for line in lines:
        if line.endswith("\n"):
            stream, seq = line.split()
            acknowledged[stream] = int(seq)
    return acknowledged


async def test_everything_acknowledged_survives_a_kill(path: Path) -> None:
    acknowledged = await asyncio.to_thread(kill_an_appender, path)
    assert sum(acknowledged.values()) >= 400
    store = SqliteStore(path)
    for stream, seq in acknowledged.items():
        log = await store.read(stream)
        assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
        assert len(log) >= seq
        assert len(log) % 2 == 0, "an append is there as a whole or not at all"
        assert await append(store, stream, 0, f"c{seq - 2}") == Appended(seq, repeated=True)
    await store.close()


async def test_what_waits_for_one_commit_shares_the_next(store: SqliteStore, path: Path) -> None:
    commits = 0

    def count() -> bool:
        nonlocal commits
        commits += 1
        return False

    store._writer.set_commit_hook(count)
    other = apsw.Connection(str(path))
    other.execute("BEGIN IMMEDIATE")
    waiting = [asyncio.create_task(append(store, f"table:{n}", 0, "c1")) for n in range(100)]
    await asyncio.sleep(0.1)
    other.execute("ROLLBACK")
    other.close()
    assert await asyncio.gather(*waiting) == [Appended(2, repeated=False)] * 100
    assert commits <= 2


async def test_close_carries_out_what_waits(path: Path) -> None:
    store = SqliteStore(path)
    waiting = [asyncio.create_task(append(store, f"table:{n}", 0, "c1")) for n in range(50)]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*waiting) == [Appended(2, repeated=False)] * 50
    with pytest.raises(StoreError, match="is closed"):
        await append(store, "table:0", 2, "c2")
    with pytest.raises(StoreError, match="is closed"):
        await store.read("table:0")
    store = SqliteStore(path)
    assert len(await store.streams("table:", 0)) == 50
    await store.close()


async def test_the_file_is_safe_and_private(store: SqliteStore, path: Path) -> None:
    assert store._writer.pragma("journal_mode") == "wal"
    assert store._writer.pragma("synchronous") == 2
    await append(store, "table:a", 0, "c1")
    for file in path.parent.iterdir():
        assert file.stat().st_mode & 0o077 == 0, f"{file.name} can be read by others"


async def test_a_full_disk_is_told_to_all_that_wait_and_does_not_last(store: SqliteStore) -> None:
    writer = store._writer
    await append(store, "table:a", 0, "c1")
    writer.pragma("max_page_count", writer.pragma("page_count"))

    async def fill(number: int) -> Appended:
        long = [Renamed(Seat.N, "x" * 3000)]
        return await store.append(f"table:{number}", 0, long, at=1, actor="ann", command="c1")

    results = await asyncio.gather(*map(fill, range(20)), return_exceptions=True)
    for result in results:
        assert isinstance(result, StoreError)
        assert "disk is full" in str(result)
    assert await store.streams("table:", 0) == ["table:a"]

    writer.pragma("max_page_count", 1_000_000)
    assert await asyncio.gather(*map(fill, range(20))) == [Appended(1, repeated=False)] * 20


async def test_an_append_that_cannot_be_written_fails_alone(store: SqliteStore) -> None:
    good, bad, conflict, also_good = await asyncio.gather(
        append(store, "table:a", 0, "c1"),
        append(store, "table:b", 0, "\ud800"),
        append(store, "table:a", 0, "c2"),
        append(store, "table:b", 0, "c1"),
        return_exceptions=True,
    )
    assert good == Appended(2, repeated=False)
    assert isinstance(bad, StoreError)
    assert isinstance(conflict, Conflict)
    assert also_good == Appended(2, repeated=False)


async def test_a_locked_file_is_told_after_a_while(path: Path) -> None:
    store = SqliteStore(path, patience=50)
    other = apsw.Connection(str(path))
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreError, match="database is locked"):
        await append(store, "table:a", 0, "c1")
    other.execute("ROLLBACK")
    other.close()
    assert (await append(store, "table:a", 0, "c1")).seq == 2
    await store.close()


def test_a_locked_file_cannot_be_opened(path: Path) -> None:
    other = apsw.Connection(str(path))
    other.execute("CREATE TABLE x (y)")
    other.execute("BEGIN EXCLUSIVE")
    with pytest.raises(StoreError, match="another program holds it locked"):
        SqliteStore(path, patience=50)
    other.close()


def test_a_folder_or_a_missing_folder_cannot_be_opened(path: Path) -> None:
    with pytest.raises(StoreError, match=r"cannot open .* for writing: Is a directory"):
        SqliteStore(path.parent)
    with pytest.raises(StoreError, match=r"cannot open .* for writing: No such file"):
        SqliteStore(path / "log.db")


def test_another_kind_of_file_cannot_be_opened(path: Path) -> None:
    path.write_text("not a database at all, whatever its name may say\n" * 100)
    with pytest.raises(StoreError, match="is not an SQLite database"):
        SqliteStore(path)


async def test_a_newer_schema_is_refused(path: Path) -> None:
    await SqliteStore(path).close()
    other = apsw.Connection(str(path))
    other.execute("INSERT INTO schema_version VALUES (99, 'later')")
    other.close()
    with pytest.raises(StoreError, match=r"newer Rekontra.*99.*update Rekontra"):
        SqliteStore(path)


async def test_an_unreadable_entry_is_named(store: SqliteStore) -> None:
    await append(store, "table:a", 0, "c1")
    store._writer.execute("UPDATE event SET kind = 'flown' WHERE seq = 2")
    with pytest.raises(UnreadableEvent, match=r"event 2 of table:a .* 'flown'"):
        await store.read("table:a")
    assert len(await store.read("table:a", after=2)) == 0

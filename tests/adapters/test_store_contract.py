"""What every store must do, whatever it keeps the log in."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from rekontra.adapters.memory import MemoryStore
from rekontra.adapters.sqlite import SqliteStore
from rekontra.club.events import Paused, Renamed, Resumed, TableEvent
from rekontra.club.ports import Appended, Conflict, Recorded, Store
from rekontra.game import Seat


@pytest.fixture(params=["memory", "sqlite"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    opened: Store = MemoryStore() if request.param == "memory" else SqliteStore(tmp_path / "log.db")
    yield opened
    await opened.close()


async def append(
    store: Store,
    stream: str,
    expected: int,
    *events: TableEvent,
    command: str,
    actor: str = "ann",
    at: int = 1000,
) -> Appended:
    return await store.append(
        stream, expected, events or [Paused()], at=at, actor=actor, command=command
    )


async def test_a_new_stream_is_empty(store: Store) -> None:
    assert await store.read("table:a") == []
    assert await store.answer("table:a", "ann", "c1") is None


async def test_what_was_appended_is_read_in_order(store: Store) -> None:
    assert await append(store, "table:a", 0, Paused(), Resumed(), command="c1") == Appended(
        2, repeated=False
    )
    assert await append(
        store, "table:a", 2, Renamed(Seat.N, "Ира"), command="c2", actor="bob", at=1001
    ) == Appended(3, repeated=False)
    log = [
        Recorded(1, 1000, "ann", Paused()),
        Recorded(2, 1000, "ann", Resumed()),
        Recorded(3, 1001, "bob", Renamed(Seat.N, "Ира")),
    ]
    assert await store.read("table:a") == log
    assert await store.read("table:a", after=1) == log[1:]
    assert await store.read("table:a", after=3) == []
    assert await store.read("table:b") == []


@pytest.mark.parametrize("expected", [0, 1, 3])
async def test_who_comes_second_is_told_and_changes_nothing(store: Store, expected: int) -> None:
    await append(store, "table:a", 0, Paused(), Resumed(), command="c1")
    with pytest.raises(Conflict):
        await append(store, "table:a", expected, Paused(), command="c2")
    assert len(await store.read("table:a")) == 2
    assert await store.answer("table:a", "ann", "c2") is None
    assert (await append(store, "table:a", 2, command="c2")).seq == 3


async def test_a_command_sent_again_gets_its_old_answer(store: Store) -> None:
    await append(store, "table:a", 0, command="c1")
    first = await append(store, "table:a", 1, Resumed(), Paused(), Resumed(), command="c2")
    await append(store, "table:a", 4, command="c3")
    for expected in (1, 4, 5, 77):
        again = await append(store, "table:a", expected, Paused(), command="c2")
        assert again == Appended(first.seq, repeated=True)
    assert await store.answer("table:a", "ann", "c2") == 4
    assert len(await store.read("table:a")) == 5


async def test_the_same_id_from_another_actor_or_stream_is_another_command(store: Store) -> None:
    await append(store, "table:a", 0, command="c1", actor="ann")
    assert not (await append(store, "table:a", 1, command="c1", actor="bob")).repeated
    assert not (await append(store, "table:b", 0, command="c1", actor="ann")).repeated
    assert await store.answer("table:a", "bob", "c1") == 2
    assert await store.answer("table:b", "ann", "c1") == 1
    assert await store.answer("table:b", "bob", "c1") is None


async def test_an_append_without_events_or_command_is_a_mistake(store: Store) -> None:
    with pytest.raises(ValueError, match="at least one event"):
        await store.append("table:a", 0, [], at=1, actor="ann", command="c1")
    with pytest.raises(ValueError, match="id of its command"):
        await store.append("table:a", 0, [Paused()], at=1, actor="ann", command="")


async def test_many_at_one_stream_leave_no_holes(store: Store) -> None:
    """Fifty actors want to write to one stream; each reads and tries again until he is first."""

    async def act(actor: str) -> int:
        while True:
            seq = len(await store.read("table:a"))
            try:
                answer = await append(store, "table:a", seq, Paused(), Resumed(), command=actor)
            except Conflict:
                continue
            return answer.seq

    answers = await asyncio.gather(*(act(str(number)) for number in range(50)))
    assert sorted(answers) == list(range(2, 101, 2))
    assert [entry.seq for entry in await store.read("table:a")] == list(range(1, 101))


async def test_of_many_at_the_same_seq_one_wins(store: Store) -> None:
    results = await asyncio.gather(
        *(append(store, "table:a", 0, command=str(number)) for number in range(30)),
        return_exceptions=True,
    )
    assert [result for result in results if not isinstance(result, Conflict)] == [
        Appended(1, repeated=False)
    ]


async def test_a_conflict_does_not_spoil_the_appends_beside_it(store: Store) -> None:
    results = await asyncio.gather(
        *(append(store, f"table:{number}", number % 2, command="c") for number in range(40)),
        return_exceptions=True,
    )
    for number, result in enumerate(results):
        if number % 2:
            assert isinstance(result, Conflict)
        else:
            assert result == Appended(1, repeated=False)


async def test_many_streams_grow_side_by_side(store: Store) -> None:
    async def grow(stream: str) -> None:
        for seq in range(20):
            answer = await append(store, stream, seq, command=str(seq))
            assert answer == Appended(seq + 1, repeated=False)

    streams = [f"table:{number:02}" for number in range(40)]
    await asyncio.gather(*map(grow, streams))
    for stream in streams:
        assert [entry.seq for entry in await store.read(stream)] == list(range(1, 21))


async def test_an_append_whose_caller_gave_up_keeps_its_answer(store: Store) -> None:
    task = asyncio.create_task(append(store, "table:a", 0, command="c1"))
    await asyncio.sleep(0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert (await append(store, "table:a", 0, Resumed(), command="c1")).seq == 1
    assert len(await store.read("table:a")) == 1


async def test_streams_are_found_by_prefix_and_time(store: Store) -> None:
    await append(store, "table:b", 0, command="c1", at=1000)
    await append(store, "table:a", 0, command="c1", at=2000)
    await append(store, "table:a", 1, command="c2", at=1500)
    await append(store, "sheet:a", 0, command="c1", at=3000)
    assert await store.streams("table:", 0) == ["table:a", "table:b"]
    assert await store.streams("table:", 1000) == ["table:a", "table:b"]
    assert await store.streams("table:", 1001) == ["table:a"]
    assert await store.streams("table:", 2000) == ["table:a"]
    assert await store.streams("table:", 2001) == []
    assert await store.streams("", 2000) == ["sheet:a", "table:a"]
    assert await store.streams("table:%", 0) == []


async def test_closing_twice_is_no_mistake(store: Store) -> None:
    await append(store, "table:a", 0, command="c1")
    await store.close()
    await store.close()

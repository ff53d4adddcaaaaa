"""What tables and score books have in common: rooms in memory, faults, the way behind others."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from rekontra.adapters.memory import MemoryStore
from rekontra.club import live
from rekontra.club.book.actions import EnterDeal
from rekontra.club.errors import Unknown
from rekontra.club.ports import Appended, Conflict, LogEvent
from rekontra.scoring import PRESETS
from tests.club.book.keeping import GUEST, OWNER, PASS, set_up
from tests.club.book.test_books import Screen
from tests.club.people import Clock, books, club


async def test_a_room_that_nobody_watches_is_dropped_and_comes_back_from_the_log(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(live, "SWEEP", 0.0)
    clock = Clock()
    kept = books(clock=clock)
    watched, left = [await kept.open(OWNER, set_up(PRESETS["chicago"])) for _ in range(2)]
    screen = Screen(GUEST)
    await kept.watch(watched, screen)
    before = await kept.look(left, OWNER)
    await kept.start()
    await asyncio.sleep(0.01)
    assert kept.counts == (2, 1)
    clock.time += live.IDLE + 1
    await asyncio.sleep(0.01)
    assert kept.counts == (1, 1)
    assert await kept.look(left, OWNER) == before
    kept.leave(watched, screen)
    clock.time += live.IDLE + 1
    await asyncio.sleep(0.01)
    assert kept.counts == (0, 0)
    await kept.close()


async def test_who_shows_a_newer_view_than_this_server_has_is_caught_up_with_first() -> None:
    store = MemoryStore()
    one, other = books(store), books(store, seed=2)
    book = await one.open(OWNER, set_up(PRESETS["chicago"]))
    screen = Screen(GUEST)
    await other.watch(book, screen)
    v = await one.act(book, OWNER, "a", 2, EnterDeal(PASS, "a"))
    await other.act(book, GUEST, "b", v, EnterDeal(PASS, "b"))
    assert [shown[0] for shown in screen.shown] == [2, v, v + 1]


async def test_who_loses_every_race_is_told_so() -> None:
    class Crowded(MemoryStore):
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
            if expected:
                raise Conflict
            return await super().append(
                stream, expected, events, at=at, actor=actor, command=command
            )

    kept = books(Crowded())
    book = await kept.open(OWNER, set_up(PRESETS["chicago"]))
    with pytest.raises(Conflict):
        await kept.act(book, OWNER, "a", 2, EnterDeal(PASS))


@pytest.mark.parametrize("streams", [books(), club()], ids=["books", "tables"])
async def test_what_is_unknown_is_so_in_every_way(streams: Any) -> None:
    for asked in (
        streams.look("nowhere", OWNER),
        streams.watch("nowhere", Screen(OWNER)),
        streams.act("nowhere", OWNER, "a", 0, EnterDeal(PASS)),
        streams.export("nowhere"),
    ):
        with pytest.raises(Unknown):
            await asked
    streams.leave("nowhere", Screen(OWNER))
    assert streams.counts == (0, 0)

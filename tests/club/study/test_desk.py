"""The desk remembers its last answers, and answers in time or says that it cannot."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from rekontra.analysis import Priority, Workers
from rekontra.club.errors import ClubReason
from rekontra.club.mind import Mind
from rekontra.club.study.desk import Kept
from rekontra.game import Illegal


async def test_who_asks_what_is_being_answered_waits_for_the_same_answer() -> None:
    kept: Kept[str, object] = Kept(2)
    gate, made = asyncio.Event(), 0

    async def make() -> object:
        nonlocal made
        made += 1
        await gate.wait()
        return object()

    asked = [asyncio.ensure_future(kept.get("a", make)) for _ in range(3)]
    await asyncio.sleep(0)
    asked[0].cancel()
    gate.set()
    await asyncio.gather(*asked, return_exceptions=True)
    assert asked[0].cancelled()
    assert asked[1].result() is asked[2].result() is await kept.get("a", make)
    assert made == 1


async def test_the_answers_that_were_asked_for_last_are_kept() -> None:
    kept: Kept[str, object] = Kept(2)

    async def make() -> object:
        return object()

    first = {key: await kept.get(key, make) for key in "ab"}
    assert await kept.get("a", make) is first["a"]
    await kept.get("c", make)
    assert await kept.get("a", make) is first["a"]
    assert await kept.get("b", make) is not first["b"]


async def test_what_failed_is_tried_again() -> None:
    kept: Kept[str, int] = Kept(2)
    answers = iter((ZeroDivisionError(), 7))

    async def make() -> int:
        answer = next(answers)
        if isinstance(answer, Exception):
            raise answer
        return answer

    with pytest.raises(ZeroDivisionError):
        await kept.get("a", make)
    assert await kept.get("a", make) == 7


async def test_what_takes_too_long_is_refused() -> None:
    workers = Workers(lambda: ThreadPoolExecutor(1), 1)
    try:
        with pytest.raises(Illegal, match=ClubReason.TOO_SLOW.value):
            await Mind(workers).ask(Priority.HINT, time.sleep, 0.2, seconds=0.02)
        assert await Mind(workers).ask(Priority.HINT, abs, -3, seconds=20) == 3
    finally:
        workers.close()

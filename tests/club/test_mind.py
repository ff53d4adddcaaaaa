"""Bots think elsewhere, and whatever becomes of them the game goes on with a legal action."""

from __future__ import annotations

import logging
import os
import time
from collections.abc import Callable
from concurrent.futures import Future
from typing import TypeVar

import pytest

from rekontra.adapters.chance import SeededDealer
from rekontra.adapters.memory import MemoryStore
from rekontra.analysis import Priority, Workers
from rekontra.bots import Bot, BotView, fallback, simple_bot
from rekontra.club.actions import AddBot
from rekontra.club.errors import ClubReason
from rekontra.club.mind import Mind
from rekontra.club.tables import Tables
from rekontra.game import Call, Card, Illegal, Seat, start, view
from rekontra.game.view import PlayRules
from rekontra.scoring import PRESETS
from rekontra.wiring import process_pool
from tests.bots.tables import Score
from tests.club.people import HOST, Clock, Here
from tests.game.deals import deal_of

T = TypeVar("T")
DEAL = deal_of("AKQ2.AK3.A94.A52 T98.QJT.KQJ.9876 J765.9876.T32.KQ 43.542.8765.JT43")
NORTH = Score().bot_view(view(start(DEAL), Seat.N, PlayRules()))


def fails(seen: BotView) -> Call | Card:
    raise ZeroDivisionError


def plays_out_of_turn(seen: BotView) -> Call | Card:
    return Card.S2


def dies(seen: BotView) -> Call | Card:
    os._exit(1)


def thinks_long(seen: BotView) -> Call | Card:
    time.sleep(30)
    return Call.NT7


async def test_a_bot_is_asked_for_its_own_answer() -> None:
    assert await Mind(Here()).choose(simple_bot, NORTH) == simple_bot(NORTH) != Call.PASS


@pytest.mark.parametrize("bot", [fails, plays_out_of_turn])
async def test_a_failing_bot_is_answered_by_the_fallback(
    bot: Bot, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR):
        assert await Mind(Here()).choose(bot, NORTH) == fallback(NORTH)
    assert caplog.records


async def test_for_a_slow_or_dead_bot_the_fallback_acts_and_the_next_one_finds_a_worker() -> None:
    workers = Workers(process_pool, 1, patience=0.05)
    try:
        assert await Mind(workers, 60).choose(dies, NORTH) == fallback(NORTH)
        assert await Mind(workers, 0.5).choose(thinks_long, NORTH) == fallback(NORTH)
        assert await Mind(workers, 60).choose(simple_bot, NORTH) == simple_bot(NORTH)
    finally:
        workers.close()


def ends_its_worker() -> None:
    os._exit(1)


async def test_a_question_that_ends_its_worker_is_refused_as_one_that_takes_too_long() -> None:
    workers = Workers(process_pool, 1, patience=0.05)
    try:
        with pytest.raises(Illegal, match=ClubReason.TOO_SLOW.value):
            await Mind(workers).ask(Priority.HINT, ends_its_worker, seconds=60)
    finally:
        workers.close()


async def test_workers_are_woken_when_bots_sit_down() -> None:
    woken: list[object] = []

    class Watched(Here):
        def submit(
            self,
            priority: Priority,
            function: Callable[..., T],
            *args: object,
            seconds: float | None = None,
        ) -> Future[T]:
            woken.append(priority)
            return super().submit(priority, function, *args, seconds=seconds)

    tables = Tables(MemoryStore(), Clock(), SeededDealer(1), Mind(Watched()))
    table = await tables.open(HOST, PRESETS["chicago"], "South", Seat.S)
    assert not woken
    await tables.act(table, HOST, "bot", 0, AddBot(Seat.N))
    assert woken == [Priority.TABLES]
    await tables.open(HOST, PRESETS["chicago"], "South", Seat.S, bots=True)
    assert woken == [Priority.TABLES] * 2

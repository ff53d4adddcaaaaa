"""Bots think elsewhere, and whatever becomes of them the game goes on with a legal action."""

from __future__ import annotations

import logging
import os
import time

import pytest

from rekontra.analysis import Workers
from rekontra.bots import Bot, BotView, simple_bot
from rekontra.club.mind import Mind
from rekontra.game import Call, Card, Seat, start, view
from rekontra.game.view import PlayRules
from rekontra.wiring import process_pool
from tests.bots.tables import Score
from tests.club.people import Here
from tests.game.deals import deal_of

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
async def test_a_failing_bot_passes(bot: Bot, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        assert await Mind(Here()).choose(bot, NORTH) is Call.PASS
    assert caplog.records


async def test_a_slow_or_dead_bot_passes_and_the_next_one_finds_a_worker() -> None:
    workers = Workers(process_pool, 1, patience=0.05)
    try:
        assert await Mind(workers, 60).choose(dies, NORTH) is Call.PASS
        assert await Mind(workers, 0.5).choose(thinks_long, NORTH) is Call.PASS
        assert await Mind(workers, 60).choose(simple_bot, NORTH) == simple_bot(NORTH)
    finally:
        workers.close()

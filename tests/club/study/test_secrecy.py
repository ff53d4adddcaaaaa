"""Nobody learns a hidden card by asking: every answer is the same when they are redealt."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from dataclasses import replace

import msgspec
import pytest

from rekontra.adapters.chance import SeededDealer
from rekontra.bots import simple_bot
from rekontra.club.actions import NextDeal
from rekontra.club.mind import Mind
from rekontra.club.study import hints
from rekontra.club.study.desk import Desk
from rekontra.club.tables import Tables
from rekontra.club.views import TablePhase
from rekontra.game import Illegal, Seat
from rekontra.scoring import PRESETS
from tests.club.people import HOST, Here, any_action, club, start
from tests.game.deals import redealt

WATCHER = "watcher"


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints by a bot that answers at once; what the weighing sees has a test of its own."""
    monkeypatch.setattr(hints, "strong", simple_bot)
    monkeypatch.setattr(hints, "weighed", lambda view: ())


async def answers(tables: Tables, table: str, person: str) -> list[bytes]:
    """All that this person can ask for in the midst of a deal, refusals too."""

    async def said(ask: Callable[[], Awaitable[object]]) -> bytes:
        try:
            return msgspec.json.encode(await ask())
        except Illegal as refused:
            return refused.code.encode()

    return [
        await said(ask)
        for ask in (
            lambda: tables.look(table, person),
            lambda: tables.sheet(table, person),
            lambda: tables.auction(table),
            lambda: tables.hint(table, person),
            lambda: tables.deals(table),
            lambda: tables.deal(table, 1),
            lambda: tables.review(table, 1),
            lambda: tables.boards(table),
        )
    ]


@pytest.mark.parametrize("practice", [None, "slam"])
@pytest.mark.parametrize("seed", range(2))
async def test_redealing_hidden_cards_changes_no_byte_of_an_answer(
    seed: int, practice: str | None
) -> None:
    tables = club(seed=seed)
    table = await tables.open(
        HOST, PRESETS["chicago"], "South", Seat.S, bots=True, practice=practice
    )
    await start(tables, table)
    chance, hinted = random.Random(seed), 0
    for step in range(120):
        room = await tables._room(table)
        while room.thinking is not None and not room.thinking.done():
            await asyncio.wait([room.thinking])
        v, seen = await tables.look(table, HOST)
        if seen.phase is not TablePhase.DEAL:
            break
        for person in (HOST, WATCHER):
            told = await answers(tables, table, person)
            state = room.state
            assert state.deal is not None
            rules = state.profile.play_rules
            other = redealt(state.deal, state.seat_of(person), rules, seed + step)
            room.state = replace(state, deal=other)
            # What is remembered would be the same in any case.
            tables.desk = Desk(Mind(Here()), SeededDealer(1))
            assert await answers(tables, table, person) == told
            room.state = state
            hinted += told[3].startswith(b"{")
        action = any_action(seen, chance) or NextDeal()
        await tables.act(table, HOST, f"act-{step}", v, action)
    assert hinted
    await tables.close()

"""The host chooses how the bots play: how well, how fast, by which convention card."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from rekontra.adapters.chance import SeededDealer
from rekontra.adapters.codec import EVENTS
from rekontra.adapters.memory import MemoryStore
from rekontra.bots import Bot, BotView, simple_bot
from rekontra.bots.levels import LEVELS, Level
from rekontra.bots.system import SAYC, System
from rekontra.club.actions import FillBots, SetBots, StopMatch
from rekontra.club.bots import BotSettings, Tempo
from rekontra.club.errors import ClubReason
from rekontra.club.mind import Mind
from rekontra.club.tables import Pace, Tables
from rekontra.club.views import Permission
from rekontra.game import Call, Card, Illegal, Seat
from rekontra.scoring import PRESETS
from tests.club.people import HOST, PEOPLE, Clock, Here, Screen, club, seat_all, start

ACOL = System(notrump=(12, 14), five_card_majors=False)


async def test_a_table_begins_with_bots_of_medium_strength_and_the_standard_card() -> None:
    tables = club()
    table = await seat_all(tables)
    _, seen = await tables.look(table, HOST)
    assert (seen.bots.level, seen.bots.pace, seen.bots.system) == (
        Level.MEDIUM,
        Tempo.NORMAL,
        SAYC,
    )


async def test_what_is_left_out_stays_as_it_is_and_everybody_is_shown_it() -> None:
    tables = club()
    table = await seat_all(tables)
    screen = Screen(PEOPLE[Seat.N])
    await tables.watch(table, screen)
    await tables.act(table, HOST, "a", 0, SetBots(system=ACOL))
    await tables.act(table, HOST, "b", 0, SetBots(level=Level.STRONG))
    await tables.act(table, HOST, "c", 0, SetBots(pace=Tempo.FAST))
    assert screen.view.bots.level is Level.STRONG
    assert screen.view.bots.pace is Tempo.FAST
    assert screen.view.bots.system == ACOL
    assert screen.sheets[-1][1].bots == BotSettings(Level.STRONG, Tempo.FAST, ACOL)


async def test_the_system_waits_for_the_end_of_a_deal_and_the_rest_does_not() -> None:
    tables = club()
    table = await seat_all(tables)
    await start(tables, table)
    await tables.act(table, HOST, "fast", 0, SetBots(Level.WEAK, Tempo.SLOW, SAYC))
    with pytest.raises(Illegal, match=ClubReason.DEAL_RUNNING.value):
        await tables.act(table, HOST, "acol", 0, SetBots(system=ACOL))
    _, seen = await tables.look(table, HOST)
    assert (seen.bots.level, seen.bots.system) == (Level.WEAK, None)
    _, sheet = await tables.sheet(table, HOST)
    assert sheet.bots is not None
    assert sheet.bots.system == SAYC
    await tables.act(table, HOST, "stop", 0, StopMatch())
    await tables.act(table, HOST, "acol", 0, SetBots(system=ACOL))


async def test_the_host_alone_chooses() -> None:
    tables = club()
    table = await seat_all(tables)
    north = PEOPLE[Seat.N]
    assert Permission.SET_BOTS not in (await tables.look(table, north))[1].may
    with pytest.raises(Illegal, match=ClubReason.HOST_ONLY.value):
        await tables.act(table, north, "x", 0, SetBots(level=Level.WEAK))


@pytest.mark.parametrize("notrump", [(17, 15), (0, 37), (10, 16), (5, 8), (20, 22), (-1, 10**30)])
async def test_a_card_that_nobody_could_bid_by_is_refused(notrump: tuple[int, int]) -> None:
    tables = club()
    table = await seat_all(tables)
    with pytest.raises(Illegal, match=ClubReason.NOTRUMP_RANGE.value):
        await tables.act(table, HOST, "x", 0, SetBots(system=replace(SAYC, notrump=notrump)))


async def test_the_bot_of_the_level_plays_and_is_given_the_card_of_the_table() -> None:
    asked: list[tuple[Level, BotView]] = []

    def of(level: Level) -> Bot:
        def bot(view: BotView) -> Call | Card:
            asked.append((level, view))
            return simple_bot(view)

        return bot

    bots = {level: of(level) for level in Level}
    tables = Tables(MemoryStore(), Clock(), SeededDealer(6), Mind(Here()), Pace.none(), bots)
    table = await tables.open(HOST, PRESETS["chicago"], None, Seat.S, bots=True)
    await tables.act(table, HOST, "bots", 0, SetBots(level=Level.STRONG, system=ACOL))
    await start(tables, table)
    for _ in range(20):
        await asyncio.sleep(0)
    await tables.act(table, HOST, "weak", 0, SetBots(level=Level.WEAK))
    before = len(asked)
    for _ in range(20):
        await asyncio.sleep(0)
    await tables.close()
    assert before
    assert {level for level, _ in asked[:before]} == {Level.STRONG}
    assert {level for level, _ in asked[before + 1 :]} == {Level.WEAK}
    assert {view.system for _, view in asked} == {ACOL}
    assert len({view.seed for _, view in asked}) == 1


def test_there_is_a_bot_of_every_level_and_a_factor_for_every_pace() -> None:
    assert set(LEVELS) == set(Level)
    waits = [Pace().times(tempo.factor).card for tempo in Tempo]
    assert waits == sorted(waits, reverse=True)
    assert waits[-1] == 0
    assert Pace().times(Tempo.NORMAL.factor) == Pace()


async def test_a_club_that_opens_again_has_the_bots_that_were_chosen() -> None:
    store = MemoryStore()
    tables = club(store)
    table = await seat_all(tables)
    await tables.act(table, HOST, "a", 0, SetBots(Level.WEAK, Tempo.INSTANT, ACOL))
    again = club(store)
    assert await again.look(table, HOST) == await tables.look(table, HOST)
    for record in await store.read(f"table:{table}"):
        assert EVENTS.decode(EVENTS.encode(record.event), "t", 1) == record.event


async def test_a_new_table_can_have_its_bots_at_once() -> None:
    tables = club()
    table = await tables.open(HOST, PRESETS["chicago"], "South", Seat.S, bots=True)
    _, seen = await tables.look(table, HOST)
    assert [seat for seat, player in seen.seats.items() if player and player.bot] == [
        Seat.N,
        Seat.E,
        Seat.W,
    ]
    with pytest.raises(Illegal, match=ClubReason.TABLE_FULL.value):
        await tables.act(table, HOST, "fill", 0, FillBots())

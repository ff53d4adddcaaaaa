"""The live tables: saved, acknowledged, shown; retried, restarted, raced for."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from rekontra.adapters.memory import MemoryStore
from rekontra.bots import BotView, simple_bot
from rekontra.club.actions import FillBots, Leave, MakeCall, NextDeal, PlayCard, Sit
from rekontra.club.errors import Stale, UnknownTable
from rekontra.club.export import to_json
from rekontra.club.live import BrokenLog
from rekontra.club.ports import Appended, LogEvent
from rekontra.club.tables import Tables
from rekontra.club.views import TablePhase
from rekontra.formats import keep_sheet, read_sheets
from rekontra.game import Call, Card, Illegal, Seat
from rekontra.scoring import PRESETS
from tests.club.people import (
    HOST,
    PEOPLE,
    Screen,
    any_action,
    club,
    seat_all,
    start,
    with_bots,
)


async def play(tables: Tables, table: str, seed: int, steps: int = 10_000) -> int:
    """Four people play at random until the match is over; how many actions it took."""
    chance = random.Random(seed)
    for step in range(steps):
        _, seen = await tables.look(table, HOST)
        if seen.phase is TablePhase.OVER:
            return step
        if seen.phase is TablePhase.BETWEEN:
            await tables.act(table, HOST, f"next-{step}", 0, NextDeal())
            continue
        assert seen.deal is not None
        assert seen.deal.actor is not None
        person = PEOPLE[seen.deal.actor]
        v, own = await tables.look(table, person)
        action = any_action(own, chance)
        assert action is not None
        await tables.act(table, person, f"act-{step}", v, action)
    raise AssertionError("the match did not end")


async def on_turn(tables: Tables, table: str) -> tuple[int, str]:
    """The number of the view now, and the person who is to call or play."""
    v, seen = await tables.look(table, HOST)
    assert seen.deal is not None
    assert seen.deal.actor is not None
    return v, PEOPLE[seen.deal.actor]


async def test_an_action_is_saved_then_acknowledged_then_shown() -> None:
    order: list[str] = []

    class Watched(MemoryStore):
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
            done = await super().append(
                stream, expected, events, at=at, actor=actor, command=command
            )
            order.append("saved")
            return done

    class Eye(Screen):
        def show(self, *args: object) -> None:
            order.append("shown")

    tables = club(Watched())
    table = await seat_all(tables)
    await tables.watch(table, Eye(HOST))
    order.clear()
    await start(tables, table)
    order.clear()
    v, person = await on_turn(tables, table)
    call = MakeCall(Call.PASS)
    await tables.act(table, person, "pass", v, call, lambda _: order.append("told"))
    assert order == ["saved", "told", "shown"]


async def test_a_repeated_command_gets_its_old_answer_and_changes_nothing() -> None:
    tables = club()
    table = await seat_all(tables)
    await start(tables, table)
    v, person = await on_turn(tables, table)
    first = await tables.act(table, person, "once", v, MakeCall(Call.PASS))
    told: list[int] = []
    again = await tables.act(table, person, "once", v, MakeCall(Call.PASS), told.append)
    assert again == first
    assert told == [first]
    assert (await tables.look(table, person))[0] == first


async def test_a_double_click_is_one_action() -> None:
    """Two commands for the same moment: the second is stale, not a second pass a round later."""
    tables = club()
    table = await seat_all(tables)
    await start(tables, table)
    v, person = await on_turn(tables, table)
    await tables.act(table, person, "click-1", v, MakeCall(Call.PASS))
    with pytest.raises(Stale):
        await tables.act(table, person, "click-2", v, MakeCall(Call.PASS))


async def test_someone_sitting_down_meanwhile_does_not_make_a_call_stale() -> None:
    tables = club()
    table = await seat_all(tables)
    await start(tables, table)
    v, person = await on_turn(tables, table)
    others = [other for other in PEOPLE.values() if other != person]
    seat = next(seat for seat, other in PEOPLE.items() if other == others[0])
    await tables.act(table, others[0], "leave", v, Leave())
    await tables.act(table, others[0], "back", v, Sit(seat, "Back"))
    await tables.act(table, person, "call", v, MakeCall(Call.PASS))


async def test_an_unknown_table_is_unknown() -> None:
    tables = club()
    with pytest.raises(UnknownTable):
        await tables.look("nowhere", HOST)
    with pytest.raises(UnknownTable):
        await tables.act("nowhere", HOST, "x", 0, FillBots())


async def test_a_club_that_opens_again_stands_where_it_stood() -> None:
    store = MemoryStore()
    tables = club(store)
    table = await seat_all(tables)
    await start(tables, table)
    for step in range(30):
        _, seen = await tables.look(table, HOST)
        if seen.phase is TablePhase.BETWEEN:
            await tables.act(table, HOST, f"next-{step}", 0, NextDeal())
            continue
        assert seen.deal is not None
        assert seen.deal.actor is not None
        person = PEOPLE[seen.deal.actor]
        v, own = await tables.look(table, person)
        action = any_action(own, random.Random(step))
        assert action is not None
        await tables.act(table, person, f"act-{step}", v, action)
    before = {person: await tables.look(table, person) for person in PEOPLE.values()}
    sheet = await tables.sheet(table, HOST)
    await tables.close()
    again = club(store)
    await again.start()
    for person, seen_before in before.items():
        assert await again.look(table, person) == seen_before
    assert await again.sheet(table, HOST) == sheet
    await again.close()


@pytest.mark.parametrize("preset", ["rubber_s2", "chicago", "chicago_duplicate", "old_laws"])
async def test_a_whole_match_ends_with_a_sheet(preset: str) -> None:
    tables = club(seed=3)
    table = await seat_all(tables, preset)
    await start(tables, table)
    await play(tables, table, seed=4)
    _, sheet = await tables.sheet(table, HOST)
    assert sheet.sheet is not None
    assert sheet.sheet.over
    assert sum(entry.points for entry in sheet.sheet.entries) == sum(sheet.sheet.totals.values())


async def test_two_clubs_over_one_log_agree() -> None:
    """Any node decides, the primary key referees, the loser reads again and decides again."""
    store = MemoryStore()
    one, two = club(store, seed=1), club(store, seed=2)
    table = await seat_all(one)
    await two.look(table, HOST)
    await start(one, table)
    v, seen = await one.look(table, HOST)
    assert seen.deal is not None
    assert seen.deal.actor is not None
    person = PEOPLE[seen.deal.actor]
    told = await two.act(table, person, "pass", v, MakeCall(Call.PASS))
    assert told == v + 1
    with pytest.raises(Stale):
        await one.act(table, person, "pass-again", v, MakeCall(Call.PASS))
    assert await one.look(table, person) == await two.look(table, person)


async def test_watchers_see_every_step_and_who_is_here() -> None:
    tables = club()
    table = await seat_all(tables)
    screens = {seat: Screen(person) for seat, person in PEOPLE.items()}
    for screen in screens.values():
        await tables.watch(table, screen)
    host = screens[Seat.S]
    assert all(seat and seat.online for seat in host.view.seats.values())
    await start(tables, table)
    v = host.v
    tables.leave(table, screens[Seat.E])
    away = host.view.seats[Seat.E]
    assert away is not None
    assert not away.online
    assert host.v == v
    await tables.watch(table, screens[Seat.E])
    assert screens[Seat.E].view.deal == host.view.deal or screens[Seat.E].view.seat is Seat.E
    await play(tables, table, seed=9)
    numbers = [v for v, _, _ in host.shown]
    assert numbers == sorted(numbers)
    assert set(range(v, numbers[-1] + 1)) <= set(numbers)
    assert host.sheets[-1][1].sheet is not None


async def test_bots_fill_the_table_and_play_a_match_to_its_end() -> None:
    tables = club(seed=6)
    table = await tables.open(HOST, PRESETS["chicago"], None, Seat.S)
    await tables.act(table, HOST, "fill", 0, FillBots())
    await start(tables, table)
    for _ in range(20_000):
        await asyncio.sleep(0)
        if (await tables.look(table, HOST))[1].phase is TablePhase.OVER:
            break
    _, sheet = await tables.sheet(table, HOST)
    assert sheet.sheet is not None
    assert sheet.sheet.over
    assert len([line for line in sheet.sheet.deals if line.number is not None]) == 4
    await tables.close()


async def test_bots_go_on_after_a_restart_without_anyone_watching() -> None:
    store = MemoryStore()
    tables = club(store)
    table = await tables.open(HOST, PRESETS["chicago"], None, Seat.S)
    await tables.act(table, HOST, "fill", 0, FillBots())
    await start(tables, table)
    await tables.close()
    again = club(store)
    await again.start()
    for _ in range(20_000):
        await asyncio.sleep(0)
        if (await again.look(table, HOST))[1].phase is TablePhase.OVER:
            break
    assert (await again.look(table, HOST))[1].phase is TablePhase.OVER
    await again.close()


@pytest.mark.parametrize("fault", ["raises", "illegal"])
async def test_a_bot_that_errs_is_replaced_for_that_card_and_the_game_goes_on(
    fault: str, caplog: pytest.LogCaptureFixture
) -> None:
    def bad(view: BotView) -> Call | Card:
        if fault == "raises":
            raise ValueError("no idea")
        return Call.REDOUBLE if view.deal.legal_calls else Card.C2

    tables = club(bot=bad)
    table = await with_bots(tables)
    chance = random.Random(1)
    for step in range(60):
        for _ in range(50):
            await asyncio.sleep(0)
        v, seen = await tables.look(table, HOST)
        if seen.phase is TablePhase.BETWEEN:
            await tables.act(table, HOST, f"n{step}", v, NextDeal())
        action = any_action(seen, chance)
        if action is not None:
            await tables.act(table, HOST, f"a{step}", v, action)
    assert (await tables.look(table, HOST))[0] > 60
    assert caplog.records
    await tables.close()


async def test_a_bot_on_turn_does_not_let_a_person_act_for_it() -> None:
    tables = club(bot=simple_bot)
    table = await tables.open(HOST, PRESETS["chicago"], "South", Seat.S)
    await tables.act(table, HOST, "fill", 0, FillBots())
    with pytest.raises(Illegal):
        await tables.act(table, "bot:9", "x", 0, MakeCall(Call.PASS))


async def test_whole_views_stay_small() -> None:
    tables = club(seed=11)
    table = await seat_all(tables)
    screen = Screen(HOST)
    await tables.watch(table, screen)
    await start(tables, table)
    await play(tables, table, seed=12)
    in_deal = [
        len(msgspec.json.encode(view))
        for _, view, _ in screen.shown
        if view.phase is TablePhase.DEAL
    ]
    assert max(in_deal) < 2_500
    assert sum(in_deal) / len(in_deal) < 1_550


async def test_a_played_match_taken_away_is_read_again_to_the_same_sheet() -> None:
    tables = club()
    table = await seat_all(tables)
    assert await tables.export(table) == []
    await start(tables, table)
    await play(tables, table, seed=3)
    await start(tables, table)
    await play(tables, table, seed=4)
    first, second = await tables.export(table)
    _, shown = await tables.sheet(table, HOST)
    assert second.match.sheet == shown.sheet
    assert first.match.sheet.totals == shown.earlier[0].totals
    assert second.players == {seat: person.title() for seat, person in PEOPLE.items()} | {
        Seat.S: "South"
    }
    files = read_sheets(to_json([first, second]))
    assert isinstance(files, list)
    assert [keep_sheet(file).match for file in files] == [first.match, second.match]


async def test_play_is_refused_card_by_card_where_the_view_lists_none() -> None:
    tables = club()
    table = await seat_all(tables)
    await start(tables, table)
    v, seen = await tables.look(table, HOST)
    assert seen.deal is not None
    assert seen.deal.legal_cards == ()
    with pytest.raises(Illegal):
        await tables.act(table, HOST, "p", v, PlayCard(Card.SA))


async def first_to_act(tables: Tables, table: str) -> tuple[str, int]:
    """The person whose turn it is, and the number of the view he has."""
    v, seen = await tables.look(table, HOST)
    assert seen.deal is not None
    assert seen.deal.actor is not None
    return PEOPLE[seen.deal.actor], v


class Slow(MemoryStore):
    """A log whose appends wait until they are let go, and fail as often as they are told to."""

    def __init__(self) -> None:
        super().__init__()
        self.gate = asyncio.Event()
        self.gate.set()
        self.failures = 0

    async def append(self, *args: Any, **details: Any) -> Appended:
        if self.failures:
            self.failures -= 1
            raise OSError("the disk is full")
        done = await super().append(*args, **details)
        await self.gate.wait()
        return done


async def test_what_is_saved_is_shown_though_the_one_who_asked_has_gone() -> None:
    store = Slow()
    tables = club(store)
    table = await seat_all(tables)
    await start(tables, table)
    screen = Screen(HOST)
    await tables.watch(table, screen)
    person, v = await first_to_act(tables, table)
    store.gate.clear()
    asking = asyncio.create_task(tables.act(table, person, "gone", v, MakeCall(Call.PASS)))
    await asyncio.sleep(0.01)
    asking.cancel()
    store.gate.set()
    await asyncio.gather(asking, return_exceptions=True)
    for _ in range(5):
        await asyncio.sleep(0)
    assert screen.v == v + 1
    assert await tables.act(table, person, "gone", v, MakeCall(Call.PASS)) == v + 1


async def test_an_old_answer_from_a_log_that_is_further_brings_the_table_up_to_it() -> None:
    """Another club over the same log carried the command out; this one hears of it by the retry."""
    store = MemoryStore()
    one, two = club(store, seed=1), club(store, seed=2)
    table = await seat_all(one)
    await start(one, table)
    screen = Screen(HOST)
    await two.watch(table, screen)
    person, v = await first_to_act(one, table)
    await one.act(table, person, "once", v, MakeCall(Call.PASS))
    assert screen.v == v
    assert await two.act(table, person, "once", v, MakeCall(Call.PASS)) == v + 1
    assert screen.v == v + 1


async def test_a_bot_tries_again_after_a_write_that_failed(
    caplog: pytest.LogCaptureFixture,
) -> None:
    store = Slow()
    tables = club(store)
    table = await tables.open(HOST, PRESETS["chicago"], None, Seat.S)
    await tables.act(table, HOST, "fill", 0, FillBots())
    await start(tables, table)
    store.failures = 2
    for _ in range(400):
        await asyncio.sleep(0.01)
        if (await tables.look(table, HOST))[1].phase is TablePhase.OVER:
            break
    assert (await tables.look(table, HOST))[1].phase is TablePhase.OVER
    assert len(caplog.records) == 1
    await tables.close()


async def test_a_table_that_cannot_be_read_does_not_keep_the_club_shut(
    caplog: pytest.LogCaptureFixture,
) -> None:
    store = MemoryStore()
    tables = club(store)
    good, bad = await seat_all(tables), await seat_all(tables)
    await tables.close()
    del store._streams[f"table:{bad}"][2]
    again = club(store)
    await again.start()
    assert (await again.look(good, HOST))[0] == 5
    assert bad in caplog.text
    with pytest.raises(BrokenLog):
        await again.look(bad, HOST)
    await again.close()

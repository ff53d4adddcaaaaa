"""Hints: for one who plays with bots alone, from what his seat sees."""

from __future__ import annotations

import random
from dataclasses import replace

import msgspec
import pytest

from rekontra.bots import simple_bot
from rekontra.club.actions import Leave, MakeCall, NextDeal, Pause
from rekontra.club.errors import ClubReason
from rekontra.club.study.hints import hint
from rekontra.club.tables import Tables, bot_view
from rekontra.club.views import Permission, TablePhase
from rekontra.game import Call, Illegal, Phase, Reason, Seat
from rekontra.scoring import PRESETS
from tests.club.people import HOST, PEOPLE, any_action, club, seat_all, start
from tests.club.test_secrecy import random_match
from tests.club.test_tables import on_turn
from tests.game.deals import redealt


async def alone(tables: Tables) -> str:
    """A table of the host and three bots, when it is the turn of the host."""
    table = await tables.open(HOST, PRESETS["chicago"], "South", Seat.S, bots=True)
    await start(tables, table)
    await until_the_host(tables, table)
    return table


async def until_the_host(tables: Tables, table: str) -> None:
    room = await tables._room(table)
    while room.thinking is not None and not room.thinking.done():
        await room.thinking


async def test_a_hint_is_what_a_bot_would_do_and_it_can_be_done() -> None:
    tables = club(seed=3)
    table = await alone(tables)
    kinds = set()
    for number in range(60):
        v, seen = await tables.look(table, HOST)
        if seen.phase is TablePhase.BETWEEN:
            await tables.act(table, HOST, f"next-{number}", v, NextDeal())
        elif any_action(seen, random.Random(0)) is not None:
            assert Permission.HINT in seen.may
            assert seen.deal is not None
            found = await tables.hint(table, HOST)
            assert found.v == v
            if found.call is not None:
                assert found.card is None
                assert found.call.call in seen.deal.legal_calls
                kinds.add("call")
            else:
                assert found.card is not None
                assert found.card.card in seen.deal.legal_cards
                kinds.add("card")
            action = any_action(seen, random.Random(number))
            assert action is not None
            await tables.act(table, HOST, f"act-{number}", v, action)
        await until_the_host(tables, table)
    assert kinds == {"call", "card"}
    await tables.close()


async def test_no_hint_while_another_person_sits_at_the_table() -> None:
    tables = club(seed=3)
    table = await seat_all(tables)
    await start(tables, table)
    _, person = await on_turn(tables, table)
    assert Permission.HINT not in (await tables.look(table, person))[1].may
    with pytest.raises(Illegal, match=ClubReason.HINT_WITH_OTHERS.value):
        await tables.hint(table, person)


async def test_no_hint_out_of_turn_or_for_one_who_watches() -> None:
    tables = club(seed=3)
    table = await alone(tables)
    _, seen = await tables.look(table, HOST)
    assert seen.deal is not None
    with pytest.raises(Illegal, match=ClubReason.NOT_SEATED.value):
        await tables.hint(table, "watcher")
    await tables.act(table, HOST, "slow", 0, Pause())
    with pytest.raises(Illegal, match=ClubReason.PAUSED.value):
        await tables.hint(table, HOST)
    await tables.close()


async def test_one_who_has_left_his_seat_gets_no_hint_for_it() -> None:
    tables = club(seed=3)
    table = await seat_all(tables)
    await start(tables, table)
    v, person = await on_turn(tables, table)
    for other in PEOPLE.values():
        if other != person:
            await tables.act(table, other, "leave", v, Leave())
    assert (await tables.hint(table, person)).call is not None
    await tables.act(table, person, "call", v, MakeCall(Call.PASS))
    with pytest.raises(Illegal, match=Reason.NOT_YOUR_TURN.value):
        await tables.hint(table, person)


async def test_no_hint_before_a_deal() -> None:
    tables = club()
    table = await tables.open(HOST, PRESETS["chicago"], "South", Seat.S, bots=True)
    with pytest.raises(Illegal):
        await tables.hint(table, HOST)


@pytest.mark.parametrize("seed", range(4))
def test_redealing_the_cards_that_a_player_does_not_see_changes_no_byte_of_his_hint(
    seed: int,
) -> None:
    asked = 0
    for table in random_match(PRESETS["chicago"], seed, deals=1):
        if table.deal is None or table.deal.phase is Phase.OVER or table.deal.actor is None:
            continue
        seat = table.deal.actor
        other = replace(table, deal=redealt(table.deal, seat, table.profile.play_rules, seed + 1))
        first = hint(simple_bot, bot_view(table, seat))
        assert msgspec.json.encode(hint(simple_bot, bot_view(other, seat))) == msgspec.json.encode(
            first
        )
        asked += 1
    assert asked > 20


def test_the_chance_of_the_bots_follows_from_what_everybody_knows() -> None:
    table = next(
        state for state in random_match(PRESETS["chicago"], 1, deals=1) if state.deal is not None
    )
    assert table.deal is not None
    seeds = {
        bot_view(
            replace(table, deal=redealt(table.deal, None, table.profile.play_rules, n)), seat
        ).seed
        for n in range(5)
        for seat in Seat
    }
    assert len(seeds) == 1
    assert bot_view(replace(table, id="another"), Seat.N).seed not in seeds
    assert bot_view(replace(table, number=2), Seat.N).seed not in seeds

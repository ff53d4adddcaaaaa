"""Hints: for one who plays with bots alone, from what his seat sees."""

from __future__ import annotations

import random
from dataclasses import replace

import msgspec
import pytest

from rekontra.analysis import NoSolver, ready
from rekontra.bots import simple_bot
from rekontra.bots.play import Effort
from rekontra.club.actions import Leave, MakeCall, NextDeal, Pause
from rekontra.club.duties import bot_view
from rekontra.club.errors import ClubReason
from rekontra.club.study import hints
from rekontra.club.tables import Tables
from rekontra.club.views import Permission, TablePhase
from rekontra.game import Call, Illegal, Phase, Reason, Seat
from rekontra.scoring import PRESETS
from tests.club.people import HOST, PEOPLE, any_action, club, seat_all, start
from tests.club.test_secrecy import random_match
from tests.club.test_tables import on_turn
from tests.game.deals import redealt

needs_solver = pytest.mark.skipif(not ready(), reason="there is no double dummy here")
# A few layouts and all the time there is: the answer does not depend on how busy the machine is.
FEW = Effort(3, (4,), 1e9, 1e9)


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints by a bot that answers at once."""
    monkeypatch.setattr(hints, "strong", simple_bot)


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


async def test_a_hint_is_what_a_bot_would_do_and_it_can_be_done(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(hints, "FULL", FEW)
    tables = club(seed=3)
    table = await alone(tables)
    kinds = set()
    for number in range(40):
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


@needs_solver
@pytest.mark.parametrize("seed", range(4))
def test_redealing_the_cards_that_a_player_does_not_see_changes_no_byte_of_his_hint(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hints, "FULL", FEW)
    calls, cards = 0, 0
    states = random_match(PRESETS["chicago"], seed, deals=1)
    for table in random.Random(seed).sample(states, 30):
        if table.deal is None or table.deal.phase is Phase.OVER or table.deal.actor is None:
            continue
        seat = table.deal.actor
        other = replace(table, deal=redealt(table.deal, seat, table.profile.play_rules, seed + 1))
        seen, again = bot_view(table, seat), bot_view(other, seat)
        assert again == seen
        if table.deal.phase is Phase.AUCTION:
            said = msgspec.json.encode(hints.hinted_call(seen))
            assert msgspec.json.encode(hints.hinted_call(again)) == said
            calls += 1
        else:
            assert hints.weighed(again) == hints.weighed(seen)
            cards += 1
    assert calls + cards > 10


@needs_solver
def test_every_legal_card_is_weighed_the_best_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "FULL", FEW)
    weighed = 0
    for table in random_match(PRESETS["chicago"], 2, deals=1)[20::7]:
        if table.deal is None or table.deal.phase is not Phase.PLAY:
            continue
        seen = bot_view(table, table.deal.actor)
        options = hints.weighed(seen)
        assert {option.card for option in options} == set(seen.deal.legal_cards)
        worths = [option.worth for option in options]
        assert worths == sorted(worths, reverse=True)
        assert options[0].good
        assert all(0 <= option.tricks <= 13 for option in options)
        weighed += 1
    assert weighed > 3


def test_without_a_solver_a_card_is_hinted_and_none_weighed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def missing(*args: object) -> None:
        raise NoSolver("none here")

    monkeypatch.setattr(hints, "value_cards", missing)
    for table in random_match(PRESETS["chicago"], 2, deals=1):
        if table.deal is not None and table.deal.phase is Phase.PLAY:
            assert hints.weighed(bot_view(table, table.deal.actor)) == ()
            return
    raise AssertionError("no card was played")


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

"""Deals told again from the log: all of a deal that is over, and nothing of one that is not."""

from __future__ import annotations

import random

import pytest

from rekontra.adapters.memory import MemoryStore
from rekontra.analysis import DoubleDummy, NoSolver, Par, ready
from rekontra.bots import BotView
from rekontra.bots.review import Review, review
from rekontra.bots.system import SAYC, System
from rekontra.club.actions import (
    ClaimHonours,
    Leave,
    MakeCall,
    SetBots,
    Sit,
    StartMatch,
    StopMatch,
    TableAction,
)
from rekontra.club.decide import Chance, decide_table, open_table
from rekontra.club.errors import ClubReason, UnknownTable
from rekontra.club.events import TableEvent
from rekontra.club.show import Scene
from rekontra.club.study import desk
from rekontra.club.study.deals import told_again
from rekontra.club.table import Table, evolve_table
from rekontra.club.views import Permission, TablePhase
from rekontra.contests import MatchReason
from rekontra.formats import read_pbn, write_pbn
from rekontra.game import PACK, Call, Card, Illegal, Seat, Suit, decide, evolve
from rekontra.game import start as start_deal
from rekontra.scoring import PRESETS, HonoursClaim, Profile
from tests.club.people import HOST, PEOPLE, any_action, club, seat_all, start
from tests.club.test_tables import on_turn, play

needs_solver = pytest.mark.skipif(not ready(), reason="there is no double dummy here")


async def test_every_deal_of_every_match_is_told_again_as_it_was_played() -> None:
    store = MemoryStore()
    tables = club(store, seed=3)
    table = await seat_all(tables)
    assert await tables.deals(table) == ()
    for seed in (4, 5):
        await start(tables, table)
        await play(tables, table, seed)
    first, second = await tables.export(table)
    briefs = await tables.deals(table)
    assert [brief.n for brief in briefs] == list(range(1, len(briefs) + 1))
    for exported in (first, second):
        of_match = [brief for brief in briefs if brief.match == exported.number]
        assert [brief.result for brief in of_match] == list(exported.match.results)
        assert [brief.dealer for brief in of_match] == [
            line.dealer for line in exported.match.sheet.deals
        ]
    ended = told_again(Table(table), [r.event for r in await store.read(f"table:{table}")])
    for brief in briefs:
        deal = await tables.deal(table, brief.n)
        assert (deal.n, deal.match, deal.number) == (brief.n, brief.match, brief.number)
        assert (deal.result, deal.players) == (brief.result, brief.players)
        assert deal.standing.dealer is deal.dealer
        assert deal.standing.vulnerable == deal.vulnerable
        assert sum(entry.points for entry in deal.entries) == sum(brief.points.values())
        assert len(deal.cards) == (0 if deal.result.contract is None else 52)
        again = ended[brief.n - 1]
        assert again is not None
        state = start_deal(again.deal.deal)
        for explained in deal.calls:
            state = evolve(state, decide(state, explained.seat, explained.call))
        for laid in deal.cards:
            assert state.turn is laid.seat
            assert state.actor is not None
            state = evolve(state, decide(state, state.actor, laid.card))
        assert state == again.deal
        assert state.winners == deal.winners
        assert {seat: again.deal.deal.hand(seat) for seat in Seat} == deal.hands


async def test_a_deal_that_is_not_over_is_refused_and_one_broken_off_stays_so() -> None:
    tables = club(seed=3)
    table = await seat_all(tables)
    await start(tables, table)
    for look in (tables.deal, tables.review, tables.boards):
        with pytest.raises(Illegal, match=MatchReason.DEAL_UNFINISHED.value):
            await look(table, 1)
    assert await tables.boards(table) == []
    await tables.act(table, HOST, "stop", 0, StopMatch())
    for look in (tables.deal, tables.review):
        with pytest.raises(Illegal, match=MatchReason.DEAL_UNFINISHED.value):
            await look(table, 1)
    assert await tables.deals(table) == ()
    await start(tables, table)
    for number in range(4):
        v, person = await on_turn(tables, table)
        await tables.act(table, person, f"pass-{number}", v, MakeCall(Call.PASS))
    (passed,) = await tables.deals(table)
    assert (passed.n, passed.match, passed.result.contract) == (2, 2, None)
    assert set(passed.points.values()) == {0}


def honours_deal(seed: int) -> tuple[Table, list[TableEvent], str | None]:
    """A table after a deal in which everybody held one suit, its log, and who may claim honours."""
    chance = random.Random(seed)
    suits = [[card for card in PACK if card.suit is suit] for suit in Suit]
    drawn = Chance(tuple(card for four in zip(*suits, strict=True) for card in four), Seat.N)
    profile = Profile(honours=True, honours_claim=HonoursClaim.AFTER_PLAY)
    log: list[TableEvent] = [open_table(HOST, profile)]
    table = evolve_table(Table("t"), log[0])
    actions: list[tuple[str, TableAction]] = [
        (person, Sit(seat, person.title())) for seat, person in PEOPLE.items()
    ]
    actions.append((HOST, StartMatch()))
    while actions:
        for event in decide_table(table, *actions.pop(0), drawn):
            log.append(event)
            table = evolve_table(table, event)
        if not actions and table.phase is TablePhase.DEAL:
            assert table.deal is not None
            assert table.deal.actor is not None
            person = PEOPLE[table.deal.actor]
            action = any_action(Scene(table, ()).view(person), chance)
            assert action is not None
            actions.append((person, action))
    scene = Scene(table, ())
    may = [each for each in PEOPLE.values() if Permission.CLAIM_HONOURS in scene.view(each).may]
    return table, log, may[0] if may else None


def test_honours_claimed_after_the_play_are_told_with_those_who_played() -> None:
    told = 0
    for seed in range(6):
        table, log, claimant = honours_deal(seed)
        if claimant is None:
            continue
        (first,) = told_again(Table("t"), log)
        acol = SetBots(system=System(notrump=(12, 14)))
        other = next(person for person in PEOPLE.values() if person not in (claimant, HOST))
        for actor, action in ((HOST, acol), (other, Leave()), (claimant, ClaimHonours())):
            for event in decide_table(table, actor, action, None):
                log.append(event)
                table = evolve_table(table, event)
        (second,) = told_again(Table("t"), log)
        assert first is not None
        assert second is not None
        assert second.brief.players == first.brief.players
        assert second.spoken == first.spoken
        assert second.spoken.system == SAYC
        assert second.result.honours is not None
        assert sum(second.brief.points.values()) > sum(first.brief.points.values())
        told += 1
    assert told


async def test_deals_taken_away_are_read_again_as_they_were_played() -> None:
    tables = club(seed=3)
    table = await seat_all(tables)
    await start(tables, table)
    await play(tables, table, 4)
    boards = await tables.boards(table)
    read = read_pbn(write_pbn(boards).encode())
    assert not read.issues
    for again, brief in zip(read.boards, await tables.deals(table), strict=True):
        deal = await tables.deal(table, brief.n)
        assert again.number == brief.n
        assert dict(zip(Seat, again.hands, strict=True)) == deal.hands
        assert (again.dealer, again.vulnerable) == (deal.dealer, deal.vulnerable)
        assert again.contract == deal.result.contract
        assert [said.call for said in again.auction or ()] == [each.call for each in deal.calls]
        assert [laid.card for laid in again.play or ()] == [each.card for each in deal.cards]
        assert again.players[2] == "South"
        assert await tables.boards(table, brief.n) == [boards[brief.n - 1]]


@pytest.mark.parametrize("n", [0, -1, 2, 10**9])
async def test_a_deal_that_never_was_is_refused(n: int) -> None:
    tables = club()
    table = await seat_all(tables)
    await start(tables, table)
    with pytest.raises(Illegal, match=MatchReason.NO_SUCH_DEAL.value):
        await tables.deal(table, n)
    with pytest.raises(UnknownTable):
        await tables.deals("nowhere")


@needs_solver
async def test_a_deal_is_reviewed_at_the_score_and_by_the_card_it_was_played_by(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    judged: list[BotView] = []

    def judge(view: BotView, card: Card) -> bool:
        judged.append(view)
        return card in view.deal.legal_cards

    monkeypatch.setattr(desk, "judge_by_layouts", judge)
    store = MemoryStore()
    tables = club(store, seed=3)
    table = await seat_all(tables, "chicago")
    await start(tables, table)
    await play(tables, table, 4)
    brief = next(brief for brief in await tables.deals(table) if brief.result.contract)
    deal = await tables.deal(table, brief.n)
    found = await tables.review(table, brief.n)
    assert found is await tables.review(table, brief.n)
    ended = told_again(Table(table), [r.event for r in await store.read(f"table:{table}")])
    again = ended[brief.n - 1]
    assert again is not None
    expected = review(
        again.deal.deal,
        [call.call for call in deal.calls],
        [laid.card for laid in deal.cards],
        deal.result.contract,
        deal.standing,
        PRESETS["chicago"],
        deal.system,
        judge,
    )
    assert found == expected
    first, second = judged[: len(judged) // 2], judged[len(judged) // 2 :]
    assert first == second
    assert {card.reasonable for card in found.cards if card.cost} == {True}


async def test_a_club_without_a_solver_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(*args: object) -> None:
        raise NoSolver("none here")

    monkeypatch.setattr(desk, "review", missing)
    tables = club(seed=3)
    table = await seat_all(tables)
    await start(tables, table)
    for number in range(4):
        v, person = await on_turn(tables, table)
        await tables.act(table, person, f"pass-{number}", v, MakeCall(Call.PASS))
    for _ in range(2):
        with pytest.raises(Illegal, match=ClubReason.NO_SOLVER.value):
            await tables.review(table, 1)
    found = Review(DoubleDummy((7,) * 20), Par(0, ()), (), (), ())
    monkeypatch.setattr(desk, "review", lambda *args: found)
    assert await tables.review(table, 1) == found

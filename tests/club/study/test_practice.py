"""Practice: deals are chosen for the host's seat, and everybody is told."""

from __future__ import annotations

import csv
import io
import json
import random

import pytest

from rekontra.analysis.wanted import PRACTICE
from rekontra.club.actions import SetPractice, StopMatch, SwapSeats
from rekontra.club.errors import ClubReason
from rekontra.club.export import to_csv, to_json
from rekontra.club.study import desk
from rekontra.club.study.practice import find_pack, wish
from rekontra.club.views import Permission
from rekontra.formats import read_sheets
from rekontra.game import PACK, Card, Deal, DealState, Illegal, Seat, Side, Suit, hands_from_pack
from rekontra.scoring import PRESETS
from tests.club.people import HOST, PEOPLE, club, seat_all, start
from tests.club.test_tables import play
from tests.game.deals import shuffled


@pytest.mark.parametrize("kind", PRACTICE)
@pytest.mark.parametrize("seat", Seat)
def test_every_kind_is_found_for_every_seat(kind: str, seat: Seat) -> None:
    chance = random.Random(1)
    pack = find_pack(lambda: shuffled(chance.randrange(10**9)), kind, Seat.W, (Side.EW,), seat)
    deal = Deal(Seat.W, (Side.EW,), hands_from_pack(pack, Seat.W))
    assert wish(kind, seat)(deal)


def test_a_wish_that_chance_does_not_fulfil_ends_after_its_tries() -> None:
    tried: list[int] = []

    def shuffle() -> tuple[Card, ...]:
        """The same pack every time: each player gets one suit."""
        tried.append(1)
        suits = [[card for card in PACK if card.suit is suit] for suit in Suit]
        return tuple(card for four in zip(*suits, strict=True) for card in four)

    with pytest.raises(Illegal, match=ClubReason.PRACTICE_NOT_FOUND.value):
        find_pack(shuffle, "notrump", Seat.N, (), Seat.S, tries=7)
    assert len(tried) == 7


async def test_the_deals_of_a_practice_are_of_its_kind_for_the_seat_of_the_host() -> None:
    tables = club(seed=3)
    table = await seat_all(tables)
    await tables.act(table, HOST, "swap", 0, SwapSeats(Seat.S, Seat.E))
    await tables.act(table, HOST, "wish", 0, SetPractice("notrump"))
    for person in (*PEOPLE.values(), "watcher"):
        assert (await tables.look(table, person))[1].practice == "notrump"
    for number in range(4):
        await start(tables, table)
        room = await tables._room(table)
        assert isinstance(room.state.deal, DealState)
        assert wish("notrump", Seat.E)(room.state.deal.deal)
        await tables.act(table, HOST, f"stop-{number}", 0, StopMatch())


async def test_a_host_who_does_not_sit_practises_for_south() -> None:
    tables = club(seed=3)
    table = await tables.open(HOST, PRESETS["chicago"], None, Seat.S, bots=True, practice="notrump")
    await start(tables, table)
    room = await tables._room(table)
    assert isinstance(room.state.deal, DealState)
    assert wish("notrump", Seat.S)(room.state.deal.deal)
    await tables.close()


async def test_the_host_alone_chooses_and_not_in_a_deal() -> None:
    tables = club()
    table = await seat_all(tables)
    north = PEOPLE[Seat.N]
    assert Permission.SET_PRACTICE not in (await tables.look(table, north))[1].may
    with pytest.raises(Illegal, match=ClubReason.HOST_ONLY.value):
        await tables.act(table, north, "x", 0, SetPractice("notrump"))
    await start(tables, table)
    with pytest.raises(Illegal, match=ClubReason.DEAL_RUNNING.value):
        await tables.act(table, HOST, "x", 0, SetPractice("notrump"))


async def test_a_kind_that_is_not_known_is_refused() -> None:
    tables = club()
    table = await seat_all(tables)
    with pytest.raises(Illegal, match=ClubReason.UNKNOWN_PRACTICE.value):
        await tables.act(table, HOST, "x", 0, SetPractice("nonsense"))
    with pytest.raises(Illegal, match=ClubReason.UNKNOWN_PRACTICE.value):
        await tables.open(HOST, PRESETS["chicago"], None, Seat.S, practice="x" * 10_000)


async def test_a_match_of_chosen_deals_is_marked_wherever_it_goes() -> None:
    tables = club(seed=3)
    table = await seat_all(tables)
    await tables.act(table, HOST, "wish", 0, SetPractice("notrump"))
    await start(tables, table)
    await play(tables, table, 4)
    assert (await tables.sheet(table, HOST))[1].practice == ("notrump",)
    await tables.act(table, HOST, "free", 0, SetPractice(None))
    await start(tables, table)
    await play(tables, table, 5)
    _, sheet = await tables.sheet(table, HOST)
    assert (sheet.practice, sheet.earlier[0].practice) == ((), ("notrump",))
    chosen, free = await tables.export(table)
    assert (chosen.practice, free.practice) == (("notrump",), ())
    rows = list(csv.DictReader(io.StringIO(to_csv([chosen, free]))))
    assert {(row["match"], row["practice"]) for row in rows} == {("1", "notrump"), ("2", "")}
    first, second = json.loads(to_json([chosen, free]))
    assert (first["practice"], "practice" in second) == (["notrump"], False)
    assert isinstance(read_sheets(to_json([chosen, free])), list)
    kinds = {brief.match: brief.practice for brief in await tables.deals(table)}
    assert kinds == {1: "notrump", 2: None}


async def test_who_may_not_deal_is_refused_before_a_deal_is_looked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def never(*args: object) -> None:
        raise AssertionError("a pack was looked for")

    monkeypatch.setattr(desk, "find_pack", never)
    tables = club(seed=3)
    table = await tables.open(HOST, PRESETS["chicago"], "South", Seat.S, practice="notrump")
    with pytest.raises(Illegal, match=ClubReason.SEATS_EMPTY.value):
        await start(tables, table)

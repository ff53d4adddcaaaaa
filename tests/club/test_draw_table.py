"""Draw Bridge at a table: two seats, whole rubbers by bots and people, nothing for wrong eyes."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace
from itertools import pairwise

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rekontra.adapters.memory import MemoryStore
from rekontra.bots import Bot, simple_bot
from rekontra.bots.levels import medium, weak
from rekontra.club.actions import (
    AddBot,
    FillBots,
    NextDeal,
    SetPractice,
    SetProfile,
    Sit,
    StartMatch,
    SwapSeats,
    TableAction,
)
from rekontra.club.decide import Chance, decide_table, open_table
from rekontra.club.events import DealBegan, DrawDealt
from rekontra.club.export import to_json
from rekontra.club.show import Scene, sheet_view, shown_event
from rekontra.club.table import Table, evolve_table
from rekontra.club.tables import Tables
from rekontra.club.views import Permission, TablePhase, TableView
from rekontra.formats import keep_sheet, read_sheets
from rekontra.game import DrawState, Illegal, Phase, Seat, draw_deal_from_pack
from rekontra.scoring import PRESETS, Form, Profile
from rekontra.web.wire import SheetMessage, ViewMessage
from tests.club.people import Screen, any_action, club
from tests.game.deals import shuffled
from tests.game.draws import stacked_again

DRAW = PRESETS["draw"]
HOST, GUEST = "north-id", "east-id"
PLAYERS = {Seat.N: HOST, Seat.E: GUEST}
VIEWERS = (HOST, GUEST, "watcher")


class Game:
    """A table without a club: actions of people, every state kept."""

    def __init__(self, profile: Profile, seed: int = 1) -> None:
        self.chance = random.Random(seed)
        self.states = [evolve_table(Table("t"), open_table(HOST, profile))]

    @property
    def now(self) -> Table:
        return self.states[-1]

    def do(self, actor: str, action: TableAction) -> None:
        pack = shuffled(self.chance.randrange(10**9))
        drawn = Chance(pack, self.chance.choice(list(Seat)))
        for event in decide_table(self.now, actor, action, drawn):
            self.states.append(evolve_table(self.now, event))

    def refuses(self, actor: str, action: TableAction) -> str:
        with pytest.raises(Illegal) as caught:
            self.do(actor, action)
        return caught.value.code


def played(profile: Profile, seed: int, deals: int) -> list[Table]:
    """Every state of a table at which two people play some deals at random."""
    game = Game(profile, seed)
    for seat, person in PLAYERS.items():
        game.do(person, Sit(seat, person.title()))
    game.do(HOST, StartMatch())
    while deals and game.now.in_match:
        if game.now.phase is TablePhase.BETWEEN:
            deals -= 1
            game.do(GUEST, NextDeal())
            continue
        assert game.now.deal is not None
        assert game.now.deal.actor is not None
        person = PLAYERS[game.now.deal.actor]
        action = any_action(Scene(game.now, ()).view(person), game.chance)
        assert action is not None
        game.do(person, action)
    return game.states


def received(table: Table, viewer: str) -> bytes:
    view = msgspec.json.encode(ViewMessage(1, Scene(table, VIEWERS).view(viewer)))
    return view + msgspec.json.encode(SheetMessage(1, sheet_view(table, viewer)))


@settings(max_examples=10, deadline=None)
@given(st.booleans(), st.booleans(), st.integers(0, 10**6))
def test_redealing_the_unseen_cards_changes_no_byte_that_a_viewer_receives(
    follow: bool, face_up: bool, seed: int
) -> None:
    profile = replace(DRAW, draw_follow_suit=follow, stock_top_face_up=face_up)
    for table in played(profile, seed, deals=1):
        if not isinstance(table.deal, DrawState) or table.deal.phase is Phase.OVER:
            continue
        for viewer in VIEWERS:
            other = stacked_again(table.deal, table.seat_of(viewer), seed + 1)
            assert received(replace(table, deal=other), viewer) == received(table, viewer)


def test_the_event_of_a_deal_says_nothing_of_its_cards() -> None:
    deal = draw_deal_from_pack(shuffled(1), Seat.E, ())
    assert shown_event(Table("t"), DrawDealt(1, deal)) == DealBegan(1, Seat.E)


@pytest.mark.parametrize("follow", [False, True])
@pytest.mark.parametrize("face_up", [False, True])
def test_the_house_rules_of_the_draw_hold_at_the_table(follow: bool, face_up: bool) -> None:
    profile = replace(DRAW, draw_follow_suit=follow, stock_top_face_up=face_up)
    deal = Scene(played(profile, 1, deals=0)[-1], ()).view(HOST).deal
    assert deal is not None
    assert deal.stock is not None
    assert deal.stock.follow is follow
    assert (deal.stock.top is not None) is face_up


def test_two_seats_are_played_on_and_no_others() -> None:
    game = Game(DRAW)
    assert game.now.places == game.now.free == (Seat.N, Seat.E)
    assert game.refuses(HOST, Sit(Seat.S, "Host")) == "no-seat"
    assert game.refuses(HOST, AddBot(Seat.W)) == "no-seat"
    game.do(HOST, Sit(Seat.N, "Host"))
    game.do(HOST, FillBots())
    assert game.now.seats[Seat.E] is not None
    assert game.now.seats[Seat.S] is game.now.seats[Seat.W] is None
    assert game.refuses(HOST, SwapSeats(Seat.N, Seat.S)) == "no-seat"
    game.do(HOST, SwapSeats(Seat.N, Seat.E))
    assert game.now.seat_of(HOST) is Seat.E
    view = Scene(game.now, ()).view(HOST)
    assert view.places == (Seat.N, Seat.E)
    assert Permission.START_MATCH in view.may
    assert Permission.FILL_BOTS not in view.may


def test_a_table_of_four_that_turns_to_two_lets_people_move_up() -> None:
    game = Game(PRESETS["rubber_s2"])
    game.do(HOST, Sit(Seat.S, "Host"))
    game.do(HOST, FillBots())
    game.do(HOST, SetPractice("slam"))
    game.do(HOST, SetProfile(DRAW))
    held = {seat for seat, player in game.now.seats.items() if player}
    assert held == {Seat.N, Seat.E}
    assert game.now.seat_of(HOST) in held
    assert game.now.practice is None
    assert game.refuses(HOST, SetPractice("slam")) == "four-hands-only"
    game.do(HOST, StartMatch())
    assert isinstance(game.now.deal, DrawState)


def test_three_people_cannot_turn_their_table_to_two() -> None:
    game = Game(PRESETS["rubber_s2"])
    for seat, person in ((Seat.N, HOST), (Seat.S, GUEST), (Seat.W, "third")):
        game.do(person, Sit(seat, person))
    assert game.refuses(HOST, SetProfile(DRAW)) == "table-full"


def test_a_rubber_goes_on_to_its_end_and_the_two_deal_in_turn() -> None:
    states = played(DRAW, 5, deals=100)
    last = states[-1]
    assert last.match is not None
    assert last.match.over
    dealers = [line.dealer for line in last.match.sheet.deals]
    assert set(dealers) <= {Seat.N, Seat.E}
    assert all(one is not two for one, two in pairwise(dealers))
    assert last.match.sheet.rubber_to is not None


async def until_over(tables: Tables, table: str, screen: Screen, seed: int) -> TableView:
    """Play at random for the person of this screen, and wait for bots, until the rubber ends."""
    chance = random.Random(seed)
    for step in range(20_000):
        seen = screen.view
        if seen.phase is TablePhase.OVER:
            return seen
        action: TableAction | None = None
        if seen.phase is TablePhase.BETWEEN and seen.seat is not None:
            action = NextDeal()
        elif seen.deal is not None:
            action = any_action(seen, chance)
        if action is None:
            await asyncio.sleep(0)
        else:
            await tables.act(table, screen.person, f"act-{step}", screen.v, action)
    raise AssertionError("the rubber did not end")


async def test_two_bots_play_a_rubber_to_its_end() -> None:
    tables = club(seed=3, bot=simple_bot)
    table = await tables.open("watcher", DRAW, None, Seat.S, bots=True)
    screen = Screen("watcher")
    await tables.watch(table, screen)
    await tables.act(table, "watcher", "start", 0, StartMatch())
    over = await until_over(tables, table, screen, 1)
    assert over.standing is not None
    sheet = screen.sheets[-1][1].sheet
    assert sheet is not None
    assert sheet.over
    assert sheet.rubber_to is not None


@pytest.mark.parametrize("bot", [weak, medium])
async def test_a_person_plays_a_rubber_with_a_bot(bot: Bot) -> None:
    tables = club(seed=4, bot=bot)
    table = await tables.open(HOST, DRAW, "Host", Seat.S, bots=True)
    screen = Screen(HOST)
    await tables.watch(table, screen)
    assert screen.view.seat is Seat.N
    await tables.act(table, HOST, "start", 0, StartMatch())
    over = await until_over(tables, table, screen, 2)
    assert over.last_deal is not None


async def test_the_rubber_is_taken_away_and_read_again_from_the_log() -> None:
    store = MemoryStore()
    tables = club(store, seed=5)
    table = await tables.open(HOST, DRAW, "Host", Seat.N, bots=True)
    screen = Screen(HOST)
    await tables.watch(table, screen)
    await tables.act(table, HOST, "start", 0, StartMatch())
    await until_over(tables, table, screen, 3)
    _, seen = await tables.look(table, HOST)
    again = club(store, seed=5)
    _, told = await again.look(table, HOST)
    assert told.standing == seen.standing
    assert told.deal == seen.deal
    exported = await again.export(table)
    files = read_sheets(to_json(exported))
    assert isinstance(files, list)
    assert [keep_sheet(file).match for file in files] == [exported[0].match]
    assert exported[0].match.profile.form is Form.DRAW
    assert exported[0].players == {Seat.N: "Host", Seat.E: "Bot 1"}


async def test_what_needs_four_hands_is_not_offered_at_draw_bridge() -> None:
    tables = club(seed=6)
    table = await tables.open(HOST, DRAW, "Host", Seat.N, bots=True)
    await tables.act(table, HOST, "start", 0, StartMatch())
    _, seen = await tables.look(table, HOST)
    four = {Permission.HINT, Permission.CLAIM, Permission.UNDO, Permission.SET_PRACTICE}
    assert not four & set(seen.may)
    for asked in (tables.auction(table), tables.hint(table, HOST)):
        with pytest.raises(Illegal) as caught:
            await asked
        assert caught.value.code in ("four-hands-only", "not-your-turn")
    assert await tables.deals(table) == ()
    assert await tables.boards(table) == []

"""A club for tests: in memory, without waiting, with seeded chance."""

from __future__ import annotations

import random
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import TypeVar

from rekontra.adapters.chance import SeededDealer
from rekontra.adapters.memory import MemoryStore
from rekontra.analysis import Priority, Workers
from rekontra.bots import Bot, simple_bot
from rekontra.bots.levels import Level
from rekontra.club.actions import (
    AnswerClaim,
    AnswerUndo,
    AskUndo,
    CallOff,
    FillBots,
    MakeCall,
    MakeClaim,
    PlayCard,
    Sit,
    StartMatch,
    TableAction,
)
from rekontra.club.book.books import Books
from rekontra.club.events import ShownEvent
from rekontra.club.mind import Mind
from rekontra.club.ports import Store
from rekontra.club.tables import Pace, Tables
from rekontra.club.views import Permission, SheetView, TableView
from rekontra.game import Call, Seat
from rekontra.scoring import PRESETS

T = TypeVar("T")

HOST = "south-id"
PEOPLE = {Seat.N: "north-id", Seat.E: "east-id", Seat.S: HOST, Seat.W: "west-id"}


class Clock:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.time = 1_000_000

    def now(self) -> int:
        return self.time


class Here(Workers):
    """Runs everything at once, in the thread that asks."""

    def __init__(self) -> None:
        super().__init__(Executor, 1)

    def submit(
        self,
        priority: Priority,
        function: Callable[..., T],
        *args: object,
        seconds: float | None = None,
    ) -> Future[T]:
        future: Future[T] = Future()
        try:
            future.set_result(function(*args))
        except Exception as error:
            future.set_exception(error)
        return future


class Screen:
    """A watcher that remembers what it was shown."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.shown: list[tuple[int, TableView, ShownEvent | None]] = []
        self.sheets: list[tuple[int, SheetView]] = []

    def show(self, v: int, view: TableView, event: ShownEvent | None) -> None:
        self.shown.append((v, view, event))

    def score(self, v: int, sheet: SheetView) -> None:
        self.sheets.append((v, sheet))

    @property
    def view(self) -> TableView:
        return self.shown[-1][1]

    @property
    def v(self) -> int:
        return self.shown[-1][0]


def club(store: Store | None = None, seed: int = 1, bot: Bot = simple_bot) -> Tables:
    """The tables of a club that bots play without pause."""
    mind = Mind(Here())
    bots = dict.fromkeys(Level, bot)
    return Tables(store or MemoryStore(), Clock(), SeededDealer(seed), mind, Pace.none(), bots)


def books(store: Store | None = None, seed: int = 1, clock: Clock | None = None) -> Books:
    """The score books of a club."""
    return Books(store or MemoryStore(), clock or Clock(), SeededDealer(seed))


async def seat_all(tables: Tables, preset: str = "chicago") -> str:
    """A table at which four people sit, South being the host."""
    table = await tables.open(HOST, PRESETS[preset], "South", Seat.S)
    for seat, person in PEOPLE.items():
        if person != HOST:
            await tables.act(table, person, f"sit-{person}", 0, Sit(seat, person.title()))
    return table


async def start(tables: Tables, table: str) -> None:
    await tables.act(table, HOST, f"start-{random.random()}", 0, StartMatch())


async def with_bots(tables: Tables, preset: str = "chicago") -> str:
    """A table of the host and three bots, the match begun."""
    table = await tables.open(HOST, PRESETS[preset], "South", Seat.S)
    await tables.act(table, HOST, "fill", 0, FillBots())
    await start(tables, table)
    return table


def any_wish(view: TableView, chance: random.Random) -> TableAction | None:
    """A claim, a request, or the answer to one, as far as this viewer may; None when he may not."""
    deal = view.deal
    wishes: list[TableAction] = []
    if deal is not None and Permission.CLAIM in view.may:
        wishes.append(MakeClaim(chance.randrange(14 - len(deal.winners)), "all the rest"))
    if Permission.ANSWER_CLAIM in view.may:
        wishes.append(AnswerClaim(chance.random() < 0.6))
    if Permission.UNDO in view.may:
        wishes.append(AskUndo())
    if Permission.ANSWER_UNDO in view.may:
        wishes.append(AnswerUndo(chance.random() < 0.8))
    if Permission.CALL_OFF in view.may and chance.random() < 0.1:
        wishes.append(CallOff())
    return chance.choice(wishes) if wishes else None


def any_action(view: TableView, chance: random.Random) -> TableAction | None:
    """A legal call or card of this viewer, mostly a pass; None when it is not for him to act."""
    deal = view.deal
    if deal is None:
        return None
    if deal.legal_cards:
        return PlayCard(chance.choice(deal.legal_cards))
    if deal.legal_calls:
        opened = any(call.is_bid for call in deal.calls)
        if opened and chance.random() < 0.7:
            return MakeCall(Call.PASS)
        return MakeCall(chance.choice(deal.legal_calls[:10]))
    return None

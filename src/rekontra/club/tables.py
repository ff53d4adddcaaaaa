"""The live tables: every action is decided, saved, acknowledged and only then shown."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from rekontra.bots import BotView
from rekontra.club.actions import MakeCall, NextDeal, PlayCard, Sit, StartMatch, TableAction
from rekontra.club.decide import Chance, decide_table, open_table
from rekontra.club.errors import Stale, UnknownTable
from rekontra.club.events import CallMade, CardPlayed, Dealt, MatchStarted, TableEvent
from rekontra.club.mind import Mind
from rekontra.club.ports import Clock, Conflict, Dealer, Recorded, Store, Watcher
from rekontra.club.show import Scene, sheet_changed, sheet_view, shown_event
from rekontra.club.table import Table, evolve_table
from rekontra.club.views import SheetView, TablePhase, TableView
from rekontra.game import Call, Illegal, Phase, Seat, view
from rekontra.scoring import Profile

log = logging.getLogger(__name__)

PREFIX = "table:"
ATTEMPTS = 5
DAY = 24 * 3600 * 1000
IDLE = 15 * 60 * 1000


@dataclass(frozen=True, slots=True)
class Pace:
    """How long bots wait, in seconds, so that people can follow."""

    call: float = 0.9
    card: float = 0.8
    trick: float = 1.6
    deal: float = 4.0

    @staticmethod
    def none() -> Pace:
        """No waiting at all."""
        return Pace(0, 0, 0, 0)


@dataclass(slots=True)
class _Room:
    """A table in memory: its state at event `v`, who watches, and who is about to act for a bot."""

    table: Table
    v: int = 0
    moved: int = 0
    touched: int = 0
    watchers: list[Watcher] = field(default_factory=list)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    thinking: asyncio.Task[None] | None = None

    @property
    def online(self) -> set[str]:
        return {watcher.person for watcher in self.watchers}

    @property
    def scene(self) -> Scene:
        return Scene(self.table, self.online)


class Tables:
    """All tables of a club, over a store that holds the truth."""

    def __init__(
        self, store: Store, clock: Clock, dealer: Dealer, mind: Mind, pace: Pace = Pace()
    ) -> None:
        """Tables over this store; `mind` plays for the bots at this pace."""
        self._store = store
        self._clock = clock
        self._dealer = dealer
        self._mind = mind
        self._pace = pace
        self._rooms: dict[str, _Room] = {}
        self._sweeper: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Take up the tables of the last day where it is for a bot to act."""
        for stream in await self._store.streams(PREFIX, self._clock.now() - DAY):
            room = await self._room(stream.removeprefix(PREFIX))
            self._wake(room)
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        """Stop all bots; nothing played is lost."""
        tasks = [room.thinking for room in self._rooms.values() if room.thinking]
        if self._sweeper is not None:
            tasks.append(self._sweeper)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._mind.close()

    @property
    def counts(self) -> tuple[int, int]:
        """How many tables are in memory, and how many watchers they have."""
        return len(self._rooms), sum(len(room.watchers) for room in self._rooms.values())

    async def open(self, host: str, profile: Profile, name: str | None, seat: Seat) -> str:
        """Make a table and return its name; with a `name` the host sits down at once.

        Raises Illegal for house rules that contradict each other or a name that cannot be.
        """
        table_id = self._dealer.name()
        opened = open_table(host, profile)
        events: list[TableEvent] = [opened]
        if name is not None:
            table = evolve_table(Table(table_id), opened)
            events += decide_table(table, host, Sit(seat, name), None)
        now = self._clock.now()
        await self._store.append(PREFIX + table_id, 0, events, at=now, actor=host, command="open")
        return table_id

    async def look(self, table_id: str, person: str) -> tuple[int, TableView]:
        """The number and view of a table now; raises UnknownTable."""
        room = await self._room(table_id)
        return room.v, room.scene.view(person)

    async def sheet(self, table_id: str, person: str) -> tuple[int, SheetView]:
        """The number and score sheet of a table now; raises UnknownTable."""
        room = await self._room(table_id)
        return room.v, sheet_view(room.table, person)

    async def watch(self, table_id: str, watcher: Watcher) -> None:
        """Show this table to the watcher from now on, the present view and sheet first."""
        room = await self._room(table_id)
        known = watcher.person in room.online
        room.watchers.append(watcher)
        self._present(room, watcher)
        if not known and room.table.seat_of(watcher.person) is not None:
            self._show_presence(room, but=watcher)
        self._wake(room)

    def leave(self, table_id: str, watcher: Watcher) -> None:
        """Show nothing more to this watcher."""
        room = self._rooms.get(table_id)
        if room is None or watcher not in room.watchers:
            return
        room.watchers.remove(watcher)
        room.touched = self._clock.now()
        seated = room.table.seat_of(watcher.person) is not None
        if seated and watcher.person not in room.online:
            self._show_presence(room)

    async def act(
        self,
        table_id: str,
        actor: str,
        command: str,
        seen: int,
        action: TableAction,
        acknowledge: Callable[[int], None] = lambda _: None,
    ) -> int:
        """Carry out an action and return the number of its last event.

        `seen` is the number of the view it was decided on. A command sent before gets its old
        answer. `acknowledge` is called when the action is saved, before anybody is shown it.
        Raises Illegal, Stale (a call or card for a moment that has passed) or UnknownTable.
        """
        room = await self._room(table_id)
        async with room.lock:
            if seen > room.v:
                await self._catch_up(room)
            for _ in range(ATTEMPTS):
                try:
                    return await self._try(room, actor, command, seen, action, acknowledge)
                except Conflict:
                    await self._catch_up(room)
                except (Illegal, Stale):
                    answer = await self._store.answer(PREFIX + table_id, actor, command)
                    if answer is None:
                        raise
                    acknowledge(answer)
                    return answer
        raise Conflict(f"{ATTEMPTS} others were faster")

    async def _try(
        self,
        room: _Room,
        actor: str,
        command: str,
        seen: int,
        action: TableAction,
        acknowledge: Callable[[int], None],
    ) -> int:
        if isinstance(action, MakeCall | PlayCard) and seen < room.moved:
            raise Stale
        events = decide_table(room.table, actor, action, self._chance(action))
        now = self._clock.now()
        stream = PREFIX + room.table.id
        answer = await self._store.append(
            stream, room.v, events, at=now, actor=actor, command=command
        )
        acknowledge(answer.seq)
        if not answer.repeated:
            first = answer.seq - len(events) + 1
            records = [Recorded(seq, now, actor, event) for seq, event in enumerate(events, first)]
            self._advance(room, records)
        self._wake(room)
        return answer.seq

    def _chance(self, action: TableAction) -> Chance | None:
        if isinstance(action, StartMatch | NextDeal):
            return Chance(self._dealer.shuffle(), self._dealer.cut())
        return None

    async def _room(self, table_id: str) -> _Room:
        room = self._rooms.get(table_id)
        if room is None:
            room = _Room(Table(table_id))
            for record in await self._store.read(PREFIX + table_id):
                self._fold(room, record)
            if room.v == 0:
                raise UnknownTable(table_id)
            room = self._rooms.setdefault(table_id, room)
        room.touched = self._clock.now()
        return room

    async def refold(self, table_id: str) -> None:
        """Fold this table again from the log, after a fault."""
        room = self._rooms[table_id]
        async with room.lock:
            room.table, room.v, room.moved = Table(table_id), 0, 0
            for record in await self._store.read(PREFIX + table_id):
                self._fold(room, record)

    async def _catch_up(self, room: _Room) -> None:
        self._advance(room, await self._store.read(PREFIX + room.table.id, room.v))

    def _fold(self, room: _Room, record: Recorded) -> None:
        room.table = evolve_table(room.table, record.event)
        room.v = record.seq
        if isinstance(record.event, CallMade | CardPlayed | Dealt | MatchStarted):
            room.moved = record.seq

    def _advance(self, room: _Room, records: Sequence[Recorded]) -> None:
        """Fold what happened and show where it led, once for all of it."""
        if not records:
            return
        before = room.table
        for record in records:
            self._fold(room, record)
        event = shown_event(room.table, records[-1].event)
        scene = room.scene
        rescored = sheet_changed(before, room.table)
        for watcher in tuple(room.watchers):
            watcher.show(room.v, scene.view(watcher.person), event)
            if rescored:
                watcher.score(room.v, sheet_view(room.table, watcher.person))

    def _present(self, room: _Room, watcher: Watcher) -> None:
        watcher.show(room.v, room.scene.view(watcher.person), None)
        watcher.score(room.v, sheet_view(room.table, watcher.person))

    def _show_presence(self, room: _Room, but: Watcher | None = None) -> None:
        scene = room.scene
        for watcher in tuple(room.watchers):
            if watcher is not but:
                watcher.show(room.v, scene.view(watcher.person), None)

    def _wake(self, room: _Room) -> None:
        """Let the bot act whose turn it is, unless one is about to."""
        busy = room.thinking is not None and not room.thinking.done()
        if not busy and _bot_to_act(room.table) is not None:
            room.thinking = asyncio.create_task(self._play_bots(room))

    async def _play_bots(self, room: _Room) -> None:
        """Act for bots as long as it is for one of them to act."""
        while (bot := _bot_to_act(room.table)) is not None:
            v, table = room.v, room.table
            await asyncio.sleep(self._wait(table))
            if room.v != v:
                continue
            action: TableAction = NextDeal()
            if table.phase is TablePhase.DEAL:
                action = await self._think(table)
            try:
                await self.act(table.id, bot, f"at-{v}", v, action)
            except (Illegal, Stale):
                if room.v == v:
                    log.exception("a bot is stuck at table %s", table.id)
                    return
            except Exception:
                log.exception("a bot could not act at table %s", table.id)
                return

    async def _think(self, table: Table) -> TableAction:
        assert table.deal is not None
        assert table.match is not None
        profile = table.match.profile
        seen = view(table.deal, table.deal.actor, profile.play_rules)
        choice = await self._mind.choose(BotView(seen, table.match.standing, profile))
        return MakeCall(choice) if isinstance(choice, Call) else PlayCard(choice)

    def _wait(self, table: Table) -> float:
        deal = table.deal
        if deal is None or deal.phase is Phase.OVER:
            return self._pace.deal
        if deal.phase is Phase.AUCTION:
            return self._pace.call
        fresh = deal.winners and not deal.tricks[-1].cards
        return self._pace.trick if fresh else self._pace.card

    async def _sweep(self) -> None:
        """Drop tables from memory that nobody has watched for a while."""
        while True:
            await asyncio.sleep(60)
            limit = self._clock.now() - IDLE
            for table_id, room in tuple(self._rooms.items()):
                idle = not room.watchers and room.touched < limit and not room.lock.locked()
                if idle and (room.thinking is None or room.thinking.done()):
                    del self._rooms[table_id]


def _bot_to_act(table: Table) -> str | None:
    """The bot that is to act now: on turn in a deal, or any when bots alone wait for a deal."""
    if table.paused or not table.in_match:
        return None
    players = [player for player in table.seats.values() if player]
    if table.phase is not TablePhase.DEAL:
        alone = len(players) == len(table.seats) and all(player.is_bot for player in players)
        return players[0].id if alone else None
    actor = table.deal.actor if table.deal else None
    player = table.seats[actor] if actor else None
    return player.id if player and player.is_bot else None

"""The live tables: every action is decided, saved, acknowledged and only then shown."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rekontra.bots import Bot
from rekontra.bots.levels import LEVELS, Level
from rekontra.bots.review import Review
from rekontra.club.actions import (
    AddBot,
    AnswerClaim,
    AnswerUndo,
    AskUndo,
    FillBots,
    MakeCall,
    MakeClaim,
    NextDeal,
    PlayCard,
    SetPractice,
    Sit,
    StartMatch,
    TableAction,
)
from rekontra.club.asking import disputed
from rekontra.club.decide import Chance, decide_table, open_table
from rekontra.club.duties import act_for, bot_to_act, bot_view
from rekontra.club.errors import ClubReason, Stale, UnknownTable
from rekontra.club.events import (
    CallMade,
    CardPlayed,
    Dealt,
    DrawDealt,
    MatchStarted,
    MoveTakenBack,
    TableEvent,
    TricksClaimed,
    UndoWanted,
)
from rekontra.club.export import Exported
from rekontra.club.live import Live, Room
from rekontra.club.mind import Mind
from rekontra.club.ports import Clock, Dealer, Recorded, Store, Watcher
from rekontra.club.rights import require
from rekontra.club.show import Scene, exported, sheet_changed, sheet_view, shown_event
from rekontra.club.study.auctions import Spoken, spoken
from rekontra.club.study.boards import board
from rekontra.club.study.deals import Ended, ended, told_again
from rekontra.club.study.desk import Desk
from rekontra.club.study.values import AuctionView, CallHint, DealBrief, Hint, PlayedDeal
from rekontra.club.table import Table, evolve_table
from rekontra.club.views import Permission, SheetView, TableView
from rekontra.contests import play_match
from rekontra.formats import Board
from rekontra.game import Deal, DealState, Illegal, Phase, Seat
from rekontra.scoring import Profile

# How long a bot waits before it tries again what failed, in seconds.
PATIENCE = 0.25
LONGEST = 30.0

log = logging.getLogger(__name__)

# What is decided on the cards and calls as they lie ...
OF_THE_MOMENT = MakeCall | PlayCard | MakeClaim | AnswerClaim | AskUndo | AnswerUndo
# ... and what changes them, or stops the play.
MOVING = (
    CallMade
    | CardPlayed
    | Dealt
    | DrawDealt
    | MatchStarted
    | TricksClaimed
    | UndoWanted
    | MoveTakenBack
)

DAY = 24 * 3600 * 1000


@dataclass(frozen=True, slots=True)
class Pace:
    """How long bots wait, in seconds, so that people can follow."""

    call: float = 0.9
    card: float = 0.8
    trick: float = 1.6
    deal: float = 4.0

    def times(self, factor: float) -> Pace:
        """The pace at which all waiting takes so many times as long."""
        return Pace(*(factor * wait for wait in (self.call, self.card, self.trick, self.deal)))

    @staticmethod
    def none() -> Pace:
        """No waiting at all."""
        return Pace(0, 0, 0, 0)


@dataclass(slots=True)
class TableRoom(Room[Table, Watcher]):
    """A table in memory: when a call or card was last due, and who is about to act for a bot."""

    moved: int = 0
    thinking: asyncio.Task[None] | None = None

    @property
    def scene(self) -> Scene:
        """The table for all who watch it."""
        return Scene(self.state, self.online)


class Tables(Live[TableRoom, Table, TableAction, TableEvent, Watcher]):
    """All tables of a club, over a store that holds the truth."""

    prefix = "table:"
    unknown = UnknownTable

    def __init__(
        self,
        store: Store,
        clock: Clock,
        dealer: Dealer,
        mind: Mind,
        pace: Pace = Pace(),
        bots: Mapping[Level, Bot] = LEVELS,
    ) -> None:
        """Tables over this store; `mind` thinks for these bots, which act at this pace."""
        super().__init__(store, clock)
        self._dealer = dealer
        self._mind = mind
        self._pace = pace
        self._bots = bots
        self.desk = Desk(mind, dealer)

    async def start(self) -> None:
        """Take up the tables of the last day where it is for a bot to act.

        A table whose log cannot be read is left out, so that it does not keep the others shut.
        """
        for stream in await self._store.streams(self.prefix, self._clock.now() - DAY):
            try:
                self._moved(await self._room(stream.removeprefix(self.prefix)))
            except Exception as error:
                log.error("%s cannot be taken up: %s", stream, error)
        await super().start()

    async def close(self) -> None:
        """Stop all bots; nothing played is lost."""
        await self._cancel([room.thinking for room in self._rooms.values() if room.thinking])
        await super().close()

    async def open(
        self,
        host: str,
        profile: Profile,
        name: str | None,
        seat: Seat,
        *,
        bots: bool = False,
        practice: str | None = None,
    ) -> str:
        """Make a table and return its name; with a `name` the host sits down at once.

        Where the form has no such seat it is the first that it has. With `bots` they take the
        other seats; `practice` is the kind of deals to be dealt. Raises
        Illegal for house rules that contradict each other, or a name or kind that cannot be.
        """
        table_id = self._dealer.name()
        events: list[TableEvent] = [open_table(host, profile)]
        table = evolve_table(Table(table_id), events[0])
        place = seat if seat in table.places else table.places[0]
        wanted: list[TableAction] = [] if name is None else [Sit(place, name)]
        if bots:
            wanted.append(FillBots())
            self._mind.wake()
        wanted += [] if practice is None else [SetPractice(practice)]
        for action in wanted:
            for event in decide_table(table, host, action, None):
                table = evolve_table(table, event)
                events.append(event)
        await self._begin(table_id, host, events)
        return table_id

    async def look(self, name: str, person: str) -> tuple[int, TableView]:
        """The number and view of a table now; raises UnknownTable."""
        room = await self._room(name)
        return room.v, room.scene.view(person)

    async def sheet(self, name: str, person: str) -> tuple[int, SheetView]:
        """The number and score sheet of a table now; raises UnknownTable."""
        room = await self._room(name)
        return room.v, sheet_view(room.state, person)

    async def export(self, name: str) -> list[Exported]:
        """All matches of a table, to be taken away."""
        await self._room(name)
        records = await self._store.read(self.prefix + name)
        events = [record.event for record in records]
        return await asyncio.to_thread(exported, Table(name), events)

    async def auction(self, name: str) -> AuctionView:
        """The auction of the deal on the table explained; raises UnknownTable, or Illegal."""
        room = await self._room(name)
        v, auction = room.v, auction_of(room.state)
        explained = await self.desk.explain(auction)
        return AuctionView(v, *explained)

    async def hint(self, name: str, person: str) -> Hint:
        """What a bot would do in this person's place; raises UnknownTable, or Illegal.

        It is given to him who is to act while no other person sits at the table.
        """
        room = await self._room(name)
        v, table = room.v, room.state
        role = table.role_of(person)
        require(table, role, Permission.HINT)
        found = await self.desk.hint(name, v, bot_view(table, role.own_seat))
        return Hint(v, call=found) if isinstance(found, CallHint) else Hint(v, card=found)

    async def deals(self, name: str) -> tuple[DealBrief, ...]:
        """The finished deals of a table; raises UnknownTable."""
        return tuple(deal.brief for deal in await self._told_again(name) if deal is not None)

    async def deal(self, name: str, n: int) -> PlayedDeal:
        """A finished deal in full; raises UnknownTable, or Illegal while it is not over."""
        deal = ended(await self._told_again(name), n)
        return deal.played((await self.desk.explain(deal.spoken)).calls)

    async def boards(self, name: str, n: int | None = None) -> list[Board]:
        """The finished deals of a table as boards, or that of number `n` alone.

        Raises UnknownTable, or Illegal for a deal that is not over.
        """
        deals = await self._told_again(name)
        chosen = deals if n is None else [ended(deals, n)]
        return [board(deal) for deal in chosen if deal is not None]

    async def review(self, name: str, n: int) -> Review:
        """A finished deal looked at again; raises UnknownTable, or Illegal while it is not over."""
        return await self.desk.review(name, ended(await self._told_again(name), n))

    async def _told_again(self, name: str) -> list[Ended | None]:
        await self._room(name)
        events = [record.event for record in await self._store.read(self.prefix + name)]
        return await asyncio.to_thread(told_again, Table(name), events)

    def _open_room(self, name: str) -> TableRoom:
        return TableRoom(name, Table(name))

    def _clear(self, room: TableRoom) -> None:
        room.state, room.moved = Table(room.name), 0

    def _evolve(self, room: TableRoom, record: Recorded[TableEvent]) -> None:
        room.state = evolve_table(room.state, record.event)
        if isinstance(record.event, MOVING):
            room.moved = record.seq

    async def _decide(
        self, room: TableRoom, actor: str, action: TableAction, seen: int
    ) -> Sequence[TableEvent]:
        if isinstance(action, OF_THE_MOMENT) and seen < room.moved:
            raise Stale
        table, chance = room.state, self._chance(action)
        hostless = table.host not in room.online
        if isinstance(action, AddBot | FillBots):
            self._mind.wake()
        ruling = await self._ruling(table, actor, action)
        events = decide_table(table, actor, action, chance, hostless=hostless, ruling=ruling)
        deal = next((event.deal for event in events if isinstance(event, Dealt)), None)
        if chance is None or deal is None or table.practice is None:
            return events
        # It is allowed: only now is it worth the while to look for a deal of the kind.
        chance = await self._chosen(table, table.practice, deal, chance)
        return decide_table(table, actor, action, chance, hostless=hostless)

    async def _ruling(self, table: Table, actor: str, action: TableAction) -> int | None:
        """What a claim is worth that this action disputes, None when it is not to be ruled on."""
        dispute = disputed(table, table.seat_of(actor), action)
        return None if dispute is None else await self._mind.rule(*dispute)

    async def _chosen(self, table: Table, kind: str, deal: Deal, chance: Chance) -> Chance:
        """Chance with a pack of this kind, for the seat of the host (or South when he has none)."""
        seat = table.seat_of(table.host) or Seat.S
        return Chance(await self.desk.pack(kind, deal.dealer, deal.vulnerable, seat), chance.cut)

    def _chance(self, action: TableAction) -> Chance | None:
        if isinstance(action, StartMatch | NextDeal):
            return Chance(self._dealer.shuffle(), self._dealer.cut())
        return None

    def _present(self, room: TableRoom, watcher: Watcher) -> None:
        watcher.show(room.v, room.scene.view(watcher.person), None)
        watcher.score(room.v, sheet_view(room.state, watcher.person))

    def _show(self, room: TableRoom, before: Table, event: TableEvent) -> None:
        shown = shown_event(room.state, event)
        scene = room.scene
        rescored = sheet_changed(before, room.state)
        for watcher in tuple(room.watchers):
            watcher.show(room.v, scene.view(watcher.person), shown)
            if rescored:
                watcher.score(room.v, sheet_view(room.state, watcher.person))

    def _arrived(self, room: TableRoom, watcher: Watcher, *, first: bool) -> None:
        if first and room.state.seat_of(watcher.person) is not None:
            self._show_presence(room, but=watcher)
        self._moved(room)

    def _departed(self, room: TableRoom, watcher: Watcher) -> None:
        seated = room.state.seat_of(watcher.person) is not None
        if seated and watcher.person not in room.online:
            self._show_presence(room)

    def _busy(self, room: TableRoom) -> bool:
        return room.thinking is not None and not room.thinking.done()

    def _show_presence(self, room: TableRoom, but: Watcher | None = None) -> None:
        scene = room.scene
        for watcher in tuple(room.watchers):
            if watcher is not but:
                watcher.show(room.v, scene.view(watcher.person), None)

    def _moved(self, room: TableRoom) -> None:
        """Let the bot act whose turn it is, unless one is about to."""
        if not self._busy(room) and bot_to_act(room.state) is not None:
            room.thinking = asyncio.create_task(self._play_bots(room))

    async def _play_bots(self, room: TableRoom) -> None:
        """Act for bots as long as it is for one of them to act; what fails is tried again."""
        failures = 0
        while (bot := bot_to_act(room.state)) is not None:
            v, table = room.v, room.state
            await asyncio.sleep(self._wait(table))
            if room.v != v:
                continue
            player = self._bots[table.bots.level]
            action = await act_for(player, table, table.seat_of(bot), self._mind)
            if room.v != v:
                continue
            try:
                await self._carry_out(room, bot, f"at-{v}", v, action)
                failures = 0
            except Exception:
                if room.v != v:
                    continue
                failures += 1
                if failures == 1:
                    log.exception("a bot could not act at table %s and tries again", table.id)
                await asyncio.sleep(min(PATIENCE * 2**failures, LONGEST))

    def _wait(self, table: Table) -> float:
        deal, pace = table.deal, self._pace.times(table.bots.pace.factor)
        if deal is None or deal.phase is Phase.OVER:
            return pace.deal
        if deal.phase is Phase.AUCTION or deal.actor is None:
            return pace.call
        fresh = deal.winners and not deal.tricks[-1].cards
        return pace.trick if fresh else pace.card


def auction_of(table: Table) -> Spoken:
    """The auction on the table, at the score at which it is or was held; raises Illegal."""
    if table.deal is None or table.match is None:
        raise Illegal(ClubReason.NO_DEAL)
    if not isinstance(table.deal, DealState):
        raise Illegal(ClubReason.FOUR_HANDS_ONLY)
    match = table.match
    if table.deal.phase is Phase.OVER:
        match = play_match(match.profile, match.first_dealer, match.results[:-1])
    return spoken(table.deal, match.standing, match.profile, table.system)

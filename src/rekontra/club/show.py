"""What each viewer may see of a table: views and events built from nothing."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from rekontra.club.events import (
    DealBegan,
    Dealt,
    DrawDealt,
    HostChanged,
    HostGiven,
    MatchStarted,
    Seated,
    ShownEvent,
    SomebodySat,
    TableEvent,
    TableOpened,
)
from rekontra.club.export import Exported
from rekontra.club.rights import permitted, timely
from rekontra.club.table import BOT, Role, Table, evolve_table, shown
from rekontra.club.views import BotsView, LastDeal, SheetView, TablePhase, TableView
from rekontra.game import Seat, view
from rekontra.scoring import preset_name


class Scene:
    """A table at one moment, for many to see: what is the same for all of them is made once."""

    def __init__(self, table: Table, online: Collection[str]) -> None:
        """This table while these persons are connected."""
        self._table = table
        self._phase = table.phase
        self._seats = {
            seat: None if player is None else shown(table, player, online)
            for seat, player in table.seats.items()
        }
        self._preset = preset_name(table.profile)
        self._play_rules = table.profile.play_rules
        self._last_deal = _last_deal(table)
        self._timely = timely(table)
        system = None if table.in_match else table.bots.system
        self._bots = BotsView(table.bots.level, table.bots.pace, system)
        self._hostless = table.host not in online
        self._views: dict[Role, TableView] = {}

    def view(self, viewer: str) -> TableView:
        """The table as this person sees it; the same for all who only watch."""
        role = self._table.role_of(viewer, hostless=self._hostless)
        seen = self._views.get(role)
        if seen is None:
            seen = self._views[role] = self._view(role)
        return seen

    def _view(self, role: Role) -> TableView:
        table = self._table
        return TableView(
            table=table.id,
            phase=self._phase,
            seat=role.seat,
            host=role.host,
            seats=self._seats,
            places=table.places,
            form=table.profile.form,
            preset=self._preset,
            paused=table.paused,
            match=table.number,
            standing=table.match.standing if table.match else None,
            number=table.deal_number,
            deal=view(table.deal, role.seat, self._play_rules) if table.deal else None,
            last_deal=self._last_deal,
            may=permitted(table, role, self._timely),
            profile=None if table.in_match else table.profile,
            bots=self._bots,
            practice=table.practice,
            customs=table.customs,
        )


def _last_deal(table: Table) -> LastDeal | None:
    match = table.match
    if match is None or not match.results or table.phase is TablePhase.DEAL or table.deal is None:
        return None
    last = len(match.results)
    entries = tuple(entry for entry in match.sheet.entries if entry.deal == last)
    return LastDeal(match.results[-1], entries)


def sheet_view(table: Table, viewer: str) -> SheetView:
    """The score of the table, the same for everybody but for whose seat is the viewer's."""
    lineup = table.lineup if table.match else table.seats
    profile = table.match.profile if table.match else table.profile
    return SheetView(
        table=table.id,
        profile=profile,
        preset=preset_name(profile),
        seat=table.seat_of(viewer),
        players={seat: shown(table, player) if player else None for seat, player in lineup.items()},
        match=table.number,
        sheet=table.match.sheet if table.match else None,
        standing=table.match.standing if table.match else None,
        earlier=table.earlier,
        bots=table.bots,
        practice=table.practised,
    )


def sheet_changed(before: Table, after: Table) -> bool:
    """Whether the score sheet of a table has changed between two moments."""
    return (
        before.match is not after.match
        or before.lineup is not after.lineup
        or before.profile != after.profile
        or before.bots is not after.bots
        or before.practised is not after.practised
        or (after.match is None and before.seats is not after.seats)
    )


def exported(table: Table, events: Iterable[TableEvent]) -> list[Exported]:
    """All matches of a table with the names of those who played them, from its log."""
    matches: list[Exported] = []
    for event in events:
        if isinstance(event, MatchStarted):
            matches += _exported(table)
        table = evolve_table(table, event)
    return matches + _exported(table)


def _exported(table: Table) -> list[Exported]:
    match = table.match
    if match is None or not (match.results or match.stopped):
        return []
    players = {
        seat: player.full_name for seat, player in table.lineup.items() if player is not None
    }
    return [Exported(table.number, players, match, practice=table.practised)]


def shown_event(table: Table, event: TableEvent) -> ShownEvent | None:
    """What everybody may know of this event; `table` is the table after it."""
    match event:
        case TableOpened():
            return None
        case Seated():
            return SomebodySat(event.seat, event.name, event.player.startswith(BOT))
        case HostChanged():
            seat: Seat | None = table.seat_of(event.host)
            return HostGiven(seat)
        case Dealt() | DrawDealt():
            return DealBegan(event.number, event.deal.dealer)
        case _:
            return event

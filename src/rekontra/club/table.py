"""A table: who sits where, the match and the deal; decided and evolved without any I/O."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from rekontra.bots.system import SAYC, System
from rekontra.club.bots import BotSettings
from rekontra.club.customs import Customs
from rekontra.club.events import (
    BotsSet,
    CallMade,
    CardPlayed,
    ClaimAnswerGiven,
    CustomsSet,
    Dealt,
    DrawDealt,
    HonoursClaimed,
    HostChanged,
    MatchStarted,
    MatchStopped,
    MoveTakenBack,
    Paused,
    PracticeSet,
    ProfileSet,
    Renamed,
    RequestCalledOff,
    Resumed,
    Seated,
    SeatLeft,
    SeatsSwapped,
    TableEvent,
    TableOpened,
    TricksClaimed,
    UndoAnswerGiven,
    UndoWanted,
)
from rekontra.club.views import FinishedMatch, SeatView, TablePhase
from rekontra.contests import Match, play_match, result_of
from rekontra.game import (
    AnyState,
    AskedEvent,
    Called,
    CalledOff,
    ClaimAnswered,
    Claimed,
    DealState,
    Phase,
    Played,
    Seat,
    TakenBack,
    UndoAnswered,
    UndoAsked,
    evolve,
    evolve_asked,
    start,
)
from rekontra.scoring import DealResult, Profile

BOT = "bot:"


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody on a seat: `id` is a person's public id, or "bot:" and a number."""

    id: str
    name: str

    @property
    def is_bot(self) -> bool:
        """Whether this is a bot."""
        return self.id.startswith(BOT)

    @property
    def full_name(self) -> str:
        """His name where no page is to say that he is a bot."""
        return f"Bot {self.name}" if self.is_bot else self.name


class Role(NamedTuple):
    """What somebody is at a table, which is all that his rights follow from."""

    seat: Seat | None
    host: bool
    hostless: bool

    @property
    def own_seat(self) -> Seat:
        """The seat of one who is known to sit."""
        assert self.seat is not None
        return self.seat


Seats = Mapping[Seat, Player | None]
NOBODY: Seats = dict.fromkeys(Seat)


@dataclass(frozen=True, slots=True)
class Table:
    """A table at one moment of its log.

    `match` is the one under way or just ended and `lineup` who plays it; `deal` is the deal in
    progress or just ended, `claimed` the seat that has claimed honours on it, `seen` which hand
    each person has held in it. `practice` is the kind of deals that the host has chosen,
    `practised` the kinds that were dealt in this match; `system` is what bots bid in this deal.
    """

    id: str
    host: str = ""
    seats: Seats = field(default_factory=lambda: NOBODY)
    profile: Profile = field(default_factory=Profile)
    paused: bool = False
    match: Match | None = None
    number: int = 0
    lineup: Seats = field(default_factory=lambda: NOBODY)
    deal: AnyState | None = None
    deal_number: int = 0
    claimed: Seat | None = None
    seen: Mapping[str, Seat] = field(default_factory=dict)
    earlier: tuple[FinishedMatch, ...] = ()
    bots: BotSettings = field(default_factory=BotSettings)
    customs: Customs = field(default_factory=Customs)
    practice: str | None = None
    practised: tuple[str, ...] = ()
    system: System = SAYC

    @property
    def phase(self) -> TablePhase:
        """Where the table is."""
        if self.match is None:
            return TablePhase.LOBBY
        if self.deal is not None and self.deal.phase is not Phase.OVER and not self.match.over:
            return TablePhase.DEAL
        return TablePhase.OVER if self.match.over else TablePhase.BETWEEN

    @property
    def in_match(self) -> bool:
        """Whether a match has begun and is not over."""
        return self.match is not None and not self.match.over

    def seat_of(self, actor: str) -> Seat | None:
        """Where this person or bot sits."""
        for seat, player in self.seats.items():
            if player is not None and player.id == actor:
                return seat
        return None

    def role_of(self, actor: str, *, hostless: bool = False) -> Role:
        """What this person or bot is here; `hostless` is whether the host is not connected."""
        return Role(self.seat_of(actor), actor == self.host, hostless)

    @property
    def bot_seats(self) -> tuple[Seat, ...]:
        """The seats that bots hold."""
        return tuple([seat for seat, player in self.seats.items() if player and player.is_bot])

    @property
    def places(self) -> tuple[Seat, ...]:
        """The seats that are played on."""
        return self.profile.form.seats

    @property
    def free(self) -> tuple[Seat, ...]:
        """The seats to be played on that nobody holds."""
        return tuple([seat for seat in self.places if self.seats[seat] is None])


def evolve_table(table: Table, event: TableEvent) -> Table:
    """The table after this event; never fails on what `decide` has allowed."""
    match event:
        case CallMade():
            return _move(table, Called(event.seat, event.call))
        case CardPlayed():
            return _move(table, Played(event.seat, event.card))
        case TableOpened():
            return replace(table, host=event.host, profile=event.profile)
        case Seated():
            return _seat(table, event.seat, Player(event.player, event.name))
        case SeatLeft():
            return replace(table, seats={**table.seats, event.seat: None})
        case Renamed():
            player = table.seats[event.seat]
            return _seat(table, event.seat, Player(player.id if player else "", event.name))
        case SeatsSwapped():
            first, second = table.seats[event.first], table.seats[event.second]
            swapped = {**table.seats, event.first: second, event.second: first}
            return replace(table, seats=swapped)
        case HostChanged():
            return replace(table, host=event.host)
        case ProfileSet():
            return replace(table, profile=event.profile)
        case BotsSet():
            return replace(table, bots=BotSettings(event.level, event.pace, event.system))
        case CustomsSet():
            customs = Customs(event.undo, event.claim_dispute, event.bots_claim)
            return replace(table, customs=customs)
        case PracticeSet():
            return replace(table, practice=event.kind)
        case MatchStarted():
            return _start_match(table, event)
        case Dealt():
            return _deal(table, event, event.practice)
        case DrawDealt():
            return _deal(table, event, None)
        case HonoursClaimed():
            return _claim(table, event.seat)
        case TricksClaimed():
            return _ask(table, Claimed(event.seat, event.tricks, event.statement))
        case ClaimAnswerGiven():
            return _ask(table, ClaimAnswered(event.seat, event.accepts, event.ruling))
        case UndoWanted():
            return _ask(table, UndoAsked(event.seat, event.steps))
        case UndoAnswerGiven():
            return _ask(table, UndoAnswered(event.seat, event.accepts))
        case MoveTakenBack():
            return _ask(table, TakenBack())
        case RequestCalledOff():
            return _ask(table, CalledOff())
        case MatchStopped():
            assert table.match is not None
            return replace(table, match=table.match.stop(), deal=None, deal_number=0, paused=False)
        case Paused():
            return replace(table, paused=True)
        case Resumed():
            return replace(table, paused=False)


def _seat(table: Table, seat: Seat, player: Player) -> Table:
    seats = {**table.seats, seat: player}
    lineup = {**table.lineup, seat: player} if table.in_match else table.lineup
    seen = table.seen
    if table.phase is TablePhase.DEAL and not player.is_bot:
        seen = {**seen, player.id: seat}
    return replace(table, seats=seats, lineup=lineup, seen=seen)


def _start_match(table: Table, event: MatchStarted) -> Table:
    earlier = table.earlier
    if table.match is not None and (table.match.results or table.match.stopped):
        earlier = (*earlier, finished(table))
    return replace(
        table,
        profile=event.profile,
        match=play_match(event.profile, event.first_dealer),
        number=table.number + 1,
        lineup=table.seats,
        earlier=earlier,
        deal=None,
        deal_number=0,
        paused=False,
        practised=(),
    )


def _deal(table: Table, event: Dealt | DrawDealt, practice: str | None) -> Table:
    seen = {p.id: seat for seat, p in table.seats.items() if p is not None and not p.is_bot}
    chosen = () if practice is None or practice in table.practised else (practice,)
    return replace(
        table,
        deal=start(event.deal),
        deal_number=event.number,
        claimed=None,
        seen=seen,
        practised=(*table.practised, *chosen),
        system=table.bots.system,
    )


def shown(table: Table, player: Player, online: Collection[str] | None = None) -> SeatView:
    """This player as everybody sees him; `online` are the persons connected, where that counts."""
    bot = player.is_bot
    here = bot or online is None or player.id in online
    return SeatView(player.name, bot, player.id == table.host, here)


def finished(table: Table) -> FinishedMatch:
    """The match of this table as it will be remembered."""
    assert table.match is not None
    sheet = table.match.sheet
    return FinishedMatch(
        number=table.number,
        form=table.match.profile.form,
        players={seat: shown(table, player) for seat, player in table.lineup.items() if player},
        totals=sheet.totals,
        settlement=sheet.settlement,
        practice=table.practised,
    )


def _move(table: Table, event: Called | Played) -> Table:
    assert table.deal is not None
    return _after(replace(table, deal=evolve(table.deal, event)))


def _ask(table: Table, event: AskedEvent) -> Table:
    assert isinstance(table.deal, DealState)
    deal = evolve_asked(table.deal, event)
    # Honours are those of a contract: they are claimed anew when the auction is held anew.
    claimed = None if deal.contract is None else table.claimed
    return _after(replace(table, deal=deal, claimed=claimed))


def _after(table: Table) -> Table:
    """The table after a step of its deal, written on the sheet when that has ended."""
    assert table.deal is not None
    if table.deal.phase is not Phase.OVER:
        return table
    assert table.match is not None
    return replace(table, match=table.match.add(_result(table)))


def _claim(table: Table, seat: Seat) -> Table:
    claimed = replace(table, claimed=seat)
    if table.deal is None or table.deal.phase is not Phase.OVER:
        return claimed
    assert table.match is not None
    match = table.match
    results = (*match.results[:-1], _result(claimed))
    return replace(claimed, match=play_match(match.profile, match.first_dealer, results))


def _result(table: Table) -> DealResult:
    assert table.deal is not None
    assert table.match is not None
    claims = () if table.claimed is None else (table.claimed,)
    return result_of(table.deal, table.match.profile, claims)

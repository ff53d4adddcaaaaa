"""What an action at a table does: pure decisions, with chance handed in."""

from __future__ import annotations

from dataclasses import dataclass

from rekontra.club.actions import (
    AddBot,
    AnswerClaim,
    AnswerUndo,
    AskUndo,
    CallOff,
    ClaimHonours,
    FillBots,
    Leave,
    MakeCall,
    MakeClaim,
    NextDeal,
    Pause,
    PlayCard,
    Rename,
    Resume,
    SetBots,
    SetCustoms,
    SetPractice,
    SetProfile,
    Sit,
    StartMatch,
    StopMatch,
    SwapSeats,
    TableAction,
    TakeHost,
    Unseat,
)
from rekontra.club.asking import decide_asking
from rekontra.club.bots import check_system
from rekontra.club.errors import ClubReason
from rekontra.club.events import (
    BotsSet,
    CallMade,
    CardPlayed,
    CustomsSet,
    Dealt,
    DrawDealt,
    HonoursClaimed,
    HostChanged,
    MatchStarted,
    MatchStopped,
    Paused,
    PracticeSet,
    ProfileSet,
    Renamed,
    Resumed,
    Seated,
    SeatLeft,
    SeatsSwapped,
    TableEvent,
    TableOpened,
)
from rekontra.club.names import clean_name
from rekontra.club.rights import require, require_move
from rekontra.club.study.practice import wish
from rekontra.club.table import BOT, Role, Table
from rekontra.club.views import Permission, TablePhase
from rekontra.contests import play_match
from rekontra.game import (
    Called,
    Card,
    Deal,
    Illegal,
    Seat,
    decide,
    draw_deal_from_pack,
    hands_from_pack,
)
from rekontra.scoring import (
    FirstDealer,
    Form,
    Profile,
    Standing,
    Tour,
    check_profile,
)

PLAYED_FORMS = frozenset({Form.RUBBER, Form.CHICAGO, Form.CHICAGO_DUPLICATE, Form.DRAW})


@dataclass(frozen=True, slots=True)
class Chance:
    """What was drawn for a decision that may need it: a shuffled pack and a seat."""

    pack: tuple[Card, ...]
    cut: Seat


def open_table(host: str, profile: Profile) -> TableOpened:
    """The first event of a table; raises Illegal for house rules that contradict each other."""
    _check_played(profile)
    return TableOpened(host, profile)


def _check_played(profile: Profile) -> None:
    check_profile(profile)
    if profile.form not in PLAYED_FORMS or profile.tour is not Tour.OFF or profile.players != 4:
        raise Illegal(ClubReason.FORM_NOT_PLAYED)


def decide_table(
    table: Table,
    actor: str,
    action: TableAction,
    chance: Chance | None,
    *,
    hostless: bool = False,
    ruling: int | None = None,
) -> tuple[TableEvent, ...]:
    """What this action of this person or bot does; raises Illegal with the reason.

    `chance` is needed by the actions that deal: StartMatch and NextDeal; where the table wishes for
    deals of a kind its pack is to be of that kind. `hostless` is whether the
    host is not connected, `ruling` what a claim is worth to the claimer's side by double dummy
    where its refusal makes a dispute.
    """
    role = table.role_of(actor, hostless=hostless)
    if isinstance(action, MakeCall | PlayCard):
        return (_move(table, role, action),)
    require(table, role, Permission(action.__struct_config__.tag))
    match action:
        case Sit():
            return _sit(table, actor, role, action)
        case Leave():
            return _leave(table, role.own_seat)
        case Rename():
            return (Renamed(role.own_seat, _name(table, actor, action.name)),)
        case AddBot():
            _check_place(table, action.seat)
            if table.seats[action.seat] is not None:
                raise Illegal(ClubReason.SEAT_TAKEN)
            return _bots(table, (action.seat,))
        case FillBots():
            return _bots(table, table.free)
        case Unseat():
            return _leave(table, action.seat)
        case SwapSeats():
            _check_place(table, action.first)
            _check_place(table, action.second)
            return (SeatsSwapped(action.first, action.second),)
        case SetProfile():
            _check_played(action.profile)
            return _set_profile(table, action.profile)
        case SetBots():
            return (_set_bots(table, action),)
        case SetCustoms():
            return (_set_customs(table, action),)
        case SetPractice():
            if action.kind is not None:
                wish(action.kind, Seat.S)
            return (PracticeSet(action.kind),)
        case StartMatch():
            assert chance is not None
            return _start(table, chance)
        case NextDeal():
            assert table.match is not None
            assert chance is not None
            return (_deal(table, table.match.standing, chance),)
        case StopMatch():
            return (MatchStopped(),)
        case TakeHost():
            return (HostChanged(actor),)
        case Pause():
            return (Paused(),)
        case Resume():
            return (Resumed(),)
        case ClaimHonours():
            return (HonoursClaimed(role.own_seat),)
        case MakeClaim() | AnswerClaim() | AskUndo() | AnswerUndo() | CallOff():
            return decide_asking(table, role, action, ruling)


def _move(table: Table, role: Role, action: MakeCall | PlayCard) -> TableEvent:
    require_move(table, role)
    assert table.deal is not None
    move = action.call if isinstance(action, MakeCall) else action.card
    event = decide(table.deal, role.own_seat, move)
    if isinstance(event, Called):
        return CallMade(event.seat, event.call)
    return CardPlayed(event.seat, event.card)


def _set_bots(table: Table, action: SetBots) -> BotsSet:
    """The settings after this; a system is agreed on before a deal and not in the middle of one."""
    now = table.bots
    system = now.system if action.system is None else action.system
    check_system(system)
    if system != now.system and table.phase is TablePhase.DEAL:
        raise Illegal(ClubReason.DEAL_RUNNING)
    return BotsSet(action.level or now.level, action.pace or now.pace, system)


def _set_customs(table: Table, action: SetCustoms) -> CustomsSet:
    now = table.customs
    return CustomsSet(
        action.undo or now.undo,
        action.claim_dispute or now.claim_dispute,
        action.bots_claim or now.bots_claim,
    )


def _sit(table: Table, actor: str, role: Role, action: Sit) -> tuple[TableEvent, ...]:
    """Take a seat; at a table whose host neither sits nor is here, one becomes the host by it.

    In a deal the place of a bot is not to be had: whoever came and went would have seen its cards.
    """
    _check_place(table, action.seat)
    holder = table.seats[action.seat]
    if holder is not None and not holder.is_bot:
        raise Illegal(ClubReason.SEAT_TAKEN)
    if holder is not None and table.phase is TablePhase.DEAL:
        raise Illegal(ClubReason.DEAL_RUNNING)
    seen = table.seen.get(actor, action.seat)
    if table.phase is TablePhase.DEAL and seen is not action.seat:
        raise Illegal(ClubReason.HAND_SEEN)
    name = _name(table, actor, action.name)
    old = table.seat_of(actor)
    left = () if old is None else (SeatLeft(old),)
    deserted = role.hostless and not role.host and table.seat_of(table.host) is None
    hosts = (HostChanged(actor),) if deserted else ()
    return (*left, Seated(action.seat, actor, name), *hosts)


def _check_place(table: Table, seat: Seat) -> None:
    if seat not in table.places:
        raise Illegal(ClubReason.NO_SEAT)


def _set_profile(table: Table, profile: Profile) -> tuple[TableEvent, ...]:
    """Another profile; where it has fewer seats, bots make room and people move up.

    Raises Illegal when more people sit than can play.
    """
    seats = profile.form.seats
    people = [seat for seat, player in table.seats.items() if player and not player.is_bot]
    if len(people) > len(seats):
        raise Illegal(ClubReason.TABLE_FULL)
    events: list[TableEvent] = []
    open_seats = [seat for seat in seats if seat not in people]
    for seat, player in table.seats.items():
        if player is None or seat in seats:
            continue
        events.append(SeatLeft(seat))
        if not player.is_bot:
            there = open_seats.pop(0)
            events += [] if table.seats[there] is None else [SeatLeft(there)]
            events.append(Seated(there, player.id, player.name))
    if len(seats) < len(table.seats) and table.practice is not None:
        events.append(PracticeSet(None))
    return (*events, ProfileSet(profile))


def _name(table: Table, actor: str, text: str) -> str:
    """The name as it will be shown, which no other person at the table has."""
    name = clean_name(text)
    for player in table.seats.values():
        other = player is not None and player.id != actor and not player.is_bot
        if player and other and player.name.casefold() == name.casefold():
            raise Illegal(ClubReason.NAME_TAKEN, name=name)
    return name


def _leave(table: Table, seat: Seat) -> tuple[TableEvent, ...]:
    """The seat becomes free; a host who leaves hands the table to the next person seated."""
    leaving = table.seats[seat]
    if leaving is None:
        raise Illegal(ClubReason.SEAT_FREE)
    if leaving.id != table.host:
        return (SeatLeft(seat),)
    others = (table.seats[other] for other in seat.order()[1:])
    heir = next((player for player in others if player and not player.is_bot), None)
    return (SeatLeft(seat),) if heir is None else (SeatLeft(seat), HostChanged(heir.id))


def _bots(table: Table, seats: tuple[Seat, ...]) -> tuple[TableEvent, ...]:
    taken = {player.id for player in table.seats.values() if player}
    numbers = (str(n) for n in range(1, 9) if f"{BOT}{n}" not in taken)
    return tuple(Seated(seat, BOT + n, n) for seat, n in zip(seats, numbers, strict=False))


def _start(table: Table, chance: Chance) -> tuple[TableEvent, ...]:
    profile = table.profile
    first = Seat.N if profile.first_dealer is FirstDealer.NORTH else chance.cut
    standing = play_match(profile, first).standing
    return (MatchStarted(profile, first), _deal(table, standing, chance))


def _deal(table: Table, standing: Standing, chance: Chance) -> Dealt | DrawDealt:
    profile = table.profile
    if profile.form is Form.DRAW:
        draw = draw_deal_from_pack(
            chance.pack,
            standing.dealer,
            standing.vulnerable,
            follow_suit=profile.draw_follow_suit,
            top_face_up=profile.stock_top_face_up,
        )
        return DrawDealt(standing.number, draw)
    hands = hands_from_pack(chance.pack, standing.dealer)
    deal = Deal(standing.dealer, standing.vulnerable, hands)
    return Dealt(standing.number, deal, table.practice)

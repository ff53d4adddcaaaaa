"""What an action at a table does: pure decisions, with chance handed in."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from rekontra.club.actions import (
    AddBot,
    ClaimHonours,
    FillBots,
    Leave,
    MakeCall,
    NextDeal,
    Pause,
    PlayCard,
    Rename,
    Resume,
    SetBots,
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
from rekontra.club.bots import check_system
from rekontra.club.errors import ClubReason
from rekontra.club.events import (
    BotsSet,
    CallMade,
    CardPlayed,
    Dealt,
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
from rekontra.club.study.practice import wish
from rekontra.club.table import BOT, Role, Table
from rekontra.club.views import Permission, TablePhase
from rekontra.contests import play_match
from rekontra.game import (
    Called,
    Card,
    Deal,
    Illegal,
    Phase,
    Reason,
    Seat,
    decide,
    hands_from_pack,
)
from rekontra.scoring import (
    FirstDealer,
    Form,
    HonoursClaim,
    Profile,
    Standing,
    Tour,
    check_profile,
    honours_award,
)

PLAYED_FORMS = frozenset({Form.RUBBER, Form.CHICAGO, Form.CHICAGO_DUPLICATE})


@dataclass(frozen=True, slots=True)
class Chance:
    """What was drawn for a decision that may need it: a shuffled pack and a seat."""

    pack: tuple[Card, ...]
    cut: Seat


Reasoned = ClubReason | Reason | None


def _host(table: Table, role: Role) -> Reasoned:
    return None if role.host else ClubReason.HOST_ONLY


def _host_away(table: Table, role: Role) -> Reasoned:
    return None if role.hostless and not role.host else ClubReason.HOST_HERE


def _seated(table: Table, role: Role) -> Reasoned:
    return ClubReason.NOT_SEATED if role.seat is None else None


def _on_turn(table: Table, role: Role) -> Reasoned:
    on_turn = table.deal is not None and role.seat is not None and table.deal.actor is role.seat
    return None if on_turn else Reason.NOT_YOUR_TURN


def _may_claim(table: Table, role: Role) -> Reasoned:
    """Honours are claimed by their holder in the window that the house rules name.

    After the auction: before the holder has played a card. After the play: before the next deal.
    """
    match, deal, seat = table.match, table.deal, role.seat
    if match is None or not match.profile.honours or table.claimed:
        return ClubReason.NO_HONOURS
    if deal is None or deal.contract is None or seat is None:
        return ClubReason.NO_HONOURS
    window = match.profile.honours_claim
    if window is HonoursClaim.AFTER_AUCTION:
        in_time = len(deal.hands[seat.index]) == 13
    else:
        in_time = window is HonoursClaim.AFTER_PLAY and deal.phase is Phase.OVER
    award = honours_award(deal.deal.hands, deal.contract.strain) if in_time else None
    return None if award is not None and award[0] is seat else ClubReason.NO_HONOURS


def _between_matches(table: Table) -> Reasoned:
    return ClubReason.MATCH_RUNNING if table.in_match else None


def _in_match(table: Table) -> Reasoned:
    return None if table.in_match else ClubReason.NO_MATCH


def _in_deal(table: Table) -> Reasoned:
    return None if table.phase is TablePhase.DEAL else ClubReason.NO_DEAL


def _between_deals(table: Table) -> Reasoned:
    return ClubReason.DEAL_RUNNING if table.phase is TablePhase.DEAL else None


def _running(table: Table) -> Reasoned:
    return ClubReason.PAUSED if table.paused else None


def _halted(table: Table) -> Reasoned:
    return None if table.paused else ClubReason.NOT_PAUSED


def _full(table: Table) -> Reasoned:
    return ClubReason.SEATS_EMPTY if table.free else None


def _has_free(table: Table) -> Reasoned:
    return None if table.free else ClubReason.TABLE_FULL


def _room_for_person(table: Table) -> Reasoned:
    people = [player for player in table.seats.values() if player and not player.is_bot]
    if len(people) == len(table.seats):
        return ClubReason.TABLE_FULL
    taken = table.phase is TablePhase.DEAL and not table.free
    return ClubReason.DEAL_RUNNING if taken else None


def _alone(table: Table) -> Reasoned:
    people = [player for player in table.seats.values() if player and not player.is_bot]
    return ClubReason.HINT_WITH_OTHERS if len(people) > 1 else None


@dataclass(frozen=True, slots=True)
class Rule:
    """Who may do something, and when; the first guard that objects names the reason.

    What `when` asks is the same for everybody at the table.
    """

    who: tuple[Callable[[Table, Role], Reasoned], ...] = ()
    when: tuple[Callable[[Table], Reasoned], ...] = ()


MOVE = Rule((_seated,), (_in_deal, _running))
RULES: dict[Permission, Rule] = {
    Permission.SIT: Rule((), (_room_for_person,)),
    Permission.LEAVE: Rule((_seated,)),
    Permission.RENAME: Rule((_seated,)),
    Permission.ADD_BOT: Rule((_host,), (_has_free,)),
    Permission.FILL_BOTS: Rule((_host,), (_has_free,)),
    Permission.UNSEAT: Rule((_host,)),
    Permission.SWAP_SEATS: Rule((_host,), (_between_matches,)),
    Permission.SET_PROFILE: Rule((_host,), (_between_matches,)),
    Permission.SET_BOTS: Rule((_host,)),
    Permission.SET_PRACTICE: Rule((_host,), (_between_deals,)),
    Permission.START_MATCH: Rule((_host,), (_between_matches, _full)),
    Permission.NEXT_DEAL: Rule((_seated,), (_in_match, _between_deals, _running, _full)),
    Permission.STOP_MATCH: Rule((_host,), (_in_match,)),
    Permission.TAKE_HOST: Rule((_seated, _host_away)),
    Permission.PAUSE: Rule((_host,), (_in_match, _running)),
    Permission.RESUME: Rule((_host,), (_halted,)),
    Permission.CLAIM_HONOURS: Rule((_seated, _may_claim)),
    Permission.HINT: Rule((_seated, _on_turn), (_in_deal, _running, _alone)),
}
_PERSONS = frozenset(guard for rule in RULES.values() for guard in rule.who)
_TIMES = frozenset(guard for rule in RULES.values() for guard in rule.when)


def timely(table: Table) -> tuple[Permission, ...]:
    """What may be done now by those who may do it, apart from calls and cards."""
    objecting = {guard for guard in _TIMES if guard(table) is not None}
    return tuple([each for each, rule in RULES.items() if objecting.isdisjoint(rule.when)])


def permitted(table: Table, role: Role, among: Iterable[Permission]) -> tuple[Permission, ...]:
    """What somebody in this role may do among these, which are timely."""
    objecting = {guard for guard in _PERSONS if guard(table, role) is not None}
    return tuple([each for each in among if objecting.isdisjoint(RULES[each].who)])


def require(table: Table, role: Role, permission: Permission) -> None:
    """Raise Illegal with the reason when somebody in this role may not do this now."""
    _require(table, role, RULES[permission])


def _require(table: Table, role: Role, rule: Rule) -> None:
    for guard in rule.who:
        if (reason := guard(table, role)) is not None:
            raise Illegal(reason)
    for moment in rule.when:
        if (reason := moment(table)) is not None:
            raise Illegal(reason)


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
) -> tuple[TableEvent, ...]:
    """What this action of this person or bot does; raises Illegal with the reason.

    `chance` is needed by the actions that deal: StartMatch and NextDeal; where the table wishes for
    deals of a kind its pack is to be of that kind. `hostless` is whether the
    host is not connected.
    """
    role = table.role_of(actor, hostless=hostless)
    if isinstance(action, MakeCall | PlayCard):
        return (_move(table, role, action),)
    _require(table, role, RULES[Permission(action.__struct_config__.tag)])
    match action:
        case Sit():
            return _sit(table, actor, role, action)
        case Leave():
            return _leave(table, role.own_seat)
        case Rename():
            return (Renamed(role.own_seat, _name(table, actor, action.name)),)
        case AddBot():
            if table.seats[action.seat] is not None:
                raise Illegal(ClubReason.SEAT_TAKEN)
            return _bots(table, (action.seat,))
        case FillBots():
            return _bots(table, table.free)
        case Unseat():
            return _leave(table, action.seat)
        case SwapSeats():
            return (SeatsSwapped(action.first, action.second),)
        case SetProfile():
            _check_played(action.profile)
            return (ProfileSet(action.profile),)
        case SetBots():
            return (_set_bots(table, action),)
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


def _move(table: Table, role: Role, action: MakeCall | PlayCard) -> TableEvent:
    _require(table, role, MOVE)
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


def _sit(table: Table, actor: str, role: Role, action: Sit) -> tuple[TableEvent, ...]:
    """Take a seat; at a table whose host neither sits nor is here, one becomes the host by it.

    In a deal the place of a bot is not to be had: whoever came and went would have seen its cards.
    """
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


def _deal(table: Table, standing: Standing, chance: Chance) -> Dealt:
    hands = hands_from_pack(chance.pack, standing.dealer)
    deal = Deal(standing.dealer, standing.vulnerable, hands)
    return Dealt(standing.number, deal, table.practice)

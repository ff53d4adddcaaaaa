"""Who may do what at a table, and when: each right with the guards that may object."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from rekontra.club.customs import TakingBack
from rekontra.club.errors import ClubReason
from rekontra.club.table import Role, Table
from rekontra.club.views import Permission, TablePhase
from rekontra.game import (
    DealState,
    Illegal,
    Phase,
    Reason,
    answer_refusal,
    claim_refusal,
    consent_refusal,
    undo_refusal,
)
from rekontra.scoring import HonoursClaim, honours_award

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
        in_time = deal.phase is not Phase.OVER and len(deal.hands[seat.index]) == 13
    else:
        in_time = window is HonoursClaim.AFTER_PLAY and deal.phase is Phase.OVER
    award = honours_award(deal.held, deal.contract.strain) if in_time else None
    return None if award is not None and award[0] is seat else ClubReason.NO_HONOURS


def _may_claim_tricks(table: Table, role: Role) -> Reasoned:
    deal, seat = table.deal, role.seat
    if seat is None or not isinstance(deal, DealState):
        return ClubReason.NO_DEAL
    return claim_refusal(deal, seat)


def _may_answer_claim(table: Table, role: Role) -> Reasoned:
    deal, seat = table.deal, role.seat
    if seat is None or not isinstance(deal, DealState):
        return Reason.NO_CLAIM
    return answer_refusal(deal, seat)


def _may_undo(table: Table, role: Role) -> Reasoned:
    """Whoever made the last call or card that was not a bot's, as far as the customs go."""
    deal, seat = table.deal, role.seat
    if table.customs.undo is TakingBack.OFF:
        return ClubReason.UNDO_OFF
    if seat is None or not isinstance(deal, DealState):
        return Reason.NOTHING_OF_YOURS
    if table.customs.undo is TakingBack.CALLS and deal.contract and deal.dummy_faced:
        return ClubReason.UNDO_CALLS_ONLY
    return undo_refusal(deal, seat, table.bot_seats)


def _may_answer_undo(table: Table, role: Role) -> Reasoned:
    deal, seat = table.deal, role.seat
    if seat is None or not isinstance(deal, DealState):
        return Reason.NO_UNDO_ASKED
    return consent_refusal(deal, seat)


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


def _asking(table: Table) -> Reasoned:
    deal = table.deal
    asking = isinstance(deal, DealState) and (deal.claim is not None or deal.undo is not None)
    return None if asking else ClubReason.NOTHING_TO_CALL_OFF


def _has_free(table: Table) -> Reasoned:
    return None if table.free else ClubReason.TABLE_FULL


def _room_for_person(table: Table) -> Reasoned:
    people = [player for player in table.seats.values() if player and not player.is_bot]
    if len(people) == len(table.places):
        return ClubReason.TABLE_FULL
    taken = table.phase is TablePhase.DEAL and not table.free
    return ClubReason.DEAL_RUNNING if taken else None


def _four_hands(table: Table) -> Reasoned:
    return None if len(table.places) == len(table.seats) else ClubReason.FOUR_HANDS_ONLY


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
    Permission.SET_CUSTOMS: Rule((_host,), (_between_deals,)),
    Permission.SET_PRACTICE: Rule((_host,), (_between_deals, _four_hands)),
    Permission.START_MATCH: Rule((_host,), (_between_matches, _full)),
    Permission.NEXT_DEAL: Rule((_seated,), (_in_match, _between_deals, _running, _full)),
    Permission.STOP_MATCH: Rule((_host,), (_in_match,)),
    Permission.TAKE_HOST: Rule((_seated, _host_away)),
    Permission.PAUSE: Rule((_host,), (_in_match, _running)),
    Permission.RESUME: Rule((_host,), (_halted,)),
    Permission.CLAIM_HONOURS: Rule((_seated, _may_claim)),
    Permission.CLAIM: Rule((_seated, _may_claim_tricks), MOVE.when),
    Permission.ANSWER_CLAIM: Rule((_seated, _may_answer_claim), MOVE.when),
    Permission.UNDO: Rule((_seated, _may_undo), MOVE.when),
    Permission.ANSWER_UNDO: Rule((_seated, _may_answer_undo), MOVE.when),
    Permission.CALL_OFF: Rule((_host,), (_in_deal, _asking)),
    Permission.HINT: Rule((_seated, _on_turn), (_in_deal, _running, _alone, _four_hands)),
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


def require_move(table: Table, role: Role) -> None:
    """Raise Illegal with the reason when somebody in this role may not call or play now."""
    _require(table, role, MOVE)


def _require(table: Table, role: Role, rule: Rule) -> None:
    for guard in rule.who:
        if (reason := guard(table, role)) is not None:
            raise Illegal(reason)
    for moment in rule.when:
        if (reason := moment(table)) is not None:
            raise Illegal(reason)

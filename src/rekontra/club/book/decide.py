"""What an action on a score book does: pure decisions, with chance handed in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from rekontra.club.book.actions import (
    BookAction,
    CorrectDeal,
    DealChange,
    DeleteDeal,
    EnterDeal,
    Lock,
    MoveDeal,
    NextMatch,
    RenamePlayer,
    ResumePlay,
    SetUp,
    Sign,
    StopPlay,
    Undo,
)
from rekontra.club.book.book import (
    RUBBERS_OF_A_TOUR,
    Book,
    KeptMatch,
    deals_after,
    number_of_players,
)
from rekontra.club.book.errors import BookReason
from rekontra.club.book.events import (
    BookEvent,
    BookOpened,
    BookSetUp,
    DealCorrected,
    DealDeleted,
    DealEntered,
    DealMoved,
    Locked,
    MatchBegun,
    PlayerRenamed,
    PlayResumed,
    PlayStopped,
    Signed,
    Undone,
)
from rekontra.club.book.seating import first_lineup, next_lineup
from rekontra.club.book.views import BookPermission, BookPhase
from rekontra.club.errors import ClubReason, Stale
from rekontra.club.names import clean_name
from rekontra.contests import Match
from rekontra.game import Card, Illegal
from rekontra.scoring import DealResult, Profile, check_profile

MOST_DEALS = 200
MOST_MATCHES = 100

Refusal = BookReason | ClubReason | None
DealEvent = DealEntered | DealCorrected | DealDeleted | DealMoved


def _may_write(book: Book, actor: str) -> Refusal:
    return BookReason.LOCKED if book.locked and actor != book.owner else None


def _owner(book: Book, actor: str) -> Refusal:
    return None if actor == book.owner else BookReason.OWNER_ONLY


def _set_up(book: Book, actor: str) -> Refusal:
    return None if book.matches else BookReason.NOT_SET_UP


def _nothing_entered(book: Book, actor: str) -> Refusal:
    return BookReason.DEALS_ENTERED if len(book.matches) > 1 or any(book.keys()) else None


def _any_deals(book: Book, actor: str) -> Refusal:
    return None if any(book.keys()) else BookReason.DEAL_GONE


def _in_match(book: Book, actor: str) -> Refusal:
    return None if book.phase is BookPhase.PLAYING else ClubReason.NO_MATCH


def _between_matches(book: Book, actor: str) -> Refusal:
    return ClubReason.MATCH_RUNNING if book.phase is BookPhase.PLAYING else None


def _stopped(book: Book, actor: str) -> Refusal:
    stopped = book.present is not None and book.present.match.stopped
    return None if stopped else BookReason.NOT_STOPPED


def _changed(book: Book, actor: str) -> Refusal:
    return None if book.past else BookReason.NOTHING_TO_UNDO


Guard = Callable[[Book, str], Refusal]

# The first guard that objects names the reason.
RULES: dict[BookPermission, tuple[Guard, ...]] = {
    BookPermission.SET_UP: (_may_write, _nothing_entered),
    BookPermission.ENTER_DEAL: (_may_write, _set_up),
    BookPermission.CORRECT_DEAL: (_may_write, _any_deals),
    BookPermission.DELETE_DEAL: (_may_write, _any_deals),
    BookPermission.MOVE_DEAL: (_may_write, _any_deals),
    BookPermission.STOP_MATCH: (_may_write, _set_up, _in_match),
    BookPermission.RESUME_MATCH: (_may_write, _set_up, _stopped),
    BookPermission.NEXT_MATCH: (_may_write, _set_up, _between_matches),
    BookPermission.RENAME_PLAYER: (_may_write, _set_up),
    BookPermission.UNDO: (_may_write, _changed),
    BookPermission.SIGN: (_may_write,),
    BookPermission.LOCK: (_owner,),
}


def refuses(book: Book, actor: str, permission: BookPermission) -> Refusal:
    """Why this person may not do it now, None when he may."""
    for guard in RULES[permission]:
        reason = guard(book, actor)
        if reason is not None:
            return reason
    return None


def permissions(book: Book, actor: str) -> tuple[BookPermission, ...]:
    """What this person may do now; entering a deal at the end waits for no end of a match."""
    return tuple(each for each in RULES if refuses(book, actor, each) is None)


def open_book(owner: str) -> BookOpened:
    """The first event of a book."""
    return BookOpened(owner)


def decide_book(
    book: Book, actor: str, action: BookAction, pack: Sequence[Card]
) -> tuple[BookEvent, ...]:
    """What this action of this person does; raises Illegal with the reason, or Stale.

    `pack` is a shuffled pack, from which the club draws cards where it is to cut.
    """
    reason = refuses(_as_of(book, action), actor, BookPermission(action.__struct_config__.tag))
    if reason is not None:
        raise Illegal(reason)
    match action:
        case SetUp():
            return (_setting_up(action, pack),)
        case NextMatch():
            return (_next_match(book, action, pack),)
        case StopPlay():
            return (PlayStopped(action.match),)
        case ResumePlay():
            return (PlayResumed(action.match),)
        case RenamePlayer():
            return (_rename(book, action),)
        case Undo():
            if action.change != book.past[-1].number:
                raise Stale
            return (Undone(action.change),)
        case Sign():
            return (Signed(clean_name(action.name)),)
        case Lock():
            return (Locked(action.locked),)
        case _:
            return (change_deals(book, action),)


def _as_of(book: Book, action: BookAction) -> Book:
    """The book up to the match that is to be stopped or to go on, as if that were the present."""
    if not isinstance(action, StopPlay | ResumePlay) or action.match is None:
        return book
    return replace(book, matches=book.matches[: _known(book, action.match)])


def _known(book: Book, number: int) -> int:
    """The number of a match; raises Illegal when there is none of this number."""
    if not 1 <= number <= len(book.matches):
        raise Illegal(BookReason.NO_SUCH_MATCH, number=number)
    return number


def change_deals(book: Book, action: DealChange) -> DealEvent:
    """What entering, correcting, deleting or moving a deal does; raises Illegal."""
    event = _deal_event(book, action)
    kept = book.matches[event.match - 1]
    if isinstance(event, DealEntered) and event.before is None:
        _check_end(kept, event)
    if isinstance(event, DealEntered | DealCorrected):
        _check_declarer(kept.profile, event.result)
    _check(replace(kept, deals=deals_after(kept, event)))
    return event


def _check_declarer(profile: Profile, result: DealResult) -> None:
    """Raise Illegal for a declarer on a seat where nobody plays, as two of them at Draw Bridge."""
    if result.contract is not None and result.contract.declarer not in profile.form.seats:
        raise Illegal(BookReason.NO_SUCH_PLAYER)


def _check(kept: KeptMatch) -> Match:
    """The match; raises Illegal when it cannot be."""
    return kept.match


def _deal_event(book: Book, action: DealChange) -> DealEvent:
    if isinstance(action, EnterDeal):
        return _entering(book, action)
    number = _match_of(book, action.key)
    match action:
        case CorrectDeal():
            return DealCorrected(number, action.key, action.result)
        case DeleteDeal():
            return DealDeleted(number, action.key)
        case MoveDeal():
            return _moving(book, number, action)


def _entering(book: Book, action: EnterDeal) -> DealEntered:
    number = _known(book, len(book.matches) if action.match is None else action.match)
    if action.before is not None:
        number = _match_of(book, action.before)
    key = f"deal-{book.v + 1}" if action.key is None else action.key
    if book.match_of(key) is not None:
        raise Illegal(BookReason.DEAL_KNOWN)
    if len(book.matches[number - 1].deals) >= MOST_DEALS:
        raise Illegal(BookReason.TOO_MANY_DEALS, most=MOST_DEALS)
    return DealEntered(number, key, action.result, action.before)


def _moving(book: Book, number: int, action: MoveDeal) -> DealMoved:
    before = action.before
    if before is not None and _match_of(book, before) != number:
        raise Illegal(BookReason.DEAL_GONE)
    if before == action.key:
        following = book.matches[number - 1].deals[book.matches[number - 1].place(before) + 1 :]
        before = following[0].key if following else None
    return DealMoved(number, action.key, before)


def _match_of(book: Book, key: str) -> int:
    number = book.match_of(key)
    if number is None:
        raise Illegal(BookReason.DEAL_GONE)
    return number


def _check_end(kept: KeptMatch, event: DealEntered) -> None:
    """Raise Illegal when a deal at the end would not belong to the match any more."""
    kept.match.add(event.result)


def _setting_up(action: SetUp, pack: Sequence[Card]) -> BookSetUp:
    check_profile(action.profile)
    players = tuple(clean_name(name) for name in action.players)
    _check_number(action.profile, len(players))
    for place, name in enumerate(players):
        _check_name(players[:place], name)
    lineup = first_lineup(action.profile, action, pack)
    return BookSetUp(
        profile=action.profile,
        players=players,
        seats=lineup.seats,
        first_dealer=lineup.first_dealer,
        waiting=lineup.waiting,
        draws=lineup.draws,
    )


def _next_match(book: Book, action: NextMatch, pack: Sequence[Card]) -> MatchBegun:
    if len(book.matches) >= MOST_MATCHES:
        raise Illegal(BookReason.TOO_MANY_MATCHES, most=MOST_MATCHES)
    last = book.matches[-1].profile
    profile = action.profile or last
    if profile != last:
        check_profile(profile)
        _check_number(profile, len(book.players))
        if 0 < len(book.tour) < RUBBERS_OF_A_TOUR:
            raise Illegal(BookReason.TOUR_RUNNING)
    lineup = next_lineup(book, profile, action, pack)
    return MatchBegun(profile, lineup.seats, lineup.first_dealer, lineup.waiting, lineup.draws)


def _check_number(profile: Profile, number: int) -> None:
    wanted = number_of_players(profile)
    if number != wanted:
        raise Illegal(BookReason.PLAYERS_NUMBER, wanted=wanted, number=number)


def _check_name(others: Sequence[str], name: str) -> None:
    if name.casefold() in [other.casefold() for other in others]:
        raise Illegal(BookReason.PLAYER_TWICE, name=name)


def _rename(book: Book, action: RenamePlayer) -> PlayerRenamed:
    if not 0 <= action.player < len(book.players):
        raise Illegal(BookReason.NO_SUCH_PLAYER)
    name = clean_name(action.name)
    players = book.players
    _check_name(players[: action.player] + players[action.player + 1 :], name)
    return PlayerRenamed(action.player, name)

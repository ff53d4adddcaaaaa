"""What is seen of a score book: views built from nothing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rekontra.club.book.actions import DealChange
from rekontra.club.book.book import Book, Change, KeptMatch, changed_deals, evolve_book
from rekontra.club.book.decide import change_deals, permissions
from rekontra.club.book.errors import BookReason
from rekontra.club.book.events import (
    BookEvent,
    BookOpened,
    DealCorrected,
    DealDeleted,
    DealEntered,
    DealMoved,
    ShownBookEvent,
    Undone,
)
from rekontra.club.book.views import (
    BookHistoryLine,
    BookMatch,
    BookPlayer,
    BookPreview,
    BookView,
    ComingDeal,
    DealBehind,
    EarlierMatch,
    LastChange,
)
from rekontra.club.export import Exported
from rekontra.contests import individual_totals, schedule
from rekontra.game import Illegal, Seat
from rekontra.scoring import DealResult, preset_name


def book_view(book: Book, viewer: str) -> BookView:
    """The book as this person sees it."""
    present = book.present
    return BookView(
        sheet=book.id,
        phase=book.phase,
        owner=viewer == book.owner,
        locked=book.locked,
        name=book.names.get(viewer),
        players=_players(book),
        match=None if present is None else match_view(book, len(book.matches)),
        earlier=tuple(
            _in_brief(number, kept) for number, kept in enumerate(book.matches[:-1], start=1)
        ),
        rubber=len(book.tour) or None,
        tour=_of_tour(book),
        undo=book.past[-1].number if book.past else None,
        last=None if book.last is None else _last(book, book.last),
        may=permissions(book, viewer),
    )


def match_view(book: Book, number: int) -> BookMatch:
    """A match of the book in full; raises Illegal when there is none of this number."""
    if not 1 <= number <= len(book.matches):
        raise Illegal(BookReason.NO_SUCH_MATCH, number=number)
    kept = book.matches[number - 1]
    return BookMatch(
        number=number,
        profile=kept.profile,
        preset=preset_name(kept.profile),
        seats=kept.lineup.seats,
        waiting=kept.lineup.waiting,
        draws=kept.lineup.draws,
        first_dealer=kept.lineup.first_dealer,
        sheet=kept.match.sheet,
        standing=kept.match.standing,
        keys=tuple(deal.key for deal in kept.counted),
        behind=tuple(DealBehind(deal.key, deal.result) for deal in kept.behind),
        schedule=_schedule(kept),
    )


def preview(book: Book, action: DealChange) -> BookPreview:
    """What entering, correcting, deleting or moving a deal would do; raises Illegal."""
    event = change_deals(book, action)
    after = evolve_book(book, event)
    was, kept = book.matches[event.match - 1], after.matches[event.match - 1]
    place = [deal.key for deal in kept.counted].index(event.key) + 1 if _counts(kept, event) else 0
    before = {deal.key for deal in was.behind}
    return BookPreview(
        entries=tuple(entry for entry in kept.match.sheet.entries if entry.deal == place),
        match=match_view(after, event.match),
        changed=tuple(key for key in changed_deals((was,), (kept,)) if key != event.key),
        behind=tuple(deal.key for deal in kept.behind if deal.key not in before),
    )


def _counts(kept: KeptMatch, event: DealEntered | DealCorrected | DealDeleted | DealMoved) -> bool:
    return any(deal.key == event.key for deal in kept.counted)


def exported(book: Book) -> list[Exported]:
    """All matches of the book with the names of those who play them."""
    return [
        Exported(
            number=number,
            players={seat: book.players[player] for seat, player in _each_once(kept).items()},
            match=kept.match,
            behind=tuple(deal.result for deal in kept.behind),
        )
        for number, kept in enumerate(book.matches, start=1)
    ]


def shown_book_event(event: BookEvent) -> ShownBookEvent | None:
    """What everybody may know of this event."""
    return None if isinstance(event, BookOpened) else event


@dataclass(frozen=True, slots=True)
class Done:
    """An event of a book with who did it and when (UTC, ms)."""

    actor: str
    at: int
    event: BookEvent


def history(book: Book, done: Iterable[Done], viewer: str) -> tuple[BookHistoryLine, ...]:
    """What was done to this book, from its first event on; `book` is as it is now."""
    past = tuple(done)
    undone = {each.event.change for each in past if isinstance(each.event, Undone)}
    people: dict[str, int] = {}
    lines = []
    now = Book(book.id)
    for each in past:
        before, now = now, evolve_book(now, each.event, each.actor, each.at)
        place, result = _where(before, now, each.event)
        line = BookHistoryLine(
            number=now.v,
            at=each.at,
            by=book.names.get(each.actor),
            person=people.setdefault(each.actor, len(people)),
            own=each.actor == viewer,
            owner=each.actor == book.owner,
            event=shown_book_event(each.event),
            place=place,
            before=result,
            undone=now.v in undone,
        )
        lines.append(line)
    return tuple(lines)


def _where(before: Book, after: Book, event: BookEvent) -> tuple[int | None, DealResult | None]:
    """Where a deal stands in its match, from 1, and the result it had before this event."""
    match event:
        case DealEntered():
            return after.matches[event.match - 1].place(event.key) + 1, None
        case DealCorrected() | DealDeleted() | DealMoved():
            was = before.matches[event.match - 1]
            place = was.place(event.key)
            result = was.deals[place].result
            if isinstance(event, DealMoved):
                place = after.matches[event.match - 1].place(event.key)
            return place + 1, result
        case _:
            return None, None


def _players(book: Book) -> tuple[BookPlayer, ...]:
    if not book.matches:
        return ()
    numbers = range(len(book.players))
    totals = _totals(book.matches, numbers)
    money = dict.fromkeys(numbers, 0)
    matches = dict.fromkeys(numbers, 0)
    for kept in book.matches:
        for seat, player in _each_once(kept).items():
            money[player] += kept.match.sheet.money[seat.side]
            matches[player] += 1
    waiting = book.matches[-1].lineup.waiting
    return tuple(
        BookPlayer(name, totals[player], money[player], matches[player], player in waiting)
        for player, name in enumerate(book.players)
    )


def _of_tour(book: Book) -> tuple[int, ...] | None:
    return tuple(_totals(book.tour, range(len(book.players))).values()) if book.tour else None


def _totals(matches: Sequence[KeptMatch], players: Iterable[int]) -> dict[int, int]:
    played = [(_each_once(kept), kept.match.sheet) for kept in matches]
    added = individual_totals(played, matches[-1].profile.individual_total)
    return dict.fromkeys(players, 0) | added


def _each_once(kept: KeptMatch) -> dict[Seat, int]:
    """Who plays, each on one seat, also where a player is a side of his own."""
    return {seat: kept.lineup.seats[seat] for seat in kept.profile.form.seats}


def _in_brief(number: int, kept: KeptMatch) -> EarlierMatch:
    sheet = kept.match.sheet
    return EarlierMatch(
        number=number,
        form=kept.profile.form,
        seats=kept.lineup.seats,
        waiting=kept.lineup.waiting,
        deals=len(kept.counted),
        behind=len(kept.behind),
        over=sheet.over,
        stopped=sheet.stopped,
        totals=sheet.totals,
        settlement=sheet.settlement,
        money=sheet.money,
        winner=sheet.winner,
    )


def _last(book: Book, last: Change) -> LastChange:
    by = book.names.get(last.actor)
    return LastChange(last.number, by, last.at, last.kind, last.key, last.changed)


def _schedule(kept: KeptMatch) -> tuple[ComingDeal, ...]:
    """The deal to be played next, and those laid down after it."""
    if kept.match.over:
        return ()
    standing = kept.match.standing
    later = (each for each in schedule(kept.match) if each.number > standing.number)
    return (
        ComingDeal(standing.number, standing.dealer, standing.vulnerable),
        *(ComingDeal(each.number, each.dealer, each.vulnerable) for each in later),
    )

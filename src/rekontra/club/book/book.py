"""A score book: its matches, who plays them, what was changed; evolved without any I/O."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import NamedTuple

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
from rekontra.club.book.views import BookPhase
from rekontra.contests import Match, Pairing, keep_match
from rekontra.game import Card, Seat
from rekontra.scoring import DealResult, Entry, Form, Profile, Tour

RUBBERS_OF_A_TOUR = 3

MOST_UNDONE = 200
"""How many changes can be taken back; older ones are only corrected."""


class Deal(NamedTuple):
    """A deal as it was entered, under the key that stays its own."""

    key: str
    result: DealResult


Deals = tuple[Deal, ...]


@dataclass(frozen=True, slots=True)
class Lineup:
    """Who plays a match: the player on each seat, who waits, who deals first, the cards drawn."""

    seats: Mapping[Seat, int]
    first_dealer: Seat
    waiting: tuple[int, ...] = ()
    draws: tuple[Card, ...] | None = None

    @property
    def pairing(self) -> Pairing[int]:
        """The two pairs and who waits."""
        at = self.seats
        return Pairing((at[Seat.N], at[Seat.S]), (at[Seat.E], at[Seat.W]), self.waiting)


@dataclass(frozen=True)
class KeptMatch:
    """A match of the book: all deals entered for it, and the match that follows from them.

    The last of `deals` may lie behind the end of the match, which then has fewer results. The match
    is worked out when it is looked at, so that a long log is folded without scoring every step.
    """

    profile: Profile
    lineup: Lineup
    deals: Deals = ()
    stopped: bool = False

    @cached_property
    def match(self) -> Match:
        """The match of these deals; raises Illegal for a result that cannot stand."""
        results = tuple(deal.result for deal in self.deals)
        match, _ = keep_match(self.profile, self.lineup.first_dealer, results, self.stopped)
        return match

    @property
    def counted(self) -> Deals:
        """The deals that belong to the match."""
        return self.deals[: len(self.match.results)]

    @property
    def behind(self) -> Deals:
        """The deals behind its end."""
        return self.deals[len(self.match.results) :]

    def place(self, key: str | None) -> int:
        """Where the deal with this key stands, from 0; None is behind the last one."""
        if key is None:
            return len(self.deals)
        return [deal.key for deal in self.deals].index(key)

    def points(self) -> dict[str, tuple[Entry, ...] | None]:
        """What each deal brought, None for one behind the end."""
        entries: dict[int, list[Entry]] = {}
        for entry in self.match.sheet.entries:
            if entry.deal is not None:
                entries.setdefault(entry.deal, []).append(replace(entry, deal=None, game=None))
        brought: dict[str, tuple[Entry, ...] | None] = {
            deal.key: tuple(entries.get(number, ()))
            for number, deal in enumerate(self.counted, start=1)
        }
        return brought | {deal.key: None for deal in self.behind}


@dataclass(frozen=True)
class Change:
    """The last thing done to a book: number, who, when, the kind of event, the deal it names."""

    number: int
    actor: str
    at: int
    kind: str
    key: str | None
    before: tuple[KeptMatch, ...]
    after: tuple[KeptMatch, ...]

    @cached_property
    def changed(self) -> tuple[str, ...]:
        """The deals whose points, or place before or behind the end, are other than before."""
        return changed_deals(self.before, self.after)


class Before(NamedTuple):
    """What a change took the place of, so that it can be taken back."""

    number: int
    players: tuple[str, ...]
    matches: tuple[KeptMatch, ...]


@dataclass(frozen=True, slots=True)
class Book:
    """A score book at one moment of its log; the last of `matches` is the present one.

    `names` are those by which people sign, `past` what can be taken back, `v` the number of its
    last event.
    """

    id: str
    owner: str = ""
    locked: bool = False
    players: tuple[str, ...] = ()
    matches: tuple[KeptMatch, ...] = ()
    names: Mapping[str, str] = field(default_factory=dict)
    past: tuple[Before, ...] = ()
    last: Change | None = None
    v: int = 0

    @property
    def present(self) -> KeptMatch | None:
        """The match under way or just ended."""
        return self.matches[-1] if self.matches else None

    @property
    def phase(self) -> BookPhase:
        """Where the book is."""
        if self.present is None:
            return BookPhase.SET_UP
        return BookPhase.OVER if self.present.match.over else BookPhase.PLAYING

    @property
    def tour(self) -> tuple[KeptMatch, ...]:
        """The rubbers of the tour now played, the present one last; empty outside of a tour."""
        run = 0
        for kept in reversed(self.matches):
            if kept.profile.tour is Tour.OFF:
                break
            run += 1
        return self.matches[-((run - 1) % RUBBERS_OF_A_TOUR + 1) :] if run else ()

    def keys(self) -> Iterator[str]:
        """The keys of all deals of the book."""
        return (deal.key for kept in self.matches for deal in kept.deals)

    def match_of(self, key: str) -> int | None:
        """The number of the match, from 1, that the deal with this key belongs to."""
        for number, kept in enumerate(self.matches, start=1):
            if any(deal.key == key for deal in kept.deals):
                return number
        return None


def number_of_players(profile: Profile) -> int:
    """How many people one book of this profile is kept for."""
    return 2 if profile.form is Form.DRAW else profile.players


def evolve_book(book: Book, event: BookEvent, actor: str = "", at: int = 0) -> Book:
    """The book after this event; never fails on what `decide_book` has allowed."""
    v = book.v + 1
    match event:
        case BookOpened():
            return replace(book, owner=event.owner, v=v)
        case Signed():
            return replace(book, names={**book.names, actor: event.name}, v=v)
        case Locked():
            return replace(book, locked=event.locked, v=v)
    kind = str(event.__struct_config__.tag)
    if isinstance(event, Undone):
        before = book.past[-1]
        players, matches, past = before.players, before.matches, book.past[:-1]
    else:
        players, matches = _changed(book, event)
        past = (*book.past[1 - MOST_UNDONE :], Before(v, book.players, book.matches))
    touched = (
        event.key
        if isinstance(event, DealEntered | DealCorrected | DealDeleted | DealMoved)
        else None
    )
    last = Change(v, actor, at, kind, touched, book.matches, matches)
    return replace(book, players=players, matches=matches, past=past, last=last, v=v)


def changed_deals(before: tuple[KeptMatch, ...], after: tuple[KeptMatch, ...]) -> tuple[str, ...]:
    """The deals whose points, or place before or behind the end, differ between two moments."""
    changed: list[str] = []
    for old, new in zip(before, after, strict=False):
        if old is not new:
            was = old.points()
            changed += [
                key for key, points in new.points().items() if key in was and was[key] != points
            ]
    return tuple(changed)


def _changed(
    book: Book,
    event: BookSetUp
    | MatchBegun
    | DealEntered
    | DealCorrected
    | DealDeleted
    | DealMoved
    | PlayStopped
    | PlayResumed
    | PlayerRenamed,
) -> tuple[tuple[str, ...], tuple[KeptMatch, ...]]:
    """The players and matches after this change."""
    players, matches = book.players, book.matches
    match event:
        case BookSetUp():
            return event.players, (KeptMatch(event.profile, _lineup(event)),)
        case MatchBegun():
            return players, (*matches, KeptMatch(event.profile, _lineup(event)))
        case PlayerRenamed():
            return (*players[: event.player], event.name, *players[event.player + 1 :]), matches
        case PlayStopped() | PlayResumed():
            number = len(matches) if event.match is None else event.match
            kept = replace(matches[number - 1], stopped=isinstance(event, PlayStopped))
            return players, (*matches[: number - 1], kept, *matches[number:])
        case _:
            number = event.match
            kept = matches[number - 1]
            corrected = replace(kept, deals=deals_after(kept, event))
            return players, (*matches[: number - 1], corrected, *matches[number:])


def _lineup(event: BookSetUp | MatchBegun) -> Lineup:
    return Lineup(event.seats, event.first_dealer, event.waiting, event.draws)


def deals_after(
    kept: KeptMatch, event: DealEntered | DealCorrected | DealDeleted | DealMoved
) -> Deals:
    """The deals of a match after this change."""
    deals = list(kept.deals)
    match event:
        case DealEntered():
            deals.insert(kept.place(event.before), Deal(event.key, event.result))
        case DealCorrected():
            deals[kept.place(event.key)] = Deal(event.key, event.result)
        case DealDeleted():
            del deals[kept.place(event.key)]
        case DealMoved():
            moved = deals.pop(kept.place(event.key))
            before = None if event.before is None else kept.deals[kept.place(event.before)]
            deals.insert(len(deals) if before is None else deals.index(before), moved)
    return tuple(deals)

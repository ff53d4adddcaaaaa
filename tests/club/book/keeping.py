"""A score book for tests: kept without store or server."""

from __future__ import annotations

from typing import Any

from rekontra.adapters.chance import SeededDealer
from rekontra.club.book.actions import (
    BookAction,
    CorrectDeal,
    EnterDeal,
    NextMatch,
    Seating,
    SetUp,
    Undo,
)
from rekontra.club.book.book import Book, KeptMatch, evolve_book
from rekontra.club.book.decide import decide_book, open_book
from rekontra.club.book.events import BookEvent
from rekontra.club.book.show import Done, book_view
from rekontra.club.book.views import BookView
from rekontra.game import Illegal, Seat
from rekontra.scoring import PRESETS, DealResult, Profile
from tests.contests.results import PASS, result

OWNER = "owner-id"
GUEST = "guest-id"
NAMES = ("Anna", "Boris", "Clara", "Dan", "Eva", "Fred", "Greta")

GAME_NS = result("4S N", 10)
GAME_EW = result("4S E", 10)
PART_NS = result("2S N", 8)
DOWN_NS = result("4S N", 8)

__all__ = ["DOWN_NS", "GAME_EW", "GAME_NS", "PART_NS", "PASS", "result"]


def set_up(profile: Profile, number: int = 4, **chosen: Any) -> SetUp:
    """The four (or more) sit as named, North and South against East and West, North deals."""
    seats = (0, 1) if number == 2 else (0, 2, 1, 3)
    fixed = {"seating": Seating.FIXED, "seats": seats, "first_dealer": Seat.N}
    return SetUp(profile, NAMES[:number], **(chosen or fixed))


class Keeper:
    """Keeps a book by decide and evolve alone."""

    def __init__(self, seed: int = 1) -> None:
        self.dealer = SeededDealer(seed)
        self.book = Book("test")
        self.done: list[Done] = []
        self._take(OWNER, open_book(OWNER))

    def _take(self, actor: str, *events: BookEvent) -> None:
        for event in events:
            self.book = evolve_book(self.book, event, actor, 1000 + len(self.done))
            self.done.append(Done(actor, 1000 + len(self.done), event))

    def act(self, action: BookAction, actor: str = OWNER) -> BookView:
        self._take(actor, *decide_book(self.book, actor, action, self.dealer.shuffle()))
        return self.view

    def refused(self, action: BookAction, actor: str = OWNER) -> str:
        """The code with which this is refused; nothing has changed by it."""
        before = self.book
        try:
            self.act(action, actor)
        except Illegal as error:
            assert self.book is before
            return error.code
        raise AssertionError(f"{action} was allowed")

    def enter(self, *results: DealResult) -> BookView:
        for each in results:
            self.act(EnterDeal(each, f"k{self.book.v}"))
        return self.view

    def correct(self, place: int, to: DealResult) -> BookView:
        return self.act(CorrectDeal(self.keys[place - 1], to))

    def undo(self) -> BookView:
        assert self.view.undo is not None
        return self.act(Undo(self.view.undo))

    def next(self, **chosen: Any) -> BookView:
        return self.act(NextMatch(**chosen))

    @property
    def view(self) -> BookView:
        return book_view(self.book, OWNER)

    @property
    def kept(self) -> KeptMatch:
        assert self.book.present is not None
        return self.book.present

    @property
    def keys(self) -> list[str]:
        return [deal.key for deal in self.kept.deals]

    @property
    def results(self) -> list[DealResult]:
        return [deal.result for deal in self.kept.deals]


def rubber(**options: Any) -> Keeper:
    """A book of a rubber for four."""
    return keeping(Profile(**options))


def keeping(profile: Profile = PRESETS["rubber_s2"], number: int = 4) -> Keeper:
    keeper = Keeper()
    keeper.act(set_up(profile, number))
    return keeper

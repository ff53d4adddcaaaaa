"""The live score books: the same machine as the tables, without bots."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Protocol

from rekontra.club.book.actions import BookAction, DealChange, SetUp, Sign
from rekontra.club.book.book import Book, evolve_book
from rekontra.club.book.decide import decide_book, open_book
from rekontra.club.book.errors import UnknownBook
from rekontra.club.book.events import BookEvent, ShownBookEvent
from rekontra.club.book.show import (
    Done,
    book_view,
    exported,
    history,
    match_view,
    preview,
    shown_book_event,
)
from rekontra.club.book.views import BookHistory, BookMatch, BookPreview, BookView
from rekontra.club.export import Exported
from rekontra.club.live import Live, Room
from rekontra.club.ports import Clock, Dealer, Recorded, Store


class BookWatcher(Protocol):
    """Somebody who is shown a book as long as he is subscribed; showing never waits."""

    person: str

    def show(self, v: int, view: BookView, event: ShownBookEvent | None) -> None:
        """The book after the event that has the number `v`."""


BookRoom = Room[Book, BookWatcher]


class Books(Live[BookRoom, Book, BookAction, BookEvent, BookWatcher]):
    """All score books of a club, over a store that holds the truth."""

    prefix = "sheet:"
    unknown = UnknownBook

    def __init__(self, store: Store, clock: Clock, dealer: Dealer) -> None:
        """Books over this store; `dealer` draws the cards of a cut."""
        super().__init__(store, clock)
        self._dealer = dealer

    async def open(self, owner: str, set_up: SetUp | None = None, name: str | None = None) -> str:
        """Make a book and return its name, set up at once when it is said how.

        `name` is what the owner signs with. Raises Illegal for what cannot be set up.
        """
        book_id = self._dealer.name()
        events: list[BookEvent] = [open_book(owner)]
        book = evolve_book(Book(book_id), events[0], owner)
        signing = () if name is None else (Sign(name),)
        for action in (*signing, *(() if set_up is None else (set_up,))):
            events += decide_book(book, owner, action, self._dealer.shuffle())
        await self._begin(book_id, owner, events)
        return book_id

    async def look(self, name: str, person: str) -> tuple[int, BookView]:
        """The number and view of a book now; raises UnknownBook."""
        room = await self._room(name)
        return room.v, book_view(room.state, person)

    async def match(self, name: str, number: int) -> BookMatch:
        """A match of a book in full, from 1; raises Illegal when there is none such."""
        return match_view((await self._room(name)).state, number)

    async def export(self, name: str) -> list[Exported]:
        """All matches of a book, to be taken away."""
        return exported((await self._room(name)).state)

    async def preview(self, name: str, change: DealChange) -> BookPreview:
        """What a change of the deals would do; writes nothing. Raises Illegal."""
        return preview((await self._room(name)).state, change)

    async def history(self, name: str, person: str) -> BookHistory:
        """Everything that was done to a book."""
        book = (await self._room(name)).state
        records = await self._store.read(self.prefix + name)
        done = [Done(record.actor, record.at, record.event) for record in records]
        return BookHistory(name, await asyncio.to_thread(history, book, done, person))

    def _open_room(self, name: str) -> BookRoom:
        return Room(name, Book(name))

    def _clear(self, room: BookRoom) -> None:
        room.state = Book(room.name)

    def _evolve(self, room: BookRoom, record: Recorded[BookEvent]) -> None:
        room.state = evolve_book(room.state, record.event, record.actor, record.at)

    async def _decide(
        self, room: BookRoom, actor: str, action: BookAction, seen: int
    ) -> Sequence[BookEvent]:
        return decide_book(room.state, actor, action, self._dealer.shuffle())

    def _present(self, room: BookRoom, watcher: BookWatcher) -> None:
        watcher.show(room.v, book_view(room.state, watcher.person), None)

    def _show(self, room: BookRoom, before: Book, event: BookEvent) -> None:
        shown = shown_book_event(event)
        for watcher in tuple(room.watchers):
            watcher.show(room.v, book_view(room.state, watcher.person), shown)

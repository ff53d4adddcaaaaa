"""The live score books: saved, acknowledged, shown; entered offline, twice, by two at once."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from rekontra.adapters.memory import MemoryStore
from rekontra.adapters.sqlite import SqliteStore
from rekontra.club.book.actions import (
    CorrectDeal,
    DeleteDeal,
    EnterDeal,
    Lock,
    Sign,
    Undo,
)
from rekontra.club.book.books import Books
from rekontra.club.book.errors import UnknownBook
from rekontra.club.book.events import ShownBookEvent
from rekontra.club.book.views import BookView
from rekontra.club.errors import Stale
from rekontra.club.export import to_json
from rekontra.club.ports import Store
from rekontra.formats import keep_sheet, read_sheets
from rekontra.game import Illegal, Side
from rekontra.scoring import PRESETS
from tests.club.book.keeping import DOWN_NS, GAME_NS, GUEST, OWNER, PART_NS, PASS, set_up
from tests.club.people import books

PRESET = PRESETS["rubber_s2"]


class Screen:
    """A watcher that remembers what it was shown."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.shown: list[tuple[int, BookView, ShownBookEvent | None]] = []

    def show(self, v: int, view: BookView, event: ShownBookEvent | None) -> None:
        self.shown.append((v, view, event))

    @property
    def keys(self) -> list[str]:
        return keys_of(self.shown[-1][1])


def keys_of(view: BookView) -> list[str]:
    assert view.match is not None
    return list(view.match.keys)


async def opened(store: Store | None = None) -> tuple[Books, str]:
    club = books(store)
    return club, await club.open(OWNER, set_up(PRESET), "Anna")


async def test_a_book_is_opened_with_its_players_and_seen_by_all() -> None:
    club, book = await opened()
    v, own = await club.look(book, OWNER)
    _, seen = await club.look(book, GUEST)
    assert v == 3
    assert (own.owner, own.name, seen.owner, seen.name) == (True, "Anna", False, None)
    assert own.match == seen.match
    assert [player.name for player in seen.players] == ["Anna", "Boris", "Clara", "Dan"]


async def test_a_book_that_cannot_be_set_up_is_not_made() -> None:
    store = MemoryStore()
    club = books(store)
    with pytest.raises(Illegal):
        await club.open(OWNER, set_up(PRESETS["draw"], 4))
    assert await store.streams("sheet:", 0) == []
    with pytest.raises(UnknownBook):
        await club.look("nowhere", OWNER)


async def test_a_deal_is_acknowledged_and_then_shown_to_everybody() -> None:
    club, book = await opened()
    order: list[str] = []

    class Eye(Screen):
        def show(self, v: int, view: BookView, event: ShownBookEvent | None) -> None:
            super().show(v, view, event)
            order.append("shown")

    mine, theirs = Eye(OWNER), Eye(GUEST)
    await club.watch(book, mine)
    await club.watch(book, theirs)
    order.clear()
    enter = EnterDeal(GAME_NS, "a")
    await club.act(book, GUEST, "one", 3, enter, lambda _: order.append("told"))
    assert order == ["told", "shown", "shown"]
    assert mine.keys == theirs.keys == ["a"]
    club.leave(book, theirs)
    await club.act(book, OWNER, "two", 4, EnterDeal(PART_NS, "b"))
    assert (mine.keys, theirs.keys) == (["a", "b"], ["a"])


async def test_the_same_command_twice_is_one_deal() -> None:
    club, book = await opened()
    first = await club.act(book, OWNER, "once", 3, EnterDeal(GAME_NS))
    assert await club.act(book, OWNER, "once", 3, EnterDeal(GAME_NS)) == first
    both = [club.act(book, OWNER, "twice", 4, EnterDeal(PART_NS)) for _ in range(2)]
    assert len(set(await asyncio.gather(*both))) == 1
    _, view = await club.look(book, OWNER)
    assert len(keys_of(view)) == 2


async def test_a_deal_that_ended_the_rubber_is_answered_again_and_not_refused() -> None:
    club, book = await opened()
    await club.act(book, OWNER, "one", 3, EnterDeal(GAME_NS, "a"))
    last = await club.act(book, OWNER, "two", 4, EnterDeal(GAME_NS, "b"))
    assert await club.act(book, OWNER, "two", 4, EnterDeal(GAME_NS, "b")) == last
    with pytest.raises(Illegal):
        await club.act(book, OWNER, "three", 4, EnterDeal(GAME_NS, "c"))


async def test_two_phones_at_once_both_have_their_deals_written_in_order() -> None:
    club, book = await opened()
    await asyncio.gather(
        club.act(book, OWNER, "mine", 3, EnterDeal(PASS, "a")),
        club.act(book, GUEST, "theirs", 3, EnterDeal(PASS, "b")),
    )
    _, view = await club.look(book, OWNER)
    assert keys_of(view) == ["a", "b"]


async def test_two_servers_of_one_log_keep_every_deal_in_one_order() -> None:
    store = MemoryStore()
    one, book = await opened(store)
    other = books(store, seed=2)
    await other.look(book, GUEST)
    screens = Screen(OWNER), Screen(GUEST)
    await one.watch(book, screens[0])
    await other.watch(book, screens[1])
    for place in range(5):
        await asyncio.gather(
            one.act(book, OWNER, f"a{place}", 3, EnterDeal(PASS, f"a{place}")),
            other.act(book, GUEST, f"b{place}", 3, EnterDeal(PASS, f"b{place}")),
        )
    v, _ = await one.look(book, OWNER)
    await other.act(book, GUEST, "sign", v, Sign("Boris"))
    await one.act(book, OWNER, "sign", v + 1, Sign("Anna"))
    assert screens[0].keys == screens[1].keys
    assert sorted(screens[0].keys) == [f"{who}{place}" for who in "ab" for place in range(5)]


async def test_what_was_entered_offline_comes_in_order_and_without_doubles() -> None:
    club, book = await opened()
    seen, _ = await club.look(book, GUEST)
    kept = [(f"c{place}", EnterDeal(PASS, f"off{place}")) for place in range(4)]
    # The line dropped while the first was under way; meanwhile the others went on for an hour.
    await club.act(book, GUEST, kept[0][0], seen, kept[0][1])
    for place in range(3):
        await club.act(book, OWNER, f"on{place}", 0, EnterDeal(PASS, f"on{place}"))
    await club.act(book, OWNER, "gone", 0, DeleteDeal("on1"))
    for command, action in kept:
        await club.act(book, GUEST, command, seen, action)
    _, view = await club.look(book, GUEST)
    assert keys_of(view) == ["off0", "on0", "on2", "off1", "off2", "off3"]


async def test_a_correction_of_a_deal_struck_out_meanwhile_is_refused() -> None:
    club, book = await opened()
    await club.act(book, OWNER, "a", 3, EnterDeal(GAME_NS, "a"))
    await club.act(book, OWNER, "b", 4, DeleteDeal("a"))
    with pytest.raises(Illegal) as refused:
        await club.act(book, GUEST, "c", 4, CorrectDeal("a", DOWN_NS))
    assert refused.value.code == "deal-gone"


async def test_two_who_take_back_the_same_change_take_back_one() -> None:
    club, book = await opened()
    await club.act(book, OWNER, "a", 3, EnterDeal(GAME_NS, "a"))
    last = await club.act(book, OWNER, "b", 4, EnterDeal(PART_NS, "b"))
    await club.act(book, OWNER, "undo", last, Undo(last))
    with pytest.raises(Stale):
        await club.act(book, GUEST, "undo", last, Undo(last))
    _, view = await club.look(book, OWNER)
    assert keys_of(view) == ["a"]


async def test_a_book_survives_a_restart_with_its_history(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "club.sqlite")
    club, book = await opened(store)
    await club.act(book, GUEST, "sign", 3, Sign("Boris"))
    await club.act(book, GUEST, "a", 4, EnterDeal(GAME_NS, "a"))
    await club.act(book, OWNER, "b", 5, CorrectDeal("a", DOWN_NS))
    await club.act(book, OWNER, "lock", 6, Lock(True))
    before = [await club.look(book, person) for person in (OWNER, GUEST)]
    lines = await club.history(book, OWNER)
    await store.close()
    store = SqliteStore(tmp_path / "club.sqlite")
    again = books(store)
    assert [await again.look(book, person) for person in (OWNER, GUEST)] == before
    assert await again.history(book, OWNER) == lines
    assert [line.by for line in lines.lines[3:]] == ["Boris", "Boris", "Anna", "Anna"]
    with pytest.raises(Illegal):
        await again.act(book, GUEST, "c", 7, EnterDeal(PASS))
    await store.close()


async def test_after_a_fault_the_book_is_folded_again() -> None:
    club, book = await opened()
    await club.act(book, OWNER, "a", 3, EnterDeal(GAME_NS, "a"))
    before = await club.look(book, OWNER)
    await club.refold(book)
    assert await club.look(book, OWNER) == before
    await club.refold("nowhere")


async def test_a_preview_writes_nothing() -> None:
    club, book = await opened()
    before = await club.look(book, OWNER)
    foretold = await club.preview(book, EnterDeal(GAME_NS, "a"))
    assert await club.look(book, OWNER) == before
    await club.act(book, OWNER, "a", 3, EnterDeal(GAME_NS, "a"))
    assert await club.match(book, 1) == foretold.match


async def test_the_file_taken_away_is_read_again_to_the_same_sheets() -> None:
    club, book = await opened()
    for place, result in enumerate((GAME_NS, DOWN_NS, PASS, PART_NS, GAME_NS)):
        await club.act(book, OWNER, f"{place}", 0, EnterDeal(result, f"{place}"))
    await club.act(book, OWNER, "behind", 0, CorrectDeal("1", GAME_NS))
    exported = await club.export(book)
    files = read_sheets(to_json(exported))
    assert isinstance(files, list)
    for each, file in zip(exported, files, strict=True):
        kept = keep_sheet(file)
        assert kept.match == each.match
        assert len(kept.behind) == len(each.behind) == 3
        assert dict(file.players) == {Side.NS: "Anna + Boris", Side.EW: "Clara + Dan"}

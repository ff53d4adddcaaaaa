"""What holds for every score book, whatever is done to it."""

from __future__ import annotations

import random

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from rekontra.club.book.actions import (
    BookAction,
    CorrectDeal,
    DeleteDeal,
    EnterDeal,
    Lock,
    MoveDeal,
    NextMatch,
    RenamePlayer,
    ResumePlay,
    Seating,
    SetUp,
    Sign,
    StopPlay,
    Undo,
)
from rekontra.club.book.book import Book, evolve_book, number_of_players
from rekontra.club.book.decide import permissions
from rekontra.club.book.show import book_view, history
from rekontra.club.book.views import BookPermission, BookView
from rekontra.club.errors import Stale
from rekontra.game import Contract, Illegal, Seat, Side, Strain
from rekontra.scoring import PRESETS, DealResult, Form, Profile, Tour
from tests.club.book.keeping import GUEST, NAMES, OWNER, Keeper

PROFILES = (
    *PRESETS.values(),
    Profile(tour=Tour.THREE_RUBBERS),
    *(Profile(form=Form.CHICAGO, players=number) for number in (5, 6, 7)),
)


def any_result(chance: random.Random, profile: Profile) -> DealResult:
    if chance.random() < 0.2:
        return DealResult(None, 0)
    contract = Contract(
        chance.randint(1, 7),
        chance.choice(tuple(Strain)),
        chance.choice((0, 0, 1, 2)),
        chance.choice(profile.form.seats),
    )
    return DealResult(contract, chance.randint(6, 14))


def any_action(chance: random.Random, keeper: Keeper) -> BookAction:
    """Something somebody might do, legal or not."""
    book = keeper.book
    keys = [*book.keys(), "nothing"]
    profile = chance.choice(PROFILES) if book.present is None else book.present.profile
    before = chance.choice((None, chance.choice(keys)))
    actions: list[BookAction] = [
        *[EnterDeal(any_result(chance, profile), before=before)] * 4,
        *[EnterDeal(any_result(chance, profile))] * 12,
        CorrectDeal(chance.choice(keys), any_result(chance, profile)),
        DeleteDeal(chance.choice(keys)),
        MoveDeal(chance.choice(keys), before),
        StopPlay(),
        ResumePlay(),
        *[NextMatch(chance.choice((Seating.RULES, Seating.RULES, Seating.RANDOM)))] * 3,
        NextMatch(Seating.FIXED, seats=tuple(chance.sample(range(4), 4))),
        RenamePlayer(chance.randrange(8), chance.choice(NAMES)),
        Undo(book.past[-1].number if book.past else 1),
        Undo(chance.randint(1, 50)),
        Sign(chance.choice(NAMES)),
        Lock(chance.random() < 0.3),
    ]
    if not book.matches:
        players = NAMES[: number_of_players(profile)]
        return SetUp(profile, players, chance.choice((Seating.RULES, Seating.RANDOM)))
    return chance.choice(actions)


def grown(seed: int, steps: int) -> Keeper:
    """A book after so many attempts at something."""
    chance = random.Random(seed)
    keeper = Keeper(seed)
    for _ in range(steps):
        before = keeper.book
        try:
            keeper.act(any_action(chance, keeper), chance.choice((OWNER, OWNER, GUEST)))
        except (Illegal, Stale):
            assert keeper.book is before
    return keeper


seeds = st.integers(0, 2**32)
few = settings(max_examples=40)


@few
@given(seeds)
def test_a_book_folded_again_from_its_log_is_the_same(seed: int) -> None:
    keeper = grown(seed, 60)
    again = Book("test")
    for each in keeper.done:
        again = evolve_book(again, each.event, each.actor, each.at)
    assert again == keeper.book
    for viewer in (OWNER, GUEST):
        view = book_view(again, viewer)
        assert view == book_view(keeper.book, viewer)
        assert msgspec.json.decode(msgspec.json.encode(view), type=BookView) == view


@few
@given(seeds)
def test_to_take_everything_back_leads_through_every_state_there_was(seed: int) -> None:
    keeper = grown(seed, 40)
    states = [(each.players, each.matches) for each in keeper.book.past]
    while states:
        keeper.undo()
        assert (keeper.book.players, keeper.book.matches) == states.pop()
    assert BookPermission.UNDO not in permissions(keeper.book, OWNER)


@few
@given(seeds)
def test_units_of_all_players_add_up_to_nothing_and_nobody_sits_twice(seed: int) -> None:
    keeper = grown(seed, 80)
    view = keeper.view
    units = sum(sum(each.settlement.values()) for each in view.earlier)
    assert units == 0
    assert sum(player.money for player in view.players) == 0
    for kept in keeper.book.matches:
        seated = [kept.lineup.seats[seat] for seat in kept.profile.form.seats]
        everybody = sorted((*seated, *kept.lineup.waiting))
        assert everybody == list(range(number_of_players(kept.profile)))
        assert kept.lineup.first_dealer in kept.profile.form.seats
        assert kept.lineup.seats[Seat.N] != kept.lineup.seats[Seat.E]


@few
@given(seeds)
def test_history_has_a_line_for_everything_and_results_where_they_stood(seed: int) -> None:
    keeper = grown(seed, 60)
    lines = history(keeper.book, keeper.done, OWNER)
    assert [line.number for line in lines] == list(range(1, keeper.book.v + 1))
    undone = [line.number for line in lines if line.undone]
    undos = [line for line in lines if line.event is not None and hasattr(line.event, "change")]
    assert len(undone) == len(undos)


@few
@given(seeds)
def test_every_deal_stands_in_the_match_or_behind_its_end(seed: int) -> None:
    keeper = grown(seed, 60)
    match = keeper.view.match
    if match is not None:
        behind = [each.key for each in match.behind]
        assert [*match.keys, *behind] == keeper.keys
        assert len(match.keys) == len(match.sheet.deals)
        assert not behind or match.sheet.over
        assert match.sheet.totals[Side.NS] >= 0

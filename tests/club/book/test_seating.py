"""Who plays with whom, match after match, and what each player has at the end of the evening."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rekontra.club.book.actions import CorrectDeal, NextMatch, Seating, SetUp
from rekontra.club.book.views import BookView
from rekontra.game import Card, Seat, Side
from rekontra.scoring import (
    PRESETS,
    FirstDealer,
    Form,
    IndividualTotal,
    Profile,
    Rotation,
    Tour,
    TourDealer,
    TourOrder,
)
from tests.club.book.keeping import (
    DOWN_NS,
    GAME_EW,
    GAME_NS,
    NAMES,
    PART_NS,
    PASS,
    Keeper,
    keeping,
)

PRESET = PRESETS["rubber_s2"]
TOUR = Profile(tour=Tour.THREE_RUBBERS)
CARDS = (Card.C2, Card.SK, Card.HA, Card.SA)


def pairs(view: BookView) -> set[frozenset[int]]:
    assert view.match is not None
    at = view.match.seats
    return {frozenset((at[Seat.N], at[Seat.S])), frozenset((at[Seat.E], at[Seat.W]))}


def begin(profile: Profile, number: int = 4, seed: int = 1, **chosen: Any) -> Keeper:
    keeper = Keeper(seed)
    keeper.act(SetUp(profile, NAMES[:number], **chosen))
    return keeper


def play_chicago(keeper: Keeper) -> None:
    keeper.enter(GAME_NS, PART_NS, DOWN_NS, GAME_EW)


def test_the_two_highest_play_together_and_the_highest_deals() -> None:
    keeper = begin(PRESET, seating=Seating.MANUAL, draws=CARDS)
    match = keeper.view.match
    assert match is not None
    assert pairs(keeper.view) == {frozenset((3, 2)), frozenset((1, 0))}
    assert match.seats[match.first_dealer] == 3
    assert match.draws == CARDS


def test_a_cut_of_the_club_shows_its_cards_and_follows_them() -> None:
    for seed in range(20):
        match = begin(PRESET, seed=seed).view.match
        assert match is not None
        assert match.draws is not None
        assert len(set(match.draws)) == 4
        again = begin(PRESET, seating=Seating.MANUAL, draws=match.draws).view.match
        assert again is not None
        assert (again.seats, again.first_dealer) == (match.seats, match.first_dealer)


def test_fixed_seats_are_as_they_are_said() -> None:
    keeper = begin(PRESET, seating=Seating.FIXED, seats=(3, 2, 1, 0), first_dealer=Seat.E)
    match = keeper.view.match
    assert match is not None
    assert [match.seats[seat] for seat in Seat] == [3, 2, 1, 0]
    assert (match.first_dealer, match.draws) == (Seat.E, None)


def test_north_deals_first_where_the_house_says_so() -> None:
    for seed in range(8):
        keeper = begin(
            Profile(first_dealer=FirstDealer.NORTH),
            seed=seed,
            seating=Seating.FIXED,
            seats=(0, 1, 2, 3),
        )
        assert keeper.kept.match.first_dealer is Seat.N
        assert keeper.kept.lineup.draws is None


@given(st.integers(0, 200), st.sampled_from(TourOrder))
def test_in_a_tour_of_three_rubbers_everybody_is_everybodys_partner_once(
    seed: int, order: TourOrder
) -> None:
    keeper = begin(Profile(tour=Tour.THREE_RUBBERS, tour_order=order), seed=seed)
    together: Counter[frozenset[int]] = Counter(pairs(keeper.view))
    for number in (2, 3):
        keeper.enter(GAME_NS, PASS, GAME_NS)
        view = keeper.next()
        assert view.rubber == number
        together += Counter(pairs(view))
    assert together == Counter(map(frozenset, combinations(range(4), 2)))
    keeper.enter(GAME_EW, GAME_EW)
    assert sum(player.total for player in keeper.view.players) == 0
    assert keeper.next().rubber == 1


def test_the_highest_of_the_second_cut_does_not_get_his_partner_again() -> None:
    keeper = begin(TOUR, seating=Seating.MANUAL, draws=CARDS)
    keeper.enter(GAME_NS, GAME_NS)
    keeper.next(seating=Seating.MANUAL, draws=CARDS)
    # Dan is highest; Clara was his partner; Boris cut highest of the others.
    assert frozenset((3, 1)) in pairs(keeper.view)
    keeper.enter(GAME_NS, GAME_NS)
    keeper.next()
    assert frozenset((3, 0)) in pairs(keeper.view)


def test_the_same_partners_are_refused_in_a_tour_and_its_rules_stand() -> None:
    keeper = begin(TOUR, seating=Seating.FIXED, seats=(0, 2, 1, 3))
    keeper.enter(GAME_NS, GAME_NS)
    assert keeper.refused(NextMatch(Seating.FIXED, seats=(2, 1, 3, 0))) == "partners-again"
    assert keeper.refused(NextMatch(profile=PRESET)) == "tour-running"
    keeper.next(seating=Seating.FIXED, seats=(0, 1, 2, 3))
    assert keeper.view.rubber == 2


def test_the_deal_goes_on_round_into_the_next_rubber_of_a_tour_by_option() -> None:
    profile = Profile(tour=Tour.THREE_RUBBERS, tour_dealer=TourDealer.CONTINUE)
    for deals in range(1, 4):
        keeper = begin(profile, seating=Seating.FIXED, seats=(0, 1, 2, 3), first_dealer=Seat.N)
        keeper.enter(*[PASS] * deals, GAME_NS, GAME_NS)
        keeper.next()
        assert keeper.kept.match.first_dealer is Seat.N.plus(deals + 2)


def test_a_correction_in_the_first_rubber_of_a_tour_changes_the_totals_of_the_tour() -> None:
    keeper = begin(TOUR, seating=Seating.FIXED, seats=(0, 2, 1, 3))
    keeper.enter(GAME_NS, GAME_NS)
    first = keeper.keys[0]
    keeper.next()
    before = [player.total for player in keeper.view.players]
    assert before == [9, 9, -9, -9]
    keeper.act(CorrectDeal(first, DOWN_NS))
    assert [player.total for player in keeper.view.players] == [0, 0, 0, 0]


def test_each_tour_has_its_own_totals() -> None:
    keeper = begin(TOUR, seating=Seating.FIXED, seats=(0, 2, 1, 3))
    for seats in ((0, 1, 2, 3), (0, 1, 3, 2)):
        keeper.enter(GAME_NS, GAME_NS)
        keeper.next(seating=Seating.FIXED, seats=seats)
    view = keeper.enter(GAME_NS, GAME_NS)
    assert (view.rubber, view.tour) == (3, (27, -9, -9, -9))
    view = keeper.next()
    assert (view.rubber, view.tour) == (1, (0, 0, 0, 0))
    assert [player.total for player in view.players] == [27, -9, -9, -9]
    assert keeping().view.tour is None


def test_the_next_rubber_is_played_by_the_same_pairs_unless_they_cut() -> None:
    keeper = keeping()
    before = keeper.kept.lineup.seats
    keeper.enter(GAME_NS, GAME_NS)
    keeper.next()
    assert keeper.kept.lineup.seats == before
    assert keeper.kept.lineup.draws is not None
    keeper.enter(GAME_NS, GAME_NS)
    keeper.next(seating=Seating.MANUAL, draws=CARDS)
    assert pairs(keeper.view) == {frozenset((3, 2)), frozenset((1, 0))}


def chicago(number: int, rotation: Rotation = Rotation.CUT) -> Profile:
    return Profile(form=Form.CHICAGO, players=number, rotation=rotation)


def test_four_at_a_chicago_change_partners_after_each() -> None:
    keeper = begin(chicago(4))
    together: Counter[frozenset[int]] = Counter(pairs(keeper.view))
    for _ in range(2):
        play_chicago(keeper)
        together += Counter(pairs(keeper.next()))
    assert together == Counter(map(frozenset, combinations(range(4), 2)))


@pytest.mark.parametrize("seed", range(5))
def test_five_at_a_chicago_are_each_others_partner_once_and_wait_once(seed: int) -> None:
    keeper = begin(chicago(5), 5, seed)
    together: Counter[frozenset[int]] = Counter(pairs(keeper.view))
    waited = Counter(keeper.kept.lineup.waiting)
    for _ in range(4):
        play_chicago(keeper)
        together += Counter(pairs(keeper.next()))
        waited += Counter(keeper.kept.lineup.waiting)
    assert together == Counter(map(frozenset, combinations(range(5), 2)))
    assert waited == Counter(range(5))
    play_chicago(keeper)
    assert [player.matches for player in keeper.view.players] == [4] * 5
    assert sum(player.total for player in keeper.view.players) == 0


@pytest.mark.parametrize("number", [6, 7])
@pytest.mark.parametrize("rotation", Rotation)
def test_six_and_seven_at_a_chicago_all_come_in_who_waited(number: int, rotation: Rotation) -> None:
    keeper = begin(chicago(number, rotation), number)
    for _ in range(6):
        waiting = keeper.kept.lineup.waiting
        assert len(waiting) == number - 4
        assert [p for p, each in enumerate(keeper.view.players) if each.waiting] == sorted(waiting)
        play_chicago(keeper)
        keeper.next()
        assert not set(waiting) & set(keeper.kept.lineup.waiting)
    assert sum(player.total for player in keeper.view.players) == 0


def test_the_lowest_card_waits_first() -> None:
    draws = (*CARDS, Card.D3)
    keeper = begin(chicago(5), 5, seating=Seating.MANUAL, draws=draws)
    assert keeper.kept.lineup.waiting == (0,)


def test_individual_totals_are_units_or_points_of_ones_own_sides() -> None:
    for total in IndividualTotal:
        profile = Profile(form=Form.CHICAGO, individual_total=total, stake=10)
        keeper = begin(profile, seating=Seating.FIXED, seats=(0, 2, 1, 3), first_dealer=Seat.N)
        keeper.enter(GAME_NS, PART_NS, PART_NS, PASS)
        keeper.enter(DOWN_NS)
        sheet = keeper.kept.match.sheet
        anna = keeper.view.players[0]
        if total is IndividualTotal.UNITS:
            assert anna.total == sheet.settlement[Side.NS]
        else:
            assert anna.total == sheet.totals[Side.NS]
        assert anna.money == sheet.settlement[Side.NS] * 10


def test_at_draw_bridge_each_player_is_a_side_and_counts_once() -> None:
    keeper = begin(PRESETS["draw"], 2, seating=Seating.MANUAL, draws=(Card.C2, Card.SA))
    match = keeper.view.match
    assert match is not None
    assert [match.seats[seat] for seat in Seat] == [1, 0, 1, 0]
    assert match.seats[match.first_dealer] == 1
    keeper.enter(GAME_NS, GAME_NS)
    assert [player.total for player in keeper.view.players] == [-9, 9]
    assert [player.matches for player in keeper.view.players] == [1, 1]
    keeper.next()
    assert keeper.view.match is not None
    assert keeper.view.match.first_dealer in (Seat.N, Seat.E)


def test_a_book_of_five_stays_one_of_five() -> None:
    keeper = begin(chicago(5), 5)
    play_chicago(keeper)
    assert keeper.refused(NextMatch(profile=PRESET)) == "players-number"

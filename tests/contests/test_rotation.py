"""Cutting, the tour of three rubbers, and four to seven players at one table."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rekontra.contests import (
    Pairing,
    cut_for_deal,
    cut_for_partners,
    cut_order,
    individual_totals,
    next_of_chicago,
    next_of_tour,
    play_match,
    three_pairings,
)
from rekontra.game import PACK, Card, Seat, Side
from rekontra.scoring import FirstDealer, Form, IndividualTotal, Profile, Rotation
from tests.contests.results import result
from tests.vectors import example

FOUR, FIVE, SIX, SEVEN = "ABCD", "ABCDE", "ABCDEF", "ABCDEFG"


def cut(players: str, seed: int) -> dict[str, Card]:
    return dict(zip(players, random.Random(seed).sample(PACK, len(players)), strict=True))


def pairs(pairing: Pairing[str]) -> set[frozenset[str]]:
    return {frozenset(pairing.first), frozenset(pairing.second)}


def test_cut_by_rank_then_by_suit() -> None:
    draws = {"A": Card.C9, "B": Card.SA, "C": Card.S9, "D": Card.DA, "E": Card.S2}
    assert cut_order(draws) == ("B", "D", "C", "A", "E")


def test_cut_the_two_highest_are_partners_and_the_highest_deals() -> None:
    draws = {"A": Card.C9, "B": Card.SA, "C": Card.S9, "D": Card.DA, "E": Card.S2}
    pairing = cut_for_partners(draws)
    assert pairing == Pairing(("B", "D"), ("C", "A"), ("E",))
    assert pairing.seats(Seat.E) == {Seat.E: "B", Seat.W: "D", Seat.S: "C", Seat.N: "A"}
    assert [pairing.partner(player) for player in FIVE] == ["C", "D", "A", "B", None]


def test_cut_takes_four_players() -> None:
    with pytest.raises(ValueError, match="four players"):
        cut_for_partners({"A": Card.C9, "B": Card.SA})


def test_c3_first_dealer_by_cut_or_north() -> None:
    draws = {Seat.N: Card.C2, Seat.E: Card.H9, Seat.S: Card.CK, Seat.W: Card.S9}
    assert cut_for_deal(Profile(), draws) is Seat.S
    assert cut_for_deal(Profile(first_dealer=FirstDealer.NORTH), draws) is Seat.N


def test_tour_in_fixed_order() -> None:
    first, second, third = three_pairings(*FOUR)
    assert next_of_tour([first]) == second
    assert next_of_tour([first, second]) == third
    assert [pairs(each) for each in (first, second, third)] == [
        {frozenset("AB"), frozenset("CD")},
        {frozenset("AC"), frozenset("BD")},
        {frozenset("AD"), frozenset("BC")},
    ]


def test_tour_the_highest_may_not_take_his_partner_again() -> None:
    draws = {"A": Card.SA, "B": Card.SK, "C": Card.S2, "D": Card.SQ}
    second = next_of_tour([three_pairings(*FOUR)[0]], draws)
    assert second.first == ("A", "D")
    assert pairs(second) == {frozenset("AD"), frozenset("BC")}


@given(st.integers(), st.booleans())
def test_tour_no_two_are_partners_twice(seed: int, third_cut: bool) -> None:
    first = cut_for_partners(cut(FOUR, seed))
    second = next_of_tour([first], cut(FOUR, seed + 1))
    third = next_of_tour([first, second], cut(FOUR, seed + 2) if third_cut else None)
    together = pairs(first) | pairs(second) | pairs(third)
    assert together == {frozenset(pair) for pair in combinations(FOUR, 2)}


@pytest.mark.parametrize("played", [0, 3])
def test_tour_has_three_rubbers(played: int) -> None:
    with pytest.raises(ValueError, match="three rubbers"):
        next_of_tour(three_pairings(*FOUR)[:played])


def test_tour_dealer_may_continue() -> None:
    rubber = play_match(Profile(), Seat.E, (result("4S N", 10), result("4S N", 10)))
    assert rubber.next_dealer is Seat.W


def test_tour_each_player_adds_up_the_units_of_his_sides() -> None:
    given = example("hand_derived_examples.json", "tour-of-three")
    played = []
    for rubber in given["rubbers"]:
        (a, b), (c, d) = rubber["pairs"]
        # Two grand slams beaten by as many tricks as the rubber was worth units, then no more.
        loser = "E" if rubber["winner"] == [a, b] else "N"
        beaten = result(f"7NT {loser}", 13 - rubber["units"])
        sheet = play_match(Profile(), Seat.N, (beaten, beaten)).stop().sheet
        assert abs(sheet.settlement[Side.NS]) == rubber["units"]
        played.append(({Seat.N: a, Seat.S: b, Seat.E: c, Seat.W: d}, sheet))
    totals = individual_totals(played)
    assert totals == given["player_units"]
    assert sum(totals.values()) == 0


def test_individual_total_in_units_or_points() -> None:
    sheet = play_match(Profile(form=Form.CHICAGO), Seat.N, (result("4S N", 10),)).stop().sheet
    seats = dict(zip(Seat, FOUR, strict=True))
    units = individual_totals([(seats, sheet)])
    points = individual_totals([(seats, sheet)], IndividualTotal.POINTS)
    assert units == {"A": 4, "B": -4, "C": 4, "D": -4}
    assert points == {"A": 420, "B": 0, "C": 420, "D": 0}


def rounds(players: str, count: int, rotation: Rotation = Rotation.CUT) -> list[Pairing[str]]:
    played: list[Pairing[str]] = []
    for number in range(count):
        played.append(next_of_chicago(players, played, rotation, cut(players, number)))
    return played


def test_four_players_three_pairings_make_a_round() -> None:
    found = rounds(FOUR, 6)
    assert found == [*three_pairings(*FOUR), *three_pairings(*FOUR)]


def test_five_players_meet_as_partners_once_and_as_opponents_twice() -> None:
    found = rounds(FIVE, 5)
    partners = Counter(pair for each in found for pair in pairs(each))
    opponents = Counter(
        frozenset((one, other)) for each in found for one in each.first for other in each.second
    )
    every = {frozenset(pair) for pair in combinations(FIVE, 2)}
    assert partners == dict.fromkeys(every, 1)
    assert opponents == dict.fromkeys(every, 2)
    assert [each.waiting for each in found] == [("A",), ("B",), ("C",), ("D",), ("E",)]
    assert found[0] == Pairing(("B", "E"), ("C", "D"), ("A",))


@pytest.mark.parametrize("players", [SIX, SEVEN])
@pytest.mark.parametrize("rotation", Rotation)
def test_c19_six_and_seven_players_take_their_turns(players: str, rotation: Rotation) -> None:
    found = rounds(players, 42, rotation)
    out = len(players) - 4
    for before, after in pairwise(found):
        assert len(after.waiting) == out
        assert set(after.waiting) <= set(before.players)
        assert set(after.players) | set(after.waiting) == set(players)
    streaks: Counter[str] = Counter()
    for each in found:
        streaks.update(each.players)
        for player in each.waiting:
            del streaks[player]
        assert max(streaks.values()) <= 3


def test_the_lowest_wait_at_first_and_go_out_first() -> None:
    order = {"A": Card.SA, "B": Card.SK, "C": Card.SQ, "D": Card.SJ, "E": Card.S3, "F": Card.S2}
    first = next_of_chicago(SIX, [], draws=order)
    assert first == Pairing(("A", "B"), ("C", "D"), ("E", "F"))
    second = next_of_chicago(SIX, [first], draws=order)
    assert second == Pairing(("A", "B"), ("E", "F"), ("C", "D"))
    # A and B have now played twice running, so they go out although they cut highest.
    third = next_of_chicago(SIX, [first, second], draws=order)
    assert third == Pairing(("C", "D"), ("E", "F"), ("A", "B"))


def test_balanced_partners_are_those_least_often_together() -> None:
    order = {"A": Card.SA, "B": Card.SK, "C": Card.SQ, "D": Card.SJ, "E": Card.S3, "F": Card.S2}
    first = next_of_chicago(SIX, [], Rotation.BALANCED, order)
    second = next_of_chicago(SIX, [first], Rotation.BALANCED, order)
    assert second == Pairing(("A", "E"), ("B", "F"), ("C", "D"))


def test_balanced_is_more_even_than_the_cut() -> None:
    def most(rotation: Rotation) -> int:
        return max(
            Counter(pair for each in rounds(SIX, 45, rotation) for pair in pairs(each)).values()
        )

    assert most(Rotation.BALANCED) < most(Rotation.CUT)


@pytest.mark.parametrize("players", ["ABC", "ABCDEFGH"])
def test_c19_four_to_seven_play_at_one_table(players: str) -> None:
    with pytest.raises(ValueError, match="four to seven"):
        next_of_chicago(players, [], draws=cut(players, 1))


@pytest.mark.parametrize("draws", [None, cut(FIVE, 1)])
def test_six_and_seven_must_cut(draws: dict[str, Card] | None) -> None:
    with pytest.raises(ValueError, match="each one card"):
        next_of_chicago(SIX, [], draws=draws)

"""Rubber bridge by its laws: legs, games, vulnerability, the premium, the unfinished rubber."""

from __future__ import annotations

from typing import Any

import pytest

from rekontra.game import Seat, Side
from rekontra.scoring import (
    PRESETS,
    EntryReason,
    Honours,
    Place,
    Profile,
    RubberPremium,
    RubberWinner,
    Unfinished,
)
from tests.contests.results import PASS, above_and_below, match, premiums, result, score
from tests.vectors import example

LAW = Profile(honours=True)
RUBBER = Profile()
BOTH = (Side.NS, Side.EW)
GAME_NS, GAME_EW = result("4S N", 10), result("4H E", 10)
UNFINISHED = (EntryReason.UNFINISHED_GAME, EntryReason.UNFINISHED_PART)


def test_only_tricks_bid_count_towards_game() -> None:
    played = match(RUBBER, result("3S N", 10))
    assert above_and_below(played.sheet)[Side.NS] == (30, 90)
    assert played.standing.games == {Side.NS: 0, Side.EW: 0}
    assert played.standing.legs[Side.NS] == 90


def test_one_notrump_and_three_clubs_make_a_game() -> None:
    played = match(RUBBER, result("1NT N", 7), result("3C S", 9))
    assert played.standing.games[Side.NS] == 1
    assert played.sheet.deals[-1].game_to is Side.NS


def test_a_doubled_part_score_may_be_a_game() -> None:
    assert match(RUBBER, result("2SX N", 8)).standing.games[Side.NS] == 1
    assert match(RUBBER, result("2CX N", 8)).standing.games[Side.NS] == 0


def test_a_game_wipes_both_legs_and_carries_nothing_over() -> None:
    played = match(RUBBER, result("2H N", 8), result("3C E", 9), result("7NT N", 13))
    assert played.standing.legs == {Side.NS: 0, Side.EW: 0}
    assert played.standing.games == {Side.NS: 1, Side.EW: 0}
    assert score(played.sheet, Side.NS, Place.BELOW) == 60 + 220
    assert played.sheet.totals[Side.EW] == 60


def test_a_side_with_a_game_is_vulnerable_from_the_next_deal_on() -> None:
    first = match(RUBBER, result("6S N", 12))
    assert premiums(first.sheet, EntryReason.SMALL_SLAM) == [(Side.NS, 500, None)]
    assert first.standing.vulnerable == (Side.NS,)
    second = first.add(GAME_EW)
    assert second.sheet.deals[-1].vulnerable == (Side.NS,)
    assert second.standing.vulnerable == BOTH


def test_undertricks_go_by_the_declaring_side() -> None:
    played = match(RUBBER, GAME_NS, result("2S E", 7), result("2S N", 7))
    undertricks = premiums(played.sheet, EntryReason.UNDERTRICKS)
    assert undertricks == [(Side.NS, 50, None), (Side.EW, 100, None)]


def test_defenders_make_no_game() -> None:
    played = match(RUBBER, result("7NTXX N", 0))
    assert played.standing.games == {Side.NS: 0, Side.EW: 0}


def test_c6_no_premium_for_a_single_game() -> None:
    played = match(RUBBER, GAME_NS)
    assert premiums(played.sheet, EntryReason.GAME, EntryReason.RUBBER) == []


@pytest.mark.parametrize(
    ("deals", "points"),
    [
        ((GAME_NS, GAME_NS), 700),
        ((GAME_NS, GAME_EW, GAME_NS), 500),
        # A part-score of the losers is no game.
        ((GAME_NS, result("3S E", 9), GAME_NS), 700),
    ],
)
def test_rubber_premium_by_the_games_of_the_losers(deals: tuple[Any, ...], points: int) -> None:
    played = match(RUBBER, *deals)
    assert played.over
    assert premiums(played.sheet, EntryReason.RUBBER) == [(Side.NS, points, None)]
    assert played.sheet.rubber_to is Side.NS


def test_c22_clean_rubber_of_750() -> None:
    house = Profile(rubber_2_0=750)
    assert premiums(match(house, GAME_NS, GAME_NS).sheet, EntryReason.RUBBER) == [
        (Side.NS, 750, "rubber_2_0")
    ]
    played = match(house, GAME_NS, GAME_EW, GAME_NS)
    assert premiums(played.sheet, EntryReason.RUBBER) == [(Side.NS, 500, None)]


GAMES = (EntryReason.GAME, EntryReason.RUBBER)
SCHEME = "rubber_premium_scheme"


@pytest.mark.parametrize(
    ("deals", "expected"),
    [
        ((GAME_NS,), [(Side.NS, 200, SCHEME)]),
        ((GAME_NS, GAME_NS), [(Side.NS, 200, SCHEME), (Side.NS, 700, SCHEME)]),
        (
            (GAME_NS, GAME_EW, GAME_NS),
            [(Side.NS, 200, SCHEME), (Side.EW, 200, SCHEME), (Side.NS, 700, SCHEME)],
        ),
    ],
)
def test_c6_200_for_a_game_and_700_for_the_last(
    deals: tuple[Any, ...], expected: list[tuple[Side, int, str]]
) -> None:
    house = Profile(rubber_premium_scheme=RubberPremium.GAME_200_RUBBER_700)
    assert premiums(match(house, *deals).sheet, *GAMES) == expected


def test_c7_200_for_the_last_game_too() -> None:
    house = Profile(rubber_premium_scheme=RubberPremium.GAME_200_RUBBER_700, final_game_also=True)
    assert premiums(match(house, GAME_NS, GAME_NS).sheet, *GAMES) == [
        (Side.NS, 200, SCHEME),
        (Side.NS, 200, "final_game_also"),
        (Side.NS, 700, SCHEME),
    ]


def test_c10_no_premium_for_a_part_score() -> None:
    assert premiums(match(RUBBER, result("2S N", 8)).sheet, EntryReason.PART_SCORE) == []


def test_c11_a_passed_out_deal_passes_to_the_next_dealer() -> None:
    played = match(RUBBER, result("2H N", 8), PASS, first=Seat.S)
    assert [line.number for line in played.sheet.deals] == [1, 2]
    assert (played.standing.number, played.standing.dealer) == (3, Seat.N)
    assert played.standing.legs[Side.NS] == 60
    assert played.sheet.deals[1].result == PASS


@pytest.mark.parametrize("tricks", [10, 4])
def test_c16_honours_are_paid_to_any_hand_whatever_happens(tricks: int) -> None:
    for side in Side:
        played = match(LAW, result("4S N", tricks, Honours(side, 100)))
        assert premiums(played.sheet, EntryReason.HONOURS) == [(side, 100, "honours")]
        assert played.standing.legs[side] == 0


def test_c18_the_rubber_bears_the_name_of_the_side_with_more_points() -> None:
    deals = (GAME_EW, result("4SX E", 3), GAME_EW)
    by_points = match(RUBBER, *deals).sheet
    by_games = match(Profile(rubber_winner=RubberWinner.GAMES), *deals).sheet
    assert by_points.totals == {Side.NS: 2000, Side.EW: 940}
    assert (by_points.rubber_winner, by_games.rubber_winner) == (Side.NS, Side.EW)
    assert by_points.winner is by_games.winner is Side.NS
    assert by_points.settlement == by_games.settlement == {Side.NS: 11, Side.EW: -11}


def test_equal_totals_have_no_winner() -> None:
    level = match(RUBBER, result("2H N", 7), result("2H E", 7)).stop()
    assert level.sheet.totals == {Side.NS: 50, Side.EW: 50}
    assert level.sheet.winner is None
    assert level.sheet.settlement == {Side.NS: 0, Side.EW: 0}


LEGS = {0: None, 40: "2D", 60: "2H", 90: "3S"}
READINGS = example("hand_derived_examples.json", "unfinished-readings")["cases"]


def unfinished(profile: Profile, games: list[int], legs: list[int]) -> list[int]:
    """The premiums of a rubber stopped at these games and legs, NS and EW."""
    deals = [deal for deal, made in ((GAME_NS, games[0]), (GAME_EW, games[1])) if made]
    for seat, leg in zip(("N", "E"), legs, strict=True):
        if leg:
            deals.append(result(f"{LEGS[leg]} {seat}", int(str(LEGS[leg])[0]) + 6))
    played = match(profile, *deals)
    assert [played.standing.games[side] for side in BOTH] == games
    assert [played.standing.legs[side] for side in BOTH] == legs
    stopped = played.stop()
    assert stopped.sheet.stopped
    assert stopped.over
    entries = [each for each in stopped.sheet.entries if each.reason in UNFINISHED]
    assert all(each.deal is None and each.place is Place.ABOVE for each in entries)
    return [sum(each.points for each in entries if each.side is side) for side in BOTH]


@pytest.mark.parametrize("case", READINGS, ids=lambda case: f"{case['games']}-{case['legs']}")
def test_law_80_unfinished_rubber_and_c14_each(case: dict[str, list[int]]) -> None:
    games, legs = case["games"], case["legs"]
    assert unfinished(RUBBER, games, legs) == case["only"]
    each = Profile(unfinished_reading=Unfinished.EACH)
    assert unfinished(each, games, legs) == case["each"]


def test_c14_an_unfinished_part_score_of_50() -> None:
    house = Profile(unfinished_part=50)
    assert unfinished(house, [1, 0], [60, 0]) == [350, 0]
    stopped = match(house, result("2S N", 8)).stop()
    assert premiums(stopped.sheet, *UNFINISHED) == [(Side.NS, 50, "unfinished_part")]


def test_no_premium_for_an_unfinished_game() -> None:
    assert unfinished(Profile(unfinished_game=0), [1, 0], [60, 0]) == [100, 0]


def test_the_reading_is_named_where_it_decided() -> None:
    house = Profile(unfinished_reading=Unfinished.EACH)
    stopped = match(house, GAME_NS, GAME_EW, result("2S N", 8)).stop()
    assert premiums(stopped.sheet, *UNFINISHED) == [
        (Side.NS, 300, "unfinished_reading"),
        (Side.EW, 300, "unfinished_reading"),
        (Side.NS, 100, None),
    ]


def test_300_comes_on_top_of_200_already_written() -> None:
    house = Profile(rubber_premium_scheme=RubberPremium.GAME_200_RUBBER_700)
    assert match(house, GAME_NS).stop().sheet.totals[Side.NS] == 120 + 200 + 300


def test_a_rubber_stopped_before_the_first_deal_is_a_draw() -> None:
    stopped = match(RUBBER).stop()
    assert stopped.sheet.totals == {Side.NS: 0, Side.EW: 0}
    assert stopped.sheet.winner is None


def test_the_settlement_waits_for_the_end() -> None:
    stake = Profile(stake=5)
    under_way = match(stake, GAME_NS)
    assert under_way.sheet.settlement == {Side.NS: 0, Side.EW: 0}
    assert under_way.sheet.winner is None
    ended = under_way.add(GAME_NS).sheet
    assert ended.settlement == {Side.NS: 9, Side.EW: -9}
    assert ended.money == {Side.NS: 45, Side.EW: -45}


def test_the_standing_of_an_ended_rubber_is_that_of_its_last_deal() -> None:
    ended = match(RUBBER, GAME_NS, GAME_NS, first=Seat.E)
    assert (ended.standing.number, ended.standing.dealer) == (2, Seat.S)
    assert ended.standing.vulnerable == (Side.NS,)
    assert ended.standing.games[Side.NS] == 2
    assert ended.next_dealer is Seat.W
    assert match(RUBBER, GAME_NS, first=Seat.E).stop().next_dealer is Seat.S


def test_old_laws_together() -> None:
    old = PRESETS["old_laws"]
    played = match(old, result("4SX N", 1), result("1NTXX E", 7), result("2S N", 8)).stop()
    assert [(each.points, each.option) for each in played.sheet.entries] == [
        (1700, "nv_doubled_undertricks"),
        (160, None),
        (50, "insult_redoubled"),
        (60, None),
        (300, None),
        (50, "unfinished_part"),
    ]

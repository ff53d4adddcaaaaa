"""Duplicate-scored deals at one table: every deal alone, at the vulnerability of its board."""

from __future__ import annotations

import random

from hypothesis import given
from hypothesis import strategies as st

from rekontra.contests import play_match
from rekontra.game import Seat, Side
from rekontra.scoring import (
    DealResult,
    EntryReason,
    Form,
    Profile,
    board_dealer,
    board_vulnerable,
    duplicate_score,
)
from tests.contests.results import PASS, match, premiums, result, results

DUPLICATE = Profile(form=Form.DUPLICATE)
GAME, PART = result("4S N", 10), result("2S N", 8)


def test_law_2_dealer_and_vulnerability_are_those_of_the_board() -> None:
    for first in Seat:
        played = match(DUPLICATE, *[PASS] * 20, first=first)
        for number, line in enumerate(played.sheet.deals, start=1):
            assert line.dealer is board_dealer(number)
            assert line.vulnerable == board_vulnerable(number)
            assert line.number == number
        assert not played.over
        assert played.next_dealer is Seat.N


def test_c11_a_passed_out_board_is_a_result() -> None:
    played = match(DUPLICATE, PASS, GAME)
    assert played.sheet.totals == {Side.NS: 620, Side.EW: 0}
    assert played.standing.number == 3


def test_c10_50_for_every_part_score_and_a_game_in_one_contract_alone() -> None:
    played = match(DUPLICATE, PART, PART, GAME)
    assert premiums(played.sheet, EntryReason.PART_SCORE, EntryReason.GAME) == [
        (Side.NS, 50, None),
        (Side.NS, 50, None),
        (Side.NS, 300, None),
    ]
    assert played.standing.legs == {Side.NS: 0, Side.EW: 0}


def test_c23_a_slam_is_a_game_too() -> None:
    played = match(DUPLICATE, result("6D N", 12))
    slam = (EntryReason.GAME, EntryReason.SMALL_SLAM)
    assert premiums(played.sheet, *slam) == [(Side.NS, 500, None), (Side.NS, 300, None)]


def test_it_ends_when_it_is_stopped_without_a_premium() -> None:
    played = match(DUPLICATE, PART, GAME)
    assert not played.over
    stopped = played.stop()
    assert stopped.over
    assert stopped.sheet.totals == played.sheet.totals == {Side.NS: 730, Side.EW: 0}
    assert (stopped.sheet.winner, stopped.sheet.rubber_winner) == (Side.NS, None)
    assert stopped.sheet.settlement == {Side.NS: 7, Side.EW: -7}


@given(st.lists(results(), max_size=20))
def test_the_total_is_the_sum_of_the_scores(deals: list[DealResult]) -> None:
    expected = dict.fromkeys(Side, 0)
    for number, deal in enumerate(deals, start=1):
        if deal.contract is not None:
            side = deal.contract.declarer.side
            vulnerable = side in board_vulnerable(number)
            score = duplicate_score(deal.contract, deal.tricks, vulnerable)
            expected[side if score > 0 else side.other] += abs(score)
    assert play_match(DUPLICATE, Seat.N, tuple(deals)).sheet.totals == expected


@given(st.lists(results(), min_size=2, max_size=6), st.randoms(use_true_random=False))
def test_deals_of_equal_vulnerability_may_change_places(
    deals: list[DealResult], chance: random.Random
) -> None:
    # Sixteen boards on, dealer and vulnerability are the same.
    apart = [deal for each in deals for deal in (each, *[PASS] * 15)]
    order = list(range(len(deals)))
    chance.shuffle(order)
    changed = [deal for place in order for deal in (deals[place], *[PASS] * 15)]
    before = play_match(DUPLICATE, Seat.N, tuple(apart)).sheet
    after = play_match(DUPLICATE, Seat.N, tuple(changed)).sheet
    assert after.totals == before.totals
    for place, origin in enumerate(order):
        now = [entry.points for entry in after.entries if entry.deal == 16 * place + 1]
        then = [entry.points for entry in before.entries if entry.deal == 16 * origin + 1]
        assert now == then


@given(st.lists(results(), max_size=6))
def test_the_sides_are_treated_alike_where_the_board_is(deals: list[DealResult]) -> None:
    # The boards on which both sides are vulnerable, or neither is.
    equal = [n for n in range(1, 97) if len(board_vulnerable(n)) != 1][: len(deals)]
    sheets = []
    for turn in (0, 1):
        filled = [PASS] * (equal[-1] if equal else 0)
        for number, deal in zip(equal, deals, strict=True):
            filled[number - 1] = turned(deal, turn)
        sheets.append(play_match(DUPLICATE, Seat.N, tuple(filled)).sheet)
    assert {side: sheets[1].totals[side.other] for side in Side} == sheets[0].totals


def turned(deal: DealResult, steps: int) -> DealResult:
    if deal.contract is None:
        return deal
    contract = deal.contract
    seat = contract.declarer.plus(steps)
    return DealResult(
        type(contract)(contract.level, contract.strain, contract.doubling, seat), deal.tricks
    )

"""A sheet kept by hand: deals behind the end, corrections, and the deals to come."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rekontra.contests import Match, MatchReason, keep_match, play_match, schedule
from rekontra.game import Illegal, Seat, Side
from rekontra.scoring import DealResult, Form, Profile, VulScheme, board_dealer, board_vulnerable
from tests.contests.results import PASS, SEATS, match, matches, profiles, result, results

RUBBER = Profile()
CHICAGO = Profile(form=Form.CHICAGO)
GAME, DOWN = result("4S N", 10), result("2S N", 7)


def test_deals_behind_the_end_are_neither_scored_nor_lost() -> None:
    kept, behind = keep_match(RUBBER, Seat.N, (GAME, GAME, DOWN, PASS))
    assert kept == match(RUBBER, GAME, GAME)
    assert behind == (3, 4)


def test_a_correction_brings_them_back() -> None:
    entered = (GAME, DOWN, GAME)
    assert keep_match(RUBBER, Seat.N, entered)[1] == ()
    assert keep_match(RUBBER, Seat.N, (GAME, GAME, GAME))[1] == (3,)
    assert keep_match(RUBBER, Seat.N, (GAME, DOWN, GAME))[1] == ()


def test_a_chicago_dealt_again_moves_its_end() -> None:
    four = (DOWN, DOWN, DOWN, DOWN)
    assert keep_match(CHICAGO, Seat.N, (*four, PASS))[1] == (5,)
    assert keep_match(CHICAGO, Seat.N, (PASS, *four, GAME, GAME))[1] == (6, 7)


def test_a_match_with_deals_behind_it_was_not_stopped() -> None:
    kept, behind = keep_match(RUBBER, Seat.N, (GAME, GAME, DOWN), stopped=True)
    assert (kept.stopped, behind) == (False, (3,))
    stopped, none = keep_match(RUBBER, Seat.N, (GAME,), stopped=True)
    assert (stopped, none) == (match(RUBBER, GAME).stop(), ())


def test_what_is_behind_the_end_must_be_possible_too() -> None:
    with pytest.raises(Illegal) as caught:
        keep_match(RUBBER, Seat.N, (GAME, GAME, result("1C N", 14)))
    assert caught.value.reason is MatchReason.TRICKS_OUT_OF_RANGE
    assert caught.value.details == {"deal": 3}


@given(profiles(), SEATS, st.lists(results(), max_size=14), st.booleans())
def test_a_kept_match_is_the_match_of_the_deals_before_its_end(
    profile: Profile, first: Seat, deals: list[DealResult], stopped: bool
) -> None:
    kept, behind = keep_match(profile, first, tuple(deals), stopped)
    counted = len(deals) - len(behind)
    assert behind == tuple(range(counted + 1, len(deals) + 1))
    assert kept == play_match(profile, first, tuple(deals[:counted]), stopped)
    if behind:
        assert kept.over
        with pytest.raises(Illegal) as caught:
            play_match(profile, first, tuple(deals), stopped)
        assert caught.value.details == {"deal": behind[0]}


@given(matches(), results(), st.data())
def test_a_correction_is_the_match_entered_right(
    wrong: Match, right: DealResult, data: st.DataObject
) -> None:
    if not wrong.results:
        return
    deal = data.draw(st.integers(1, len(wrong.results)))
    entered = (*wrong.results[: deal - 1], right, *wrong.results[deal:])
    kept, behind = keep_match(wrong.profile, wrong.first_dealer, entered, wrong.stopped)
    one_by_one = play_match(wrong.profile, wrong.first_dealer)
    for each in entered[: len(entered) - len(behind)]:
        one_by_one = one_by_one.add(each)
    if kept.stopped:
        one_by_one = one_by_one.stop()
    assert kept == one_by_one
    if not behind:
        assert wrong.correct(deal, right) == kept


def test_the_wheel_of_a_chicago() -> None:
    wheel = schedule(match(CHICAGO, DOWN, PASS, first=Seat.E))
    assert [each.number for each in wheel] == [1, 2, 3, 4]
    assert [each.dealer for each in wheel] == [Seat.E, Seat.S, Seat.W, Seat.N]
    assert [each.vulnerable for each in wheel] == [
        (),
        (Side.NS,),
        (Side.EW,),
        (Side.NS, Side.EW),
    ]
    other = replace(CHICAGO, vul_scheme=VulScheme.NON_DEALER_SIDE)
    turned = schedule(match(other, first=Seat.E))
    assert [each.vulnerable for each in turned][1:3] == [(Side.EW,), (Side.NS,)]


@given(matches())
def test_the_deals_come_as_they_were_laid_down(played: Match) -> None:
    laid_down = {each.number: each for each in schedule(played)}
    if played.profile.form.deals is None and played.profile.form is not Form.DUPLICATE:
        assert not laid_down
    for line in played.sheet.deals:
        if line.number in laid_down:
            each = laid_down[line.number]
            assert (each.dealer, each.vulnerable) == (line.dealer, line.vulnerable)
    standing = played.standing
    if laid_down:
        each = laid_down[standing.number]
        assert (each.dealer, each.vulnerable) == (standing.dealer, standing.vulnerable)


def test_the_boards_of_the_cycle_at_duplicate() -> None:
    profile = Profile(form=Form.DUPLICATE)
    boards = schedule(match(profile, *[PASS] * 16))
    assert [each.number for each in boards] == list(range(17, 33))
    assert all(each.dealer is board_dealer(each.number) for each in boards)
    assert all(each.vulnerable == board_vulnerable(each.number) for each in boards)
    assert schedule(match(profile, *[PASS] * 15))[0].number == 1

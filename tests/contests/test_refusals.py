"""Results that cannot stand, and corrections."""

from __future__ import annotations

from enum import Enum

import pytest

from rekontra.contests import MatchReason, check_honours, play_match, refusal, result_of
from rekontra.game import DealState, Illegal, Seat, Side, view
from rekontra.scoring import DealResult, Form, Honours, HonoursClaim, Profile
from tests.contests.results import PASS, match, result
from tests.game.deals import called, deal_of, played

RUBBER = Profile()
HONOURS = Profile(honours=True)
GAME = result("4S N", 10)
ONE_DOWN = result("2S N", 7)


def refused(function: object, *arguments: object) -> tuple[Enum, dict[str, str | int]]:
    assert callable(function)
    with pytest.raises(Illegal) as caught:
        function(*arguments)
    return caught.value.reason, caught.value.details


@pytest.mark.parametrize(
    ("profile", "wrong", "reason"),
    [
        (RUBBER, result("1C N", 14), MatchReason.TRICKS_OUT_OF_RANGE),
        (RUBBER, result("1C N", -1), MatchReason.TRICKS_OUT_OF_RANGE),
        (RUBBER, DealResult(None, 7), MatchReason.TRICKS_PASSED_OUT),
        (RUBBER, result("4S N", 10, Honours(Side.NS, 100)), MatchReason.HONOURS_OFF),
        (HONOURS, DealResult(None, 0, Honours(Side.NS, 100)), MatchReason.HONOURS_PASSED_OUT),
        (HONOURS, result("4S N", 10, Honours(Side.NS, 50)), MatchReason.HONOURS_AMOUNT),
        (HONOURS, result("3NT N", 9, Honours(Side.NS, 100)), MatchReason.HONOURS_AMOUNT),
    ],
)
def test_a_result_that_no_deal_can_have(
    profile: Profile, wrong: DealResult, reason: MatchReason
) -> None:
    assert refusal(profile, wrong) is reason
    assert refused(match(profile, ONE_DOWN).add, wrong) == (reason, {"deal": 2})


def test_honours_that_may_stand() -> None:
    assert refusal(HONOURS, result("3NT N", 9, Honours(Side.EW, 150))) is None
    assert refusal(HONOURS, result("3S N", 2, Honours(Side.EW, 100))) is None


def test_no_deal_after_the_end_of_a_rubber() -> None:
    over = match(RUBBER, GAME, GAME)
    assert refused(over.add, PASS) == (MatchReason.RUBBER_OVER, {"deal": 3})
    assert refused(over.stop) == (MatchReason.RUBBER_OVER, {})


@pytest.mark.parametrize("form", [Form.CHICAGO, Form.CHICAGO_DUPLICATE])
def test_no_fifth_deal_of_a_chicago(form: Form) -> None:
    over = match(Profile(form=form), ONE_DOWN, ONE_DOWN, ONE_DOWN, PASS, ONE_DOWN)
    assert refused(over.add, PASS) == (MatchReason.CHICAGO_OVER, {"deal": 6})
    assert refused(over.stop) == (MatchReason.CHICAGO_OVER, {})


def test_no_deal_after_a_match_is_stopped() -> None:
    stopped = match(RUBBER, GAME).stop()
    assert refused(stopped.add, GAME) == (MatchReason.MATCH_STOPPED, {})
    assert refused(stopped.stop) == (MatchReason.MATCH_STOPPED, {})


def test_a_match_played_out_is_not_stopped() -> None:
    over = play_match(RUBBER, Seat.N, (GAME, GAME), stopped=True)
    assert not over.stopped
    assert not over.sheet.stopped
    assert over == match(RUBBER, GAME, GAME)


def test_a_correction_computes_everything_after_it_anew() -> None:
    before = match(RUBBER, GAME, result("4SX N", 8))
    assert before.sheet.totals == {Side.NS: 120, Side.EW: 500}
    corrected = before.correct(1, ONE_DOWN)
    assert corrected == match(RUBBER, ONE_DOWN, result("4SX N", 8))
    assert corrected.sheet.totals == {Side.NS: 0, Side.EW: 350}


def test_a_correction_of_a_stopped_rubber_keeps_it_stopped() -> None:
    stopped = match(RUBBER, ONE_DOWN).stop().correct(1, GAME)
    assert stopped.stopped
    assert stopped.sheet.totals[Side.NS] == 420


def test_a_correction_that_ends_the_rubber_too_early_is_reported() -> None:
    before = match(RUBBER, GAME, ONE_DOWN, ONE_DOWN)
    assert refused(before.correct, 2, GAME) == (MatchReason.RUBBER_OVER, {"deal": 3})


@pytest.mark.parametrize("deal", [0, 3])
def test_a_deal_that_was_not_played_cannot_be_corrected(deal: int) -> None:
    reason = refused(match(RUBBER, GAME, ONE_DOWN).correct, deal, GAME)
    assert reason == (MatchReason.NO_SUCH_DEAL, {"deal": deal})


DEAL = deal_of("AKQJ2.K83.A94.52 T98.QJT9.KQJ.AKQ 7654.A54.T87.T98 3.762.6532.J7643")


def test_honours_must_be_held_when_the_hands_are_known() -> None:
    held = result("4S N", 10, Honours(Side.NS, 100))
    check_honours(held, DEAL.hands)
    check_honours(ONE_DOWN, DEAL.hands)
    check_honours(PASS, DEAL.hands)
    for wrong in (
        result("4S N", 10, Honours(Side.NS, 150)),
        result("4S N", 10, Honours(Side.EW, 100)),
        result("4H N", 10, Honours(Side.NS, 100)),
    ):
        reason, _ = refused(check_honours, wrong, DEAL.hands)
        assert reason is MatchReason.HONOURS_NOT_HELD


def one_spade_played() -> DealState:
    """One spade by North, every hand playing its first legal card."""
    state = called(DEAL, "1S P P P")
    while state.actor is not None:
        state = played(state, [view(state, state.actor).legal_cards[0]])
    return state


def test_the_result_of_a_deal_played_at_a_table() -> None:
    state = one_spade_played()
    assert result_of(state, RUBBER) == DealResult(state.contract, state.tricks_made or 0)
    found = result_of(state, HONOURS)
    assert found.honours == Honours(Side.NS, 100)
    assert refusal(HONOURS, found) is None
    check_honours(found, DEAL.hands)


def test_c5_the_result_has_honours_only_when_claimed() -> None:
    state = one_spade_played()
    profile = Profile(honours=True, honours_claim=HonoursClaim.AFTER_PLAY)
    assert result_of(state, profile).honours is None
    assert result_of(state, profile, (Seat.N,)).honours == Honours(Side.NS, 100)


def test_a_deal_under_way_has_no_result() -> None:
    reason, _ = refused(result_of, called(DEAL, "1S P P P"), RUBBER)
    assert reason is MatchReason.DEAL_UNFINISHED


def test_a_passed_out_deal_has_no_result_but_that() -> None:
    assert result_of(called(DEAL, "P P P P"), HONOURS) == PASS

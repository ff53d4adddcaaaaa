"""Blackwood and Gerber: who asks, what is answered, and what is made of it."""

from dataclasses import replace

import pytest

from rekontra.bots.bidding import SAYC
from tests.bots.bidding.asked import call, heard, rule


@pytest.mark.parametrize(
    ("hand", "answer"),
    [
        ("K8532.QJ4.KQ5.K2", "5C"),
        ("AK532.QJ4.KQ5.82", "5D"),
        ("AK532.A84.Q75.82", "5H"),
        ("AK532.A84.A75.82", "5S"),
        ("AK532.A84.A75.A2", "5C"),
    ],
)
def test_blackwood_is_answered_by_steps(hand: str, answer: str) -> None:
    assert call(heard("1S P 4NT P"), hand) == answer


@pytest.mark.parametrize(
    ("hand", "answer"),
    [("KQ4.KJ85.KQ4.K85", "4D"), ("AQ4.KJ85.KQ4.K85", "4H"), ("AQ4.AJ85.KQ4.Q85", "4S")],
)
def test_gerber_is_answered_by_steps_over_notrump(hand: str, answer: str) -> None:
    assert call(heard("1NT P 4C P"), hand) == answer


def test_kings_are_answered_after_the_aces() -> None:
    asked = heard("1S P 4NT P 5H P 5NT P")
    assert call(asked, "AK532.A84.Q75.82") == "6D"
    assert call(asked, "AK532.AK4.975.82") == "6H"


def test_with_all_aces_but_one_the_asker_bids_six_and_with_two_missing_he_stops() -> None:
    hand = "KQJ985.KQJ.AKJ.2"
    assert call(heard("1S P 3S P 4NT P 5H P"), hand) == "6S"
    assert call(heard("1S P 3S P 4NT P 5D P"), hand) == "5S"


def test_no_ace_opposite_a_limit_raise_is_none_and_not_four() -> None:
    assert call(heard("1S P 3S P 4NT P 5C P"), "KQJ985.KQJ.KQJ.2") == "5S"


def test_no_ace_opposite_a_hand_that_may_hold_all_is_four() -> None:
    assert call(heard("1S P 4NT P 5C P"), "KQJ7.KQJ5.KQJ4.K") != "5S"


def test_an_answer_that_names_the_trumps_is_passed_when_aces_are_missing() -> None:
    asked = heard("1D P 3D P 4NT P 5D P")
    assert call(asked, "K3.KQ.KQJT85.KQJ") == "P"


def test_a_hand_with_a_void_does_not_ask() -> None:
    strong = "AKQ952..KQJ4.AK3"
    assert call(heard("1S P 3S P"), strong) != "4NT"


def test_four_notrump_over_notrump_does_not_ask_for_aces() -> None:
    meant = rule(heard("1NT P"), "KQ4.AJ8.KJ63.Q85")
    assert meant.convention != "blackwood"
    answered = heard("1NT P 4NT P")
    assert answered.heard[2].meaning.convention is None


def test_a_person_may_ask_at_any_time_and_is_understood() -> None:
    asked = heard("1H P 2C P 2H P 4NT P")
    assert asked.heard[6].meaning.convention == "blackwood"
    assert call(asked, "A83.KQJ85.K72.A5") == "5H"


def test_without_blackwood_four_notrump_is_natural() -> None:
    asked = heard("1S P 4NT P", system=replace(SAYC, blackwood=False))
    assert asked.heard[2].meaning.convention is None
    assert not asked.heard[2].meaning.artificial


def test_without_gerber_four_clubs_over_notrump_is_natural() -> None:
    asked = heard("1NT P 4C P", system=replace(SAYC, gerber=False))
    assert asked.heard[2].meaning.convention is None


def test_opener_looks_for_a_slam_over_a_limit_raise_with_the_values_alone() -> None:
    assert call(heard("1S P 3S P"), "AKQ852.A3.KQ4.K2") == "4NT"
    assert call(heard("1S P 3S P"), "AK8532.A3.Q74.K2") == "4S"

"""What the bots call at a table with given hands, above all what the score makes of it."""

import pytest

from rekontra.scoring.profile import Form
from tests.bots.tables import bids


@pytest.mark.parametrize(
    ("hand", "call"),
    [
        ("AK752.K83.A94.52", "1S"),
        ("K83.AK752.A94.52", "1H"),
        ("AQ752.KQ852.A4.2", "1S"),
        ("KQ83.A75.AJ94.52", "1D"),
        ("KQ83.A75.942.AJ5", "1C"),
        ("KQ8.A75.AJ94.K52", "1NT"),
        ("KQ8.AQ5.AKJ4.K52", "2C"),
        ("KQ8.AQ5.AQJ4.KT2", "2NT"),
        ("AQJ954.83.742.52", "2S"),
        ("83.6.KQJ9542.J52", "3D"),
        ("83.AQJT8542.7.52", "4H"),
        ("Q83.J75.Q942.K52", "P"),
    ],
)
def test_openings(hand: str, call: str) -> None:
    assert bids(hand) == call


@pytest.mark.parametrize(
    ("auction", "hand", "call"),
    [
        ("1S P", "K85.742.Q963.J52", "2S"),
        ("1S P", "KQ85.742.A963.J5", "3S"),
        ("1S P", "KQ85.74.AK63.J52", "2NT"),
        ("1C P", "KQ85.A742.963.52", "1H"),
        ("1C P", "KQ852.AJ742.96.5", "1S"),
        ("1H P", "K85.4.AQ9632.A52", "2D"),
        ("1H P", "K85.42.Q963.Q852", "1NT"),
        ("1H P", "985.42.J963.Q852", "P"),
        ("1NT P", "985.J9642.63.852", "2D"),
        ("1NT P", "K85.Q4.AJ963.852", "3NT"),
        ("1NT P", "KJ85.Q42.A963.85", "2C"),
        ("1NT P", "KJ8.Q42.9863.K85", "2NT"),
        ("1NT P 2C P", "AQ8.KQ42.K86.Q85", "2H"),
        ("1NT P 2NT P", "AQ84.KQ42.K8.QJ5", "3NT"),
        ("2C P", "985.J9642.63.852", "2D"),
        ("2H P", "K75.Q53.Q842.A64", "3H"),
    ],
)
def test_responses(auction: str, hand: str, call: str) -> None:
    assert bids(hand, auction) == call


@pytest.mark.parametrize(
    ("auction", "hand", "call"),
    [
        ("1D P 1S P", "KQ85.42.AJ963.Q5", "2S"),
        ("1D P 1S P", "Q5.K42.AQ963.K52", "1NT"),
        ("1D P 1S P", "Q5.42.AQJ963.K52", "2D"),
        ("1D P 1S P", "5.A42.AQ963.KJ52", "2C"),
        ("1D P 1S P", "AQ85.2.AKQ63.K52", "4S"),
        ("1H P 2H P", "A5.KQJ42.Q63.752", "P"),
        ("1H P 2H P", "A5.AKJ42.A63.K52", "4H"),
        ("1H P 3H P", "A5.KQJ42.AJ3.752", "4H"),
    ],
)
def test_openers_second_call(auction: str, hand: str, call: str) -> None:
    assert bids(hand, auction) == call


@pytest.mark.parametrize(
    ("auction", "hand", "call"),
    [
        ("1D", "AQJ85.42.K63.852", "1S"),
        ("1D", "KQ85.AJ42.6.K852", "X"),
        ("1D", "KQ8.AJ4.KJ6.Q852", "1NT"),
        ("1D", "Q985.J42.K63.852", "P"),
        ("1S", "8.KQ42.AJ63.K852", "X"),
        ("1H X P", "Q985.842.K63.852", "1S"),
        ("1H X P", "AQ85.84.K632.852", "2S"),
        ("1H X P", "AQ985.84.KQ3.852", "4S"),
        ("1H X P", "85.KQJT9.K63.852", "P"),
        ("1C 1S", "85.KJ94.Q963.A52", "X"),
        ("1H 1S", "85.KJ94.Q9632.52", "2H"),
    ],
)
def test_competition(auction: str, hand: str, call: str) -> None:
    assert bids(hand, auction) == call


def test_with_aces_missing_the_asker_stops_below_slam() -> None:
    assert bids("KQJ985.KQJ.KQJ.2", "1S P 3S P 4NT P 5C P") == "5S"
    assert bids("KQJ985.AQJ.AKJ.2", "1S P 3S P 4NT P 5D P") == "6S"


def test_a_forcing_bid_is_never_passed() -> None:
    weak = "985.J964.6532.85"
    assert bids(weak, "2C P") != "P"
    assert bids(weak, "1D X P") != "P"
    assert bids("A5.42.AKJ963.752", "1D P 1S P") != "P"


def test_forty_on_a_raise_to_two_hearts_is_game_and_stands() -> None:
    strong = "A5.AKJ42.A63.K52"
    assert bids(strong, "1H P 2H P", legs=40) == "P"
    assert bids(strong, "1H P 2H P") == "4H"


def test_forty_on_an_opening_hand_with_support_bids_two_hearts_only() -> None:
    assert bids("K5.Q842.AJ63.Q52", "1H P", legs=40) == "2H"


def test_sixty_on_one_notrump_is_enough() -> None:
    hand = "K85.Q42.AJ63.T52"
    assert bids(hand, "1NT P", legs=60) == "P"
    assert bids(hand, "1NT P", legs=40) == "2NT"
    assert bids(hand, "1NT P") == "3NT"


def test_legs_do_not_count_where_part_scores_are_not_carried() -> None:
    hand = "K85.Q42.AJ63.T52"
    assert bids(hand, "1NT P", legs=60, form=Form.CHICAGO_DUPLICATE) == "3NT"


def test_a_made_game_is_left_alone_without_slam_values() -> None:
    assert bids("A5.KQJ42.AJ3.752", "1H P 4H P") == "P"
    assert bids("A5.KJ2.KQJ3.Q752", "1NT P 3NT P") == "P"


def test_with_slam_values_the_bot_goes_on() -> None:
    assert bids("AQ5.AKJ542.AKJ.2", "1H P 3H P") == "4NT"
    assert bids("AQJ.KQ5.KQ63.A52", "1NT P") in ("5NT", "6NT", "7NT")


def test_a_stack_of_trumps_and_aces_doubles_their_game() -> None:
    assert bids("KQJ9.A42.A63.752", "1S P 4S") == "X"
    assert bids("9742.A42.K63.752", "1S P 4S") == "P"


def test_a_cheap_sacrifice_only_when_not_vulnerable() -> None:
    hand = "2.QJ9754.J8642.5"
    auction = "1H 1S 2H 4S P P"
    assert bids(hand, auction, vulnerable="they") == "5H"
    assert bids(hand, auction, vulnerable="we") != "5H"

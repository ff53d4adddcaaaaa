"""The natural floor: an answer to everything, and what the score makes of a bid."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rekontra.analysis.hands import Hand
from rekontra.bots.bidding import Forcing, Range
from rekontra.bots.bidding.books import book
from rekontra.bots.bidding.floor import floor, unlisted
from rekontra.bots.bidding.reading import choose
from rekontra.bots.stakes import Stakes
from rekontra.game import PACK, Call, Strain, Suit
from tests.bots.bidding.asked import call, heard
from tests.fuzz import bidding
from tests.fuzz.frame import run

WEAK = "985.J964.6532.85"


def test_there_is_a_legal_answer_whoever_has_called_what() -> None:
    outcome = run(bidding.FUZZ_STRANGE, 0, 120)
    assert outcome.failures == ()


@settings(max_examples=100, deadline=None)
@given(st.integers(0, 2**32))
def test_the_floor_alone_fits_every_hand(seed: int) -> None:
    chance = random.Random(seed)
    hand = Hand.of(chance.sample(PACK, 13))
    auction = chance.choice(["", "1C", "1C P", "1NT P 2C P", "1H 1S X P", "2C P", "1D X P"])
    rules = [rule for rule in floor(heard(auction)) if rule.call in heard(auction).legal]
    assert any(rule.needs.holds(hand) for rule in rules)


@pytest.mark.parametrize(
    "auction",
    ["2C P", "1H P 2NT P", "1D P 1S P", "1D X P", "1NT P 2D P", "1S P 4NT P", "1H P 3D P"],
)
def test_a_forcing_call_is_never_passed(auction: str) -> None:
    assert call(heard(auction), WEAK) != "P"


def test_an_artificial_bid_is_never_left_in_by_the_floor() -> None:
    context = heard("1NT P 2D P")
    chosen = choose(context, Hand.of(random.Random(1).sample(PACK, 13)))
    assert chosen.call is not Call.PASS


def test_a_bid_that_no_rule_makes_is_read_naturally() -> None:
    context = heard("1H P 1S P")
    strange = unlisted(context, Call.C5)
    assert not strange.artificial
    assert strange.needs.narrow(context.mine).held(Suit.C) >= 5


def test_a_bid_of_their_suit_is_read_as_a_question() -> None:
    cue = unlisted(heard("1H P P"), Call.H4)
    assert cue.artificial
    assert cue.forcing is Forcing.ROUND


def test_a_double_of_what_partner_has_bid_over_is_read_for_penalty() -> None:
    assert unlisted(heard("1S 2D 4S"), Call.DOUBLE).note == "penalty-double"
    assert unlisted(heard("1S"), Call.DOUBLE).note == "natural-takeout"


def test_no_rule_of_the_floor_gives_a_call_of_the_book_a_second_meaning() -> None:
    context = heard("1S P")
    notes = {rule.note for rule in book(context) if rule.call is Call.NT2 and not rule.resort}
    assert "game-at-notrump" not in notes
    assert "invite" not in notes


# The score.


@pytest.mark.parametrize(
    ("part", "strain", "level"),
    [
        (0, Strain.NT, 3),
        (0, Strain.S, 4),
        (0, Strain.C, 5),
        (40, Strain.H, 2),
        (40, Strain.NT, 2),
        (60, Strain.NT, 1),
        (60, Strain.D, 2),
        (90, Strain.C, 1),
        (30, Strain.NT, 2),
        (20, Strain.S, 3),
    ],
)
def test_a_part_score_brings_game_lower(part: int, strain: Strain, level: int) -> None:
    stakes = Stakes(part, 0, False, False, False)
    assert stakes.game_level(strain) == level
    assert stakes.is_game(Call.bid(level, strain))
    assert not stakes.is_game(Call.PASS)


def test_with_forty_on_two_hearts_is_game_and_stands() -> None:
    strong = "A5.AKJ42.A63.K52"
    assert call(heard("1H P 2H P", part=40), strong) == "P"
    assert call(heard("1H P 2H P"), strong) == "4H"


def test_with_sixty_on_one_notrump_is_enough() -> None:
    hand = "K85.Q42.AJ63.T52"
    assert call(heard("1NT P", part=60), hand) == "P"
    assert call(heard("1NT P"), hand) == "3NT"


def test_nobody_invites_to_a_game_that_is_bid_already() -> None:
    hand = "K85.Q42.KJ63.T52"
    assert call(heard("1NT P"), hand) == "2NT"
    assert call(heard("1NT P", part=60), hand) == "P"


def test_game_to_the_score_is_passed_even_when_partner_would_be_bound_without_it() -> None:
    opener = "AQ854.K3.KJ5.Q72"
    assert call(heard("1S P 2H P"), opener) != "P"
    assert call(heard("1D P 1S P", part=70), "KJ4.Q83.AQ52.K63") == "P"


def test_slams_are_still_tried_when_a_part_score_makes_the_bid_game() -> None:
    assert call(heard("1H P 2H P", part=40), "AK.AKQJ42.AQ3.K2") != "P"


def test_a_part_score_of_theirs_is_fought_for() -> None:
    hand = "AK8..QT87642.K73"
    auction = "P 1H 2D X P 2H"
    assert call(heard(auction), hand) == "P"
    assert call(heard(auction, their_part=60), hand) == "3D"


def test_more_is_risked_for_a_part_score_on_the_last_deal_and_with_one_of_our_own() -> None:
    ordinary = Stakes(0, 0, False, False, last=False)
    assert Stakes(0, 0, False, False, last=True).keen() > ordinary.keen()
    assert Stakes(40, 0, False, False, last=False).keen() > ordinary.keen()
    assert Stakes(40, 60, False, False, last=False).keen() > 1


def test_a_sacrifice_is_cheap_or_is_not_made() -> None:
    hand = "2.QJ9754.J8642.5"
    auction = "P 1H 1S 2H 4S P P"
    assert call(heard(auction, vulnerable=True), hand) != "5H"


def test_an_invitation_shows_its_range() -> None:
    context = heard("1NT P")
    shown = [rule.needs.narrow(context.mine).hcp for rule in book(context) if rule.call is Call.NT2]
    assert shown
    assert all(strength.low >= 7 and strength.high <= 10 for strength in shown)
    assert Range(15, 17) == heard("1NT").rho.hcp

"""What a call tells the table: what its rules state, and nothing that goes without saying."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from rekontra.analysis.hands import Hand
from rekontra.bots.bidding import Context, Meaning, Range, read
from rekontra.bots.bidding.constraint import anything, at_most, balanced, hcp, length
from rekontra.bots.bidding.meaning import Rule, as_said, meaning_of
from rekontra.bots.bidding.reading import rules
from rekontra.bots.stakes import Stakes
from rekontra.cli.meaning import meaning_text
from rekontra.game import Call, Seat, Side, Suit, parse_hand
from rekontra.words import Words


def _read(auction: str) -> Context:
    stakes = dict.fromkeys(Side, Stakes(0, 0, False, False, False))
    return read(Seat.N, tuple(map(Call, auction.split())), stakes)


def _said(auction: str, language: str = "en") -> str:
    return meaning_text(Words(language), _read(auction).heard[-1].meaning)


def _lengths(needs: Sequence[Rule]) -> dict[Suit, Range]:
    return dict(meaning_of(needs).lengths)


@pytest.mark.parametrize(
    ("auction", "said"),
    [
        ("1C", "10–21 HCP, 3+ clubs"),
        ("1S", "10–21 HCP, 5+ spades"),
        ("1NT", "15–17 HCP, balanced"),
        ("P", "at most 12 HCP"),
        ("1H P P", "at most 5 HCP"),
        ("1H P", "at most 17 HCP"),
        ("2S", "Weak two convention, 5–10 HCP, 6 spades, at most 3 hearts"),
        ("1NT P 2D P 2H P 3NT", "10–15 HCP, 5 hearts"),
        ("1H X P 1S", "at most 13 points"),
        ("1S P 3D", "15+ HCP, 5+ diamonds, forcing to game"),
        ("P P P 1H P 2C P 2H", "11–18 points, 5+ hearts"),
    ],
)
def test_calls_tell_what_a_reader_needs(auction: str, said: str) -> None:
    assert _said(auction) == said


def test_a_short_suit_is_called_by_its_name() -> None:
    assert "a singleton or void in clubs" in _said("1S P 2NT P 3C")
    assert "трефы: синглет или ренонс" in _said("1S P 2NT P 3C", "ru")


def test_russian_points_agree_with_their_number() -> None:
    assert _said("1S", "ru").startswith("10–21 очко")
    assert _said("1NT", "ru").startswith("15–17 очков")


def test_what_thirteen_cards_imply_is_not_told() -> None:
    two_suits = Rule(Call.H2, length(Suit.H, 5) & length(Suit.S, 5), "michaels")
    assert _lengths([two_suits]) == {Suit.S: Range(5, 13), Suit.H: Range(5, 13)}


def test_a_balanced_hand_lists_only_what_is_unusual() -> None:
    without_spades = Rule(Call.NT1, balanced & at_most(Suit.S, 3), "response-1nt")
    assert _lengths([Rule(Call.NT1, balanced, "opening-1nt")]) == {}
    assert _lengths([without_spades]) == {Suit.S: Range(0, 3)}


def test_one_rule_of_several_that_says_nothing_leaves_nothing_to_tell() -> None:
    spades = Rule(Call.S2, length(Suit.S, 6) & hcp(6, 9), "suit-again")
    assert meaning_of([spades, Rule(Call.S2, anything, "least-bid")]) == Meaning("suit-again")


def test_what_is_said_can_be_asked_of_a_hand() -> None:
    said = as_said(Meaning("", Range(12, 14), lengths=((Suit.S, Range(0, 3)),), balanced=True))
    assert said.holds(Hand.of(parse_hand("KQ2.K83.A94.Q852")))
    assert not said.holds(Hand.of(parse_hand("AKQ.K83.A94.Q852")))
    assert not said.holds(Hand.of(parse_hand("KQ72.K83.A94.852")))
    assert not said.holds(Hand.of(parse_hand("KQ.K83.A9.Q87652")))


def test_a_last_resort_says_nothing_untrue() -> None:
    """Seventeen points with a long weak suit: no way out is a rebid of 1NT with 12 to 14."""
    context = _read("1D P 1H P")
    hand = Hand.of(parse_hand("AQ.AQ3.J987643.A"))
    ways = [rule for rule in rules(context) if rule.resort and rule.needs.holds(hand)]
    assert ways
    assert all(rule.call is not Call.NT1 for rule in ways)

"""Honours of rubber bridge and Chicago."""

from __future__ import annotations

import pytest
from hypothesis import given

from rekontra.game import PACK, Contract, Deal, Seat, Side, Strain, parse_hand
from rekontra.scoring import Honours, HonoursClaim, Profile, honours_award, honours_due
from tests.game.deals import deals

FOUR_SPADES = "AKQT2.K83.A94.52"
FIVE_SPADES = "AKQJT.K83.A94.52"
FOUR_ACES = "A4.A83.A9432.A52"


def hands_with(text: str, seat: Seat) -> Deal:
    """A deal where this seat has this hand and the rest comes in order."""
    hand = parse_hand(text)
    rest = [card for card in PACK if card not in hand]
    others = iter((tuple(rest[:13]), tuple(rest[13:26]), tuple(rest[26:])))
    n, e, s, w = (hand if each is seat else next(others) for each in Seat)
    return Deal(Seat.N, (), (n, e, s, w))


@pytest.mark.parametrize("seat", Seat)
@pytest.mark.parametrize(
    ("text", "strain", "points"),
    [(FOUR_SPADES, Strain.S, 100), (FIVE_SPADES, Strain.S, 150), (FOUR_ACES, Strain.NT, 150)],
)
def test_honours_count_in_any_one_hand(seat: Seat, text: str, strain: Strain, points: int) -> None:
    assert honours_award(hands_with(text, seat).hands, strain) == (seat, points)


@pytest.mark.parametrize(
    ("text", "strain"),
    [(FIVE_SPADES, Strain.NT), (FOUR_ACES, Strain.S), ("AKQ92.K83.A94.52", Strain.S)],
)
def test_no_other_holding_counts(text: str, strain: Strain) -> None:
    award = honours_award(hands_with(text, Seat.E).hands, strain)
    assert award is None or award[0] is not Seat.E


CONTRACT = Contract(4, Strain.S, 0, Seat.N)


def test_c4_honours_are_off_by_default() -> None:
    hands = hands_with(FIVE_SPADES, Seat.W).hands
    assert honours_due(Profile(), hands, CONTRACT) is None
    assert honours_due(Profile(honours=True), hands, CONTRACT) == Honours(Side.EW, 150)


@pytest.mark.parametrize("claim", [HonoursClaim.AFTER_PLAY, HonoursClaim.AFTER_AUCTION])
def test_c5_honours_not_claimed_in_time_are_lost(claim: HonoursClaim) -> None:
    hands = hands_with(FOUR_SPADES, Seat.W).hands
    profile = Profile(honours=True, honours_claim=claim)
    assert honours_due(profile, hands, CONTRACT) is None
    assert honours_due(profile, hands, CONTRACT, (Seat.E,)) is None
    assert honours_due(profile, hands, CONTRACT, (Seat.W,)) == Honours(Side.EW, 100)


@given(deals())
def test_at_most_one_hand_holds_honours(deal: Deal) -> None:
    for strain in Strain:
        award = honours_award(deal.hands, strain)
        assert award is None or award[1] in (100, 150)

"""Claims: never more than the cards give, and safe only where no card must lie well."""

from __future__ import annotations

import random
from math import comb

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rekontra.analysis import Claim, Position, claim_holds, most_tricks
from rekontra.analysis.claims import LAYOUTS, layouts
from rekontra.game import SEATS, Card, Contract, Strain, Suit
from tests.analysis.known import KNOWN, ending, play_out

N, E, S, W = SEATS


def test_winners_from_the_top_are_safe() -> None:
    position = ending("AK.2.. QJ.3.. 32.A.. T9.4..", Strain.NT, N)
    assert claim_holds(position, S, N, 3) is Claim.SAFE
    assert claim_holds(position, N, S, 2) is Claim.SAFE


def test_more_than_best_play_takes_is_false() -> None:
    position = ending("AQ... K4... 32... JT...", Strain.NT, S)
    assert claim_holds(position, S, N, 2) is Claim.FALSE
    assert claim_holds(position, S, N, 1) is Claim.SAFE


def test_a_finesse_that_works_is_possible_and_not_safe() -> None:
    position = ending("AQ... JT... 32... K4...", Strain.NT, S)
    assert most_tricks(position, S.side) == 2
    assert claim_holds(position, S, N, 2) is Claim.POSSIBLE


def test_a_queen_that_can_be_caught_either_way_is_a_guess() -> None:
    position = ending("AJ3... Q98... KT2... 765...", Strain.NT, S)
    assert most_tricks(position, S.side) == 3
    assert claim_holds(position, S, N, 3) is Claim.POSSIBLE
    assert claim_holds(position, S, N, 2) is Claim.SAFE


def test_length_counts_only_where_no_split_can_hurt_it() -> None:
    position = ending("AKQ4... JT9.4.. 32.32.. 8.KQJ..", Strain.NT, N)
    assert most_tricks(position, S.side) == 4
    assert claim_holds(position, S, N, 4) is Claim.POSSIBLE
    assert claim_holds(position, S, N, 3) is Claim.SAFE


def test_what_a_hand_has_shown_out_of_can_make_a_claim_safe() -> None:
    # One trump is out: whoever has it must have clubs to follow with.
    position = ending(".432.. 2...QJ ..2.AK ..765.", Strain.S, S)
    assert claim_holds(position, S, N, 2) is Claim.POSSIBLE
    assert claim_holds(position, S, N, 2, {W: (Suit.S, Suit.C)}) is Claim.SAFE


def test_a_defender_sees_his_hand_and_dummy() -> None:
    # East is to take a trick with the king behind dummy's ace and queen, wherever South's jack is.
    position = ending("AQ... K4... J3... T2...", Strain.NT, W)
    assert claim_holds(position, E, N, 1) is Claim.SAFE
    assert claim_holds(position, E, N, 2) is Claim.FALSE


def test_dummy_makes_no_claim() -> None:
    position = ending("A... K... Q... J...", Strain.NT, N)
    with pytest.raises(ValueError, match="dummy"):
        claim_holds(position, N, N, 1)


def test_few_layouts_are_all_looked_at_and_many_are_drawn() -> None:
    hands, _ = KNOWN[0]
    few = ending("A2..2. K3..3. Q4..4. J5..5.", Strain.NT, N)
    found = list(layouts(few, S, N))
    assert len(found) == len({(each.hands[1]) for each in found}) == comb(6, 3)
    assert few in [_sorted(each) for each in found]
    many = Position(hands, Strain.NT, N)
    assert len(list(layouts(many, S, N))) == LAYOUTS
    assert list(layouts(many, S, N, seed=1)) == list(layouts(many, S, N, seed=1))
    assert list(layouts(many, S, N, seed=1)) != list(layouts(many, S, N, seed=2))


def _sorted(position: Position) -> Position:
    n, e, s, w = (tuple(sorted(hand, key=_order)) for hand in position.hands)
    return Position((n, e, s, w), position.strain, position.leader, position.trick)


def _order(card: Card) -> tuple[int, int]:
    return -"CDHS".index(card.suit.value), -card.height


def test_a_hand_gets_no_card_of_a_suit_it_has_shown_out_of() -> None:
    position = ending("A2..2. K3..3. Q4..4. J5..5.", Strain.NT, N)
    for each in layouts(position, S, N, {W: (Suit.D,)}):
        assert Card.D3 in each.hands[E.index] and Card.D5 in each.hands[E.index]
    for each in layouts(position, S, N, {E: (Suit.D,)}):
        assert Card.D3 in each.hands[W.index] and Card.D5 in each.hands[W.index]
    # West discards a heart on the spade led, so that all spades out are East's.
    discarded = ending("A2... K3... Q... .J..", Strain.NT, S, Card.S9, Card.H5)
    assert {each.hands[E.index] for each in layouts(discarded, S, N)} == {(Card.SK, Card.S3)}


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 99), st.sampled_from(Strain), st.integers(36, 51), st.integers(0, 99))
def test_a_safe_claim_is_never_false_whatever_the_layout(
    deal: int, strain: Strain, moment: int, seed: int
) -> None:
    contract = Contract(1, strain, 0, S)
    position = list(play_out(KNOWN[deal][0], contract, random.Random(seed)))[moment]
    most = most_tricks(position, S.side)
    claims = [claim_holds(position, S, N, tricks) for tricks in range(position.left + 2)]
    assert claims == sorted(claims, key=(Claim.SAFE, Claim.POSSIBLE, Claim.FALSE).index)
    assert claims[0] is Claim.SAFE
    assert [claim is Claim.FALSE for claim in claims] == [
        tricks > most for tricks in range(position.left + 2)
    ]
    safe = claims.count(Claim.SAFE) - 1
    assert all(most_tricks(each, S.side) >= safe for each in layouts(position, S, N))

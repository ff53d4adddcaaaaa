"""Par: what neither side can better, found anew by thinking the auction through to its end."""

from __future__ import annotations

from functools import cache

import pytest

from rekontra.analysis import DoubleDummy, Par, ParContract, par
from rekontra.game import BIDS, SEATS, Call, Contract, Seat, Side, Strain
from rekontra.scoring import duplicate_score
from tests.analysis.known import KNOWN, table_of

VULNERABLE = ((), (Side.NS,), (Side.EW,), (Side.NS, Side.EW))


def score_of(contract: ParContract, declarer: Seat, tricks: int, zone: tuple[Side, ...]) -> int:
    """What a contract scores for North-South."""
    played = Contract(contract.level, contract.strain, int(contract.doubled), declarer)
    points = duplicate_score(played, tricks, declarer.side in zone)
    return points if declarer.side is Side.NS else -points


def best_auction(table: DoubleDummy, dealer: Seat, zone: tuple[Side, ...]) -> int:
    """The score for North-South of an auction in which everybody bids as suits him best.

    A contract that fails is doubled. The side that speaks tries whichever of its two declarers
    does better, as the partner may bid in its stead.
    """

    def played(side: Side, bid: Call) -> int:
        def score(declarer: Seat) -> int:
            tricks = table.of(declarer, bid.strain)
            doubled = tricks < bid.level + 6
            contract = ParContract(bid.level, bid.strain, doubled, (declarer,), 0)
            return score_of(contract, declarer, tricks, zone)

        return best(side, [score(declarer) for declarer in side.seats])

    def best(side: Side, scores: list[int]) -> int:
        return max(scores) if side is Side.NS else min(scores)

    @cache
    def after(side: Side, number: int) -> int:
        """The score when this side has made the bid of this number and the others may speak."""
        outbid = [after(side.other, higher.number) for higher in BIDS[number + 1 :]]
        return best(side.other, [played(side, BIDS[number]), *outbid])

    def opening(side: Side, passes: int) -> int:
        """The score when nobody has bid yet."""
        if passes == 4:
            return 0
        bids = [after(side, bid.number) for bid in BIDS]
        return best(side, [opening(side.other, passes + 1), *bids])

    return opening(dealer.side, 0)


def check(table: DoubleDummy, dealer: Seat, zone: tuple[Side, ...]) -> None:
    found = par(table, dealer, zone)
    assert found.score == best_auction(table, dealer, zone)
    assert bool(found.contracts) == (found.score != 0)
    for contract in found.contracts:
        assert contract.doubled == (contract.result < 0)
        for declarer in contract.declarers:
            tricks = table.of(declarer, contract.strain)
            assert contract.result == tricks - contract.level - 6
            assert score_of(contract, declarer, tricks, zone) == found.score


@pytest.mark.parametrize("zone", VULNERABLE, ids=lambda zone: "".join(s.value for s in zone) or "0")
@pytest.mark.parametrize("dealer", SEATS)
def test_par_is_what_the_best_auction_scores(dealer: Seat, zone: tuple[Side, ...]) -> None:
    for _, table in KNOWN:
        check(table, dealer, zone)


def table_by_side(ns: dict[str, int], ew: dict[str, int]) -> DoubleDummy:
    """A table in which both partners take the same tricks, strain by strain."""
    strains = ("S", "H", "D", "C", "NT")
    return table_of([[ns[strain], ew[strain]] * 2 for strain in strains])


def evenly(tricks: int, **others: int) -> dict[str, int]:
    return {"S": tricks, "H": tricks, "D": tricks, "C": tricks, "NT": tricks} | others


def test_a_game_that_makes_is_par() -> None:
    table = table_by_side(evenly(6, S=10), evenly(3))
    assert par(table, Seat.E, ()) == Par(
        420, (ParContract(4, Strain.S, False, (Seat.N, Seat.S), 0),)
    )
    assert str(par(table, Seat.E, ()).contracts[0]) == "4S by NS ="


def test_a_sacrifice_that_costs_less_is_par_and_doubled() -> None:
    table = table_by_side(evenly(6, S=10), evenly(3, D=9))
    zone = (Side.NS,)
    assert par(table, Seat.N, zone) == Par(
        300, (ParContract(5, Strain.D, True, (Seat.E, Seat.W), -2),)
    )
    assert str(par(table, Seat.N, zone).contracts[0]) == "5DX by EW -2"
    # Vulnerable against not it would cost more than the game.
    assert par(table, Seat.N, (Side.EW,)).score == 420


def test_what_both_sides_can_make_belongs_to_whoever_bids_first() -> None:
    table = table_by_side(evenly(6, NT=7), evenly(6, NT=7))
    assert [par(table, dealer, ()).score for dealer in SEATS] == [90, -90, 90, -90]


def test_a_deal_that_nobody_makes_anything_of_is_passed_out() -> None:
    assert par(table_by_side(evenly(6), evenly(6)), Seat.N, ()) == Par(0, ())

"""The auction: legality, its end, the contract it leaves (Laws 17-22, 54)."""

from __future__ import annotations

from functools import cache

import pytest

from rekontra.game import (
    BIDS,
    Auction,
    Call,
    Contract,
    Illegal,
    Reason,
    Seat,
    Side,
    Strain,
    legal_calls,
)

P, X, XX = Call.PASS, Call.DOUBLE, Call.REDOUBLE


def auction(text: str, dealer: Seat = Seat.N) -> Auction:
    """The auction of these calls, each of which must be legal when it is made."""
    state = Auction(dealer)
    for word in text.split():
        state.check(Call(word))
        state = state.add(Call(word))
    return state


def count(state: Auction, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(count(state.add(call), depth - 1) for call in legal_calls(state))


@pytest.mark.parametrize(("depth", "nodes"), [(1, 36), (2, 701), (3, 9731)])
def test_node_counts_of_the_auction_tree(depth: int, nodes: int) -> None:
    assert count(Auction(Seat.N), depth) == nodes


def test_number_of_all_complete_auctions() -> None:
    """Counted with the engine's own legal calls, auctions that go on alike being counted once."""

    @cache
    def rest(bid: Call | None, by_turn: bool, doubling: int, passes: int) -> int:
        turn = Seat.N
        bidder = None if bid is None else (Seat.N if by_turn else Seat.E)
        first = {} if bid is None or bidder is None else {(bidder.side, bid.strain): bidder}
        state = Auction(turn, (), bid, bidder, doubling, passes, first)
        if state.over:
            return 1
        total = 0
        for call in legal_calls(state):
            after = state.add(call)
            own = after.bidder is not None and after.bidder.side is Side.NS
            total += rest(
                after.bid, not own and after.bid is not None, after.doubling, after.passes
            )
        return total

    for bid in reversed(BIDS):
        rest(bid, False, 0, 0)
    assert rest(None, False, 0, 0) == (4 * 22**35 - 1) // 3


def test_longest_auction_has_319_calls() -> None:
    state = auction("P P P")
    for bid in BIDS:
        for call in (bid, P, P, X, P, P, XX, P, P):
            assert not state.over
            state.check(call)
            state = state.add(call)
    state = state.add(P)
    assert state.over
    assert len(state.calls) == 319
    assert state.contract == Contract(7, Strain.NT, 2, state.contract.declarer)  # type: ignore[union-attr]


def test_law_17_turn_goes_clockwise_from_the_dealer() -> None:
    assert auction("P 1C X", dealer=Seat.S).turn is Seat.E


def test_law_18_bid_must_be_sufficient() -> None:
    for low in ("1C", "1S", "1NT"):
        with pytest.raises(Illegal) as refused:
            auction(f"1NT {low}")
        assert refused.value.reason is Reason.INSUFFICIENT_BID
    assert auction("2S X 2NT").bid is Call.NT2


def test_law_19_double_needs_a_bid_of_the_opponents() -> None:
    for calls in ("X", "P X", "1C P X", "1C X P X", "1C X XX X", "1C X X"):
        with pytest.raises(Illegal) as refused:
            auction(calls)
        assert refused.value.reason is Reason.NOTHING_TO_DOUBLE
    assert auction("1C X").doubling == 1
    assert auction("1C P P X").doubling == 1


def test_law_19_redouble_needs_a_double_of_the_opponents() -> None:
    for calls in ("XX", "1C XX", "1C X P XX", "1C X XX P XX", "1C X 1D XX"):
        with pytest.raises(Illegal) as refused:
            auction(calls)
        assert refused.value.reason is Reason.NOTHING_TO_REDOUBLE
    assert auction("1C X P P XX").doubling == 2


def test_law_19_a_new_bid_cancels_double_and_redouble() -> None:
    state = auction("1C X XX 1D")
    assert state.doubling == 0
    assert X in legal_calls(state)
    assert XX not in legal_calls(state)


def test_law_22_three_passes_leave_the_fourth_player_a_call() -> None:
    state = auction("P P P")
    assert not state.over
    assert len(legal_calls(state)) == 36
    assert auction("P P P P").over
    assert auction("P P P P").contract is None


def test_law_22_three_passes_after_a_bid_double_or_redouble_end_it() -> None:
    for calls in ("1C", "1C X", "1C X XX", "P P P 1C"):
        assert not auction(f"{calls} P P").over
        assert auction(f"{calls} P P P").over


def test_no_call_after_the_end() -> None:
    over = auction("1C P P P")
    assert legal_calls(over) == ()
    with pytest.raises(Illegal) as refused:
        over.check(P)
    assert refused.value.reason is Reason.AUCTION_OVER


def test_a_player_who_passed_may_call_again() -> None:
    assert auction("P 1C P P 1D").bidder is Seat.N


@pytest.mark.parametrize(
    ("calls", "declarer"),
    [
        ("1S P 2S P P P", Seat.N),
        ("1H P 2S P 4S P P P", Seat.S),
        ("1C 1H P 4H P P P", Seat.E),
        ("1H 2C 2H 3H P P 4H P P P", Seat.N),
        ("P 1D 2D 3D P P X P P P", Seat.E),
        ("1NT 2H 2NT P 3NT P P P", Seat.N),
    ],
)
def test_declarer_is_the_first_of_the_side_to_bid_the_strain(calls: str, declarer: Seat) -> None:
    contract = auction(calls).contract
    assert contract is not None
    assert contract.declarer is declarer
    assert contract.dummy is declarer.partner
    assert contract.leader is declarer.next


def test_the_doubling_that_stands_goes_into_the_contract() -> None:
    assert auction("3NT X XX P P P").contract == Contract(3, Strain.NT, 2, Seat.N)
    assert auction("3NT X P P P").contract == Contract(3, Strain.NT, 1, Seat.N)

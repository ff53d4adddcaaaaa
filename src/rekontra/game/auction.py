"""The auction: which calls are legal, when it ends, what contract it leaves (Laws 17-22)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from rekontra.game.calls import BIDS, Call, Contract
from rekontra.game.cards import Strain
from rekontra.game.errors import Illegal, Reason
from rekontra.game.seats import SEATS, Seat, Side, turn_of


@dataclass(frozen=True, slots=True)
class Auction:
    """An auction so far: the calls from the dealer on, and what stands now.

    `first` maps (side, strain) to the player of that side who bid the strain first. `seats` are
    those who call: four, or at Draw Bridge two.
    """

    dealer: Seat
    calls: tuple[Call, ...] = ()
    bid: Call | None = None
    bidder: Seat | None = None
    doubling: int = 0
    passes: int = 0
    first: Mapping[tuple[Side, Strain], Seat] = field(default_factory=dict)
    seats: tuple[Seat, ...] = SEATS

    @property
    def turn(self) -> Seat:
        """Who calls next (Law 17C: clockwise from the dealer)."""
        return turn_of(self.dealer, len(self.calls), self.seats)

    @property
    def over(self) -> bool:
        """Whether all others have passed after a bid, or all without one (Law 22)."""
        return self.passes == len(self.seats) - (self.bid is not None)

    @property
    def contract(self) -> Contract | None:
        """The contract of an ended auction, None when it is open or passed out.

        Declarer is the first of the side to have bid the strain (Laws, Definitions).
        """
        if not self.over or self.bid is None or self.bidder is None:
            return None
        declarer = self.first[self.bidder.side, self.bid.strain]
        return Contract(self.bid.level, self.bid.strain, self.doubling, declarer)

    def refusal(self, call: Call) -> Reason | None:
        """Why this call is not legal now, or None when it is (Laws 18, 19)."""
        if self.over:
            return Reason.AUCTION_OVER
        if call is Call.PASS:
            return None
        opponents_bid = self.bidder is not None and self.bidder.side is not self.turn.side
        if call is Call.DOUBLE:
            legal = opponents_bid and self.doubling == 0
            return None if legal else Reason.NOTHING_TO_DOUBLE
        if call is Call.REDOUBLE:
            legal = self.bid is not None and not opponents_bid and self.doubling == 1
            return None if legal else Reason.NOTHING_TO_REDOUBLE
        sufficient = self.bid is None or call.number > self.bid.number
        return None if sufficient else Reason.INSUFFICIENT_BID

    def add(self, call: Call) -> Auction:
        """The auction after this call, which must be legal (`check` tells)."""
        calls = (*self.calls, call)
        if call is Call.PASS:
            return replace(self, calls=calls, passes=self.passes + 1)
        if not call.is_bid:
            return replace(self, calls=calls, doubling=self.doubling + 1, passes=0)
        caller = self.turn
        key = (caller.side, call.strain)
        first = self.first if key in self.first else {**self.first, key: caller}
        return Auction(self.dealer, calls, call, caller, first=first, seats=self.seats)

    def check(self, call: Call) -> None:
        """Raise Illegal with the reason when this call is not legal now."""
        reason = self.refusal(call)
        if reason is not None:
            raise Illegal(reason)


def legal_calls(auction: Auction) -> tuple[Call, ...]:
    """All calls that the player whose turn it is may make: bids first, then P, X, XX.

    >>> len(legal_calls(Auction(Seat.N)))
    36
    """
    if auction.over:
        return ()
    lowest = 0 if auction.bid is None else auction.bid.number + 1
    others = (Call.PASS, Call.DOUBLE, Call.REDOUBLE)
    return BIDS[lowest:] + tuple(call for call in others if auction.refusal(call) is None)

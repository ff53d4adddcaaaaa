"""The auction as the player to call sees it, and rules that name a call for it."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass

from rekontra.bots.door import BotView
from rekontra.bots.evaluate import Hand, evaluate
from rekontra.bots.reading import Kind, Reading, Shown, cheapest_level, read
from rekontra.bots.stakes import Stakes, need, stakes
from rekontra.game import Call, Seat, Strain, Suit


@dataclass(frozen=True, slots=True)
class Situation:
    """One player's hand, what he has read from the auction, and the score."""

    seat: Seat
    hand: Hand
    reading: Reading
    legal: Collection[Call]
    passes: int

    @property
    def stakes(self) -> Stakes:
        """The score from the player's side."""
        return self.reading.stakes[self.seat.side]

    @property
    def bid(self) -> Call | None:
        """The bid that stands."""
        return self.reading.bid

    @property
    def mine(self) -> Shown:
        """What the player himself has shown."""
        return self.reading.shown[self.seat]

    @property
    def partner(self) -> Shown:
        """What partner has shown."""
        return self.reading.shown[self.seat.partner]

    @property
    def ours(self) -> bool:
        """Whether the bid that stands is our side's."""
        return self.reading.bidder is not None and self.reading.bidder.side is self.seat.side

    @property
    def doubled(self) -> bool:
        """Whether the bid that stands is doubled."""
        return self.reading.doubling > 0

    @property
    def last_chance(self) -> bool:
        """Whether a pass now would end the auction."""
        return self.passes == (3 if self.bid is None else 2)

    @property
    def must_answer(self) -> bool:
        """Whether partner's last call is forcing and no opponent has freed us by a bid."""
        if not self.partner.forcing:
            return False
        if self.partner.kind in (Kind.TAKEOUT, Kind.NEGATIVE):
            return not self.ours and self.doubled and self.passes == 1
        return self.reading.bidder is self.seat.partner and self.reading.doubling == 0

    @property
    def enemy(self) -> set[Suit]:
        """The suits that the opponents have shown."""
        return self.reading.suits(self.seat.side.other)

    @property
    def stopped(self) -> bool:
        """Whether every suit of the opponents is stopped, here or by partner's notrump."""
        if any(bid.strain is Strain.NT for bid in self.partner.bids):
            return True
        return all(self.hand.stopped(suit) for suit in self.enemy)

    def bid_level(self) -> int:
        """The level of the bid that stands, 0 for none."""
        return self.bid.level if self.bid else 0

    def undisturbed(self) -> bool:
        """Whether partner's bid stands, not doubled."""
        return self.reading.bidder is self.seat.partner and not self.doubled

    def level(self, strain: Strain) -> int:
        """The lowest level at which this strain may be bid; 8 when none is left."""
        return cheapest_level(self.bid, strain)

    def cheapest(self, strain: Strain | Suit, jump: int = 0) -> Call | None:
        """The cheapest bid in this strain, or so many levels higher."""
        strain = strain if isinstance(strain, Strain) else Strain(strain.value)
        return self.at(self.level(strain) + jump, strain)

    def at(self, level: int, strain: Strain | Suit) -> Call | None:
        """This bid when it is legal."""
        if not 1 <= level <= 7:
            return None
        call = Call.bid(level, strain if isinstance(strain, Strain) else Strain(strain.value))
        return call if call in self.legal else None

    def fit(self, suit: Suit) -> int:
        """The cards of this suit that our side is known to hold together."""
        return self.hand.length[suit] + self.partner.held(suit)

    def worth(self, strain: Strain) -> int:
        """The points of this hand in a contract with this strain."""
        suit = strain.trumps
        if suit is None:
            long = max(self.hand.shape[0] - 4, 0) if self.hand.balanced else 1
            return self.hand.hcp + min(long, 1)
        if self.hand.length[suit] > self.partner.held(suit):
            return self.hand.trump_points(suit)
        return max(self.hand.support(suit), self.hand.points)

    def raise_to(self, strain: Strain, points: int) -> Call | None:
        """The bid of a strain that our combined points, partner's the least, are enough for."""
        total = points + self.partner.low
        best = None
        game = self.stakes.game_level(strain)
        for level in range(self.level(strain), game + 1):
            if level <= 7 and total >= need(level, strain):
                best = self.at(level, strain)
        return best


Choice = Call | Callable[[Situation], Call | None]


@dataclass(frozen=True, slots=True)
class Rule:
    """A call, or how to find one, and the condition under which it is right."""

    call: Choice
    when: Callable[[Situation], bool]


def choose(rules: tuple[Rule, ...], situation: Situation) -> Call | None:
    """The call of the first rule that holds and whose call is legal; None when there is none."""
    for rule in rules:
        if rule.when(situation):
            call = rule.call if isinstance(rule.call, Call) else rule.call(situation)
            if call is not None and call in situation.legal:
                return call
    return None


def situation(view: BotView, seat: Seat) -> Situation:
    """The situation of the player at this seat, whose turn it is to call."""
    deal = view.deal
    both = {side: stakes(view, side) for side in (seat.side, seat.side.other)}
    passes = 0
    for call in reversed(deal.calls):
        if call is not Call.PASS:
            break
        passes += 1
    return Situation(
        seat,
        evaluate(deal.hand),
        read(deal.dealer, deal.calls, both),
        deal.legal_calls,
        passes,
    )

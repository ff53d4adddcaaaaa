"""What the calls so far promise both hands of a side together: the ground of natural bidding."""

from __future__ import annotations

from functools import cached_property

from rekontra.analysis.hands import MAJORS, MINORS
from rekontra.bots.bidding.constraint import (
    Constraint,
    anything,
    hcp,
    length,
    points,
    stopped,
    support,
)
from rekontra.bots.bidding.context import Context
from rekontra.bots.bidding.meaning import Forcing
from rekontra.bots.bidding.shown import MOST, Range
from rekontra.bots.bidding.slam import ASKS
from rekontra.bots.stakes import need
from rekontra.game import Call, Strain, Suit

BEST_FIRST = (*MAJORS, *MINORS)


def likely(strength: Range) -> int:
    """The points to reckon with when so many are shown: the middle, or two more than the least.

    >>> likely(Range(15, 17)), likely(Range(6, 9)), likely(Range(12, 21))
    (16, 7, 14)
    """
    return strength.low + min(strength.high - strength.low, 4) // 2


class Outlook:
    """An auction as its next player sees it together with his partner."""

    def __init__(self, context: Context) -> None:
        """The outlook of the player who is to call."""
        self.context = context

    @cached_property
    def somebody_acted(self) -> bool:
        """Whether there is a bid."""
        return self.context.opening is not None

    @cached_property
    def partner_acted(self) -> bool:
        """Whether partner has bid or doubled."""
        return bool(self.context.acts_of(self.context.seat.partner))

    @cached_property
    def must_answer(self) -> bool:
        """Whether a pass would leave partner's forcing or artificial call to be the last."""
        context = self.context
        last = context.last_of(context.seat.partner)
        if last is None or context.heard[-1].call is not Call.PASS:
            return False
        standing = context.bidder is last.seat and last.call is context.bid
        return context.forced or (standing and last.meaning.artificial)

    @cached_property
    def in_game(self) -> bool:
        """Whether the bid that stands is ours and gives game."""
        bid = self.context.bid
        return bid is not None and self.context.ours and self.context.stakes.is_game(bid)

    @cached_property
    def likely_partner(self) -> int:
        """The points that partner may be reckoned with."""
        strength = self.context.partner.points
        return likely(strength) if self.partner_acted else strength.low

    def trumps(self, suit: Suit, together: int = 8) -> Constraint:
        """The length that makes so many cards with those that partner has shown."""
        return length(suit, min(7, max(0, together - self.context.partner.held(suit))))

    def worth(self, strain: Strain, low: int, high: int = MOST) -> Constraint:
        """So many points for a contract in this strain."""
        suit = strain.trumps
        if suit is None:
            return hcp(low, high) if low > 0 or high < MOST else anything
        if self.context.partner.held(suit) > self.context.mine.held(suit):
            return support(suit, low, high)
        return points(low, high)

    def reaches(self, level: int, strain: Strain) -> Constraint:
        """The points that make this contract likely with what partner may be reckoned with."""
        return self.worth(strain, max(0, need(level, strain) - self.likely_partner))

    @cached_property
    def partner_bid_notrump(self) -> bool:
        """Whether partner has offered notrump, and so holds their suits."""
        return any(
            heard.call.is_bid and heard.call.strain is Strain.NT and not heard.meaning.artificial
            for heard in self.context.acts_of(self.context.seat.partner)
        )

    @cached_property
    def notrump_shape(self) -> Constraint:
        """Stoppers where they are needed."""
        context = self.context
        if self.partner_bid_notrump:
            return anything
        if context.their_suits:
            return stopped(*context.their_suits)
        unbid = context.unbid
        return stopped(*unbid) if len(unbid) == 1 and not context.partner.balanced else anything

    @cached_property
    def playable(self) -> tuple[Suit, ...]:
        """The suits that may be trumps: not shown by the opponents first, partner's longest first.

        Majors come before minors of the same length.
        """
        context = self.context
        suits = [
            suit
            for suit in BEST_FIRST
            if suit not in context.their_suits or context.partner.held(suit) >= 4
        ]
        return tuple(sorted(suits, key=lambda suit: -context.partner.held(suit)))

    @cached_property
    def told_all(self) -> bool:
        """Whether the player has limited his hand to within three points already."""
        low, high = self.context.mine.points
        return bool(self.context.acts_of(self.context.seat)) and high - low <= 3

    @cached_property
    def has_asked(self) -> bool:
        """Whether our side has asked for aces."""
        context = self.context
        return any(
            heard.meaning.note in ASKS and heard.seat.side is context.side
            for heard in context.heard
        )

    @cached_property
    def partner_signed_off(self) -> bool:
        """Whether partner's last call chose the contract that stands."""
        last = self.context.last_of(self.context.seat.partner)
        return (
            last is not None
            and self.context.ours
            and last.call is self.context.bid
            and last.meaning.forcing is Forcing.SIGN_OFF
        )

"""The auction as everybody at the table knows it, before the next call."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from rekontra.analysis.hands import SUITS
from rekontra.bots.bidding.meaning import Forcing, Meaning
from rekontra.bots.bidding.shown import Shown
from rekontra.bots.stakes import Stakes
from rekontra.bots.system import System
from rekontra.game import SEATS, Auction, Call, Seat, Side, Strain, Suit, legal_calls


@dataclass(frozen=True, slots=True)
class Heard:
    """A call as it was read; `listed` tells whether a rule of the book makes it."""

    seat: Seat
    call: Call
    meaning: Meaning
    listed: bool = True


@dataclass(frozen=True, eq=False)
class Context:
    """An auction so far with what each call has shown; the player to call is at `seat`.

    Nothing here depends on a hand that is not shown: the rules of the next call are made from it
    alone, and so everybody can read what the call will mean. `before` is the context of the call
    that was made last.
    """

    auction: Auction
    both_stakes: Mapping[Side, Stakes]
    system: System
    heard: tuple[Heard, ...] = ()
    shown: Mapping[Seat, Shown] = field(default_factory=lambda: dict.fromkeys(SEATS, Shown()))
    before: Context | None = None

    # Who and what.

    @cached_property
    def seat(self) -> Seat:
        """The player to call."""
        return self.auction.turn

    @property
    def side(self) -> Side:
        """His side."""
        return self.seat.side

    @property
    def stakes(self) -> Stakes:
        """The score from his side."""
        return self.both_stakes[self.side]

    @property
    def mine(self) -> Shown:
        """What he has shown himself."""
        return self.shown[self.seat]

    @property
    def partner(self) -> Shown:
        """What his partner has shown."""
        return self.shown[self.seat.partner]

    @property
    def lho(self) -> Shown:
        """What his left-hand opponent has shown."""
        return self.shown[self.seat.next]

    @property
    def rho(self) -> Shown:
        """What his right-hand opponent has shown."""
        return self.shown[self.seat.plus(3)]

    # The calls.

    @property
    def calls(self) -> tuple[Call, ...]:
        """All calls so far, from the dealer on."""
        return self.auction.calls

    @property
    def bid(self) -> Call | None:
        """The bid that stands."""
        return self.auction.bid

    @property
    def bidder(self) -> Seat | None:
        """Who made the bid that stands."""
        return self.auction.bidder

    @property
    def ours(self) -> bool:
        """Whether the bid that stands is our side's."""
        return self.bidder is not None and self.bidder.side is self.side

    @property
    def doubling(self) -> int:
        """0, 1 when the bid that stands is doubled, 2 when redoubled."""
        return self.auction.doubling

    def made_by(self, seat: Seat) -> tuple[Heard, ...]:
        """The calls of this player, passes too."""
        return tuple(heard for heard in self.heard if heard.seat is seat)

    def acts_of(self, seat: Seat) -> tuple[Heard, ...]:
        """The bids, doubles and redoubles of this player."""
        return tuple(heard for heard in self.made_by(seat) if heard.call is not Call.PASS)

    def last_of(self, seat: Seat) -> Heard | None:
        """The last call of this player."""
        calls = self.made_by(seat)
        return calls[-1] if calls else None

    @cached_property
    def actions(self) -> tuple[Heard, ...]:
        """All calls but the passes, in order: the shape of the auction."""
        return tuple(heard for heard in self.heard if heard.call is not Call.PASS)

    @cached_property
    def opening(self) -> Heard | None:
        """The first bid."""
        return self.actions[0] if self.actions else None

    @property
    def we_opened(self) -> bool:
        """Whether our side made the first bid."""
        return self.opening is not None and self.opening.seat.side is self.side

    @property
    def contested(self) -> bool:
        """Whether both sides have bid or doubled."""
        return len({heard.seat.side for heard in self.actions}) == 2

    @property
    def passed_hand(self) -> bool:
        """Whether the player to call passed before anybody had bid."""
        return self.passed_first(self.seat)

    def passed_first(self, seat: Seat) -> bool:
        """Whether this player passed before anybody had bid."""
        calls = self.made_by(seat)
        opened = next((i for i, h in enumerate(self.heard) if h.call is not Call.PASS), 99)
        return bool(calls) and calls[0].call is Call.PASS and self.heard.index(calls[0]) < opened

    # What may be called.

    @cached_property
    def legal(self) -> frozenset[Call]:
        """The legal calls."""
        return frozenset(legal_calls(self.auction))

    def level(self, strain: Strain | Suit) -> int:
        """The lowest level at which this strain can be bid, 8 when none is left."""
        lowest = Call.bid(1, as_strain(strain)).number
        standing = -1 if self.bid is None else self.bid.number
        return 1 if lowest > standing else (standing - lowest) // 5 + 2

    def cheapest(self, strain: Strain | Suit, jump: int = 0) -> Call | None:
        """The lowest bid in this strain, or so many levels above it; None above seven."""
        level = self.level(strain) + jump
        return Call.bid(level, as_strain(strain)) if level <= 7 else None

    # What our side is bound to, and what it has found.

    @property
    def passes_out(self) -> bool:
        """Whether a pass now would end the auction."""
        return self.auction.passes == (3 if self.bid is None else 2)

    @cached_property
    def forced(self) -> bool:
        """Whether a pass now would break partner's forcing call: no opponent has spoken since.

        A natural bid that gives game already may always be passed.
        """
        last = self.last_of(self.seat.partner)
        if last is None or not self.heard or self.heard[-1].call is not Call.PASS:
            return False
        if last.call is self.bid and not last.meaning.artificial and self.stakes.is_game(last.call):
            return False
        return last.meaning.forcing.binds or self.game_forced

    @cached_property
    def game_forced(self) -> bool:
        """Whether our side has promised game and not yet reached it."""
        promised = any(
            heard.meaning.forcing is Forcing.GAME and heard.seat.side is self.side
            for heard in self.heard
        )
        if not promised:
            return False
        return self.bid is None or not (self.ours and self.stakes.is_game(self.bid))

    @cached_property
    def agreed(self) -> Suit | None:
        """The suit that our side has settled on: agreed by a call, or eight cards shown."""
        for heard in reversed(self.heard):
            if heard.seat.side is self.side and heard.meaning.agrees is not None:
                return heard.meaning.agrees
        both = {suit: self.mine.held(suit) + self.partner.held(suit) for suit in SUITS}
        best = max(SUITS, key=lambda suit: both[suit])
        return best if both[best] >= 8 else None

    def bid_naturally(self, seat: Seat) -> tuple[Suit, ...]:
        """The suits that this player has offered, in order."""
        suits = []
        for heard in self.acts_of(seat):
            if heard.call.is_bid and not heard.meaning.artificial:
                suit = heard.call.strain.trumps
                if suit is not None and suit not in suits:
                    suits.append(suit)
        return tuple(suits)

    @cached_property
    def our_suits(self) -> tuple[Suit, ...]:
        """The suits that our side has offered, partner's first."""
        partner, own = self.bid_naturally(self.seat.partner), self.bid_naturally(self.seat)
        return (*partner, *(suit for suit in own if suit not in partner))

    @cached_property
    def their_suits(self) -> tuple[Suit, ...]:
        """The suits that the opponents have shown: four cards or more."""
        return tuple(
            suit
            for suit in SUITS
            if max(self.lho.held(suit), self.rho.held(suit)) >= 4
            or suit in self.bid_naturally(self.seat.next)
            or suit in self.bid_naturally(self.seat.plus(3))
        )

    @cached_property
    def unbid(self) -> tuple[Suit, ...]:
        """The suits that nobody has shown."""
        return tuple(
            suit for suit in SUITS if suit not in self.our_suits and suit not in self.their_suits
        )


def as_strain(strain: Strain | Suit) -> Strain:
    """The strain with this suit as trumps, or the strain itself."""
    return strain if isinstance(strain, Strain) else Strain(strain.value)


def suit_bid(level: int, suit: Suit) -> Call:
    """The bid of this level in this suit; a level above seven is seven, which is not legal then."""
    return Call.bid(min(level, 7), as_strain(suit))

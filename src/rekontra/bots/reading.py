"""What the calls so far have shown: a natural reading of the auction."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import Enum

from rekontra.bots.evaluate import MAJORS
from rekontra.bots.stakes import Stakes, need
from rekontra.game import Call, Seat, Side, Strain, Suit

MOST = 37


class Kind(Enum):
    """What sort of call it was, as far as the answer depends on it."""

    PASS = "pass"
    OPENING = "opening"
    STRONG = "strong"
    PREEMPT = "preempt"
    NATURAL = "natural"
    RAISE = "raise"
    NOTRUMP = "notrump"
    WAITING = "waiting"
    STAYMAN = "stayman"
    ACES = "aces"
    ANSWER = "answer"
    CUE = "cue"
    TAKEOUT = "takeout"
    NEGATIVE = "negative"
    PENALTY = "penalty"


@dataclass(frozen=True, slots=True)
class Meaning:
    """What one call shows: points, least lengths of suits, and whether partner must answer."""

    kind: Kind
    low: int = 0
    high: int = MOST
    length: Mapping[Suit, int] = field(default_factory=dict)
    forcing: bool = False
    aces: int | None = None


@dataclass(frozen=True, slots=True)
class Shown:
    """What a seat has shown so far, with its own calls and what each was."""

    low: int = 0
    high: int = MOST
    length: Mapping[Suit, int] = field(default_factory=dict)
    calls: tuple[Call, ...] = ()
    kinds: tuple[Kind, ...] = ()
    aces: int | None = None
    forcing: bool = False

    @property
    def bids(self) -> tuple[Call, ...]:
        """The bids among its calls."""
        return tuple(call for call in self.calls if call.is_bid)

    @property
    def kind(self) -> Kind | None:
        """The sort of its last call."""
        return self.kinds[-1] if self.kinds else None

    @property
    def acted(self) -> bool:
        """Whether it has bid or doubled."""
        return any(kind is not Kind.PASS for kind in self.kinds)

    @property
    def typical(self) -> int:
        """The points to expect: near the bottom of a wide range, the middle of a narrow one."""
        return self.low + min((self.high - self.low + 1) // 2, 2)

    def held(self, suit: Suit) -> int:
        """The least number of cards it has shown in this suit."""
        return self.length.get(suit, 0)

    def add(self, call: Call, meaning: Meaning) -> Shown:
        """This and what one more call shows; where they clash, the least is believed."""
        low, high = max(self.low, meaning.low), min(self.high, meaning.high)
        if low > high:
            high = low + 3
        length = dict(self.length)
        for suit, count in meaning.length.items():
            length[suit] = max(count, length.get(suit, 0))
        return Shown(
            low,
            high,
            length,
            (*self.calls, call),
            (*self.kinds, meaning.kind),
            self.aces if meaning.aces is None else meaning.aces,
            meaning.forcing,
        )


@dataclass(frozen=True, slots=True)
class Reading:
    """An auction as read so far; `opener` made the first bid, `bid` stands now."""

    stakes: Mapping[Side, Stakes]
    shown: Mapping[Seat, Shown]
    opener: Seat | None = None
    bid: Call | None = None
    bidder: Seat | None = None
    doubling: int = 0

    def suits(self, side: Side) -> set[Suit]:
        """The suits that this side has shown."""
        return {suit for seat in side.seats for suit, n in self.shown[seat].length.items() if n > 2}

    def agreed(self, side: Side) -> Suit | None:
        """The suit in which this side has shown eight cards, or the one that was raised."""
        one, two = (self.shown[seat] for seat in side.seats)
        best = max(Suit, key=lambda suit: one.held(suit) + two.held(suit))
        return (
            best
            if one.held(best) + two.held(best) >= 7 and one.held(best) and two.held(best)
            else None
        )

    def add(self, seat: Seat, call: Call) -> Reading:
        """This and one more call."""
        shown = {**self.shown, seat: self.shown[seat].add(call, _meaning(self, seat, call))}
        if not call.is_bid:
            doubling = self.doubling + (call is not Call.PASS)
            return replace(self, shown=shown, doubling=doubling)
        opener = self.opener or seat
        return Reading(self.stakes, shown, opener, call, seat, 0)


def read(dealer: Seat, calls: tuple[Call, ...], stakes: Mapping[Side, Stakes]) -> Reading:
    """Read these calls from the dealer on."""
    reading = Reading(stakes, {seat: Shown() for seat in Seat})
    for place, call in enumerate(calls):
        reading = reading.add(dealer.plus(place), call)
    return reading


def _meaning(r: Reading, seat: Seat, call: Call) -> Meaning:
    if call is Call.PASS:
        return _pass(r, seat)
    if call is Call.DOUBLE:
        return _double(r, seat)
    if call is Call.REDOUBLE:
        return Meaning(Kind.NATURAL, low=10 if not r.shown[seat].acted else 0)
    if r.opener is None:
        return opening(call)
    partner = r.shown[seat.partner]
    answer = _answer(r, seat, call)
    if answer is not None:
        return answer
    if call.strain is Strain.NT:
        return _notrump(r, seat, call)
    if not r.shown[seat].acted and not partner.acted:
        return _overcall(r, seat, call)
    return _suit(r, seat, call)


def _pass(r: Reading, seat: Seat) -> Meaning:
    mine, partner = r.shown[seat], r.shown[seat.partner]
    if r.opener is None:
        return Meaning(Kind.PASS, high=12)
    if mine.acted:
        return Meaning(Kind.PASS)
    if r.opener is seat.partner and partner.kind is Kind.OPENING:
        undisturbed = r.bidder is seat.partner and r.doubling == 0
        one_notrump = partner.calls[-1] is Call.NT1
        return Meaning(Kind.PASS, high=(8 if one_notrump else 5) if undisturbed else 9)
    if partner.kind is Kind.TAKEOUT and r.bid is not None and r.bid.strain.trumps and r.doubling:
        return Meaning(Kind.PASS, low=6, length={r.bid.strain.trumps: 5})
    return Meaning(Kind.PASS, high=15)


def _double(r: Reading, seat: Seat) -> Meaning:
    assert r.bid is not None
    mine, partner = r.shown[seat], r.shown[seat.partner]
    trumps = r.bid.strain.trumps
    others = {suit: 3 for suit in Suit if suit not in r.suits(seat.side.other)}
    if trumps is None:
        return Meaning(Kind.PENALTY, low=15 if not mine.acted and r.bid is Call.NT1 else 0)
    if not partner.acted and r.bid.level <= 3 and not mine.acted:
        return Meaning(Kind.TAKEOUT, low=12, length=others, forcing=True)
    if not partner.acted and r.bid.level <= 2 and r.opener is seat and len(mine.bids) == 1:
        return Meaning(Kind.TAKEOUT, low=13, length=others, forcing=True)
    opened_suit = partner.kind is Kind.OPENING and partner.calls[-1].strain is not Strain.NT
    if opened_suit and not mine.acted and r.bid.level <= 2:
        majors = {s: 4 for s in MAJORS if s in others and not partner.held(s)}
        return Meaning(Kind.NEGATIVE, low=7, length=majors, forcing=True)
    return Meaning(Kind.PENALTY)


def opening(call: Call) -> Meaning:
    """What an opening bid shows."""
    suit = call.strain.trumps
    if suit is None:
        low, high = {1: (15, 17), 2: (20, 21), 3: (25, 27)}.get(call.level, (28, MOST))
        return Meaning(Kind.OPENING, low, high, dict.fromkeys(Suit, 2))
    if call is Call.C2:
        return Meaning(Kind.STRONG, low=22, forcing=True)
    if call.level == 1:
        return Meaning(Kind.OPENING, 12, 21, {suit: 5 if suit in MAJORS else 3})
    return Meaning(Kind.PREEMPT, 6, 11, {suit: min(call.level + 4, 8)})


def _answer(r: Reading, seat: Seat, call: Call) -> Meaning | None:
    """The meaning of a bid that asks or answers by agreement, None for every other."""
    partner, mine = r.shown[seat.partner], r.shown[seat]
    undisturbed = r.bidder is seat.partner
    if partner.kind is Kind.ACES and undisturbed and call.level == 5 and call.strain.trumps:
        return Meaning(Kind.ANSWER, aces=list(Suit).index(call.strain.trumps))
    suit = partner.bids[-1].strain.trumps if undisturbed else None
    if call is Call.NT4 and suit and (r.agreed(seat.side) or partner.held(suit) >= 5):
        return Meaning(Kind.ACES, low=max(0, 31 - partner.high), forcing=True)
    opened_notrump = partner.kind is Kind.OPENING and partner.calls[-1] is Call.NT1
    if call is Call.C2 and undisturbed and opened_notrump:
        return Meaning(Kind.STAYMAN, low=8, forcing=True)
    if partner.kind is Kind.STAYMAN and undisturbed and call.level == 2:
        if call is Call.D2:
            return Meaning(Kind.ANSWER)
        return Meaning(Kind.ANSWER, length={call.strain.trumps or Suit.C: 4})
    if partner.kind is Kind.STRONG and undisturbed and not mine.acted:
        if call is Call.D2:
            return Meaning(Kind.WAITING, high=7)
        own = call.strain.trumps
        return Meaning(Kind.NATURAL, low=8, length={own: 5} if own else {}, forcing=True)
    if partner.kind is Kind.TAKEOUT and not mine.acted and call.strain.trumps:
        return _advance_of_double(r, seat, call)
    return None


def _advance_of_double(r: Reading, seat: Seat, call: Call) -> Meaning:
    assert r.bid is not None
    suit = call.strain.trumps
    assert suit is not None
    if suit in r.suits(seat.side.other):
        return Meaning(Kind.CUE, low=12, forcing=True)
    jump = call.level - cheapest_level(r.bid, call.strain)
    if r.stakes[seat.side].is_game(call) and jump:
        return Meaning(Kind.NATURAL, 11, 16, {suit: 4})
    forced = r.doubling == 1
    if jump == 0:
        return Meaning(Kind.NATURAL, 0 if forced else 6, 9, {suit: 4 if r.bid.level < 3 else 3})
    return Meaning(Kind.NATURAL, 9, 11, {suit: 4})


def cheapest_level(bid: Call | None, strain: Strain) -> int:
    """The lowest level at which this strain goes over a bid (8 when it does not)."""
    if bid is None:
        return 1
    order = list(Strain)
    return bid.level + (order.index(strain) <= order.index(bid.strain))


def _overcall(r: Reading, seat: Seat, call: Call) -> Meaning:
    suit = call.strain.trumps
    assert suit is not None
    if suit in r.suits(seat.side.other):
        return Meaning(Kind.CUE, low=16, forcing=True)
    if call.level > cheapest_level(r.bid, call.strain):
        return Meaning(Kind.PREEMPT, 6, 11, {suit: min(call.level + 4, 8)})
    return Meaning(Kind.NATURAL, 8 if call.level == 1 else 11, 17, {suit: 5})


def _notrump(r: Reading, seat: Seat, call: Call) -> Meaning:
    mine, partner = r.shown[seat], r.shown[seat.partner]
    if not partner.acted and not mine.acted:
        low, high = {1: (15, 18), 2: (19, 21)}.get(call.level, (20, 24))
        return Meaning(Kind.NOTRUMP, low, high, dict.fromkeys(Suit, 2))
    if partner.kind is Kind.TAKEOUT and not mine.acted:
        low, high = {1: (6, 10), 2: (11, 12)}.get(call.level, (13, 18))
        return Meaning(Kind.NOTRUMP, low, high)
    low, high = _range(r, seat, call)
    if r.opener is seat and call.level == 1:
        high = 14
    return Meaning(Kind.NOTRUMP, low, high)


def _range(r: Reading, seat: Seat, call: Call) -> tuple[int, int]:
    """The points of a bid to this level, given the least that partner has shown."""
    partner = r.shown[seat.partner]
    level, strain = call.level, call.strain
    low = max(0, need(level, strain) - partner.low)
    if level >= 6:
        return low, MOST
    if r.stakes[seat.side].is_game(call):
        return low, max(low + 3, need(6, strain) - partner.low - 1)
    return low, max(low + 2, need(level + 1, strain) - partner.low - 1)


def _suit(r: Reading, seat: Seat, call: Call) -> Meaning:
    """A bid of a suit by a side that has acted already."""
    mine, partner = r.shown[seat], r.shown[seat.partner]
    suit = call.strain.trumps
    assert suit is not None
    if suit in r.suits(seat.side.other) and not mine.held(suit) and not partner.held(suit):
        return Meaning(Kind.CUE, low=max(0, 22 - partner.low), forcing=True)
    if partner.held(suit) >= 3:
        return _raise(r, seat, call, suit)
    if suit in {bid.strain.trumps for bid in mine.bids}:
        low, high = _range(r, seat, call)
        contested = r.bidder is not None and r.bidder.side is not seat.side
        low = min(low, 10 + 2 * call.level) - (2 if contested else 0)
        return Meaning(Kind.NATURAL, low, max(high, low + 3), {suit: 6})
    return _new_suit(r, seat, call, suit)


def _raise(r: Reading, seat: Seat, call: Call, suit: Suit) -> Meaning:
    mine, partner = r.shown[seat], r.shown[seat.partner]
    low, high = _range(r, seat, call)
    long = partner.held(suit) >= 6
    if partner.kind is Kind.PREEMPT:
        return Meaning(Kind.RAISE, 0, 16, {suit: 2 if long else 3})
    suits = {bid.strain for bid in partner.bids if bid.strain.trumps}
    if mine.bids and len(suits) > 1 and mine.held(suit) + partner.held(suit) < 8:
        # A preference between partner's suits promises neither length nor strength.
        cheapest = call.level <= cheapest_level(r.bid, call.strain)
        return Meaning(Kind.RAISE, mine.low if cheapest else low, high, {suit: 2 if long else 3})
    cards = max(3, min(4, 8 - partner.held(suit)))
    contested = r.bidder is not None and r.bidder.side is not seat.side
    return Meaning(Kind.RAISE, max(0, low - 2) if contested else low, high, {suit: cards})


def _new_suit(r: Reading, seat: Seat, call: Call, suit: Suit) -> Meaning:
    mine, partner = r.shown[seat], r.shown[seat.partner]
    level = call.level
    jump = level - cheapest_level(r.bid, call.strain)
    passed = mine.high <= 12
    if partner.kind is Kind.OPENING and partner.calls[-1] is Call.NT1:
        low, high = {2: (0, 8), 3: (10, 20)}.get(level, (8, 15))
        return Meaning(Kind.NATURAL, low, high, {suit: 5 if level < 4 else 6}, level == 3)
    if partner.kind is Kind.PREEMPT:
        return Meaning(Kind.NATURAL, 14, MOST, {suit: 5}, not r.stakes[seat.side].is_game(call))
    if r.opener is seat:
        return _second_suit(r, seat, call, suit)
    if r.opener is seat.partner:
        if jump and not mine.acted and not passed:
            return Meaning(Kind.NATURAL, 16, MOST, {suit: 5}, forcing=True)
        low = (6, 10, 12)[min(level, 3) - 1] if not mine.acted else max(mine.low, 2 * level + 4)
        weak_rebid = partner.bids[-1] is Call.NT1 and level == 2 and mine.acted
        forcing = not passed and not weak_rebid
        long = 5 if mine.acted or (level >= 2 and suit in MAJORS) else 4
        return Meaning(Kind.NATURAL, min(low, 14), MOST, {suit: long}, forcing)
    low = (7, 9, 12)[min(level, 3) - 1]
    return Meaning(Kind.NATURAL, low, MOST if not mine.acted else mine.high, {suit: 5})


def _second_suit(r: Reading, seat: Seat, call: Call, suit: Suit) -> Meaning:
    """Opener's new suit: cheap 12-18, a reverse 17, a jump 19 and forcing."""
    mine, partner = r.shown[seat], r.shown[seat.partner]
    first = mine.bids[0]
    if mine.kinds[0] is Kind.STRONG or Kind.STRONG in mine.kinds:
        return Meaning(Kind.NATURAL, 22, MOST, {suit: 5}, forcing=True)
    jump = call.level - cheapest_level(r.bid, call.strain)
    if jump:
        return Meaning(Kind.NATURAL, 18, 21, {suit: 4}, forcing=True)
    reverse = call.level >= 2 and call.number > Call.bid(2, first.strain).number
    forced_up = partner.bids and partner.bids[-1].level >= 2
    if reverse and first.strain is not Strain.NT:
        return Meaning(Kind.NATURAL, 15 if forced_up else 17, 21, {suit: 4}, forcing=True)
    return Meaning(Kind.NATURAL, 12, 18, {suit: 4})

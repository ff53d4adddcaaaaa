"""Calls over an opponent's bid: overcalls, doubles, and the answers to partner's double."""

from __future__ import annotations

from rekontra.bots.evaluate import MAJORS, SUITS_DOWN
from rekontra.bots.placing import penalty
from rekontra.bots.situation import Rule, Situation
from rekontra.game import Call, Strain, Suit


def _theirs(s: Situation) -> Suit | None:
    return s.bid.strain.trumps if s.bid else None


def _both_bid(s: Situation) -> bool:
    """Whether both opponents have bid, so that little is left for us."""
    return all(s.reading.shown[seat].acted for seat in s.seat.side.other.seats)


def _bonus(s: Situation) -> int:
    """Points that we may count on in partner's hand: three when our pass would end it low."""
    if s.last_chance and s.bid_level() <= 2 and not _both_bid(s):
        return 3
    return s.stakes.keen() // 2


def _shape_to_double(s: Situation) -> bool:
    """Whether the hand is short in their suits and has three cards or more in the others."""
    others = [suit for suit in Suit if suit not in s.enemy]
    short = all(s.hand.length[suit] <= 2 for suit in s.enemy)
    return short and len(others) >= 2 and all(s.hand.length[suit] >= 3 for suit in others)


def _doubles(s: Situation) -> bool:
    """Whether the hand is worth a takeout double at this level."""
    if _theirs(s) is None or s.bid_level() > 3 or not s.enemy:
        return False
    points = s.hand.hcp + _bonus(s) - (1 if _both_bid(s) else 0)
    if _shape_to_double(s):
        wanted = {1: 12, 2: 13, 3: 15}[s.bid_level()]
        return points >= wanted
    return points >= 18 and s.bid_level() <= 3


def _overcall(s: Situation) -> Call | None:
    """A suit of five cards worth a bid: fair at the one level, good at the two and three."""
    hand = s.hand
    points = hand.points + _bonus(s)
    for suit in sorted(SUITS_DOWN, key=lambda suit: -hand.length[suit]):
        call = s.cheapest(suit)
        length = hand.length[suit]
        if call is None or length < 5 or suit in s.enemy:
            continue
        if call.level == 1 and points >= 9 and hand.hcp >= 7 and hand.fair(suit):
            return call
        solid = hand.good(suit) or (length >= 6 and hand.fair(suit))
        extra = 1 if s.stakes.vulnerable else 0
        long = length >= 6 or suit in MAJORS or points >= 14
        if call.level == 2 and points >= 12 + extra and solid and long and hand.hcp >= 9:
            return call
        if call.level == 3 and points >= 15 + extra and solid and (length >= 6 or points >= 17):
            return call
        if call.level == 4 and points >= 16 + extra and length >= 7 and suit in MAJORS:
            return call
    return None


def _jump(s: Situation) -> Call | None:
    """A weak jump in a suit of six cards at the two level, of seven at the three."""
    hand = s.hand
    for suit in SUITS_DOWN:
        length = hand.length[suit]
        if length < 6 or suit in s.enemy or not hand.good(suit):
            continue
        call = s.cheapest(suit, jump=1)
        if call is not None and call.level == min(length - 4, 3):
            return call
    return None


def _weak(s: Situation) -> bool:
    high = 10 if s.stakes.vulnerable else 9
    return 5 <= s.hand.hcp <= high and not s.last_chance and not _both_bid(s)


def _over_notrump(s: Situation) -> bool:
    return s.bid is Call.NT1


OVERCALLS = (
    Rule(Call.DOUBLE, lambda s: _over_notrump(s) and s.hand.hcp >= 16 and not s.doubled),
    Rule(Call.DOUBLE, lambda s: s.hand.hcp >= 18 and _doubles(s)),
    Rule(
        Call.NT1,
        lambda s: s.hand.balanced and 15 <= s.hand.hcp + _bonus(s) <= 18 and s.stopped,
    ),
    Rule(
        Call.NT2,
        lambda s: (
            s.hand.balanced
            and 16 <= s.hand.hcp <= 18
            and s.stopped
            and s.bid_level() == 2
            and not _both_bid(s)
        ),
    ),
    Rule(_jump, _weak),
    Rule(_overcall, lambda s: not _over_notrump(s) or s.hand.shape[0] >= 6),
    Rule(Call.DOUBLE, _doubles),
    Rule(Call.DOUBLE, penalty),
    Rule(Call.PASS, lambda s: True),
)


def _best_suit(s: Situation) -> Suit:
    """The suit to answer partner's takeout double in: the longest, majors before minors."""
    unbid = [suit for suit in SUITS_DOWN if suit not in s.enemy] or list(SUITS_DOWN)

    def worth(suit: Suit) -> tuple[float, int]:
        major = 0.6 if suit in MAJORS and s.hand.length[suit] >= 4 else 0
        return (s.hand.length[suit] + major, s.hand.suit_points(suit))

    return max(unbid, key=worth)


def _best_strain(s: Situation) -> Strain:
    return Strain(_best_suit(s).value)


def _leaves_in(s: Situation) -> bool:
    """Whether our trumps are long and strong enough to pass partner's takeout double."""
    suit = _theirs(s)
    if suit is None:
        return True
    length = s.hand.length[suit]
    strong = s.hand.top(suit, 4) + s.hand.top(suit, 5)
    return length >= 5 and (strong >= 4 or (s.bid_level() >= 3 and strong >= 2))


def _points(s: Situation) -> int:
    return s.hand.points if s.hand.length[_best_suit(s)] >= 4 else s.hand.hcp


def _game(s: Situation) -> Call | None:
    strain = _best_strain(s)
    level = s.stakes.game_level(strain)
    if strain.minor and level > 4:
        return s.at(3, Strain.NT) if s.stopped else s.cheapest(strain, jump=1)
    return s.at(max(level, s.level(strain)), strain)


def _jump_answer(s: Situation) -> Call | None:
    strain = _best_strain(s)
    if s.level(strain) >= s.stakes.game_level(strain):
        return s.cheapest(strain)
    if s.level(strain) > 3 and _points(s) < 11:
        return None
    return s.cheapest(strain, jump=1) if s.level(strain) < 3 else s.cheapest(strain)


def _four_card_major(s: Situation) -> bool:
    return any(s.hand.length[suit] >= 4 and suit not in s.enemy for suit in MAJORS)


ANSWERS = (
    Rule(Call.PASS, lambda s: s.must_answer and _leaves_in(s)),
    Rule(
        lambda s: s.at(3, Strain.NT),
        lambda s: s.hand.hcp >= 13 and s.stopped and not _four_card_major(s),
    ),
    Rule(_game, lambda s: _points(s) >= 12 and s.hand.length[_best_suit(s)] >= 4),
    Rule(
        lambda s: s.at(2, Strain.NT),
        lambda s: 11 <= s.hand.hcp <= 12 and s.stopped and not _four_card_major(s),
    ),
    Rule(_jump_answer, lambda s: _points(s) >= 9 and s.hand.length[_best_suit(s)] >= 4),
    Rule(
        Call.NT1,
        lambda s: 6 <= s.hand.hcp <= 10 and s.stopped and not _four_card_major(s),
    ),
    Rule(lambda s: s.cheapest(_best_suit(s)), lambda s: s.must_answer),
    Rule(
        lambda s: s.cheapest(_best_suit(s)),
        lambda s: (
            _points(s) >= 6 and s.hand.length[_best_suit(s)] >= 4 and s.level(_best_strain(s)) <= 3
        ),
    ),
)

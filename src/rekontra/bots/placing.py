"""Judgement where no table has an answer: place the contract, fight for it, or let it be."""

from __future__ import annotations

from rekontra.bots.evaluate import MAJORS, MINORS, SUITS_DOWN
from rekontra.bots.reading import Kind
from rekontra.bots.rebids import lowest_bid
from rekontra.bots.situation import Rule, Situation
from rekontra.bots.stakes import SLAM, need
from rekontra.game import Call, Strain, Suit

_AS_STRAIN = {suit: Strain(suit.value) for suit in Suit}


def target(s: Situation) -> Strain:
    """The strain to play in: a major fit, notrump when stopped, a minor fit, the best suit."""
    majors = [suit for suit in MAJORS if s.fit(suit) >= 8]
    if majors:
        return _AS_STRAIN[max(majors, key=s.fit)]
    minors = [suit for suit in MINORS if s.fit(suit) >= 8]
    if minors:
        best = max(minors, key=s.fit)
        total = s.hand.hcp + s.partner.typical
        cheap_game = s.stakes.game_level(_AS_STRAIN[best]) <= 3
        to_notrump = s.stopped and total >= need(3, Strain.NT) and s.level(Strain.NT) <= 3
        return Strain.NT if to_notrump and not cheap_game else _AS_STRAIN[best]
    if s.stopped:
        return Strain.NT
    return _AS_STRAIN[max(SUITS_DOWN, key=lambda suit: (s.fit(suit), s.hand.length[suit]))]


def _likely(s: Situation, strain: Strain) -> int:
    return s.worth(strain) + s.partner.typical


def _in_game(s: Situation) -> bool:
    return s.ours and s.bid is not None and s.stakes.is_game(s.bid)


def _slam_near(s: Situation) -> bool:
    """Whether the points of both hands, not those for shape alone, are near to a slam."""
    strain = target(s)
    sure = s.worth(strain) + s.partner.low
    high_cards = s.hand.hcp + s.partner.typical
    return (
        s.partner.acted
        and _likely(s, strain) >= SLAM
        and sure >= SLAM - 1
        and high_cards >= SLAM - (1 if _both_in(s) else 3)
    )


def _both_in(s: Situation) -> bool:
    """Whether the opponents have bid too, so that jumps to game may be made on shape."""
    return bool(s.enemy)


def _slam(s: Situation) -> Call | None:
    """Ask for aces when partner will understand it, else bid the slam that the points give."""
    strain = target(s)
    total = s.worth(strain) + s.partner.low
    if s.bid is not None and s.bid.level >= 6 and s.ours:
        return s.at(7, strain) if total >= 37 and s.bid.level == 6 else Call.PASS
    if strain is Strain.NT:
        return s.at(7 if total >= 37 else 6, strain)
    asked = Kind.ACES in (*s.mine.kinds, *s.partner.kinds)
    if Call.NT4 in s.legal and not asked:
        meaning = s.reading.add(s.seat, Call.NT4).shown[s.seat].kind
        if meaning is Kind.ACES and min(s.hand.shape) > 0:
            return Call.NT4
    return None if asked else s.at(6, strain)


def _game(s: Situation) -> Call | None:
    """Game in the best strain when the points are there."""
    strain = target(s)
    game = max(s.stakes.game_level(strain), s.level(strain))
    if game > 7 or _misfit(s, strain) or _likely(s, strain) < need(game, strain):
        return _game_at_notrump(s)
    if strain.minor and game >= 5:
        return _game_at_notrump(s) or s.at(game, strain)
    return s.at(game, strain)


def _misfit(s: Situation, strain: Strain) -> bool:
    """Whether this is a suit in which our side may have fewer than seven cards."""
    return strain.trumps is not None and s.fit(strain.trumps) < 7


def _game_at_notrump(s: Situation) -> Call | None:
    game = max(s.stakes.game_level(Strain.NT), s.level(Strain.NT))
    if game > 3 or not s.stopped or target(s).value in "HS":
        return None
    return s.at(game, Strain.NT) if _likely(s, Strain.NT) >= need(3, Strain.NT) else None


def _invite(s: Situation) -> Call | None:
    """A bid just below game when partner's better hands make one."""
    strain = target(s)
    game = s.stakes.game_level(strain)
    if strain.minor or game > 4:
        strain, game = (Strain.NT, s.stakes.game_level(Strain.NT)) if s.stopped else (strain, 4)
    if _misfit(s, strain):
        return None
    points = s.worth(strain)
    best = points + min(s.partner.high, s.partner.low + 3)
    if best < need(game, strain) or s.partner.high - s.partner.low < 2 or _has_limited(s):
        return None
    call = s.at(game - 1, strain)
    enough = call is not None and points + s.partner.low >= need(game - 1, strain)
    return call if enough else None


def _has_limited(s: Situation) -> bool:
    """Whether this hand has told its story already, to within four points."""
    return s.mine.high - s.mine.low <= 3 and s.mine.acted


def _correct(s: Situation) -> Call | None:
    """A better part-score at the same level or, out of a misfit, one higher."""
    assert s.bid is not None
    suit = s.bid.strain.trumps
    if suit is None:
        long = s.hand.longest
        runs = s.hand.length[long] >= 6 and s.hand.hcp <= 7 and long not in s.enemy
        return s.cheapest(long) if runs and s.level(_AS_STRAIN[long]) <= 2 else None
    if s.fit(suit) >= 7:
        return None
    for other in sorted(SUITS_DOWN, key=lambda u: -s.fit(u)):
        call = s.cheapest(other)
        better = s.fit(other) >= 7 and s.fit(other) > s.fit(suit)
        if better and call is not None and call.level <= max(s.bid.level, 2):
            return call
    return None


def _forced(s: Situation) -> Call:
    """Some natural bid, for partner's call is forcing: support, a long suit, notrump, the least."""
    supported = [suit for suit in SUITS_DOWN if s.partner.held(suit) >= 4 and s.fit(suit) >= 8]
    own = [suit for suit in SUITS_DOWN if s.hand.length[suit] >= 6 and suit not in s.enemy]
    again = [suit for suit in SUITS_DOWN if s.partner.held(suit) >= 3 and s.fit(suit) >= 7]
    five = [suit for suit in SUITS_DOWN if s.hand.length[suit] >= 5 and suit not in s.enemy]
    wishes: list[Suit | Strain] = [*supported, *own]
    if s.stopped:
        wishes.append(Strain.NT)
    for wish in (*wishes, *again, *five):
        call = s.cheapest(wish)
        if call is not None and call.level <= 4 and not (wish is Strain.NT and call.level > 3):
            return call
    best = max(SUITS_DOWN, key=lambda suit: (suit not in s.enemy, s.fit(suit)))
    return s.cheapest(best) or lowest_bid(s)


PLACE = (
    Rule(_slam, _slam_near),
    Rule(Call.PASS, lambda s: _in_game(s) and not s.must_answer),
    Rule(_game, lambda s: s.partner.acted and not _in_game(s)),
    Rule(_invite, lambda s: s.partner.acted and not _in_game(s)),
    Rule(_forced, lambda s: s.must_answer),
    Rule(_correct, lambda s: s.reading.bidder is s.seat.partner or s.doubled),
    Rule(Call.PASS, lambda s: True),
)


def _expected_tricks(s: Situation) -> float:
    """The tricks that we may hope for in defence against the bid that stands."""
    assert s.bid is not None
    trumps = s.bid.strain.trumps
    tricks = s.hand.quick_tricks + s.partner.low * 0.16
    if trumps is not None:
        length = s.hand.length[trumps]
        tricks += max(0, length - 3) + 0.5 * (length >= 3 and s.hand.top(trumps, 4) > 0)
        ours = max((s.fit(suit) for suit in Suit if suit is not trumps), default=0)
        tricks -= max(0, ours - 8) * 0.5
    return tricks


def penalty(s: Situation) -> bool:
    """Whether a double would be for penalties and is clearly right."""
    if s.ours or s.bid is None or Call.DOUBLE not in s.legal:
        return False
    if s.reading.add(s.seat, Call.DOUBLE).shown[s.seat].kind is not Kind.PENALTY:
        return False
    wanted = 7 - s.bid.level
    already_game = s.reading.stakes[s.seat.side.other].is_game(s.bid)
    trumps = s.bid.strain.trumps
    stack = trumps is not None and s.hand.length[trumps] >= 4 and s.hand.top(trumps, 4) > 0
    # A double that makes them a game must be surer than one of a game they have bid.
    margin = (0.5 if stack else 1.5) + (0 if already_game else 1)
    return _expected_tricks(s) >= wanted + margin


def _outbid_at_game(s: Situation) -> bool:
    """Whether they bid over a game that was ours by strength."""
    if s.bid is None or s.bid.level < 4 or not s.mine.acted or not s.partner.acted:
        return False
    return s.hand.hcp + s.partner.low >= 23 and penalty_meant(s)


def penalty_meant(s: Situation) -> bool:
    """Whether partner would read a double as one for penalties."""
    if Call.DOUBLE not in s.legal:
        return False
    return s.reading.add(s.seat, Call.DOUBLE).shown[s.seat].kind is Kind.PENALTY


def _best_fit(s: Situation) -> Suit:
    return max(SUITS_DOWN, key=lambda suit: (s.fit(suit), suit in MAJORS))


def _law(s: Situation) -> Call | None:
    """A bid to the level of our trumps together, while the points are near to theirs."""
    suit = _best_fit(s)
    strain = _AS_STRAIN[suit]
    trumps, level = s.fit(suit), s.level(strain)
    if trumps < 8 or not s.partner.acted or s.partner.held(suit) < 2 or suit in s.enemy:
        return None
    if s.bid is not None and suit is s.bid.strain.trumps:
        return None
    points = s.worth(strain) + s.partner.low + s.stakes.keen()
    wanted = {1: 15, 2: 16, 3: 19}.get(level)
    if (
        wanted is None
        or level > trumps - 6
        or points < wanted + (s.stakes.vulnerable and level > 2)
    ):
        return None
    return s.at(level, strain)


def _raise_by_points(s: Situation) -> Call | None:
    suit = _best_fit(s)
    if s.fit(suit) < 8 or not s.partner.acted or _has_limited(s) or suit in s.enemy:
        return None
    strain = _AS_STRAIN[suit]
    return s.raise_to(strain, s.worth(strain))


def _sacrifice(s: Situation) -> Call | None:
    """A bid over their game with ten trumps and little defence, only when it is cheap."""
    if s.stakes.vulnerable or s.bid is None:
        return None
    if not s.reading.stakes[s.seat.side.other].is_game(s.bid) or s.bid.level < 3:
        return None
    suit = _best_fit(s)
    level = s.level(_AS_STRAIN[suit])
    trumps = s.fit(suit)
    short = min(s.hand.shape) <= 1
    cheap = level <= (5 if s.stakes.they_vulnerable else 4) and trumps >= level + 5
    if not cheap or trumps < 10 or not short or s.hand.quick_tricks > 1.5:
        return None
    return s.at(level, suit) if s.partner.acted and not _in_game(s) else None


def _own_suit_again(s: Situation) -> Call | None:
    """The own long suit once more at the two level, with more than has been shown."""
    suit = max(SUITS_DOWN, key=lambda suit: (s.mine.held(suit) > 0, s.hand.length[suit]))
    length, level = s.hand.length[suit], s.level(_AS_STRAIN[suit])
    if not s.mine.held(suit) or length < 6 or len(s.mine.bids) > 1 or suit in s.enemy:
        return None
    points = s.hand.trump_points(suit)
    if points >= (14 if level == 2 else 17) and level <= (2 if length == 6 else 3):
        return s.at(level, suit)
    return None


def _reopens(s: Situation) -> bool:
    """Whether opener doubles again for takeout rather than let them play a low part-score."""
    if not s.last_chance or s.reading.opener is not s.seat or s.partner.acted:
        return False
    if Call.DOUBLE not in s.legal or s.reading.add(s.seat, Call.DOUBLE).shown[s.seat].kind is not (
        Kind.TAKEOUT
    ):
        return False
    return all(s.hand.length[suit] <= 2 for suit in s.enemy) and s.hand.hcp >= 13


COMPETE = (
    Rule(_slam, _slam_near),
    Rule(Call.DOUBLE, _outbid_at_game),
    Rule(_game, lambda s: s.partner.acted and s.bid_level() <= 4),
    Rule(Call.DOUBLE, penalty),
    Rule(_raise_by_points, lambda s: True),
    Rule(_law, lambda s: True),
    Rule(_sacrifice, lambda s: True),
    Rule(_own_suit_again, lambda s: True),
    Rule(Call.DOUBLE, _reopens),
    Rule(_forced, lambda s: s.must_answer),
    Rule(Call.PASS, lambda s: True),
)


def _good_new_suit(s: Situation) -> Call | None:
    suit = s.hand.longest
    if s.hand.length[suit] < 5 or suit in s.enemy or s.partner.held(suit):
        return None
    call = s.cheapest(suit)
    if call is None or call.level > 3 or not s.hand.good(suit):
        return None
    return call if s.hand.points >= (8, 11, 14)[call.level - 1] else None


ADVANCES = (
    Rule(_slam, _slam_near),
    Rule(Call.PASS, _in_game),
    Rule(_game, lambda s: True),
    Rule(Call.DOUBLE, penalty),
    Rule(_raise_by_points, lambda s: True),
    Rule(_law, lambda s: True),
    Rule(_invite, lambda s: True),
    Rule(_good_new_suit, lambda s: s.partner.kind is not Kind.NOTRUMP),
    Rule(
        Call.NT1,
        lambda s: s.stopped and 9 <= s.hand.hcp <= 12 and s.partner.kind is Kind.NATURAL,
    ),
    Rule(_sacrifice, lambda s: True),
    Rule(_forced, lambda s: s.must_answer),
    Rule(Call.PASS, lambda s: True),
)

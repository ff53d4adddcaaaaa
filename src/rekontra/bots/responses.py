"""Responses to partner's opening bid."""

from __future__ import annotations

from rekontra.bots.evaluate import MAJORS, SUITS_DOWN
from rekontra.bots.reading import Kind
from rekontra.bots.situation import Rule, Situation
from rekontra.game import Call, Strain, Suit


def _suit(s: Situation) -> Suit:
    return s.partner.bids[0].strain.trumps or Suit.C


def _strain(s: Situation) -> Strain:
    return s.partner.bids[0].strain


def _support(s: Situation) -> int:
    return s.hand.support(_suit(s))


def _fits_major(s: Situation) -> bool:
    return _suit(s) in MAJORS and s.fit(_suit(s)) >= 8


def _fits_minor(s: Situation) -> bool:
    return _suit(s) not in MAJORS and s.hand.length[_suit(s)] >= 5 - (_suit(s) is Suit.D)


def _raise(s: Situation) -> Call | None:
    """The raise that the points are worth, at most to game; with a minor at most to three."""
    call = s.raise_to(_strain(s), _support(s))
    if call is not None and call.strain.minor and call.level > 3:
        return s.at(3, call.strain)
    if call is None and s.level(_strain(s)) == 2 and _support(s) >= 5:
        return s.at(2, _strain(s))
    return call


def _one_over_one(s: Situation) -> Call | None:
    """A suit of four cards at the one level: the longest, of fours the cheapest."""
    held = [u for u in SUITS_DOWN if s.hand.length[u] >= 4 and s.at(1, u) and u not in s.enemy]
    if not held:
        return None
    most = max(s.hand.length[suit] for suit in held)
    longest = [suit for suit in held if s.hand.length[suit] == most]
    return s.at(1, longest[0] if most >= 5 else longest[-1])


def _two_over_one(s: Situation) -> Call | None:
    """The longest new suit at the two or three level: five hearts over spades, else four cards."""
    for length in (7, 6, 5, 4):
        for suit in SUITS_DOWN:
            if s.hand.length[suit] != length or suit in s.enemy or suit is _suit(s):
                continue
            if suit in MAJORS and length < 5:
                continue
            call = s.cheapest(suit)
            if call is not None and call.level <= (2 if length < 6 or s.hand.hcp < 12 else 3):
                return call
    return None


def _negative(s: Situation) -> bool:
    """Whether a double shows our unbid majors after partner opened and they overcalled."""
    if s.ours or s.bid is None or s.bid.strain is Strain.NT or s.bid.number > Call.S2.number:
        return False
    unbid = [suit for suit in MAJORS if suit not in s.enemy and suit is not _suit(s)]
    return bool(unbid) and all(s.hand.length[suit] >= 4 for suit in unbid)


def _notrump(level: int) -> Rule:
    low, high = {1: (6, 10), 2: (11, 12), 3: (13, 17)}[level]

    def right(s: Situation) -> bool:
        game = s.stakes.game_level(Strain.NT)
        if level > game or not s.stopped or not (s.hand.balanced or level == 1):
            return False
        return low <= s.hand.hcp <= (17 if level == game else high)

    return Rule(lambda s: s.at(level, Strain.NT), right)


TO_SUIT = (
    Rule(Call.REDOUBLE, lambda s: s.hand.hcp >= 10 and not _fits_major(s)),
    # With slam in sight a new suit first: it is forcing, a raise to game would not be.
    Rule(_one_over_one, lambda s: s.hand.points >= 17),
    Rule(_two_over_one, lambda s: s.hand.points >= 17),
    Rule(_raise, lambda s: _fits_major(s) and _support(s) >= 6),
    Rule(_one_over_one, lambda s: s.hand.hcp >= 6 or (s.hand.hcp >= 5 and s.hand.points >= 6)),
    Rule(Call.DOUBLE, lambda s: _negative(s) and s.hand.hcp >= (7 if s.bid_level() == 1 else 8)),
    Rule(_two_over_one, lambda s: s.hand.points >= 11 and not s.hand.balanced),
    _notrump(3),
    _notrump(2),
    Rule(_two_over_one, lambda s: s.hand.points >= 11 and s.hand.hcp >= 9),
    Rule(_raise, lambda s: _fits_minor(s) and _support(s) >= 6),
    _notrump(1),
    Rule(_raise, lambda s: s.hand.length[_suit(s)] >= 4 and _support(s) >= 6),
    Rule(_two_over_one, lambda s: s.hand.hcp >= 13),
    Rule(Call.PASS, lambda s: True),
)


def _has_major(s: Situation, cards: int) -> bool:
    return any(s.hand.length[suit] >= cards for suit in MAJORS)


def _long_major(s: Situation) -> Suit:
    return max(MAJORS, key=lambda suit: s.hand.length[suit])


def _to_play(s: Situation) -> Call | None:
    """A weak take-out of one notrump at the two level, not in clubs."""
    for suit in SUITS_DOWN[:3]:
        if s.hand.length[suit] >= (5 if suit in MAJORS else 6):
            return s.at(2, suit)
    return None


def _enough(s: Situation, level: int) -> bool:
    """Whether partner's notrump of 15-17 is game at this level and no slam is near."""
    return s.stakes.game_level(Strain.NT) <= level and s.hand.hcp <= 15


TO_ONE_NOTRUMP = (
    Rule(_to_play, lambda s: s.hand.hcp <= 7 and s.undisturbed()),
    Rule(Call.PASS, lambda s: _enough(s, 1) and s.ours and not s.doubled),
    Rule(Call.NT2, lambda s: _enough(s, 2) and s.hand.hcp >= 7),
    Rule(
        lambda s: s.at(s.stakes.game_level(Strain(_long_major(s).value)), _long_major(s)),
        lambda s: _has_major(s, 6) and 8 <= s.hand.points <= 15,
    ),
    Rule(
        lambda s: s.at(3, _long_major(s)),
        lambda s: _has_major(s, 5) and s.hand.hcp >= 9 and s.hand.points >= 10,
    ),
    Rule(
        Call.C2,
        lambda s: s.undisturbed() and s.hand.hcp >= 8 and _has_major(s, 4) and not s.stakes.part,
    ),
    Rule(Call.NT6, lambda s: 18 <= s.hand.hcp <= 21),
    Rule(Call.NT7, lambda s: s.hand.hcp >= 22),
    Rule(Call.NT4, lambda s: 16 <= s.hand.hcp <= 17 and s.hand.balanced),
    Rule(Call.NT6, lambda s: s.hand.points >= 18),
    Rule(Call.NT3, lambda s: s.hand.hcp >= 10 or (s.hand.hcp == 9 and s.hand.points >= 10)),
    Rule(Call.NT2, lambda s: 8 <= s.hand.hcp <= 9),
)

TO_STRONG = (
    Rule(Call.D2, lambda s: s.hand.hcp <= 7),
    Rule(Call.NT2, lambda s: s.hand.balanced),
    *(
        Rule(
            lambda s, suit=suit: s.cheapest(suit),  # type: ignore[misc]
            lambda s, suit=suit: s.hand.length[suit] >= 5,  # type: ignore[misc]
        )
        for suit in SUITS_DOWN
    ),
    Rule(Call.NT2, lambda s: True),
)


def _law(s: Situation) -> Call | None:
    """The raise of partner's preempt to the level of our trumps together, game at most."""
    suit, strain = _suit(s), _strain(s)
    level = min(s.fit(suit) - 6, s.stakes.game_level(strain), 4)
    return s.at(level, strain)


def _tricks(s: Situation) -> float:
    """The tricks that this hand adds to a preempt: quick tricks, and a ruff or two."""
    suit = _suit(s)
    short = min(n for other, n in s.hand.length.items() if other is not suit)
    ruffs = (2 - short if short < 2 else 0) if s.hand.length[suit] >= 3 else 0
    return s.hand.quick_tricks + ruffs + 0.5 * s.hand.top(suit, 3) * (s.hand.length[suit] >= 2)


def _preempt_game(s: Situation) -> bool:
    level = s.partner.bids[0].level
    vulnerable = s.stakes.vulnerable
    wanted = {2: 4.5, 3: 4.0, 4: 3.0}.get(level, 3.0) - (0.5 if vulnerable else 0)
    return _tricks(s) >= wanted and s.fit(_suit(s)) >= 8


TO_PREEMPT = (
    Rule(
        lambda s: s.at(s.stakes.game_level(_strain(s)), _strain(s)),
        lambda s: _preempt_game(s) and (_suit(s) in MAJORS or not s.stopped),
    ),
    Rule(
        lambda s: s.at(3, Strain.NT),
        lambda s: (
            s.hand.hcp >= 16
            and s.stopped
            and s.hand.length[_suit(s)] >= 2
            and all(s.hand.stopped(suit) for suit in Suit if suit is not _suit(s))
        ),
    ),
    Rule(
        lambda s: s.cheapest(s.hand.longest),
        lambda s: (
            s.hand.hcp >= 16
            and s.hand.length[s.hand.longest] >= 6
            and s.hand.longest not in s.enemy
            and s.level(Strain(s.hand.longest.value)) <= 3
        ),
    ),
    Rule(_law, lambda s: s.hand.length[_suit(s)] >= 3 and s.stakes.their_part < 60),
    Rule(Call.PASS, lambda s: True),
)


def rules(s: Situation) -> tuple[Rule, ...]:
    """The table for partner's opening bid; it may have no rule that holds."""
    opening = s.partner.calls[-1]
    if s.partner.kind is Kind.STRONG:
        return TO_STRONG
    if s.partner.kind is Kind.PREEMPT:
        return TO_PREEMPT
    if opening is Call.NT1:
        return TO_ONE_NOTRUMP
    return TO_SUIT if opening.strain is not Strain.NT else ()

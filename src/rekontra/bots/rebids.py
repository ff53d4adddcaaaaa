"""Opener's second call, and the answers to what partner asks by agreement."""

from __future__ import annotations

from rekontra.bots.evaluate import MAJORS, SUITS_DOWN
from rekontra.bots.reading import Kind
from rekontra.bots.situation import Rule, Situation
from rekontra.game import BIDS, Call, Strain, Suit


def _first(s: Situation) -> Suit:
    return s.mine.bids[0].strain.trumps or Suit.C


def _partners(s: Situation) -> Suit | None:
    return s.partner.bids[-1].strain.trumps if s.partner.bids else None


def _raise(s: Situation) -> Call | None:
    """The raise of partner's new suit with eight cards together, by our points."""
    suit = _partners(s)
    if suit is None or s.fit(suit) < 8:
        return None
    strain = Strain(suit.value)
    call = s.raise_to(strain, s.hand.support(suit))
    if call is not None and call.strain.minor and call.level > 4:
        return s.at(4, strain)
    return call or s.cheapest(suit)


def _cheap_second(s: Situation) -> Call | None:
    """A second suit of four cards, at the one level or below two of the first."""
    limit = Call.bid(2, Strain(_first(s).value)).number
    for suit in reversed(SUITS_DOWN):
        call = s.cheapest(suit)
        if call is None or s.hand.length[suit] < 4 or suit is _first(s) or suit in s.enemy:
            continue
        if call.number < limit and not s.partner.held(suit):
            return call
    return None


def _strong_second(s: Situation) -> Call | None:
    """A second suit shown as strong: a reverse when the suit is higher, else a jump."""
    for suit in SUITS_DOWN:
        call = s.cheapest(suit)
        if call is None or s.hand.length[suit] < 4 or suit is _first(s) or suit in s.enemy:
            continue
        if s.partner.held(suit):
            continue
        reverse = call.level == 2 and call.strain.value in "HSD" and _higher(suit, _first(s))
        strong = call if reverse else s.cheapest(suit, jump=1)
        if strong is not None and strong.level <= 3 and (reverse or s.hand.points >= 19):
            return strong
    return None


def _higher(one: Suit, two: Suit) -> bool:
    return SUITS_DOWN.index(one) < SUITS_DOWN.index(two)


def _again(s: Situation) -> Call | None:
    """The own suit once more: a jump with 16 points, game with 19."""
    suit = _first(s)
    points = s.hand.trump_points(suit)
    game = s.stakes.game_level(Strain(suit.value))
    if suit in MAJORS and points >= 19 and s.hand.length[suit] >= 6:
        return s.at(max(game, s.level(Strain(suit.value))), suit)
    jump = 1 if points >= 16 and s.level(Strain(suit.value)) == 2 and game > 2 else 0
    return s.cheapest(suit, jump)


def _fits(s: Situation) -> bool:
    suit = _partners(s)
    return suit is not None and s.fit(suit) >= 8 and (suit in MAJORS or s.hand.length[suit] >= 4)


def _notrump(s: Situation) -> Call | None:
    """Notrump by the points: cheapest with 12-14, a jump with 18-19."""
    call = s.raise_to(Strain.NT, s.hand.hcp)
    return call or s.cheapest(Strain.NT)


AFTER_NEW_SUIT = (
    Rule(_raise, lambda s: _fits(s) and _partners(s) in MAJORS),
    Rule(_notrump, lambda s: s.hand.balanced and s.stopped and s.hand.hcp >= 18),
    Rule(_strong_second, lambda s: s.hand.points >= 17),
    Rule(_again, lambda s: s.hand.length[_first(s)] >= 6 and s.hand.points >= 16),
    Rule(
        _cheap_second,
        lambda s: not s.hand.balanced or (s.bid_level() == 1 and s.hand.length[Suit.S] == 4),
    ),
    Rule(_notrump, lambda s: s.hand.balanced and s.stopped),
    Rule(_again, lambda s: s.hand.length[_first(s)] >= 6),
    Rule(_raise, _fits),
    Rule(_again, lambda s: s.hand.length[_first(s)] >= 5 and s.level(_opened(s)) <= 2),
    Rule(lambda s: s.cheapest(Strain.NT), lambda s: s.stopped and s.level(Strain.NT) <= 2),
    Rule(_again, lambda s: s.hand.length[_first(s)] >= 5),
    Rule(lambda s: s.cheapest(_partners(s) or Suit.C), lambda s: s.must_answer),
)


def _opened(s: Situation) -> Strain:
    return s.mine.bids[0].strain


AFTER_ONE_NOTRUMP = (
    Rule(
        lambda s: s.at(s.stakes.game_level(Strain.NT), Strain.NT),
        lambda s: s.hand.balanced and s.hand.hcp >= 19 and s.stakes.game_level(Strain.NT) > 1,
    ),
    Rule(Call.NT2, lambda s: s.hand.balanced and s.hand.hcp >= 18 and not _one_is_game(s)),
    Rule(Call.PASS, lambda s: s.hand.balanced),
    Rule(_strong_second, lambda s: s.hand.points >= 18),
    Rule(_again, lambda s: s.hand.length[_first(s)] >= 6),
    Rule(_cheap_second, lambda s: True),
)


def _one_is_game(s: Situation) -> bool:
    return s.stakes.game_level(Strain.NT) == 1


def _strong_notrump(s: Situation) -> Call | None:
    call = s.cheapest(Strain.NT)
    return s.at(3, Strain.NT) if s.hand.hcp >= 25 and call is not None and call.level < 3 else call


AFTER_STRONG = (
    Rule(_strong_notrump, lambda s: s.hand.balanced),
    Rule(lambda s: s.cheapest(s.hand.longest), lambda s: True),
)


def _stayman(s: Situation) -> Call | None:
    return next((s.at(2, suit) for suit in reversed(MAJORS) if s.hand.length[suit] >= 4), None)


TO_STAYMAN = (Rule(_stayman, lambda s: True), Rule(Call.D2, lambda s: True))

TO_ACES = (Rule(lambda s: s.at(5, tuple(Suit)[s.hand.aces % 4]), lambda s: s.undisturbed()),)


def after_aces(s: Situation) -> Call | None:
    """The contract when partner has told his aces: small slam lacking one, grand lacking none."""
    aces = s.hand.aces + (s.partner.aces or 0)
    if s.partner.aces == 0 and s.hand.aces == 0:
        aces = 4 if s.partner.low >= 20 else 0
    suit = s.reading.agreed(s.seat.side) or max(SUITS_DOWN, key=s.fit)
    strain = Strain(suit.value)
    total = s.worth(strain) + s.partner.low
    wanted = 7 if aces == 4 and total >= 37 else 6 if aces >= 3 else 5
    if s.bid is not None and s.bid.strain is strain and s.bid.level >= wanted:
        return Call.PASS
    call = s.at(wanted, strain) or s.cheapest(strain)
    return call if call is not None else s.cheapest(Strain.NT)


def rules(s: Situation) -> tuple[Rule, ...]:
    """The table for this stage of the auction; empty when judgement has to do."""
    if s.partner.kind is Kind.ACES and s.reading.bidder is s.seat.partner:
        return TO_ACES
    if s.mine.kind is Kind.ACES and s.partner.kind is Kind.ANSWER and s.partner.aces is not None:
        return (Rule(after_aces, lambda s: True),)
    if s.partner.kind is Kind.STAYMAN and s.undisturbed():
        return TO_STAYMAN
    if len(s.mine.bids) != 1 or not s.partner.bids or s.reading.opener is not s.seat:
        return ()
    if s.mine.kind is Kind.STRONG:
        return AFTER_STRONG
    first, answer = s.mine.bids[0], s.partner.bids[-1]
    if s.mine.kind is not Kind.OPENING or first.strain is Strain.NT or not s.ours:
        return ()
    if answer is Call.NT1 and s.undisturbed():
        return AFTER_ONE_NOTRUMP
    if s.partner.kind is Kind.NATURAL and answer.strain not in (first.strain, Strain.NT):
        return AFTER_NEW_SUIT
    return ()


def lowest_bid(s: Situation) -> Call:
    """The lowest legal bid, or pass when none is left."""
    return next((call for call in BIDS if call in s.legal), Call.PASS)

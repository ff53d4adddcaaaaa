"""Placing the contract by the points and the cards of both hands together."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rekontra.analysis.hands import MAJORS, MINORS
from rekontra.bots.bidding.constraint import (
    Constraint,
    Where,
    anything,
    at_most,
    balanced,
    hcp,
    length,
    points,
)
from rekontra.bots.bidding.context import Context, as_strain
from rekontra.bots.bidding.floor.outlook import BEST_FIRST, Outlook
from rekontra.bots.bidding.meaning import Forcing, Rule
from rekontra.bots.bidding.slam import ask_for_aces, means_blackwood
from rekontra.bots.stakes import need
from rekontra.game import Call, Strain, Suit

_SLAM_LEAST = 5
_KNOWN = 5
"""The cards of partner's suit with which a slam in it is looked for at once."""
# The points of both hands, with length or shortness, for twelve tricks in more than half of deals.
_SLAM_IN_A_SUIT = 33
_SLAM_AT_NOTRUMP = 32
_INVITE_OVER = 3
"""An invitation reckons with so many points more than partner's least."""


def game_to_the_score(context: Context) -> bool:
    """Whether partner's natural bid, left in peace, is game thanks to a part-score."""
    bid = context.bid
    last = context.last_of(context.seat.partner)
    if bid is None or last is None or last.call is not bid or last.meaning.artificial:
        return False
    in_peace = context.heard[-1].call is Call.PASS
    return in_peace and context.stakes.part > 0 and context.stakes.is_game(bid) and bid.level <= 3


def enough_to_the_score(context: Context) -> Iterator[Rule]:
    """What is game thanks to a part-score is passed without slam values, whatever it asked for."""
    if not game_to_the_score(context):
        return
    assert context.bid is not None
    trumps = context.bid.strain.trumps
    cards = 0 if trumps is None else max(0, min(3, 7 - context.partner.held(trumps)))
    fits = anything if trumps is None else length(trumps, cards)
    most = max(0, _SLAM_IN_A_SUIT - 1 - context.partner.points.low - _INVITE_OVER)
    yield Rule(Call.PASS, fits & points(0, most), "game-to-the-score")


def leave_in(outlook: Outlook) -> Iterator[Rule]:
    """Partner has named the contract: it is left alone."""
    if outlook.partner_signed_off and not outlook.must_answer:
        yield Rule(Call.PASS, anything, "leave-partners-choice")


def slam_in_sight(context: Context) -> Iterator[Rule]:
    """With trumps agreed or game bid by partner: a slam when both hands likely hold the values."""
    outlook = Outlook(context)
    last = context.last_of(context.seat.partner)
    if last is None or not last.call.is_bid or last.meaning.artificial or not _may_try(outlook):
        return
    if last.meaning.note == "notrump-strong-suit":
        # Opener first says whether he fits the suit; the slam is responder's to look for.
        return
    yield from _over_five_of_our_major(outlook)
    partners_game = outlook.in_game and context.bidder is context.seat.partner
    if context.agreed is not None:
        yield from _slam_in(outlook, context.agreed)
    elif partners_game:
        for suit in outlook.playable:
            yield from _slam_in(outlook, suit)
    elif context.acts_of(context.seat) and not (
        outlook.told_all or context.contested or _opened_strong(context)
    ):
        # Four notrump is about the suit that was bid last.
        partners = last.call.strain.trumps
        if partners is not None and context.partner.held(partners) >= _KNOWN:
            yield from _slam_in(outlook, partners)
    if partners_game and last.call is Call.NT3:
        even = Where(lambda hand: hand.longest <= 6)
        for rule in _slam_at_notrump(outlook):
            yield replace(rule, needs=rule.needs & even)


def _opened_strong(context: Context) -> bool:
    """Whether partner opened with the strongest bid: he has said nothing of an upper end."""
    opening = context.opening
    return (
        opening is not None
        and opening.seat is context.seat.partner
        and opening.meaning.note == "opening-strong-2c"
    )


def _over_five_of_our_major(outlook: Outlook) -> Iterator[Rule]:
    """Partner goes past game in the agreed major, unasked: six with more than has been shown."""
    context = outlook.context
    trumps, bid = context.agreed, context.bid
    if trumps not in MAJORS or bid is not Call.bid(5, as_strain(trumps)) or context.contested:
        return
    if outlook.in_game and context.bidder is context.seat.partner:
        low, high = context.mine.points
        least = low + min(high - low, 3)
        call = Call.bid(6, bid.strain)
        yield Rule(call, points(least), "accept", Forcing.SIGN_OFF, agrees=trumps)
        yield Rule(Call.PASS, points(0, least - 1), "decline")


def try_slam(outlook: Outlook) -> Iterator[Rule]:
    """A slam with the points for it, after asking for aces when there is a suit."""
    if not _may_try(outlook):
        return
    agreed = outlook.context.agreed
    for suit in outlook.playable:
        if agreed in (None, suit):
            yield from _slam_in(outlook, suit)
        yield from _agree_below_game(outlook, suit)
    if not outlook.context.their_suits and agreed is None:
        yield from _slam_at_notrump(outlook)


def _may_try(outlook: Outlook) -> bool:
    """Whether partner has shown strength, and nobody has asked for aces or bid a slam yet."""
    context = outlook.context
    bid = context.bid
    low = bid is None or bid.level < 6
    strong = context.partner.points.low >= _SLAM_LEAST
    return low and strong and outlook.partner_acted and not outlook.has_asked


def _slam_in(outlook: Outlook, suit: Suit) -> Iterator[Rule]:
    """Ask for aces, or with a void bid six at once."""
    context = outlook.context
    strain = as_strain(suit)
    if context.partner.held(suit) < 2 or context.level(strain) > 6:
        return
    asks = Call.NT4 in context.legal
    if asks and not means_blackwood(context):
        return
    strong = outlook.worth(strain, _SLAM_IN_A_SUIT - outlook.likely_partner)
    length_needed = anything if context.agreed is suit else outlook.trumps(suit)
    enough = strong if context.contested else strong | _few_losers(outlook, suit)
    fitting = length_needed & enough
    if not asks:
        # Too late to ask: two aces in this hand leave no more than two to miss.
        sure = fitting & Where(lambda hand: hand.aces >= 2)
        yield Rule(Call.bid(6, strain), sure, "slam-by-points", Forcing.SIGN_OFF, agrees=suit)
        return
    yield from ask_for_aces(context, suit, fitting)
    void = fitting & Where(lambda hand: hand.shortest == 0)
    yield Rule(Call.bid(6, strain), void, "slam-by-points", Forcing.SIGN_OFF, agrees=suit)


def _few_losers(outlook: Outlook, suit: Suit) -> Constraint:
    """The losing tricks that leave twelve beside partner's, with three points less than usual."""
    partner = outlook.likely_partner
    losers = 12 - _losers_of(partner) + (outlook.context.partner.held(suit) >= 6)
    enough = outlook.worth(as_strain(suit), _SLAM_IN_A_SUIT - 3 - partner)
    return enough & Where(lambda hand: (hand.losers <= losers) & (hand.aces >= 1))


def _losers_of(strength: int) -> int:
    """How many losing tricks a hand of so many points has beside a fit, one for three points."""
    return max(3, 12 - (strength + 1) // 3)


def _agree_below_game(outlook: Outlook, suit: Suit) -> Iterator[Rule]:
    """With a fit and more than game needs: the suit below game, which leaves room for a slam."""
    context = outlook.context
    strain = as_strain(suit)
    level = context.level(strain)
    if suit not in MAJORS or not context.game_forced or context.agreed is suit or level != 3:
        return
    more = max(0, _SLAM_IN_A_SUIT - outlook.likely_partner - 3)
    needs = outlook.trumps(suit) & outlook.worth(strain, more)
    yield Rule(Call.bid(3, strain), needs, "agree-below-game", Forcing.GAME, agrees=suit)


def _slam_at_notrump(outlook: Outlook) -> Iterator[Rule]:
    """Six or seven by points alone, and 4NT that asks for the upper end of a narrow range."""
    context = outlook.context
    shown = context.partner
    # What partner has counted for length is no high card.
    partner = outlook.likely_partner - min(2, max(0, shown.points.low - shown.hcp.low))
    no_void = Where(lambda hand: hand.shortest > 0)
    for level in (7, 6):
        enough = no_void & outlook.worth(
            Strain.NT, max(0, _SLAM_AT_NOTRUMP + 4 * (level - 6) - partner)
        )
        needs = enough & outlook.notrump_shape
        yield Rule(Call.bid(level, Strain.NT), needs, "slam-by-points", Forcing.SIGN_OFF)
    strength = context.partner.points
    last = context.last_of(context.seat.partner)
    natural = last is not None and last.call.is_bid and not last.meaning.artificial
    if not natural or means_blackwood(context) or not 1 <= strength.high - strength.low <= 4:
        return
    assert last is not None
    if last.call.strain is Strain.NT and last.call.level <= 3:
        low, high = _SLAM_AT_NOTRUMP - strength.high, _SLAM_AT_NOTRUMP - partner - 1
        if 0 <= low <= high:
            yield Rule(Call.NT4, hcp(low, high) & balanced, "invite-slam", Forcing.INVITES)


def place_game(outlook: Outlook) -> Iterator[Rule]:
    """Game in a major with eight cards, at notrump with stoppers, in a minor with the points."""
    if outlook.in_game:
        if not outlook.must_answer:
            yield Rule(Call.PASS, anything, "game-is-reached")
        return
    if not outlook.partner_acted:
        return
    for suit in outlook.playable:
        if suit in MAJORS:
            yield from _game_in(outlook, suit, 8)
    if _game_level(outlook, Strain.NT) <= 3:
        yield from _game_at_notrump(outlook)
    for suit in outlook.playable:
        if suit in MINORS:
            yield from _game_in(outlook, suit, 8)
    for suit in outlook.playable:
        if outlook.context.game_forced and suit in MAJORS:
            yield from _game_in(outlook, suit, 7)


def _game_level(outlook: Outlook, strain: Strain) -> int:
    """The level at which this strain is game and may be bid."""
    return max(outlook.context.stakes.game_level(strain), outlook.context.level(strain))


def _game_in(outlook: Outlook, suit: Suit, together: int) -> Iterator[Rule]:
    strain = as_strain(suit)
    level = _game_level(outlook, strain)
    if level <= 5 and outlook.context.partner.held(suit) + 6 >= together:
        yield Rule(
            Call.bid(level, strain),
            outlook.trumps(suit, together) & outlook.reaches(level, strain),
            "game-with-a-fit",
            Forcing.SIGN_OFF,
            agrees=suit,
        )


def _game_at_notrump(outlook: Outlook) -> Iterator[Rule]:
    level = _game_level(outlook, Strain.NT)
    # What the score makes game must still be within reach at the usual nine tricks or fewer.
    enough = outlook.reaches(level, Strain.NT)
    yield Rule(
        Call.bid(level, Strain.NT), enough & outlook.notrump_shape, "game-at-notrump", Forcing.NO
    )


def invite(outlook: Outlook) -> Iterator[Rule]:
    """A bid just below game when partner's better hands make one."""
    strength = outlook.context.partner.points
    if not outlook.partner_acted or outlook.in_game or outlook.told_all:
        return
    if strength.high - strength.low < 2 or outlook.partner_signed_off:
        return
    for suit in outlook.playable:
        if suit in MAJORS and outlook.context.partner.held(suit) >= 2:
            yield from _invitation(outlook, as_strain(suit), outlook.trumps(suit), suit)
    yield from _invitation(outlook, Strain.NT, outlook.notrump_shape, None)


def _invitation(
    outlook: Outlook, strain: Strain, shape: Constraint, trumps: Suit | None
) -> Iterator[Rule]:
    context = outlook.context
    game = context.stakes.game_level(strain)
    level = game - 1
    if level < 2 or context.level(strain) > level:
        return
    strength = context.partner.points
    best = min(strength.high, strength.low + _INVITE_OVER)
    low, high = need(game, strain) - best, need(game, strain) - outlook.likely_partner - 1
    safe = need(level, strain) - strength.low - 1
    low = max(low, safe)
    if 0 <= low <= high:
        yield Rule(
            Call.bid(level, strain),
            shape & outlook.worth(strain, low, high),
            "invite",
            Forcing.INVITES,
            agrees=trumps,
        )


def correct(outlook: Outlook) -> Iterator[Rule]:
    """A better part-score than partner's, at the same level or out of a misfit one higher."""
    context = outlook.context
    bid = context.bid
    if bid is None or context.bidder is not context.seat.partner or outlook.in_game:
        return
    suit = bid.strain.trumps
    if suit is None:
        yield from _run_from_notrump(outlook)
        return
    held = context.partner.held(suit)
    misfit = at_most(suit, max(0, 6 - held))
    for other in outlook.playable:
        call = context.cheapest(other)
        if other is suit or call is None or call.level > bid.level + 1:
            continue
        theirs = context.partner.held(other)
        if theirs >= 3:
            better = _better(other, theirs, suit, held)
            together = 7 if call.level == bid.level else 8
            needs = misfit & outlook.trumps(other, together) & better
            yield Rule(call, needs, "preference", Forcing.SIGN_OFF)
        elif call.level <= 3:
            alone = length(other, 6 if call.level <= 2 else 7)
            yield Rule(call, misfit & alone, "own-suit", Forcing.SIGN_OFF)


def _better(one: Suit, with_one: int, other: Suit, with_other: int) -> Constraint:
    return Where(lambda hand: hand.length(one) + with_one > hand.length(other) + with_other)


def _run_from_notrump(outlook: Outlook) -> Iterator[Rule]:
    """A long suit rather than notrump with a weak hand."""
    context = outlook.context
    assert context.bid is not None
    if context.bid.level > 2 or not context.partner.points.high < 25:
        return
    weak = points(0, max(0, 24 - context.partner.points.high))
    for suit in BEST_FIRST:
        call = context.cheapest(suit)
        if suit in context.their_suits or call is None or call.level > 3:
            continue
        yield Rule(call, length(suit, 6) & weak, "own-suit", Forcing.SIGN_OFF)

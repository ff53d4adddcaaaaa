"""Responder's first call to an opening of one in a suit."""

from __future__ import annotations

from collections.abc import Iterator

from rekontra.analysis.hands import MAJORS, MINORS
from rekontra.bots.bidding.constraint import (
    Constraint,
    Where,
    anything,
    at_most,
    balanced,
    hcp,
    length,
    longer,
    points,
    support,
)
from rekontra.bots.bidding.constructive.common import (
    chosen_of,
    flat,
    longest,
    others,
    stoppers,
    top,
)
from rekontra.bots.bidding.context import Context, suit_bid
from rekontra.bots.bidding.meaning import Forcing, Rule
from rekontra.game import Call, Strain, Suit


def responses(context: Context) -> Iterator[Rule]:
    """The answers to one of a suit; the weakest hands pass."""
    assert context.bid is not None
    opened = context.bid.strain.trumps
    assert opened is not None
    if opened in MAJORS:
        yield from _to_a_major(context, opened)
    else:
        yield from _to_a_minor(context, opened)
    yield Rule(Call.PASS, points(0, 6) & hcp(0, 5), "pass-too-weak")


def _jump_shifts(opened: Suit) -> Iterator[Rule]:
    """A jump in a good suit of one's own that interests in a slam."""
    for suit in others(opened):
        one_suit = length(suit, 5) & top(suit, 2) & longest(suit)
        for other in others(suit):
            one_suit = one_suit & at_most(other, 4)
        call = suit_bid(2 if _over(suit, opened) else 3, suit)
        needs = points(17) & hcp(15) & one_suit
        yield Rule(call, needs, "jump-shift-response", Forcing.GAME)


def _over(suit: Suit, opened: Suit) -> bool:
    """Whether the suit can still be bid at the one level over this opening."""
    order = list(Suit)
    return order.index(suit) > order.index(opened)


# Over a major.


def _to_a_major(context: Context, major: Suit) -> Iterator[Rule]:
    low_game = context.stakes.game_level(Strain(major.value)) == 2
    three, four = length(major, 3), length(major, 4)
    if low_game:
        # What is game already need not be forced to.
        needs = three & support(major, 6, 16)
        yield Rule(suit_bid(2, major), needs, "raise-single", agrees=major)
    else:
        short = Where(lambda hand: hand.shortest <= 1)
        weak = hcp(0, 9) & length(major, 5) & short
        yield Rule(suit_bid(4, major), weak, "raise-preemptive", Forcing.SIGN_OFF, agrees=major)
    if not context.passed_hand:
        yield from _strong_raises(context, major)
        yield from _jump_shifts(major)
    limit = suit_bid(3, major)
    if not low_game:
        strong = 12 if context.system.jacoby_two_notrump and not context.passed_hand else 13
        needs = four & support(major, 10, strong) | three & support(major, 10, 12)
        yield Rule(limit, needs, "raise-limit", Forcing.INVITES, agrees=major)
        needs = three & support(major, 6, 9)
        yield Rule(suit_bid(2, major), needs, "raise-single", agrees=major)
    if major is Suit.H:
        yield from _one_spade(context)
    yield from _notrump_over_major(context, major)
    yield from _two_over_one(context, major)
    yield from _one_notrump(context)


def _strong_raises(context: Context, major: Suit) -> Iterator[Rule]:
    """Jacoby's 2NT: a raise that forces to game."""
    if not context.system.jacoby_two_notrump:
        return
    note, name = "jacoby-2nt", "jacoby-two-notrump"
    four = support(major, 13) & length(major, 4)
    yield Rule(Call.NT2, four, note, Forcing.GAME, name, artificial=True, agrees=major)
    other = Suit.H if major is Suit.S else Suit.S
    # A flat hand with three trumps has no suit to bid on the way.
    lone = flat & length(major, 3, 3) & (length(other, 4) | hcp(18))
    for strength in (support(major, 13, 14), support(major, 18)):
        yield Rule(Call.NT2, strength & lone, note, Forcing.GAME, name, True, major)


def _one_spade(context: Context) -> Iterator[Rule]:
    """One spade over one heart: four spades, unless a minor is longer in a strong hand."""
    note = "new-suit-one-level"
    spades = length(Suit.S, 4)
    minor_first = (longer(Suit.C, Suit.S) | longer(Suit.D, Suit.S)) & (
        length(Suit.C, 5) | length(Suit.D, 5)
    )
    if context.passed_hand:
        minor_first = ~anything
    yield Rule(Call.S1, points(6) & spades & ~(minor_first & hcp(13)), note, _new(context))


def _new(context: Context) -> Forcing:
    """A new suit forces for one round, from a passed hand it does not."""
    return Forcing.NO if context.passed_hand else Forcing.ROUND


def _notrump_over_major(context: Context, major: Suit) -> Iterator[Rule]:
    no_suit: Constraint = balanced
    for suit in others(major):
        no_suit = no_suit & at_most(suit, 4)
    if context.passed_hand:
        yield Rule(Call.NT2, hcp(11, 12) & no_suit, "notrump-invite", Forcing.INVITES)
        return
    yield Rule(Call.NT3, hcp(15, 17) & no_suit & at_most(major, 3), "response-3nt", Forcing.NO)
    if not context.system.jacoby_two_notrump:
        needs = hcp(13, 14) & no_suit & stoppers(*others(major))
        yield Rule(Call.NT2, needs, "response-2nt", Forcing.GAME)


def _two_over_one(context: Context, opened: Suit) -> Iterator[Rule]:
    """A new suit at the two level: from four cards, hearts over spades from five."""
    lower = tuple(suit for suit in others(opened) if not _over(suit, opened))
    for suit in reversed(lower):
        least = 5 if suit is Suit.H else 4
        first: Constraint = chosen_of(suit, lower)
        if suit is not Suit.H and Suit.H in lower:
            # Four hearts cannot be bid, and so they do not stand in the way.
            minors = chosen_of(suit, tuple(s for s in lower if s is not Suit.H))
            first = minors & (at_most(Suit.H, 4) | longer(suit, Suit.H))
        needs = points(11) & length(suit, least) & first
        yield Rule(suit_bid(2, suit), needs, "two-over-one", _new(context))
    if not context.system.jacoby_two_notrump and not context.passed_hand:
        # A strong raise that has no call of its own waits with a minor of three cards.
        strong = support(opened, 13) & length(opened, 4)
        for suit in MINORS:
            needs = strong & length(suit, 3)
            yield Rule(suit_bid(2, suit), needs, "two-over-one", Forcing.ROUND)


def _one_notrump(context: Context) -> Iterator[Rule]:
    high = 12 if context.stakes.is_game(Call.NT1) else 10
    yield Rule(Call.NT1, points(6, high), "response-1nt")


# Over a minor.


def _to_a_minor(context: Context, minor: Suit) -> Iterator[Rule]:
    no_major = at_most(Suit.S, 3) & at_most(Suit.H, 3)
    if not context.passed_hand:
        yield from _jump_shifts(minor)
        strong = no_major & balanced
        stopped = stoppers(*others(minor, Suit.C if minor is Suit.D else Suit.D))
        yield Rule(Call.NT2, hcp(13, 15) & strong & stopped, "response-2nt", Forcing.GAME)
        yield Rule(Call.NT3, hcp(16, 18) & strong, "response-3nt")
        yield Rule(Call.NT6, hcp(19) & strong, "slam", Forcing.SIGN_OFF)
        needs = support(minor, 14) & length(minor, 6) & no_major
        if minor is Suit.C:
            needs = needs & at_most(Suit.D, 4)
        yield Rule(suit_bid(4, minor), needs, "raise-minor-strong", Forcing.GAME, agrees=minor)
    yield from _one_over_one(context, minor)
    yield from _minor_raises(minor)
    if context.passed_hand:
        yield Rule(Call.NT2, hcp(11, 12) & balanced & no_major, "notrump-invite", Forcing.INVITES)
    if minor is Suit.D:
        needs = points(11) & length(Suit.C, 4)
        yield Rule(Call.C2, needs, "two-over-one", _new(context))
    yield from _one_notrump(context)
    over = length(minor, 4) & hcp(9, 12)
    yield Rule(suit_bid(3, minor), over, "raise-limit", Forcing.INVITES, agrees=minor)
    yield Rule(Call.NT1, points(11, 12), "response-1nt")
    if not context.passed_hand:
        # Without the stoppers or the shape: nothing else tells so much of the strength.
        yield Rule(Call.NT2, hcp(13, 15) & no_major, "response-2nt", Forcing.GAME)
        yield Rule(Call.NT3, hcp(16, 17) & no_major, "response-3nt")
        rest = support(minor, 14) & length(minor, 4) & no_major
        yield Rule(suit_bid(4, minor), rest, "raise-minor-strong", Forcing.GAME, agrees=minor)


def _one_over_one(context: Context, minor: Suit) -> Iterator[Rule]:
    """New suits up the line: the longest, of two fives the higher, of fours the lower."""
    note = "new-suit-one-level"
    suits = tuple(suit for suit in others(minor) if _over(suit, minor))
    for suit in suits:
        first = chosen_of(suit, suits)
        if suit in MAJORS and minor is Suit.D:
            # A strong hand bids a longer club suit before the major.
            longer_clubs = hcp(13) & length(Suit.C, 5) & longer(Suit.C, suit)
            first = first & ~longer_clubs
        needs = points(6) & length(suit, 4) & first
        yield Rule(suit_bid(1, suit), needs, note, _new(context))


def _minor_raises(minor: Suit) -> Iterator[Rule]:
    """Raises with five cards of opener's minor and no major."""
    five = length(minor, 5 if minor is Suit.C else 4)
    yield Rule(
        suit_bid(3, minor),
        five & hcp(10, 12),
        "raise-limit",
        Forcing.INVITES,
        agrees=minor,
    )
    uneven = five & (~balanced | length(minor, 5))
    yield Rule(
        suit_bid(2, minor), uneven & support(minor, 6, 13) & hcp(4, 9), "raise-single", agrees=minor
    )

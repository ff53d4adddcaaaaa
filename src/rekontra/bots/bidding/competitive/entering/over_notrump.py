"""Defence to the opening of 1NT: two-suited calls (Cappelletti), penalty doubles, answers."""

from __future__ import annotations

from collections.abc import Iterator

from rekontra.analysis.hands import MAJORS, MINORS
from rekontra.bots.bidding.competitive.common import (
    SUITS_DOWN,
    game_in,
    honours,
    longest_of,
    lowest,
    short,
)
from rekontra.bots.bidding.competitive.entering.two_suiters import shows_minor
from rekontra.bots.bidding.constraint import (
    Constraint,
    anything,
    at_most,
    balanced,
    good,
    hcp,
    length,
    support,
)
from rekontra.bots.bidding.context import Context, Heard, suit_bid
from rekontra.bots.bidding.meaning import Forcing, Rule
from rekontra.game import Call, Suit

_NAME = "cappelletti"


def over_one_notrump(context: Context) -> Iterator[Rule]:
    """The opponents have opened 1NT and nobody else has bid."""
    strong = context.system.notrump[1] - 1
    lighter = 2 if context.passes_out else 0
    yield Rule(Call.DOUBLE, hcp(strong - lighter), "penalty-double")
    yield from _preempts()
    yield from (_cappelletti if context.system.cappelletti else _natural)(lighter)


def _preempts() -> Iterator[Rule]:
    for suit in SUITS_DOWN:
        seven = length(suit, 7) & honours(suit, 2, of=3)
        yield Rule(suit_bid(3, suit), hcp(6, 14) & seven, "jump-overcall")


def _natural(lighter: int) -> Iterator[Rule]:
    for suit in SUITS_DOWN:
        long = (length(suit, 6) | (length(suit, 5) & good(suit) & ~balanced)) & hcp(9 - lighter, 14)
        yield Rule(suit_bid(2, suit), long & longest_of(suit, SUITS_DOWN), "overcall")


def _cappelletti(lighter: int) -> Iterator[Rule]:
    strength = hcp(9 - lighter, 15)
    yield _two_suits(Call.D2, strength & _both_majors())
    for major in reversed(MAJORS):
        minors = _two(major, Suit.D) | _two(major, Suit.C)
        yield _two_suits(suit_bid(2, major), strength & minors)
    yield _two_suits(Call.NT2, strength & _two(Suit.D, Suit.C))
    six = length(Suit.S, 6)
    for suit in SUITS_DOWN[1:]:
        six = six | length(suit, 6)
    one_suit = strength & six
    yield Rule(Call.C2, one_suit, "cappelletti-one-suit", Forcing.NO, _NAME, artificial=True)


def _two(one: Suit, other: Suit) -> Constraint:
    return length(one, 5) & length(other, 5)


def _both_majors() -> Constraint:
    """Five cards in each, or five and four with honours in both."""
    five_four = (length(Suit.S, 5) & length(Suit.H, 4)) | (length(Suit.S, 4) & length(Suit.H, 5))
    sound = honours(Suit.S, 2) & honours(Suit.H, 2)
    return _two(Suit.S, Suit.H) | (five_four & sound)


def _two_suits(call: Call, needs: Constraint) -> Rule:
    # Two of a major offers it as trumps: it may be passed.
    major = call.strain.trumps in MAJORS
    return Rule(
        call,
        needs,
        "cappelletti-two-suits",
        Forcing.ROUND if call is Call.NT2 else Forcing.NO,
        _NAME,
        artificial=not major,
    )


def advances_over_notrump(context: Context, call: Heard) -> Iterator[Rule]:
    """The answers to partner's call over their 1NT."""
    if call.call is Call.DOUBLE:
        yield from _answers_to_the_double(context)
    elif call.call is Call.C2:
        yield from _answers_to_one_suit(context)
    elif call.call is Call.D2:
        yield from _answers_to_majors(context)
    elif call.call is Call.NT2:
        yield from _answers_to_minors(context)
    else:
        yield from _answers_to_a_major(context, call)
    if not context.forced:
        yield Rule(Call.PASS, anything, "pass")


def _answers_to_the_double(context: Context) -> Iterator[Rule]:
    if context.bid is not Call.NT1:
        return
    weak = hcp(0, 5)
    for suit in SUITS_DOWN:
        runs = length(suit, 5) & longest_of(suit, SUITS_DOWN)
        yield Rule(suit_bid(2, suit), weak & runs, "runs-from-double", Forcing.SIGN_OFF)


def _answers_to_one_suit(context: Context) -> Iterator[Rule]:
    if context.bid is not Call.C2:
        return
    for major in MAJORS:
        own = length(major, 6) & honours(major, 2) & hcp(5)
        yield Rule(suit_bid(2, major), own, "own-suit")
    if context.doubling == 0:
        yield Rule(Call.PASS, length(Suit.C, 6) & hcp(0, 9), "own-suit")
    if context.heard[-1].call is Call.PASS:
        yield Rule(Call.D2, anything, "waits-for-suit", Forcing.NO, _NAME, artificial=True)


def _answers_to_majors(context: Context) -> Iterator[Rule]:
    for suit in (Suit.S, Suit.H):
        best = longest_of(suit, (Suit.S, Suit.H))
        yield Rule(suit_bid(4, suit), support(suit, 13) & length(suit, 4) & best, "preference-game")
        invite = support(suit, 10, 12) & length(suit, 4) & best
        yield Rule(suit_bid(3, suit), invite, "preference-jump", Forcing.INVITES, agrees=suit)
    none = short(MAJORS, 2)
    own = length(Suit.D, 6) & honours(Suit.D, 2) & at_most(Suit.C, 3)
    yield Rule(Call.PASS, own & none & hcp(0, 10), "own-suit")
    own = length(Suit.C, 6) & honours(Suit.C, 2) & at_most(Suit.D, 3)
    yield Rule(Call.C3, own & none, "own-suit")
    few = short(MAJORS, 1)
    both = length(Suit.C, 4) & length(Suit.D, 4)
    yield Rule(Call.NT2, few & both, "asks-minor", Forcing.ROUND, "asks-minor", artificial=True)
    for suit in (Suit.S, Suit.H):
        yield Rule(lowest(context, suit), longest_of(suit, MAJORS), "preference", agrees=suit)


def _answers_to_minors(context: Context) -> Iterator[Rule]:
    for suit in MAJORS:
        yield Rule(suit_bid(3, suit), length(suit, 6) & honours(suit, 2), "own-suit")
    for suit in MINORS:
        yield Rule(lowest(context, suit), longest_of(suit, MINORS), "preference", agrees=suit)


def _answers_to_a_major(context: Context, call: Heard) -> Iterator[Rule]:
    major = call.call.strain.trumps
    if major is None:
        return
    yield Rule(suit_bid(4, major), support(major, 13) & length(major, 3), "bids-game", agrees=major)
    asks = at_most(major, 1) & (length(Suit.C, 4) | length(Suit.D, 4))
    invites = length(major, 3) & support(major, 10, 12)
    other = Suit.H if major is Suit.S else Suit.S
    yield Rule(lowest(context, other), length(other, 6) & at_most(major, 2), "own-suit")
    for needs in (invites, asks):
        yield Rule(Call.NT2, needs, "asks-minor", Forcing.ROUND, "asks-minor", artificial=True)
    yield Rule(Call.PASS, anything, "pass")


def cappelletti_continues(context: Context) -> Iterator[Rule]:
    """The second call of the player who came in over 1NT."""
    answer = context.last_of(context.seat.partner)
    mine = context.acts_of(context.seat)
    if answer is None or not mine:
        return
    if mine[-1].meaning.note == "cappelletti-one-suit":
        yield from _names_suit(context)
        return
    yield from shows_minor(context)
    suit = answer.call.strain.trumps if answer.call.is_bid else None
    if answer.meaning.note == "preference-jump" and suit is not None:
        yield Rule(game_in(context, suit), hcp(13), "bids-game", agrees=suit)
    yield Rule(Call.PASS, anything, "pass")


def _names_suit(context: Context) -> Iterator[Rule]:
    suits = SUITS_DOWN
    standing = context.bid.strain.trumps if context.bid and context.ours else None
    for suit in suits:
        longest = length(suit, 6) & longest_of(suit, suits)
        if suit is standing and context.doubling == 0:
            yield Rule(Call.PASS, longest, "names-suit")
        else:
            yield Rule(lowest(context, suit), longest, "names-suit")

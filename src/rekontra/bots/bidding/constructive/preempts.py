"""After a weak opening: a weak two, or a preempt of three or four."""

from __future__ import annotations

from collections.abc import Iterator

from rekontra.analysis.hands import MAJORS
from rekontra.bots.bidding.constraint import (
    Constraint,
    Where,
    anything,
    at_most,
    hcp,
    length,
    points,
)
from rekontra.bots.bidding.constructive.common import (
    calls_of,
    game_in,
    longest,
    others,
    stoppers,
    top,
)
from rekontra.bots.bidding.context import Context, suit_bid
from rekontra.bots.bidding.meaning import Forcing, Rule
from rekontra.bots.bidding.slam import ask_for_aces
from rekontra.game import Call, Suit


def after_a_preempt(context: Context) -> Iterator[Rule]:
    """The rules for the next call after a weak opening, and none where the book ends."""
    opening, *tail = calls_of(context)
    trumps = opening.strain.trumps
    if trumps is None:
        return
    if not tail:
        if opening.level == 2:
            yield from _to_a_weak_two(context, trumps)
        else:
            yield from _to_a_preempt(context, opening, trumps)
    elif len(tail) == 1:
        yield from _opener_again(context, opening, trumps, tail[0])
    elif len(tail) == 2 and tail[0] is Call.NT2 and opening.level == 2:
        yield from _after_the_feature(context, trumps, tail[1])


def _quick(halves: int) -> Constraint:
    """So many half quick tricks."""
    return Where(lambda hand: hand.quick_tricks >= halves)


def _to_a_weak_two(context: Context, trumps: Suit) -> Iterator[Rule]:
    """Raises preempt and are the only calls that opener may pass; 2NT asks for a feature."""
    for suit in others(trumps):
        cheap = context.cheapest(suit)
        if cheap is not None:
            own = points(15) & length(suit, 5 if suit in MAJORS else 6) & top(suit, 2)
            needs = own & at_most(trumps, 1) & longest(suit)
            yield Rule(cheap, needs, "new-suit-forcing", Forcing.ROUND)
    if trumps in MAJORS:
        # Four trumps and a singleton make ten tricks whatever opener's feature.
        short = Where(lambda hand: hand.shortest <= 1)
        game_values = hcp(13, 16) & length(trumps, 4) & short
        call = game_in(context, trumps)
        yield Rule(call, game_values, "raise-game", Forcing.SIGN_OFF, agrees=trumps)
    ask = hcp(15) | hcp(13) & length(trumps, 3) & _quick(5)
    note, name = "feature-ask", "feature-ask"
    yield Rule(Call.NT2, ask, note, Forcing.ROUND, name, artificial=True)
    game = suit_bid(4, trumps)
    if trumps in MAJORS:
        four = hcp(3, 14) & length(trumps, 4)
        yield Rule(game, four, "raise-preemptive", Forcing.SIGN_OFF, agrees=trumps)
    else:
        four = hcp(3, 14) & length(trumps, 5)
        yield Rule(game, four, "raise-preemptive", Forcing.SIGN_OFF, agrees=trumps)
    three = hcp(4, 14) & length(trumps, 3)
    yield Rule(suit_bid(3, trumps), three, "raise-preemptive", Forcing.SIGN_OFF, agrees=trumps)
    yield Rule(Call.PASS, hcp(0, 14), "pass-no-game")


def _to_a_preempt(context: Context, opening: Call, trumps: Suit) -> Iterator[Rule]:
    """Game counts tricks, not points; with three trumps one raises further to preempt."""
    # Two small trumps leave a loser there: the aces outside are then not enough.
    solid_enough = length(trumps, 3) | length(trumps, 2) & top(trumps, 1)
    strong = hcp(16) & solid_enough & _quick(7)
    if opening.level == 4:
        strong = strong & _quick(8)
    if trumps in MAJORS:
        yield from ask_for_aces(context, trumps, strong)
    if context.stakes.is_game(opening):
        yield Rule(Call.PASS, anything, "pass-game-reached")
        return
    for suit in others(trumps):
        cheap = context.cheapest(suit)
        if opening.level == 3 and cheap is not None and cheap.level <= 4:
            own = hcp(16) & length(suit, 6 if cheap.level == 3 else 7) & top(suit, 2)
            yield Rule(cheap, own & longest(suit), "new-suit-forcing", Forcing.ROUND)
    game = game_in(context, trumps)
    if trumps in MAJORS:
        tricks = hcp(15) & _quick(7) | hcp(13) & length(trumps, 2) & _quick(6)
        yield Rule(game, tricks, "raise-game", Forcing.SIGN_OFF, agrees=trumps)
        further = hcp(5, 14) & length(trumps, 3)
        yield Rule(game, further, "raise-preemptive", Forcing.SIGN_OFF, agrees=trumps)
    else:
        if opening.level == 3:
            needs = hcp(16) & stoppers(*others(trumps)) & length(trumps, 1)
            yield Rule(Call.NT3, needs, "natural-notrump", Forcing.SIGN_OFF)
        tricks = hcp(15) & _quick(7) & length(trumps, 2)
        yield Rule(game, tricks, "raise-game", Forcing.SIGN_OFF, agrees=trumps)
        further = hcp(5, 14) & length(trumps, 4)
        yield Rule(game, further, "raise-preemptive", Forcing.SIGN_OFF, agrees=trumps)
        if opening.level == 3:
            three = hcp(5, 14) & length(trumps, 3)
            raised = suit_bid(4, trumps)
            yield Rule(raised, three, "raise-preemptive", Forcing.SIGN_OFF, agrees=trumps)
    yield Rule(Call.PASS, anything, "pass-no-game")


def _opener_again(context: Context, opening: Call, trumps: Suit, answer: Call) -> Iterator[Rule]:
    """The weak opener answers what forces him, and passes all else."""
    forcing = context.heard[-2].meaning.forcing
    asked = answer.strain.trumps
    if not forcing.binds:
        yield Rule(Call.PASS, anything, "pass-said-it-all")
    elif answer is Call.NT2 and opening.level == 2:
        yield from _feature(context, trumps)
    elif asked is not None:
        raised = context.cheapest(asked)
        if raised is not None and raised.level <= 5:
            fit = length(asked, 3) | length(asked, 2) & top(asked, 1)
            yield Rule(raised, fit, "fit-raise", Forcing.NO, agrees=asked)
        for suit in others(trumps, asked):
            cheap = context.cheapest(suit)
            if cheap is not None and cheap.level == 3:
                yield Rule(cheap, length(suit, 4), "new-suit-forcing", Forcing.ROUND)
        if answer is Call.S2:
            running = top(trumps, 3)
            yield Rule(Call.NT2, running, "natural-notrump", Forcing.ROUND)
        again = context.cheapest(trumps)
        if again is not None:
            yield Rule(again, anything, "suit-again")


def _feature(context: Context, trumps: Suit) -> Iterator[Rule]:
    """With the most: an ace, king or guarded queen outside, 3NT on a running suit."""
    best = hcp(9, 11)
    name = "feature-ask"
    yield Rule(Call.NT3, best & top(trumps, 3), "feature-running", Forcing.NO, name)
    for suit in others(trumps):
        feature = Where(
            lambda hand, suit=suit: (  # type: ignore[misc]
                hand.has_ace(suit)
                | hand.has_king(suit)
                | (hand.has_queen(suit) & (hand.length(suit) >= 3))
            )
        )
        cheap = context.cheapest(suit)
        if cheap is not None and cheap.level == 3:
            yield Rule(cheap, best & feature, "feature", Forcing.ROUND, name, artificial=True)
        elif cheap is not None and suit is Suit.S:
            yield Rule(Call.S3, best & feature, "feature", Forcing.ROUND, name, artificial=True)
    yield Rule(suit_bid(3, trumps), hcp(5, 11), "feature-none", Forcing.NO, name)


def _after_the_feature(context: Context, trumps: Suit, answer: Call) -> Iterator[Rule]:
    """The asker places the contract."""
    game = game_in(context, trumps)
    minimum = answer is suit_bid(3, trumps)
    least = 17 if minimum else 14
    if trumps in MAJORS:
        fit = length(trumps, 2)
        yield Rule(game, hcp(least) & fit, "fit-game", Forcing.SIGN_OFF, agrees=trumps)
    if answer.number < Call.NT3.number:
        rest = hcp(least) & stoppers(*others(trumps))
        yield Rule(Call.NT3, rest, "natural-notrump", Forcing.SIGN_OFF)
    if minimum or answer is Call.NT3:
        yield Rule(Call.PASS, anything, "pass-no-game")
    elif context.level(trumps) == 3:
        yield Rule(suit_bid(3, trumps), anything, "suit-to-play", Forcing.SIGN_OFF)

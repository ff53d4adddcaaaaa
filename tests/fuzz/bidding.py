"""Deals bid by four players of the book: legal, true to what was said, and partner is answered."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import pairwise
from random import Random
from typing import Any

import numpy as np

from rekontra.analysis.hands import SUITS, Hand
from rekontra.bots.bidding import SAYC, Context, Meaning, System, agrees_with, read
from rekontra.bots.bidding.around import bid_out
from rekontra.bots.bidding.constraint import Strength
from rekontra.bots.bidding.reading import after, choose, makers, sorted_calls
from rekontra.bots.bidding.shown import Range
from rekontra.bots.stakes import Stakes
from rekontra.game import PACK, Call, Hands, Seat, Side, hands_from_pack
from tests.fuzz.frame import Fuzz

CONVENTIONS = tuple(
    name for name in System.__dataclass_fields__ if name not in ("notrump", "five_card_majors")
)
_MOST_CALLS = 60
_SLAM_NEAR = 29


@dataclass(frozen=True, slots=True)
class Case:
    """A deal, the score at which it is bid, and the system of all four."""

    dealer: Seat
    hands: Hands
    stakes: Mapping[Side, Stakes]
    system: System


def make(random: Random) -> Case:
    """A random deal; half of them with part-scores, a third with conventions switched off."""
    pack = list(PACK)
    random.shuffle(pack)
    dealer = random.choice(list(Seat))
    system = SAYC
    if random.random() < 1 / 3:
        off = random.sample(CONVENTIONS, random.randint(1, 4))
        switched: dict[str, Any] = dict.fromkeys(off, False)
        system = replace(system, **switched)
    return Case(dealer, hands_from_pack(tuple(pack), dealer), _stakes(random), system)


def _stakes(random: Random) -> dict[Side, Stakes]:
    parts = {side: random.choice((0, 20, 30, 40, 60, 70, 90)) for side in Side}
    if random.random() < 1 / 2:
        parts = dict.fromkeys(Side, 0)
    zone = {side: random.random() < 1 / 2 for side in Side}
    last = random.random() < 1 / 4
    return {
        side: Stakes(parts[side], parts[side.other], zone[side], zone[side.other], last)
        for side in Side
    }


def check(case: Case) -> None:
    """Everything that must hold of the auction of this case."""
    context = bid_out(case.dealer, case.hands, case.stakes, case.system)
    calls = " ".join(call.value for call in context.calls)
    steps = list(_steps(context))
    assert len(steps) <= _MOST_CALLS, calls
    hands = [Hand.of(hand) for hand in case.hands]
    for before, now in pairwise(steps):
        heard = now.heard[-1]
        so_far = " ".join(call.value for call in now.calls)
        assert heard.call in before.legal, so_far
        wrong = untrue(heard.meaning, hands[heard.seat.index])
        assert wrong is None, f"{so_far}: {heard.meaning.note} says {wrong}"
        assert not _passed_by(before, heard.call), f"{so_far}: forcing, but passed"
        assert not _past_game(before, now, hands[heard.seat.index]), (
            f"{so_far}: on past a game by {heard.meaning.note}"
        )
    assert not _aces_missing(context, hands), f"{calls}: a slam without two aces"
    for seat in Seat:
        many = Hand.many(np.array([hands[seat.index].holdings], dtype=np.int64))
        assert all(agrees_with(context, seat, many)), f"{calls}: {seat} by arrays"
    again = read(case.dealer, context.calls, case.stakes, case.system)
    assert again.heard == context.heard, calls


def _steps(context: Context) -> list[Context]:
    steps = [context]
    while steps[-1].before is not None:
        steps.append(steps[-1].before)
    return steps[::-1]


def untrue(meaning: Meaning, hand: Hand) -> str | None:
    """What a meaning says that is not so of this hand, None when all is true."""
    if meaning.strength is not None:
        counted = Strength(meaning.count, meaning.strength, meaning.trumps).counted(hand)
        if not _within(counted, meaning.strength):
            return f"{meaning.strength.low}-{meaning.strength.high} {meaning.count}, has {counted}"
    for suit, length in meaning.lengths:
        if not _within(hand.length(suit), length):
            return f"{length.low}-{length.high} {suit}, has {hand.length(suit)}"
    if meaning.balanced and not hand.balanced:
        return f"balanced, has {[hand.length(suit) for suit in SUITS]}"
    return None


def _within(number: int, bounds: Range) -> bool:
    return bounds.low <= number <= bounds.high


def _passed_by(before: Context, call: Call) -> bool:
    """Whether a call that asks for an answer got none: not a takeout double left in by the book."""
    if call is not Call.PASS or not before.forced:
        return False
    return before.doubling == 0 or all(rule.resort for rule in makers(before, call))


def _past_game(before: Context, now: Context, hand: Hand) -> bool:
    """Whether a player bid on over a game of his side that was left to him in peace.

    He may look for a slam, and he may choose a suit instead of notrump or of a misfit.
    """
    heard, bid = now.heard[-1], before.bid
    if not heard.call.is_bid or bid is None or before.doubling or before.forced:
        return False
    if not before.ours or not before.stakes.is_game(bid):
        return False
    if heard.meaning.artificial or heard.meaning.convention or heard.call.level >= 6:
        return False
    if before.heard[-1].call is not Call.PASS:
        return False
    partners = before.last_of(before.seat.partner)
    if partners is not None and partners.meaning.artificial:
        return False
    trumps = bid.strain.trumps
    if before.agreed not in (None, trumps):
        return False
    own = hand.points if trumps is None else max(hand.points, hand.support(trumps))
    slam = before.partner.points.low + own >= _SLAM_NEAR
    if trumps is None:
        return heard.call.level > bid.level + 1 and not slam
    return hand.length(trumps) + before.partner.held(trumps) >= 7 and not slam


def _aces_missing(context: Context, hands: list[Hand]) -> bool:
    """Whether a side is in a slam with two aces missing, though it asked for aces undisturbed."""
    bid, bidder = context.bid, context.bidder
    if bid is None or bidder is None or bid.level < 6:
        return False
    asked = any(
        heard.meaning.note.startswith("ask-aces") and heard.seat.side is bidder.side
        for heard in context.heard
    )
    aces = sum(hands[seat.index].aces for seat in (bidder, bidder.partner))
    return asked and not context.contested and aces < 3


FUZZ = Fuzz(make, check)


@dataclass(frozen=True, slots=True)
class Strange:
    """A case in which some call whatever is legal; `chance` makes their calls."""

    case: Case
    share: float
    chance: int


def make_strange(random: Random) -> Strange:
    """A case with up to all calls by chance, low bids more often than high ones."""
    return Strange(make(random), random.choice((0.1, 0.3, 0.6, 1.0)), random.getrandbits(32))


def check_strange(strange: Strange) -> None:
    """There is a legal answer to any auction, and a reading of it."""
    case, random = strange.case, Random(strange.chance)
    hands = [Hand.of(hand) for hand in case.hands]
    context = read(case.dealer, (), case.stakes, case.system)
    while not context.auction.over:
        call = choose(context, hands[context.seat.index]).call
        assert call in context.legal, " ".join(call.value for call in context.calls)
        if random.random() < strange.share:
            legal = sorted_calls(context)
            call = random.choice(legal[: random.choice((2, 4, 7, len(legal)))])
        context = after(context, call)


FUZZ_STRANGE = Fuzz(make_strange, check_strange)

"""Layouts of the hands that a player cannot see, drawn by all that he has seen and heard."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from math import comb

import numpy as np
from numpy.typing import NDArray

from rekontra.analysis.hands import SUITS, Hand
from rekontra.analysis.layouts import Layouts
from rekontra.bots.bidding.context import Context
from rekontra.bots.bidding.reading import shown_fits, would_call
from rekontra.bots.play.known import NOTHING, Known, Unclear
from rekontra.game import SEATS, Card, Seat
from rekontra.scoring.points import GAME_POINTS, trick_points

ENOUGH = 12
"""With fewer layouts than this that agree with the auction, less of it is believed."""

ALL_WAYS = 4000
"""Up to so many ways to divide the unseen cards are all written down instead of drawn."""

_DRAWN = 4000
# How many layouts within the ranges shown are asked whether they would have bid so.
_ASKED = 1000
_MOST_DRAWS = 10
# When all layouts there can be are written down, so many of them need not agree for one that does:
# few are enough then, but a call that hardly any hand explains is rather not believed.
_ONE_IN = 8

# Where nothing was called: the high cards that a side may be expected to have for a level, and at
# most when it has bid no game and no slam; how much less likely a hand is with each point out of
# that, and with so many trumps.
_POINTS = (0, 19, 20, 21, 22, 24, 28, 32)
_NO_GAME, _NO_SLAM, _EVERY_POINT = 24, 31, 40
_A_POINT_OUT = 0.6
_WITH_A_FIT = np.array([0.0] * 6 + [0.02, 0.3, 0.9, 1.0])

_EACH_BIT = 1 << np.arange(13, dtype=np.int32)


@dataclass(frozen=True, slots=True)
class Sample:
    """Layouts of the cards left, each as likely as the next but for the play so far.

    `relaxed` counts what had to be disbelieved for there to be enough of them: one for each call,
    from the last on, then one for the ranges that the auction has shown. `complete` says that these
    are all the layouts there can be.
    """

    layouts: Layouts
    relaxed: int = 0
    complete: bool = False


def draw(known: Known, chance: np.random.Generator, count: int) -> tuple[Layouts, bool]:
    """Layouts that the cards seen, the sizes and the voids shown allow, each as likely.

    All of them in any order, when there are no more than `ALL_WAYS`, and True; else `count` of them
    and False.
    Raises Unclear when there is none.
    """
    seats = tuple(known.hidden)
    base = np.zeros((4, 4), dtype=np.int32)
    for seat, holding in known.held.items():
        base[seat.index] = holding
    room = dict(known.hidden)
    free: list[Card] = []
    for card in known.unseen:
        able = [seat for seat in seats if card.suit not in known.voids.get(seat, ())]
        if not able:
            raise Unclear(f"nobody can hold {card.value}")
        if len(able) == 1:
            base[able[0].index, SUITS.index(card.suit)] |= 1 << (card.height - 2)
            room[able[0]] -= 1
        else:
            free.append(card)
    if min(room.values(), default=0) < 0 or sum(room.values()) != len(free):
        raise Unclear("the voids shown leave no room for the cards unseen")
    order, complete = _orders(tuple(room.values()), len(free), chance, count)
    layouts = np.repeat(base[None], len(order), axis=0)
    suits = np.array([SUITS.index(card.suit) for card in free], dtype=np.intp)
    bits = np.array([1 << (card.height - 2) for card in free], dtype=np.int32)
    start = 0
    for seat, size in room.items():
        part = order[:, start : start + size]
        for suit in range(4):
            held = np.where(suits[part] == suit, bits[part], 0) if size else 0
            layouts[:, seat.index, suit] |= np.sum(held, axis=1) if size else 0
        start += size
    return layouts, complete


def _orders(
    sizes: Sequence[int], cards: int, chance: np.random.Generator, count: int
) -> tuple[NDArray[np.intp], bool]:
    """Orders of the free cards in which the first hand takes the first of them, and so on."""
    if len(sizes) == 2 and comb(cards, sizes[0]) <= ALL_WAYS:
        ways = list(combinations(range(cards), sizes[0]))
        rest = [sorted(set(range(cards)) - set(way)) for way in ways]
        together = [[*way, *other] for way, other in zip(ways, rest, strict=True)]
        orders = np.array(together, dtype=np.intp).reshape(len(ways), cards)
        return chance.permutation(orders), True
    return chance.random((count, cards)).argsort(axis=1), False


def sample(
    known: Known, context: Context | None, chance: np.random.Generator, count: int
) -> Sample:
    """At least `ENOUGH` layouts by the auction, and more up to `count` where they are found.

    `context` is the auction as it is read, None where there was none; then the contract alone tells
    something. Without a record of who played what, the hands dealt cannot be told, and neither
    auction nor contract is used.
    """
    if not known.recorded:
        layouts, complete = draw(known, chance, count)
        return Sample(layouts, 0, complete)
    calls = _calls(context, known) if context is not None else []
    if context is None or not calls:
        layouts, complete = draw(known, chance, 20 * count)
        likely = layouts[_by_the_contract(known, layouts, chance)]
        if complete or len(likely) < ENOUGH:
            likely = layouts
        return Sample(likely[:count], 0, complete)
    layouts, complete = draw(known, chance, _DRAWN)
    pools: list[Layouts] = []
    agreeing: list[NDArray[np.int64]] = []
    for turn in range(_MOST_DRAWS):
        if turn:
            layouts, complete = draw(known, chance, _DRAWN)
            if len(known.hidden) > 2:
                layouts = _around_the_rarest(known, context, calls, layouts, chance)
        within = layouts[_within_the_ranges(known, context, layouts)]
        within = within if complete else within[:_ASKED]
        pools.append(within)
        agreeing.append(_agreeing(known, calls, within))
        found = sum(int(np.sum(part == len(calls))) for part in agreeing)
        if complete or found >= max(count, ENOUGH) or (turn > 1 and found >= ENOUGH):
            break
    pool, agree = np.concatenate(pools), np.concatenate(agreeing)
    enough = min(ENOUGH, max(1, len(layouts) // _ONE_IN)) if complete else ENOUGH
    for believed in range(len(calls), -1, -1):
        chosen = pool[agree >= believed]
        if len(chosen) >= enough:
            return Sample(chosen[:count], len(calls) - believed, complete)
    return Sample(layouts[:count], len(calls) + 1, complete)


def _by_the_contract(
    known: Known, layouts: Layouts, chance: np.random.Generator
) -> NDArray[np.bool_]:
    """Layouts kept by chance, rarely where declarer's side should not have stopped at its bid.

    That is where it is too weak for it, too strong to stop below the next premium, or has no fit.
    """
    contract = known.contract
    dealt = [_dealt(known, layouts, seat) for seat in (contract.declarer, contract.dummy)]
    points = sum(hand.hcp for hand in dealt)
    game = trick_points(contract.level, contract.strain) >= GAME_POINTS
    most = _NO_GAME if not game else _NO_SLAM if contract.level < 6 else _EVERY_POINT
    out = np.maximum(0, _POINTS[contract.level] - points) + np.maximum(0, points - most)
    kept = _A_POINT_OUT**out
    if contract.strain.trumps is not None:
        fit = sum(hand.length(contract.strain.trumps) for hand in dealt)
        kept = kept * _WITH_A_FIT[np.minimum(fit, len(_WITH_A_FIT) - 1)]
    return np.asarray(chance.random(len(layouts)) < kept)


def _calls(context: Context, known: Known) -> list[tuple[Seat, Context]]:
    """The calls of the hidden hands, first to last, each with the auction before and after it."""
    found = []
    after: Context = context
    while after.before is not None:
        seat = after.heard[-1].seat
        if seat in known.hidden:
            found.append((seat, after))
        after = after.before
    return found[::-1]


def _dealt(known: Known, layouts: Layouts, seat: Seat) -> Hand:
    """The hands of 13 that this seat was dealt in these layouts."""
    gone = np.array(known.gone.get(seat, NOTHING), dtype=np.int32)
    return Hand.many(layouts[:, seat.index] | gone)


def _within_the_ranges(known: Known, context: Context, layouts: Layouts) -> NDArray[np.bool_]:
    fits = np.ones(len(layouts), dtype=bool)
    for seat in known.hidden:
        fits &= shown_fits(context, seat, _dealt(known, layouts, seat))
    return fits


def _around_the_rarest(
    known: Known,
    context: Context,
    calls: Sequence[tuple[Seat, Context]],
    layouts: Layouts,
    chance: np.random.Generator,
) -> Layouts:
    """As many layouts, in which the hand that seldom agrees with its calls always does.

    What a player calls depends on his own hand alone. So the hands found for the one whose calls
    say most are kept, each as often, and the cards of the others dealt again around them.
    """
    agreeing: dict[Seat, Layouts] = {}
    for seat in known.hidden:
        within = layouts[shown_fits(context, seat, _dealt(known, layouts, seat))]
        own = [call for call in calls if call[0] is seat]
        agreeing[seat] = within[_agreeing(known, own, within) == len(own)]
    rarest = min(agreeing, key=lambda seat: len(agreeing[seat]))
    kept = agreeing[rarest]
    if not len(kept):
        return layouts
    again = np.tile(kept, (-(-len(layouts) // len(kept)), 1, 1))[: len(layouts)]
    one, other = (seat for seat in known.hidden if seat is not rarest)
    return _dealt_again(again, one, other, chance)


def _dealt_again(layouts: Layouts, one: Seat, other: Seat, chance: np.random.Generator) -> Layouts:
    """The layouts with the cards of these two hands dealt anew between them."""
    together = layouts[:, one.index] | layouts[:, other.index]
    cards = (together[:, :, None] & _EACH_BIT > 0).reshape(len(layouts), 52)
    order = np.where(cards, chance.random(cards.shape), 1.0).argsort(axis=1)
    size = np.bitwise_count(layouts[:, one.index]).sum(axis=1, dtype=np.intp)
    mine = np.zeros_like(cards)
    np.put_along_axis(mine, order, np.arange(52) < size[:, None], axis=1)
    held = (mine.reshape(len(layouts), 4, 13) * _EACH_BIT).sum(axis=2, dtype=np.int32)
    anew = layouts.copy()
    anew[:, one.index] = held
    anew[:, other.index] = together & ~held
    return anew


def _agreeing(
    known: Known, calls: Sequence[tuple[Seat, Context]], layouts: Layouts
) -> NDArray[np.int64]:
    """How many calls, from the first on and without a gap, each layout agrees with."""
    going = np.ones(len(layouts), dtype=bool)
    count = np.zeros(len(layouts), dtype=np.int64)
    hands = {seat: _dealt(known, layouts, seat) for seat in SEATS if seat in known.hidden}
    for seat, after in calls:
        if not going.any():
            break
        assert after.before is not None
        going &= would_call(after.before, after.heard[-1].call, hands[seat])
        count += going
    return count

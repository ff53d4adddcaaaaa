"""What each card is worth, double dummy, over layouts of the hands that are not seen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from rekontra.analysis.layouts import CARD_NUMBER, Layouts, solve_layouts
from rekontra.bots.door import BotView, Objective
from rekontra.bots.play.known import Known
from rekontra.bots.play.worth import objective_of, worth
from rekontra.game import Card, Side

# Play is not double dummy: a trick is now and then lost or won against it. What a number of tricks
# is worth is therefore mixed with its neighbours', one trick less and one more; so much at the
# start, less and less as the play goes on, and nothing in the last tricks.
_ONE_LESS, _ONE_MORE = 0.2, 0.1
_SETTLED = 5
# A trick counts at least so much, in points or in shares of a board, where the score is the same.
_TRICK = {Objective.POINTS: 2.0, Objective.MATCHPOINTS: 0.01}
_CLEAR = 2.0
"""A card leads clearly by so many standard errors."""


@dataclass(frozen=True, slots=True)
class Values:
    """Cards with the tricks that declarer's side takes when they are played, in many layouts.

    `tricks` has a row for each layout and a column for each card; `gain` is, in the same shape,
    what that is worth to the side that plays the card, in points or in shares of a board.
    """

    cards: tuple[Card, ...]
    tricks: NDArray[np.int8]
    gain: NDArray[np.float64]
    weights: NDArray[np.float64]

    @property
    def means(self) -> NDArray[np.float64]:
        """The mean gain of each card."""
        return np.asarray(np.average(self.gain, axis=0, weights=self.weights))

    def behind(self) -> NDArray[np.float64]:
        """By how many standard errors each card is behind the best; 0 for those as good."""
        best = int(np.argmax(self.means))
        lead = self.gain[:, [best]] - self.gain
        mean = np.average(lead, axis=0, weights=self.weights)
        share = self.weights / self.weights.sum()
        variance = (share[:, None] ** 2 * (lead - mean) ** 2).sum(axis=0)
        # Layouts not drawn might say otherwise, even when all those drawn say the same.
        return np.asarray(mean / np.sqrt(variance + (1e-9 + mean**2) / len(lead)))


def equals(known: Known, legal: Sequence[Card]) -> tuple[tuple[Card, ...], ...]:
    """The legal cards in groups, highest first, within which it is all one which is played.

    Two cards of a suit are equal when every card between them is in the same hand or gone.
    """
    others = set(known.unseen)
    for seat, holding in known.held.items():
        if seat is not known.turn:
            others.update(
                card
                for card in CARD_NUMBER
                if holding[CARD_NUMBER[card] // 13] >> (card.height - 2) & 1
            )
    others.update(laid.card for laid in known.trick)
    between = {card.suit: sorted(c.height for c in others if c.suit is card.suit) for card in legal}
    groups: dict[tuple[object, int], list[Card]] = {}
    for card in sorted(legal, key=lambda card: -card.height):
        above = sum(height > card.height for height in between[card.suit])
        groups.setdefault((card.suit, above), []).append(card)
    return tuple(tuple(group) for group in groups.values())


def worths(view: BotView, left: int) -> NDArray[np.float64]:
    """What 0 to 13 tricks of declarer's side are worth to it, with `left` tricks to be played."""
    plain = np.array([worth(view, tricks) for tricks in range(14)])
    less, more = np.roll(plain, 1), np.roll(plain, -1)
    less[0], more[-1] = plain[0], plain[-1]
    open_share = max(0, left - _SETTLED) / (13 - _SETTLED)
    mixed = plain + open_share * (_ONE_LESS * (less - plain) + _ONE_MORE * (more - plain))
    return np.asarray(mixed + _TRICK[Objective.POINTS] * np.arange(14))


def gains(view: BotView, side: Side, tricks: NDArray[np.int8], left: int) -> NDArray[np.float64]:
    """What these tricks of declarer's side are worth to a side: in points, or against each other.

    `tricks` are those of the whole deal, of which `left` are still to be played.

    At matchpoints it is the share of the other cards that a card beats in its layout, half for
    those that do as well.
    """
    contract = view.deal.contract
    assert contract is not None
    sign = 1 if side is contract.declarer.side else -1
    if objective_of(view) is Objective.POINTS:
        return sign * worths(view, left)[tricks]
    cards = tricks.shape[1]
    difference = tricks[:, :, None].astype(np.int64) - tricks[:, None, :]
    beaten = (np.sign(sign * difference).sum(axis=2) + cards - 1) / 2
    small = sign * _TRICK[Objective.MATCHPOINTS] * tricks
    return np.asarray(beaten / max(cards - 1, 1) + small)


def value(
    view: BotView,
    known: Known,
    layouts: Layouts,
    weigh: Callable[[Layouts, NDArray[np.int8]], NDArray[np.float64]],
    cards: tuple[Card, ...],
    batch: int,
    more: Callable[[], bool],
) -> Values:
    """What these cards are worth over the layouts, in batches until one leads or time is up.

    `weigh` gives layouts their weights, by what they are and the tricks of declarer's side after
    each card; `more` says whether there is time for another batch. The first is always done.
    """
    columns = [CARD_NUMBER[card] for card in cards]
    trick = [laid.card for laid in known.trick]
    side = known.contract.declarer.side
    won = sum(winner.side is side for winner in view.deal.winners)
    solved: list[NDArray[np.int8]] = []
    weights: list[NDArray[np.float64]] = []
    done = 0
    while True:
        part = layouts[done : done + batch]
        found = solve_layouts(part, known.contract.strain, known.leader, trick)[:, columns]
        taken = (won + (found if known.declaring else known.left - found)).astype(np.int8)
        solved.append(taken)
        weights.append(weigh(part, taken))
        done += len(part)
        tricks = np.concatenate(solved)
        gain = gains(view, known.turn.side, tricks, known.left)
        values = Values(cards, tricks, gain, np.concatenate(weights))
        if done >= len(layouts) or not more() or _clear(values):
            return values


def _clear(values: Values) -> bool:
    behind = values.behind()
    best = int(np.argmax(values.means))
    return bool(np.all(np.delete(behind, best) > _CLEAR))

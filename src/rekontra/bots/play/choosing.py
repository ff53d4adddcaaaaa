"""Choosing a card by sampling: layouts, double dummy, the score, and the maxims where it is one."""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from time import process_time

import numpy as np

from rekontra.bots.bidding.advice import context_of
from rekontra.bots.door import BotView
from rekontra.bots.maxims import choose_card as by_the_maxims
from rekontra.bots.play.evidence import likelihoods
from rekontra.bots.play.known import Known, known
from rekontra.bots.play.layouts import sample
from rekontra.bots.play.values import Values, equals, value
from rekontra.game import Card

# Cards so close behind the best, in standard errors, are taken for as good.
_AS_GOOD = 0.5


@dataclass(frozen=True, slots=True)
class Effort:
    """How hard to think: layouts by the number of complete tricks, and processor time in seconds.

    `lead` is for the opening lead alone; `layouts` are for the first trick, the second and so on,
    the last number for all after it. In the same way `back` says how many complete tricks are
    looked back on to weigh the layouts by what was played.
    """

    lead: int
    layouts: tuple[int, ...]
    seconds: float
    lead_seconds: float
    back: tuple[int, ...] = (0,)


FULL = Effort(20, (20, 30, 40, 60, 80, 100), 0.9, 1.8, (0, 0, 1, 1, 2, 3))
QUICK = Effort(8, (8, 10, 12), 0.25, 0.5)


def choose_card(view: BotView, effort: Effort = FULL) -> Card:
    """The card to play from the hand whose turn it is, one of the view's legal cards.

    Raises Unclear for a view that does not add up to a position, NoSolver where there is none.
    """
    legal = view.deal.legal_cards
    if len(legal) == 1:
        return legal[0]
    facts = known(view)
    groups = equals(facts, legal)
    usual = by_the_maxims(view)
    if len(groups) == 1:
        return _of_equals(facts, groups[0], usual)
    valued = _think(view, facts, tuple(group[0] for group in groups), effort)
    return _decide(facts, groups, valued, usual)


def _think(view: BotView, facts: Known, cards: tuple[Card, ...], effort: Effort) -> Values:
    start = process_time()
    done = len(view.deal.winners)
    leading = done == 0 and not facts.trick
    count = effort.lead if leading else effort.layouts[min(done, len(effort.layouts) - 1)]
    seconds = effort.lead_seconds if leading else effort.seconds
    chance = np.random.default_rng(_seed(view))
    context = context_of(view) if view.deal.calls else None
    drawn = sample(facts, context, chance, 1000)
    layouts = drawn.layouts[:count]
    back = effort.back[min(done, len(effort.back) - 1)]
    batch = 5 if done < 1 else 10 if done < 5 else 40

    def more() -> bool:
        # A batch takes about as long as the one before it.
        nonlocal last
        now = process_time()
        spent, last = now - last, now
        return now - start + spent < seconds

    last = process_time()
    return value(
        view, facts, layouts, lambda part: likelihoods(facts, part, back), cards, batch, more
    )


def _seed(view: BotView) -> list[int]:
    """The seed of the view and what is public: the calls and how far the play has come."""
    calls = zlib.crc32(" ".join(call.value for call in view.deal.calls).encode())
    played = 4 * len(view.deal.winners) + len(view.deal.trick)
    return [view.seed & 0xFFFFFFFFFFFF, calls, played]


def _decide(
    facts: Known, groups: tuple[tuple[Card, ...], ...], valued: Values, usual: Card
) -> Card:
    behind = valued.behind()
    good = [group for group, far in zip(groups, behind, strict=True) if far <= _AS_GOOD]
    for group in good:
        if usual in group:
            return _of_equals(facts, group, usual)
    best = groups[int(np.argmax(valued.means))]
    return _of_equals(facts, best, usual)


def _of_equals(facts: Known, group: tuple[Card, ...], usual: Card) -> Card:
    """Of cards that do the same: the one of the maxims, top of honours when leading, else low."""
    if usual in group:
        return usual
    if not facts.trick and not facts.declaring and group[0].height >= 10:
        return group[0]
    return group[-1]

"""Choosing a card by sampling: layouts, double dummy, the score, and the maxims where it is one."""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from time import process_time

import numpy as np
from numpy.typing import NDArray

from rekontra.analysis.layouts import Layouts
from rekontra.bots.bidding.advice import context_of
from rekontra.bots.door import BotView
from rekontra.bots.maxims import choose_card as by_the_maxims
from rekontra.bots.maxims import sight, usual_lead
from rekontra.bots.play.claims import cashing
from rekontra.bots.play.evidence import by_the_result, likelihoods
from rekontra.bots.play.known import Known, known
from rekontra.bots.play.layouts import sample
from rekontra.bots.play.signals import signal
from rekontra.bots.play.values import Values, equals, value
from rekontra.game import Card, Suit

Groups = tuple[tuple[Card, ...], ...]
"""Legal cards in groups within which it is all one which is played, highest first."""

# Cards so close behind the best, in standard errors, are taken for as good: more of them early in
# defence, and most at the opening lead, where layouts say hardly more than chance.
_AS_GOOD, _AS_GOOD_EARLY, _AS_GOOD_TO_LEAD = 0.5, 1.0, 1.5
_LATE = 10


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


FULL = Effort(20, (20, 20, 24, 32, 40, 50, 60), 0.9, 1.6, (0, 0, 1, 1, 2, 2, 3))
QUICK = Effort(8, (8, 10, 12), 0.25, 0.5)


@dataclass(frozen=True, slots=True)
class Option:
    """A card with what it is worth: the mean of the tricks of the side that plays it, in all.

    `worth` is the mean gain of that side: points, or the share of a board at matchpoints. `good`
    tells whether it is behind the best by no more than chance may make.
    """

    card: Card
    tricks: float
    worth: float
    good: bool


def choose_card(view: BotView, effort: Effort = FULL) -> Card:
    """The card to play from the hand whose turn it is, one of the view's legal cards.

    Raises Unclear for a view that does not add up to a position, NoSolver where there is none.
    """
    legal = view.deal.legal_cards
    if len(legal) == 1:
        return legal[0]
    facts = known(view)
    sure = cashing(view)
    if sure is not None and sure[0] == facts.left and sure[1] is not None:
        return sure[1]
    usual = by_the_maxims(view)
    groups = _candidates(view, facts)
    if len(groups) == 1:
        return _of_equals(facts, groups[0], usual)
    return _decide(facts, groups, _think(view, facts, groups, effort), usual)


def value_cards(view: BotView, effort: Effort = FULL) -> tuple[Option, ...]:
    """What each legal card is worth to the side that plays it, best first; equal cards alike.

    Raises Unclear for a view that does not add up to a position, NoSolver where there is none.
    """
    facts = known(view)
    groups = equals(facts, view.deal.legal_cards)
    valued = _think(view, facts, groups, effort)
    tricks = np.average(valued.tricks, axis=0, weights=valued.weights)
    if not facts.declaring:
        tricks = 13 - tricks
    good = valued.behind() <= _as_good(facts)
    order = np.argsort(-valued.means, kind="stable")
    return tuple(
        Option(card, float(tricks[at]), float(valued.means[at]), bool(good[at]))
        for at in order
        for card in groups[at]
    )


def _candidates(view: BotView, facts: Known) -> Groups:
    """The groups of equal cards to think about; of an opening lead the usual card of each suit."""
    groups = equals(facts, view.deal.legal_cards)
    if not _opening(facts):
        return groups
    s = sight(view.deal)
    usual = {usual_lead(s, suit) for suit in Suit if s.mine[suit]}
    return tuple(
        tuple(card for card in group if card in usual)
        for group in groups
        if not usual.isdisjoint(group)
    )


def _as_good(facts: Known) -> float:
    """How many standard errors a card may be behind the best to be taken for as good."""
    if _opening(facts):
        return _AS_GOOD_TO_LEAD
    return _AS_GOOD_EARLY if facts.left > _LATE and not facts.declaring else _AS_GOOD


def _opening(facts: Known) -> bool:
    return facts.left == 13 and not facts.trick


def _think(view: BotView, facts: Known, groups: Groups, effort: Effort) -> Values:
    """The first card of each group valued over as many layouts as the effort allows."""
    start = process_time()
    done = len(view.deal.winners)
    leading = _opening(facts)
    count = effort.lead if leading else effort.layouts[min(done, len(effort.layouts) - 1)]
    seconds = effort.lead_seconds if leading else effort.seconds
    chance = np.random.default_rng(_seed(view))
    context = context_of(view) if view.deal.calls else None
    layouts = sample(facts, context, chance, count).layouts
    back = effort.back[min(done, len(effort.back) - 1)]
    batch = 5 if done < 1 else 10 if done < 5 else 40

    last = process_time()

    def more() -> bool:
        # A batch takes about as long as the one before it.
        nonlocal last
        now = process_time()
        spent, last = now - last, now
        return now - start + spent < seconds

    def weigh(part: Layouts, tricks: NDArray[np.int8]) -> NDArray[np.float64]:
        weights = likelihoods(facts, part, back)
        # Declarer sees both hands that the contract was chosen by; a defender must guess at them.
        if context is None and not facts.declaring:
            weights = weights * by_the_result(facts.contract, tricks.min(axis=1))
        return weights

    cards = tuple(group[0] for group in groups)
    return value(view, facts, layouts, weigh, cards, batch, more)


def _seed(view: BotView) -> list[int]:
    """The seed of the view and what is public: the calls and how far the play has come."""
    calls = zlib.crc32(" ".join(call.value for call in view.deal.calls).encode())
    played = 4 * len(view.deal.winners) + len(view.deal.trick)
    return [view.seed & 0xFFFFFFFFFFFF, calls, played]


def _decide(facts: Known, groups: Groups, valued: Values, usual: Card) -> Card:
    """The best card; the one of the maxims where it is as good, and a signal where it is free."""
    behind = valued.behind()
    best = int(np.argmax(valued.means))
    for at, group in enumerate(groups):
        if usual in group and behind[at] <= _as_good(facts):
            best = at
    card = _of_equals(facts, groups[best], usual)
    same = (valued.tricks == valued.tricks[:, [best]]).all(axis=0)
    free = [one for at, group in enumerate(groups) if same[at] for one in group]
    return signal(facts, card, free)


def _of_equals(facts: Known, group: tuple[Card, ...], usual: Card) -> Card:
    """Of cards that do the same: the one of the maxims, top of honours when leading, else low."""
    if usual in group:
        return usual
    if not facts.trick and not facts.declaring and group[0].height >= 10:
        return group[0]
    return group[-1]

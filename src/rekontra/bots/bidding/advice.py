"""What to call, why, and what else might be called."""

from __future__ import annotations

from dataclasses import dataclass

from rekontra.analysis.hands import Hand
from rekontra.bots.bidding.context import Context
from rekontra.bots.bidding.meaning import Meaning, meaning_of
from rekontra.bots.bidding.reading import candidates, choose, makers, read
from rekontra.bots.door import BotView
from rekontra.bots.stakes import stakes
from rekontra.game import Call, Seat, Side


@dataclass(frozen=True, slots=True)
class Advice:
    """A call, what it says at the table, the note of the rule that chose it, and other calls.

    `alternatives` are the other calls that the hand would allow, best first, with their notes.
    """

    call: Call
    note: str
    meaning: Meaning
    alternatives: tuple[tuple[Call, str], ...] = ()


def advise(context: Context, hand: Hand) -> Advice:
    """The call of the book for this hand, with its reasons."""
    best, *others = candidates(context, hand)
    return Advice(
        best.call,
        best.note,
        meaning_of(makers(context, best.call)),
        tuple((rule.call, rule.note) for rule in others if not rule.resort)[:3],
    )


def context_of(view: BotView) -> Context:
    """The auction of this view as it is read."""
    both = {side: stakes(view, side) for side in Side}
    return read(view.deal.dealer, view.deal.calls, both, view.system)


def choose_call(view: BotView, seat: Seat) -> Call:
    """The call of the player at this seat, always one of the view's legal calls."""
    return choose(context_of(view), Hand.of(view.deal.hands[seat])).call

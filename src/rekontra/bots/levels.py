"""How well the bots of a table play: three levels that bid alike and differ in the play."""

from __future__ import annotations

from collections.abc import Mapping

from rekontra.analysis import NoSolver
from rekontra.bots.bidding import choose_call
from rekontra.bots.door import Bot, BotView
from rekontra.bots.duel import counting, forgetful
from rekontra.bots.maxims import choose_card as by_the_maxims
from rekontra.bots.play import FULL, QUICK, Effort, Unclear, choose_card
from rekontra.game import Call, Card, Token


class Level(Token):
    """How hard the bots of a table think about a card."""

    WEAK = "weak"
    MEDIUM = "medium"
    STRONG = "strong"


def weak(view: BotView) -> Call | Card:
    """Bids by the book and plays by the maxims, at once."""
    return _answer(view, None)


def medium(view: BotView) -> Call | Card:
    """Plays by a few layouts of the hidden hands, in a quarter of a second a card at most."""
    return _answer(view, QUICK)


def strong(view: BotView) -> Call | Card:
    """Plays by many layouts, in about a second a card at most and two for the opening lead."""
    return _answer(view, FULL)


LEVELS: Mapping[Level, Bot] = {Level.WEAK: weak, Level.MEDIUM: medium, Level.STRONG: strong}
"""The bot of each level, a function that can be sent to another process."""


def _answer(view: BotView, effort: Effort | None) -> Call | Card:
    deal = view.deal
    if deal.stock is not None:
        return forgetful(view) if effort is None else counting(view)
    if deal.legal_calls and deal.seat is not None:
        return choose_call(view, deal.seat)
    if not deal.legal_cards:
        raise ValueError("it is not this viewer's turn")
    if effort is not None:
        try:
            return choose_card(view, effort)
        except (NoSolver, Unclear):
            # Where there is no solver, and in a view that is no position, the maxims still hold.
            pass
    return by_the_maxims(view)

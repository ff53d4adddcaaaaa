"""What a bot would do in somebody's place, to be run in the workers."""

from __future__ import annotations

from rekontra.analysis import NoSolver
from rekontra.bots import BotView
from rekontra.bots.levels import strong
from rekontra.bots.play import FULL, Unclear, value_cards
from rekontra.bots.stakes import stakes
from rekontra.club.study.auctions import Spoken, advice
from rekontra.club.study.values import CallHint, CardOption
from rekontra.game import Card, Side


def hinted_call(view: BotView) -> CallHint:
    """The call of the book for the player whose view this is, and whose turn it is to call."""
    deal = view.deal
    ns, ew = (stakes(view, side) for side in Side)
    return advice(Spoken(deal.dealer, deal.calls, ns, ew, view.system), deal.hand)


def hinted_card(view: BotView) -> Card:
    """The card of a strong bot for the player whose view this is, and whose turn it is to play."""
    card = strong(view)
    assert isinstance(card, Card)
    return card


def weighed(view: BotView) -> tuple[CardOption, ...]:
    """What each legal card is worth, best first; nothing where that cannot be weighed."""
    try:
        options = value_cards(view, FULL)
    except (NoSolver, Unclear):
        return ()
    return tuple(CardOption(each.card, each.tricks, each.worth, each.good) for each in options)

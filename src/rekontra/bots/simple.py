"""The fair fourth: bidding by the book and the maxims of play, from the view alone."""

from __future__ import annotations

import logging

from rekontra.bots.bidding import choose_call
from rekontra.bots.door import BotView
from rekontra.bots.duel import counting
from rekontra.bots.maxims import choose_card
from rekontra.game import Call, Card

log = logging.getLogger(__name__)


def simple_bot(view: BotView) -> Call | Card:
    """The call or card of a sound club player; the same view has the same answer every time.

    The view must be that of the player who is to act: it lists his legal calls or cards.
    """
    deal = view.deal
    if deal.stock is not None:
        return counting(view)
    if deal.legal_calls and deal.seat is not None:
        return choose_call(view, deal.seat)
    if deal.legal_cards:
        return choose_card(view)
    raise ValueError("it is not this viewer's turn")


def fallback(view: BotView) -> Call | Card:
    """A sound answer at once, for when a bot has failed or takes too long; it never fails itself.

    It is the simple bot's; should that fail too, pass or the lowest legal card.
    """
    deal = view.deal
    if not deal.legal_calls and not deal.legal_cards:
        raise ValueError("it is not this viewer's turn")
    try:
        answer = simple_bot(view)
    except Exception:
        log.exception("the simple bot failed")
    else:
        if answer in deal.legal_calls or answer in deal.legal_cards:
            return answer
        log.error("the simple bot answered %r, which is not legal", answer)
    if deal.legal_calls:
        return Call.PASS
    trumps = deal.contract.strain.trumps if deal.contract else None
    return min(deal.legal_cards, key=lambda card: (card.suit is trumps, card.height))

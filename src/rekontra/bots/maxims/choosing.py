"""Which maxim decides: that of a lead or of following, as declarer or in defence."""

from __future__ import annotations

from rekontra.bots.door import BotView
from rekontra.bots.maxims.declaring import declarer_lead
from rekontra.bots.maxims.following import follow
from rekontra.bots.maxims.leads import defence_lead, opening_lead
from rekontra.bots.maxims.sight import Sight, sight
from rekontra.game import Card


def choose_card(view: BotView) -> Card:
    """The card to play from the hand whose turn it is, always one of the view's legal cards."""
    legal = view.deal.legal_cards
    if len(legal) == 1:
        return legal[0]
    return _choose(sight(view.deal))


def _choose(s: Sight) -> Card:
    if s.trick:
        return follow(s)
    if s.declaring:
        return declarer_lead(s)
    return defence_lead(s) if s.led else opening_lead(s)

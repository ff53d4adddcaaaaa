"""What a bot would do in somebody's place, to be run in the workers."""

from __future__ import annotations

from rekontra.bots import Bot, BotView
from rekontra.bots.stakes import stakes
from rekontra.club.study.auctions import Spoken, advice
from rekontra.club.study.values import CallHint, CardHint
from rekontra.game import Card, Side


def hint(bot: Bot, view: BotView) -> CallHint | CardHint:
    """The hint for the player whose view this is, and whose turn it is."""
    deal = view.deal
    if deal.legal_calls:
        ns, ew = (stakes(view, side) for side in Side)
        return advice(Spoken(deal.dealer, deal.calls, ns, ew, view.system), deal.hand)
    card = bot(view)
    assert isinstance(card, Card)
    return CardHint(card)

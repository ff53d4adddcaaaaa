"""The three functions behind which a table holds a deal, whichever machine it runs on."""

from __future__ import annotations

from typing import overload

from rekontra.game import deal as four_hands
from rekontra.game import draw as two_hands
from rekontra.game import view as four_views
from rekontra.game.deal import Action, Called, Deal, DealEvent, DealState, Played
from rekontra.game.draw import DrawDeal, DrawState
from rekontra.game.seats import Seat
from rekontra.game.view import DealView, PlayRules

AnyDeal = Deal | DrawDeal
"""What is dealt at a table: four hands, or two and a stock."""

AnyState = DealState | DrawState
"""A deal in progress, of four hands or of Draw Bridge."""


@overload
def start(deal: Deal) -> DealState: ...
@overload
def start(deal: DrawDeal) -> DrawState: ...
def start(deal: AnyDeal) -> AnyState:
    """The state of a deal before anything has been called or played."""
    return two_hands.start(deal) if isinstance(deal, DrawDeal) else four_hands.start(deal)


def decide(state: AnyState, seat: Seat, action: Action) -> Called | Played:
    """What this call or card of the player at this seat does; raises Illegal with the reason."""
    if isinstance(state, DrawState):
        return two_hands.decide(state, seat, action)
    return four_hands.decide(state, seat, action)


@overload
def evolve(state: DealState, event: DealEvent) -> DealState: ...
@overload
def evolve(state: DrawState, event: Called | Played) -> DrawState: ...
def evolve(state: AnyState, event: DealEvent) -> AnyState:
    """The state after this event, which has been allowed; two players only call and play."""
    if isinstance(state, DrawState):
        assert isinstance(event, Called | Played)
        return two_hands.evolve(state, event)
    return four_hands.evolve(state, event)


_USUAL = PlayRules()


def view(state: AnyState, viewer: Seat | None, rules: PlayRules = _USUAL) -> DealView:
    """The deal as this viewer may see it; None is a viewer who does not play."""
    if isinstance(state, DrawState):
        return two_hands.view(state, viewer, rules)
    return four_views.view(state, viewer, rules)

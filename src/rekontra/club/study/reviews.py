"""Which cards of a reviewed deal are to be judged by what their players saw."""

from __future__ import annotations

from dataclasses import replace

from rekontra.bots import BotView
from rekontra.bots.review import Review
from rekontra.club.study.deals import Ended
from rekontra.game import Card, decide, evolve, start, view


def costly(ended: Ended, found: Review) -> dict[int, tuple[BotView, Card]]:
    """The cards that cost a trick, by their place, with the view of the player before each."""
    rules, system = ended.match.profile.play_rules, ended.table.system
    state = start(ended.deal.deal)
    for call in ended.deal.auction.calls:
        state = evolve(state, decide(state, state.auction.turn, call))
    views = {}
    for place, reviewed in enumerate(found.cards):
        assert state.actor is not None
        if reviewed.cost:
            seen = BotView(
                view(state, state.actor, rules),
                ended.standing,
                ended.match.profile,
                system,
                played=state.played,
            )
            views[place] = (seen, reviewed.card)
        state = evolve(state, decide(state, state.actor, reviewed.card))
    return views


def judged(found: Review, verdicts: dict[int, bool | None]) -> Review:
    """The review with these verdicts on the cards at these places."""
    return replace(
        found,
        cards=tuple(
            replace(card, reasonable=verdicts[place]) if place in verdicts else card
            for place, card in enumerate(found.cards)
        ),
    )

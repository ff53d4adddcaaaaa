"""What a view says of the tricks gone by is true, and the same for every viewer."""

import random

from rekontra.bots import BotView
from rekontra.game import Call, Card, DealState, Seat, view
from tests.bots.tables import play_out, random_deal


def _check(state: DealState, _seen: BotView, _answer: Call | Card) -> None:
    complete = state.tricks[: len(state.winners)]
    shown = [view(state, viewer) for viewer in (*Seat, None)]
    assert all(one.gone == shown[0].gone for one in shown)
    assert all(one.led == shown[0].led for one in shown)
    assert all(one.voids == shown[0].voids for one in shown)
    assert set(shown[0].gone) == {card for trick in complete for card in trick.cards}
    assert shown[0].led == tuple(trick.led for trick in complete)
    for seat, suits in shown[0].voids.items():
        assert suits
        assert not any(card.suit in suits for card in state.hands[seat.index])


def test_cards_gone_suits_led_and_voids_are_public_and_true() -> None:
    rng = random.Random(3)
    for _ in range(12):
        play_out(random_deal(rng), watch=_check)

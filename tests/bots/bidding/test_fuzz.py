"""What must hold of every auction by the book, on a few hundred deals; `make fuzz` tries more."""

import pytest

from rekontra.analysis.hands import Hand
from rekontra.bots.bidding import Forcing, Meaning, Range
from rekontra.game import Suit, parse_hand
from tests.fuzz import bidding
from tests.fuzz.frame import run


@pytest.mark.parametrize("batch", range(3))
def test_auctions_are_legal_true_and_answer_partner(batch: int) -> None:
    outcome = run(bidding.FUZZ, 100 * batch, 100)
    assert outcome.failures == ()
    assert outcome.tried == 100


def test_an_untrue_meaning_is_found() -> None:
    hand = Hand.of(parse_hand("AKQ72.K83.A94.52"))
    spades = ((Suit.S, Range(5, 13)),)
    assert bidding.untrue(Meaning("", Range(12, 21), lengths=spades), hand) is None
    assert bidding.untrue(Meaning("", Range(6, 9)), hand) is not None
    assert bidding.untrue(Meaning("", lengths=((Suit.H, Range(4, 13)),)), hand) is not None
    assert bidding.untrue(Meaning("", balanced=True, forcing=Forcing.NO), hand) is None

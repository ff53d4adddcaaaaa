"""Tricks that are sure: never more than the cards can bring, and all that can be cashed."""

from __future__ import annotations

import pytest

from rekontra.analysis import Position, ready, solve
from rekontra.bots.play import certain
from tests.bots.play.positions import ending, moment, some_moments


def sure(hands: dict[str, str], hidden: str, contract: str = "3NT S", **more: str) -> int | None:
    turn, actor = more.get("turn", "S"), more.get("actor", "S")
    return certain(ending(contract, hands=hands, hidden=hidden, turn=turn, actor=actor, won=0))


def test_high_cards_are_sure() -> None:
    assert sure({"N": "32...", "S": "AK..."}, "QJ.AK..") == 2


def test_a_finesse_is_not() -> None:
    assert sure({"N": "AQ...", "S": "32..."}, "KJ.A2..") == 1


def test_long_cards_are_sure_when_the_suit_has_gone_round_at_the_worst_break() -> None:
    # Four are out, which one hand may hold: four rounds draw them all, and the two is high.
    assert sure({"N": "AKQJ2...", "S": "3.432..2"}, "T987.AKQ.A.AK") == 5
    # Five are out, and the fifth may still be there.
    assert sure({"N": "AKQJ2...", "S": ".5432..2"}, "T9876.AKQ..AK") == 0
    assert sure({"N": "AKQJ2...", "S": "3.432..2"}, "T9876.AKQ..AK") == 4


def test_winners_in_a_hand_that_cannot_be_reached_are_not_sure() -> None:
    assert sure({"N": "AK...", "S": "..32."}, "QJ.A.A.") == 0


def test_a_blocked_suit_is_unblocked() -> None:
    # The ace alone in the short hand, with another way across.
    assert sure({"N": "KQ.A..", "S": "A.2..2"}, "JT.3.AK.A") == 3


def test_nothing_but_trumps_is_sure_while_they_have_one() -> None:
    assert sure({"N": "2.32..", "S": "A.AK.."}, "3.QJT..AK", contract="2S S") == 3
    assert sure({"N": "2.32..", "S": "K.AK.."}, "A.QJT..KQ", contract="2S S") == 0


def test_a_defender_counts_his_own_cards_alone() -> None:
    hands = {"N": "KQ.2..", "E": "A.AK.."}
    assert sure(hands, "JT.QJT..A", contract="3NT S", turn="E", actor="E") == 3


def test_there_is_no_saying_in_the_middle_of_a_trick() -> None:
    assert (
        certain(
            ending(
                "3NT S",
                hands={"N": "AK...", "S": "2..."},
                hidden="QJT...",
                turn="N",
                actor="S",
                trick="S:S3 W:S4",
                won=0,
            )
        )
        is None
    )


@pytest.mark.skipif(not ready(), reason="there is no double-dummy solver here")
@pytest.mark.parametrize("deal", range(6))
def test_no_more_is_sure_than_can_be_made(deal: int) -> None:
    for state in some_moments(deal, 12):
        assert state.trick is not None
        if state.trick.cards:
            continue
        assert state.contract is not None
        count = certain(moment(state))
        position = Position(state.hands, state.contract.strain, state.trick.leader)
        assert count is not None
        assert count <= max(solve(position).values())

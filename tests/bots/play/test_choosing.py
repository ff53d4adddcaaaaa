"""Choosing a card: sure things at once, then the odds, and nothing by what is hidden."""

from __future__ import annotations

import pickle
import random
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rekontra.analysis import ready
from rekontra.bots.levels import LEVELS, Level
from rekontra.bots.play import Effort, choose_card, value_cards
from rekontra.bots.play.known import Unclear
from rekontra.game import Auction, Card
from tests.bots.play.positions import after, dealt_again, ending, moment, opened, some_moments

pytestmark = pytest.mark.skipif(not ready(), reason="there is no double-dummy solver here")

SOME = Effort(6, (6, 6, 8, 12, 20, 30), 30.0, 30.0, (0, 0, 1, 1, 2, 3))
"""Few layouts and time enough, so that a slow machine changes no answer."""

QUIET = "AQ72.K83.A94.Q52 K93.J72.KT32.984 JT85.AQ5.Q65.KJ3 64.T964.J87.AT76"


@settings(max_examples=12, deadline=None)
@given(st.integers(0, 10**6), st.integers(4, 50), st.integers(0, 99))
def test_what_is_hidden_changes_no_card(deal: int, cards: int, seed: int) -> None:
    for state in some_moments(deal, cards)[:1]:
        other = dealt_again(state, random.Random(seed))
        answer = choose_card(moment(state, seed), SOME)
        assert answer in moment(state).deal.legal_cards
        assert choose_card(moment(other, seed), SOME) is answer
        assert choose_card(moment(state, seed), SOME) is answer


@settings(max_examples=6, deadline=None)
@given(st.integers(0, 10**6), st.integers(8, 50), st.integers(0, 99))
def test_what_is_hidden_changes_no_card_where_nothing_was_called(
    deal: int, cards: int, seed: int
) -> None:
    for state in some_moments(deal, cards)[:1]:
        unbid = replace(state, auction=Auction(state.deal.dealer))
        other = dealt_again(unbid, random.Random(seed))
        answer = choose_card(moment(unbid, seed), SOME)
        assert choose_card(moment(other, seed), SOME) is answer


def test_defenders_believe_that_a_slam_without_an_auction_has_its_tricks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hands = "Q632.8642.Q5.T85 A.AKQT.J4.AKQJ76 JT984.J9.AT86.42 K75.753.K9732.93"
    bid = opened(hands, "6NT P P P", dealer="E")
    unbid = replace(bid, auction=Auction(bid.deal.dealer))
    shown = moment(after(unbid, "SJ S5 S6 SA D4"))
    believed = {option.card: option.tricks for option in value_cards(shown, SOME)}
    monkeypatch.setattr(
        "rekontra.bots.play.choosing.by_the_result", lambda _, tricks: np.ones(len(tricks))
    )
    doubted = {option.card: option.tricks for option in value_cards(shown, SOME)}
    assert all(believed[card] < tricks for card, tricks in doubted.items())


def test_the_opening_leader_does_not_see_partners_hand() -> None:
    state = opened(QUIET, "1NT P 3NT P P P")
    answers = {
        choose_card(moment(dealt_again(state, random.Random(seed)), 7), SOME) for seed in range(3)
    }
    assert len(answers) == 1


def third_hand(hidden: str) -> Card:
    """Dummy, North, to South's lead towards ace and jack, with all the trumps. West played low."""
    return choose_card(
        ending(
            "3C S",
            hands={"N": "AJ...AK", "S": "4..AK."},
            hidden=hidden,
            turn="N",
            actor="S",
            trick="S:S5 W:S3",
            won=5,
        )
    )


def test_with_five_missing_the_queen_is_finessed_and_with_four_she_is_dropped() -> None:
    # One round has gone. A small one and the queen are out: she is West's in three of seven cases,
    # and alone with East in two. The queen alone is out: she is East's in four of seven.
    assert third_hand("Q2.65432..") is Card.SJ
    assert third_hand("Q.765432..") is Card.SA


def test_a_defender_takes_the_setting_trick() -> None:
    shown = ending(
        "3NT W",
        hands={"E": "K4.2..", "S": "A2.A3.."},
        hidden="QJT9.KQJ.2.",
        turn="S",
        actor="S",
        trick="E:S3",
        won=5,
    )
    assert shown.deal.legal_cards == (Card.SA, Card.S2)
    # Four tricks are won by the defence: the ace beats the contract.
    assert choose_card(shown) is Card.SA


def test_what_is_sure_is_cashed_without_a_solver(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: object, **__: object) -> None:
        raise AssertionError("nothing had to be solved")

    monkeypatch.setattr("rekontra.bots.play.values.solve_layouts", never)
    shown = ending(
        "3NT S",
        hands={"N": "KQ.A..", "S": "A.2..2"},
        hidden="JT.3.AK.A",
        turn="S",
        actor="S",
        won=6,
    )
    assert choose_card(shown) is Card.SA
    alone = ending(
        "3NT S", hands={"N": "2...", "S": "3..."}, hidden="5.6..", turn="S", actor="S", won=6
    )
    assert choose_card(alone) is Card.S3


def test_the_maxims_decide_where_it_is_all_one() -> None:
    """All spades are high or gone: the opening lead of the tests of maxims is kept."""
    state = opened(
        "A5.K73.AQ74.KJ92 KQJT9.Q65.62.743 762.AJ42.KJ53.A6 843.T98.T98.QT85", "1NT P 3NT P P P"
    )
    assert choose_card(moment(state), SOME) is Card.SK


def test_the_lead_is_the_conventional_card_of_its_suit() -> None:
    for seed in range(2):
        state = opened(QUIET, "1NT P 3NT P P P")
        lead = choose_card(moment(state, seed), SOME)
        # Fourth best, the top of nothing, third of three small with an honour.
        assert lead in (Card.D2, Card.C9, Card.S3, Card.H2)


def test_a_value_is_given_for_every_legal_card_best_first() -> None:
    state = after(opened(QUIET, "1NT P 3NT P P P"), "D2")
    shown = moment(state)
    options = value_cards(shown, SOME)
    assert {option.card for option in options} == set(shown.deal.legal_cards)
    assert [option.worth for option in options] == sorted(
        (option.worth for option in options), reverse=True
    )
    assert options[0].good
    assert all(0 <= option.tricks <= 13 for option in options)


def test_cards_that_do_the_same_are_valued_the_same() -> None:
    shown = ending(
        "3NT S",
        hands={"N": "A54...", "S": "KQ2..."},
        hidden="JT98.QJ..",
        turn="S",
        actor="S",
        won=5,
    )
    by_card = {option.card: option for option in value_cards(shown, SOME)}
    assert by_card[Card.SK].tricks == by_card[Card.SQ].tricks
    assert by_card[Card.SK].worth == by_card[Card.SQ].worth


def test_a_view_that_does_not_add_up_is_refused_and_played_by_the_maxims() -> None:
    shown = ending(
        "3NT S",
        hands={"N": "AK...", "S": "2.3.."},
        hidden="QJT...",
        turn="S",
        actor="S",
        won=6,
    )
    with pytest.raises(Unclear):
        choose_card(shown)
    for bot in LEVELS.values():
        assert bot(shown) in shown.deal.legal_cards


@pytest.mark.parametrize("level", Level)
def test_bots_of_every_level_answer_and_can_be_sent_to_another_process(level: Level) -> None:
    bot = pickle.loads(pickle.dumps(LEVELS[level]))
    shown = moment(opened(QUIET, "1NT P"))
    assert bot(shown) in shown.deal.legal_calls
    for state in some_moments(8, 30)[::5]:
        shown = moment(state)
        assert bot(shown) in shown.deal.legal_cards

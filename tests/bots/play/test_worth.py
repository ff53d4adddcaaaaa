"""What a result is worth: the points written, and what it leaves for the deals to come."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from rekontra.bots import BotView, Objective
from rekontra.bots.play.values import gains
from rekontra.bots.play.worth import objective_of, worth
from rekontra.game import Contract, DealView, Phase, Seat, Side, Strain
from rekontra.scoring import LAW, duplicate_score
from rekontra.scoring.profile import Form, Profile, RubberPremium
from rekontra.scoring.sheet import Standing


def played(
    contract: Contract,
    form: Form,
    *,
    legs: tuple[int, int] = (0, 0),
    games: tuple[int, int] = (0, 0),
    number: int = 1,
    vulnerable: tuple[Side, ...] = (),
    profile: Profile = LAW,
) -> BotView:
    """A contract at this score; legs and games are those of NS and EW."""
    deal = DealView(
        seat=Seat.S,
        phase=Phase.PLAY,
        dealer=Seat.N,
        vulnerable=vulnerable,
        turn=Seat.S,
        actor=Seat.S,
        calls=(),
        contract=contract,
        hands={},
        left={},
        trick=(),
        last_trick=(),
        winners=(),
        legal_calls=(),
        legal_cards=(),
    )
    by_games = dict(zip(Side, games, strict=True))
    by_legs = dict(zip(Side, legs, strict=True))
    standing = Standing(number, form.deals, Seat.N, vulnerable, by_games, by_legs, {})
    return BotView(deal, standing, replace(profile, form=form))


GAME = Contract(4, Strain.S, 0, Seat.S)
PART = Contract(2, Strain.S, 0, Seat.S)


@pytest.mark.parametrize("form", Form)
@pytest.mark.parametrize("contract", [GAME, PART, Contract(6, Strain.NT, 1, Seat.E)])
def test_more_tricks_are_never_worth_less(form: Form, contract: Contract) -> None:
    view = played(contract, form, legs=(30, 60) if form.carry else (0, 0))
    found = [worth(view, tricks) for tricks in range(14)]
    assert found == sorted(found)


@pytest.mark.parametrize("tricks", range(14))
def test_a_board_is_worth_its_duplicate_score(tricks: int) -> None:
    view = played(GAME, Form.DUPLICATE, vulnerable=(Side.NS,))
    assert worth(view, tricks) == duplicate_score(GAME, tricks, True)


def test_a_part_score_that_completes_a_game_is_worth_much_more() -> None:
    for form in (Form.RUBBER, Form.CHICAGO):
        alone = worth(played(PART, form), 8)
        completing = worth(played(PART, form, legs=(40, 0)), 8)
        assert completing >= alone + 90


def test_a_part_score_of_the_last_deal_of_a_chicago_leaves_no_chance() -> None:
    made = [worth(played(PART, Form.CHICAGO, number=number), 8) for number in (1, 4)]
    # On the fourth deal there are 60 and the premium of 100.
    assert made[1] == 160
    assert made[0] > 60 + 50


def test_the_game_that_ends_the_rubber_is_worth_its_premium() -> None:
    # 120 below the line; 500 for two games to one; nothing is left.
    assert worth(played(GAME, Form.RUBBER, games=(1, 1)), 10) == 120 + 500
    # 700 for two games to none, of which half was due to the side that was ahead.
    assert worth(played(GAME, Form.RUBBER, games=(1, 0)), 10) == 120 + 700 - 350
    # The first game promises half of the 700.
    assert worth(played(GAME, Form.RUBBER), 10) == 120 + 350


def test_a_game_wipes_their_part_score() -> None:
    free = worth(played(GAME, Form.RUBBER), 10)
    assert worth(played(GAME, Form.RUBBER, legs=(0, 60)), 10) > free


def test_the_house_rule_of_200_for_a_game_counts() -> None:
    house = Profile(rubber_premium_scheme=RubberPremium.GAME_200_RUBBER_700)
    # 120, 200 at once, and half of what the next game makes: 700 for us or 200 for them.
    assert worth(played(GAME, Form.RUBBER, profile=house), 10) == 120 + 200 + 250


def test_boards_are_played_for_matchpoints_and_everything_else_for_points() -> None:
    for form in Form:
        wanted = Objective.MATCHPOINTS if form is Form.DUPLICATE else Objective.POINTS
        assert objective_of(played(GAME, form)) is wanted
    asked = replace(played(GAME, Form.DUPLICATE), objective=Objective.POINTS)
    assert objective_of(asked) is Objective.POINTS


def safe_or_bold(making: int) -> np.ndarray[tuple[int, int], np.dtype[np.int8]]:
    """The first card takes ten tricks always, the second eleven in so many layouts, else nine."""
    bold = [11] * making + [9] * (10 - making)
    return np.array([[10, tricks] for tricks in bold], dtype=np.int8)


@pytest.mark.parametrize("making", [6, 7, 8])
def test_the_contract_is_made_safe_at_rubber_and_risked_for_a_trick_at_matchpoints(
    making: int,
) -> None:
    tricks = safe_or_bold(making)
    safe, bold = gains(played(GAME, Form.RUBBER), Side.NS, tricks, 4).mean(axis=0)
    assert safe > bold
    safe, bold = gains(played(GAME, Form.DUPLICATE), Side.NS, tricks, 4).mean(axis=0)
    assert bold > safe


def test_an_overtrick_is_given_up_to_make_a_contract_more_often() -> None:
    # Eleven tricks in nine layouts of ten and nine in the last, or ten in all.
    tricks = np.array([[11, 10]] * 9 + [[9, 10]], dtype=np.int8)
    sure, safe = gains(played(GAME, Form.RUBBER), Side.NS, tricks, 4).mean(axis=0)
    assert safe > sure
    part = gains(played(PART, Form.RUBBER), Side.NS, tricks, 4).mean(axis=0)
    assert part[0] > part[1], "with the contract made either way the overtricks decide"


def test_defenders_give_up_a_trick_to_beat_the_contract_more_often() -> None:
    # Declarer is held to ten always, or beaten in three layouts of ten and let have eleven.
    tricks = np.array([[10, 9]] * 3 + [[10, 11]] * 7, dtype=np.int8)
    quiet, bold = gains(played(GAME, Form.RUBBER), Side.EW, tricks, 4).mean(axis=0)
    assert bold > quiet
    quiet, bold = gains(played(GAME, Form.DUPLICATE), Side.EW, tricks, 4).mean(axis=0)
    assert quiet > bold


def test_early_in_the_play_one_trick_more_is_a_help_to_any_contract() -> None:
    # What is taken in the end is often one less than double dummy.
    tricks = np.array([[10, 10], [10, 11]], dtype=np.int8)
    early, late = (gains(played(GAME, Form.RUBBER), Side.NS, tricks, left) for left in (13, 1))
    assert early[1, 1] - early[1, 0] > late[1, 1] - late[1, 0] >= 30

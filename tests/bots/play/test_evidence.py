"""Layouts are weighed by the cards chosen: a lead by its convention, a play by its cost."""

from __future__ import annotations

import numpy as np
import pytest

from rekontra.analysis import ready
from rekontra.analysis.hands import SUITS
from rekontra.bots.play.evidence import by_the_result, likelihoods
from rekontra.bots.play.known import known
from rekontra.bots.play.layouts import draw
from rekontra.game import Contract, Seat, Strain, Suit
from tests.bots.play.positions import after, moment, opened, some_moments

pytestmark = pytest.mark.skipif(not ready(), reason="there is no double-dummy solver here")

QUIET = "AQ72.K83.A94.Q52 K93.J72.KT32.984 JT85.AQ5.Q65.KJ3 64.T964.J87.AT76"


def test_a_lead_of_fourth_best_is_likelier_than_one_from_three_small() -> None:
    state = after(opened(QUIET, "1NT P 3NT P P P"), "D2")
    facts = known(moment(state))
    layouts, _ = draw(facts, np.random.default_rng(1), 400)
    weights = likelihoods(facts, layouts, 0)
    east = np.bitwise_count(layouts[:, Seat.E.index, SUITS.index(Suit.D)]).astype(int) + 1
    assert (weights > 0).all()
    assert weights[east == 4].mean() > 2 * weights[east == 5].mean()


def test_cards_that_would_have_cost_tricks_speak_against_a_layout() -> None:
    spoken = 0
    for state in some_moments(3, 24)[:6]:
        facts = known(moment(state))
        layouts = draw(facts, np.random.default_rng(1), 20)[0][:20]
        plain, weighed = likelihoods(facts, layouts, 0), likelihoods(facts, layouts, 2)
        assert ((weighed <= plain) & (weighed > 0)).all()
        spoken += int((weighed < plain).sum())
    assert spoken


def test_without_a_record_all_layouts_are_as_likely() -> None:
    state = after(opened(QUIET, "1NT P 3NT P P P"), "D2")
    seen = moment(state)
    facts = known(type(seen)(seen.deal, seen.standing, seen.profile))
    layouts, _ = draw(facts, np.random.default_rng(1), 30)
    assert (likelihoods(facts, layouts, 2) == 1).all()


@pytest.mark.parametrize(
    ("level", "strain", "first", "last"),
    [
        (1, Strain.NT, 7, 8),
        (2, Strain.H, 8, 9),
        (3, Strain.D, 9, 10),
        (3, Strain.NT, 9, 11),
        (5, Strain.C, 11, 11),
        (6, Strain.S, 12, 12),
        (7, Strain.NT, 13, 13),
    ],
)
def test_a_contract_is_likeliest_where_it_makes_and_misses_no_premium(
    level: int, strain: Strain, first: int, last: int
) -> None:
    weights = by_the_result(Contract(level, strain, 0, Seat.S), np.arange(14, dtype=np.int8))
    assert (weights > 0).all()
    assert [int(tricks) for tricks in np.flatnonzero(weights == 1)] == [*range(first, last + 1)]
    assert (np.diff(weights[: first + 1]) > 0).all()
    assert (np.diff(weights[last:]) < 0).all()

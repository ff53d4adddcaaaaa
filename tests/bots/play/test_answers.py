"""How bots answer claims and concessions, and when they claim (Laws 68-70)."""

from __future__ import annotations

import pytest

from rekontra.analysis import Position, most_tricks, ready
from rekontra.bots import BotView
from rekontra.bots.play import certain
from rekontra.bots.play.claims import accepts, sure_of_the_rest
from rekontra.game import Card, DealState, Seat, Side, decide_claim, evolve_asked, view
from rekontra.scoring.profile import Form, Profile
from tests.bots.play.positions import ending, moment, some_moments, standing
from tests.game.deals import called, deal_of, played

needs_solver = pytest.mark.skipif(not ready(), reason="there is no double-dummy solver here")

FINESSE = "AQ2.AK2.A432.A32 543.Q43.KQ5.KQJ5 J98.T98.JT9.T874 KT76.J765.876.96"
HANDS = "AKQ2.AK2.AK2.A32 J43.QJ3.543.KQJ5 T98.T98.QJT.T987 765.7654.9876.64"


def led() -> DealState:
    """North plays 3NT with nine tricks on top; East has led the king of clubs."""
    return played(called(deal_of(HANDS), "1NT P 3NT P P P"), [Card.CK])


def position(state: DealState) -> Position:
    assert state.contract is not None
    return Position(
        state.hands, state.contract.strain, state.tricks[-1].leader, state.tricks[-1].cards
    )


def asked(state: DealState, claimer: Seat, tricks: int, voter: Seat) -> BotView:
    """What a bot is given that is to answer this claim."""
    claimed = evolve_asked(state, decide_claim(state, claimer, tricks))
    score = standing(Form.CHICAGO)
    return BotView(view(claimed, voter), score, Profile(form=Form.CHICAGO))


def on_lead() -> DealState:
    return played(led(), [Card.C7, Card.C4, Card.CA])


@needs_solver
@pytest.mark.parametrize("voter", [Seat.E, Seat.W])
def test_law_70_defenders_accept_what_declarer_can_cash_and_no_more(voter: Seat) -> None:
    state = on_lead()
    # Eight on top after the ace of clubs; the fourth spade is not high.
    sure = certain(moment(state))
    assert sure is not None
    assert accepts(asked(state, Seat.N, sure, voter))
    assert accepts(asked(state, Seat.N, 0, voter))
    assert not accepts(asked(state, Seat.N, 12, voter))


@needs_solver
def test_law_70_a_claim_that_needs_a_guess_is_refused_though_it_could_be_made() -> None:
    """Dummy leads: West's king of spades lies well, but declarer does not see it."""
    state = played(called(deal_of(FINESSE), "1NT P 3NT P P P"), [Card.CK, Card.C4, Card.C6])
    state = played(state, [Card.CA, Card.C2, Card.C5, Card.CT, Card.C9])
    most = most_tricks(position(state), Side.NS)
    sure = certain(moment(state))
    assert sure is not None
    assert sure < most
    for voter in (Seat.E, Seat.W):
        assert accepts(asked(state, Seat.N, sure, voter))
        assert not accepts(asked(state, Seat.N, most, voter))


@needs_solver
def test_law_68b2_a_partner_agrees_to_a_concession_of_what_cannot_be_won_anyway() -> None:
    state = on_lead()
    most = most_tricks(position(state), Side.EW)
    assert accepts(asked(state, Seat.E, most, Seat.W))
    assert most > 0
    assert not accepts(asked(state, Seat.E, most - 1, Seat.W))


def test_nothing_is_accepted_where_nothing_is_claimed() -> None:
    assert not accepts(moment(led()))


@needs_solver
def test_a_bot_answers_by_what_lies_open_to_him() -> None:
    """Three hands in sight make the fourth: dealing what he cannot see again changes nothing."""
    for claimer, voter in ((Seat.N, Seat.E), (Seat.E, Seat.N), (Seat.W, Seat.E)):
        seen = asked(on_lead(), claimer, 4, voter)
        assert set(seen.deal.hands) == {claimer, voter, Seat.S}


def test_whoever_is_sure_of_all_the_rest_may_claim_it() -> None:
    top = {"N": "AK...", "S": "32..."}
    assert sure_of_the_rest(
        ending("3NT S", hands=top, hidden="QJ54...", turn="N", actor="S", won=11)
    )
    less = {"N": "AQ...", "S": "32..."}
    assert not sure_of_the_rest(
        ending("3NT S", hands=less, hidden="KJ54...", turn="N", actor="S", won=11)
    )


@needs_solver
def test_what_a_bot_claims_double_dummy_gives_him_and_bots_accept() -> None:
    claims = 0
    for state in (state for deal in range(8) for state in some_moments(deal, 20)):
        if state.trick is None or state.trick.cards or not sure_of_the_rest(moment(state)):
            continue
        claims += 1
        assert state.turn is not None
        assert state.actor is not None
        assert most_tricks(position(state), state.turn.side) == state.left
        claimed = evolve_asked(state, decide_claim(state, state.actor, state.left))
        assert claimed.claim is not None
        for voter in claimed.claim.waiting:
            assert accepts(asked(state, state.actor, state.left, voter))
    assert claims

"""Claims and concessions (Laws 68-71), and calls and cards taken back by consent."""

from __future__ import annotations

import random
from collections.abc import Collection
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rekontra.game import (
    AskedEvent,
    Call,
    Called,
    CalledOff,
    Card,
    Deal,
    DealEvent,
    DealState,
    Illegal,
    Phase,
    Played,
    Reason,
    Seat,
    Side,
    TakenBack,
    UndoAnswered,
    UndoAsked,
    decide,
    decide_answer,
    decide_claim,
    decide_consent,
    decide_undo,
    evolve,
    evolve_asked,
    start,
    undo_steps,
    view,
)
from tests.game.deals import called, deal_of, deals, history, played, random_action

MIXED = "AKQ2.AK2.A32.432 J43.QJ3.K54.KQJ5 T98.T98.QJT.T987 765.7654.9876.A6"
N, E, S, W = Seat


def led() -> DealState:
    """North plays 3NT; East has led the king of clubs."""
    return played(called(deal_of(MIXED), "1NT P 3NT P P P"), [Card.CK])


def claimed(state: DealState, seat: Seat, tricks: int, statement: str = "") -> DealState:
    return evolve_asked(state, decide_claim(state, seat, tricks, statement))


def answered(
    state: DealState, seat: Seat, *, accepts: bool, ruling: int | None = None
) -> DealState:
    return evolve_asked(state, decide_answer(state, seat, accepts=accepts, ruling=ruling))


def asked(state: DealState, seat: Seat, quiet: Collection[Seat] = ()) -> DealState:
    for event in decide_undo(state, seat, quiet):
        state = evolve_asked(state, event)
    return state


def consented(state: DealState, seat: Seat, *, accepts: bool) -> DealState:
    for event in decide_consent(state, seat, accepts=accepts):
        state = evolve_asked(state, event)
    return state


def claim_refused(state: DealState, seat: Seat, tricks: int) -> Reason:
    with pytest.raises(Illegal) as refused:
        decide_claim(state, seat, tricks)
    assert isinstance(refused.value.reason, Reason)
    return refused.value.reason


def answer_refused(state: DealState, seat: Seat) -> Reason:
    with pytest.raises(Illegal) as refused:
        decide_answer(state, seat, accepts=True)
    assert isinstance(refused.value.reason, Reason)
    return refused.value.reason


def undo_refused(state: DealState, seat: Seat) -> Reason:
    with pytest.raises(Illegal) as refused:
        decide_undo(state, seat)
    assert isinstance(refused.value.reason, Reason)
    return refused.value.reason


def test_law_68_no_claim_before_the_opening_lead() -> None:
    for state in (start(deal_of(MIXED)), called(deal_of(MIXED), "1NT P 3NT P P P")):
        for seat in Seat:
            assert claim_refused(state, seat, 1) is Reason.CLAIM_BEFORE_LEAD


def test_law_68_declarer_and_both_defenders_claim_at_any_moment_and_dummy_does_not() -> None:
    for seat in (N, E, W):
        assert claimed(led(), seat, 13).claim is not None
    assert claim_refused(led(), S, 13) is Reason.CLAIM_BY_DUMMY


def test_law_68_a_claim_is_of_the_tricks_left_the_one_on_the_table_included() -> None:
    assert claim_refused(led(), N, 14) is Reason.CLAIM_TRICKS
    assert claim_refused(led(), N, -1) is Reason.CLAIM_TRICKS
    state = played(led(), [Card.C7, Card.CA, Card.C2])
    assert state.left == 12
    assert claim_refused(state, N, 13) is Reason.CLAIM_TRICKS
    claim = claimed(state, N, 9, "cashing").claim
    assert claim is not None
    assert (claim.tricks, claim.left, claim.statement) == (9, 12, "cashing")


def test_law_68_play_ceases_while_a_claim_is_open() -> None:
    state = claimed(led(), N, 9)
    assert state.turn is None
    assert state.actor is None
    for seat in Seat:
        assert view(state, seat).legal_cards == ()
        with pytest.raises(Illegal) as refused:
            decide(state, seat, Card.C7)
        assert refused.value.reason is Reason.CLAIM_OPEN
    assert claim_refused(state, W, 1) is Reason.CLAIM_OPEN
    assert undo_refused(state, E) is Reason.CLAIM_OPEN


def test_the_totals_of_both_sides_stand_in_every_view_before_anyone_answers() -> None:
    state = claimed(played(led(), [Card.C7, Card.CA, Card.C2]), W, 3)
    for viewer in (*Seat, None):
        claim = view(state, viewer).claim
        assert claim is not None
        assert claim.totals == {Side.NS: 9, Side.EW: 4}


def test_the_claimers_hand_is_faced_for_everybody_and_stays_so_after_a_refusal() -> None:
    state = claimed(led(), W, 1)
    for now in (state, answered(state, N, accepts=False)):
        for viewer in (*Seat, None):
            own = {viewer} if viewer else set()
            assert set(view(now, viewer).hands) == {W, S} | own
    after = played(answered(state, N, accepts=False), [Card.C7, Card.CA])
    assert view(after, E).hands[W] == tuple(c for c in after.deal.hand(W) if c is not Card.CA)


def test_both_defenders_answer_declarers_claim_and_the_last_acceptance_ends_the_deal() -> None:
    state = claimed(led(), N, 9)
    assert state.claim is not None
    assert set(state.claim.waiting) == {E, W}
    state = answered(state, W, accepts=True)
    assert state.phase is Phase.PLAY
    assert answer_refused(state, W) is Reason.ANSWERED_ALREADY
    assert answer_refused(state, S) is Reason.NO_VOTE
    assert answer_refused(state, N) is Reason.NO_VOTE
    state = answered(state, E, accepts=True)
    assert state.phase is Phase.OVER
    assert state.tricks_made == 9
    assert state.actor is None
    assert view(state, None).hands == {seat: state.deal.hand(seat) for seat in Seat}
    assert answer_refused(state, E) is Reason.NO_CLAIM
    assert claim_refused(state, N, 1) is Reason.DEAL_OVER


def test_law_68b_a_defenders_partner_answers_where_tricks_are_conceded() -> None:
    every, some = claimed(led(), E, 13), claimed(led(), E, 12)
    assert every.claim is not None
    assert some.claim is not None
    assert every.claim.waiting == (N,)
    assert set(some.claim.waiting) == {N, W}
    assert answer_refused(every, W) is Reason.NO_VOTE


def test_law_68b2_no_concession_has_occurred_when_partner_objects() -> None:
    conceded = claimed(led(), E, 0)
    for state in (conceded, answered(conceded, N, accepts=True)):
        after = answered(state, W, accepts=False, ruling=5)
        assert after.claim is None
        assert after.phase is Phase.PLAY
        assert after.actor is N


def test_law_68b2_nothing_is_ruled_on_as_long_as_partner_may_object() -> None:
    state = answered(claimed(led(), E, 2), N, accepts=False, ruling=1)
    assert state.phase is Phase.PLAY
    state = answered(claimed(led(), E, 2), W, accepts=True)
    state = answered(state, N, accepts=False, ruling=1)
    assert state.phase is Phase.OVER
    assert state.tricks_made == 12


def test_a_refused_claim_lets_play_go_on_where_it_was() -> None:
    before = led()
    after = answered(claimed(before, N, 9), W, accepts=False)
    assert (after.turn, after.actor, after.hands) == (before.turn, before.actor, before.hands)
    assert played(after, [Card.C7]).actor is W
    assert claimed(after, N, 8).claim is not None


def test_law_70_a_ruling_never_gives_the_claimer_more_than_he_claimed() -> None:
    for ruling, made in ((7, 7), (9, 9), (11, 9)):
        state = answered(claimed(led(), N, 9), W, accepts=False, ruling=ruling)
        assert state.phase is Phase.OVER
        assert state.tricks_made == made
        assert state.claim is not None
        assert state.claim.ruled


def test_a_claim_that_is_called_off_leaves_the_hand_faced_and_the_play_as_it_was() -> None:
    state = evolve_asked(claimed(led(), N, 9), CalledOff())
    assert state.claim is None
    assert state.faced == (N,)
    assert state.actor is N


def test_only_who_made_the_last_call_may_take_it_back() -> None:
    state = start(deal_of(MIXED))
    assert [undo_refused(state, seat) for seat in Seat] == [Reason.NOTHING_OF_YOURS] * 4
    state = called(deal_of(MIXED), "1NT P")
    for seat in (N, S, W):
        assert undo_refused(state, seat) is Reason.NOTHING_OF_YOURS
    state = asked(state, E)
    assert undo_refused(state, E) is Reason.UNDO_OPEN
    assert state.undo is not None
    assert set(state.undo.waiting) == {N, S}


def test_a_call_is_taken_back_when_both_opponents_consent() -> None:
    before = called(deal_of(MIXED), "1NT")
    state = asked(called(deal_of(MIXED), "1NT P"), E)
    state = consented(state, S, accepts=True)
    assert state.auction.calls == (Call.NT1, Call.PASS)
    with pytest.raises(Illegal) as refused:
        decide_consent(state, S, accepts=True)
    assert refused.value.reason is Reason.ANSWERED_ALREADY
    with pytest.raises(Illegal) as refused:
        decide_consent(state, W, accepts=True)
    assert refused.value.reason is Reason.NO_VOTE
    assert consented(state, N, accepts=True) == before


def test_a_request_is_gone_with_a_refusal_and_with_the_next_call_or_card() -> None:
    state = asked(called(deal_of(MIXED), "1NT P"), E)
    assert consented(state, N, accepts=False).undo is None
    assert played(state, [Call.NT3]).undo is None
    assert played(asked(led(), E), [Card.C7]).undo is None
    assert claimed(asked(led(), E), N, 9).undo is None
    with pytest.raises(Illegal) as refused:
        decide_consent(played(state, [Call.NT3]), N, accepts=True)
    assert refused.value.reason is Reason.NO_UNDO_ASKED


def test_the_pass_that_ended_the_auction_can_be_taken_back() -> None:
    before = called(deal_of(MIXED), "1NT P 3NT P P")
    state = asked(called(deal_of(MIXED), "1NT P 3NT P P P"), E)
    state = consented(consented(state, N, accepts=True), S, accepts=True)
    assert state == before
    assert played(state, [Call.DOUBLE]).auction.doubling == 1


def test_the_opening_lead_can_be_taken_back_and_dummy_is_hidden_again() -> None:
    state = asked(led(), E)
    assert state.undo is not None
    assert state.undo.waiting == (N,)
    state = consented(state, N, accepts=True)
    assert state == called(deal_of(MIXED), "1NT P 3NT P P P")
    assert set(view(state, E).hands) == {E}


def test_declarer_takes_dummys_card_back_and_dummy_does_not() -> None:
    before = led()
    state = played(before, [Card.C7])
    assert undo_refused(state, S) is Reason.NOTHING_OF_YOURS
    state = asked(state, N)
    state = consented(consented(state, E, accepts=True), W, accepts=True)
    assert state == before


def test_a_card_is_taken_back_over_the_end_of_a_trick() -> None:
    before = played(led(), [Card.C7, Card.CA])
    state = played(before, [Card.C2])
    assert state.winners == (W,)
    state = asked(state, N)
    state = consented(consented(state, E, accepts=True), W, accepts=True)
    assert state == before


def test_nothing_is_taken_back_after_the_end_of_the_deal() -> None:
    passed_out = called(deal_of(MIXED), "P P P P")
    assert undo_refused(passed_out, W) is Reason.DEAL_OVER
    ended = answered(answered(claimed(led(), N, 9), E, accepts=True), W, accepts=True)
    assert undo_refused(ended, E) is Reason.DEAL_OVER


def test_what_quiet_players_did_since_goes_with_it_and_they_consent_at_once() -> None:
    state = played(called(deal_of(MIXED), "1NT P 3NT P P P"), [Card.CK, Card.C7, Card.CA])
    assert undo_steps(state, N) is None
    assert undo_steps(state, N, (W,)) == 2
    assert decide_undo(state, N, (E, W)) == (
        UndoAsked(N, 2),
        UndoAnswered(E, accepts=True),
        UndoAnswered(W, accepts=True),
        TakenBack(),
    )
    assert asked(state, N, (E, W)) == led()
    waiting = asked(state, N, (W,)).undo
    assert waiting is not None
    assert waiting.waiting == (E,)


def test_a_faced_hand_stays_faced_when_a_card_is_taken_back() -> None:
    state = answered(claimed(led(), N, 9), W, accepts=False)
    state = asked(played(state, [Card.C7]), N, (E, W))
    assert state.faced == (N,)
    assert state.hands == led().hands


Event = DealEvent | AskedEvent


def step(state: DealState, event: Event) -> DealState:
    return (
        evolve(state, event) if isinstance(event, Called | Played) else evolve_asked(state, event)
    )


def restless(deal: Deal, chance: random.Random) -> list[Event]:
    """A deal played at random in which much is asked, to its end."""
    state, events = start(deal), list[Event]()

    def take(*more: Event) -> None:
        nonlocal state
        for event in more:
            events.append(event)
            state = step(state, event)

    while state.phase is not Phase.OVER:
        if state.claim is not None:
            seat = chance.choice(state.claim.waiting)
            ruling = chance.choice((None, None, chance.randrange(state.left + 1)))
            accepts = chance.random() < 0.5
            take(decide_answer(state, seat, accepts=accepts, ruling=ruling))
        elif state.undo is not None and chance.random() < 0.8:
            seat = chance.choice(state.undo.waiting)
            take(*decide_consent(state, seat, accepts=chance.random() < 0.8))
        elif state.dummy_faced and chance.random() < 0.1:
            assert state.contract is not None
            seat = chance.choice([seat for seat in Seat if seat is not state.contract.dummy])
            take(decide_claim(state, seat, chance.randrange(state.left + 1)))
        elif chance.random() < 0.2:
            able = [seat for seat in Seat if undo_steps(state, seat) and state.undo is None]
            take(*(event for seat in able[:1] for event in decide_undo(state, seat)))
        else:
            assert state.actor is not None
            take(decide(state, state.actor, random_action(state, chance)))
    return events


@settings(max_examples=30, deadline=None)
@given(deals(), st.integers())
def test_a_prefix_and_its_tail_make_the_whole_with_claims_and_what_was_taken_back(
    deal: Deal, seed: int
) -> None:
    events = restless(deal, random.Random(seed))
    states = [start(deal)]
    for event in events:
        states.append(step(states[-1], event))
    for cut in range(0, len(events), 7):
        again = states[cut]
        for event in events[cut:]:
            again = step(again, event)
        assert again == states[-1]
    for state in states:
        assert len({card for hand in state.hands for card in hand}) + len(state.played) == 52
        assert state.won(Side.NS) + state.won(Side.EW) + state.left == 13
        if state.claim is not None:
            assert sum(state.claim.totals.values()) == 13
    made = states[-1].tricks_made
    assert (made is None) == (states[-1].contract is None)
    assert made is None or 0 <= made <= 13


@settings(max_examples=15, deadline=None)
@given(deals(), st.integers())
def test_every_action_taken_back_leads_to_the_very_state_before_it(deal: Deal, seed: int) -> None:
    states = history(deal, random.Random(seed))
    for before, after in pairwise(states):
        if after.phase is Phase.OVER:
            continue
        assert before.actor is not None
        everybody = tuple(Seat)
        assert undo_steps(after, before.actor) == 1
        assert asked(after, before.actor, everybody) == before

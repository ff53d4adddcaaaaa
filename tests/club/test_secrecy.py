"""Nothing is shown to the wrong eyes: what a viewer receives cannot depend on unseen cards."""

from __future__ import annotations

import random
from dataclasses import replace

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rekontra.club.actions import (
    AnswerClaim,
    AnswerUndo,
    AskUndo,
    CallOff,
    MakeCall,
    MakeClaim,
    NextDeal,
    PlayCard,
    Sit,
    StartMatch,
    TableAction,
)
from rekontra.club.decide import PLAYED_FORMS, Chance, decide_table, open_table
from rekontra.club.events import DealBegan, Dealt
from rekontra.club.show import Scene, sheet_view, shown_event
from rekontra.club.table import Table, evolve_table
from rekontra.club.views import Permission, TablePhase
from rekontra.game import (
    PACK,
    Call,
    Deal,
    DealState,
    Illegal,
    LastTrick,
    Phase,
    Seat,
    hands_from_pack,
)
from rekontra.scoring import PRESETS, HonoursClaim, Profile
from rekontra.web.wire import SheetMessage, ViewMessage
from tests.club.people import HOST, PEOPLE, any_action, any_wish
from tests.game.deals import redealt, shuffled

PROFILES = [
    *(each for each in PRESETS.values() if each.form in PLAYED_FORMS and len(each.form.seats) == 4),
    Profile(honours=True, honours_claim=HonoursClaim.AFTER_PLAY),
    Profile(honours=True, honours_claim=HonoursClaim.AFTER_AUCTION),
    Profile(last_trick=LastTrick.ALWAYS, dummy_sees_all=True),
]
WISHES = 0.06
VIEWERS = (*PEOPLE.values(), "watcher")


def random_match(profile: Profile, seed: int, deals: int, wishes: float = 0.0) -> list[Table]:
    """Every state of a table at which some deals are played at random.

    `wishes` is how often somebody claims or asks for something, as a share of all steps.
    """
    chance = random.Random(seed)
    table = evolve_table(Table("t"), open_table(HOST, profile))
    states = [table]

    def do(actor: str, action: TableAction) -> None:
        drawn = Chance(shuffled(chance.randrange(10**9)), chance.choice(list(Seat)))
        for event in decide_table(states[-1], actor, action, drawn):
            states.append(evolve_table(states[-1], event))

    for seat, person in PEOPLE.items():
        do(person, Sit(seat, person.title()))
    do(HOST, StartMatch())
    while deals and states[-1].in_match:
        now = states[-1]
        if now.phase is TablePhase.BETWEEN:
            deals -= 1
            do(HOST, NextDeal())
            continue
        assert now.deal is not None
        if now.deal.actor is None or chance.random() < wishes:
            asker = chance.choice(list(PEOPLE.values()))
            wish = any_wish(Scene(now, ()).view(asker), chance)
            if wish is not None:
                do(asker, wish)
            continue
        person = PEOPLE[now.deal.actor]
        action = any_action(Scene(now, ()).view(person), chance)
        assert action is not None
        do(person, action)
    return states


def received(table: Table, viewer: str) -> bytes:
    view = msgspec.json.encode(ViewMessage(1, Scene(table, VIEWERS).view(viewer)))
    return view + msgspec.json.encode(SheetMessage(1, sheet_view(table, viewer)))


@settings(max_examples=20, deadline=None)
@given(st.sampled_from(PROFILES), st.integers(0, 10**6))
def test_redealing_the_unseen_cards_changes_no_byte_that_a_viewer_receives(
    profile: Profile, seed: int
) -> None:
    for table in random_match(profile, seed, deals=3, wishes=WISHES):
        if table.deal is None or table.deal.phase is Phase.OVER:
            continue
        for viewer in VIEWERS:
            rules = table.profile.play_rules
            other = redealt(table.deal, table.seat_of(viewer), rules, seed + 1)
            assert received(replace(table, deal=other), viewer) == received(table, viewer)


def test_the_event_of_a_deal_says_nothing_of_its_cards() -> None:
    deal = Deal(Seat.N, (), hands_from_pack(shuffled(1), Seat.N))
    assert shown_event(Table("t"), Dealt(1, deal)) == DealBegan(1, Seat.N)


def test_no_message_bears_the_secret_or_the_public_id_of_a_person() -> None:
    for table in random_match(PRESETS["chicago"], 5, deals=2):
        for viewer in VIEWERS:
            text = received(table, viewer).decode()
            assert not any(f'"{person}"' in text for person in PEOPLE.values())


def test_the_matches_of_these_tests_know_claims_and_what_was_taken_back() -> None:
    profile = PRESETS["chicago"]
    states = [
        table for seed in range(6) for table in random_match(profile, seed, deals=3, wishes=WISHES)
    ]
    deals = [table.deal for table in states if isinstance(table.deal, DealState)]
    assert any(deal.claim is not None and deal.phase is Phase.OVER for deal in deals)
    assert any(deal.faced and deal.claim is None for deal in deals)
    assert any(deal.undo is not None for deal in deals)


@settings(max_examples=10, deadline=None)
@given(st.integers(0, 10**6))
def test_every_question_and_answer_that_the_view_does_not_name_is_refused(seed: int) -> None:
    chance = random.Random(seed)
    actions: dict[Permission, TableAction] = {
        Permission.CLAIM: MakeClaim(0),
        Permission.ANSWER_CLAIM: AnswerClaim(accept=True),
        Permission.UNDO: AskUndo(),
        Permission.ANSWER_UNDO: AnswerUndo(accept=True),
        Permission.CALL_OFF: CallOff(),
    }
    for table in chance.sample(
        random_match(PRESETS["rubber_s2"], seed, deals=2, wishes=WISHES), 25
    ):
        for viewer in VIEWERS:
            may = Scene(table, VIEWERS).view(viewer).may
            for permission, action in actions.items():
                if permission in may:
                    decide_table(table, viewer, action, None)
                else:
                    with pytest.raises(Illegal):
                        decide_table(table, viewer, action, None)


@settings(max_examples=10, deadline=None)
@given(st.integers(0, 10**6))
def test_every_call_and_card_outside_the_views_legal_lists_is_refused(seed: int) -> None:
    chance = random.Random(seed)
    for table in chance.sample(
        random_match(PRESETS["rubber_s2"], seed, deals=2, wishes=WISHES), 12
    ):
        for viewer in VIEWERS:
            deal = Scene(table, ()).view(viewer).deal
            legal = {*deal.legal_calls, *deal.legal_cards} if deal else set()
            for move in (*Call, *PACK):
                action = MakeCall(move) if isinstance(move, Call) else PlayCard(move)
                if move in legal:
                    decide_table(table, viewer, action, None)
                else:
                    with pytest.raises(Illegal):
                        decide_table(table, viewer, action, None)

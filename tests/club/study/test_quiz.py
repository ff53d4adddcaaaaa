"""Questions of bidding: one hand, an auction, and a call that has to be thought about."""

from __future__ import annotations

import pytest

from rekontra.analysis.hands import Hand
from rekontra.analysis.wanted import PRACTICE
from rekontra.bots.bidding.reading import candidates, choose
from rekontra.bots.system import SAYC, System
from rekontra.club.errors import ClubReason
from rekontra.club.study.auctions import Spoken, checked, level_stakes
from rekontra.club.study.quiz import find_quiz
from rekontra.game import Call, Illegal, Reason, Seat, parse_hand
from tests.club.people import club
from tests.game.deals import shuffled

ACOL = System(notrump=(12, 14))


async def test_a_question_has_more_than_one_answer_and_an_auction_of_the_book() -> None:
    tables = club(seed=8)
    for _ in range(12):
        quiz = await tables.desk.quiz(None, SAYC)
        assert len(set(quiz.hand)) == 13
        assert quiz.seat is quiz.dealer.plus(len(quiz.auction))
        calls = tuple(each.call for each in quiz.auction)
        context = checked(quiz.dealer, calls, quiz.vulnerable, {}, SAYC).context()
        _, *others = candidates(context, Hand.of(quiz.hand))
        assert not all(rule.resort for rule in others)
        own = [i for i in range(len(calls)) if quiz.dealer.plus(i) is quiz.seat]
        for place in own:
            stakes = level_stakes(quiz.vulnerable)
            before = Spoken(quiz.dealer, calls[:place], *stakes, SAYC).context()
            assert choose(before, Hand.of(quiz.hand)).call is calls[place]


@pytest.mark.parametrize("kind", PRACTICE)
async def test_a_question_may_be_asked_of_deals_of_a_kind(kind: str) -> None:
    quiz = await club(seed=8).desk.quiz(kind, SAYC)
    assert quiz.seat is Seat.S


async def test_deals_without_a_question_are_dealt_again() -> None:
    desk = club(seed=1).desk
    for _ in range(12):
        assert (await desk.quiz("defence", SAYC)).seat is Seat.S


async def test_an_unknown_kind_is_refused() -> None:
    with pytest.raises(Illegal, match=ClubReason.UNKNOWN_PRACTICE.value):
        await club().desk.quiz("nonsense", SAYC)


def test_no_question_is_no_answer() -> None:
    with pytest.raises(Illegal, match=ClubReason.PRACTICE_NOT_FOUND.value):
        find_quiz((), None, Seat.N, (), SAYC, 0)


def test_the_same_packs_ask_the_same() -> None:
    packs = [shuffled(seed) for seed in range(9)]
    first = find_quiz(packs, None, Seat.E, (), SAYC, 2)
    assert find_quiz(packs, None, Seat.E, (), SAYC, 2) == first


async def test_advice_follows_the_convention_card() -> None:
    hand = parse_hand("KQ72.K83.A94.Q52")
    assert Hand.of(hand).hcp == 14
    desk = club().desk
    advice = {
        system: (await desk.advise(checked(Seat.N, (), (), {}, system), hand)).call
        for system in (SAYC, ACOL)
    }
    assert advice[SAYC] is not Call.NT1
    assert advice[ACOL] is Call.NT1


async def test_advice_says_why_and_what_else() -> None:
    hand = parse_hand("AQ72.K83.A94.Q52")
    advice = await club().desk.advise(checked(Seat.N, (Call.PASS,), (), {}, SAYC), hand)
    assert advice.call is Call.NT1
    assert advice.meaning.strength == (15, 17)
    assert advice.call not in {other.call for other in advice.alternatives}


@pytest.mark.parametrize("cards", [0, 12, 14])
async def test_what_is_no_hand_gets_no_advice(cards: int) -> None:
    hand = (*parse_hand("AQ72.K83.A94.Q52"), *parse_hand("KJT98.AQJT.KQJ.A"))[:cards]
    with pytest.raises(Illegal, match=ClubReason.NOT_A_HAND.value):
        await club().desk.advise(checked(Seat.N, (), (), {}, SAYC), hand)
    with pytest.raises(Illegal, match=ClubReason.NOT_A_HAND.value):
        await club().desk.advise(checked(Seat.N, (), (), {}, SAYC), hand[:1] * 13)


@pytest.mark.parametrize(
    ("calls", "reason"),
    [
        ((Call.S1, Call.H1), Reason.INSUFFICIENT_BID),
        ((Call.DOUBLE,), Reason.NOTHING_TO_DOUBLE),
        ((Call.PASS,) * 4, Reason.AUCTION_OVER),
        ((Call.PASS,) * 5, Reason.AUCTION_OVER),
    ],
)
def test_an_auction_that_cannot_be_or_is_over_gets_no_advice(
    calls: tuple[Call, ...], reason: Reason
) -> None:
    with pytest.raises(Illegal, match=reason.value):
        checked(Seat.N, calls, (), {}, SAYC)

"""A match of two teams: seats swapped, points of the Laws, IMPs, and what was bid and made."""

from __future__ import annotations

import random

import pytest

from rekontra.analysis import ready, table
from rekontra.bots import BotView, Objective, simple_bot
from rekontra.bots.team_match import Contracts, Outcome, PlayedBoard, is_game, play_board, summary
from rekontra.game import SEATS, Call, Card, Contract, Illegal, Seat, Side, Strain
from rekontra.scoring import duplicate_score, imps
from tests.bots.tables import random_deal
from tests.game.deals import deal_of

solver = pytest.mark.skipif(not ready(), reason="there is no double dummy here")

SLAM = deal_of("5432.5432.432.32 T9.QJT9.QJT.QJT8 AKQJ876..AK5.AK9 .AK876.9876.7654")


def passive(view: BotView) -> Call | Card:
    return Call.PASS if view.deal.legal_calls else view.deal.legal_cards[-1]


def bold(view: BotView) -> Call | Card:
    """Six spades with the strong hand, else passes."""
    six = view.deal.seat is Seat.S and Call.S6 in view.deal.legal_calls
    return Call.S6 if six else passive(view)


@solver
def test_the_same_bots_win_nothing() -> None:
    for seed in range(3):
        deal = random_deal(random.Random(seed))
        for played in (True, False):
            board = play_board(seed + 1, deal, simple_bot, simple_bot, played)
            assert board.open == board.closed
            assert board.imps == 0


@solver
def test_the_home_team_sits_north_south_at_the_open_table() -> None:
    slam = Outcome(Contract(6, Strain.S, 0, Seat.S), 12, 980)
    passed_out = Outcome(None, 0, 0)
    assert play_board(1, SLAM, bold, passive, False) == PlayedBoard(1, slam, passed_out, imps(980))
    assert play_board(1, SLAM, passive, bold, False) == PlayedBoard(1, passed_out, slam, -imps(980))


@solver
def test_without_a_play_the_tricks_are_double_dummy() -> None:
    for seed in range(4):
        deal = random_deal(random.Random(seed))
        outcome = play_board(1, deal, simple_bot, passive, False).open
        if outcome.contract is not None:
            contract = outcome.contract
            assert outcome.tricks == table(deal.hands).of(contract.declarer, contract.strain)


def test_points_are_those_of_duplicate_to_north_south() -> None:
    for seed in range(20):
        deal = random_deal(random.Random(seed))
        board = play_board(1, deal, simple_bot, passive, True)
        for outcome in (board.open, board.closed):
            if outcome.contract is None:
                assert (outcome.tricks, outcome.points) == (0, 0)
                continue
            side = outcome.contract.declarer.side
            points = duplicate_score(outcome.contract, outcome.tricks, side in deal.vulnerable)
            assert outcome.points == (points if side is Side.NS else -points)
        assert board.imps == imps(board.open.points - board.closed.points)


def test_bots_see_the_board_alone_and_play_for_points() -> None:
    seen: list[BotView] = []

    def watching(view: BotView) -> Call | Card:
        seen.append(view)
        return simple_bot(view)

    deal = random_deal(random.Random(5))
    play_board(9, deal, watching, watching, True)
    cards = [view for view in seen if view.deal.contract is not None]
    assert len(cards) == 2 * 52
    for view in seen:
        assert view.objective is Objective.POINTS
        assert (view.seed, view.standing.vulnerable) == (9, deal.vulnerable)
        assert view.deal.hands.keys() <= {view.deal.seat, view.deal.dummy}
    assert [len(view.played) for view in cards] == 2 * list(range(52))


def test_a_bot_that_answers_wrongly_is_refused() -> None:
    def wrong(view: BotView) -> Call | Card:
        return Call.DOUBLE

    with pytest.raises(Illegal):
        play_board(1, SLAM, wrong, passive, True)


def declared(bid: str, seat: Seat, tricks: int, doubling: int = 0) -> Outcome:
    call = Call(bid)
    return Outcome(Contract(call.level, call.strain, doubling, seat), tricks, 0)


def test_a_summary_counts_for_the_team_that_declared() -> None:
    boards = [
        PlayedBoard(1, declared("4S", Seat.N, 10), declared("3S", Seat.E, 10), 6),
        PlayedBoard(2, declared("6NT", Seat.W, 11), declared("3NT", Seat.S, 11), -3),
        PlayedBoard(3, declared("2H", Seat.S, 7, doubling=1), Outcome(None, 0, 0), 0),
    ]
    found = summary(boards)
    assert (found.boards, found.total, found.mean) == (3, 3, 1)
    # Deviations of 5, -4 and -1 from the mean: a variance of 21.
    assert found.error == pytest.approx((21 / 3) ** 0.5)
    assert (found.won, found.drawn, found.lost, found.passed_out) == (1, 1, 1, 1)
    assert found.home == Contracts(3, 2, 1, 1, 0, 0, 1)
    assert found.away == Contracts(2, 1, 2, 1, 1, 0, 0)


def test_one_board_has_no_error() -> None:
    board = PlayedBoard(1, declared("4S", Seat.N, 10), declared("3S", Seat.E, 10), 6)
    assert summary([board]).error is None


def test_a_game_is_bid_by_the_tricks_bid() -> None:
    lowest = {
        strain: min(level for level in range(1, 8) if is_game(Contract(level, strain, 0, seat)))
        for strain in Strain
        for seat in SEATS
    }
    assert lowest == {Strain.NT: 3, Strain.S: 4, Strain.H: 4, Strain.D: 5, Strain.C: 5}
    assert not is_game(Contract(2, Strain.S, 1, Seat.N))

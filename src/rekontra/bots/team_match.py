"""A match of two teams of bots: each board is played at two tables, with the teams' seats swapped.

The differences are counted in IMPs. What is played is what a table writes at duplicate; without a
play the tricks are those of double dummy after the auction.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from rekontra.analysis import Position, most_tricks
from rekontra.bots.door import Bot, BotView, Objective
from rekontra.bots.system import SAYC, System
from rekontra.game import (
    Contract,
    Deal,
    Phase,
    Side,
    decide,
    evolve,
    start,
    view,
)
from rekontra.scoring import GAME_POINTS, duplicate_score, imps, trick_points
from rekontra.scoring.profile import Form, Profile
from rekontra.scoring.sheet import Standing

PROFILE = Profile(form=Form.DUPLICATE)
"""The rules of the match: every board stands alone."""

_NOTHING = dict.fromkeys(Side, 0)


@dataclass(frozen=True, slots=True)
class Outcome:
    """What one table made of a board: `tricks` of the declaring side, `points` to North-South."""

    contract: Contract | None
    tricks: int
    points: int


@dataclass(frozen=True, slots=True)
class PlayedBoard:
    """A board at both tables; at the open one the home team sits North-South. `imps` are home's."""

    number: int
    open: Outcome
    closed: Outcome
    imps: int


@dataclass(frozen=True, slots=True)
class Contracts:
    """The contracts that one team declared, and how many of a kind it bid and made."""

    declared: int
    made: int
    games: int
    games_made: int
    slams: int
    slams_made: int
    doubled: int


@dataclass(frozen=True, slots=True)
class MatchResult:
    """A match from the home team's side: IMPs a board with their standard error.

    `error` is None for fewer than two boards. `won`, `drawn` and `lost` count boards,
    `passed_out` tables.
    """

    boards: int
    total: int
    mean: float
    error: float | None
    won: int
    drawn: int
    lost: int
    passed_out: int
    home: Contracts
    away: Contracts


def play_board(
    number: int, deal: Deal, home: Bot, away: Bot, played: bool, system: System = SAYC
) -> PlayedBoard:
    """Play a board at both tables, the cards too when it is to be `played`.

    Raises NoSolver when it is not and there is no double dummy. A bot that answers what is not
    legal raises Illegal.
    """
    first, second = (
        _play(number, deal, {Side.NS: ns, Side.EW: ew}, played, system)
        for ns, ew in ((home, away), (away, home))
    )
    return PlayedBoard(number, first, second, imps(first.points - second.points))


def _play(number: int, deal: Deal, bots: dict[Side, Bot], played: bool, system: System) -> Outcome:
    standing = Standing(number, None, deal.dealer, deal.vulnerable, _NOTHING, _NOTHING, _NOTHING)
    state = start(deal)
    while state.phase is Phase.AUCTION or (state.phase is Phase.PLAY and played):
        actor = state.actor
        assert actor is not None
        seen = BotView(
            view(state, actor), standing, PROFILE, system, number, state.played, Objective.POINTS
        )
        answer = bots[actor.side](seen)
        state = evolve(state, decide(state, actor, answer))
    contract = state.contract
    if contract is None:
        return Outcome(None, 0, 0)
    tricks = state.tricks_made
    if tricks is None:
        lead = Position(deal.hands, contract.strain, contract.leader)
        tricks = most_tricks(lead, contract.declarer.side)
    side = contract.declarer.side
    points = duplicate_score(contract, tricks, side in deal.vulnerable)
    return Outcome(contract, tricks, points if side is Side.NS else -points)


def is_game(contract: Contract) -> bool:
    """Whether the tricks bid are worth a game, undoubled."""
    return trick_points(contract.level, contract.strain) >= GAME_POINTS


def summary(boards: Sequence[PlayedBoard]) -> MatchResult:
    """The result of a match of these boards, at least one."""
    won = [board.imps for board in boards]
    error = stdev(won) / sqrt(len(won)) if len(won) > 1 else None
    outcomes = [outcome for board in boards for outcome in (board.open, board.closed)]
    return MatchResult(
        boards=len(boards),
        total=sum(won),
        mean=fmean(won),
        error=error,
        won=sum(each > 0 for each in won),
        drawn=sum(each == 0 for each in won),
        lost=sum(each < 0 for each in won),
        passed_out=sum(outcome.contract is None for outcome in outcomes),
        home=_contracts(boards, Side.NS),
        away=_contracts(boards, Side.EW),
    )


def _contracts(boards: Sequence[PlayedBoard], at_the_open: Side) -> Contracts:
    """What the team declared that sits on this side at the open table."""
    declared = [
        (outcome.contract, outcome.tricks >= outcome.contract.needed)
        for board in boards
        for outcome, side in ((board.open, at_the_open), (board.closed, at_the_open.other))
        if outcome.contract is not None and outcome.contract.declarer.side is side
    ]

    def count(kind: Callable[[Contract], bool], *, made: bool = False) -> int:
        return sum(kind(contract) and (succeeded or not made) for contract, succeeded in declared)

    return Contracts(
        declared=len(declared),
        made=count(lambda contract: True, made=True),
        games=count(is_game),
        games_made=count(is_game, made=True),
        slams=count(_is_slam),
        slams_made=count(_is_slam, made=True),
        doubled=count(lambda contract: contract.doubling > 0),
    )


def _is_slam(contract: Contract) -> bool:
    return contract.level >= 6

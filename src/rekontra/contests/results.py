"""Results of deals: how one comes from a table, and which cannot stand."""

from __future__ import annotations

from collections.abc import Collection
from enum import Enum

from rekontra.game import AnyState, Hands, Illegal, Phase, Seat, Strain
from rekontra.scoring.points import honours_award, honours_due
from rekontra.scoring.profile import Profile
from rekontra.scoring.sheet import DealResult, Honours


class MatchReason(Enum):
    """Why a match refuses a result; the value is also the key of its sentence."""

    RUBBER_OVER = "rubber-over"
    CHICAGO_OVER = "chicago-over"
    DEALS_OVER = "deals-over"
    MATCH_STOPPED = "match-stopped"
    DEAL_UNFINISHED = "deal-unfinished"
    NO_SUCH_DEAL = "no-such-deal"
    TRICKS_OUT_OF_RANGE = "tricks-out-of-range"
    TRICKS_PASSED_OUT = "tricks-passed-out"
    HONOURS_OFF = "honours-off"
    HONOURS_PASSED_OUT = "honours-passed-out"
    HONOURS_AMOUNT = "honours-amount"
    HONOURS_NOT_HELD = "honours-not-held"


def result_of(state: AnyState, profile: Profile, claims: Collection[Seat] = ()) -> DealResult:
    """The result of a deal played to its end, with the honours that the profile pays.

    `claims` are the seats that claimed honours in time. Raises Illegal for a deal under way.
    """
    if state.phase is not Phase.OVER:
        raise Illegal(MatchReason.DEAL_UNFINISHED)
    if state.contract is None:
        return DealResult(None, 0)
    honours = honours_due(profile, state.held, state.contract, claims)
    return DealResult(state.contract, state.tricks_made or 0, honours)


def refusal(profile: Profile, result: DealResult) -> MatchReason | None:
    """Why no deal of this profile can have ended so, or None when one can."""
    contract, honours = result.contract, result.honours
    if contract is None:
        if result.tricks != 0:
            return MatchReason.TRICKS_PASSED_OUT
        return None if honours is None else MatchReason.HONOURS_PASSED_OUT
    if not 0 <= result.tricks <= 13:
        return MatchReason.TRICKS_OUT_OF_RANGE
    if honours is None:
        return None
    if not profile.honours:
        return MatchReason.HONOURS_OFF
    amounts = (150,) if contract.strain is Strain.NT else (100, 150)
    return None if honours.points in amounts else MatchReason.HONOURS_AMOUNT


def check_honours(result: DealResult, hands: Hands) -> None:
    """Raise Illegal when the hands as dealt do not hold the honours of this result."""
    if result.honours is None or result.contract is None:
        return
    award = honours_award(hands, result.contract.strain)
    if award is None or Honours(award[0].side, award[1]) != result.honours:
        raise Illegal(MatchReason.HONOURS_NOT_HELD, points=result.honours.points)

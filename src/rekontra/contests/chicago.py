"""Chicago: four deals with a fixed vulnerability, and a premium at once for every game."""

from __future__ import annotations

from rekontra.contests.games import GameScore
from rekontra.game import Seat, Side
from rekontra.scoring.duplicate import game_premium
from rekontra.scoring.points import premium
from rekontra.scoring.profile import FourthDealPart, Profile, VulScheme
from rekontra.scoring.sheet import Entry, EntryReason

DEALS_OF_A_CHICAGO = 4
PART_SCORE_PREMIUM = 100


def vulnerable(profile: Profile, number: int, dealer: Seat) -> tuple[Side, ...]:
    """The vulnerable sides on deal `number` (1-4): none, one side, the other side, both.

    >>> vulnerable(Profile(), 2, Seat.E), vulnerable(Profile(), 3, Seat.S)
    ((Side.EW,), (Side.NS,))
    """
    if number == 1:
        return ()
    if number == DEALS_OF_A_CHICAGO:
        return (Side.NS, Side.EW)
    if profile.vul_scheme is VulScheme.DEALER_SIDE:
        return (dealer.side,)
    return (dealer.side.other,)


def scheme_decides(profile: Profile, number: int) -> bool:
    """Whether the house has turned the vulnerability of this deal round."""
    turned = profile.vul_scheme is not VulScheme.DEALER_SIDE
    return profile.form.deals is not None and turned and number in (2, 3)


def game_premiums(
    profile: Profile, number: int, side: Side, is_vulnerable: bool
) -> tuple[Entry, ...]:
    """The premium for a game, by the vulnerability on the deal that completes it."""
    option = "vul_scheme" if scheme_decides(profile, number) else None
    return (premium(side, EntryReason.GAME, game_premium(is_vulnerable), option),)


def part_score_premiums(profile: Profile, number: int, side: Side) -> tuple[Entry, ...]:
    """The premium for a part-score made on the fourth deal that completes no game."""
    if number != DEALS_OF_A_CHICAGO or profile.fourth_deal_part is not FourthDealPart.MADE:
        return ()
    return (premium(side, EntryReason.PART_SCORE, PART_SCORE_PREMIUM),)


def held_part_score_premiums(profile: Profile, score: GameScore) -> tuple[Entry, ...]:
    """The house rule instead: a premium for every side left with a part-score after four deals."""
    if profile.fourth_deal_part is not FourthDealPart.HELD:
        return ()
    return tuple(
        premium(side, EntryReason.PART_SCORE, PART_SCORE_PREMIUM, "fourth_deal_part")
        for side in Side
        if score.legs[side]
    )

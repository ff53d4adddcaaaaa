"""What sets the forms of the game apart, each as a value: one match machine reads them all."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from rekontra.contests import chicago, rubber, training
from rekontra.contests.games import GameScore
from rekontra.contests.results import MatchReason
from rekontra.game import Contract, Seat, Side
from rekontra.scoring.boards import board_dealer, board_vulnerable
from rekontra.scoring.duplicate import duplicate_entries
from rekontra.scoring.points import contract_entries, training_entries
from rekontra.scoring.profile import Form, PassedOut, Profile
from rekontra.scoring.sheet import Entry


@dataclass(frozen=True, slots=True)
class Setting:
    """What a deal is played at: its number, its dealer, games and legs before it."""

    number: int
    dealer: Seat
    score: GameScore


@dataclass(frozen=True, slots=True)
class Made:
    """A deal on which a side wrote points below the line: its number, the score after it.

    `vulnerable` is of that side before the deal, `game` whether these points completed a game.
    """

    number: int
    side: Side
    vulnerable: bool
    score: GameScore
    game: bool


@dataclass(frozen=True, slots=True)
class Rules:
    """A form: who is vulnerable, what a deal writes, which premiums follow, when it ends.

    `closing` is what is written when the match is `complete` (or else stopped) and no deal earned
    it; `redealt` whether a passed-out deal is dealt again.
    """

    vulnerable: Callable[[Profile, Setting], tuple[Side, ...]]
    entries: Callable[[Contract, int, bool, Profile], tuple[Entry, ...]]
    premiums: Callable[[Profile, Made], tuple[Entry, ...]]
    closing: Callable[[Profile, GameScore, bool], tuple[Entry, ...]]
    redealt: Callable[[Profile], bool]


def rules(form: Form) -> Rules:
    """The rules of a form."""
    return _RULES[form]


def first_setting(profile: Profile, first_dealer: Seat) -> Setting:
    """What the first deal is played at; at duplicate the board says who deals."""
    dealer = first_dealer
    if profile.form is Form.DUPLICATE:
        dealer = board_dealer(1)
    elif profile.form is Form.DRAW:
        dealer = first_dealer.side.seats[0]
    return Setting(1, dealer, GameScore())


def next_setting(profile: Profile, setting: Setting, score: GameScore) -> Setting:
    """What the deal after a counted one is played at."""
    seats = profile.form.seats
    dealer = seats[(seats.index(setting.dealer) + 1) % len(seats)]
    return Setting(setting.number + 1, dealer, score)


def to_two_games(profile: Profile) -> bool:
    """Whether two games of a side end the match."""
    return profile.form in (Form.RUBBER, Form.DRAW) or (
        profile.form is Form.TRAINING and profile.deals is None
    )


def complete(profile: Profile, setting: Setting) -> bool:
    """Whether the deal before this setting was the last of the match."""
    if to_two_games(profile):
        return rubber.rubber_to(setting.score) is not None
    return profile.deals is not None and setting.number > profile.deals


def over_reason(profile: Profile) -> MatchReason:
    """Why no deal follows upon a complete match."""
    if to_two_games(profile):
        return MatchReason.RUBBER_OVER
    return MatchReason.DEALS_OVER if profile.form is Form.TRAINING else MatchReason.CHICAGO_OVER


def _by_games(_: Profile, setting: Setting) -> tuple[Side, ...]:
    return rubber.vulnerable(setting.score)


def _by_deal(profile: Profile, setting: Setting) -> tuple[Side, ...]:
    return chicago.vulnerable(profile, setting.number, setting.dealer)


def _by_board(_: Profile, setting: Setting) -> tuple[Side, ...]:
    return board_vulnerable(setting.number)


def _rubber_premiums(profile: Profile, made: Made) -> tuple[Entry, ...]:
    return rubber.game_premiums(profile, made.score, made.side) if made.game else ()


def _training_premiums(profile: Profile, made: Made) -> tuple[Entry, ...]:
    return training.game_premiums(profile, made.score, made.side) if made.game else ()


def _chicago_premiums(profile: Profile, made: Made) -> tuple[Entry, ...]:
    if made.game:
        return chicago.game_premiums(profile, made.number, made.side, made.vulnerable)
    return chicago.part_score_premiums(profile, made.number, made.side)


def _no_premiums(*_: object) -> tuple[Entry, ...]:
    return ()


def _unfinished(profile: Profile, score: GameScore, ended: bool) -> tuple[Entry, ...]:
    return () if ended else rubber.unfinished_premiums(profile, score)


def _held(profile: Profile, score: GameScore, ended: bool) -> tuple[Entry, ...]:
    return chicago.held_part_score_premiums(profile, score) if ended else ()


def _never(_: Profile) -> bool:
    return False


def _always(_: Profile) -> bool:
    return True


def _by_option(profile: Profile) -> bool:
    return profile.passed_out is PassedOut.REDEAL


_RUBBER = Rules(_by_games, contract_entries, _rubber_premiums, _unfinished, _never)

_RULES: Mapping[Form, Rules] = {
    Form.RUBBER: _RUBBER,
    Form.DRAW: _RUBBER,
    Form.CHICAGO: Rules(_by_deal, contract_entries, _chicago_premiums, _held, _by_option),
    Form.CHICAGO_DUPLICATE: Rules(
        _by_deal, duplicate_entries, _no_premiums, _no_premiums, _by_option
    ),
    Form.DUPLICATE: Rules(_by_board, duplicate_entries, _no_premiums, _no_premiums, _never),
    Form.TRAINING: Rules(_by_games, training_entries, _training_premiums, _no_premiums, _always),
}

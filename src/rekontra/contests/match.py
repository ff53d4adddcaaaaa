"""A match: a fold over deal results, whether played at a table or typed in by hand."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rekontra.contests import chicago, rubber
from rekontra.contests.games import GameScore
from rekontra.contests.results import MatchReason, refusal
from rekontra.game import Contract, Illegal, Seat, Side
from rekontra.scoring.duplicate import duplicate_entries
from rekontra.scoring.points import contract_entries, honours_entry
from rekontra.scoring.profile import Form, PassedOut, Profile, RubberWinner
from rekontra.scoring.settlement import money, settlement
from rekontra.scoring.sheet import (
    DealLine,
    DealResult,
    Entry,
    Place,
    Sheet,
    Standing,
    add_up,
    leader,
)


@dataclass(frozen=True, slots=True)
class Match:
    """A match under way or ended: what was given, and the sheet that follows from it."""

    profile: Profile
    first_dealer: Seat
    results: tuple[DealResult, ...]
    stopped: bool
    sheet: Sheet
    standing: Standing

    @property
    def over(self) -> bool:
        """Whether no further deal belongs to this match."""
        return self.sheet.over

    @property
    def next_dealer(self) -> Seat:
        """Who deals next, or would if the rotation went on into another match."""
        played_out = self.over and not self.stopped
        return self.standing.dealer.next if played_out else self.standing.dealer

    def add(self, result: DealResult) -> Match:
        """The match with this deal written down; raises Illegal when it cannot be."""
        if self.stopped:
            raise Illegal(MatchReason.MATCH_STOPPED)
        return play_match(self.profile, self.first_dealer, (*self.results, result))

    def correct(self, deal: int, result: DealResult) -> Match:
        """The match with another result of deal `deal` (from 1), all after it computed anew.

        Raises Illegal when the result cannot be, or when later deals would then lie behind the end
        of the match: they have to be taken back first.
        """
        if not 1 <= deal <= len(self.results):
            raise Illegal(MatchReason.NO_SUCH_DEAL, deal=deal)
        results = (*self.results[: deal - 1], result, *self.results[deal:])
        return play_match(self.profile, self.first_dealer, results, self.stopped)

    def stop(self) -> Match:
        """The match broken off here, with the premiums of an unfinished rubber.

        Raises Illegal when it has ended already.
        """
        if self.over:
            raise Illegal(MatchReason.MATCH_STOPPED if self.stopped else _over_reason(self.profile))
        return play_match(self.profile, self.first_dealer, self.results, stopped=True)


def play_match(
    profile: Profile,
    first_dealer: Seat,
    results: tuple[DealResult, ...] = (),
    stopped: bool = False,
) -> Match:
    """Fold the results into a match; raises Illegal for a result that cannot stand.

    The details of the error name the deal by its place in `results`, from 1. The profile is taken
    as it is, since an old match is scored by its own rules: `check_profile` belongs where one is
    chosen. To stop a match that is played out changes nothing.
    """
    setting = _Setting(1, first_dealer, GameScore())
    entries: list[Entry] = []
    lines: list[DealLine] = []
    for deal, result in enumerate(results, start=1):
        reason = _over_reason(profile) if _complete(profile, setting) else refusal(profile, result)
        if reason is not None:
            raise Illegal(reason, deal=deal)
        scored = _score(profile, setting, result)
        entries += (replace(entry, deal=deal) for entry in scored.entries)
        lines.append(_line(profile, setting, result, scored))
        setting = _next(profile, setting, result, scored.score)
    complete = _complete(profile, setting)
    stopped = stopped and not complete
    entries += _closing_entries(profile, setting.score, complete, stopped)
    sheet = _sheet(profile, setting.score, tuple(entries), tuple(lines), complete, stopped)
    standing = _standing(profile, setting, sheet, complete)
    return Match(profile, first_dealer, results, stopped, sheet, standing)


@dataclass(frozen=True, slots=True)
class _Setting:
    """What a deal is played at: its number, its dealer, games and legs before it."""

    number: int
    dealer: Seat
    score: GameScore


@dataclass(frozen=True, slots=True)
class _Scored:
    """What a deal brought: entries, games and legs after it, the side that made a game."""

    entries: tuple[Entry, ...]
    score: GameScore
    game_to: Side | None = None


def _complete(profile: Profile, setting: _Setting) -> bool:
    if profile.form is Form.RUBBER:
        return rubber.rubber_to(setting.score) is not None
    return setting.number > chicago.DEALS_OF_A_CHICAGO


def _over_reason(profile: Profile) -> MatchReason:
    rubber_form = profile.form is Form.RUBBER
    return MatchReason.RUBBER_OVER if rubber_form else MatchReason.CHICAGO_OVER


def _vulnerable(profile: Profile, setting: _Setting) -> tuple[Side, ...]:
    if profile.form is Form.RUBBER:
        return rubber.vulnerable(setting.score)
    return chicago.vulnerable(profile, setting.number, setting.dealer)


def _redealt(profile: Profile, result: DealResult) -> bool:
    """Whether the deal is not counted, and the same player deals again."""
    return (
        result.contract is None
        and profile.form is not Form.RUBBER
        and profile.passed_out is PassedOut.REDEAL
    )


def _score(profile: Profile, setting: _Setting, result: DealResult) -> _Scored:
    if result.contract is None:
        return _Scored((), setting.score)
    side = result.contract.declarer.side
    vulnerable = side in _vulnerable(profile, setting)
    entries = _contract_entries(profile, setting.number, result.contract, result.tricks, vulnerable)
    if result.honours is not None:
        entries += (honours_entry(result.honours),)
    below = sum(entry.points for entry in entries if entry.place is Place.BELOW)
    if not profile.form.carry or not below:
        return _Scored(entries, setting.score)
    game = setting.score.game
    after = setting.score.add(side, below)
    made = after.game > game
    entries = tuple(
        replace(entry, game=game) if entry.place is Place.BELOW else entry for entry in entries
    )
    if profile.form is Form.RUBBER:
        premiums = rubber.game_premiums(profile, after, side) if made else ()
    elif made:
        premiums = chicago.game_premiums(profile, setting.number, side, vulnerable)
    else:
        premiums = chicago.part_score_premiums(profile, setting.number, side)
    return _Scored(entries + premiums, after, side if made else None)


def _contract_entries(
    profile: Profile, number: int, contract: Contract, tricks: int, vulnerable: bool
) -> tuple[Entry, ...]:
    score = contract_entries if profile.form.carry else duplicate_entries
    entries = score(contract, tricks, vulnerable, profile)
    if not chicago.scheme_decides(profile, number):
        return entries
    otherwise = score(contract, tricks, not vulnerable, profile)
    return tuple(
        replace(entry, option=entry.option or "vul_scheme")
        if entry.points != other.points
        else entry
        for entry, other in zip(entries, otherwise, strict=True)
    )


def _line(profile: Profile, setting: _Setting, result: DealResult, scored: _Scored) -> DealLine:
    return DealLine(
        number=None if _redealt(profile, result) else setting.number,
        dealer=setting.dealer,
        vulnerable=_vulnerable(profile, setting),
        result=result,
        legs=scored.score.legs,
        games=scored.score.games,
        game_to=scored.game_to,
    )


def _next(profile: Profile, setting: _Setting, result: DealResult, score: GameScore) -> _Setting:
    if _redealt(profile, result):
        return setting
    return _Setting(setting.number + 1, setting.dealer.next, score)


def _closing_entries(
    profile: Profile, score: GameScore, complete: bool, stopped: bool
) -> tuple[Entry, ...]:
    """What is written when the match ends and no deal earned it."""
    if profile.form is Form.RUBBER:
        return rubber.unfinished_premiums(profile, score) if stopped else ()
    return chicago.held_part_score_premiums(profile, score) if complete else ()


def _sheet(
    profile: Profile,
    score: GameScore,
    entries: tuple[Entry, ...],
    lines: tuple[DealLine, ...],
    complete: bool,
    stopped: bool,
) -> Sheet:
    over = complete or stopped
    totals = add_up(entries)
    units = settlement(totals, profile) if over else dict.fromkeys(Side, 0)
    winner = leader(totals) if over else None
    rubber_to = rubber.rubber_to(score) if profile.form is Form.RUBBER else None
    rubber_winner = winner if profile.rubber_winner is RubberWinner.POINTS else rubber_to
    return Sheet(
        entries=entries,
        deals=lines,
        totals=totals,
        over=over,
        stopped=stopped,
        settlement=units,
        winner=winner,
        rubber_to=rubber_to,
        rubber_winner=rubber_winner if profile.form is Form.RUBBER else None,
        money={side: money(units[side], profile) for side in Side},
    )


def _standing(profile: Profile, setting: _Setting, sheet: Sheet, complete: bool) -> Standing:
    number, dealer = setting.number, setting.dealer
    vulnerable = _vulnerable(profile, setting)
    if complete:
        last = sheet.deals[-1]
        number, dealer, vulnerable = setting.number - 1, last.dealer, last.vulnerable
    return Standing(
        number=number,
        deals=profile.form.deals,
        dealer=dealer,
        vulnerable=vulnerable,
        games=setting.score.games,
        legs=setting.score.legs,
        totals=sheet.totals,
    )

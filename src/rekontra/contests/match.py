"""A match: a fold over deal results, whether played at a table or typed in by hand."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rekontra.contests import chicago, rubber
from rekontra.contests.forms import (
    Made,
    Setting,
    complete,
    first_setting,
    next_setting,
    over_reason,
    rules,
    to_two_games,
)
from rekontra.contests.games import GameScore
from rekontra.contests.results import MatchReason, refusal
from rekontra.game import Contract, Illegal, Seat, Side
from rekontra.scoring.boards import board_dealer, board_vulnerable
from rekontra.scoring.points import honours_entry
from rekontra.scoring.profile import Form, Profile, RubberWinner
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
        if not self.over or self.stopped:
            return self.standing.dealer
        last = Setting(self.standing.number, self.standing.dealer, GameScore())
        return next_setting(self.profile, last, last.score).dealer

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
            raise Illegal(MatchReason.MATCH_STOPPED if self.stopped else over_reason(self.profile))
        return play_match(self.profile, self.first_dealer, self.results, stopped=True)


@dataclass(frozen=True, slots=True)
class Scheduled:
    """A deal of which dealer and vulnerable sides are known beforehand."""

    number: int
    dealer: Seat
    vulnerable: tuple[Side, ...]


def play_match(
    profile: Profile,
    first_dealer: Seat,
    results: tuple[DealResult, ...] = (),
    stopped: bool = False,
) -> Match:
    """Fold the results into a match; raises Illegal for a result that cannot stand.

    The details of the error name the deal by its place in `results`, from 1. The profile is taken
    as it is, since an old match is scored by its own rules: `check_profile` belongs where one is
    chosen. To stop a match that is played out changes nothing. At duplicate the boards lay down
    who deals, and `first_dealer` says nothing.
    """
    match, behind = keep_match(profile, first_dealer, results, stopped)
    if behind:
        raise Illegal(over_reason(profile), deal=behind[0])
    return match


def keep_match(
    profile: Profile,
    first_dealer: Seat,
    results: tuple[DealResult, ...] = (),
    stopped: bool = False,
) -> tuple[Match, tuple[int, ...]]:
    """The match of a sheet kept by hand, and the deals that lie behind its end.

    These are places in `results`, from 1: a correction may end a match before deals that are
    written down already, which are then neither scored nor lost. The match holds the others alone.
    Raises Illegal as `play_match` does, but never for the end of the match.

    >>> from rekontra.game import Strain
    >>> game = DealResult(Contract(4, Strain.S, 0, Seat.N), 10)
    >>> match, behind = keep_match(Profile(), Seat.N, (game, game, game))
    >>> match.over, len(match.results), behind
    (True, 2, (3,))
    """
    setting = first_setting(profile, first_dealer)
    entries: list[Entry] = []
    lines: list[DealLine] = []
    for deal, result in enumerate(results, start=1):
        reason = refusal(profile, result)
        if reason is not None:
            raise Illegal(reason, deal=deal)
        if complete(profile, setting):
            continue
        scored = _score(profile, setting, result)
        entries += (replace(entry, deal=deal) for entry in scored.entries)
        lines.append(_line(profile, setting, result, scored))
        if not _redealt(profile, result):
            setting = next_setting(profile, setting, scored.score)
    played_out = complete(profile, setting)
    stopped = stopped and not played_out
    if played_out or stopped:
        entries += rules(profile.form).closing(profile, setting.score, played_out)
    sheet = _sheet(profile, setting.score, tuple(entries), tuple(lines), played_out, stopped)
    standing = _standing(profile, setting, sheet, played_out)
    kept = results[: len(lines)]
    match = Match(profile, first_dealer, kept, stopped, sheet, standing)
    return match, tuple(range(len(lines) + 1, len(results) + 1))


def schedule(match: Match) -> tuple[Scheduled, ...]:
    """The deals whose dealer and vulnerability are laid down before anything is played.

    All four of a Chicago; at duplicate the sixteen boards of the cycle that the next one is of;
    none where the score decides who is vulnerable.

    >>> from rekontra.scoring.profile import Form
    >>> [each.vulnerable for each in schedule(play_match(Profile(Form.CHICAGO), Seat.N))]
    [(), (Side.EW,), (Side.NS,), (Side.NS, Side.EW)]
    """
    profile = match.profile
    if profile.form is Form.DUPLICATE:
        first = match.standing.number - (match.standing.number - 1) % 16
        return tuple(
            Scheduled(number, board_dealer(number), board_vulnerable(number))
            for number in range(first, first + 16)
        )
    setting = first_setting(profile, match.first_dealer)
    coming = []
    for _ in range(profile.form.deals or 0):
        coming.append(Scheduled(setting.number, setting.dealer, _vulnerable(profile, setting)))
        setting = next_setting(profile, setting, setting.score)
    return tuple(coming)


@dataclass(frozen=True, slots=True)
class _Scored:
    """What a deal brought: entries, games and legs after it, the side that made a game."""

    entries: tuple[Entry, ...]
    score: GameScore
    game_to: Side | None = None


def _vulnerable(profile: Profile, setting: Setting) -> tuple[Side, ...]:
    return rules(profile.form).vulnerable(profile, setting)


def _redealt(profile: Profile, result: DealResult) -> bool:
    """Whether the deal is not counted, and the same player deals again."""
    return result.contract is None and rules(profile.form).redealt(profile)


def _score(profile: Profile, setting: Setting, result: DealResult) -> _Scored:
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
    premiums = rules(profile.form).premiums(
        profile, Made(setting.number, side, vulnerable, after, made)
    )
    return _Scored(entries + premiums, after, side if made else None)


def _contract_entries(
    profile: Profile, number: int, contract: Contract, tricks: int, vulnerable: bool
) -> tuple[Entry, ...]:
    score = rules(profile.form).entries
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


def _line(profile: Profile, setting: Setting, result: DealResult, scored: _Scored) -> DealLine:
    return DealLine(
        number=None if _redealt(profile, result) else setting.number,
        dealer=setting.dealer,
        vulnerable=_vulnerable(profile, setting),
        result=result,
        legs=scored.score.legs,
        games=scored.score.games,
        game_to=scored.game_to,
    )


def _sheet(
    profile: Profile,
    score: GameScore,
    entries: tuple[Entry, ...],
    lines: tuple[DealLine, ...],
    played_out: bool,
    stopped: bool,
) -> Sheet:
    over = played_out or stopped
    totals = add_up(entries)
    units = settlement(totals, profile) if over else dict.fromkeys(Side, 0)
    winner = leader(totals) if over else None
    is_rubber = to_two_games(profile)
    rubber_to = rubber.rubber_to(score) if is_rubber else None
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
        rubber_winner=rubber_winner if is_rubber else None,
        money={side: money(units[side], profile) for side in Side},
    )


def _standing(profile: Profile, setting: Setting, sheet: Sheet, played_out: bool) -> Standing:
    number, dealer = setting.number, setting.dealer
    vulnerable = _vulnerable(profile, setting)
    if played_out:
        last = sheet.deals[-1]
        number, dealer, vulnerable = setting.number - 1, last.dealer, last.vulnerable
    return Standing(
        number=number,
        deals=profile.deals,
        dealer=dealer,
        vulnerable=vulnerable,
        games=setting.score.games,
        legs=setting.score.legs,
        totals=sheet.totals,
    )

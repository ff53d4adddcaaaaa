"""What a single deal writes, at duplicate or in a match that has come to it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from rekontra.cli.reading import refused
from rekontra.cli.shell import REFUSED, UNREADABLE, Stop
from rekontra.contests import Match, MatchReason, play_match, refusal
from rekontra.game import Contract, Illegal, Seat, Side, Strain
from rekontra.scoring import LAW, DealResult, Entry, Profile, add_up, duplicate_entries

# Contracts that leave so many points below the line, in as few deals as can be.
_LEGS: dict[int, tuple[tuple[int, Strain], ...]] = {
    0: (),
    20: ((1, Strain.C),),
    30: ((1, Strain.H),),
    40: ((1, Strain.NT),),
    50: ((1, Strain.C), (1, Strain.H)),
    60: ((3, Strain.C),),
    70: ((2, Strain.NT),),
    80: ((4, Strain.C),),
    90: ((3, Strain.H),),
}


@dataclass(frozen=True, slots=True)
class Question:
    """A deal to be scored: `profile` None is duplicate, `vulnerable` None is not said.

    `number` is that of a Chicago deal, `leg` what the declaring side has below the line already.
    """

    result: DealResult
    profile: Profile | None = None
    vulnerable: tuple[Side, ...] | None = None
    number: int | None = None
    leg: int = 0


@dataclass(frozen=True, slots=True)
class Answer:
    """What a deal writes, the sides vulnerable on it, who made a game and took a rubber by it."""

    entries: tuple[Entry, ...]
    vulnerable: tuple[Side, ...]
    game_to: Side | None = None
    rubber_to: Side | None = None


def score_deal(question: Question) -> Answer:
    """What this deal writes; raises Stop for a deal that cannot be."""
    profile, result = question.profile, question.result
    reason = refusal(profile or LAW, result)
    if reason is MatchReason.HONOURS_OFF and profile is None:
        raise Stop(REFUSED, "cli-refused-honours-duplicate")
    if reason is not None:
        raise refused(Illegal(reason))
    if question.number is not None and (profile is None or profile.form.deals is None):
        raise Stop(REFUSED, "cli-refused-deal-number")
    if question.leg and (profile is None or not profile.form.carry):
        raise Stop(REFUSED, "cli-refused-leg-form")
    if profile is None:
        vulnerable = question.vulnerable or ()
        if result.contract is None:
            return Answer((), vulnerable)
        declaring = result.contract.declarer.side
        entries = duplicate_entries(result.contract, result.tricks, declaring in vulnerable)
        return Answer(entries, vulnerable)
    try:
        before = _match_before(question, profile)
        after = before.add(result)
    except Illegal as illegal:
        raise refused(illegal) from None
    place = len(after.results)
    return Answer(
        tuple(replace(entry, deal=None) for entry in after.sheet.entries if entry.deal == place),
        before.standing.vulnerable,
        after.sheet.deals[-1].game_to,
        after.sheet.rubber_to,
    )


def declaring_score(result: DealResult, entries: tuple[Entry, ...]) -> int:
    """The points to the declaring side less those to the defenders, 0 for a passed-out deal."""
    if result.contract is None:
        return 0
    totals = add_up(entries)
    side = result.contract.declarer.side
    return totals[side] - totals[side.other]


def _match_before(question: Question, profile: Profile) -> Match:
    """A match in which the next deal is as the question has it; raises Stop.

    Where a game makes vulnerable, the sides wanted so make one in the match before. The points of
    a Chicago depend on its deals before by no more than what stands below the line.
    """
    contract = question.result.contract
    declarer = contract.declarer if contract else Seat.S
    if question.leg not in _LEGS:
        raise Stop(REFUSED, "cli-refused-leg", leg=question.leg)
    legs = [_made(level, strain, declarer) for level, strain in _LEGS[question.leg]]
    wanted = question.vulnerable
    if profile.form.deals is None:
        games = [_made(3, Strain.NT, side.seats[0]) for side in wanted or ()]
        return play_match(profile, Seat.N, (*games, *legs))
    found = [
        match
        for match in _chicagos(profile, legs, question.number)
        if wanted is None or set(match.standing.vulnerable) == set(wanted)
    ]
    if not found:
        raise Stop(REFUSED, "cli-refused-chicago")
    first = found[0]
    differ = any(match.standing.vulnerable != first.standing.vulnerable for match in found)
    if wanted is None and (question.number or question.leg) and differ:
        raise Stop(UNREADABLE, "cli-say-vul")
    return first


def _chicagos(profile: Profile, legs: list[DealResult], number: int | None) -> Iterator[Match]:
    """The Chicagos in which these legs are made before deal `number`, or any."""
    if number is not None and not 1 <= number <= 4:
        raise Stop(REFUSED, "cli-refused-no-deal", number=number)
    nothing = DealResult(Contract(1, Strain.C, 0, Seat.S), 6)
    for each in (1, 2, 3, 4) if number is None else (number,):
        idle = each - 1 - len(legs)
        if idle >= 0:
            for first_dealer in (Seat.N, Seat.E):
                yield play_match(profile, first_dealer, (*legs, *[nothing] * idle))


def _made(level: int, strain: Strain, declarer: Seat) -> DealResult:
    return DealResult(Contract(level, strain, 0, declarer), level + 6)

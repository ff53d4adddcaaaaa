"""Rules, and the meaning of a call: what it says of a hand in words that the table may have."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum

from rekontra.bots.bidding.constraint import (
    All,
    Constraint,
    Count,
    Either,
    Length,
    Strength,
    anything,
    balanced,
)
from rekontra.bots.bidding.shown import ANY_LENGTH, ANY_POINTS, MOST, Range, Said, Shown
from rekontra.game import Call, Suit

_BALANCED = Range(2, 5)
_LEAST_TOLD, _LONGEST_TOLD = 3, 8
_ANY_STRENGTH = 24


class Forcing(Enum):
    """What a call asks of partner."""

    SIGN_OFF = "sign_off"
    NO = "no"
    INVITES = "invites"
    ROUND = "round"
    GAME = "game"

    @property
    def binds(self) -> bool:
        """Whether partner may not pass."""
        return self in (Forcing.ROUND, Forcing.GAME)


@dataclass(frozen=True, slots=True)
class Rule:
    """A call, the hands that make it, and what it is called.

    `note` is the id of its words (``note-<note>`` in the language files), `convention` the name of
    the convention it belongs to (``convention-<name>``). An `artificial` call does not offer its
    strain and is alerted. `agrees` is the suit that it settles as trumps. A rule of last `resort`
    makes a call that nothing better was found for: it is not reckoned with in reading the call
    when another rule makes it.
    """

    call: Call
    needs: Constraint
    note: str
    forcing: Forcing = Forcing.NO
    convention: str | None = None
    artificial: bool = False
    agrees: Suit | None = None
    resort: bool = False


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a call says of the hand that made it.

    `strength` is counted in `count` (in support of `trumps`), None when nothing is said; `lengths`
    maps the suits about which something is said to the range of their length, spades first. What
    follows from the rest, as from the thirteen cards, is left out.
    """

    note: str
    strength: Range | None = None
    count: Count = Count.HCP
    trumps: Suit | None = None
    lengths: tuple[tuple[Suit, Range], ...] = ()
    balanced: bool = False
    forcing: Forcing = Forcing.NO
    artificial: bool = False
    convention: str | None = None
    agrees: Suit | None = None


def _strengths(constraint: Constraint) -> list[Strength]:
    if isinstance(constraint, Strength):
        return [constraint]
    if isinstance(constraint, All):
        return [found for term in constraint.terms for found in _strengths(term)]
    if isinstance(constraint, Either):
        return _strengths(constraint.one) + _strengths(constraint.other)
    return []


def shown_by(rules: Sequence[Rule], before: Shown) -> Shown:
    """What is known of a hand that one of these rules chose, after what was known before.

    A rule that contradicts what was known counts only where all of them do.
    """
    narrowed = [rule.needs.narrow(before) for rule in rules]
    first, *more = [shown for shown in narrowed if shown.within(before)] or narrowed
    for other in more:
        first = first.join(other)
    return first


def _told_lengths(said: Shown) -> Iterator[tuple[Suit, Range]]:
    """The lengths worth saying, spades first: three cards or more, or few.

    Four or fewer are few, three beside a long suit.
    """
    usual = _BALANCED if said.balanced else ANY_LENGTH
    few = 3 if max(said.held(suit) for suit in Suit) >= 5 else 4
    for suit in reversed(Suit):
        low, high = said.length(suit)
        if high >= min(usual.high, _LONGEST_TOLD):
            high = ANY_LENGTH.high
        if low <= usual.low:
            low = 0
        if low >= _LEAST_TOLD or high <= few:
            yield suit, Range(low, high)


def _told_strength(strength: Range) -> Range | None:
    """The strength without ends that hardly any hand is beyond; None when none is left."""
    low, high = strength.low, MOST if strength.high >= _ANY_STRENGTH else strength.high
    return None if (low, high) == ANY_POINTS else Range(low, high)


def meaning_of(rules: Sequence[Rule]) -> Meaning:
    """What the call of these rules, all for the same call, says by itself."""
    shown = shown_by(rules, Said())
    counts = {(found.count, found.trumps) for rule in rules for found in _strengths(rule.needs)}
    count, trumps = counts.pop() if len(counts) == 1 else (Count.HCP, None)
    strength = shown.hcp if count is Count.HCP else shown.points
    chief = rules[0]
    return Meaning(
        note=chief.note,
        strength=_told_strength(strength),
        count=count,
        trumps=trumps,
        lengths=tuple(_told_lengths(shown)),
        balanced=shown.balanced,
        forcing=min((rule.forcing for rule in rules), key=list(Forcing).index),
        artificial=all(rule.artificial for rule in rules),
        convention=chief.convention,
        agrees=chief.agrees,
    )


def as_said(meaning: Meaning) -> Constraint:
    """The hands of which all is so that this meaning says."""
    needs: Constraint = anything
    if meaning.strength is not None:
        needs = needs & Strength(meaning.count, meaning.strength, meaning.trumps)
    for suit, held in meaning.lengths:
        needs = needs & Length(suit, held)
    return needs & balanced if meaning.balanced else needs

"""The score sheet: entries with a reason for every number."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum

from rekontra.game import Contract, Seat, Side


class Place(Enum):
    """Where an entry stands: below the line counts towards game, above it does not."""

    ABOVE = "above"
    BELOW = "below"


class EntryReason(Enum):
    """What an entry is for."""

    TRICKS = "tricks"
    OVERTRICKS = "overtricks"
    INSULT = "insult"
    SMALL_SLAM = "small_slam"
    GRAND_SLAM = "grand_slam"
    UNDERTRICKS = "undertricks"
    HONOURS = "honours"
    GAME = "game"
    RUBBER = "rubber"
    PART_SCORE = "part_score"
    UNFINISHED_GAME = "unfinished_game"
    UNFINISHED_PART = "unfinished_part"
    ODD_TRICKS = "odd_tricks"
    DEFENCE = "defence"


@dataclass(frozen=True, slots=True)
class Term:
    """A piece of the arithmetic of an entry: so many times so many points."""

    count: int
    each: int


@dataclass(frozen=True, slots=True)
class Entry:
    """One number on the sheet: `points` is `factor` times the sum of its terms, always above 0.

    `deal` is the place of the deal in the list of results, from 1, or None for what is written when
    the match ends and no deal earned it. `game` numbers, from 1, the game of the match (of either
    side) towards which an entry below the line counts, None where nothing is carried. `option`
    names the field of the profile that decided the number, when it is not at its default.
    """

    side: Side
    points: int
    place: Place
    reason: EntryReason
    deal: int | None = None
    terms: tuple[Term, ...] = ()
    factor: int = 1
    game: int | None = None
    option: str | None = None


@dataclass(frozen=True, slots=True)
class Honours:
    """An award for honours: 100 or 150 points to this side."""

    side: Side
    points: int


@dataclass(frozen=True, slots=True)
class DealResult:
    """How a deal ended: `contract` None when passed out; `tricks` 0-13 of the declaring side."""

    contract: Contract | None
    tricks: int
    honours: Honours | None = None


@dataclass(frozen=True, slots=True)
class DealLine:
    """A deal on the sheet: its setting, its result, games and legs of both sides after it.

    `number` is None when it was not counted. `game_to` is the side that made a game on it, after
    which the line is drawn; always None where every deal stands alone.
    """

    number: int | None
    dealer: Seat
    vulnerable: tuple[Side, ...]
    result: DealResult
    legs: Mapping[Side, int]
    games: Mapping[Side, int]
    game_to: Side | None = None


@dataclass(frozen=True, slots=True)
class Sheet:
    """A match as written down: entries in the order they arose, totals, and the settlement.

    `settlement` is in units, positive for the side that receives, 0 while the match goes on;
    `money` is that times the stake, for each player. `winner` is the side with more points, None at
    equality or while the match goes on; `rubber_to` the side with two games; `rubber_winner` the
    one of the two whose name the rubber bears by the profile, None where there is no rubber.
    """

    entries: tuple[Entry, ...]
    deals: tuple[DealLine, ...]
    totals: Mapping[Side, int]
    over: bool
    stopped: bool
    settlement: Mapping[Side, int]
    winner: Side | None
    rubber_to: Side | None
    rubber_winner: Side | None = None
    money: Mapping[Side, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Standing:
    """The score a deal is played at: its number, dealer, vulnerability, games, legs, totals.

    `deals` is the length of the match in deals, None where the score decides it. Once a match is
    played out, number, dealer and vulnerability are those of its last deal.
    """

    number: int
    deals: int | None
    dealer: Seat
    vulnerable: tuple[Side, ...]
    games: Mapping[Side, int]
    legs: Mapping[Side, int]
    totals: Mapping[Side, int]


def add_up(entries: Iterable[Entry]) -> dict[Side, int]:
    """The total of each side."""
    totals = dict.fromkeys(Side, 0)
    for entry in entries:
        totals[entry.side] += entry.points
    return totals


def leader(totals: Mapping[Side, int]) -> Side | None:
    """The side with more points, None at equality."""
    if totals[Side.NS] == totals[Side.EW]:
        return None
    return Side.NS if totals[Side.NS] > totals[Side.EW] else Side.EW

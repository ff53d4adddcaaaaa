"""What a person may ask of a score book.

Players are named by their number, their place in the list of players from 0. Deals are named by a
key that stays theirs however they are moved, so that two phones never mean different deals.
"""

from __future__ import annotations

from enum import Enum
from typing import Annotated

from msgspec import Meta, Struct

from rekontra.game import Card, Seat
from rekontra.scoring.profile import Profile
from rekontra.scoring.sheet import DealResult

DealKey = Annotated[str, Meta(min_length=1, max_length=64)]


class Seating(Enum):
    """How it is found who plays with whom, and who deals first.

    `rules`: as the rules of this form say: at first by a cut of the club; in a tour and among four
    to seven at a Chicago the partnerships change; a rubber goes on with the same seats. `random`:
    the club draws a card for each. `manual`: the players drew cards themselves and say which.
    `fixed`: they say who sits where.
    """

    RULES = "rules"
    RANDOM = "random"
    MANUAL = "manual"
    FIXED = "fixed"


class _Action(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    pass


class SetUp(_Action, frozen=True, tag="set_up"):
    """Choose form, house rules, players and seats; until the first deal is entered.

    `draws` are the cards drawn, one for each player (manual). `seats` are the players at North,
    East, South and West (fixed; at Draw Bridge the two players). `first_dealer` None leaves it to
    the cut or to the house rules.
    """

    profile: Profile
    players: tuple[str, ...]
    seating: Seating = Seating.RULES
    draws: tuple[Card, ...] | None = None
    seats: tuple[int, ...] | None = None
    first_dealer: Seat | None = None


class EnterDeal(_Action, frozen=True, tag="enter_deal"):
    """Write a deal down: at the end, or before another (None is the end).

    `key` is a fresh name for the deal; left out, the club gives it one. `match` is the number of an
    earlier match that a deal was forgotten in, None for the present one.
    """

    result: DealResult
    key: DealKey | None = None
    before: DealKey | None = None
    match: int | None = None


class CorrectDeal(_Action, frozen=True, tag="correct_deal"):
    """Give a deal another result, in this match or an earlier one."""

    key: DealKey
    result: DealResult


class DeleteDeal(_Action, frozen=True, tag="delete_deal"):
    """Strike a deal out."""

    key: DealKey


class MoveDeal(_Action, frozen=True, tag="move_deal"):
    """Move a deal before another one of its match, or to the end (None)."""

    key: DealKey
    before: DealKey | None = None


class StopPlay(_Action, frozen=True, tag="stop_match"):
    """Break the match off and settle it as it stands.

    `match` is the number of an earlier match that a correction has left without its end, None for
    the present one.
    """

    match: int | None = None


class ResumePlay(_Action, frozen=True, tag="resume_match"):
    """Go on with the match that was broken off: the present one, or an earlier one by number."""

    match: int | None = None


class NextMatch(_Action, frozen=True, tag="next_match"):
    """Begin the next match of the same people, under these house rules or the same as before."""

    seating: Seating = Seating.RULES
    draws: tuple[Card, ...] | None = None
    seats: tuple[int, ...] | None = None
    first_dealer: Seat | None = None
    profile: Profile | None = None


class RenamePlayer(_Action, frozen=True, tag="rename_player"):
    """Give a player another name."""

    player: int
    name: str


class Undo(_Action, frozen=True, tag="undo"):
    """Take back the last change: the one of this number, as the view says it under `undo`."""

    change: int


class Sign(_Action, frozen=True, tag="sign"):
    """Say under which name one's own changes are recorded."""

    name: str


class Lock(_Action, frozen=True, tag="lock"):
    """Let the others look but not write, or let them write again (owner)."""

    locked: bool


DealChange = EnterDeal | CorrectDeal | DeleteDeal | MoveDeal

BookAction = (
    SetUp
    | EnterDeal
    | CorrectDeal
    | DeleteDeal
    | MoveDeal
    | StopPlay
    | ResumePlay
    | NextMatch
    | RenamePlayer
    | Undo
    | Sign
    | Lock
)

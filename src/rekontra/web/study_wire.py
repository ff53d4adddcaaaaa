"""What is asked at the desk where one learns; the answers are the values of `club.study`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from msgspec import Meta, Struct

from rekontra.bots.system import SAYC, System
from rekontra.game import Call, Card, Seat, Side


class AdviceAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """API: what to call next with this hand after this auction, from the dealer on.

    `part` holds part-scores below the line, 0 to 99, where there are any.
    """

    hand: tuple[Card, ...]
    dealer: Seat
    vulnerable: tuple[Side, ...] = ()
    auction: tuple[Call, ...] = ()
    part: Mapping[Side, Annotated[int, Meta(ge=0, lt=100)]] = {}
    system: System = SAYC


class QuizAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """API: give a question of bidding, from deals of this kind or from all."""

    kind: str | None = None
    system: System = SAYC

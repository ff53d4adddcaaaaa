"""What one player asks of the others: to accept a claim, to let a call or card be taken back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rekontra.game.calls import Contract
from rekontra.game.seats import Seat, Side


@dataclass(frozen=True, slots=True)
class Claim:
    """A claim (Law 68): the claimer's side takes `tricks` of the `left` ones, the others the rest.

    `left` counts the tricks not yet won, the one on the table included; `statement` is the line of
    play in the claimer's words. `totals` are the tricks of the whole deal that each side would
    have, `waiting` the players who have still to answer. `ruled` tells that the claim was disputed
    and the tricks are those of a ruling.
    """

    claimer: Seat
    tricks: int
    left: int
    statement: str
    totals: Mapping[Side, int]
    waiting: tuple[Seat, ...]
    ruled: bool = False


@dataclass(frozen=True, slots=True)
class UndoRequest:
    """A player's wish to take back the last `steps` calls and cards, of which the first is his own.

    `waiting` are the opponents who have still to consent.
    """

    asker: Seat
    steps: int
    waiting: tuple[Seat, ...]


def answering(contract: Contract, claimer: Seat, *, concedes: bool) -> tuple[Seat, ...]:
    """Who answers a claim, clockwise: the opponents, and a defender's partner for what he concedes.

    Dummy has no vote; the partner of a defender has, as he need not concede (Law 68B2).
    """
    others = claimer.order()[1:]
    return tuple(
        seat
        for seat in others
        if seat is not contract.dummy and (seat.side is not claimer.side or concedes)
    )

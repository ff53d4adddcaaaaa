"""Seats and sides: who sits where, whose turn comes next."""

from __future__ import annotations

from enum import Enum


class Side(Enum):
    """A partnership, named after its seats."""

    NS = "NS"
    EW = "EW"

    def __repr__(self) -> str:
        return f"Side.{self.name}"

    @property
    def other(self) -> Side:
        """The opposing side."""
        return Side.EW if self is Side.NS else Side.NS

    @property
    def seats(self) -> tuple[Seat, Seat]:
        """The two seats of this side."""
        return (Seat.N, Seat.S) if self is Side.NS else (Seat.E, Seat.W)


class Seat(Enum):
    """A compass point at the table; iteration goes clockwise from North.

    >>> Seat.W.next, Seat.E.partner, Seat.S.side
    (Seat.N, Seat.W, Side.NS)
    """

    N = "N"
    E = "E"
    S = "S"
    W = "W"

    def __repr__(self) -> str:
        return f"Seat.{self.name}"

    @property
    def index(self) -> int:
        """0 for North, clockwise to 3 for West."""
        return _INDEX[self]

    def plus(self, steps: int) -> Seat:
        """The seat so many places further clockwise."""
        return _SEATS[(_INDEX[self] + steps) % 4]

    @property
    def next(self) -> Seat:
        """The next seat clockwise, which is the left-hand opponent."""
        return self.plus(1)

    @property
    def partner(self) -> Seat:
        """The seat opposite."""
        return self.plus(2)

    @property
    def side(self) -> Side:
        """The side this seat belongs to."""
        return Side.NS if _INDEX[self] % 2 == 0 else Side.EW

    def order(self) -> tuple[Seat, Seat, Seat, Seat]:
        """The four seats clockwise, this one first."""
        return (self, self.plus(1), self.plus(2), self.plus(3))


_SEATS = tuple(Seat)
_INDEX = {seat: index for index, seat in enumerate(_SEATS)}

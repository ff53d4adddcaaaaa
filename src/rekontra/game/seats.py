"""Seats and sides: who sits where, whose turn comes next."""

from __future__ import annotations

from rekontra.game.enums import Token


class Side(Token):
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


class Seat(Token):
    """A compass point at the table; iteration goes clockwise from North.

    >>> Seat.W.next, Seat.E.partner, Seat.S.side
    (Seat.N, Seat.W, Side.NS)
    """

    N = "N"
    E = "E"
    S = "S"
    W = "W"

    index: int
    """0 for North, clockwise to 3 for West."""
    side: Side
    """The side this seat belongs to."""

    def __init__(self, text: str) -> None:
        self.index = "NESW".index(text)
        self.side = Side.NS if text in Side.NS.value else Side.EW

    def __repr__(self) -> str:
        return f"Seat.{self.name}"

    def plus(self, steps: int) -> Seat:
        """The seat so many places further clockwise."""
        return SEATS[(self.index + steps) % 4]

    @property
    def next(self) -> Seat:
        """The next seat clockwise, which is the left-hand opponent."""
        return _ORDERS[self.index][1]

    @property
    def partner(self) -> Seat:
        """The seat opposite."""
        return _ORDERS[self.index][2]

    def order(self) -> tuple[Seat, Seat, Seat, Seat]:
        """The four seats clockwise, this one first."""
        return _ORDERS[self.index]


def turn_of(first: Seat, steps: int, seats: tuple[Seat, ...]) -> Seat:
    """Whose turn it is so many turns after the first among the seats that play, clockwise.

    >>> turn_of(Seat.E, 3, SEATS), turn_of(Seat.E, 3, (Seat.N, Seat.E))
    (Seat.N, Seat.N)
    """
    return seats[(seats.index(first) + steps) % len(seats)]


SEATS = (Seat.N, Seat.E, Seat.S, Seat.W)
_ORDERS = tuple((seat, seat.plus(1), seat.plus(2), seat.plus(3)) for seat in SEATS)

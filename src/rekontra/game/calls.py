"""Calls and contracts."""

from __future__ import annotations

from dataclasses import dataclass

from rekontra.game.cards import Strain
from rekontra.game.enums import Token
from rekontra.game.errors import Unreadable
from rekontra.game.seats import Seat

_STRAINS = tuple(Strain)


class Call(Token):
    """One of the 38 calls; bids stand in their order, lowest first.

    >>> Call("1NT").level, Call("1NT").strain, Call("1NT").number
    (1, <Strain.NT: 'NT'>, 4)
    >>> Call.PASS.is_bid
    False
    """

    C1, D1, H1, S1, NT1 = "1C", "1D", "1H", "1S", "1NT"
    C2, D2, H2, S2, NT2 = "2C", "2D", "2H", "2S", "2NT"
    C3, D3, H3, S3, NT3 = "3C", "3D", "3H", "3S", "3NT"
    C4, D4, H4, S4, NT4 = "4C", "4D", "4H", "4S", "4NT"
    C5, D5, H5, S5, NT5 = "5C", "5D", "5H", "5S", "5NT"
    C6, D6, H6, S6, NT6 = "6C", "6D", "6H", "6S", "6NT"
    C7, D7, H7, S7, NT7 = "7C", "7D", "7H", "7S", "7NT"
    PASS = "P"
    DOUBLE = "X"
    REDOUBLE = "XX"

    is_bid: bool
    level: int
    strain: Strain
    number: int

    def __init__(self, text: str) -> None:
        self.is_bid = text[0].isdigit()
        if self.is_bid:
            self.level = int(text[0])
            self.strain = Strain(text[1:])
            self.number = 5 * (self.level - 1) + _STRAINS.index(self.strain)

    def __repr__(self) -> str:
        return f"Call({self.value!r})"

    @staticmethod
    def bid(level: int, strain: Strain) -> Call:
        """The bid of this level (1 to 7) and strain; raises ValueError for another level."""
        return Call(f"{level}{strain.value}")


BIDS: tuple[Call, ...] = tuple(call for call in Call if call.is_bid)


@dataclass(frozen=True, slots=True)
class Contract:
    """What the declaring side undertakes: level 1-7, strain, doubling 0-2, declarer.

    >>> Contract(4, Strain.S, 1, Seat.N).leader
    Seat.E
    """

    level: int
    strain: Strain
    doubling: int
    declarer: Seat

    def __post_init__(self) -> None:
        if not 1 <= self.level <= 7 or not 0 <= self.doubling <= 2:
            raise Unreadable(f"no contract has level {self.level} and doubling {self.doubling}")

    @property
    def dummy(self) -> Seat:
        """Declarer's partner."""
        return self.declarer.partner

    @property
    def leader(self) -> Seat:
        """Who makes the opening lead: declarer's left-hand opponent."""
        return self.declarer.next

    @property
    def needed(self) -> int:
        """The tricks that fulfil the contract."""
        return self.level + 6

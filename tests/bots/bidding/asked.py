"""What the book calls with a hand after an auction dealt by North."""

from __future__ import annotations

from rekontra.analysis.hands import Hand
from rekontra.bots.bidding import SAYC, Context, System, read
from rekontra.bots.bidding.meaning import Rule
from rekontra.bots.bidding.reading import choose
from rekontra.bots.stakes import Stakes
from rekontra.game import Call, Seat, parse_hand


def heard(
    auction: str,
    *,
    part: int = 0,
    their_part: int = 0,
    vulnerable: bool = False,
    last: bool = False,
    system: System = SAYC,
) -> Context:
    """The auction ("1H P 2H P"); the part-scores are those of the side that calls next."""
    calls = tuple(Call(text) for text in auction.split())
    side = Seat.N.plus(len(calls)).side
    stakes = {
        side: Stakes(part, their_part, vulnerable, False, last),
        side.other: Stakes(their_part, part, False, vulnerable, last),
    }
    return read(Seat.N, calls, stakes, system)


def rule(context: Context, hand: str) -> Rule:
    """The rule that the hand follows."""
    return choose(context, Hand.of(parse_hand(hand)))


def call(context: Context, hand: str) -> str:
    """The call of this hand."""
    return str(rule(context, hand).call.value)

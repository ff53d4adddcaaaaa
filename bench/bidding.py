"""How well the bots bid: by a published list of hands, and by the double-dummy result of deals."""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from msgspec import Struct
from rich.console import Console
from rich.table import Table

from rekontra.analysis import DoubleDummy, NoSolver, par
from rekontra.analysis.hands import Hand
from rekontra.bots.bidding import read
from rekontra.bots.bidding.around import bid_out
from rekontra.bots.bidding.reading import choose
from rekontra.bots.stakes import Stakes
from rekontra.game import Call, Contract, Hands, Seat, Side, Strain, parse_hand
from rekontra.scoring import duplicate_score, imps
from rekontra.scoring.boards import board_dealer, board_vulnerable

ROOT = Path(__file__).resolve().parents[1]
DEALS = ROOT / "bench" / "deals.txt"
EXPECTATIONS = ROOT / "tests" / "fixtures" / "vectors" / "sayc_expectations.json"

_VULNERABLE = {"None": (), "N-S": (Side.NS,), "E-W": (Side.EW,), "Both": tuple(Side)}


class Group(Struct, frozen=True):
    """How many of the expected calls of one group were made."""

    name: str
    made: int
    expected: int


class Bids(Struct, frozen=True):
    """Contracts of one kind over all deals: bid and made, and those that double dummy makes."""

    bid: int
    made: int
    there: int
    there_and_bid: int


class BiddingReport(Struct, frozen=True):
    """The measures; `distance` is the mean absolute IMPs to par, None where there is no solver.

    `milliseconds` is the mean processor time of a call.
    """

    groups: tuple[Group, ...]
    deals: int
    distance: float | None
    bias: float | None
    games: Bids
    slams: Bids
    doubled: int
    milliseconds: float


@dataclass(frozen=True, slots=True)
class Dealt:
    """A deal with its double-dummy table."""

    dealer: Seat
    vulnerable: tuple[Side, ...]
    hands: Hands
    table: DoubleDummy


def measure_bidding(progress: Callable[[str], None], deals: Path = DEALS) -> BiddingReport:
    """Bid the list of hands and the deals of this file."""
    progress("expectations")
    groups = tuple(expectations())
    dealt = list(read_deals(deals))
    found: list[tuple[Dealt, Contract | None]] = []
    calls = 0
    began = time.process_time()
    for number, deal in enumerate(dealt):
        if number % 100 == 0:
            progress(f"bidding of deal {number} of {len(dealt)}")
        auction = bid_out(deal.dealer, deal.hands, both_stakes(deal.vulnerable)).auction
        calls += len(auction.calls)
        found.append((deal, auction.contract))
    spent = time.process_time() - began
    progress("par")
    gaps = _gaps(found)
    return BiddingReport(
        groups,
        len(found),
        None if gaps is None else sum(map(abs, gaps)) / len(gaps),
        None if gaps is None else sum(gaps) / len(gaps),
        _bids(found, _is_game),
        _bids(found, lambda contract: contract.level >= 6),
        sum(contract is not None and contract.doubling > 0 for _, contract in found),
        1000 * spent / calls,
    )


def expectations() -> Iterator[Group]:
    """The calls of the published list, by group."""
    cases = json.loads(EXPECTATIONS.read_text(encoding="utf-8"))["cases"]
    made: Counter[str] = Counter()
    expected: Counter[str] = Counter()
    for group, hand, auction, vulnerable, call in cases:
        expected[group] += 1
        made[group] += expected_call(hand, auction, vulnerable) is Call(call)
    for group, count in sorted(expected.items()):
        yield Group(group, made[group], count)


def expected_call(hand: str, auction: str, vulnerable: str) -> Call:
    """The call of the book with this hand after this auction, dealt by North."""
    calls = tuple(Call(text) for text in auction.split())
    context = read(Seat.N, calls, both_stakes(_VULNERABLE[vulnerable]))
    return choose(context, Hand.of(parse_hand(hand))).call


def both_stakes(vulnerable: tuple[Side, ...]) -> dict[Side, Stakes]:
    """The stakes of a board of duplicate."""
    return {
        side: Stakes(0, 0, side in vulnerable, side.other in vulnerable, last=False)
        for side in Side
    }


def read_deals(path: Path) -> Iterator[Dealt]:
    """The deals of a file: a line has four hands from North on and 20 hexadecimal digits.

    The digits are the tricks of declarer N, E, S, W in C, D, H, S, NT, found by DDS 2.9.
    """
    with path.open(encoding="ascii") as file:
        for number, line in enumerate(file, start=1):
            text, _, digits = line.strip().removeprefix("N:").rpartition(" ")
            north, east, south, west = (parse_hand(hand) for hand in text.split())
            yield Dealt(
                board_dealer(number),
                board_vulnerable(number),
                (north, east, south, west),
                DoubleDummy(tuple(int(digit, 16) for digit in digits)),
            )


def score(deal: Dealt, contract: Contract | None) -> int:
    """North-South's duplicate score of this contract played double dummy."""
    if contract is None:
        return 0
    side = contract.declarer.side
    tricks = deal.table.of(contract.declarer, contract.strain)
    points = duplicate_score(contract, tricks, side in deal.vulnerable)
    return points if side is Side.NS else -points


@cache
def par_score(deal: Dealt) -> int:
    """Par for North-South."""
    return par(deal.table, deal.dealer, deal.vulnerable).score


def _gaps(found: list[tuple[Dealt, Contract | None]]) -> list[int] | None:
    try:
        return [imps(score(deal, contract) - par_score(deal)) for deal, contract in found]
    except NoSolver:
        return None


def _is_game(contract: Contract) -> bool:
    return contract.level >= _game_level(contract.strain)


def _game_level(strain: Strain) -> int:
    return 3 if strain is Strain.NT else 5 if strain.minor else 4


def _bids(found: list[tuple[Dealt, Contract | None]], counts: Callable[[Contract], bool]) -> Bids:
    """Contracts of a kind: bid, made, there for a side by double dummy, and bid when there."""
    bid = made = there = there_and_bid = 0
    for deal, contract in found:
        reached = contract is not None and counts(contract)
        if contract is not None and reached:
            bid += 1
            made += deal.table.of(contract.declarer, contract.strain) >= contract.needed
        for side in Side:
            can = any(
                counts(Contract(deal.table.of(seat, strain) - 6, strain, 0, seat))
                for seat in side.seats
                for strain in Strain
                if deal.table.of(seat, strain) > 6
            )
            there += can
            own = contract is not None and contract.declarer.side is side
            there_and_bid += can and reached and own
    return Bids(bid, made, there, there_and_bid)


def show_bidding(report: BiddingReport, console: Console) -> None:
    """Print the measures."""
    table = Table(title="Expected calls of Standard American", title_justify="left")
    for head in ("group", "made", "of", ""):
        table.add_column(head, justify="left" if head == "group" else "right")
    made = sum(group.made for group in report.groups)
    expected = sum(group.expected for group in report.groups)
    for group in (*report.groups, Group("all", made, expected)):
        share = f"{group.made / group.expected:.0%}"
        table.add_row(group.name, str(group.made), str(group.expected), share)
    console.print(table)
    if report.distance is not None:
        console.print(
            f"{report.deals} deals: {report.distance:.2f} IMPs from par (North-South"
            f" {report.bias:+.2f}), {report.doubled} doubled"
        )
    for name, bids in (("games", report.games), ("slams", report.slams)):
        console.print(
            f"{name}: {bids.bid} bid, {bids.made} of them make;"
            f" {bids.there_and_bid} of {bids.there} that can be made are bid"
        )
    console.print(f"{report.milliseconds:.2f} ms of processor time a call")

"""Double dummy: tables beside bare calls of the solver's library, positions and whole plays."""

from __future__ import annotations

import ctypes
import random
import time
from collections.abc import Callable, Sequence

from msgspec import Struct

from rekontra.adapters.chance import SeededDealer
from rekontra.analysis import Position, dds, play_values, solve_many, tables
from rekontra.game import (
    Card,
    Contract,
    Hands,
    Seat,
    Strain,
    Trick,
    hands_from_pack,
    legal_cards,
    trick_winner,
)

DEALS = 10
LEFT = (13, 10, 7, 4)
_SUITS = "SHDC"


class SolveTime(Struct, frozen=True):
    """Processor time in ms to solve a position of so many tricks: all its cards, or a best one."""

    left: int
    every_card: float
    best_only: float


class AnalysisReport(Struct, frozen=True):
    """Tables in a second of processor time, by `tables` and bare, and ms for the rest.

    `ratio` is what `tables` does of the bare calls, with the same deals, in turns.
    """

    deals: int
    tables: float
    bare: float
    ratio: float
    solves: tuple[SolveTime, ...]
    play: float


def measure_analysis(
    rounds: int, progress: Callable[[str], None], deals: int = DEALS
) -> AnalysisReport:
    """Solve the same seeded deals in every way, in turns; raises NoSolver."""
    progress("tables")
    dealer = SeededDealer(1)
    hands = [hands_from_pack(dealer.shuffle(), Seat.N) for _ in range(deals)]
    call = _bare(hands)
    ways: list[tuple[str, Callable[[], object]]] = [
        ("tables", lambda: tables(hands)),
        ("bare", call),
    ]
    tables(hands[:1])
    took = {"tables": 0.0, "bare": 0.0}
    for number in range(rounds):
        # Whoever comes second finds the memory of the solver laid out; so each does in turn.
        for name, work in ways if number % 2 else reversed(ways):
            took[name] += _time(work)
    progress("positions and plays")
    chance = random.Random(1)
    played = [_play_out(each, Contract(3, Strain.NT, 0, Seat.S), chance) for each in hands]
    return AnalysisReport(
        deals=deals,
        tables=rounds * deals / took["tables"],
        bare=rounds * deals / took["bare"],
        ratio=took["bare"] / took["tables"],
        solves=tuple(_solves(left, [positions for positions, _ in played]) for left in LEFT),
        play=_time(
            lambda: [
                play_values(each, Contract(3, Strain.NT, 0, Seat.S), cards)
                for each, (_, cards) in zip(hands, played, strict=True)
            ]
        )
        / deals
        * 1e3,
    )


def _bare(hands: Sequence[Hands]) -> Callable[[], object]:
    """A call of the library for these deals that has nothing else to do."""
    asked = dds.TableDeals()
    asked.count = len(hands)
    for number, deal in enumerate(hands):
        for seat, hand in enumerate(deal):
            for card in hand:
                asked.cards[number][seat][_SUITS.index(card.suit.value)] |= 1 << card.height
    library = ctypes.CDLL(str(dds.library()))
    every_strain = (ctypes.c_int * 5)()
    answer = dds.Tables()
    no_par = ctypes.create_string_buffer(dds.TABLES * 512)

    def call() -> object:
        code = library.CalcAllTables(
            ctypes.byref(asked), -1, every_strain, ctypes.byref(answer), no_par
        )
        if code != 1:
            raise RuntimeError(f"the library refused to make tables ({code})")
        return answer

    return call


def _solves(left: int, played: Sequence[Sequence[Position]]) -> SolveTime:
    found = [
        next(each for each in positions if each.left == left and not each.trick)
        for positions in played
    ]
    # Late in the play one is too quick to be timed.
    times = 1 if left > 10 else 10

    def measure(best_only: bool) -> float:
        took = _time(lambda: [solve_many(found, best_only) for _ in range(times)])
        return took / (times * len(found)) * 1e3

    return SolveTime(left, every_card=measure(False), best_only=measure(True))


def _play_out(
    hands: Hands, contract: Contract, chance: random.Random
) -> tuple[list[Position], list[Card]]:
    """The positions of a deal played at random, and its cards."""
    held = [list(hand) for hand in hands]
    trick = Trick(contract.leader)
    positions, cards = [], []
    while any(held):
        n, e, s, w = (tuple(hand) for hand in held)
        positions.append(Position((n, e, s, w), contract.strain, trick.leader, trick.cards))
        hand = held[trick.turn.index]
        card = chance.choice(legal_cards(hand, trick.led))
        cards.append(card)
        hand.remove(card)
        trick = Trick(trick.leader, (*trick.cards, card))
        if len(trick.cards) == 4:
            trick = Trick(trick_winner(trick, contract.strain))
    return positions, cards


def _time(work: Callable[[], object]) -> float:
    """Processor time, so that a busy machine spoils less of it."""
    start = time.process_time()
    work()
    return time.process_time() - start

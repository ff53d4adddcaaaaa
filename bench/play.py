"""How well the bots play: contracts against double-dummy opponents, and the time for a card."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from math import sqrt

from msgspec import Struct
from rich.console import Console
from rich.table import Table

from bench.bidding import DEALS, Dealt, both_stakes, read_deals
from rekontra.analysis import Position, solve
from rekontra.bots import Bot, BotView
from rekontra.bots.bidding.around import bid_out
from rekontra.bots.levels import LEVELS, Level
from rekontra.game import (
    SEATS,
    Auction,
    Card,
    Contract,
    Deal,
    DealState,
    Hands,
    Phase,
    Side,
    Strain,
    Trick,
    decide,
    evolve,
    start,
    view,
)
from rekontra.scoring import duplicate_score
from rekontra.scoring.profile import Form, Profile
from rekontra.scoring.sheet import Standing

_NOTHING = dict.fromkeys(Side, 0)


class PlayReport(Struct, frozen=True):
    """A level playing as declarer or as both defenders, the other side double dummy.

    `tricks` is the mean of declarer's tricks beside the double-dummy value, `error` its standard
    error and `made` the share of contracts made. Times are of the processor, in ms: of a card on
    average and of the slowest twentieth at least, and the same of opening leads. `bid` says that
    the bots had bid the contracts, and knew the auction.
    """

    level: str
    declaring: bool
    bid: bool
    deals: int
    tricks: float
    error: float
    made: float
    milliseconds: float
    slow: float
    slow_lead: float


def measure_play(progress: Callable[[str], None], deals: int) -> tuple[PlayReport, ...]:
    """Play the contracts of the first deals of the file; raises NoSolver."""
    dealt = [deal for _, deal in zip(range(deals), read_deals(DEALS), strict=False)]
    found = []
    for bid in (False, True):
        contracts = [bid_contract(deal) if bid else best_contract(deal) for deal in dealt]
        for declaring in (True, False):
            for level in (Level.WEAK, Level.MEDIUM, Level.STRONG):
                side = "declarer" if declaring else "the defence"
                progress(f"{level.value} as {side}{', the contracts bid' if bid else ''}")
                found.append(_measure(level, declaring, bid, dealt, contracts))
    return tuple(found)


Open = tuple[Auction, Contract] | None


def best_contract(deal: Dealt) -> Open:
    """The contract that scores best double dummy for the side with more high cards, unbid."""
    points = {side: sum(_points(deal.hands, side)) for side in Side}
    side = Side.NS if points[Side.NS] >= points[Side.EW] else Side.EW
    contracts = [
        Contract(level, strain, 0, seat)
        for seat in side.seats
        for strain in Strain
        for level in range(1, 8)
    ]
    best = max(
        contracts,
        key=lambda one: (
            duplicate_score(one, deal.table.of(one.declarer, one.strain), False),
            -one.level,
        ),
    )
    return Auction(deal.dealer), best


def bid_contract(deal: Dealt) -> Open:
    """The contract that the bots bid, with their auction; None for a deal passed out."""
    auction = bid_out(deal.dealer, deal.hands, both_stakes(deal.vulnerable)).auction
    return None if auction.contract is None else (auction, auction.contract)


def _points(hands: Hands, side: Side) -> list[int]:
    return [max(0, card.height - 10) for seat in side.seats for card in hands[seat.index]]


def _measure(
    level: Level, declaring: bool, bid: bool, dealt: Sequence[Dealt], contracts: Sequence[Open]
) -> PlayReport:
    differences: list[int] = []
    made = 0
    times: list[float] = []
    leads: list[float] = []
    for number, (deal, opened) in enumerate(zip(dealt, contracts, strict=True)):
        if opened is None:
            continue
        auction, contract = opened
        vulnerable = deal.vulnerable if bid else ()
        state = _begin(Deal(deal.dealer, vulnerable, deal.hands), auction, contract)
        tricks = _play(state, LEVELS[level], declaring, number, times, leads)
        differences.append(tricks - deal.table.of(contract.declarer, contract.strain))
        made += tricks >= contract.needed
    count = len(differences)
    return PlayReport(
        level=level.value,
        declaring=declaring,
        bid=bid,
        deals=count,
        tricks=statistics.mean(differences),
        error=statistics.stdev(differences) / sqrt(count),
        made=made / count,
        milliseconds=1000 * statistics.mean(times),
        slow=1000 * _slow(times),
        slow_lead=1000 * _slow(leads) if leads else 0.0,
    )


def _slow(times: Sequence[float]) -> float:
    """What one in twenty takes at least."""
    return sorted(times)[int(0.95 * (len(times) - 1))]


def _begin(deal: Deal, auction: Auction, contract: Contract) -> DealState:
    return replace(
        start(deal),
        auction=auction,
        contract=contract,
        tricks=(Trick(contract.leader),),
        phase=Phase.PLAY,
    )


def _play(
    state: DealState,
    bot: Bot,
    declaring: bool,
    seed: int,
    times: list[float],
    leads: list[float],
) -> int:
    """Declarer's tricks when one side is the bot's and the other sees all cards."""
    contract = state.contract
    assert contract is not None
    bots = contract.declarer.side if declaring else contract.declarer.side.other
    while state.phase is Phase.PLAY:
        actor = state.actor
        assert actor is not None
        if actor.side is bots:
            seen = _view(state, seed)
            began = time.process_time()
            card = bot(seen)
            took = time.process_time() - began
            times.append(took)
            if not state.played:
                leads.append(took)
        else:
            card = _double_dummy(state)
        state = evolve(state, decide(state, actor, card))
    assert state.tricks_made is not None
    return state.tricks_made


def _view(state: DealState, seed: int) -> BotView:
    vulnerable = state.deal.vulnerable
    standing = Standing(1, None, state.deal.dealer, vulnerable, _NOTHING, _NOTHING, _NOTHING)
    return BotView(
        view(state, state.actor),
        standing,
        Profile(form=Form.CHICAGO_DUPLICATE),
        seed=seed,
        played=state.played,
    )


def _double_dummy(state: DealState) -> Card:
    """The lowest of the best cards with all hands in sight."""
    contract, trick = state.contract, state.trick
    assert contract is not None
    assert trick is not None
    n, e, s, w = (state.hands[seat.index] for seat in SEATS)
    solved = solve(Position((n, e, s, w), contract.strain, trick.leader, trick.cards))
    most = max(solved.values())
    return min((card for card, tricks in solved.items() if tricks == most), key=_height)


def _height(card: Card) -> int:
    return card.height


def show_play(reports: Sequence[PlayReport], console: Console) -> None:
    """Print the measures."""
    table = Table(title="Contracts against double-dummy opponents", title_justify="left")
    for head in (
        "level",
        "as",
        "contracts",
        "deals",
        "tricks",
        "made",
        "ms a card",
        "slow card",
        "slow lead",
    ):
        table.add_column(head, justify="left" if head in ("level", "as", "contracts") else "right")
    for one in reports:
        table.add_row(
            one.level,
            "declarer" if one.declaring else "defence",
            "bid" if one.bid else "best",
            str(one.deals),
            f"{one.tricks:+.2f} ± {one.error:.2f}",
            f"{one.made:.0%}",
            f"{one.milliseconds:.0f}",
            f"{one.slow:.0f}",
            f"{one.slow_lead:.0f}" if one.slow_lead else "",
        )
    console.print(table)

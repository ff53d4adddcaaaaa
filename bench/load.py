"""The load test as a process of its own: plays at the servers it is told of, prints its report.

Reads a Plan from standard input; writes lines of JSON: Progress while it runs, a LoadReport last.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import time
from collections.abc import Sequence
from statistics import median

import msgspec
import uvloop
from msgspec import Struct

from bench.driver import Load, Table
from bench.figures import Latency
from bench.processes import allow_many_sockets, cpu_seconds
from bench.tables import PlainTable, open_club_tables


class Plan(Struct, frozen=True):
    """Where the servers are, how many tables, which rates, how long each part takes (seconds)."""

    club_port: int
    club_pid: int
    plain_port: int
    plain_pid: int
    tables: int
    rates: tuple[int, ...]
    seconds: float
    rounds: int


class Progress(Struct, frozen=True, tag="progress"):
    """What is being measured now."""

    text: str


class Effort(Struct, frozen=True):
    """What it took: shares of one core of the server and of this process.

    `per_action` is the server's processor time for an action in microseconds, None when it was too
    short to be known: on a busy machine the steadier figure.
    """

    server: float
    load: float
    per_action: float | None


class AtRate(Struct, frozen=True):
    """Deliveries at a fixed rate of actions a second."""

    rate: int
    latency: Latency
    effort: Effort


class FlatOut(Struct, frozen=True):
    """As many actions a second as the server can do with all tables acting at once."""

    rate: float
    effort: Effort


class LoadReport(Struct, frozen=True, tag="report"):
    """What the club did, beside the yardstick.

    `view` is the mean size of the club's views in bytes and `message` the size of the yardstick's
    messages, which is what the views had come to when the yardstick was set up. `ratio` is the
    club's highest rate over that of the yardstick and `cpu_ratio` the same by processor time, each
    the median of several rounds.
    """

    tables: int
    view: int
    message: int
    club: tuple[AtRate, ...]
    plain: tuple[AtRate, ...]
    club_flat_out: tuple[FlatOut, ...]
    plain_flat_out: tuple[FlatOut, ...]
    ratio: float
    cpu_ratio: float | None
    refused: int
    lost: int


class _Meter:
    """The processor time of a server and of this process over a part of the run."""

    def __init__(self, pid: int) -> None:
        self._pid = pid
        self._begin = (time.perf_counter(), cpu_seconds(pid), time.process_time())

    def read(self, deliveries: int) -> Effort:
        """The effort so far, for so many deliveries, four to an action."""
        begin, server, own = self._begin
        elapsed = time.perf_counter() - begin
        spent = cpu_seconds(self._pid) - server
        known = spent > 0 and deliveries > 0
        return Effort(
            server=round(spent / elapsed, 2),
            load=round((time.process_time() - own) / elapsed, 2),
            per_action=round(spent / (deliveries / 4) * 1e6) if known else None,
        )


def _say(message: Progress | LoadReport) -> None:
    print(msgspec.json.encode(message).decode(), flush=True)


async def _connect(load: Load, tables: Sequence[Table]) -> None:
    """Connect some tables at a time: a queue of connections is not what is measured."""
    for first in range(0, len(tables), 25):
        some = tables[first : first + 25]
        await asyncio.gather(*(table.connect() for table in some))
        for table in some:
            load.admit(table)


class _Server:
    """A server under load, and how many bytes it has sent for how many deliveries."""

    def __init__(self, load: Load, pid: int) -> None:
        self.load = load
        self._pid = pid
        self._bytes = 0
        self._deliveries = 0

    async def at_rate(self, rate: int, seconds: float) -> AtRate:
        """The latency and effort at this rate."""
        gc.collect()
        meter = _Meter(self._pid)
        await self.load.at_rate(rate, seconds)
        return AtRate(rate, Latency.of(self.load.deliveries), self._effort(meter))

    async def flat_out(self, seconds: float) -> FlatOut:
        """The highest rate, and its effort."""
        gc.collect()
        meter = _Meter(self._pid)
        rate = await self.load.flat_out(seconds)
        return FlatOut(round(rate), self._effort(meter))

    def _effort(self, meter: _Meter) -> Effort:
        self._bytes += self.load.bytes
        self._deliveries += len(self.load.deliveries)
        return meter.read(len(self.load.deliveries))

    @property
    def message(self) -> int:
        """The mean size of what was sent, in bytes."""
        return round(self._bytes / self._deliveries)


async def _run(plan: Plan) -> LoadReport:
    """Both servers take turns at everything, so that what disturbs the machine disturbs both."""
    gc.disable()
    club, plain = _Server(Load(), plan.club_pid), _Server(Load(), plan.plain_pid)
    warm_up = min(3.0, plan.seconds)
    _say(Progress(f"{plan.tables} tables sit down"))
    await _connect(club.load, open_club_tables(club.load, plan.club_port, plan.tables))
    await club.flat_out(warm_up)
    await club.flat_out(warm_up)
    message = club.message
    names = (f"t{number}" for number in range(plan.tables))
    tables = [PlainTable(plain.load, plan.plain_port, name, message) for name in names]
    await _connect(plain.load, tables)
    await plain.flat_out(warm_up)

    club_rates, plain_rates = [], []
    for rate in plan.rates:
        _say(Progress(f"{rate} actions/s"))
        club_rates.append(await club.at_rate(rate, plan.seconds))
        plain_rates.append(await plain.at_rate(rate, plan.seconds))
    club_best, plain_best = [], []
    for number in range(plan.rounds):
        _say(Progress(f"flat out, round {number + 1} of {plan.rounds}"))
        club_best.append(await club.flat_out(plan.seconds))
        plain_best.append(await plain.flat_out(plan.seconds))
    rounds = list(zip(club_best, plain_best, strict=True))
    club.load.closing = plain.load.closing = True
    return LoadReport(
        tables=plan.tables,
        view=club.message,
        message=message,
        club=tuple(club_rates),
        plain=tuple(plain_rates),
        club_flat_out=tuple(club_best),
        plain_flat_out=tuple(plain_best),
        ratio=round(median(a.rate / b.rate for a, b in rounds), 2),
        cpu_ratio=_cpu_ratio(rounds),
        refused=club.load.refused,
        lost=club.load.lost + plain.load.lost,
    )


def _cpu_ratio(rounds: Sequence[tuple[FlatOut, FlatOut]]) -> float | None:
    efforts = [(club.effort.per_action, plain.effort.per_action) for club, plain in rounds]
    ratios = [plain / club for club, plain in efforts if club and plain]
    return round(median(ratios), 2) if ratios else None


def main() -> None:
    plan = msgspec.json.decode(sys.stdin.buffer.read(), type=Plan)
    allow_many_sockets()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        _say(runner.run(_run(plan)))


if __name__ == "__main__":
    main()

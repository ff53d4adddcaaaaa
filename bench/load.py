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

    `per_cpu_second` are the actions in a second of the server's processor time, None when that was
    too short to be known: on a busy machine the steadier figure.
    """

    server: float
    load: float
    per_cpu_second: float | None


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
    """What the club did, beside the yardstick; `message` is the mean size of a view in bytes.

    `ratio` is the club's highest rate over that of the yardstick and `cpu_ratio` the same by
    processor time, each the median of several rounds.
    """

    tables: int
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
        return Effort(
            server=round(spent / elapsed, 2),
            load=round((time.process_time() - own) / elapsed, 2),
            per_cpu_second=round(deliveries / 4 / spent) if spent > 0 else None,
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


async def _at_rate(load: Load, pid: int, rate: int, seconds: float) -> AtRate:
    gc.collect()
    meter = _Meter(pid)
    await load.at_rate(rate, seconds)
    return AtRate(rate, Latency.of(load.deliveries), meter.read(len(load.deliveries)))


async def _flat_out(load: Load, pid: int, seconds: float) -> FlatOut:
    gc.collect()
    meter = _Meter(pid)
    rate = await load.flat_out(seconds)
    return FlatOut(round(rate), meter.read(len(load.deliveries)))


async def _run(plan: Plan) -> LoadReport:
    gc.disable()
    club, plain = Load(), Load()
    _say(Progress(f"{plan.tables} tables sit down"))
    await _connect(club, open_club_tables(club, plan.club_port, plan.tables))
    await club.flat_out(min(3.0, plan.seconds))
    at_rates = []
    for rate in plan.rates:
        _say(Progress(f"the club at {rate} actions/s"))
        at_rates.append(await _at_rate(club, plan.club_pid, rate, plan.seconds))
    message = round(club.bytes / len(club.deliveries))

    _say(Progress("the yardstick"))
    names = (f"t{number}" for number in range(plan.tables))
    await _connect(plain, [PlainTable(plain, plan.plain_port, name, message) for name in names])
    plain_rates = []
    for rate in plan.rates:
        _say(Progress(f"the yardstick at {rate} actions/s"))
        plain_rates.append(await _at_rate(plain, plan.plain_pid, rate, plan.seconds))

    club_best, plain_best = [], []
    for number in range(plan.rounds):
        _say(Progress(f"flat out, round {number + 1} of {plan.rounds}"))
        club_best.append(await _flat_out(club, plan.club_pid, plan.seconds))
        plain_best.append(await _flat_out(plain, plan.plain_pid, plan.seconds))
    rounds = list(zip(club_best, plain_best, strict=True))
    club.closing = plain.closing = True
    return LoadReport(
        tables=plan.tables,
        message=message,
        club=tuple(at_rates),
        plain=tuple(plain_rates),
        club_flat_out=tuple(club_best),
        plain_flat_out=tuple(plain_best),
        ratio=round(median(a.rate / b.rate for a, b in rounds), 2),
        cpu_ratio=_cpu_ratio(rounds),
        refused=club.refused,
        lost=club.lost + plain.lost,
    )


def _cpu_ratio(rounds: Sequence[tuple[FlatOut, FlatOut]]) -> float | None:
    efforts = [(club.effort.per_cpu_second, plain.effort.per_cpu_second) for club, plain in rounds]
    ratios = [club / plain for club, plain in efforts if club and plain]
    return round(median(ratios), 2) if ratios else None


def main() -> None:
    plan = msgspec.json.decode(sys.stdin.buffer.read(), type=Plan)
    allow_many_sockets()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        _say(runner.run(_run(plan)))


if __name__ == "__main__":
    main()

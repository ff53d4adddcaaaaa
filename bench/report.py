"""The figures as tables that can be read."""

from __future__ import annotations

import os
import platform

from msgspec import Struct
from rich.console import Console
from rich.table import Table

from bench.analysis import AnalysisReport
from bench.bidding import BiddingReport, show_bidding
from bench.figures import Latency
from bench.load import AtRate, Effort, FlatOut, LoadReport
from bench.log import LogReport
from bench.play import PlayReport, show_play
from bench.scoring import ScoringReport

MB = 1_000_000


class Report(Struct, frozen=True):
    """All that was measured; memory is the peak in bytes, None what was left out."""

    log: LogReport | None
    load: LoadReport | None
    club_memory: int | None
    plain_memory: int | None
    scoring: ScoringReport | None = None
    bidding: BiddingReport | None = None
    analysis: AnalysisReport | None = None
    play: tuple[PlayReport, ...] | None = None


def show(report: Report, console: Console) -> None:
    """Print a report."""
    cores = os.cpu_count()
    console.print(f"{cores} cores, {platform.system()}, Python {platform.python_version()}")
    if report.log is not None:
        _show_log(report.log, console)
    if report.scoring is not None:
        _show_scoring(report.scoring, console)
    if report.bidding is not None:
        show_bidding(report.bidding, console)
    if report.analysis is not None:
        _show_analysis(report.analysis, console)
    if report.play is not None:
        show_play(report.play, console)
    if report.load is not None:
        _show_load(report.load, console)
    if report.club_memory is not None and report.plain_memory is not None:
        console.print(
            f"peak memory of the club {report.club_memory / MB:.0f} MB,"
            f" of the broadcast {report.plain_memory / MB:.0f} MB"
        )


def _show_log(log: LogReport, console: Console) -> None:
    table = Table(
        title=f"The log, synchronous=FULL (this disk: {log.syncs:.0f} syncs/s)",
        title_justify="left",
    )
    for head in ("tables waiting", "appends/s", "per commit", "p50 ms", "p99 ms", "worst ms"):
        table.add_column(head, justify="right")
    for row in log.appends:
        count = f"{row.appends_per_commit:.1f}"
        table.add_row(f"{row.tables}", f"{row.per_second:,.0f}", count, *_latency(row.latency))
    console.print(table)


def _show_scoring(scoring: ScoringReport, console: Console) -> None:
    table = Table(title=f"Scoring {scoring.contracts:,} contracts", title_justify="left")
    for head in ("", "ns each", "against endplay"):
        table.add_column(head, justify="right", no_wrap=True)
    for name, each in (
        ("arrays", scoring.arrays),
        ("arrays of bytes", scoring.arrays_of_bytes),
        ("one by one", scoring.one_by_one),
    ):
        ratio = "" if scoring.endplay is None else f"{scoring.endplay / each:,.1f} times"
        table.add_row(name, f"{each:,.1f}", ratio)
    if scoring.endplay is not None:
        table.add_row("endplay", f"{scoring.endplay:,.0f}", f"{scoring.differ} differ")
    console.print(table)


def _show_analysis(analysis: AnalysisReport, console: Console) -> None:
    console.print(
        f"Double dummy, {analysis.deals} deals: {analysis.tables:.2f} tables/s of processor time,"
        f" [bold]{analysis.ratio:.3f}[/bold] of bare calls ({analysis.bare:.2f});"
        f" a whole play {analysis.play:.0f} ms"
    )
    table = Table(title="A position at the lead to a trick", title_justify="left")
    for head in ("tricks left", "all cards ms", "best only ms"):
        table.add_column(head, justify="right", no_wrap=True)
    for row in analysis.solves:
        table.add_row(f"{row.left}", f"{row.every_card:.2f}", f"{row.best_only:.2f}")
    console.print(table)


def _show_load(load: LoadReport, console: Console) -> None:
    players = f"{load.tables} tables of four"
    title = f"The club: {players}, each action durable before it is shown"
    _show_server(title, load.club, load.club_flat_out, console)
    title = f"A plain broadcast to {players}, {load.message} bytes (a view: {load.view})"
    _show_server(title, load.plain, load.plain_flat_out, console)
    by_cpu = "" if load.cpu_ratio is None else f", {load.cpu_ratio:.2f} by processor time"
    console.print(
        f"flat out the club does [bold]{load.ratio:.2f}[/bold] of the broadcast{by_cpu}"
        f" (refused: {load.refused}, connections lost: {load.lost})"
    )


def _show_server(
    title: str, rates: tuple[AtRate, ...], best: tuple[FlatOut, ...], console: Console
) -> None:
    table = Table(title=title, title_justify="left")
    for head in (
        "actions/s",
        "p50 ms",
        "p99 ms",
        "worst ms",
        "CPU",
        "load",
        "µs/action",
    ):
        table.add_column(head, justify="right", no_wrap=True)
    for row in rates:
        table.add_row(f"{row.rate:,}", *_latency(row.latency), *_effort(row.effort))
    for top in best:
        table.add_row(f"at most {top.rate:,.0f}", "", "", "", *_effort(top.effort))
    console.print(table)


def _latency(latency: Latency) -> tuple[str, str, str]:
    return f"{latency.p50:.2f}", f"{latency.p99:.2f}", f"{latency.worst:.1f}"


def _effort(effort: Effort) -> tuple[str, str, str]:
    each = "" if effort.per_action is None else f"{effort.per_action:,.0f}"
    return f"{effort.server:.0%}", f"{effort.load:.0%}", each

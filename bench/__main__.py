"""`python -m bench`: the log, 500 tables of four beside a plain broadcast, scoring, bidding."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console

from bench.analysis import measure_analysis
from bench.bidding import measure_bidding
from bench.load import LoadReport, Plan, Progress
from bench.log import measure_log
from bench.play import measure_play
from bench.processes import allow_many_sockets, free_port, serving
from bench.report import Report, show
from bench.scoring import measure_scoring

RATES = (150, 500, 1000)
RUN_CLI = "from rekontra.cli import app; app()"


def measure_tables(
    folder: Path, tables: int, seconds: float, rounds: int, progress: Callable[[str], None]
) -> tuple[LoadReport, int, int]:
    """The load report and the peak memory in bytes of the club and of the yardstick."""
    allow_many_sockets()
    club_port, plain_port = free_port(), free_port()
    data = str(folder / "club.db")
    club = ["-c", RUN_CLI, "serve", "--port", str(club_port), "--data", data]
    plain = ["-m", "bench.plain", str(plain_port)]
    with (
        serving(club, club_port, folder / "club.log") as club_server,
        serving(plain, plain_port, folder / "plain.log") as plain_server,
    ):
        plan = Plan(
            club_port=club_port,
            club_pid=club_server.pid,
            plain_port=plain_port,
            plain_pid=plain_server.pid,
            tables=tables,
            rates=RATES,
            seconds=seconds,
            rounds=rounds,
        )
        report = _play(plan, progress)
    return report, club_server.peak, plain_server.peak


def _play(plan: Plan, progress: Callable[[str], None]) -> LoadReport:
    command = [sys.executable, "-m", "bench.load"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(msgspec.json.encode(plan))
        process.stdin.close()
        for line in process.stdout:
            message = msgspec.json.decode(line, type=Progress | LoadReport)
            if isinstance(message, LoadReport):
                return message
            progress(message.text)
    raise RuntimeError("the load test ended without a report")


def main(
    only: Annotated[
        str,
        typer.Option(help="Measure only this: log, tables, scoring, bidding, analysis or play."),
    ] = "",
    tables: Annotated[int, typer.Option(help="How many tables of four.", min=1)] = 500,
    seconds: Annotated[float, typer.Option(help="How long each part takes.", min=0.2)] = 6,
    rounds: Annotated[int, typer.Option(help="How many times flat out.", min=1)] = 3,
    deals: Annotated[
        int, typer.Option(help="How many contracts are played, which takes long.", min=2)
    ] = 100,
    json: Annotated[Path | None, typer.Option(help="Write all figures to this file.")] = None,
    folder: Annotated[
        Path | None, typer.Option(help="A folder on the disk to be measured.")
    ] = None,
) -> None:
    """Measure the club on this machine; nothing leaves it."""
    console = Console()
    with (
        tempfile.TemporaryDirectory(prefix="rekontra-bench-", dir=folder) as temporary,
        console.status("…") as status,
    ):
        place = Path(temporary)

        def progress(text: str) -> None:
            status.update(f"measuring {text}")

        log = measure_log(place, 2 * seconds, progress) if only in ("", "log") else None
        scoring = measure_scoring(2 * rounds, progress) if only in ("", "scoring") else None
        bidding = measure_bidding(progress) if only in ("", "bidding") else None
        analysis = measure_analysis(2 * rounds, progress) if only in ("", "analysis") else None
        play = measure_play(progress, deals) if only == "play" else None
        load = club = plain = None
        if only in ("", "tables"):
            load, club, plain = measure_tables(place, tables, seconds, rounds, progress)
    report = Report(log, load, club, plain, scoring, bidding, analysis, play)
    show(report, console)
    if json is not None:
        json.write_bytes(msgspec.json.format(msgspec.json.encode(report)))


if __name__ == "__main__":
    try:
        typer.run(main)
    except RuntimeError as error:
        sys.exit(str(error))

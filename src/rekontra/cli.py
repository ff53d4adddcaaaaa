"""The command line."""

from __future__ import annotations

import webbrowser
from pathlib import Path
from typing import Annotated

import typer
import uvicorn
from rich.console import Console

from rekontra import __version__
from rekontra.adapters.sqlite import StoreError
from rekontra.club.tables import Pace
from rekontra.wiring import Settings, build, tune_garbage_collector

app = typer.Typer(
    name="rekontra",
    help="A bridge club: tables by link, every way of keeping score.",
    no_args_is_help=True,
    add_completion=False,
)
console = Console()
errors = Console(stderr=True)


def _version(shown: bool) -> None:
    if shown:
        console.print(f"rekontra {__version__}", highlight=False)
        raise typer.Exit


@app.callback()
def _main(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    """A bridge club: tables by link, every way of keeping score."""


def _default_data() -> Path:
    return Path(typer.get_app_dir("rekontra")) / "club.sqlite"


@app.command()
def serve(
    host: Annotated[
        str, typer.Option(help="Address to listen on; 0.0.0.0 lets others on the network in.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen on.", min=0, max=65535)] = 8000,
    data: Annotated[Path | None, typer.Option(help="The file that keeps all tables.")] = None,
    memory: Annotated[
        bool, typer.Option("--memory", help="Keep tables in memory only, until the club closes.")
    ] = False,
    pace: Annotated[
        float, typer.Option(help="How slowly bots act: 1 is human, 0 at once.", min=0, max=10)
    ] = 1.0,
    browser: Annotated[bool, typer.Option(help="Open the club in the browser.")] = False,
) -> None:
    """Open the club: serve the pages, the tables and the API."""
    normal = Pace()
    slowed = Pace(normal.call * pace, normal.card * pace, normal.trick * pace, normal.deal * pace)
    path = None if memory else data or _default_data()
    try:
        application = build(Settings(data=path, pace=slowed))
    except StoreError as error:
        errors.print(f"[red]The club cannot open:[/red] {error}", highlight=False)
        raise typer.Exit(1) from None
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{port}/"
    console.print(f"The club is open at [bold]{address}[/bold] (Ctrl+C closes it)", highlight=False)
    console.print(f"Tables are kept in {path or 'memory only'}", highlight=False, style="dim")
    if browser:
        webbrowser.open(address)
    tune_garbage_collector()
    uvicorn.run(
        application,
        host=host,
        port=port,
        log_level="warning",
        ws="websockets-sansio",
        ws_max_size=16 * 1024,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
    )

"""The command line."""

from __future__ import annotations

from typing import Annotated

import typer

from rekontra import __version__
from rekontra.cli.shell import Shell, say

app = typer.Typer(
    name="rekontra",
    help="cli-help",
    cls=Shell,
    add_completion=False,
)


def _show_version(shown: bool) -> None:
    if shown:
        say(f"rekontra {__version__}")
        raise typer.Exit


@app.callback()
def _main(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_show_version, is_eager=True, help="cli-help-version"),
    ] = False,
    # Shell takes it away before anything is parsed, for the help is to be in this language too.
    lang: Annotated[str, typer.Option(metavar="en|ru", help="cli-help-lang")] = "",
) -> None:
    pass

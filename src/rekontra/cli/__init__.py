"""The command line."""

from __future__ import annotations

from typing import Annotated

import typer

from rekontra import __version__
from rekontra.cli import bid, deal, files, match, options, review, score, serve, sheet, solve
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


app.command("serve", help="cli-help-serve")(serve.serve)
app.command("score", help="cli-help-score")(score.score)
app.command("sheet", help="cli-help-sheet")(sheet.sheet)
app.command("deal", help="cli-help-deal")(deal.deal)
app.command("bid", help="cli-help-bid")(bid.bid)
app.command("solve", help="cli-help-solve")(solve.solve)
app.command("review", help="cli-help-review")(review.review_file)
app.command("match", help="cli-help-match")(match.match)
app.command("options", help="cli-help-options")(options.options)
app.command("check", help="cli-help-check")(files.check)
app.command("convert", help="cli-help-convert")(files.convert)

"""`python -m tests.fuzz`: each fuzz, or one, on as many cases as wanted."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress

from tests.fuzz import bidding, files
from tests.fuzz.frame import Fuzz, run

FUZZES: dict[str, Fuzz[Any]] = {
    "files": files.FUZZ,
    "bidding": bidding.FUZZ,
    "strange-bidding": bidding.FUZZ_STRANGE,
}


def main(
    only: Annotated[str, typer.Argument(help="One of: " + ", ".join(FUZZES))] = "",
    number: Annotated[int, typer.Option(help="How many cases of each.", min=1)] = 100_000,
    seed: Annotated[int, typer.Option(help="The first seed; a failure names its own.")] = 0,
) -> None:
    """Try very many cases; end with 1 when something did not hold."""
    console = Console()
    failed = False
    for name, fuzz in FUZZES.items():
        if only not in ("", name):
            continue
        with Progress(console=console, transient=True) as bar:
            task = bar.add_task(name, total=number)
            outcome = run(fuzz, seed, number, partial(bar.advance, task))
        console.print(
            f"{name}: {outcome.tried} cases, {len(outcome.failures)} failures; the slowest took "
            f"{outcome.seconds:.3f} s (seed {outcome.slowest})"
        )
        for each, text in outcome.failures:
            console.print(f"  --seed {each} --number 1: {text}", markup=False)
        failed = failed or bool(outcome.failures)
    raise typer.Exit(int(failed))


if __name__ == "__main__":
    typer.run(main)

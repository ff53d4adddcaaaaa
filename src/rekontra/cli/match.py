"""`rekontra match`: two teams of bots at two tables, to see which is the better and by how much."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from functools import partial
from itertools import islice
from typing import Annotated

import msgspec
import typer
from rich import box
from rich.table import Table

from rekontra.analysis import NoSolver
from rekontra.bots import BOTS
from rekontra.bots.team_match import (
    Contracts,
    MatchResult,
    Outcome,
    PlayedBoard,
    play_board,
    summary,
)
from rekontra.cli.deal import boards
from rekontra.cli.shell import REFUSED, Stop, one_of, progress, say, show, words_of
from rekontra.cli.signs import contract_text, margin_text
from rekontra.cli.spread import spread
from rekontra.words import Words

_MOST_JOBS = 256


def match(
    context: typer.Context,
    home: Annotated[str, typer.Argument(metavar="BOT", help="cli-help-match-home")],
    away: Annotated[str, typer.Argument(metavar="BOT", help="cli-help-match-away")],
    number: Annotated[
        int, typer.Option("--boards", "-n", help="cli-help-match-boards", min=1, max=1_000_000)
    ] = 32,
    seed: Annotated[int | None, typer.Option(help="cli-help-match-seed")] = None,
    played: Annotated[bool, typer.Option("--played", help="cli-help-match-played")] = False,
    jobs: Annotated[
        int, typer.Option("--jobs", "-j", help="cli-help-match-jobs", min=0, max=_MOST_JOBS)
    ] = 0,
    each: Annotated[bool, typer.Option("--each", help="cli-help-match-each")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="cli-help-match-json")] = False,
) -> None:
    """Play a match of two teams of bots."""
    words = words_of(context)
    one_of("BOT", home, BOTS)
    one_of("BOT", away, BOTS)
    home, away = home.strip().lower(), away.strip().lower()
    seed = secrets.randbelow(2**32) if seed is None else seed
    play = partial(play_board, home=BOTS[home], away=BOTS[away], played=played)
    dealt = list(enumerate(islice(boards(seed), number), start=1))
    try:
        found = _collect(words, spread(play, dealt, jobs), number)
    except NoSolver:
        raise Stop(REFUSED, "cli-match-no-solver") from None
    result = summary(found)
    if as_json:
        message = {"home": home, "away": away, "seed": seed, "played": played}
        message |= {"result": result, "boards": found}
        say(msgspec.json.encode(message).decode())
        return
    how = words.say("cli-match-how", played="yes" if played else "no")
    say(words.say("cli-match-title", home=home, away=away, boards=number, seed=str(seed), how=how))
    if each:
        show(_boards(words, found))
    _show(words, home, away, result)


def _collect(words: Words, results: Iterator[PlayedBoard], number: int) -> list[PlayedBoard]:
    """All boards; a bar tells how the match stands meanwhile."""
    found: list[PlayedBoard] = []
    with progress() as bar:
        task = bar.add_task(words.say("cli-match-begins"), total=number)
        for board in results:
            found.append(board)
            bar.update(task, advance=1, description=_lead(words, summary(found)))
    return found


def _lead(words: Words, result: MatchResult) -> str:
    error = "" if result.error is None else f" ± {result.error:.2f}"
    return words.say("cli-match-imps", imps=_signed(result.mean) + error)


def _signed(number: float) -> str:
    """A number of two decimals with its sign, that of less than nothing a real minus."""
    return f"{number:+.2f}".replace("-", "−")


def _boards(words: Words, found: list[PlayedBoard]) -> Table:
    table = Table(box=box.SIMPLE)
    table.add_column(words.say("cli-match-board"), justify="right")
    for room in ("open", "closed"):
        table.add_column(words.say(f"cli-match-{room}"))
        table.add_column(words.say("cli-match-points"), justify="right")
    table.add_column(words.say("cli-match-won"), justify="right")
    for board in found:
        cells = []
        for outcome in (board.open, board.closed):
            cells += [_outcome(words, outcome), f"{outcome.points}".replace("-", "−")]
        table.add_row(str(board.number), *cells, f"{board.imps:+}".replace("-", "−"))
    return table


def _outcome(words: Words, outcome: Outcome) -> str:
    contract = outcome.contract
    if contract is None:
        return words.say("cli-sheet-passed-out")
    return f"{contract_text(words, contract)} {margin_text(outcome.tricks - contract.needed)}"


def _show(words: Words, home: str, away: str, result: MatchResult) -> None:
    better = home if result.total >= 0 else away
    say(words.say("cli-match-result", name=better, imps=abs(result.total)))
    say(_lead(words, result))
    say(words.say("cli-match-boards", won=result.won, drawn=result.drawn, lost=result.lost))
    table = Table(box=box.SIMPLE)
    table.add_column("")
    for head in ("declared", "games", "slams", "doubled"):
        table.add_column(words.say(f"cli-match-{head}"), justify="right")
    table.add_row(home, *_contracts(words, result.home))
    table.add_row(away, *_contracts(words, result.away))
    show(table)
    if result.passed_out:
        tables = 2 * result.boards
        say(words.say("cli-match-passed-out", count=result.passed_out, tables=tables))


def _contracts(words: Words, contracts: Contracts) -> Iterator[str]:
    for bid, made in (
        (contracts.declared, contracts.made),
        (contracts.games, contracts.games_made),
        (contracts.slams, contracts.slams_made),
    ):
        yield words.say("cli-match-made", bid=bid, made=made) if bid else "0"
    yield str(contracts.doubled)

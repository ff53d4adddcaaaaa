"""`rekontra solve`: how many tricks each declarer takes double dummy, and what par is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich import box
from rich.table import Table

from rekontra.analysis import DoubleDummy, NoSolver, Par, ParContract, par, tables
from rekontra.cli.deal import title
from rekontra.cli.files import read_boards
from rekontra.cli.reading import read_bytes
from rekontra.cli.shell import (
    REFUSED,
    UNREADABLE,
    Stop,
    one_of,
    progress,
    say,
    show,
    words_of,
)
from rekontra.cli.signs import strain_sign
from rekontra.cli.spread import spread
from rekontra.formats import Board, read_pbn
from rekontra.formats.boards import fourth_hand
from rekontra.formats.notation import parse_deal_text
from rekontra.game import Deal, Seat, Side, Strain, Unreadable
from rekontra.words import Words

_SEATS = {seat.value.lower(): seat for seat in Seat}
_VULNERABLE: dict[str, tuple[Side, ...]] = {
    "none": (),
    "ns": (Side.NS,),
    "ew": (Side.EW,),
    "both": (Side.NS, Side.EW),
}
_FILES = (".pbn", ".lin", ".json")
_BATCH = 8
"""How many deals go to a process at once: enough to be quick, few enough to see progress."""


def solve(
    context: typer.Context,
    deal: Annotated[list[str] | None, typer.Argument(help="cli-help-solve-deal")] = None,
    file: Annotated[str, typer.Option(help="cli-help-solve-file")] = "",
    dealer: Annotated[
        str | None, typer.Option(metavar="N|E|S|W", help="cli-help-solve-dealer")
    ] = None,
    vul: Annotated[
        str | None, typer.Option(metavar="none|ns|ew|both", help="cli-help-solve-vul")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="cli-help-solve-json")] = False,
) -> None:
    """Solve deals double dummy."""
    words = words_of(context)
    text = " ".join(deal or ())
    if bool(text) == bool(file):
        raise Stop(UNREADABLE, "cli-solve-one-of")
    boards = list(_boards(words, file) if file else [_board(text)])
    if not boards:
        raise Stop(UNREADABLE, "cli-solve-empty", path=file)
    first = None if dealer is None else one_of("--dealer", dealer, _SEATS)
    zone = None if vul is None else one_of("--vul", vul, _VULNERABLE)
    asked = [whole_deal(place, board, first, zone) for place, board in enumerate(boards, start=1)]
    try:
        for place, table in enumerate(_tables(words, asked)):
            best = par(table, asked[place].dealer, asked[place].vulnerable)
            if as_json:
                say(_json(table, best))
                continue
            if len(asked) > 1:
                say(title(words, boards[place].number or place + 1, asked[place]))
            show(tricks_table(words, table))
            say(par_text(words, best))
        if not as_json:
            say("")
            say(words.say("cli-solve-par-means"))
    except NoSolver:
        raise Stop(REFUSED, "cli-solve-no-solver") from None


def _boards(words: Words, file: str) -> Iterator[Board]:
    """The boards of a file of any form, or of lines with a deal each; raises Stop."""
    if Path(file).suffix.lower() in _FILES:
        yield from read_boards(words, file, "cp1252").boards
        return
    data = read_bytes(file)
    if data.lstrip().startswith((b"[", b"%")):
        yield from read_pbn(data).boards
        return
    for line in data.decode("utf-8", "replace").splitlines():
        if line.strip():
            yield _board(line.strip())


def _board(text: str) -> Board:
    try:
        return Board(hands=fourth_hand(parse_deal_text(text)))
    except Unreadable:
        raise Stop(UNREADABLE, "cli-solve-deal", text=text) from None


def whole_deal(
    place: int, board: Board, dealer: Seat | None, vulnerable: tuple[Side, ...] | None
) -> Deal:
    """The deal of a board, by North and with nobody vulnerable unless it is said; raises Stop."""
    n, e, s, w = (hand or () for hand in board.hands)
    try:
        return Deal(
            dealer=dealer or board.dealer or Seat.N,
            vulnerable=(board.vulnerable or ()) if vulnerable is None else vulnerable,
            hands=(n, e, s, w),
        )
    except Unreadable:
        raise Stop(UNREADABLE, "cli-solve-no-deal", board=board.number or place) from None


def _tables(words: Words, deals: Sequence[Deal]) -> Iterator[DoubleDummy]:
    """The tables of the deals in their order, on all cores where there are many."""
    batches = [
        [deal.hands for deal in deals[start : start + _BATCH]]
        for start in range(0, len(deals), _BATCH)
    ]
    if len(batches) < 2:
        for batch in batches:
            yield from tables(batch)
        return
    with progress() as bar:
        solved = spread(tables, [(batch,) for batch in batches])
        for found in bar.track(solved, len(batches), description=words.say("cli-solve-progress")):
            yield from found


def _json(table: DoubleDummy, best: Par) -> str:
    message = {
        "table": {
            seat.value: {strain.value: table.of(seat, strain) for strain in Strain} for seat in Seat
        },
        "par": {"score": best.score, "contracts": [str(each) for each in best.contracts]},
    }
    return msgspec.json.encode(message).decode()


def tricks_table(words: Words, table: DoubleDummy) -> Table:
    """A row for each declarer, a column for each strain."""
    shown = Table(box=box.SIMPLE)
    shown.add_column(words.say("cli-solve-declarer"))
    for strain in Strain:
        shown.add_column(strain_sign(words, strain), justify="right")
    for seat in Seat:
        tricks = (str(table.of(seat, strain)) for strain in Strain)
        shown.add_row(words.say(f"seat-{seat.value}"), *tricks)
    return shown


def par_text(words: Words, best: Par) -> str:
    """Par and its contracts in a sentence."""
    contracts = "; ".join(_contract(words, each) for each in best.contracts)
    side = "NS" if best.score > 0 else "EW" if best.score else "none"
    return words.say("cli-solve-par", side=side, points=abs(best.score), contracts=contracts)


def _contract(words: Words, each: ParContract) -> str:
    contract = words.say(
        "contract", level=each.level, strain=each.strain.value, doubling=int(each.doubled)
    )
    margin = words.say(
        "sheet-margin-spoken",
        sign=(each.result > 0) - (each.result < 0),
        tricks=abs(each.result),
    )
    first, *second = (words.say(f"seat-{seat.value}") for seat in each.declarers)
    by = words.say("cli-solve-either", one=first, other=second[0]) if second else first
    return words.say("cli-solve-contract", contract=contract, by=by, margin=margin)

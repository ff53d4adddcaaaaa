"""`rekontra sheet`: the score of a whole match from a file, as a paper sheet or as JSON."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from typing import Annotated

import msgspec
import typer
from rich import box
from rich.cells import cell_len
from rich.table import Table

from rekontra.cli.reading import read_bytes
from rekontra.cli.shell import REFUSED, UNREADABLE, Stop, say, show, suits_are_drawn, warn, words_of
from rekontra.cli.signs import SUIT_SIGNS, margin_text
from rekontra.formats import (
    KeptSheet,
    SheetFile,
    UnreadableSheet,
    keep_sheet,
    read_sheets,
    sheet_report,
)
from rekontra.game import Contract, Illegal, Side
from rekontra.scoring import DealLine, Entry, Form, Place, Sheet, add_up, preset_name
from rekontra.words import Words

_WIDTH = 14


def sheet(
    context: typer.Context,
    file: Annotated[str, typer.Argument(help="cli-help-sheet-file")],
    as_json: Annotated[bool, typer.Option("--json", help="cli-help-sheet-json")] = False,
) -> None:
    """Score the match of a sheet file, or each of a list."""
    words = words_of(context)
    try:
        given = read_sheets(read_bytes(file))
        files = given if isinstance(given, list) else [given]
        kept = [_keep(words, each) for each in files]
    except UnreadableSheet as error:
        place = _place(words, error.sheet, error.deal)
        message = f"cli-sheet-{error.fault.value}"
        raise Stop(UNREADABLE, message, place=place, field=error.field, **error.details) from None
    except Illegal as illegal:
        raise Stop(REFUSED, f"error-{illegal.code}", **illegal.details) from None
    if as_json:
        reports = [sheet_report(each) for each in kept]
        report = reports if isinstance(given, list) else reports[0]
        say(msgspec.json.encode(report).decode())
    else:
        for each in kept:
            _show(words, each)
    for each in kept:
        if each.behind:
            _report_behind(words, each)
    if any(each.behind for each in kept):
        raise typer.Exit(REFUSED)


def _keep(words: Words, file: SheetFile) -> KeptSheet:
    try:
        return keep_sheet(file)
    except Illegal as illegal:
        deal = illegal.details.get("deal")
        place = _place(words, file.place, deal if isinstance(deal, int) else None)
        why = words.say(f"error-{illegal.code}", **illegal.details)
        raise Stop(REFUSED, "cli-sheet-refused", place=place, why=why) from None


def _place(words: Words, sheet: int | None, deal: int | None) -> str:
    return words.say("cli-sheet-place", sheet=sheet or 0, deal=deal or 0)


def _report_behind(words: Words, kept: KeptSheet) -> None:
    warn(
        words.say(
            "cli-sheet-behind",
            place=_place(words, kept.file.place, None),
            count=len(kept.behind),
            deals=", ".join(str(deal) for deal in kept.behind),
        )
    )


def _show(words: Words, kept: KeptSheet) -> None:
    file, sheet = kept.file, kept.match.sheet
    form = words.say(f"form-{file.profile.form.value}")
    rules = words.say(f"preset-{preset_name(file.profile)}")
    if file.place is not None:
        say(words.say("cli-sheet-number", sheet=file.place))
    say(words.say("cli-sheet-title", form=form, rules=rules))
    say("")
    for line in _pad(words, kept):
        say(line.rstrip())
    say("")
    if sheet.deals:
        show(_deals(words, kept))
    for line in _outcome(words, kept):
        say(line)
    if file.place is not None:
        say("")


def _name(words: Words, kept: KeptSheet, side: Side) -> str:
    name = kept.file.players[side]
    folded = {"we": "we", "they": "they", "ns": "NS", "ew": "EW"}.get(name.lower(), name)
    return words.say("cli-sheet-side-us", name=folded)


def _pad(words: Words, kept: KeptSheet) -> Iterator[str]:
    """The pad: what is above the line grows upwards from it, a line closes each game below."""
    sheet, carried = kept.match.sheet, kept.file.profile.form.carry
    drawn = suits_are_drawn()
    heads = [_name(words, kept, side) for side in Side]
    width = max(_WIDTH, *(cell_len(head) + 2 for head in heads))
    bar, line, cross = ("│", "─", "┼") if drawn else ("|", "-", "+")
    thick, thick_cross = ("═", "╪") if drawn else ("=", "+")

    def row(left: str, right: str, note: str = "") -> str:
        cells = (" " * (width - 1 - cell_len(cell)) + cell + " " for cell in (left, right))
        return bar.join(cells) + (f"  {note}" if note else "")

    yield row(*heads)
    yield line * width + cross + line * width
    if not carried:
        for deal, _ in enumerate(sheet.deals, start=1):
            totals = add_up(entry for entry in sheet.entries if entry.deal == deal)
            left, right = (str(totals[side] or "") for side in Side)
            yield row(left, right, words.say("cli-sheet-of-deal", deal=deal))
    else:
        above = [_column(sheet.entries, side, None) for side in Side]
        yield from reversed([row(*cells) for cells in zip_longest(*above, fillvalue="")])
        yield thick * width + thick_cross + thick * width
        legs = [
            [row(*cells) for cells in zip_longest(*columns, fillvalue="")]
            for columns in _legs(sheet)
        ]
        for game, rows in enumerate(legs):
            if game:
                yield line * width + cross + line * width
            yield from rows
    yield thick * width + thick_cross + thick * width
    left, right = (str(sheet.totals[side]) for side in Side)
    yield row(left, right, words.say("cli-sheet-total"))
    if carried:
        standing = kept.match.standing
        left, right = (str(standing.games[side]) for side in Side)
        yield row(left, right, words.say("cli-sheet-games"))
        if not sheet.over:
            left, right = (str(standing.legs[side]) for side in Side)
            yield row(left, right, words.say("cli-sheet-leg"))


def _column(entries: tuple[Entry, ...], side: Side, game: int | None) -> list[str]:
    """The numbers of a side above the line (no game) or towards a game, in the order written."""
    place = Place.ABOVE if game is None else Place.BELOW
    return [
        str(entry.points)
        for entry in entries
        if entry.side is side and entry.place is place and entry.game == game
    ]


def _legs(sheet: Sheet) -> Iterator[list[list[str]]]:
    """The columns below the line of every game; of one under way only when it is."""
    games = sum(sheet.deals[-1].games.values()) if sheet.deals else 0
    for game in range(1, games + 2):
        columns = [_column(sheet.entries, side, game) for side in Side]
        if any(columns) or not sheet.over:
            yield columns


def _deals(words: Words, kept: KeptSheet) -> Table:
    sheet = kept.match.sheet
    table = Table(box=box.SIMPLE)
    table.add_column(words.say("cli-sheet-deal"), justify="right")
    for head in ("contract", "by", "result", "zone"):
        table.add_column(words.say(f"cli-sheet-{head}"))
    for side in Side:
        table.add_column(_name(words, kept, side), justify="right")
    table.add_column("")
    for deal, line in enumerate(sheet.deals, start=1):
        entries = [entry for entry in sheet.entries if entry.deal == deal]
        table.add_row(
            str(deal), *_played(words, kept, line), *_points(entries), _reasons(words, entries)
        )
    closing = [entry for entry in sheet.entries if entry.deal is None]
    if closing:
        end = words.say("cli-sheet-at-end")
        table.add_row("", end, "", "", "", *_points(closing), _reasons(words, closing))
    return table


def _played(words: Words, kept: KeptSheet, line: DealLine) -> tuple[str, str, str, str]:
    both = len(line.vulnerable) == 2
    zone = " ".join(_name(words, kept, side) for side in line.vulnerable)
    zone = words.say("cli-sheet-both") if both else zone or words.say("cli-sheet-nobody")
    contract = line.result.contract
    if contract is None:
        return words.say("cli-sheet-passed-out"), "", "", zone
    margin = line.result.tricks - contract.needed
    result = margin_text(margin)
    if kept.file.profile.form is Form.TRAINING:
        result = str(line.result.tricks)
    by = _name(words, kept, contract.declarer.side)
    return _contract(kept, contract), by, result, zone


def _contract(kept: KeptSheet, contract: Contract) -> str:
    suit = contract.strain.trumps
    sign = SUIT_SIGNS[suit] if suit and suits_are_drawn() else contract.strain.value
    if kept.file.profile.form is Form.TRAINING:
        return sign
    return f"{contract.level}{sign}{'X' * contract.doubling}"


def _points(entries: list[Entry]) -> list[str]:
    totals = add_up(entries)
    return [str(totals[side] or "") for side in Side]


def _reasons(words: Words, entries: list[Entry]) -> str:
    return " + ".join(
        f"{entry.points} {words.say('sheet-word', reason=entry.reason.value)}" for entry in entries
    )


def _outcome(words: Words, kept: KeptSheet) -> Iterator[str]:
    """How it ended: who won, the units, the money; or whose deal it is next."""
    sheet, profile = kept.match.sheet, kept.file.profile
    if not sheet.over:
        yield words.say("cli-sheet-open")
        seat = words.say(f"seat-{kept.match.standing.dealer.value}")
        yield words.say("cli-sheet-next", seat=seat)
        return
    if kept.file.stopped and sheet.stopped:
        yield words.say("cli-sheet-stopped")
    if sheet.rubber_to is not None:
        yield words.say("cli-sheet-rubber", name=_name(words, kept, sheet.rubber_to))
    if sheet.winner is None:
        yield words.say("cli-sheet-draw")
        return
    winner = sheet.winner
    yield words.say(
        "cli-sheet-won",
        name=_name(words, kept, winner),
        points=sheet.totals[winner] - sheet.totals[winner.other],
        units=sheet.settlement[winner],
    )
    if profile.stake:
        yield words.say("cli-sheet-money", stake=profile.stake, money=sheet.money[winner])

"""Matches to take away: as a table for a spreadsheet, and in the form of a sheet file."""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rekontra.contests import Match
from rekontra.game import Seat, Side
from rekontra.scoring import DealResult, Entry, Place, plain_options, preset_name

COLUMNS = (
    "match",
    *(seat.name for seat in Seat),
    "deal",
    "number",
    "dealer",
    "vulnerable",
    "contract",
    "declarer",
    "tricks",
    "result",
    "honours",
    "NS above",
    "NS below",
    "EW above",
    "EW below",
    "NS total",
    "EW total",
    "NS units",
    "EW units",
    "practice",
)

SEPARATORS = (",", ";")
"""What may stand between the cells: spreadsheets expect one or the other, as their country does."""

# A spreadsheet takes what begins so for a formula, and may be made to do harm by it: at the start
# of a cell, or behind what it takes for the end of one.
_FORMULA = re.compile(r"(^|[,;\t\r\n])(?=\s*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20])")


@dataclass(frozen=True, slots=True)
class Exported:
    """A match with the names of those who play it; `behind` are the deals after its end.

    `practice` lists the kinds of deals that were chosen for it.
    """

    number: int
    players: Mapping[Seat, str]
    match: Match
    behind: tuple[DealResult, ...] = ()
    practice: tuple[str, ...] = ()

    def side(self, side: Side) -> str:
        """The names of the players of a side."""
        names = dict.fromkeys(self.players.get(seat, "") for seat in side.seats)
        return " + ".join(name for name in names if name)


def to_json(matches: Iterable[Exported]) -> str:
    """The matches as a list of sheet files, which `rekontra sheet` reads."""
    return json.dumps([_sheet_file(each) for each in matches], ensure_ascii=False, indent=1)


def _sheet_file(each: Exported) -> dict[str, Any]:
    match = each.match
    return {
        "profile": {
            "preset": preset_name(match.profile),
            "options": plain_options(match.profile),
        },
        "first_dealer": match.first_dealer.value,
        "sides": {side.value: each.side(side) for side in Side},
        "players": {seat.value: name for seat, name in each.players.items()},
        "deals": [_deal(result) for result in (*match.results, *each.behind)],
        "stopped": match.stopped,
    } | ({"practice": list(each.practice)} if each.practice else {})


def _deal(result: DealResult) -> dict[str, Any]:
    contract, honours = result.contract, result.honours
    if contract is None:
        return {"passed_out": True}
    deal: dict[str, Any] = {
        "declarer": contract.declarer.value,
        "level": contract.level,
        "strain": contract.strain.value,
        "doubling": contract.doubling,
        "tricks": result.tricks,
    }
    if honours is not None:
        deal["honours"] = {"side": honours.side.value, "points": honours.points}
    return deal


def to_csv(matches: Iterable[Exported], separator: str = ",") -> str:
    """The matches as a table with a line for every deal, after them what the end brought.

    `separator` is one of SEPARATORS. Totals run on within a match; units stand in its last line.
    """
    text = io.StringIO()
    writer = csv.writer(text, delimiter=separator)
    writer.writerow(COLUMNS)
    for each in matches:
        writer.writerows([_cell(value) for value in row] for row in _rows(each))
    return text.getvalue()


def _rows(each: Exported) -> Iterable[Sequence[str | int]]:
    match, sheet = each.match, each.match.sheet
    totals = dict.fromkeys(Side, 0)
    people = [each.players.get(seat, "") for seat in Seat]
    closing = [entry for entry in sheet.entries if entry.deal is None]
    places: list[int | None] = [*range(1, len(match.results) + 1)]
    if closing or not places:
        places.append(None)
    for place in places:
        entries = [entry for entry in sheet.entries if entry.deal == place]
        for entry in entries:
            totals[entry.side] += entry.points
        last = sheet.over and place == places[-1]
        yield (
            each.number,
            *people,
            *(_of_deal(each, place) if place else [""] * 9),
            *_points(entries),
            *(totals[side] for side in Side),
            *(sheet.settlement[side] if last else "" for side in Side),
            " ".join(each.practice),
        )


def _of_deal(each: Exported, place: int) -> Sequence[str | int]:
    line, result = each.match.sheet.deals[place - 1], each.match.results[place - 1]
    contract, honours = result.contract, result.honours
    setting = (
        place,
        "" if line.number is None else line.number,
        line.dealer.value,
        " ".join(side.value for side in line.vulnerable),
    )
    if contract is None:
        return (*setting, "pass", "", "", "", "")
    return (
        *setting,
        f"{contract.level}{contract.strain.value}{'X' * contract.doubling}",
        contract.declarer.value,
        result.tricks,
        result.tricks - contract.needed,
        "" if honours is None else f"{honours.side.value} {honours.points}",
    )


def _points(entries: Sequence[Entry]) -> list[int]:
    return [
        sum(entry.points for entry in entries if (entry.side, entry.place) == (side, place))
        for side in Side
        for place in (Place.ABOVE, Place.BELOW)
    ]


def _cell(value: str | int) -> str | int:
    """The value of a cell, a text never as a formula."""
    return _FORMULA.sub(r"\1'", value) if isinstance(value, str) else value

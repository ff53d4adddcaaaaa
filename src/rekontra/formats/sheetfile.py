"""The sheet file: a profile and the results of deals as JSON, and the sheet that follows from it.

docs/library.md describes the format.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from enum import Enum
from typing import Any, NoReturn, TypeVar

from rekontra.contests import Match, keep_match
from rekontra.game import Contract, Seat, Side, Strain, Unreadable
from rekontra.scoring import (
    DealResult,
    Entry,
    Form,
    Honours,
    Place,
    Profile,
    add_up,
    parse_profile,
)
from rekontra.scoring.options import plain

_T = TypeVar("_T")

_PAIRS = (("A", "B"), ("NS", "EW"), ("We", "They"))
_STYLES: tuple[Callable[[str], str], ...] = (str, str.lower, str.upper)
_SEATS = {seat.value: seat for seat in Seat}
_STRAINS = {strain.value: strain for strain in Strain}

_SHEET_FIELDS = frozenset({"profile", "deals", "stopped", "first_dealer", "sides"})
_CONTRACT_FIELDS = ("declarer_side", "declarer", "level", "strain", "doubling")
_DEAL_FIELDS = frozenset({*_CONTRACT_FIELDS, "tricks", "honours", "passed_out", "dealer"})
# What files of examples say of a deal beside that; some of it looks like a field misspelt.
_REMARKS = frozenset({"dealer_side", "points", "score", "vul", "game_to", "adds", "after"})


class Fault(Enum):
    """What is wrong with a place in a sheet file; the value is a key for its sentence."""

    SYNTAX = "syntax"
    PROFILE = "profile"
    MISSING = "missing"
    UNKNOWN = "unknown"
    VALUE = "value"
    RANGE = "range"
    WITHOUT = "without"


class UnreadableSheet(Unreadable):
    """A sheet file that cannot be read: which sheet of a list, which deal (from 1), which field.

    `details` are what the sentence of the fault needs: `allowed` and `found` (value), `low`, `high`
    and `found` (range), `near` (unknown), `why` (syntax and profile).
    """

    _SENTENCES: Mapping[Fault, str] = {
        Fault.SYNTAX: "this is no JSON: {why}",
        Fault.PROFILE: "{why}",
        Fault.MISSING: "{field} is missing",
        Fault.UNKNOWN: "there is no field {field}; perhaps {near} is meant",
        Fault.VALUE: "{field} must be {allowed}, not {found}",
        Fault.RANGE: "{field} must be {low} to {high}, not {found}",
        Fault.WITHOUT: "{field} does not go with a deal passed out",
    }

    def __init__(
        self,
        fault: Fault,
        field: str = "",
        *,
        sheet: int | None = None,
        deal: int | None = None,
        **details: str | int,
    ) -> None:
        place = "".join(
            f"{name} {number}: " for name, number in (("sheet", sheet), ("deal", deal)) if number
        )
        super().__init__(place + self._SENTENCES[fault].format(field=field, **details))
        self.fault = fault
        self.field = field
        self.sheet = sheet
        self.deal = deal
        self.details = details


@dataclass(frozen=True, slots=True)
class SheetFile:
    """What a sheet file says; `names` are its names of the sides, `players` who sits on them.

    `dealers` are those that the file names for its deals, to be checked against the rotation.
    """

    profile: Profile
    first_dealer: Seat
    results: tuple[DealResult, ...]
    stopped: bool
    names: Mapping[Side, str]
    players: Mapping[Side, str]
    dealers: tuple[Seat | None, ...]
    place: int | None = None


@dataclass(frozen=True, slots=True)
class KeptSheet:
    """A sheet file scored: the match, and the deals (from 1) that lie behind its end."""

    file: SheetFile
    match: Match
    behind: tuple[int, ...]


def read_sheets(text: str | bytes) -> SheetFile | list[SheetFile]:
    """Read a sheet file, or one that holds a list of them.

    Raises UnreadableSheet for what cannot be read, Illegal for options that cannot stand together.
    """
    try:
        value = json.loads(text.decode("utf-8-sig") if isinstance(text, bytes) else text)
    except (ValueError, RecursionError) as error:
        raise UnreadableSheet(Fault.SYNTAX, why=str(error)) from None
    if isinstance(value, list):
        return [parse_sheet(each, place) for place, each in enumerate(value, start=1)]
    return parse_sheet(value)


def parse_sheet(value: object, place: int | None = None) -> SheetFile:
    """The sheet file that this value of JSON is; `place` is its number in a list.

    Raises UnreadableSheet for what cannot be read, Illegal for options that cannot stand together.
    """
    reader = _Reader(place)
    sheet = reader.fields(value, "sheet", _SHEET_FIELDS)
    profile = reader.profile(sheet.get("profile"))
    deals = sheet.get("deals")
    if deals is None:
        reader.fail(Fault.MISSING, "deals")
    if not isinstance(deals, list):
        reader.reject("deals", "a list", deals)
    names = sheet.get("sides")
    if names is not None:
        reader.side_names(names)
    results, dealers = [], []
    for number, each in enumerate(deals, start=1):
        reader.deal = number
        deal = reader.fields(each, "deal", _DEAL_FIELDS | {"side"})
        results.append(reader.result(deal, profile.form))
        dealers.append(reader.choice(deal, "dealer", _SEATS))
    reader.deal = None
    first = reader.choice(sheet, "first_dealer", _SEATS)
    own = reader.names or ("NS", "EW")
    return SheetFile(
        profile=profile,
        first_dealer=first or (dealers[0] if dealers else None) or Seat.N,
        results=tuple(results),
        stopped=reader.flag(sheet, "stopped"),
        names=dict(zip(Side, own, strict=True)),
        players=dict(zip(Side, reader.players or own, strict=True)),
        dealers=tuple(dealers),
        place=place,
    )


def keep_sheet(file: SheetFile) -> KeptSheet:
    """Score a sheet file; duplicate-scored deals count as a match that ended with the last of them.

    Raises Illegal for a result that the rules forbid, UnreadableSheet where the file names a dealer
    whose turn it is not.
    """
    ended = file.stopped or (file.profile.form is Form.DUPLICATE and bool(file.results))
    match, behind = keep_match(file.profile, file.first_dealer, file.results, ended)
    lines = zip(match.sheet.deals, file.dealers, strict=False)
    for deal, (line, dealer) in enumerate(lines, start=1):
        if dealer not in (None, line.dealer):
            raise UnreadableSheet(
                Fault.VALUE,
                "dealer",
                sheet=file.place,
                deal=deal,
                allowed=line.dealer.value,
                found=_show(dealer.value),
            )
    return KeptSheet(file, match, behind)


def sheet_report(kept: KeptSheet) -> dict[str, Any]:
    """The scored sheet as plain values for JSON, with the sides named as in the file.

    `behind` (deals after the end of the match) and `closing` (entries that no deal earned) are
    there when there are any.
    """
    sheet, names = kept.match.sheet, kept.file.names
    deals = []
    for deal, line in enumerate(sheet.deals, start=1):
        entries = [entry for entry in sheet.entries if entry.deal == deal]
        deals.append(
            {
                "points": _points(entries, names),
                "legs": _by_name(line.legs, names),
                "games": _by_name(line.games, names),
                "vulnerable": [names[side] for side in line.vulnerable],
                "entries": [_entry(entry, names) for entry in entries],
            }
        )
    report: dict[str, Any] = {
        "deals": deals,
        "final": _by_name(sheet.totals, names),
        "settlement": _by_name(sheet.settlement, names),
        "winner": None if sheet.winner is None else names[sheet.winner],
    }
    closing = [_entry(entry, names) for entry in sheet.entries if entry.deal is None]
    if closing:
        report["closing"] = closing
    if kept.behind:
        report["behind"] = list(kept.behind)
    return report


def _points(entries: Sequence[Entry], names: Mapping[Side, str]) -> dict[str, list[int]]:
    above = add_up(entry for entry in entries if entry.place is Place.ABOVE)
    below = add_up(entry for entry in entries if entry.place is Place.BELOW)
    return {name: [above[side], below[side]] for side, name in names.items()}


def _by_name(numbers: Mapping[Side, int], names: Mapping[Side, str]) -> dict[str, int]:
    return {name: numbers[side] for side, name in names.items()}


def _entry(entry: Entry, names: Mapping[Side, str]) -> dict[str, Any]:
    return {
        "side": names[entry.side],
        "points": entry.points,
        "place": plain(entry.place),
        "reason": plain(entry.reason),
        "deal": entry.deal,
        "terms": [{"count": term.count, "each": term.each} for term in entry.terms],
        "factor": entry.factor,
        "game": entry.game,
        "option": entry.option,
    }


class _Reader:
    """Reads the parts of one sheet, knows which deal it is at and how the file names the sides."""

    def __init__(self, place: int | None) -> None:
        self.place = place
        self.deal: int | None = None
        self.names: tuple[str, str] | None = None
        self.players: tuple[str, str] | None = None

    def fail(self, fault: Fault, field: str, **details: str | int) -> NoReturn:
        raise UnreadableSheet(fault, field, sheet=self.place, deal=self.deal, **details)

    def reject(self, field: str, allowed: str, found: object) -> NoReturn:
        self.fail(Fault.VALUE, field, allowed=allowed, found=_show(found))

    def fields(self, value: object, name: str, known: frozenset[str]) -> dict[str, Any]:
        """The fields of an object; one that is not known may stand, unless it looks misspelt."""
        if not isinstance(value, dict):
            self.reject(name, "an object", value)
        for field in value:
            near = get_close_matches(field.lower(), known, n=1, cutoff=0.8)
            if field not in known and field not in _REMARKS and near:
                self.fail(Fault.UNKNOWN, field, near=near[0])
        return value

    def profile(self, value: object) -> Profile:
        if value is None:
            return Profile()
        if not isinstance(value, dict):
            self.reject("profile", "an object", value)
        try:
            return parse_profile(value)
        except Unreadable as error:
            self.fail(Fault.PROFILE, "profile", why=str(error))

    def side_names(self, value: object) -> None:
        """The names of the sides, with the players on them: `{"A": "Ann and Bob", "B": …}`."""
        allowed = "an object with a name for each side"
        if not isinstance(value, dict) or len(value) != 2:
            self.reject("sides", allowed, value)
        if not all(isinstance(name, str) and name.isprintable() for name in value.values()):
            self.reject("sides", allowed, value)
        first, second = (self.side(name, "sides") for name in value)
        names = dict(zip((first, second), value.values(), strict=True))
        if len(names) != 2:
            self.reject("sides", allowed, value)
        self.players = (names[Side.NS], names[Side.EW])

    def side(self, value: object, field: str) -> Side:
        """The side of this name; the first name tells which names the file uses."""
        if self.names is None:
            styled = [tuple(map(style, pair)) for pair in _PAIRS for style in _STYLES]
            found = next((pair for pair in styled if value in pair), None)
            if found is None:
                self.reject(field, " or ".join("/".join(pair) for pair in _PAIRS), value)
            self.names = (found[0], found[1])
        sides = {name.lower(): side for name, side in zip(self.names, Side, strict=True)}
        if not isinstance(value, str) or value.lower() not in sides:
            self.reject(field, " or ".join(self.names), value)
        return sides[value.lower()]

    def result(self, deal: dict[str, Any], form: Form) -> DealResult:
        if self.flag(deal, "passed_out"):
            for field in (*_CONTRACT_FIELDS, "side"):
                if deal.get(field) is not None:
                    self.fail(Fault.WITHOUT, field)
            tricks = 0 if deal.get("tricks") is None else self.number(deal, "tricks", 0, 13)
            return DealResult(None, tricks, self.honours(deal, None))
        declarer = self.declarer(deal)
        strain = self.choice(deal, "strain", _STRAINS)
        if strain is None:
            self.fail(Fault.MISSING, "strain")
        # A training deal has no contract: declarer, strain and tricks are all there is.
        untold = form is Form.TRAINING and deal.get("level") is None
        level = 1 if untold else self.number(deal, "level", 1, 7)
        doubling = 0 if deal.get("doubling") is None else self.number(deal, "doubling", 0, 2)
        contract = Contract(level, strain, doubling, declarer)
        tricks = self.number(deal, "tricks", 0, 13)
        return DealResult(contract, tricks, self.honours(deal, declarer.side))

    def declarer(self, deal: dict[str, Any]) -> Seat:
        field = "declarer_side" if deal.get("declarer_side") is not None else "side"
        name = deal.get(field)
        side = None if name is None else self.side(name, field)
        seat = self.choice(deal, "declarer", _SEATS)
        if seat is None:
            if side is None:
                self.fail(Fault.MISSING, "declarer_side")
            return side.seats[0]
        if side not in (None, seat.side):
            self.reject("declarer", " or ".join(each.value for each in side.seats), seat.value)
        return seat

    def honours(self, deal: dict[str, Any], declaring: Side | None) -> Honours | None:
        value = deal.get("honours")
        if value is None:
            return None
        if not isinstance(value, dict):
            self.reject("honours", "an object with side and points", value)
        points = value.get("points")
        if type(points) is not int:
            self.reject("honours points", "100 or 150", points)
        if value.get("side") is not None:
            return Honours(self.side(value["side"], "honours side"), points)
        seat = value.get("seat")
        if seat in ("declarer", "dummy") and declaring is not None:
            return Honours(declaring, points)
        if seat is None:
            self.fail(Fault.MISSING, "honours side")
        if seat not in _SEATS:
            self.reject("honours seat", ", ".join(_SEATS), seat)
        return Honours(_SEATS[seat].side, points)

    def number(self, fields: dict[str, Any], field: str, low: int, high: int) -> int:
        value = fields.get(field)
        if value is None:
            self.fail(Fault.MISSING, field)
        if type(value) is not int or not low <= value <= high:
            self.fail(Fault.RANGE, field, low=low, high=high, found=_show(value))
        return value

    def flag(self, fields: dict[str, Any], field: str) -> bool:
        value = fields.get(field)
        if value is not None and not isinstance(value, bool):
            self.reject(field, "true or false", value)
        return bool(value)

    def choice(self, fields: dict[str, Any], field: str, meanings: Mapping[str, _T]) -> _T | None:
        value = fields.get(field)
        if value is None:
            return None
        if not isinstance(value, str) or value not in meanings:
            self.reject(field, ", ".join(meanings), value)
        return meanings[value]


def _show(value: object) -> str:
    """A value as it stands in the file, without the rest where it is long."""
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 40 else f"{text[:39]}…"

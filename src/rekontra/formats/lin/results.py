"""The results of a match as the head of a LIN file lists them, and what else that head says."""

from __future__ import annotations

import re
from dataclasses import dataclass

from rekontra.formats.boards import MAX_NUMBER, Board
from rekontra.game import Call, Seat

HEADER_TAGS = {
    1: "Stage",
    5: "HomeTeam",
    6: "HomeCarryOver",
    7: "VisitTeam",
    8: "VisitCarryOver",
}
"""The tags of a board for the parts of `vg`; 0 is the event, 2 the scoring, 3 and 4 the boards."""

ROOM_ORDER = ("Open", "Closed")
MOST_RESULTS = 1_000
_RESULT = re.compile(r"([1-7])(NT|[CDHSN])([NESW])(X{0,2})(=|[+-]\d{1,2})", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Result:
    """A contract with the tricks of its declarer; a pass for a deal passed out, with neither."""

    bid: Call
    doubling: int = 0
    declarer: Seat | None = None
    tricks: int | None = None


def read_results(text: str, header: tuple[str, ...]) -> dict[tuple[int, str], Result]:
    """The results by number and room: open and closed in turn, from the first board on.

    What cannot be read counts as not played.
    """
    first = header[3] if len(header) > 3 else ""
    start = int(first) if re.fullmatch(r"[0-9]{1,6}", first) else 1
    results = {}
    for place, part in enumerate(text.split(",", MOST_RESULTS)[:MOST_RESULTS]):
        result = _parse(part.strip())
        number = start + place // 2
        if result is not None and number <= MAX_NUMBER:
            results[number, ROOM_ORDER[place % 2]] = result
    return results


def _parse(text: str) -> Result | None:
    if text.upper() in ("PASS", "P"):
        return Result(Call.PASS)
    found = _RESULT.fullmatch(text)
    if found is None:
        return None
    level, strain, declarer, doubled, margin = (part.upper() for part in found.groups())
    tricks = int(level) + 6 + (0 if margin == "=" else int(margin))
    if not 0 <= tricks <= 13:
        return None
    bid = Call(level + ("NT" if strain.startswith("N") else strain))
    return Result(bid, len(doubled), Seat(declarer), tricks)


def result_text(board: Board) -> str:
    """The result of a board as the list has it, empty where it is not known.

    >>> from rekontra.game import Seat
    >>> result_text(Board(bid=Call.S4, doubling=1, declarer=Seat.W, tricks=9))
    '4SWx-1'
    """
    if board.passed_out:
        return "PASS"
    contract = board.contract
    if contract is None or board.tricks is None:
        return ""
    margin = board.tricks - contract.needed
    strain = contract.strain.value[0]
    ending = "=" if margin == 0 else f"{margin:+d}"
    return f"{contract.level}{strain}{contract.declarer.value}{'x' * contract.doubling}{ending}"

"""Boards into LIN."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rekontra.formats.boards import Board, hand_of
from rekontra.formats.lin.reading import DEALERS, ROOMS, heading_number
from rekontra.formats.lin.results import HEADER_TAGS, MOST_RESULTS, ROOM_ORDER, result_text
from rekontra.formats.notation import suited_hand_text
from rekontra.game import Call, Seat

_DIGITS = {seat: digit for digit, seat in DEALERS.items()}
_ROOM_SIGNS = {room: sign for sign, room in ROOMS.items()}
_SEATS = (Seat.S, Seat.W, Seat.N, Seat.E)
_NO_NAMES = ("",) * 4


def write_lin(boards: Iterable[Board]) -> str:
    """Boards as a LIN file, one line a board; boards of two rooms as a match with its results.

    LIN has no place for PBN's judgements, remarks on a single call, and most other tags.
    """
    every = tuple(boards)
    if not any(_room(board) for board in every):
        return "".join(f"{board_line(board)}\n" for board in every)
    lines = [*_head(every), *(f"{_rooms_line(board)}" for board in every)]
    return "".join(f"{line}\n" for line in lines)


def board_line(board: Board) -> str:
    """A board as one line of LIN."""
    return f"pn|{','.join(_names(board))}|st||{_rest(board)}"


def _rooms_line(board: Board) -> str:
    room = _room(board)
    names = _names(board)
    eight = (*_NO_NAMES, *names) if room == "Closed" else (*names, *_NO_NAMES)
    number = "" if board.number is None else str(board.number)
    return f"qx|{_ROOM_SIGNS.get(room, '')}{number}|pn|{','.join(eight)}|st||{_rest(board)}"


def _room(board: Board) -> str:
    room = board.tag("Room") or ""
    return room if room in ROOM_ORDER else ""


def _head(boards: Sequence[Board]) -> Iterator[str]:
    first = boards[0]
    numbers = [board.number for board in boards if board.number is not None]
    low, high = (min(numbers), max(numbers)) if numbers else (1, 1)
    header = {place: first.tag(name) or "" for place, name in HEADER_TAGS.items()}
    header |= {0: first.event or "", 2: first.scoring or "", 3: str(low), 4: str(high)}
    yield f"vg|{','.join(_item(header[place]) for place in range(9))}|"
    if 2 * (high - low + 1) > MOST_RESULTS:
        return
    results = {(board.number, _room(board)): result_text(board) for board in boards}
    listed = [
        results.get((number, room), "") for number in range(low, high + 1) for room in ROOM_ORDER
    ]
    yield f"rs|{','.join(listed)}|"


def _names(board: Board) -> tuple[str, ...]:
    n, e, s, w = (_item(name or "") for name in board.players)
    return (s, w, n, e)


def _rest(board: Board) -> str:
    """What a board has in every sort of file."""
    pairs = [("md", _deal(board))]
    description = _value(board.tag("Description") or "")
    if description and board.number in (None, heading_number(description)):
        pairs.append(("ah", description))
    elif board.number is not None:
        pairs.append(("ah", f"Board {board.number}"))
    if board.vulnerable is not None:
        sides = [side.value[0].lower() for side in board.vulnerable]
        pairs.append(("sv", "b" if len(sides) == 2 else (sides or ["o"])[0]))
    pairs += [("nt", _value(remark.text)) for remark in board.remarks]
    for said in board.auction or ():
        call = "p" if said.call is Call.PASS else _CALLS.get(said.call, said.call.value)
        pairs.append(("mb", f"{call}!" if said.alerted else call))
        if said.note:
            pairs.append(("an", _value(said.note)))
    pairs.append(("pg", ""))
    play = board.play or ()
    for place, laid in enumerate(play):
        pairs.append(("pc", laid.card.value))
        if place % 4 == 3 or place == len(play) - 1:
            pairs.append(("pg", ""))
    if board.tricks is not None and (len(play) < 52 or board.claimed):
        pairs.append(("mc", str(board.tricks)))
    return "".join(f"{key}|{value}|" for key, value in pairs)


_CALLS = {call: call.value[:2] for call in Call if call.is_bid} | {
    Call.DOUBLE: "d",
    Call.REDOUBLE: "r",
}


def _deal(board: Board) -> str:
    digit = "0" if board.dealer is None else _DIGITS[board.dealer]
    hands = (hand_of(board.hands, seat) for seat in _SEATS)
    return digit + ",".join("" if hand is None else suited_hand_text(hand) for hand in hands)


def _value(text: str) -> str:
    return " ".join(text.replace("|", " ").split())


def _item(text: str) -> str:
    return " ".join(text.replace(",", " ").replace("|", " ").split())

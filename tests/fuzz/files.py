"""Files of boards with mutations: read or refused, and the same after writing."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from random import Random

from rekontra.formats import (
    Board,
    Read,
    read_json,
    read_lin,
    read_pbn,
    write_json,
    write_lin,
    write_pbn,
)
from rekontra.game import Call, Unreadable
from tests.fuzz.frame import Fuzz

_ROOT = Path(__file__).parents[1]
_FOLDERS = (_ROOT / "formats" / "examples", _ROOT.parents[1] / "shared" / "files")
_MOST_BYTES = 3_000
WORDS = (
    *(b"{", b"}", b'"', b"[", b"]", b"%", b";", b"\\", b"|", b"#", b"-", b"*", b"+", b"=1=", b"!"),
    *(b"\n\n", b"\r\n", b"\r", b"\t", b"\0", b"\xff", b"\xef\xbb\xbf", b"\xff\xfe", b"\xa0"),
    *(b"AP", b"Pass", b"1NT", b"XX", b"SA", b"10", b"99999999999", b"^R", b"$7", b"??"),
    *(b'[Board "1"]', b'[Event "##x"]', b'[Deal "#"]', b'[Note "1:a"]', b'[Auction "N"]\n'),
    *(b'[Play "W"]\n', b'[Contract "3NT"]', b'[Result "NS 9"]', b'[Room "Open"]\n1 2\n'),
    *(b"%Content-type: text/x-pbn; charset=utf-16\n", b"% PBN 2.1\n", "Туз".encode()),
    *(b"md|1SA,HK,|", b"qx|o1|", b"pn|a,b,c,d|", b"mb|p!|", b"an|x|", b"pc|H2|", b"mc|7|"),
    *(b"vg|a,b,I,1,2,c,,d,|", b"rs|4HE=,PASS,|", b"nt|a|", b"ah|Board 2|", b"sv|b|"),
    *(b'{"board": 1}', b"[[[[", b"null", b"1e999", b'"call": 1', b"\\ud800"),
)


@dataclass(frozen=True, slots=True)
class Case:
    """The bytes of a file and the ending of the file that it was made from."""

    ending: str
    data: bytes


@cache
def sources() -> tuple[tuple[str, bytes], ...]:
    """The files there are, with their endings."""
    found = sorted(path for folder in _FOLDERS for path in folder.glob("*.*"))
    return tuple(
        (path.suffix, path.read_bytes())
        for path in found
        if path.suffix in (".pbn", ".lin", ".json")
    )


def make(random: Random) -> Case:
    """A piece of a file with up to ten mutations."""
    ending, data = random.choice(sources())
    if len(data) > _MOST_BYTES:
        start = random.randrange(len(data) - _MOST_BYTES // 2)
        data = data[start : start + random.randint(1, _MOST_BYTES)]
    piece = bytearray(data)
    for _ in range(random.randint(0, 10)):
        _mutate(piece, random)
    return Case(ending, bytes(piece))


def _mutate(data: bytearray, random: Random) -> None:
    place = random.randrange(len(data) + 1)
    end = min(len(data), place + random.choice((1, 1, 2, 8, 40, 200)))
    match random.randrange(6):
        case 0:
            del data[place:end]
        case 1:
            data[place:place] = random.choice(WORDS)
        case 2:
            data[place:end] = random.choice(WORDS)
        case 3:
            data[place:place] = data[place:end] * random.randint(1, 4)
        case 4:
            data[place:end] = random.randbytes(end - place)
        case 5:
            _, other = random.choice(sources())
            start = random.randrange(len(other))
            data[place:end] = other[start : start + random.choice((4, 40, 400))]


def check(case: Case) -> None:
    """It is read or refused; what was read is the same after writing it, as itself or as JSON."""
    readers = {".pbn": read_pbn, ".lin": read_lin, ".json": read_json}
    try:
        read: Read = readers[case.ending](case.data)
    except Unreadable:
        return
    boards = read.boards
    again = read_pbn(write_pbn(boards).encode())
    if case.ending == ".pbn":
        assert again.boards == boards, "PBN"
    lin = read_lin(write_lin(boards).encode())
    if case.ending == ".lin":
        assert [_in_lin(board) for board in lin.boards] == [_in_lin(board) for board in boards], (
            "LIN"
        )
    if case.ending != ".json" or not read.issues:
        assert read_json(write_json(boards).encode()).boards == boards, "JSON"
    assert all(issue.message and issue.line > 0 and issue.column > 0 for issue in read.issues)


def _in_lin(board: Board) -> Board:
    """A board without what LIN says in its head alone, once for all boards."""
    tricks = None if board.tag("Room") else board.tricks
    board = replace(board, event=None, scoring=None, tags=(), tricks=tricks)
    auction = board.auction or ()
    if len(auction) >= 4 and all(said.call is Call.PASS for said in auction[-3:]):
        return board
    return replace(board, declarer=None, bid=None, doubling=0, tricks=None, leader=None, play=None)


FUZZ = Fuzz(make, check)

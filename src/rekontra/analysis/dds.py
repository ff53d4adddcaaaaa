"""The DDS library (Bo Haglund and Soren Hein) that the package endplay ships, by ctypes.

The structures and their numbers are those of DDS 2.9's ``dll.h``. Only the shared library is
loaded: importing endplay itself takes seconds and 90 MB for things that nobody here asks for.
"""

from __future__ import annotations

import ctypes
import importlib.util
from collections.abc import Callable
from ctypes import POINTER, Structure, c_char, c_int, c_uint
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any

BOARDS = 200
"""The most positions that one call solves."""
TABLES = 40
"""The most tables of all five strains that one call makes."""

_NAMES = ("libdds.so", "libdds.dylib", "dds.dll", "libdds.dll")
_SUCCESS = 1
_MESSAGE_LENGTH = 80


class NoSolver(RuntimeError):
    """There is no double-dummy solver on this machine."""


class SolverError(RuntimeError):
    """The solver refused a request; the text is its own."""


class Deal(Structure):
    """A position: trump, leader and cards of the trick on the table, cards held by seat and suit.

    Suits are S, H, D, C from 0, trump 4 is notrump; seats are N, E, S, W from 0. A holding is a
    sum of bits, 1 << 2 for the two to 1 << 14 for the ace.
    """

    _fields_ = [
        ("trump", c_int),
        ("first", c_int),
        ("trick_suit", c_int * 3),
        ("trick_rank", c_int * 3),
        ("held", (c_uint * 4) * 4),
    ]


class Boards(Structure):
    """Positions to be solved, each with its own target, number of solutions and mode."""

    _fields_ = [
        ("count", c_int),
        ("deals", Deal * BOARDS),
        ("target", c_int * BOARDS),
        ("solutions", c_int * BOARDS),
        ("mode", c_int * BOARDS),
    ]


class Solved(Structure):
    """The cards of one position with the tricks that each takes; `equals` are bits of ranks."""

    _fields_ = [
        ("nodes", c_int),
        ("cards", c_int),
        ("suit", c_int * 13),
        ("rank", c_int * 13),
        ("equals", c_int * 13),
        ("score", c_int * 13),
    ]


class SolvedBoards(Structure):
    """The answers to Boards, in their order."""

    _fields_ = [("count", c_int), ("boards", Solved * BOARDS)]


class TableDeals(Structure):
    """Deals whose tables are wanted: ``cards[deal][seat][suit]``."""

    _fields_ = [("count", c_int), ("cards", ((c_uint * 4) * 4) * (TABLES * 5))]


class Table(Structure):
    """Tricks by strain (S, H, D, C, NT) and declarer (N, E, S, W)."""

    _fields_ = [("tricks", (c_int * 4) * 5)]


class Tables(Structure):
    """The answers to TableDeals, in their order; `count` is that of the solves."""

    _fields_ = [("count", c_int), ("tables", Table * (TABLES * 5))]


class _TextPars(Structure):
    """Par as text, which a call for tables wants room for even when it is to leave it empty."""

    _fields_ = [("pars", c_char * ((2 * 16 + 2 * 128) * TABLES))]


class Play(Structure):
    """Cards in the order in which they were played."""

    _fields_ = [("count", c_int), ("suit", c_int * 52), ("rank", c_int * 52)]


class SolvedPlay(Structure):
    """Declarer's tricks before the first card and after each."""

    _fields_ = [("count", c_int), ("tricks", c_int * 53)]


class ParContract(Structure):
    """A contract of par: strain NT, S, H, D, C from 0; seats N, E, S, W, both NS, both EW."""

    _fields_ = [
        ("under", c_int),
        ("over", c_int),
        ("level", c_int),
        ("strain", c_int),
        ("seats", c_int),
    ]


class Par(Structure):
    """The par score of North-South and the contracts that reach it."""

    _fields_ = [("score", c_int), ("count", c_int), ("contracts", ParContract * 10)]


_FUNCTIONS: dict[str, list[Any]] = {
    "CalcAllTables": [
        POINTER(TableDeals),
        c_int,
        POINTER(c_int),
        POINTER(Tables),
        POINTER(_TextPars),
    ],
    "SolveAllBoardsBin": [POINTER(Boards), POINTER(SolvedBoards)],
    "AnalysePlayBin": [Deal, Play, POINTER(SolvedPlay), c_int],
    "DealerParBin": [POINTER(Table), POINTER(Par), c_int, c_int],
}

# DDS keeps its working memory in one place: two calls at once end the process.
_turn = Lock()


def library() -> Path:
    """Where the shared library lies; raises NoSolver where there is none."""
    spec = importlib.util.find_spec("endplay")
    for folder in (spec and spec.submodule_search_locations) or ():
        for name in _NAMES:
            path = Path(folder, "_dds", name)
            if path.exists():
                return path
    raise NoSolver(
        "there is no double-dummy solver here: the package endplay, which brings it, "
        "is not installed or has none for this system"
    )


@cache
def _load() -> ctypes.CDLL:
    """The library, made ready; call it with the turn."""
    path = library()
    try:
        dds = ctypes.CDLL(str(path))
    except OSError as error:
        raise NoSolver(f"the double-dummy solver cannot be loaded: {error}") from None
    for name, arguments in _FUNCTIONS.items():
        function = getattr(dds, name)
        function.argtypes = arguments
        function.restype = c_int
    dds.ErrorMessage.argtypes = [c_int, c_char * _MESSAGE_LENGTH]
    dds.ErrorMessage.restype = None
    dds.SetMaxThreads.argtypes = [c_int]
    dds.SetMaxThreads.restype = None
    # One thread: whoever wants more cores runs more processes. It must be said once, and first.
    dds.SetMaxThreads(1)
    return dds


def _call(name: str, *arguments: object) -> None:
    with _turn:
        dds = _load()
        function: Callable[..., int] = getattr(dds, name)
        code = function(*arguments)
        if code != _SUCCESS:
            text = (c_char * _MESSAGE_LENGTH)()
            dds.ErrorMessage(code, text)
            raise SolverError(f"{name}: {text.value.decode('ascii', 'replace')} ({code})")


def ready() -> bool:
    """Whether this machine has a solver that loads."""
    try:
        with _turn:
            _load()
    except NoSolver:
        return False
    return True


def solve_boards(boards: Boards) -> SolvedBoards:
    """Solve these positions; raises SolverError, NoSolver."""
    answer = SolvedBoards()
    _call("SolveAllBoardsBin", boards, answer)
    return answer


def make_tables(deals: TableDeals) -> Tables:
    """The tables of these deals in all strains, without par; raises SolverError, NoSolver."""
    answer = Tables()
    every_strain, no_par = (c_int * 5)(), -1
    _call("CalcAllTables", deals, no_par, every_strain, answer, _TextPars())
    return answer


def analyse_play(deal: Deal, play: Play) -> SolvedPlay:
    """Declarer's tricks along this play; raises SolverError, NoSolver."""
    answer = SolvedPlay()
    _call("AnalysePlayBin", deal, play, answer, 0)
    return answer


def dealer_par(table: Table, dealer: int, vulnerable: int) -> Par:
    """Par of this table; `vulnerable` is 0 none, 1 all, 2 NS, 3 EW.

    Raises SolverError, NoSolver.
    """
    answer = Par()
    _call("DealerParBin", table, answer, dealer, vulnerable)
    return answer

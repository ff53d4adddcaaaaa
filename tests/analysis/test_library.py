"""The library of the solver: found by its place, and its absence or refusal said in words."""

from __future__ import annotations

import subprocess
import sys
from importlib.machinery import ModuleSpec

import pytest

from rekontra.analysis import NoSolver, SolverError, dds, ready


def test_there_is_a_solver_here() -> None:
    assert ready()


def test_endplay_itself_is_never_imported() -> None:
    code = """
import sys
from rekontra.analysis import ready
assert "ctypes" in sys.modules and "endplay" not in sys.modules
assert ready()
assert not {"endplay", "matplotlib"} & set(sys.modules)
"""
    subprocess.run([sys.executable, "-c", code], check=True)


def test_without_the_package_there_is_no_solver(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(NoSolver, match="package endplay"):
        dds.library()


def test_without_the_library_in_it_there_is_no_solver(
    monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    spec = ModuleSpec("endplay", None, is_package=True)
    spec.submodule_search_locations = [str(tmp_path_factory.mktemp("endplay"))]
    monkeypatch.setattr("importlib.util.find_spec", lambda name: spec)
    # Not the remembered one: the library that is loaded stays as it is.
    monkeypatch.setattr(dds, "_load", dds._load.__wrapped__)
    assert not ready()
    with pytest.raises(NoSolver, match="none for this system"):
        dds.make_tables(dds.TableDeals())


def test_a_refusal_of_the_library_is_an_error_with_its_words() -> None:
    boards = dds.Boards()
    boards.count = dds.BOARDS + 1
    with pytest.raises(SolverError, match=r"SolveAllBoardsBin: .*boards.* \(-101\)"):
        dds.solve_boards(boards)

"""`rekontra serve`: what keeps the club from opening, and how it opens and closes."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import apsw
import distributed
import httpx
import pytest

from tests.cli.conftest import Run
from tests.server import Server, free_port


def test_port_that_is_taken(run: Run) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        ran = run("serve", "--memory", "--port", str(port))
    assert ran.exit_code == 1
    assert ran.stderr.startswith(f"Port {port} is taken, perhaps by another club")
    assert ran.stdout == ""


def test_address_of_another_machine(run: Run) -> None:
    ran = run("serve", "--memory", "--port", "0", "--host", "192.0.2.77")
    assert ran.exit_code == 1
    assert ran.stderr.startswith("This machine has no address 192.0.2.77")


@pytest.mark.parametrize("place", ["there/club.sqlite", "folder"])
def test_data_that_cannot_be_written(run: Run, tmp_path: Path, place: str) -> None:
    (tmp_path / "there").write_text("a file where a folder should be")
    (tmp_path / "folder").mkdir()
    ran = run("serve", "--port", "0", "--data", str(tmp_path / place))
    assert ran.exit_code == 1
    assert ran.stderr.startswith(f"{tmp_path / place} cannot be opened for writing")
    assert ran.stderr.count("\n") == 1


def test_data_of_a_newer_program(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "club.sqlite"
    database = apsw.Connection(str(path))
    database.execute("CREATE TABLE schema_version (version INTEGER PRIMARY KEY, name TEXT)")
    database.execute("INSERT INTO schema_version VALUES (99, 'later')")
    database.close()
    ran = run("serve", "--port", "0", "--data", str(path))
    assert ran.exit_code == 1
    assert ran.stderr.startswith(f"{path} was written by a newer Rekontra: update this one")
    ran = run("serve", "--port", "0", "--data", str(path), "--lang", "ru")
    assert ran.stderr.startswith(f"{path} записан более новой Реконтрой")


def test_data_that_is_something_else(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "club.sqlite"
    path.write_text("not a database, but longer than the header of one would have to be")
    ran = run("serve", "--port", "0", "--data", str(path))
    assert ran.exit_code == 1
    assert "it is not an SQLite database" in ran.stderr


def test_machines_that_cannot_be_reached(run: Run) -> None:
    port = free_port()
    ran = run("serve", "--memory", "--port", "0", "--executor", f"tcp://127.0.0.1:{port}")
    assert ran.exit_code == 1
    assert ran.stderr.startswith(f"The machines at tcp://127.0.0.1:{port} cannot be had (")
    assert "check --executor" in ran.stderr


def test_machines_without_the_package_for_them(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    ran = run("serve", "--memory", "--port", "0", "--executor", "tcp://127.0.0.1:1")
    assert ran.exit_code == 1
    assert ran.stderr == "--executor needs the package distributed: install rekontra[cluster].\n"


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl+C is sent otherwise there")
def test_club_opens_and_closes_with_its_bots_on_a_cluster() -> None:
    with distributed.LocalCluster(  # type: ignore[no-untyped-call]
        n_workers=1, processes=False, protocol="tcp://", host="127.0.0.1", dashboard_address=None
    ) as machines:
        address = machines.scheduler_address
        words = ["serve", "--memory", "--port", "0", "--executor", address]
        club = subprocess.Popen(
            [sys.executable, "-m", "rekontra", *words],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            env={**os.environ, "REKONTRA_LANG": "en"},
        )
        assert club.stdout is not None and club.stderr is not None
        assert club.stdout.readline().startswith("The club is open at")
        club.send_signal(signal.SIGINT)
        rest, errors = club.communicate(timeout=30)
    assert club.returncode == 0
    assert rest.endswith("The club is closed.\n")
    assert errors == ""


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl+C is sent otherwise there")
def test_club_opens_and_closes(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "club.sqlite"
    words = ["serve", "--host", "0.0.0.0", "--port", "0", "--data", str(path)]
    club = subprocess.Popen(
        [sys.executable, "-m", "rekontra", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env={**os.environ, "REKONTRA_LANG": "en"},
    )
    assert club.stdout is not None and club.stderr is not None
    try:
        opened = club.stdout.readline()
        found = re.fullmatch(r"The club is open at (http://localhost:\d+/) \(.*\)\n", opened)
        assert found, opened
        health = httpx.get(f"{found[1]}api/health", timeout=30)
        assert health.json()["tables"] == 0
    finally:
        club.send_signal(signal.SIGINT)
        club.wait(30)
        with club:
            rest, errors = club.stdout.read(), club.stderr.read()
    assert club.returncode == 0
    assert f"Tables are kept in {path}\n" in rest
    assert rest.endswith("The club is closed.\n")
    assert errors == ""
    assert path.exists()


def test_a_second_club_on_the_same_file_says_so(tmp_path: Path) -> None:
    first = Server(tmp_path / "club.sqlite")
    first.start()
    second = Server(tmp_path / "club.sqlite")
    with pytest.raises(RuntimeError, match="already"):
        second.start()
    first.stop()
    second.start()
    second.stop()

"""The processes under test: started on a free port of this machine, watched, ended."""

from __future__ import annotations

import contextlib
import os
import re
import resource
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

START = 30.0
STOP = 10.0


@dataclass(slots=True)
class Server:
    """A running server; `peak` is its largest memory in bytes, known when it has ended."""

    port: int
    pid: int
    peak: int = 0


def allow_many_sockets() -> None:
    """Let this process and those it starts have as many sockets as the system permits."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


@contextlib.contextmanager
def serving(command: Sequence[str], port: int, log: Path) -> Iterator[Server]:
    """Run `python command` until the block ends; raises RuntimeError when it does not answer."""
    with log.open("wb") as output:
        process = subprocess.Popen(
            [sys.executable, *command], stdout=output, stderr=subprocess.STDOUT
        )
    server = Server(port, process.pid)
    try:
        _await(process, port, log)
        yield server
    finally:
        server.peak = _end(process)


def _end(process: subprocess.Popen[bytes]) -> int:
    """End a process, by force if need be; returns the largest memory it had, in bytes."""
    # A child's own account begins with the memory of the process that started it; /proc's does not.
    peak = _peak(process.pid)
    # Popen.terminate would reap a process that has ended, and with it the account of its memory.
    os.kill(process.pid, signal.SIGTERM)
    deadline = time.monotonic() + STOP
    while True:
        ended, _, usage = os.wait4(process.pid, os.WNOHANG)
        if ended:
            process.returncode = 0
            return peak or usage.ru_maxrss * (1 if sys.platform == "darwin" else 1024)
        if time.monotonic() > deadline:
            os.kill(process.pid, signal.SIGKILL)
        time.sleep(0.05)


def _peak(pid: int) -> int | None:
    """The largest memory of a running process in bytes, None where there is no /proc."""
    try:
        status = Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return None
    found = re.search(r"VmHWM:\s+(\d+) kB", status)
    return int(found[1]) * 1024 if found else None


def free_port() -> int:
    """A port of this machine that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def cpu_seconds(pid: int) -> float:
    """The processor time a process has used, in steps of 0.01 s; 0 where there is no /proc."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _await(process: subprocess.Popen[bytes], port: int, log: Path) -> None:
    deadline = time.monotonic() + START
    while time.monotonic() < deadline and _runs(process.pid):
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.05)
    raise RuntimeError(f"the server does not answer: {log.read_text(errors='replace')[-2000:]}")


def _runs(pid: int) -> bool:
    """Whether a child runs; unlike Popen.poll it leaves the account of its memory for later."""
    return os.waitid(os.P_PID, pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is None

"""A real server of the club in a process of its own, which may be killed and started again."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`rekontra serve` on a port of its own over this file; bots act at `pace`."""

    def __init__(self, data: Path, pace: float = 0, port: int | None = None) -> None:
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._data = data
        self._pace = pace
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it answers."""
        command = [sys.executable, "-m", "rekontra", "serve", "--port", str(self.port)]
        options = ["--data", str(self._data), "--pace", str(self._pace)]
        log = (self._data.parent / "server.log").open("ab")
        self._process = subprocess.Popen(
            [*command, *options], stdout=log, stderr=log, env=os.environ
        )
        log.close()
        for _ in range(600):
            try:
                httpx.get(f"{self.url}/api/health", timeout=1).raise_for_status()
            except httpx.HTTPError:
                if self._process.poll() is not None:
                    break
                time.sleep(0.05)
            else:
                return
        raise RuntimeError(f"the server did not start: {self.log}")

    @property
    def log(self) -> str:
        """All that it has printed."""
        return (self._data.parent / "server.log").read_text("utf-8")

    def kill(self) -> None:
        """End it without any warning."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self) -> None:
        """Close it as Ctrl+C does."""
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(signal.SIGINT)
            self._process.wait(20)

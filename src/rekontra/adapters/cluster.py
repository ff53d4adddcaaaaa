"""Several machines that think for the club, by way of the package distributed."""

from __future__ import annotations

import socket
from concurrent.futures import Executor
from importlib import import_module
from typing import Any
from urllib.parse import urlsplit

from rekontra import __version__

_SECONDS = 10


class NoCluster(Exception):
    """The machines cannot be had; the text says why."""


class NotInstalled(NoCluster):
    """The package that speaks with the machines is not installed."""


class Cluster:
    """The workers that have joined the scheduler at an address; they need this same package."""

    def __init__(self, address: str) -> None:
        """Connect to a scheduler such as ``tcp://10.0.0.5:8786``; raises NoCluster."""
        self._address = address
        self._client = self._connect()
        self.width = max(1, sum(self._client.nthreads().values()))
        """How many jobs the machines do at once, as far as they have joined by now."""

    def executor(self) -> Executor:
        """An executor on the machines, over a new connection if that is lost; raises NoCluster."""
        if self._client.status != "running":
            self._client = self._connect()
        # Not pure: a bot asked again is to think again.
        executor: Executor = self._client.get_executor(pure=False)
        return executor

    def close(self) -> None:
        """Let go of the machines."""
        self._client.close()

    def _connect(self) -> Any:
        try:
            distributed = import_module("distributed")
        except ImportError:
            raise NotInstalled("distributed is not installed") from None
        _knock(self._address)
        try:
            client = distributed.Client(self._address, timeout=_SECONDS, set_as_default=False)
        except (OSError, ValueError) as error:
            raise NoCluster(str(error)) from None
        try:
            client.wait_for_workers(1, timeout=_SECONDS)
            versions = set(client.run(_version).values())
            if versions != {__version__}:
                raise NoCluster(f"rekontra {', '.join(sorted(versions))} is on its machines")
        except NoCluster:
            client.close()
            raise
        except Exception as error:
            client.close()
            raise NoCluster(str(error)) from None
        return client


def _knock(address: str) -> None:
    """Raise NoCluster when nobody listens there: a Client waits long before it gives that up."""
    place = urlsplit(address if "://" in address else f"tcp://{address}")
    try:
        if place.hostname is None or place.port is None:
            raise ValueError("an address is tcp://host:port")
        socket.create_connection((place.hostname, place.port), _SECONDS).close()
    except (OSError, ValueError) as error:
        raise NoCluster(str(error)) from None


def _version() -> str:
    return __version__

"""Bots that think on the machines of a cluster."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from typing import Any

import distributed
import pytest

from rekontra.adapters import cluster
from rekontra.adapters.cluster import Cluster, NoCluster, NotInstalled
from rekontra.analysis import Priority, Workers
from rekontra.bots import simple_bot
from rekontra.club.mind import Mind
from tests.club.test_mind import NORTH


@pytest.fixture(scope="module")
def machines() -> Iterator[Any]:
    """A scheduler and a worker with two threads, in a process of its own."""
    with distributed.LocalCluster(  # type: ignore[no-untyped-call]
        n_workers=1, threads_per_worker=2, dashboard_address=None, host="127.0.0.1"
    ) as local:
        yield local


@pytest.fixture
def joined(machines: Any) -> Iterator[Cluster]:
    each = Cluster(machines.scheduler_address)
    yield each
    each.close()


async def test_a_bot_answers_from_another_machine(joined: Cluster) -> None:
    assert joined.width == 2
    workers = Workers(joined.executor, joined.width)
    assert await Mind(workers, 60).choose(simple_bot, NORTH) == simple_bot(NORTH)
    workers.close()


def test_an_error_there_is_an_error_here_and_the_next_job_is_done(joined: Cluster) -> None:
    workers = Workers(joined.executor, joined.width)
    with pytest.raises(ValueError, match="invalid literal"):
        workers.submit(Priority.REVIEW, int, "x").result(60)
    assert workers.submit(Priority.MOVE, int, "7").result(60) == 7
    workers.close()


def test_a_lost_connection_is_made_anew(joined: Cluster) -> None:
    workers = Workers(joined.executor, joined.width)
    assert workers.submit(Priority.MOVE, int, "7").result(60) == 7
    joined.close()
    assert workers.submit(Priority.MOVE, int, "8").result(60) == 8
    workers.close()


def test_machines_with_another_version_are_refused(
    machines: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "__version__", "0.0.0+another")
    with pytest.raises(NoCluster, match="is on its machines"):
        Cluster(machines.scheduler_address)


def test_an_address_where_nobody_listens_is_refused_at_once() -> None:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    with pytest.raises(NoCluster, match="refused"):
        Cluster(f"tcp://127.0.0.1:{port}")
    for nonsense in ("here", "tcp://here", "tcp://here:there"):
        with pytest.raises(NoCluster):
            Cluster(nonsense)


def test_without_the_package_there_is_no_cluster(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(cluster, "import_module", missing)
    with pytest.raises(NotInstalled):
        Cluster("tcp://127.0.0.1:8786")

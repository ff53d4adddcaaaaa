"""What holds for all tests."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from tests.server import Server

# A busy machine is no fault of the code, so no example has a deadline; in CI the examples are
# always the same, so that a failure there is one of the change.
settings.register_profile("rekontra", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("rekontra")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A club of its own, open as long as the test runs."""
    running = Server(tmp_path / "club.sqlite")
    running.start()
    yield running
    running.stop()

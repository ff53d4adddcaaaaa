"""The command line as a user meets it, in a language that does not depend on the machine."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from typer.testing import CliRunner, Result

from rekontra.cli import app

Run = Callable[..., Result]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("REKONTRA_LANG", "LC_ALL", "LC_MESSAGES", "COLUMNS", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")


@pytest.fixture
def run(caplog: pytest.LogCaptureFixture) -> Run:
    """Runs `rekontra` with these words and returns what it printed and its exit code."""

    def run(*words: str) -> Result:
        with caplog.at_level("INFO", "rekontra.words"):
            ran = CliRunner().invoke(app, list(words))
        assert [each for each in caplog.records if each.name == "rekontra.words"] == []
        return ran

    return run

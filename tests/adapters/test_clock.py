"""The clock of the club."""

import time

import pytest

from rekontra.adapters.clock import SystemClock


def test_the_time_is_utc_in_milliseconds() -> None:
    assert abs(SystemClock().now() - time.time() * 1000) < 1000


def test_the_time_never_goes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = SystemClock()
    readings = iter([5_000_000_000, 3_000_000_000, 5_001_000_000])
    monkeypatch.setattr(time, "time_ns", lambda: next(readings))
    assert [clock.now(), clock.now(), clock.now()] == [5000, 5000, 5001]

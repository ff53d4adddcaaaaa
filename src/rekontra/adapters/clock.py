"""The time of the machine."""

from __future__ import annotations

import time


class SystemClock:
    """The wall clock of this machine, which stands still while it is being set back."""

    def __init__(self) -> None:
        self._last = 0

    def now(self) -> int:
        """UTC in milliseconds, never less than before."""
        self._last = max(self._last, time.time_ns() // 1_000_000)
        return self._last

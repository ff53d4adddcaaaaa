"""Small helpers for what was measured."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct


class Latency(Struct, frozen=True):
    """How long something took, in milliseconds."""

    p50: float
    p99: float
    worst: float

    @staticmethod
    def of(seconds: Sequence[float]) -> Latency:
        """The latency of these durations in seconds, of which there is at least one."""
        ordered = sorted(seconds)
        p50, p99 = (ordered[int((len(ordered) - 1) * share)] for share in (0.5, 0.99))
        return Latency(*(round(value * 1000, 2) for value in (p50, p99, ordered[-1])))

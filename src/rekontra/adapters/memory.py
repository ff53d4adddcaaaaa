"""A log that lasts as long as the process, for tests and for trying things out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rekontra.club.ports import Appended, Conflict, LogEvent, Recorded


class MemoryStore:
    """The log in memory: the behaviour of a Store without its durability."""

    def __init__(self) -> None:
        self._streams: dict[str, list[Recorded[Any]]] = {}
        self._answers: dict[tuple[str, str, str], int] = {}

    async def append(
        self,
        stream: str,
        expected: int,
        events: Sequence[LogEvent],
        *,
        at: int,
        actor: str,
        command: str,
    ) -> Appended:
        """Add events after seq `expected`; see Store."""
        if not events or not command:
            raise ValueError("an append has at least one event and the id of its command")
        seen = self._answers.get((stream, actor, command))
        if seen is not None:
            return Appended(seen, repeated=True)
        log = self._streams.get(stream, [])
        if len(log) != expected:
            raise Conflict(f"{stream} is at {len(log)}, not at {expected}")
        for event in events:
            log.append(Recorded(len(log) + 1, at, actor, event))
        self._streams[stream] = log
        self._answers[stream, actor, command] = len(log)
        return Appended(len(log), repeated=False)

    async def answer(self, stream: str, actor: str, command: str) -> int | None:
        """The last seq of a command that this actor has sent before, None for a new one."""
        return self._answers.get((stream, actor, command))

    async def read(self, stream: str, after: int = 0) -> list[Recorded[Any]]:
        """The events of a stream with a seq greater than `after`, in order."""
        return self._streams.get(stream, [])[after:]

    async def streams(self, prefix: str, since: int) -> list[str]:
        """The streams with this prefix that had an event at or after `since`, by name."""
        return sorted(
            stream
            for stream, log in self._streams.items()
            if stream.startswith(prefix) and any(entry.at >= since for entry in log)
        )

    async def close(self) -> None:
        """Nothing is left to do."""

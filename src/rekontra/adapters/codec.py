"""Events to what the log keeps and back; old shapes are lifted to today's."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, get_args

import msgspec

from rekontra.club.book.events import BookEvent
from rekontra.club.events import TableEvent

Body = dict[str, Any]
Upcaster = Callable[[Body], Body]


class UnreadableEvent(Exception):
    """An entry of the log that this program cannot read; the text names its stream and seq."""


@dataclass(frozen=True, slots=True)
class Entry:
    """An event as the log keeps it: kind, version of the kind's shape, body as JSON text."""

    kind: str
    version: int
    body: str


class Codec:
    """Turns events of certain kinds into entries and back.

    `upcasters` holds for a kind the functions that lift its body from version 1 to 2, from 2 to 3
    and so on, so the version written today is one more than their number. They are pure and may
    change the dict they are given.
    """

    def __init__(
        self,
        kinds: Iterable[type[msgspec.Struct]],
        upcasters: Mapping[str, tuple[Upcaster, ...]],
    ) -> None:
        self._encoder = msgspec.json.Encoder()
        self._decoders: dict[str, msgspec.json.Decoder[Any]] = {}
        self._types: dict[str, type[msgspec.Struct]] = {}
        for event_type in kinds:
            kind = str(event_type.__struct_config__.tag)
            self._types[kind] = event_type
            self._decoders[kind] = msgspec.json.Decoder(event_type)
        unknown = upcasters.keys() - self._types.keys()
        if unknown:
            raise ValueError(f"upcasters for kinds that do not exist: {sorted(unknown)}")
        self._upcasters = {kind: upcasters.get(kind, ()) for kind in self._types}

    @property
    def versions(self) -> dict[str, int]:
        """The version in which each kind is written."""
        return {kind: len(steps) + 1 for kind, steps in self._upcasters.items()}

    def encode(self, event: msgspec.Struct) -> Entry:
        """The entry for an event of one of the kinds."""
        kind = str(event.__struct_config__.tag)
        version = len(self._upcasters[kind]) + 1
        return Entry(kind, version, self._encoder.encode(event).decode())

    def decode(self, entry: Entry, stream: str, seq: int) -> Any:
        """The event of an entry; raises UnreadableEvent, which names `stream` and `seq`."""
        where = f"event {seq} of {stream}"
        decoder = self._decoders.get(entry.kind)
        if decoder is None:
            raise UnreadableEvent(f"{where} has the unknown kind {entry.kind!r}")
        steps = self._upcasters[entry.kind]
        newest = len(steps) + 1
        if not 1 <= entry.version <= newest:
            raise UnreadableEvent(
                f"{where} is {entry.kind!r} in version {entry.version}; "
                f"this program reads versions 1 to {newest}"
            )
        try:
            if entry.version == newest:
                return decoder.decode(entry.body)
            body = msgspec.json.decode(entry.body, type=Body)
            for lift in steps[entry.version - 1 :]:
                body = lift(body)
            return msgspec.convert(body, self._types[entry.kind])
        except (msgspec.MsgspecError, LookupError, TypeError, ValueError) as error:
            raise UnreadableEvent(
                f"{where} is no readable {entry.kind!r} in version {entry.version}: {error}"
            ) from error


# Change the shape of an event of the club, and the step from the old one comes here.
UPCASTERS: dict[str, tuple[Upcaster, ...]] = {}

EVENTS = Codec((*get_args(TableEvent), *get_args(BookEvent)), UPCASTERS)

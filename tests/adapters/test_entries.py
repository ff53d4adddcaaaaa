"""What earlier versions wrote can still be read, to the last field.

`entries.jsonl` holds an entry of every kind in every version ever released. A test fails here when
the shape of an event, or of a value inside it such as the profile, changes without an upcaster:
add the step to UPCASTERS in the codec and a line in the new version. Never change an old line.
"""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from rekontra.adapters.codec import EVENTS, Entry

ENTRIES = [
    msgspec.json.decode(line, type=Entry)
    for line in Path(__file__).with_name("entries.jsonl").read_text(encoding="utf-8").splitlines()
]


def is_kept(old: Any, new: Any) -> bool:
    """Whether everything in the old JSON value is in the new one, which may have more fields."""
    if isinstance(old, dict):
        return all(key in new and is_kept(value, new[key]) for key, value in old.items())
    return bool(old == new)


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: f"{entry.kind}-{entry.version}")
def test_an_old_entry_can_be_read(entry: Entry) -> None:
    event = EVENTS.decode(entry, "table:a", 1)
    again = EVENTS.encode(event)
    if again.version == entry.version:
        assert is_kept(msgspec.json.decode(entry.body), msgspec.json.decode(again.body))


def test_every_kind_has_an_entry_in_its_version() -> None:
    assert {(entry.kind, entry.version) for entry in ENTRIES} >= set(EVENTS.versions.items())

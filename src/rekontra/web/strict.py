"""Messages to the letter: a field that no type knows is an error, however deep it stands.

msgspec refuses unknown fields of its own structs; the values of the rooms below are dataclasses,
whose unknown fields it passes over. A misspelt house rule must not be taken for its default.
"""

from __future__ import annotations

from typing import Any

import msgspec


def check_fields(text: str | bytes, message: Any) -> None:
    """Raise ValidationError when this JSON text names a field that the message read from it lacks.

    >>> from rekontra.scoring import DealResult
    >>> check_fields(b'{"contract":null,"trikcs":0,"tricks":0}', DealResult(None, 0))
    Traceback (most recent call last):
        ...
    msgspec.ValidationError: Object contains unknown field `trikcs` - at `$`
    """
    _compare(msgspec.json.decode(text), msgspec.to_builtins(message), "$")


def _compare(written: Any, known: Any, path: str) -> None:
    if isinstance(written, dict) and isinstance(known, dict):
        for field, value in written.items():
            if field not in known:
                raise msgspec.ValidationError(
                    f"Object contains unknown field `{field}` - at `{path}`"
                )
            _compare(value, known[field], f"{path}.{field}")
    elif isinstance(written, list) and isinstance(known, list):
        for place, (value, read) in enumerate(zip(written, known, strict=False)):
            _compare(value, read, f"{path}[{place}]")

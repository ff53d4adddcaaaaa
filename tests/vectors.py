"""The committed facts that results are checked against."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Any

_FOLDER = Path(__file__).parent / "fixtures" / "vectors"


def load(name: str) -> Any:
    """A JSON file of tests/fixtures/vectors."""
    return json.loads((_FOLDER / name).read_text(encoding="utf-8"))


def example(name: str, id: str) -> Any:
    """The example of this id in a JSON file there, whole or a fragment."""
    found = load(name)
    every = [*found["examples"], *found.get("fragments", ())]
    return next(each for each in every if each["id"] == id)


def rows(name: str) -> list[dict[str, str]]:
    """The rows of a CSV file there, by column."""
    with (_FOLDER / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))

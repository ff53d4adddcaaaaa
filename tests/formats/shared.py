"""Files of others, which tests may read where they lie beside the repository."""

from __future__ import annotations

import re
from pathlib import Path

EXAMPLES = Path(__file__).parent / "examples"
FOLDER = Path(__file__).parents[3] / "shared" / "files"
_ROW = re.compile(r"\|\s*((?:pbn|lin)-[\w.-]+)\s*\|([^|]*)\|([^|]*)\|([^|]*)\|")


def manifest() -> list[tuple[Path, int]]:
    """The files with the number of games that their list names; empty where there is none."""
    listing = FOLDER / "MANIFEST.md"
    if not listing.exists():
        return []
    found = []
    for name, *cells in _ROW.findall(listing.read_text("utf-8")):
        lin = name.startswith("lin")
        path = FOLDER / f"{name}.{'lin' if lin else 'pbn'}"
        found.append((path, int(cells[1 if lin else 2])))
    return found

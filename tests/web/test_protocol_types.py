"""The client's types are those of the messages."""

from __future__ import annotations

import json
from pathlib import Path

import hatch_build
from rekontra.web.schema import protocol_schema

ROOT = Path(__file__).parents[2]


def test_protocol_types_are_current(tmp_path: Path) -> None:
    schema, made = tmp_path / "protocol.json", tmp_path / "protocol.ts"
    schema.write_text(json.dumps(protocol_schema()), encoding="utf-8")
    hatch_build.run_npm(ROOT, ["run", "types", "--", "-i", str(schema), "-o", str(made)])
    committed = ROOT / "frontend" / "src" / "protocol.ts"
    assert made.read_text(encoding="utf-8") == committed.read_text(encoding="utf-8"), (
        "run make client-types"
    )

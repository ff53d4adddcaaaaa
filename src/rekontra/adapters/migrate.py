"""Brings a database file to the schema of this program, by numbered SQL scripts."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files

import apsw


@dataclass(frozen=True, slots=True)
class Migration:
    """One step: the version it leads to, its name, its SQL."""

    version: int
    name: str
    sql: str


class NewerSchema(Exception):
    """The file was written by a newer program."""


def migrations() -> tuple[Migration, ...]:
    """The scripts of this program in order; they are numbered from 1 without a gap."""
    scripts = sorted(
        (file for file in files("rekontra.adapters").joinpath("migrations").iterdir()),
        key=lambda file: file.name,
    )
    found = []
    for script in scripts:
        number, _, name = script.name.removesuffix(".sql").partition("_")
        found.append(Migration(int(number), name, script.read_text(encoding="utf-8")))
    assert [step.version for step in found] == list(range(1, len(found) + 1))
    return tuple(found)


def migrate(database: apsw.Connection, steps: tuple[Migration, ...]) -> int:
    """Carry out the steps that are missing, in one transaction; returns how many there were.

    Raises NewerSchema, with a sentence for the user, when the file is ahead of `steps`.
    """
    newest = len(steps)
    database.transaction_mode = "IMMEDIATE"
    with database:
        database.execute(
            "CREATE TABLE IF NOT EXISTS schema_version (version INTEGER PRIMARY KEY, name TEXT)"
        )
        row = database.execute("SELECT max(version) FROM schema_version").fetchone()
        assert row is not None
        version = row[0] or 0
        if version > newest:
            raise NewerSchema(
                f"the database was written by a newer Rekontra (its schema is {version}, "
                f"this program knows up to {newest}): update Rekontra, or open a copy from before"
            )
        for step in steps[version:]:
            database.execute(step.sql)
            database.execute(
                "INSERT INTO schema_version (version, name) VALUES (?, ?)",
                (step.version, step.name),
            )
    return newest - version

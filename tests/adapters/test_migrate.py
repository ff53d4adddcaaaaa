"""The numbered migrations."""

import apsw
import pytest

from rekontra.adapters.migrate import Migration, NewerSchema, migrate, migrations

FIRST = Migration(1, "one", "CREATE TABLE one (x); CREATE TABLE two (x);")
SECOND = Migration(2, "two", "ALTER TABLE one ADD COLUMN y;")
BROKEN = Migration(2, "broken", "CREATE TABLE three (x); CREATE TABLE one (x);")


def test_the_scripts_of_the_program_are_numbered_without_a_gap() -> None:
    steps = migrations()
    assert [step.version for step in steps] == list(range(1, len(steps) + 1))
    assert steps[0].name == "event"


def test_only_what_is_missing_is_carried_out() -> None:
    database = apsw.Connection(":memory:")
    assert migrate(database, (FIRST,)) == 1
    assert migrate(database, (FIRST,)) == 0
    assert migrate(database, (FIRST, SECOND)) == 1
    database.execute("INSERT INTO one (x, y) VALUES (1, 2)")
    assert migrate(database, (FIRST, SECOND)) == 0


def test_a_step_that_fails_leaves_nothing_behind() -> None:
    database = apsw.Connection(":memory:")
    migrate(database, (FIRST,))
    with pytest.raises(apsw.SQLError):
        migrate(database, (FIRST, BROKEN))
    with pytest.raises(apsw.SQLError, match="no such table"):
        database.execute("SELECT * FROM three")
    assert migrate(database, (FIRST, SECOND)) == 1


def test_a_newer_schema_is_refused() -> None:
    database = apsw.Connection(":memory:")
    migrate(database, (FIRST, SECOND))
    with pytest.raises(NewerSchema, match="its schema is 2, this program knows up to 1"):
        migrate(database, (FIRST,))

"""What the documents show is what the program does."""

from __future__ import annotations

import doctest
import re
import shlex
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rekontra.club.study.values import Hint
from rekontra.web.sheet_wire import BookClientMessage, NewSheet, SheetMade
from rekontra.web.study_wire import AdviceAsked
from rekontra.web.wire import ClientMessage, NewTable, ServerMessage, TableMade
from tests.cli.conftest import Run

ROOT = Path(__file__).parents[2]
READMES = {"README.md": "en", "README.ru.md": "ru"}


def examples(name: str) -> list[tuple[str, str]]:
    """The commands of a document with what it says they print."""
    text = (ROOT / name).read_text("utf-8")
    found = []
    for block in re.findall(r"^```\n(.*?)^```", text, flags=re.MULTILINE | re.DOTALL):
        _, *shown = re.split(r"^\$ ", block, flags=re.MULTILINE)
        for example in shown:
            command, _, output = example.partition("\n")
            found.append((command, output))
    return found


@pytest.mark.parametrize(
    ("language", "command", "output"),
    [
        pytest.param(language, command, output, id=f"{language}: {command}")
        for name, language in READMES.items()
        for command, output in examples(name)
    ],
)
def test_commands_print_what_the_readme_shows(
    run: Run, monkeypatch: pytest.MonkeyPatch, language: str, command: str, output: str
) -> None:
    monkeypatch.setenv("REKONTRA_LANG", language)
    program, *words = shlex.split(command)
    assert program == "rekontra"
    ran = run(*words)
    assert ran.exit_code == 0
    assert lines(ran.stdout) == lines(output)


def lines(text: str) -> list[str]:
    return [line.rstrip() for line in text.rstrip().splitlines()]


def test_both_readmes_show_the_same_commands() -> None:
    counts = [len(examples(name)) for name in READMES]
    assert counts[0] == counts[1] >= 4


@pytest.mark.parametrize("name", READMES)
def test_library_does_what_the_readme_shows(name: str) -> None:
    failed, tried = doctest.testfile(str(ROOT / name), module_relative=False)
    assert (failed, tried >= 7) == (0, True)


KINDS: dict[str, Any] = {
    "client": ClientMessage,
    "server": ServerMessage,
    "post /api/tables": NewTable,
    "made": TableMade,
    "post /api/sheets": NewSheet,
    "sheet made": SheetMade,
    "sheet client": BookClientMessage,
    "hint": Hint,
    "post /api/advice": AdviceAsked,
}


def test_messages_of_the_protocol_document_are_messages() -> None:
    text = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    found = re.findall(r"^```json ([^\n]+)\n(.*?)^```", text, flags=re.MULTILINE | re.DOTALL)
    assert {kind for kind, _ in found} == KINDS.keys()
    for kind, message in found:
        read = msgspec.json.decode(message, type=KINDS[kind])
        if kind in ("server", "made", "sheet made", "hint"):
            shown = msgspec.json.decode(message)
            assert msgspec.json.decode(msgspec.json.encode(read)) == shown


def test_links_of_the_documents_lead_somewhere() -> None:
    documents = [ROOT / name for name in (*READMES, "CONTRIBUTING.md")]
    documents += (ROOT / "docs").rglob("*.md")
    for document in documents:
        for link in re.findall(r"\]\(([^)#]+)\)", document.read_text("utf-8")):
            if not link.startswith("http") and "screenshots/" not in link:
                assert (document.parent / link).exists(), f"{document.name}: {link}"

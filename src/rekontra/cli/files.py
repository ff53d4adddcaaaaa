"""`rekontra check` and `rekontra convert`: what is wrong in files of boards, and their forms."""

from __future__ import annotations

import codecs
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from rekontra.cli.shell import REFUSED, UNREADABLE, Stop, one_of, say, warn, words_of
from rekontra.formats import (
    Board,
    Issue,
    Read,
    UnreadableFile,
    read_json,
    read_lin,
    read_link,
    read_pbn,
    write_json,
    write_lin,
    write_pbn,
)
from rekontra.words import Words

Details = Iterable[tuple[str, str | int]]

_READERS: dict[str, Callable[[bytes, str], Read]] = {
    ".pbn": read_pbn,
    ".lin": read_lin,
    ".json": read_json,
}
_WRITERS: dict[str, Callable[[Iterable[Board]], str]] = {
    ".pbn": write_pbn,
    ".lin": write_lin,
    ".json": write_json,
}
_VIEWER = "/handviewer.html?"

Encoding = Annotated[str, typer.Option(help="cli-help-encoding")]


def check(
    context: typer.Context,
    files: Annotated[list[str], typer.Argument(help="cli-help-check-files")],
    as_json: Annotated[bool, typer.Option("--json", help="cli-help-check-json")] = False,
    encoding: Encoding = "cp1252",
) -> None:
    """Say what is wrong in files of boards."""
    words = words_of(context)
    code = 0
    for file in files:
        try:
            found = read_boards(words, file, encoding)
        except Stop as stop:
            code = UNREADABLE
            why = words.say(stop.message, **stop.details)
            if as_json:
                _say_json(file, 0, [{"line": 1, "column": 1, "board": None, "message": why}])
            else:
                warn(why)
            continue
        if found.issues:
            code = max(code, REFUSED)
        if as_json:
            _say_json(file, len(found.boards), [_plain(words, issue) for issue in found.issues])
        else:
            _show(words, file, found)
    raise typer.Exit(code)


def convert(
    context: typer.Context,
    source: Annotated[str, typer.Argument(metavar="IN", help="cli-help-convert-in")],
    target: Annotated[str, typer.Argument(metavar="OUT", help="cli-help-convert-out")],
    encoding: Encoding = "cp1252",
) -> None:
    """Write the boards of a file in another form."""
    words = words_of(context)
    write = one_of("OUT", Path(target).suffix or target, _WRITERS)
    found = read_boards(words, source, encoding)
    if not found.boards:
        raise Stop(UNREADABLE, "cli-solve-empty", path=source)
    try:
        Path(target).write_text(write(found.boards), encoding="utf-8", newline="")
    except OSError as error:
        why = error.strerror or str(error)
        raise Stop(REFUSED, "cli-convert-unwritable", path=target, why=why) from None
    say(words.say("cli-convert-done", count=len(found.boards), path=target))
    if found.issues:
        warn(words.say("cli-convert-issues", count=len(found.issues), path=source))


def read_boards(words: Words, file: str, encoding: str) -> Read:
    """The boards of a file, or of a hand viewer's link; raises Stop."""
    try:
        codecs.lookup(encoding)
        "".encode(encoding)
    except (LookupError, ValueError):
        raise Stop(UNREADABLE, "cli-files-encoding", name=encoding) from None
    try:
        if _VIEWER in file:
            return read_link(file)
        read = one_of("FILE", Path(file).suffix or file, _READERS)
        return read(Path(file).read_bytes(), encoding)
    except UnreadableFile as error:
        why = _sentence(words, error.flaw.value, error.details.items())
    except OSError as error:
        why = error.strerror or str(error)
    raise Stop(UNREADABLE, "cli-files-unreadable", path=file, why=why) from None


def _show(words: Words, file: str, found: Read) -> None:
    boards, issues = len(found.boards), len(found.issues)
    say(words.say("cli-check-file", path=file, boards=boards, issues=issues))
    for issue in found.issues:
        why = _sentence(words, issue.flaw.value, issue.details)
        place = f"{file}:{issue.line}:{issue.column}"
        say(words.say("cli-check-issue", place=place, board=issue.board or 0, why=why))


def _say_json(file: str, boards: int, issues: list[dict[str, str | int | None]]) -> None:
    message = {"file": file, "boards": boards, "issues": issues}
    say(msgspec.json.encode(message).decode())


def _plain(words: Words, issue: Issue) -> dict[str, str | int | None]:
    return {
        "line": issue.line,
        "column": issue.column,
        "board": issue.board,
        "message": _sentence(words, issue.flaw.value, issue.details),
    }


def _sentence(words: Words, flaw: str, details: Details) -> str:
    given = dict(details)
    if "seat" in given:
        given["seat"] = words.say(f"seat-{given['seat']}")
    return words.say(f"cli-flaw-{flaw}", **given)

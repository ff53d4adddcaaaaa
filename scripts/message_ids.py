"""Make the client's types of messages from the language files.

``python scripts/message_ids.py`` writes ``frontend/src/lib/messages.ts``: every message of the
English files with the names of its variables.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Junk, Message, MessageReference, VariableReference

ROOT = Path(__file__).resolve().parents[1]
LOCALE = ROOT / "src" / "rekontra" / "locale"
TYPES = ROOT / "frontend" / "src" / "lib" / "messages.ts"


def messages(language: str, without: str = "") -> dict[str, frozenset[str]]:
    """The messages of a language, each with its variables; raises ValueError for a bad file.

    The file named `without` is left out: the browser has no use for words of the command line.
    """
    parsed: dict[str, Message] = {}
    for path in sorted((LOCALE / language).glob("*.ftl")):
        if path.stem == without:
            continue
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, Junk):
                raise ValueError(f"{path}: {entry.content!r} cannot be read")
            if isinstance(entry, Message):
                if entry.id.name in parsed:
                    raise ValueError(f"{path}: {entry.id.name} is there twice")
                parsed[entry.id.name] = entry

    def variables(message: Message) -> Iterator[str]:
        for node in _nodes(message.value):
            if isinstance(node, VariableReference):
                yield node.id.name
            elif isinstance(node, MessageReference):
                yield from variables(parsed[node.id.name])

    return {name: frozenset(variables(message)) for name, message in parsed.items()}


def _nodes(node: object) -> Iterator[BaseNode]:
    if isinstance(node, list):
        for item in node:
            yield from _nodes(item)
    elif isinstance(node, BaseNode):
        yield node
        for value in vars(node).values():
            yield from _nodes(value)


def typescript() -> str:
    """The text of ``messages.ts``."""
    lines = [
        "// Made from the English language files by make client-types; not to be edited.",
        "",
        "export interface Messages {",
    ]
    for name, variables in sorted(messages("en", without="cli").items()):
        names = " | ".join(f'"{variable}"' for variable in sorted(variables)) or "never"
        lines.append(f'  "{name}": {names};')
    return "\n".join([*lines, "}", ""])


if __name__ == "__main__":
    TYPES.write_text(typescript(), encoding="utf-8")

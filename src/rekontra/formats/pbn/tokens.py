"""PBN as a stream of tokens; whatever the text is, it comes to its end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto

from rekontra.formats.boards import Flaw
from rekontra.formats.findings import MAX_VALUE, Findings


class Kind(Enum):
    """The sorts of tokens."""

    TAG = auto()
    TEXT = auto()
    BLOCK = auto()
    LINE = auto()
    ESCAPE = auto()
    BLANK = auto()


@dataclass(frozen=True, slots=True)
class Token:
    """A token and where it begins; `name` is that of a tag, `text` its value or what stands there.

    `fresh` says whether it is the first of its line.
    """

    kind: Kind
    start: int
    text: str = ""
    name: str = ""
    fresh: bool = False


_SPACE = re.compile(r"\s+")
_BLANK = re.compile(r"\n[^\S\n]*\n")
_REST = re.compile(r"[^\n]*")
_BLOCK = re.compile(r"\{([^}]*)\}")
_TAG = re.compile(r'\[\s*([A-Za-z0-9_]+)\s*"((?:[^"\\\n]++|\\[^\n])*+)"\s*\]')
# As people write it who do not know that a quotation mark within quotation marks needs a stroke.
_LOOSE_TAG = re.compile(r'\[\s*([A-Za-z0-9_]+)[^\S\n]*"([^\n]*)"[^\S\n]*\][^\S\n]*$', re.MULTILINE)
_TEXT = re.compile(r'(?:[^\n;{\["]++|"[^"\n]*+"|")++')
_ESCAPED = re.compile(r'\\(["\\])')
# What the writer adds by itself, or what is true of the bytes alone.
_HEAD = re.compile(r"%\s*(PBN\s+[\d.]+|EXPORT|IMPORT|Content-type:.*)?\s*", re.IGNORECASE)


def tokens(text: str, findings: Findings) -> Iterator[Token]:
    """The tokens of a text; what is no PBN becomes an issue and is left out."""
    place, size, fresh = 0, len(text), True
    unclosed = -1
    while place < size:
        space = _SPACE.match(text, place)
        if space:
            fresh = fresh or "\n" in space[0]
            if _BLANK.search(space[0]) or (place == 0 and "\n" in space[0]):
                yield Token(Kind.BLANK, place)
            place = space.end()
            continue
        sign = text[place]
        if sign == "%":
            end = _end_of_line(text, place)
            line = text[place:end].rstrip()
            if not _HEAD.fullmatch(line):
                yield Token(Kind.ESCAPE, place, line[1:], fresh=True)
            place = end
            continue
        if sign == "{" and unclosed < 0:
            block = _BLOCK.match(text, place)
            if block:
                yield Token(Kind.BLOCK, place, block[1], fresh=fresh)
                place, fresh = block.end(), False
                continue
            # There is no other brace that closes after it either, and none need be looked for.
            unclosed = place
            findings.add(place, None, Flaw.UNCLOSED)
        if sign in ";{":
            end = _end_of_line(text, place)
            kind = Kind.LINE if sign == ";" else Kind.BLOCK
            yield Token(kind, place, text[place + 1 : end].rstrip(), fresh=fresh)
            place = end
            continue
        tag = _tag(text, place) if sign == "[" else None
        if tag is not None:
            name, value, end = tag
            if len(value) > MAX_VALUE:
                findings.add(place, None, Flaw.TOO_LONG, name=name, count=MAX_VALUE)
                value = value[:MAX_VALUE]
            yield Token(Kind.TAG, place, value, name, fresh)
            place, fresh = end, False
            continue
        if sign == "[":
            end = _end_of_line(text, place)
            findings.add(
                place, None, Flaw.NO_TAG, text=text[place : place + MAX_VALUE][: end - place]
            )
            place, fresh = end, False
            continue
        found = _TEXT.match(text, place)
        assert found is not None, "every other sign is one of a text"
        yield Token(Kind.TEXT, place, found[0].rstrip(), fresh=fresh)
        place, fresh = found.end(), False


def _tag(text: str, place: int) -> tuple[str, str, int] | None:
    """The name and the value of the tag that begins here, and where it ends."""
    found = _TAG.match(text, place)
    if found:
        return found[1], _ESCAPED.sub(r"\1", found[2]).strip(), found.end()
    found = _LOOSE_TAG.match(text, place)
    if found:
        return found[1], found[2].strip(), found.end()
    return None


def _end_of_line(text: str, place: int) -> int:
    end = text.find("\n", place)
    return len(text) if end < 0 else end

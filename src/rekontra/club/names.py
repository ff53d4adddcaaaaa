"""Names and statements as people give them and as they are shown."""

from __future__ import annotations

import unicodedata

from rekontra.club.errors import ClubReason
from rekontra.game import Illegal

NAME_LENGTH = 24
STATEMENT_LENGTH = 200
# Letters and signs that are drawn as nothing: Hangul fillers and the empty Braille pattern.
BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")


def clean_name(text: str) -> str:
    r"""The name as it will be shown: normal form, nothing that cannot be seen, single spaces.

    Raises Illegal when nothing is left, or too much.

    >>> clean_name("  Anna\n Maria ")
    'Anna Maria'
    """
    name = _visible(text)
    if not name:
        raise Illegal(ClubReason.NAME_EMPTY)
    if len(name) > NAME_LENGTH:
        raise Illegal(ClubReason.NAME_TOO_LONG, most=NAME_LENGTH)
    return name


def clean_statement(text: str) -> str:
    r"""The statement of a claim as it will be shown, cleaned as a name is; it may be empty.

    Raises Illegal when it is too long.

    >>> clean_statement("drawing\ntrumps ")
    'drawing trumps'
    """
    statement = _visible(text)
    if len(statement) > STATEMENT_LENGTH:
        raise Illegal(ClubReason.STATEMENT_TOO_LONG, most=STATEMENT_LENGTH)
    return statement


def _visible(text: str) -> str:
    shown = "".join(
        sign if sign.isprintable() and sign not in BLANKS else " "
        for sign in unicodedata.normalize("NFC", text)
    )
    return " ".join(shown.split())

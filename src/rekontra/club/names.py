"""Names as people give them and as they are shown."""

from __future__ import annotations

import unicodedata

from rekontra.club.errors import ClubReason
from rekontra.game import Illegal

NAME_LENGTH = 24
# Letters and signs that are drawn as nothing: Hangul fillers and the empty Braille pattern.
BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")


def clean_name(text: str) -> str:
    r"""The name as it will be shown: normal form, nothing that cannot be seen, single spaces.

    Raises Illegal when nothing is left, or too much.

    >>> clean_name("  Anna\n Maria ")
    'Anna Maria'
    """
    shown = "".join(
        sign if sign.isprintable() and sign not in BLANKS else " "
        for sign in unicodedata.normalize("NFC", text)
    )
    name = " ".join(shown.split())
    if not name:
        raise Illegal(ClubReason.NAME_EMPTY)
    if len(name) > NAME_LENGTH:
        raise Illegal(ClubReason.NAME_TOO_LONG, most=NAME_LENGTH)
    return name

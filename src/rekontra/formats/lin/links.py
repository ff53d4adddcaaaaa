"""The links of BBO's hand viewer, which show a board to anybody who has one."""

from __future__ import annotations

import re
from collections.abc import Mapping
from urllib.parse import parse_qsl, quote, urlsplit

from rekontra.formats.boards import Board, Flaw, Read, UnreadableFile
from rekontra.formats.findings import MAX_VALUE
from rekontra.formats.lin.reading import DEALERS, read_lin_text
from rekontra.formats.lin.writing import board_line

VIEWER = "https://www.bridgebase.com/tools/handviewer.html"
_MOST = 16 * MAX_VALUE
_HANDS = "swne"
_DIGITS = {seat.value.lower(): digit for digit, seat in DEALERS.items()}
_CALL = re.compile(r"([1-7][cdhsnCDHSN]|[pdrxPDRX])[tT]?(!?)(?:\(([^)]*)\))?(!?)")
_CARD = re.compile(r"[shdcSHDC](?:10|[2-9tjqkaTJQKA])")


def link(board: Board) -> str:
    """The link that shows this board in the hand viewer.

    >>> from rekontra.game import Seat
    >>> link(Board(number=1, dealer=Seat.N))
    'https://www.bridgebase.com/tools/handviewer.html?lin=pn%7C%2C%2C%2C%7Cst%7C%7Cmd%7C3...'
    """
    return f"{VIEWER}?lin={quote(board_line(board), safe='')}"


def read_link(text: str) -> Read:
    """Read the board of a hand viewer's link, of its one value `lin` or of the values by seat.

    Places of issues are those in the LIN that the link holds or stands for. Raises UnreadableFile
    for a text that is no such link.
    """
    if len(text) > _MOST:
        raise UnreadableFile(Flaw.TOO_LARGE, count=_MOST)
    try:
        query = urlsplit(text.strip()).query
        values = {key.lower(): value for key, value in parse_qsl(query, max_num_fields=64)}
    except ValueError:
        raise UnreadableFile(Flaw.NO_LINK) from None
    if "lin" in values:
        lin = values["lin"].replace("\0", "")
    elif values.keys() & set(_HANDS):
        lin = _as_lin(values)
    else:
        raise UnreadableFile(Flaw.NO_LINK)
    return read_lin_text(lin)


def _as_lin(values: Mapping[str, str]) -> str:
    """The LIN that says the same as the values by seat."""

    def plain(key: str) -> str:
        return values.get(key, "").replace("|", " ").strip()

    names = ",".join(plain(f"{seat}n").replace(",", " ") for seat in _HANDS)
    hands = ",".join(plain(seat).replace(",", " ") for seat in _HANDS)
    pairs = [("pn", names), ("md", _DIGITS.get(plain("d").lower()[:1], "0") + hands)]
    if plain("b"):
        pairs.append(("ah", f"Board {plain('b')}"))
    if plain("v"):
        pairs.append(("sv", plain("v")))
    rest = plain("a")
    while rest:
        found = _CALL.match(rest)
        if found is None:
            pairs.append(("mb", rest))
            break
        call, alert, note, late = found.groups()
        pairs.append(("mb", call + (alert or late)))
        if note:
            pairs.append(("an", note))
        rest = rest[found.end() :].lstrip(" ,-")
    rest = plain("p")
    while rest:
        found = _CARD.match(rest)
        if found is None:
            pairs.append(("pc", rest))
            break
        pairs.append(("pc", found[0]))
        rest = rest[found.end() :].lstrip(" ,-")
    if plain("c"):
        pairs.append(("mc", plain("c")))
    return "".join(f"{key}|{value}|" for key, value in pairs)

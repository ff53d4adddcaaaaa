"""What people type: contracts with declarer and result, and house rules."""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass
from pathlib import Path

from rekontra.cli.shell import REFUSED, UNREADABLE, Stop, not_allowed
from rekontra.game import Illegal, Seat, Strain
from rekontra.scoring import (
    OPTIONS,
    PRESETS,
    Form,
    Option,
    Plain,
    Profile,
    find_option,
    parse_profile,
    plain_options,
)

_PASSED_OUT = {"P", "PASS", "PASSED", "PASSOUT", "PASSEDOUT", "ПАС", "ПАСЫ"}
_SIGNS = str.maketrans(
    # Suit signs with the mark that makes them an emoji, a real minus, and Russian letters.
    {"♣": "C", "♦": "D", "♥": "H", "♠": "S", "\ufe0f": None, "−": "-"}
    | dict(zip("ТБЧПХ", "CDHSX", strict=True))
)
_BID = re.compile(r"([1-7])(NT|N|[CDHS])(X{0,2})([NESW]?)(=|[+-]\d{1,2})?")


@dataclass(frozen=True, slots=True)
class Played:
    """A contract as it was typed: `margin` is the tricks over (or below 0 under) it, if given."""

    level: int
    strain: Strain
    doubling: int
    declarer: Seat | None
    margin: int | None


def parse_played(text: str) -> Played | None:
    """Read ``4SX``, ``3nt``, ``4♠xN+1`` or, as None, a passed-out deal; raises Stop.

    >>> parse_played("4SXN+1")
    Played(level=4, strain=<Strain.S: 'S'>, doubling=1, declarer=Seat.N, margin=1)
    """
    signs = re.sub(r"[\s-]+(?=[A-ZА-Я])|\s+", "", text.upper())
    if signs in _PASSED_OUT:
        return None
    found = _BID.fullmatch(signs.replace("БК", "NT").translate(_SIGNS))
    if found is None:
        raise Stop(UNREADABLE, "cli-contract", text=text)
    level, strain, doubling, declarer, margin = found.groups()
    return Played(
        level=int(level),
        strain=Strain.NT if strain == "N" else Strain(strain),
        doubling=len(doubling),
        declarer=Seat(declarer) if declarer else None,
        margin=parse_margin(margin) if margin else None,
    )


def parse_margin(text: str) -> int:
    """Read ``=``, ``+1`` or ``-2``, the tricks over or under the contract; raises Stop."""
    signs = text.strip().replace("−", "-")
    if signs in ("=", "0"):
        return 0
    if not re.fullmatch(r"[+-]\d{1,2}", signs):
        raise not_allowed("--result", text, "=, +1, -2")
    return int(signs)


def parse_rules(form: Form, preset: str | None, changes: list[str]) -> Profile:
    """The house rules of a preset, or the form's own, with ``option=value`` changes.

    Raises Stop for what cannot be read and for rules that cannot stand together.
    """
    start = PRESETS[preset] if preset else Profile(form=form)
    options = plain_options(start) | dict(_parse_change(change) for change in changes)
    try:
        return parse_profile({"options": options})
    except Illegal as illegal:
        raise refused(illegal) from None


def parse_preset(name: str) -> Profile:
    """The profile of a preset; raises Stop."""
    if name not in PRESETS:
        raise not_allowed("--preset", name, ", ".join(PRESETS))
    return PRESETS[name]


def refused(illegal: Illegal) -> Stop:
    """The sentence for what the rules forbid."""
    return Stop(REFUSED, f"error-{illegal.code}", **illegal.details)


def read_bytes(file: str) -> bytes:
    """What is in a file, or in the standard input for ``-``; raises Stop."""
    if file == "-":
        return sys.stdin.buffer.read()
    try:
        return Path(file).read_bytes()
    except OSError as error:
        why = error.strerror or str(error)
        raise Stop(UNREADABLE, "cli-sheet-no-file", path=file, why=why) from None


def house_options() -> tuple[Option, ...]:
    """The options that are rules of the house; the form of the game is chosen before them."""
    return tuple(option for option in OPTIONS if option.name != "form")


def _parse_change(text: str) -> tuple[str, Plain]:
    name, equals, value = (part.strip() for part in text.partition("="))
    if not equals:
        raise Stop(UNREADABLE, "cli-set", text=text)
    if name not in {option.name for option in house_options()}:
        raise Stop(UNREADABLE, "cli-set-name", name=name)
    option = find_option(name)
    if isinstance(option.default, bool):
        plain: Plain = {"true": True, "false": False}.get(value.lower(), value)
    else:
        plain = int(value) if re.fullmatch(r"\d{1,9}", value) else value
    if not option.allows(plain):
        raise not_allowed(name, value, option.allowed)
    return name, plain

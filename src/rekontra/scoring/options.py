"""What each option of a profile may be, in which forms it counts, and what it needs beside it.

Values are plain (text, whole numbers, true and false), so that a page, a shell or a file can
offer and read them without knowing the enums.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any

from rekontra.game import Illegal
from rekontra.scoring.profile import Form, Profile, Rounding, RubberPremium

Plain = bool | int | str
"""A value of an option as it stands in JSON."""


class ProfileReason(Enum):
    """Why a profile is refused; the value is also the key of its sentence."""

    VALUE_NOT_ALLOWED = "option-value-not-allowed"
    NOT_OF_FORM = "option-not-of-form"
    NEEDS_ANOTHER = "option-needs-another"


@dataclass(frozen=True, slots=True)
class Need:
    """Another option that must have one of these values for an option to count."""

    option: str
    values: tuple[Plain, ...]


@dataclass(frozen=True, slots=True)
class Option:
    """An option: the forms it counts in, its allowed values, its default.

    `values` are all that are allowed, the default first; where any whole number within `bounds`
    (least, most) is allowed too, they are those worth offering.
    """

    name: str
    forms: tuple[Form, ...]
    values: tuple[Plain, ...]
    default: Plain
    bounds: tuple[int, int] | None = None
    needs: Need | None = None

    def allows(self, value: object) -> bool:
        """Whether this plain value may be chosen; the kinds must agree, True is no 1."""
        if type(value) is not type(self.default):
            return False
        if isinstance(value, int) and self.bounds is not None:
            return self.bounds[0] <= value <= self.bounds[1]
        return value in self.values

    @property
    def allowed(self) -> str:
        """The allowed values in words for an error message.

        >>> [find_option(name).allowed for name in ("unit", "stake", "honours")]
        ['100, 10, 1', '0 to 1000000', 'false, true']
        """
        if self.bounds is not None:
            return f"{self.bounds[0]} to {self.bounds[1]}"
        return ", ".join(spell(value) for value in self.values)


def spell(value: Plain) -> str:
    """A plain value as it is written in JSON, without quotes."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def plain(value: object) -> Plain:
    """The plain form of a field of a profile."""
    found = value.value if isinstance(value, Enum) else value
    if not isinstance(found, bool | int | str):
        raise TypeError(f"{value!r} is no value of an option")
    return found


_DEFAULTS = Profile()
_FOUR_HAND_RUBBER = (Form.RUBBER,)
_RUBBER = (Form.RUBBER, Form.DRAW)
_CHICAGO = (Form.CHICAGO,)
_BOTH_CHICAGOS = (Form.CHICAGO, Form.CHICAGO_DUPLICATE)
_HOUSE = (Form.RUBBER, *_BOTH_CHICAGOS, Form.DRAW)
_TRAINING = (Form.TRAINING,)
_DRAW = (Form.DRAW,)
_CUT = (Form.RUBBER, *_BOTH_CHICAGOS, Form.TRAINING, Form.DRAW)
_WITH_DUMMY = (Form.RUBBER, *_BOTH_CHICAGOS, Form.DUPLICATE, Form.TRAINING)
_ALL = tuple(Form)

_WITH_HONOURS = Need("honours", (True,))
_PREMIUM_AT_END = Need("rubber_premium_scheme", (RubberPremium.AT_END.value,))
_PREMIUM_200 = Need("rubber_premium_scheme", (RubberPremium.GAME_200_RUBBER_700.value,))
_ROUNDED = Need("round", tuple(mode.value for mode in Rounding if mode is not Rounding.NONE))
_IN_A_TOUR = Need("tour", ("three_rubbers",))
_TO_TWO_GAMES = Need("training_length", (0,))


def _option(
    name: str,
    forms: tuple[Form, ...],
    *values: Plain,
    bounds: tuple[int, int] | None = None,
    needs: Need | None = None,
) -> Option:
    default = getattr(_DEFAULTS, name)
    if isinstance(default, Enum):
        values = tuple(plain(member) for member in type(default))
    return Option(name, forms, values, plain(default), bounds, needs)


OPTIONS: tuple[Option, ...] = (
    _option("form", _ALL),
    _option("honours", _HOUSE, False, True),
    _option("honours_claim", _HOUSE, needs=_WITH_HONOURS),
    _option("rubber_premium_scheme", _RUBBER),
    _option("final_game_also", _RUBBER, False, True, needs=_PREMIUM_200),
    _option("rubber_2_0", _RUBBER, 700, 750, needs=_PREMIUM_AT_END),
    _option("rubber_2_1", _RUBBER, 500, needs=_PREMIUM_AT_END),
    _option("insult_doubled", _HOUSE, 50),
    _option("insult_redoubled", _HOUSE, 100, 50),
    _option("nv_doubled_undertricks", _HOUSE),
    _option("unfinished_game", _RUBBER, 300, 0),
    _option("unfinished_part", _RUBBER, 100, 50),
    _option("unfinished_reading", _RUBBER),
    _option("unit", _HOUSE, 100, 10, 1, needs=_ROUNDED),
    _option("round", _HOUSE),
    _option("stake", _HOUSE, 0, bounds=(0, 1_000_000)),
    _option("rubber_winner", _RUBBER),
    _option("tour", _FOUR_HAND_RUBBER),
    _option("tour_order", _FOUR_HAND_RUBBER, needs=_IN_A_TOUR),
    _option("tour_dealer", _FOUR_HAND_RUBBER, needs=_IN_A_TOUR),
    _option("vul_scheme", _BOTH_CHICAGOS),
    _option("fourth_deal_part", _CHICAGO),
    _option("passed_out", _BOTH_CHICAGOS),
    _option("first_dealer", _CUT),
    _option("players", _BOTH_CHICAGOS, 4, 5, 6, 7),
    _option("rotation", _BOTH_CHICAGOS, needs=Need("players", (6, 7))),
    _option("individual_total", _BOTH_CHICAGOS),
    _option("training_declarer", _TRAINING),
    _option("training_length", _TRAINING, 0, 4, 8, 12, bounds=(0, 100)),
    _option("training_game_premium", _TRAINING, 200, 300, 0, bounds=(0, 1000)),
    _option(
        "training_rubber_premium", _TRAINING, 0, 500, 700, bounds=(0, 1000), needs=_TO_TWO_GAMES
    ),
    _option("draw_follow_suit", _DRAW, False, True),
    _option("stock_top_face_up", _DRAW, False, True),
    _option("last_trick", _ALL),
    _option("dummy_sees_all", _WITH_DUMMY, False, True),
)
"""Every option, one for each field of the profile and in its order."""

_BY_NAME = {option.name: option for option in OPTIONS}


def find_option(name: str) -> Option:
    """The option of this name; raises KeyError when there is none."""
    return _BY_NAME[name]


def options_of(form: Form) -> tuple[Option, ...]:
    """The options that count in this form, `form` itself left out."""
    return tuple(each for each in OPTIONS if form in each.forms and each.name != "form")


def plain_options(profile: Profile) -> dict[str, Plain]:
    """All options of a profile as plain values; `parse_profile` reads them back."""
    return {name: plain(getattr(profile, name)) for name in _BY_NAME}


def with_option(profile: Profile, name: str, value: Plain) -> Profile:
    """The profile with an allowed plain value; raises ValueError for no member."""
    kind = type(getattr(profile, name))
    changed: dict[str, Any] = {name: kind(value)}
    return replace(profile, **changed)


def check_profile(profile: Profile) -> None:
    """Raise Illegal when an option has no such value or cannot stand beside the others.

    An option that does not count (in this form, or beside another option) must be at its default;
    `without_idle_options` puts it there. The details name the `option`, and its `allowed` values,
    the `form`, or the option `needed` with the values `allowed` for that.
    """
    for option in OPTIONS:
        value = plain(getattr(profile, option.name))
        if not option.allows(value):
            raise Illegal(
                ProfileReason.VALUE_NOT_ALLOWED,
                option=option.name,
                value=spell(value),
                allowed=option.allowed,
            )
    for option in _idle(profile):
        if profile.form not in option.forms or option.needs is None:
            raise Illegal(ProfileReason.NOT_OF_FORM, option=option.name, form=profile.form.value)
        raise Illegal(
            ProfileReason.NEEDS_ANOTHER,
            option=option.name,
            needed=option.needs.option,
            allowed=", ".join(spell(value) for value in option.needs.values),
        )


def without_idle_options(profile: Profile) -> Profile:
    """The profile with every option that does not count put back to its default.

    >>> without_idle_options(Profile(form=Form.CHICAGO, rubber_2_0=750)) == Profile(Form.CHICAGO)
    True
    """
    for option in _idle(profile):
        profile = with_option(profile, option.name, option.default)
    return profile


def _idle(profile: Profile) -> Iterator[Option]:
    """The options away from their defaults that do not count in this profile."""
    for option in OPTIONS:
        if plain(getattr(profile, option.name)) != option.default and not _counts(option, profile):
            yield option


def _counts(option: Option, profile: Profile) -> bool:
    if profile.form not in option.forms:
        return False
    needs = option.needs
    return needs is None or plain(getattr(profile, needs.option)) in needs.values

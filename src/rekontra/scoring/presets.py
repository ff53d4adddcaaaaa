"""Named sets of house rules, and how a profile is read from plain names and values."""

from __future__ import annotations

from collections.abc import Mapping

from rekontra.game import Unreadable
from rekontra.scoring.options import OPTIONS, check_profile, find_option, with_option
from rekontra.scoring.profile import (
    FirstDealer,
    Form,
    FourthDealPart,
    Profile,
    RubberPremium,
    Undertricks,
    VulScheme,
)

CUSTOM = "custom"
"""The name of a profile that is no preset."""

PRESETS: Mapping[str, Profile] = {
    "rubber_law": Profile(honours=True),
    "rubber_s2": Profile(),
    "old_laws": Profile(
        honours=True,
        insult_redoubled=50,
        nv_doubled_undertricks=Undertricks.SIMPLIFIED,
        unfinished_part=50,
    ),
    "rubber_house_200_700": Profile(rubber_premium_scheme=RubberPremium.GAME_200_RUBBER_700),
    "rubber_house_soft": Profile(
        insult_redoubled=50,
        nv_doubled_undertricks=Undertricks.SIMPLIFIED,
        rubber_2_0=750,
    ),
    "chicago": Profile(form=Form.CHICAGO),
    "chicago_s1": Profile(form=Form.CHICAGO, honours=True),
    "chicago_s0": Profile(
        form=Form.CHICAGO,
        vul_scheme=VulScheme.NON_DEALER_SIDE,
        fourth_deal_part=FourthDealPart.HELD,
        first_dealer=FirstDealer.NORTH,
    ),
    "chicago_duplicate": Profile(form=Form.CHICAGO_DUPLICATE),
    "duplicate": Profile(form=Form.DUPLICATE),
    "training_s3": Profile(form=Form.TRAINING),
    "draw": Profile(form=Form.DRAW),
}
"""The profiles that have a name: at least one for every form."""


def preset_name(profile: Profile) -> str:
    """The name of this very profile, or "custom" when it has none.

    >>> preset_name(PRESETS["old_laws"]), preset_name(Profile(stake=5))
    ('old_laws', 'custom')
    """
    for name, preset in PRESETS.items():
        if preset == profile:
            return name
    return CUSTOM


def parse_profile(spec: Mapping[str, object]) -> Profile:
    """Read a profile from `{"preset": name, "options": {name: plain value}}`.

    Both parts may be missing; without a preset the options start from the defaults, which a preset
    "custom" does too. Raises Unreadable for an unknown name or a value that is not allowed, naming
    what is; Illegal (`ProfileReason`) for options that cannot stand together.

    >>> parse_profile({"preset": "chicago", "options": {"honours": True}}) == PRESETS["chicago_s1"]
    True
    """
    unknown = [name for name in spec if name not in ("preset", "options")]
    if unknown:
        raise Unreadable(f"a profile has preset and options, not {unknown[0]!r}")
    profile = _parse_preset(spec.get("preset", CUSTOM))
    options = spec.get("options", {})
    if not isinstance(options, Mapping):
        raise Unreadable("the options of a profile are names with values")
    for name, value in options.items():
        profile = _parse_option(profile, name, value)
    check_profile(profile)
    return profile


def _parse_preset(name: object) -> Profile:
    if name == CUSTOM:
        return Profile()
    if not isinstance(name, str) or name not in PRESETS:
        raise Unreadable(f"preset {name!r} is not one of {', '.join((*PRESETS, CUSTOM))}")
    return PRESETS[name]


def _parse_option(profile: Profile, name: object, value: object) -> Profile:
    try:
        option = find_option(str(name))
    except KeyError:
        known = ", ".join(option.name for option in OPTIONS)
        raise Unreadable(f"option {name!r} is not one of {known}") from None
    if not isinstance(value, bool | int | str) or not option.allows(value):
        raise Unreadable(f"option {option.name} cannot be {value!r}: allowed are {option.allowed}")
    return with_option(profile, option.name, value)

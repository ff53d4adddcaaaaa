"""What may be chosen in a profile, what is refused, and the presets."""

from __future__ import annotations

from dataclasses import fields, replace
from enum import Enum
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rekontra.game import Illegal, Unreadable
from rekontra.scoring import (
    OPTIONS,
    PRESETS,
    FirstDealer,
    Form,
    FourthDealPart,
    HonoursClaim,
    Option,
    Profile,
    ProfileReason,
    Rounding,
    RubberPremium,
    Tour,
    TourDealer,
    Undertricks,
    Unfinished,
    VulScheme,
    check_profile,
    find_option,
    options_of,
    parse_profile,
    plain_options,
    preset_name,
    without_idle_options,
)


def _any_value(name: str) -> st.SearchStrategy[Any]:
    option = find_option(name)
    default = getattr(Profile(), name)
    if isinstance(default, Enum):
        return st.sampled_from(type(default))
    if option.bounds is not None:
        return st.integers(*option.bounds)
    return st.sampled_from(option.values)


profiles = st.builds(Profile, **{option.name: _any_value(option.name) for option in OPTIONS})


def refusal(profile: Profile) -> tuple[Enum, dict[str, str | int]] | None:
    try:
        check_profile(profile)
    except Illegal as error:
        return error.reason, error.details
    return None


def test_every_field_of_the_profile_is_an_option() -> None:
    assert [option.name for option in OPTIONS] == [field.name for field in fields(Profile)]


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_the_default_is_allowed_and_stands_first(option: Option) -> None:
    assert option.values[0] == option.default
    assert option.allows(option.default)
    assert all(option.allows(value) for value in option.values)
    assert len(set(option.values)) == len(option.values)


def test_options_of_a_form() -> None:
    rubber = {option.name for option in options_of(Form.RUBBER)}
    chicago = {option.name for option in options_of(Form.CHICAGO)}
    per_deal = {option.name for option in options_of(Form.CHICAGO_DUPLICATE)}
    assert "form" not in rubber
    assert rubber - chicago == {
        "rubber_premium_scheme",
        "final_game_also",
        "rubber_2_0",
        "rubber_2_1",
        "unfinished_game",
        "unfinished_part",
        "unfinished_reading",
        "rubber_winner",
        "tour",
        "tour_order",
        "tour_dealer",
    }
    assert chicago - rubber == {
        "vul_scheme",
        "fourth_deal_part",
        "passed_out",
        "players",
        "rotation",
        "individual_total",
    }
    assert chicago - per_deal == {"fourth_deal_part"}


def test_duplicate_has_no_house_options() -> None:
    shown = {"last_trick", "dummy_sees_all"}
    assert {option.name for option in options_of(Form.DUPLICATE)} == shown


def test_options_of_the_training_form_and_of_draw_bridge() -> None:
    training = {option.name for option in options_of(Form.TRAINING)}
    assert training == {
        "training_declarer",
        "training_length",
        "training_game_premium",
        "training_rubber_premium",
        "first_dealer",
        "last_trick",
        "dummy_sees_all",
    }
    rubber = {option.name for option in options_of(Form.RUBBER)}
    draw = {option.name for option in options_of(Form.DRAW)}
    assert draw - rubber == {"draw_follow_suit", "stock_top_face_up"}
    assert rubber - draw == {"tour", "tour_order", "tour_dealer", "dummy_sees_all"}


def test_every_form_has_a_preset() -> None:
    assert {profile.form for profile in PRESETS.values()} == set(Form)
    assert PRESETS["duplicate"] == Profile(form=Form.DUPLICATE)
    assert PRESETS["training_s3"] == Profile(form=Form.TRAINING)
    assert PRESETS["draw"] == Profile(form=Form.DRAW)


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_is_allowed_and_knows_its_name(name: str) -> None:
    profile = PRESETS[name]
    assert refusal(profile) is None
    assert preset_name(profile) == name
    assert parse_profile({"preset": name}) == profile


def test_a_changed_preset_is_custom() -> None:
    assert preset_name(replace(PRESETS["chicago"], stake=1)) == "custom"
    assert parse_profile({"preset": "chicago", "options": {"stake": 1}}).stake == 1


def test_the_presets_of_rubber() -> None:
    assert PRESETS["rubber_law"] == Profile(honours=True)
    assert PRESETS["rubber_s2"] == Profile()
    old = PRESETS["old_laws"]
    assert (old.honours, old.insult_redoubled, old.unfinished_part) == (True, 50, 50)
    assert old.nv_doubled_undertricks is Undertricks.SIMPLIFIED
    soft = PRESETS["rubber_house_soft"]
    assert (soft.insult_redoubled, soft.rubber_2_0, soft.rubber_2_1) == (50, 750, 500)
    assert soft.nv_doubled_undertricks is Undertricks.SIMPLIFIED
    premium = PRESETS["rubber_house_200_700"].rubber_premium_scheme
    assert premium is RubberPremium.GAME_200_RUBBER_700


def test_the_presets_of_chicago() -> None:
    assert PRESETS["chicago"] == Profile(form=Form.CHICAGO)
    assert PRESETS["chicago_s1"] == Profile(form=Form.CHICAGO, honours=True)
    s0 = PRESETS["chicago_s0"]
    assert s0.vul_scheme is VulScheme.NON_DEALER_SIDE
    assert s0.fourth_deal_part is FourthDealPart.HELD
    assert s0.first_dealer is FirstDealer.NORTH
    assert PRESETS["chicago_duplicate"] == Profile(form=Form.CHICAGO_DUPLICATE)


CHICAGO = Profile(form=Form.CHICAGO)
HOUSE = Profile(rubber_premium_scheme=RubberPremium.GAME_200_RUBBER_700)


@pytest.mark.parametrize(
    ("profile", "option"),
    [
        (replace(CHICAGO, unfinished_game=0), "unfinished_game"),
        (replace(CHICAGO, unfinished_part=50), "unfinished_part"),
        (replace(CHICAGO, unfinished_reading=Unfinished.EACH), "unfinished_reading"),
        (replace(CHICAGO, rubber_2_0=750), "rubber_2_0"),
        (replace(CHICAGO, tour=Tour.THREE_RUBBERS), "tour"),
        (
            Profile(form=Form.CHICAGO_DUPLICATE, fourth_deal_part=FourthDealPart.HELD),
            "fourth_deal_part",
        ),
        (Profile(vul_scheme=VulScheme.NON_DEALER_SIDE), "vul_scheme"),
        (Profile(players=5), "players"),
        (Profile(form=Form.DUPLICATE, honours=True), "honours"),
        (Profile(form=Form.DUPLICATE, insult_redoubled=50), "insult_redoubled"),
        (Profile(form=Form.DUPLICATE, stake=1), "stake"),
        (Profile(form=Form.DUPLICATE, first_dealer=FirstDealer.NORTH), "first_dealer"),
        (Profile(form=Form.TRAINING, honours=True), "honours"),
        (Profile(form=Form.DRAW, tour=Tour.THREE_RUBBERS), "tour"),
        (Profile(form=Form.DRAW, dummy_sees_all=True), "dummy_sees_all"),
        (Profile(draw_follow_suit=True), "draw_follow_suit"),
        (Profile(training_length=4), "training_length"),
    ],
)
def test_an_option_of_another_form_is_refused(profile: Profile, option: str) -> None:
    form = profile.form.value
    assert refusal(profile) == (ProfileReason.NOT_OF_FORM, {"option": option, "form": form})


@pytest.mark.parametrize(
    ("profile", "option", "needs"),
    [
        (replace(HOUSE, rubber_2_0=750), "rubber_2_0", "rubber_premium_scheme"),
        (Profile(final_game_also=True), "final_game_also", "rubber_premium_scheme"),
        (Profile(honours_claim=HonoursClaim.AFTER_PLAY), "honours_claim", "honours"),
        (Profile(tour_dealer=TourDealer.CONTINUE), "tour_dealer", "tour"),
        (Profile(round=Rounding.NONE, unit=10), "unit", "round"),
        (
            Profile(form=Form.TRAINING, training_length=4, training_rubber_premium=500),
            "training_rubber_premium",
            "training_length",
        ),
    ],
)
def test_an_option_that_needs_another_is_refused_without_it(
    profile: Profile, option: str, needs: str
) -> None:
    refused = refusal(profile)
    assert refused is not None
    reason, details = refused
    assert reason is ProfileReason.NEEDS_ANOTHER
    assert (details["option"], details["needed"]) == (option, needs)


@pytest.mark.parametrize(
    ("profile", "option", "allowed"),
    [
        (Profile(rubber_2_0=800), "rubber_2_0", "700, 750"),
        (replace(HOUSE, rubber_2_1=700), "rubber_2_1", "500"),
        (Profile(unit=0), "unit", "100, 10, 1"),
        (Profile(stake=-1), "stake", "0 to 1000000"),
        (Profile(insult_redoubled=10**9), "insult_redoubled", "100, 50"),
        (replace(CHICAGO, players=8), "players", "4, 5, 6, 7"),
        (Profile(unit=True), "unit", "100, 10, 1"),
    ],
)
def test_a_value_outside_the_table_is_refused(profile: Profile, option: str, allowed: str) -> None:
    refused = refusal(profile)
    assert refused is not None
    reason, details = refused
    assert reason is ProfileReason.VALUE_NOT_ALLOWED
    assert (details["option"], details["allowed"]) == (option, allowed)


@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ({"preset": "rubber"}, ("rubber", "rubber_law", "chicago_s0")),
        ({"preset": 7}, ("7", "rubber_law")),
        ({"options": {"honour": True}}, ("honour", "honours_claim")),
        ({"options": {3: True}}, ("3", "honours_claim")),
        ({"options": {"honours": 1}}, ("honours", "false, true")),
        ({"options": {"unit": True}}, ("unit", "100, 10, 1")),
        ({"options": {"round": "even"}}, ("round", "half_away, half_down, floor, ceil, none")),
        ({"options": {"round": None}}, ("round", "None")),
        ({"options": {"stake": 2_000_000}}, ("stake", "0 to 1000000")),
        ({"options": ["honours"]}, ("options",)),
        ({"profile": {}}, ("profile", "preset and options")),
    ],
)
def test_what_cannot_be_read_is_named(spec: dict[str, object], words: tuple[str, ...]) -> None:
    with pytest.raises(Unreadable) as caught:
        parse_profile(spec)
    assert all(word in str(caught.value) for word in words)


def test_what_cannot_stand_together_is_refused_when_read() -> None:
    with pytest.raises(Illegal) as caught:
        parse_profile({"preset": "rubber_house_200_700", "options": {"rubber_2_0": 750}})
    assert caught.value.code == "option-needs-another"


def test_an_empty_spec_is_the_default() -> None:
    assert parse_profile({}) == Profile()


@given(profiles)
def test_a_profile_comes_back_from_json(profile: Profile) -> None:
    assert msgspec.json.decode(msgspec.json.encode(profile), type=Profile) == profile


@given(profiles)
def test_a_profile_comes_back_from_its_plain_options(profile: Profile) -> None:
    allowed = without_idle_options(profile)
    assert parse_profile({"options": plain_options(allowed)}) == allowed


@given(profiles)
def test_idle_options_are_all_that_is_refused(profile: Profile) -> None:
    tidy = without_idle_options(profile)
    assert refusal(tidy) is None
    assert (refusal(profile) is None) == (tidy == profile)
    assert without_idle_options(tidy) == tidy

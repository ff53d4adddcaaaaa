"""`rekontra options`: the house rules there are, and what each does."""

from __future__ import annotations

import typer

from rekontra.cli.reading import house_options
from rekontra.cli.shell import say, words_of
from rekontra.scoring import PRESETS, Form, Option, Profile, plain_options
from rekontra.scoring.options import spell


def options(context: typer.Context) -> None:
    """List the presets and the options of the house rules."""
    words = words_of(context)
    for form in Form:
        say(words.say("cli-options-presets", form=words.say(f"form-{form.value}")))
        for name, profile in PRESETS.items():
            if profile.form is form:
                say(f"  {name:<22}{_changes(profile) or words.say('cli-options-as-usual')}")
        say("")
    say(words.say("cli-options-head"))
    for option in house_options():
        forms = ", ".join(words.say(f"form-{form.value}") for form in option.forms)
        everywhere = len(option.forms) == len(Form)
        say("")
        say(f"  {option.name}={_values(option)}")
        say(f"      {words.say('cli-option', name=option.name)}")
        if not everywhere:
            say(f"      {words.say('cli-options-only', forms=forms)}")
        if option.needs is not None:
            values = " | ".join(spell(value) for value in option.needs.values)
            need = f"{option.needs.option}={values}"
            say(f"      {words.say('cli-options-needs', need=need)}")


def _changes(profile: Profile) -> str:
    """What a preset sets otherwise than the form does by itself."""
    usual = plain_options(Profile(form=profile.form))
    return ", ".join(
        f"{name}={spell(value)}"
        for name, value in plain_options(profile).items()
        if value != usual[name]
    )


def _values(option: Option) -> str:
    if option.bounds is not None:
        return f"{option.bounds[0]}…{option.bounds[1]}"
    return " | ".join(spell(value) for value in option.values)

"""From codes to sentences: the messages of the language files, in English and Russian."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

log = logging.getLogger(__name__)

LANGUAGES = ("en", "ru")
"""The languages there are words in; the first is spoken when nothing else is asked for."""

_LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


class Words:
    """The words of one language."""

    def __init__(self, language: str) -> None:
        """Read the files of a language, one of LANGUAGES; raises ValueError for another."""
        if language not in LANGUAGES:
            raise ValueError(f"{language!r} is not one of {', '.join(LANGUAGES)}")
        self.language = language
        # Direction marks round every variable would be copied with the text.
        self._bundle = FluentBundle([language], use_isolating=False)
        for file in files("rekontra").joinpath("locale", language).iterdir():
            if file.name.endswith(".ftl"):
                self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def say(self, message: str, **details: str | int) -> str:
        """The sentence of this message with its details; numbers have no separators.

        Raises KeyError when there is no such message; a detail that is missing is named instead.

        >>> Words("en").say("contract", level=4, strain="S", doubling=1)
        '4 spades, doubled'
        >>> Words("ru").say("contract", level=4, strain="S", doubling=1)
        '4 пики, контра'
        """
        pattern = self._bundle.get_message(message).value if self.knows(message) else None
        if pattern is None:
            raise KeyError(message)
        given = {
            name: fluent_number(value, useGrouping=False) if isinstance(value, int) else value
            for name, value in details.items()
        }
        text, errors = self._bundle.format_pattern(pattern, given)
        for error in errors:
            log.info("%s in %s: %s", message, self.language, error)
        return str(text)

    def knows(self, message: str) -> bool:
        """Whether there is a sentence of this name."""
        return bool(self._bundle.has_message(message))


def find_language(text: str) -> str | None:
    """The language that a code or the name of a locale means, None when it is not spoken here.

    >>> find_language("ru_RU.UTF-8"), find_language("EN"), find_language("de")
    ('ru', 'en', None)
    """
    code = text.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return code if code in LANGUAGES else None


def choose_language(environ: Mapping[str, str]) -> str:
    """The language that the environment asks for: by REKONTRA_LANG, else by its locale.

    >>> choose_language({"LC_ALL": "", "LANG": "ru_RU.UTF-8"})
    'ru'
    >>> choose_language({"REKONTRA_LANG": "en", "LANG": "ru_RU.UTF-8"})
    'en'
    """
    asked = find_language(environ.get("REKONTRA_LANG", ""))
    if asked is not None:
        return asked
    locale = next((environ[name] for name in _LOCALE_VARIABLES if environ.get(name)), "")
    return find_language(locale) or LANGUAGES[0]

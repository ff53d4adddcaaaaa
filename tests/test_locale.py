"""The language files: the same messages with the same variables, and types that are current."""

from __future__ import annotations

from rekontra.game.errors import Reason
from scripts import message_ids


def test_languages_have_the_same_messages() -> None:
    assert message_ids.messages("en") == message_ids.messages("ru")


def test_every_reason_has_its_sentence() -> None:
    assert {f"error-{reason.value}" for reason in Reason} <= message_ids.messages("en").keys()


def test_message_types_are_current() -> None:
    current = message_ids.TYPES.read_text(encoding="utf-8")
    assert current == message_ids.typescript(), "run make client-types"

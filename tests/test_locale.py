"""The language files: the same messages with the same variables, and types that are current."""

from __future__ import annotations

from dataclasses import fields

from rekontra.analysis.wanted import PRACTICE
from rekontra.bots.levels import Level
from rekontra.bots.system import System
from rekontra.club.book.errors import BookReason
from rekontra.club.bots import Tempo
from rekontra.club.errors import ClubReason
from rekontra.contests import MatchReason
from rekontra.game import Reason
from rekontra.scoring import ProfileReason
from scripts import message_ids


def test_languages_have_the_same_messages() -> None:
    assert message_ids.messages("en") == message_ids.messages("ru")


def test_every_reason_has_its_sentence() -> None:
    reasons = (*Reason, *ClubReason, *BookReason, *ProfileReason, *MatchReason)
    others = ("stale", "another-site", "unreadable", "fault")
    unknown = ("unknown-table", "unknown-sheet", "unknown-address")
    codes = {reason.value for reason in reasons} | set(others) | set(unknown)
    assert {f"error-{code}" for code in codes} <= message_ids.messages("en").keys()


def test_every_kind_of_deals_has_its_name() -> None:
    named = {f"practice-kind-{kind}" for kind in ("any", *PRACTICE)}
    assert named <= message_ids.messages("en").keys()


def test_every_setting_of_the_bots_has_its_words() -> None:
    words = {f"bots-level-{level.value}" for level in Level}
    words |= {f"bots-pace-{tempo.value}" for tempo in Tempo}
    for field in fields(System):
        card = f"card-{field.name}"
        words |= {card} if field.name == "notrump" else {card, f"{card}-text"}
    assert words <= message_ids.messages("en").keys()


def test_message_types_are_current() -> None:
    current = message_ids.TYPES.read_text(encoding="utf-8")
    assert current == message_ids.typescript(), "run make client-types"

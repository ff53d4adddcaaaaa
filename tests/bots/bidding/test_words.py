"""Every rule that the book can make has its words in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from rekontra.bots.bidding import SAYC, Context, System
from rekontra.bots.bidding.reading import read, rules
from rekontra.bots.stakes import Stakes
from rekontra.game import Call, Seat, Side
from scripts import message_ids
from tests.vectors import load

_BOOK = Path(__file__).parents[3] / "src" / "rekontra" / "bots" / "bidding"
_WITHOUT = replace(SAYC, stayman=False, transfers=False, blackwood=False, jacoby_two_notrump=False)


def _auctions() -> set[tuple[str, ...]]:
    """The auctions of the published list and all that went before."""
    auctions = {tuple(case[2].split()) for case in load("sayc_expectations.json")["cases"]}
    return {auction[:length] for auction in auctions for length in range(len(auction) + 1)}


def _contexts(system: System) -> Iterator[Context]:
    stakes = dict.fromkeys(Side, Stakes(0, 0, False, False, False))
    for auction in _auctions():
        yield read(Seat.N, tuple(map(Call, auction)), stakes, system)


@pytest.mark.parametrize("system", [SAYC, _WITHOUT], ids=["sayc", "without"])
def test_rules_have_words(system: System) -> None:
    said = message_ids.messages("en").keys()
    for context in _contexts(system):
        for rule in rules(context):
            assert f"note-{rule.note}" in said
            assert rule.convention is None or f"convention-{rule.convention}" in said


def test_words_belong_to_rules() -> None:
    """A note or a convention that no source names is left over from a rule that is gone."""
    source = "".join(path.read_text(encoding="utf-8") for path in sorted(_BOOK.rglob("*.py")))
    named = set(re.findall(r'"([a-z0-9-]+)"', source))
    made = {f"answer-{kind}-{step}" for kind in ("aces", "kings") for step in range(4)}
    ids = {
        re.sub("^(note|convention)-", "", name)
        for name in message_ids.messages("en")
        if name.startswith(("note-", "convention-"))
    }
    assert ids - named - made == set()

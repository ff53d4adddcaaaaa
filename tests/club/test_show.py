"""What is made once for all who look at a table is what each would be shown alone."""

from __future__ import annotations

from rekontra.club.show import Scene
from rekontra.scoring import PRESETS
from tests.club.people import PEOPLE
from tests.club.test_secrecy import random_match

VIEWERS = (*PEOPLE.values(), "watcher", "another watcher")


def test_who_looks_with_others_sees_what_he_would_see_alone() -> None:
    for preset in ("rubber_law", "chicago"):
        for table in random_match(PRESETS[preset], seed=7, deals=2):
            scene = Scene(table, PEOPLE.values())
            for viewer in VIEWERS:
                assert scene.view(viewer) == Scene(table, PEOPLE.values()).view(viewer)


def test_all_who_only_watch_are_shown_one_view_and_players_each_their_own() -> None:
    table = random_match(PRESETS["chicago"], seed=7, deals=1)[-1]
    scene = Scene(table, ())
    views = [scene.view(viewer) for viewer in VIEWERS]
    assert views[-1] is views[-2]
    assert len({id(view) for view in views}) == len(VIEWERS) - 1

"""The bench runs from end to end: a few tables for a moment, whatever the figures."""

from pathlib import Path

import pytest

from bench.__main__ import measure_tables
from bench.analysis import LEFT, measure_analysis
from bench.bidding import DEALS, measure_bidding
from bench.figures import Latency
from bench.log import WAITING, measure_log
from bench.scoring import measure_scoring


def test_the_median_and_the_slow_hundredth_are_picked() -> None:
    durations = [number / 1000 for number in range(100, -1, -1)]
    assert Latency.of(durations) == Latency(50.0, 99.0, 100.0)
    assert Latency.of([0.004]) == Latency(4.0, 4.0, 4.0)


def test_the_log_is_measured(tmp_path: Path) -> None:
    report = measure_log(tmp_path, 0.4, lambda _: None)
    assert [row.tables for row in report.appends] == list(WAITING)
    assert all(row.per_second > 0 for row in report.appends)
    assert report.appends[-1].appends_per_commit > 2


def test_bidding_is_measured(tmp_path: Path) -> None:
    some = tmp_path / "deals.txt"
    some.write_text("".join(DEALS.read_text("ascii").splitlines(keepends=True)[:40]), "ascii")
    report = measure_bidding(lambda _: None, some)
    assert report.deals == 40
    assert report.games.made <= report.games.bid
    assert report.games.there_and_bid <= report.games.there
    assert sum(group.expected for group in report.groups) == 1096
    assert report.distance is None or report.distance > 0


@pytest.mark.slow
def test_scoring_is_measured_beside_endplay() -> None:
    report = measure_scoring(1, lambda _: None)
    assert report.differ == 0
    assert 0 < report.arrays < report.one_by_one


@pytest.mark.slow
def test_double_dummy_is_measured_beside_bare_calls() -> None:
    report = measure_analysis(2, lambda _: None, deals=2)
    assert report.tables > 0 and report.bare > 0
    assert 0 < report.ratio < 2
    assert [row.left for row in report.solves] == list(LEFT)
    assert report.solves[0].every_card > report.solves[-1].every_card
    assert report.play > 0


@pytest.mark.slow
def test_the_club_is_measured_beside_the_broadcast(tmp_path: Path) -> None:
    report, club, plain = measure_tables(tmp_path, 3, 0.3, 1, lambda _: None)
    assert report.refused == report.lost == 0
    assert report.ratio > 0
    assert report.message > 500
    assert [row.rate for row in report.club] == [150, 500, 1000]
    assert 20_000_000 < plain < 400_000_000
    assert 20_000_000 < club < 400_000_000

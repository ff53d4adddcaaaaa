"""The points of one contract and the arithmetic behind every number (Law 77)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rekontra.game import Contract, Seat, Strain
from rekontra.scoring import (
    EntryReason,
    Place,
    Profile,
    Term,
    Undertricks,
    contract_entries,
    duplicate_entries,
    trick_points,
    undertrick_points,
)
from tests.vectors import example

DOUBLED = ("C", "H", "NT")
TRICK_POINTS = {
    1: (20, 30, 40),
    2: (40, 60, 70),
    3: (60, 90, 100),
    4: (80, 120, 130),
    5: (100, 150, 160),
    6: (120, 180, 190),
    7: (140, 210, 220),
}
UNDERTRICKS = {
    1: (50, 100, 100, 200),
    2: (100, 200, 300, 500),
    3: (150, 300, 500, 800),
    4: (200, 400, 800, 1100),
    5: (250, 500, 1100, 1400),
    6: (300, 600, 1400, 1700),
    7: (350, 700, 1700, 2000),
    8: (400, 800, 2000, 2300),
    9: (450, 900, 2300, 2600),
    10: (500, 1000, 2600, 2900),
    11: (550, 1100, 2900, 3200),
    12: (600, 1200, 3200, 3500),
    13: (650, 1300, 3500, 3800),
}

SIMPLIFIED = example("hand_derived_examples.json", "variant-simplified-undertricks")

contracts = st.builds(
    Contract,
    st.integers(1, 7),
    st.sampled_from(Strain),
    st.integers(0, 2),
    st.sampled_from(Seat),
)
houses = st.builds(
    Profile,
    insult_redoubled=st.sampled_from((100, 50)),
    nv_doubled_undertricks=st.sampled_from(Undertricks),
)


def reasons(contract: Contract, tricks: int, vulnerable: bool = False) -> dict[EntryReason, int]:
    entries = contract_entries(contract, tricks, vulnerable)
    return {entry.reason: entry.points for entry in entries}


@pytest.mark.parametrize("level", TRICK_POINTS)
def test_law_77_trick_points(level: int) -> None:
    for doubling in range(3):
        points = tuple(trick_points(level, Strain(strain), doubling) for strain in DOUBLED)
        assert points == tuple(each * 2**doubling for each in TRICK_POINTS[level])
    assert trick_points(level, Strain.D) == trick_points(level, Strain.C)
    assert trick_points(level, Strain.S) == trick_points(level, Strain.H)


@pytest.mark.parametrize("down", UNDERTRICKS)
def test_law_77_undertricks(down: int) -> None:
    undoubled = tuple(undertrick_points(down, 0, vulnerable) for vulnerable in (False, True))
    doubled = tuple(undertrick_points(down, 1, vulnerable) for vulnerable in (False, True))
    redoubled = tuple(undertrick_points(down, 2, vulnerable) for vulnerable in (False, True))
    assert undoubled + doubled == UNDERTRICKS[down]
    assert redoubled == tuple(2 * points for points in doubled)


def test_a_notrump_overtrick_is_thirty() -> None:
    assert reasons(Contract(1, Strain.NT, 0, Seat.N), 8) == {
        EntryReason.TRICKS: 40,
        EntryReason.OVERTRICKS: 30,
    }


@pytest.mark.parametrize(
    ("doubling", "vulnerable", "over", "insult"),
    [(1, False, 200, 50), (1, True, 400, 50), (2, False, 400, 100), (2, True, 800, 100)],
)
def test_doubled_overtricks_and_one_insult(
    doubling: int, vulnerable: bool, over: int, insult: int
) -> None:
    found = reasons(Contract(2, Strain.C, doubling, Seat.E), 10, vulnerable)
    assert found[EntryReason.OVERTRICKS] == over
    assert found[EntryReason.INSULT] == insult


def test_a_small_slam_with_thirteen_tricks_is_no_grand_slam() -> None:
    assert reasons(Contract(6, Strain.H, 0, Seat.N), 13) == {
        EntryReason.TRICKS: 180,
        EntryReason.OVERTRICKS: 30,
        EntryReason.SMALL_SLAM: 500,
    }


def test_twelve_tricks_below_the_level_of_six_earn_no_slam() -> None:
    assert EntryReason.SMALL_SLAM not in reasons(Contract(5, Strain.H, 2, Seat.N), 12)


@pytest.mark.parametrize(
    ("level", "vulnerable", "reason", "points"),
    [
        (6, False, EntryReason.SMALL_SLAM, 500),
        (6, True, EntryReason.SMALL_SLAM, 750),
        (7, False, EntryReason.GRAND_SLAM, 1000),
        (7, True, EntryReason.GRAND_SLAM, 1500),
    ],
)
def test_slam_premiums(level: int, vulnerable: bool, reason: EntryReason, points: int) -> None:
    slam = Contract(level, Strain.S, 0, Seat.W)
    assert reasons(slam, slam.needed, vulnerable)[reason] == points


def test_a_beaten_contract_pays_the_defenders_and_nothing_else() -> None:
    (entry,) = contract_entries(Contract(6, Strain.S, 1, Seat.W), 8, vulnerable=False)
    assert entry.side is Seat.N.side
    assert entry.reason is EntryReason.UNDERTRICKS
    assert entry.place is Place.ABOVE
    assert entry.terms == (Term(1, 100), Term(2, 200), Term(1, 300))


def test_only_the_tricks_bid_stand_below_the_line() -> None:
    entries = contract_entries(Contract(7, Strain.NT, 2, Seat.N), 13, vulnerable=True)
    below = [entry for entry in entries if entry.place is Place.BELOW]
    assert [(entry.reason, entry.points) for entry in below] == [(EntryReason.TRICKS, 880)]
    assert (below[0].terms, below[0].factor) == ((Term(1, 40), Term(6, 30)), 4)


@pytest.mark.parametrize("case", SIMPLIFIED["cases"])
def test_c13_simplified_undertricks(case: dict[str, str | int]) -> None:
    text = str(case["contract"])
    down = int(text[0]) + 6 - int(case["tricks"])
    doubling = text.count("X")
    simplified = Profile(nv_doubled_undertricks=Undertricks.SIMPLIFIED)
    assert undertrick_points(down, doubling, bool(case["vul"])) == case["law"]
    assert undertrick_points(down, doubling, bool(case["vul"]), simplified) == case["simplified"]


@pytest.mark.parametrize(("down", "named"), [(3, None), (4, "nv_doubled_undertricks")])
def test_simplified_undertricks_are_named_where_they_decide(down: int, named: str | None) -> None:
    simplified = Profile(nv_doubled_undertricks=Undertricks.SIMPLIFIED)
    contract = Contract(4, Strain.S, 1, Seat.N)
    (entry,) = contract_entries(contract, 10 - down, vulnerable=False, profile=simplified)
    assert entry.option == named


@pytest.mark.parametrize(
    ("doubling", "points", "named"), [(1, 50, None), (2, 50, "insult_redoubled")]
)
def test_c12_insult_of_fifty_for_both(doubling: int, points: int, named: str | None) -> None:
    contract = Contract(1, Strain.C, doubling, Seat.N)
    house = Profile(insult_redoubled=50)
    insult = contract_entries(contract, 7, vulnerable=False, profile=house)[-1]
    assert (insult.reason, insult.points, insult.option) == (EntryReason.INSULT, points, named)


@given(contracts, st.integers(0, 13), st.booleans(), houses)
def test_every_number_is_the_sum_of_its_terms(
    contract: Contract, tricks: int, vulnerable: bool, profile: Profile
) -> None:
    for entry in duplicate_entries(contract, tricks, vulnerable, profile):
        assert entry.points == entry.factor * sum(term.count * term.each for term in entry.terms)
        assert entry.points > 0
        assert entry.points % 10 == 0
        assert all(term.count > 0 for term in entry.terms)


@given(contracts, st.integers(0, 13), st.booleans())
def test_law_77_redoubled_undertricks_are_twice_the_doubled(
    contract: Contract, down: int, vulnerable: bool
) -> None:
    assert undertrick_points(down, 2, vulnerable) == 2 * undertrick_points(down, 1, vulnerable)

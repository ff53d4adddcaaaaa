"""Chicago: four counted deals, with part-scores carried or every deal alone."""

from __future__ import annotations

import pytest

from rekontra.game import Seat, Side
from rekontra.scoring import (
    DealResult,
    EntryReason,
    Form,
    FourthDealPart,
    Honours,
    PassedOut,
    Place,
    Profile,
    Undertricks,
    VulScheme,
)
from tests.contests.results import PASS, match, premiums, result

CHICAGO = Profile(form=Form.CHICAGO)
OTHER_SCHEME = Profile(form=Form.CHICAGO, vul_scheme=VulScheme.NON_DEALER_SIDE)
HELD = Profile(form=Form.CHICAGO, fourth_deal_part=FourthDealPart.HELD)
PER_DEAL = Profile(form=Form.CHICAGO_DUPLICATE)
NS, EW = (Side.NS,), (Side.EW,)
BOTH = (Side.NS, Side.EW)
DOWN = result("2S N", 7)
PREMIUMS = (EntryReason.GAME, EntryReason.PART_SCORE)


@pytest.mark.parametrize(
    ("profile", "first", "vulnerable"),
    [
        (CHICAGO, Seat.N, [(), EW, NS, BOTH]),
        (CHICAGO, Seat.E, [(), NS, EW, BOTH]),
        (OTHER_SCHEME, Seat.N, [(), NS, EW, BOTH]),
        (OTHER_SCHEME, Seat.W, [(), EW, NS, BOTH]),
        (PER_DEAL, Seat.S, [(), EW, NS, BOTH]),
    ],
)
def test_c1_vulnerability_of_the_four_deals(
    profile: Profile, first: Seat, vulnerable: list[tuple[Side, ...]]
) -> None:
    played = match(profile, DOWN, DOWN, DOWN, DOWN, first=first)
    assert [line.vulnerable for line in played.sheet.deals] == vulnerable
    assert [line.dealer for line in played.sheet.deals] == list(first.order())
    assert [line.number for line in played.sheet.deals] == [1, 2, 3, 4]
    assert played.over


@pytest.mark.parametrize("profile", [CHICAGO, PER_DEAL])
def test_c11_a_passed_out_deal_is_dealt_again(profile: Profile) -> None:
    played = match(profile, DOWN, PASS, PASS)
    assert [line.number for line in played.sheet.deals] == [1, None, None]
    assert (played.standing.number, played.standing.dealer) == (2, Seat.E)
    assert played.standing.vulnerable == EW
    assert played.standing.deals == 4
    assert not match(profile, PASS, PASS, PASS, PASS, PASS).over


@pytest.mark.parametrize("form", [Form.CHICAGO, Form.CHICAGO_DUPLICATE])
def test_c11_a_passed_out_deal_may_count(form: Form) -> None:
    played = match(Profile(form=form, passed_out=PassedOut.COUNT), PASS, PASS, PASS, PASS)
    assert [line.number for line in played.sheet.deals] == [1, 2, 3, 4]
    assert played.over
    assert played.sheet.totals == {Side.NS: 0, Side.EW: 0}


def test_the_fourth_deal_may_be_passed_out_and_counted_with_part_scores_held() -> None:
    house = Profile(
        form=Form.CHICAGO, passed_out=PassedOut.COUNT, fourth_deal_part=FourthDealPart.HELD
    )
    played = match(house, DOWN, DOWN, result("2H N", 8), PASS)
    assert premiums(played.sheet, *PREMIUMS) == [(Side.NS, 100, "fourth_deal_part")]


@pytest.mark.parametrize(
    ("deal", "points"), [(1, 300), (2, 300), (3, 500), (4, 500)], ids=lambda value: str(value)
)
def test_a_game_is_paid_at_once_by_the_vulnerability_of_its_deal(deal: int, points: int) -> None:
    played = match(CHICAGO, *[DOWN] * (deal - 1), result("3NT S", 9))
    assert premiums(played.sheet, *PREMIUMS) == [(Side.NS, points, None)]
    assert played.standing.legs == {Side.NS: 0, Side.EW: 0}


def test_a_game_completed_on_deal_four_is_paid_as_vulnerable() -> None:
    played = match(CHICAGO, result("2S N", 8), DOWN, DOWN, result("2C N", 8))
    assert premiums(played.sheet, *PREMIUMS) == [(Side.NS, 500, None)]
    assert [e.game for e in played.sheet.entries if e.place is Place.BELOW] == [1, 1]


def test_stevenson_a_game_of_the_others_wipes_the_leg() -> None:
    carried = match(CHICAGO, result("2S N", 8), result("2C N", 8))
    assert premiums(carried.sheet, EntryReason.GAME) == [(Side.NS, 300, None)]
    lost = match(CHICAGO, result("2S N", 8), result("3NT E", 9), result("2C N", 8))
    assert premiums(lost.sheet, EntryReason.GAME) == [(Side.EW, 500, None)]
    assert lost.standing.legs == {Side.NS: 40, Side.EW: 0}


def test_c2_a_part_score_made_on_deal_four_earns_100() -> None:
    played = match(CHICAGO, DOWN, DOWN, result("2H E", 8), result("2H N", 8))
    assert premiums(played.sheet, *PREMIUMS) == [(Side.NS, 100, None)]
    assert played.sheet.entries[-1].deal == 4


def test_c2_a_part_score_of_an_earlier_deal_earns_nothing() -> None:
    played = match(CHICAGO, DOWN, DOWN, result("2H E", 8), DOWN)
    assert premiums(played.sheet, *PREMIUMS) == []


def test_c2_part_scores_held_at_the_end_earn_100_each() -> None:
    played = match(HELD, DOWN, DOWN, result("2H E", 8), result("2H N", 8))
    assert premiums(played.sheet, *PREMIUMS) == [
        (Side.NS, 100, "fourth_deal_part"),
        (Side.EW, 100, "fourth_deal_part"),
    ]
    assert played.sheet.entries[-1].deal is None


def test_a_chicago_stopped_early_pays_no_premium() -> None:
    stopped = match(HELD, result("2H N", 8)).stop()
    assert stopped.over
    assert stopped.sheet.stopped
    assert stopped.sheet.totals == {Side.NS: 60, Side.EW: 0}
    assert stopped.sheet.settlement == {Side.NS: 1, Side.EW: -1}


def test_c10_per_deal_chicago_pays_50_for_every_part_score() -> None:
    part = result("2H N", 8)
    played = match(PER_DEAL, part, part, part, part)
    assert premiums(played.sheet, *PREMIUMS) == [(Side.NS, 50, None)] * 4
    assert played.sheet.totals[Side.NS] == 4 * 110
    assert played.standing.legs == {Side.NS: 0, Side.EW: 0}
    assert {entry.game for entry in played.sheet.entries} == {None}
    assert {line.game_to for line in played.sheet.deals} == {None}


def test_c24_carry_or_every_deal_alone() -> None:
    deals = (result("2S N", 8), result("2C N", 8))
    assert match(CHICAGO, *deals).sheet.totals[Side.NS] == 60 + 40 + 300
    assert match(PER_DEAL, *deals).sheet.totals[Side.NS] == 110 + 90


@pytest.mark.parametrize("form", [Form.CHICAGO, Form.CHICAGO_DUPLICATE])
def test_c26_honours_by_option(form: Form) -> None:
    played = match(Profile(form=form, honours=True), result("4S N", 9, Honours(Side.EW, 150)))
    assert premiums(played.sheet, EntryReason.HONOURS) == [(Side.EW, 150, "honours")]
    assert played.sheet.totals == {Side.NS: 0, Side.EW: 200}


@pytest.mark.parametrize(
    ("made", "expected"),
    [
        (
            result("6SX N", 13),
            [
                (EntryReason.TRICKS, None),
                (EntryReason.OVERTRICKS, "vul_scheme"),
                (EntryReason.INSULT, None),
                (EntryReason.SMALL_SLAM, "vul_scheme"),
                (EntryReason.GAME, "vul_scheme"),
            ],
        ),
        (result("2S N", 9), [(EntryReason.TRICKS, None), (EntryReason.OVERTRICKS, None)]),
        (result("2S N", 7), [(EntryReason.UNDERTRICKS, "vul_scheme")]),
    ],
)
def test_c1_the_scheme_is_named_where_it_decided(
    made: DealResult, expected: list[tuple[EntryReason, str | None]]
) -> None:
    for deals in ((DOWN, made), (DOWN, DOWN, made)):
        last = match(OTHER_SCHEME, *deals).sheet.entries[-len(expected) :]
        assert [(entry.reason, entry.option) for entry in last] == expected
    first = match(OTHER_SCHEME, made).sheet.entries
    assert {entry.option for entry in first} == {None}


def test_the_scheme_changes_the_points() -> None:
    deals = (DOWN, result("3NT N", 9))
    assert match(CHICAGO, *deals).sheet.totals[Side.NS] == 400
    assert match(OTHER_SCHEME, *deals).sheet.totals[Side.NS] == 600
    per_deal = Profile(form=Form.CHICAGO_DUPLICATE, vul_scheme=VulScheme.NON_DEALER_SIDE)
    assert match(per_deal, *deals).sheet.totals[Side.NS] == 600


@pytest.mark.parametrize("form", [Form.CHICAGO, Form.CHICAGO_DUPLICATE])
def test_c12_and_c13_hold_at_chicago_too(form: Form) -> None:
    house = Profile(form=form, insult_redoubled=50, nv_doubled_undertricks=Undertricks.SIMPLIFIED)
    played = match(house, result("4SX N", 6), result("1CXX N", 7))
    assert [(e.points, e.option) for e in played.sheet.entries if e.option] == [
        (700, "nv_doubled_undertricks"),
        (50, "insult_redoubled"),
    ]


def test_the_standing_of_an_ended_chicago_is_that_of_its_last_deal() -> None:
    ended = match(CHICAGO, DOWN, DOWN, DOWN, DOWN)
    assert (ended.standing.number, ended.standing.dealer) == (4, Seat.W)
    assert ended.standing.vulnerable == BOTH
    assert ended.next_dealer is Seat.N
    assert ended.sheet.rubber_to is None
    assert ended.sheet.rubber_winner is None
    assert ended.sheet.winner is Side.EW


def test_an_equal_chicago_is_a_draw() -> None:
    draw = match(CHICAGO, DOWN, result("2S E", 7), result("2S E", 7), DOWN)
    assert draw.sheet.totals == {Side.NS: 150, Side.EW: 150}
    assert draw.sheet.winner is None
    assert draw.sheet.settlement == {Side.NS: 0, Side.EW: 0}

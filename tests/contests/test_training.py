"""The training form: no auction, all tricks over six below the line, a premium for each game."""

from __future__ import annotations

import pytest

from rekontra.contests import MatchReason
from rekontra.game import Illegal, Seat, Side
from rekontra.scoring import EntryReason, Form, Honours, Place, Profile, Term
from tests.contests.results import PASS, above_and_below, match, premiums, result
from tests.vectors import example

TRAINING = Profile(form=Form.TRAINING)
GAME = result("1NT N", 9)
GAMES = (EntryReason.GAME, EntryReason.RUBBER)


def test_the_derived_example_number_by_number() -> None:
    given = example("hand_derived_examples.json", "training-form")
    before, played = match(TRAINING), []
    for deal in given["deals"]:
        side = Side(deal["declarer_side"])
        played.append(result(f"1{deal['strain']} {side.seats[0].value}", deal["tricks"]))
        after = match(TRAINING, *played)
        for each in Side:
            then, now = (above_and_below(m.sheet)[each] for m in (before, after))
            gained = [new - old for old, new in zip(then, now, strict=True)]
            assert gained == deal["adds"].get(each.value, [0, 0])
        before = after
    assert {side.value: n for side, n in before.sheet.totals.items()} == given["final"]


@pytest.mark.parametrize(
    ("deal", "below"), [("1C N", 60), ("1D N", 60), ("1H N", 90), ("1S N", 90), ("1NT N", 100)]
)
def test_c8_all_tricks_over_six_stand_below_the_line(deal: str, below: int) -> None:
    assert above_and_below(match(TRAINING, result(deal, 9)).sheet)[Side.NS][1] == below
    by_law = match(Profile(), result(deal, 9)).sheet
    assert above_and_below(by_law)[Side.NS][1] < below


@pytest.mark.parametrize(("tricks", "points"), [(6, 50), (5, 100), (0, 350)])
def test_c9_the_defenders_are_paid_for_their_tricks_over_six(tricks: int, points: int) -> None:
    (entry,) = match(TRAINING, result("1S N", tricks)).sheet.entries
    assert (entry.side, entry.place, entry.points) == (Side.EW, Place.ABOVE, points)
    assert (entry.reason, entry.terms) == (EntryReason.DEFENCE, (Term(7 - tricks, 50),))
    vulnerable = match(TRAINING, GAME, result("1S N", tricks)).sheet
    assert vulnerable.totals[Side.EW] == 2 * points


@pytest.mark.parametrize("contract", ["1H N", "4H N", "7HX N", "2HXX N"])
def test_level_and_doubling_count_for_nothing(contract: str) -> None:
    for tricks in range(14):
        sheet = match(TRAINING, result(contract, tricks)).sheet
        assert sheet.totals == match(TRAINING, result("1H N", tricks)).sheet.totals


def test_a_game_made_of_parts_earns_200_and_makes_vulnerable() -> None:
    played = match(TRAINING, result("1H N", 9), result("1C E", 8), result("1C S", 7))
    assert premiums(played.sheet, *GAMES) == [(Side.NS, 200, None)]
    assert played.standing.legs == {Side.NS: 0, Side.EW: 0}
    assert played.standing.vulnerable == (Side.NS,)
    assert [entry.game for entry in played.sheet.entries] == [1, 1, 1, None]


def test_c6_the_last_game_earns_its_200_and_nothing_more() -> None:
    played = match(TRAINING, GAME, GAME)
    assert played.over
    assert premiums(played.sheet, *GAMES) == [(Side.NS, 200, None)] * 2
    assert (played.sheet.rubber_to, played.sheet.winner) == (Side.NS, Side.NS)


def test_premiums_by_option() -> None:
    house = Profile(form=Form.TRAINING, training_game_premium=300, training_rubber_premium=500)
    assert premiums(match(house, GAME, GAME).sheet, *GAMES) == [
        (Side.NS, 300, "training_game_premium"),
        (Side.NS, 300, "training_game_premium"),
        (Side.NS, 500, "training_rubber_premium"),
    ]
    none = Profile(form=Form.TRAINING, training_game_premium=0)
    assert premiums(match(none, GAME, GAME).sheet, *GAMES) == []


def test_a_number_of_deals_instead_of_two_games() -> None:
    four = Profile(form=Form.TRAINING, training_length=4)
    played = match(four, GAME, GAME, GAME)
    assert not played.over
    assert (played.standing.number, played.standing.deals) == (4, 4)
    assert played.standing.vulnerable == (Side.NS,)
    ended = played.add(result("1C E", 7))
    assert ended.over
    assert ended.sheet.rubber_to is None
    assert ended.sheet.totals == {Side.NS: 900, Side.EW: 20}
    with pytest.raises(Illegal) as caught:
        ended.add(GAME)
    assert (caught.value.reason, caught.value.details) == (MatchReason.DEALS_OVER, {"deal": 5})


def test_a_deal_without_a_declarer_is_dealt_again() -> None:
    played = match(Profile(form=Form.TRAINING, training_length=1), PASS, PASS)
    assert [line.number for line in played.sheet.deals] == [None, None]
    assert (played.over, played.standing.dealer) == (False, Seat.N)


def test_a_training_match_that_is_stopped_pays_no_premium() -> None:
    stopped = match(TRAINING, GAME).stop()
    assert stopped.sheet.totals == {Side.NS: 300, Side.EW: 0}


def test_there_are_no_honours() -> None:
    with pytest.raises(Illegal) as caught:
        match(TRAINING, result("1S N", 9, Honours(Side.NS, 100)))
    assert caught.value.reason is MatchReason.HONOURS_OFF

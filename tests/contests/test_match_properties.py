"""What holds for every match."""

from __future__ import annotations

from dataclasses import replace

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from rekontra.contests import Match, play_match
from rekontra.game import Contract, Seat, Side
from rekontra.scoring import (
    DealResult,
    Entry,
    Form,
    Honours,
    Place,
    Profile,
    Sheet,
    Standing,
    add_up,
    check_profile,
)
from tests.contests.results import matches, profiles


def turned(result: DealResult) -> DealResult:
    """The same result with the sides changed over: everybody one seat on."""
    contract, honours = result.contract, result.honours
    if contract is None:
        return result
    return DealResult(
        Contract(contract.level, contract.strain, contract.doubling, contract.declarer.next),
        result.tricks,
        Honours(honours.side.other, honours.points) if honours else None,
    )


def by_side(entries: tuple[Entry, ...]) -> list[Entry]:
    """Entries of one moment have no order between the sides."""
    return sorted(
        entries, key=lambda e: (e.deal is None, e.deal or 0, e.reason.value, e.side.value)
    )


@given(matches())
def test_the_total_is_the_sum_of_the_entries(match: Match) -> None:
    sheet = match.sheet
    assert sheet.totals == add_up(sheet.entries)
    assert match.standing.totals == sheet.totals
    for entry in sheet.entries:
        assert entry.points > 0
        assert entry.points % 10 == 0
        assert entry.points == entry.factor * sum(t.count * t.each for t in entry.terms)


@given(matches())
def test_a_match_folded_again_is_the_same(match: Match) -> None:
    again = play_match(match.profile, match.first_dealer, match.results, match.stopped)
    assert again == match


@given(matches().filter(lambda match: match.profile.form is not Form.DUPLICATE))
def test_the_sides_are_treated_alike(match: Match) -> None:
    results = tuple(turned(result) for result in match.results)
    other = play_match(match.profile, match.first_dealer.next, results, match.stopped)
    sheet = other.sheet
    for side in Side:
        assert sheet.totals[side] == match.sheet.totals[side.other]
        assert sheet.settlement[side] == match.sheet.settlement[side.other]
        assert sheet.money[side] == match.sheet.money[side.other]
        assert other.standing.legs[side] == match.standing.legs[side.other]
        assert other.standing.games[side] == match.standing.games[side.other]
    assert sheet.over is match.sheet.over
    mirrored = tuple(replace(entry, side=entry.side.other) for entry in sheet.entries)
    assert by_side(mirrored) == by_side(match.sheet.entries)


@given(matches())
def test_the_settlement_adds_up_to_nothing(match: Match) -> None:
    assert sum(match.sheet.settlement.values()) == 0
    assert sum(match.sheet.money.values()) == 0


@given(matches())
def test_legs_are_the_points_below_the_line_of_the_present_game(match: Match) -> None:
    game = 1 + sum(match.standing.games.values())
    for side in Side:
        assert 0 <= match.standing.legs[side] < 100
        below = [
            entry.points
            for entry in match.sheet.entries
            if entry.place is Place.BELOW and entry.side is side and entry.game == game
        ]
        assert sum(below) == match.standing.legs[side]


@given(matches())
def test_every_game_has_a_line_and_its_points(match: Match) -> None:
    lines = [line for line in match.sheet.deals if line.game_to is not None]
    assert len(lines) == sum(match.standing.games.values())
    for number, line in enumerate(lines, start=1):
        below = [
            entry.points
            for entry in match.sheet.entries
            if entry.game == number and entry.side is line.game_to
        ]
        assert sum(below) >= 100
        assert line.legs == {Side.NS: 0, Side.EW: 0}


@given(matches())
def test_the_sheet_has_a_line_for_every_result(match: Match) -> None:
    assert tuple(line.result for line in match.sheet.deals) == match.results
    numbers = [line.number for line in match.sheet.deals if line.number is not None]
    assert numbers == list(range(1, len(numbers) + 1))
    deals = [entry.deal for entry in match.sheet.entries]
    assert deals == sorted(deals, key=lambda deal: (deal is None, deal or 0))
    assert all(deal is None or 1 <= deal <= len(match.results) for deal in deals)


@given(matches())
def test_the_deal_moves_round_the_table(match: Match) -> None:
    dealer = match.first_dealer
    if match.profile.form is Form.DUPLICATE:
        dealer = Seat.N
    elif match.profile.form is Form.DRAW:
        dealer = {Side.NS: Seat.N, Side.EW: Seat.E}[dealer.side]
    for line in match.sheet.deals:
        assert line.dealer is dealer
        if line.number is not None:
            two = match.profile.form is Form.DRAW
            dealer = {Seat.N: Seat.E, Seat.E: Seat.N}[dealer] if two else dealer.next
    assert match.next_dealer is dealer


@given(matches())
def test_a_match_ends_with_two_games_or_with_its_last_deal(match: Match) -> None:
    profile = match.profile
    length = {Form.CHICAGO: 4, Form.CHICAGO_DUPLICATE: 4}.get(profile.form)
    if profile.form is Form.TRAINING:
        length = profile.training_length or None
    if length is not None:
        complete = len([line for line in match.sheet.deals if line.number is not None]) == length
    elif profile.form is Form.DUPLICATE:
        complete = False
    else:
        complete = 2 in match.standing.games.values()
        assert (match.sheet.rubber_to is not None) is complete
    assert match.over is (complete or match.stopped)


@given(matches(), st.data())
def test_a_correction_is_the_match_that_would_have_been(match: Match, data: st.DataObject) -> None:
    if not match.results:
        return
    deal = data.draw(st.integers(1, len(match.results)))
    assert match.correct(deal, match.results[deal - 1]) == match


@given(matches())
def test_a_sheet_comes_back_from_json(match: Match) -> None:
    assert msgspec.json.decode(msgspec.json.encode(match.sheet), type=Sheet) == match.sheet
    standing = msgspec.json.encode(match.standing)
    assert msgspec.json.decode(standing, type=Standing) == match.standing


@given(matches())
def test_an_option_is_named_only_where_it_is_not_the_default(match: Match) -> None:
    defaults = type(match.profile)()
    for entry in match.sheet.entries:
        if entry.option is not None:
            assert getattr(match.profile, entry.option) != getattr(defaults, entry.option)


@given(profiles())
def test_the_profiles_of_these_tests_may_be_played(profile: Profile) -> None:
    check_profile(profile)

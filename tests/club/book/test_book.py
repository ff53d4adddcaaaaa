"""The score book: what may be entered and corrected, and what follows from it."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rekontra.club.book.actions import (
    BookAction,
    CorrectDeal,
    DeleteDeal,
    EnterDeal,
    Lock,
    MoveDeal,
    NextMatch,
    RenamePlayer,
    ResumePlay,
    Seating,
    SetUp,
    Sign,
    StopPlay,
    Undo,
)
from rekontra.club.book.book import MOST_UNDONE
from rekontra.club.book.decide import MOST_DEALS, permissions
from rekontra.club.book.show import book_view, history, match_view, preview
from rekontra.club.book.views import BookPermission, BookPhase
from rekontra.club.errors import Stale
from rekontra.contests import keep_match
from rekontra.game import Card, Contract, Illegal, Seat, Side, Strain
from rekontra.scoring import PRESETS, DealResult, Form, Honours, Profile
from tests.club.book.keeping import (
    DOWN_NS,
    GAME_EW,
    GAME_NS,
    GUEST,
    NAMES,
    OWNER,
    PART_NS,
    PASS,
    Keeper,
    keeping,
    result,
    rubber,
    set_up,
)
from tests.contests.results import profiles, results

PRESET = PRESETS["rubber_s2"]


def totals(keeper: Keeper) -> tuple[int, int]:
    sheet = keeper.kept.match.sheet
    return sheet.totals[Side.NS], sheet.totals[Side.EW]


def test_a_rubber_is_kept_to_its_end() -> None:
    keeper = rubber()
    assert keeper.view.phase is BookPhase.PLAYING
    view = keeper.enter(PASS, GAME_NS, GAME_NS)
    assert view.phase is BookPhase.OVER
    assert view.match is not None
    assert view.match.sheet.rubber_to is Side.NS
    assert totals(keeper) == (940, 0)
    assert [player.total for player in view.players] == [9, 9, -9, -9]


def at_seats(profile: Profile, result: DealResult) -> DealResult:
    """The result with its declarer on a seat where somebody plays."""
    contract = result.contract
    if contract is None or contract.declarer in profile.form.seats:
        return result
    return replace(result, contract=replace(contract, declarer=contract.declarer.partner))


@given(profiles(), st.lists(results(), max_size=12), st.data())
def test_to_correct_a_deal_is_to_have_entered_it_right(
    profile: Profile, entered: list[DealResult], data: st.DataObject
) -> None:
    number = 2 if profile.form is Form.DRAW else 4
    entered = [at_seats(profile, each) for each in entered]
    wrong, right = keeping(profile, number), keeping(profile, number)
    for each in entered:
        if not wrong.kept.match.over:
            wrong.enter(each)
    for _ in range(3):
        if wrong.keys:
            place = data.draw(st.integers(1, len(wrong.keys)))
            wrong.correct(place, at_seats(profile, data.draw(results())))
    right.act(set_up(profile, number))
    match, behind = keep_match(profile, Seat.N, tuple(wrong.results))
    for each in match.results:
        right.enter(each)
    assert wrong.kept.match == right.kept.match == match
    assert len(wrong.kept.behind) == len(behind)


def test_a_deal_behind_the_end_after_a_correction_is_reported_and_comes_back() -> None:
    keeper = rubber()
    keeper.enter(GAME_NS, DOWN_NS, GAME_EW, GAME_NS)
    view = keeper.correct(2, GAME_NS)
    assert view.match is not None
    assert [each.key for each in view.match.behind] == keeper.keys[2:]
    assert view.match.keys == tuple(keeper.keys[:2])
    assert view.last is not None
    assert view.last.changed == tuple(keeper.keys[1:])
    view = keeper.correct(2, DOWN_NS)
    assert view.match is not None
    assert not view.match.behind
    assert len(view.match.keys) == 4


def test_what_a_correction_changed_is_named() -> None:
    keeper = rubber()
    keeper.enter(GAME_NS, DOWN_NS, PART_NS)
    view = keeper.correct(1, PART_NS)
    assert view.last is not None
    # Not vulnerable any more, so the second deal costs less; the part-score stays what it was.
    assert view.last.changed == tuple(keeper.keys[:2])
    assert (view.last.kind, view.last.key) == ("deal_corrected", keeper.keys[0])


def test_deals_are_inserted_moved_and_struck_out() -> None:
    keeper = rubber()
    keeper.enter(GAME_NS, PART_NS)
    first, second = keeper.keys
    keeper.act(EnterDeal(DOWN_NS, "new", before=second))
    assert keeper.keys == [first, "new", second]
    keeper.act(MoveDeal(first))
    assert keeper.keys == ["new", second, first]
    keeper.act(MoveDeal(first, before="new"))
    assert keeper.keys == [first, "new", second]
    keeper.act(MoveDeal(second, before="new"))
    assert keeper.keys == [first, second, "new"]
    keeper.act(DeleteDeal(second))
    assert keeper.keys == [first, "new"]
    assert keeper.results == [GAME_NS, DOWN_NS]


def test_to_move_a_deal_before_itself_leaves_it_where_it_is() -> None:
    keeper = rubber()
    keeper.enter(GAME_NS, PART_NS)
    keys = keeper.keys
    keeper.act(MoveDeal(keys[0], before=keys[0]))
    assert keeper.keys == keys


CHANGES: dict[str, BookAction] = {
    "enter": EnterDeal(PART_NS, "x"),
    "insert": EnterDeal(PART_NS, "x", before="a"),
    "correct": CorrectDeal("a", DOWN_NS),
    "delete": DeleteDeal("a"),
    "move": MoveDeal("a"),
    "stop": StopPlay(),
    "rename": RenamePlayer(0, "Zoe"),
}


@pytest.mark.parametrize("action", CHANGES.values(), ids=CHANGES.keys())
def test_every_change_can_be_taken_back(action: BookAction) -> None:
    keeper = rubber()
    keeper.act(EnterDeal(GAME_NS, "a"))
    keeper.act(EnterDeal(PART_NS, "b"))
    before = keeper.book
    after = keeper.act(action)
    seen = book_view(before, OWNER)
    assert (after.players, after.match) != (seen.players, seen.match)
    keeper.undo()
    assert (keeper.book.players, keeper.book.matches) == (before.players, before.matches)
    assert keeper.view.undo == before.past[-1].number
    assert keeper.view.last is not None
    assert keeper.view.last.kind == "undone"


def test_set_up_resumption_and_the_next_match_can_be_taken_back() -> None:
    keeper = rubber()
    keeper.enter(GAME_NS)
    keeper.act(StopPlay())
    keeper.act(ResumePlay())
    keeper.undo()
    assert keeper.kept.match.over
    keeper.next()
    assert keeper.view.match is not None
    assert keeper.view.match.number == 2
    keeper.undo()
    assert keeper.kept.match.over
    for _ in range(3):
        keeper.undo()
    assert keeper.view.phase is BookPhase.SET_UP
    assert keeper.refused(Undo(1)) == "nothing-to-undo"


def test_undo_takes_back_what_its_sender_saw_and_nothing_newer() -> None:
    keeper = rubber()
    seen = keeper.enter(GAME_NS).undo
    assert seen is not None
    keeper.enter(PART_NS)
    with pytest.raises(Stale):
        keeper.act(Undo(seen), GUEST)
    assert len(keeper.keys) == 2


def test_a_bounded_number_of_changes_can_be_taken_back() -> None:
    keeper = rubber()
    keeper.enter(PASS)
    for tricks in range(MOST_UNDONE + 5):
        keeper.correct(1, result("4S N", tricks % 14))
    for _ in range(MOST_UNDONE):
        keeper.undo()
    assert keeper.refused(Undo(3)) == "nothing-to-undo"
    assert keeper.results == [result("4S N", 4)]


BAD_RESULTS = {
    "tricks-out-of-range": DealResult(Contract(4, Strain.S, 0, Seat.N), 14),
    "tricks-passed-out": DealResult(None, 3),
    "honours-off": DealResult(Contract(4, Strain.S, 0, Seat.N), 10, Honours(Side.NS, 100)),
    "honours-passed-out": DealResult(None, 0, Honours(Side.NS, 100)),
}


@pytest.mark.parametrize(("code", "bad"), BAD_RESULTS.items())
def test_a_result_that_cannot_be_is_refused_wherever_it_is_written(
    code: str, bad: DealResult
) -> None:
    keeper = rubber()
    keeper.enter(GAME_NS)
    (key,) = keeper.keys
    assert keeper.refused(EnterDeal(bad)) == code
    assert keeper.refused(EnterDeal(bad, before=key)) == code
    assert keeper.refused(CorrectDeal(key, bad)) == code
    with pytest.raises(Illegal):
        preview(keeper.book, CorrectDeal(key, bad))


@pytest.mark.parametrize("honours", [Honours(Side.NS, 90), Honours(Side.EW, 100)])
def test_honours_are_100_or_150_and_150_at_notrump(honours: Honours) -> None:
    keeper = rubber(honours=True)
    bad = DealResult(Contract(3, Strain.NT, 0, Seat.N), 9, honours)
    assert keeper.refused(EnterDeal(bad)) == "honours-amount"
    keeper.enter(DealResult(Contract(3, Strain.NT, 0, Seat.N), 9, Honours(Side.EW, 150)))
    assert totals(keeper) == (100, 150)


def test_a_deal_after_the_end_is_refused() -> None:
    keeper = rubber()
    keeper.enter(GAME_NS, GAME_NS)
    assert keeper.refused(EnterDeal(PASS)) == "rubber-over"
    chicago = keeping(PRESETS["chicago"])
    chicago.enter(*[PART_NS] * 4)
    assert chicago.refused(EnterDeal(PASS)) == "chicago-over"
    keeper = rubber()
    keeper.act(StopPlay())
    assert keeper.refused(EnterDeal(PASS)) == "match-stopped"


def test_a_forgotten_deal_goes_into_a_match_that_is_over() -> None:
    keeper = rubber()
    keeper.enter(GAME_NS, GAME_NS)
    keeper.act(EnterDeal(GAME_EW, "forgotten", before=keeper.keys[1]))
    assert keeper.kept.match.sheet.rubber_to is Side.NS
    assert totals(keeper)[0] == 240 + 500


def test_an_unfinished_rubber_is_settled_and_may_go_on() -> None:
    keeper = rubber()
    keeper.enter(GAME_NS, result("2S E", 8))
    view = keeper.act(StopPlay())
    assert view.phase is BookPhase.OVER
    assert totals(keeper) == (120 + 300, 60 + 100)
    assert keeper.refused(StopPlay()) == "no-match"
    keeper.act(ResumePlay())
    assert totals(keeper) == (120, 60)
    assert keeper.refused(ResumePlay()) == "match-not-stopped"


def test_an_earlier_rubber_that_lost_its_end_is_stopped_or_played_to_it() -> None:
    keeper = rubber()
    keeper.enter(GAME_NS, PART_NS, GAME_NS)
    last = keeper.keys[-1]
    keeper.next()
    keeper.enter(GAME_EW)
    assert keeper.refused(StopPlay(1)) == "no-match"
    assert keeper.refused(ResumePlay(1)) == "match-not-stopped"
    view = keeper.act(DeleteDeal(last))
    assert not view.earlier[0].over
    keeper.act(Lock(locked=True))
    assert keeper.refused(StopPlay(1), GUEST) == "sheet-locked"
    view = keeper.act(StopPlay(1), OWNER)
    (first,) = view.earlier
    assert (first.over, first.stopped) == (True, True)
    # A game and a part-score of North and South: 300 and 100 beside what they have below.
    assert first.totals == {Side.NS: 120 + 60 + 300 + 100, Side.EW: 0}
    assert [player.total for player in view.players] == [6, 6, -6, -6]
    assert view.phase is BookPhase.PLAYING
    assert keeper.refused(EnterDeal(GAME_NS, match=1)) == "match-stopped"
    assert keeper.refused(StopPlay(1)) == "no-match"
    assert not keeper.act(ResumePlay(1)).earlier[0].over
    view = keeper.act(EnterDeal(GAME_NS, match=1))
    assert (view.earlier[0].over, view.earlier[0].stopped) == (True, False)
    assert keeper.results == [GAME_EW]
    for number in (0, 3):
        assert keeper.refused(StopPlay(number)) == "no-such-match"


def test_the_present_match_may_be_named_by_its_number() -> None:
    keeper = rubber()
    keeper.enter(GAME_NS, GAME_NS)
    keeper.next()
    keeper.enter(GAME_NS)
    assert keeper.act(StopPlay(2)).phase is BookPhase.OVER
    assert keeper.act(ResumePlay(2)).phase is BookPhase.PLAYING


def test_rules_and_players_stand_once_the_first_deal_is_entered() -> None:
    keeper = rubber()
    keeper.act(set_up(PRESETS["chicago"], 4, seating=Seating.RANDOM))
    assert keeper.view.match is not None
    assert keeper.view.match.profile.form is Form.CHICAGO
    keeper.enter(PART_NS)
    assert keeper.refused(set_up(PRESET)) == "deals-entered"
    assert keeper.refused(NextMatch(profile=PRESET)) == "match-running"


def test_the_profile_of_a_match_is_its_own() -> None:
    keeper = rubber()
    keeper.enter(GAME_NS, GAME_NS)
    keeper.next(profile=PRESETS["rubber_house_soft"])
    keeper.enter(GAME_NS, GAME_NS)
    assert [match.match.sheet.totals[Side.NS] for match in keeper.book.matches] == [940, 990]


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (SetUp(PRESET, NAMES[:3]), "players-number"),
        (SetUp(PRESET, NAMES[:5]), "players-number"),
        (SetUp(PRESETS["draw"], NAMES[:4]), "players-number"),
        (SetUp(PRESET, ("Anna", "anna ", "Bo", "Cy")), "player-twice"),
        (SetUp(PRESET, ("Anna", " ", "Bo", "Cy")), "name-empty"),
        (SetUp(PRESET, ("Anna", "x" * 25, "Bo", "Cy")), "name-too-long"),
        (SetUp(Profile(rubber_2_0=751), NAMES[:4]), "option-value-not-allowed"),
        (SetUp(Profile(form=Form.CHICAGO, rubber_2_0=750), NAMES[:4]), "option-not-of-form"),
        (SetUp(PRESET, NAMES[:4], Seating.FIXED), "seats-not-players"),
        (SetUp(PRESET, NAMES[:4], Seating.FIXED, seats=(0, 1, 2, 2)), "seats-not-players"),
        (SetUp(PRESET, NAMES[:4], Seating.FIXED, seats=(0, 1, 2, 4)), "seats-not-players"),
        (SetUp(PRESET, NAMES[:4], Seating.FIXED, seats=(0, 1, 2, -1)), "seats-not-players"),
        (SetUp(PRESET, NAMES[:4], Seating.MANUAL), "draws-not-cards"),
        (SetUp(PRESET, NAMES[:4], Seating.MANUAL, draws=(Card.SA,) * 4), "draws-not-cards"),
        (SetUp(PRESET, NAMES[:4], Seating.MANUAL, draws=(Card.SA,)), "draws-not-cards"),
        (EnterDeal(PASS), "sheet-not-set-up"),
        (NextMatch(), "sheet-not-set-up"),
        (StopPlay(), "sheet-not-set-up"),
        (RenamePlayer(0, "Zoe"), "sheet-not-set-up"),
        (DeleteDeal("x"), "deal-gone"),
        (Sign(" \u202e"), "name-empty"),
    ],
)
def test_what_cannot_be_is_refused_before_the_book_is_set_up(action: BookAction, code: str) -> None:
    assert Keeper().refused(action) == code


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (CorrectDeal("x", PASS), "deal-gone"),
        (DeleteDeal("x"), "deal-gone"),
        (MoveDeal("x"), "deal-gone"),
        (MoveDeal("a", before="x"), "deal-gone"),
        (EnterDeal(PASS, before="x"), "deal-gone"),
        (EnterDeal(PASS, "a"), "deal-known"),
        (EnterDeal(PASS, match=2), "no-such-match"),
        (EnterDeal(PASS, match=0), "no-such-match"),
        (RenamePlayer(4, "Zoe"), "no-such-player"),
        (RenamePlayer(-1, "Zoe"), "no-such-player"),
        (RenamePlayer(0, "BORIS"), "player-twice"),
    ],
)
def test_what_names_nothing_is_refused(action: BookAction, code: str) -> None:
    keeper = rubber()
    keeper.act(EnterDeal(GAME_NS, "a"))
    assert keeper.refused(action) == code


def test_a_deal_is_not_moved_into_another_match() -> None:
    keeper = rubber()
    keeper.act(EnterDeal(GAME_NS, "a"))
    keeper.act(StopPlay())
    keeper.next()
    keeper.act(EnterDeal(GAME_NS, "b"))
    assert keeper.refused(MoveDeal("a", before="b")) == "deal-gone"


def test_a_match_holds_a_bounded_number_of_deals() -> None:
    keeper = rubber()
    keeper.enter(*[PASS] * MOST_DEALS)
    assert keeper.refused(EnterDeal(PASS)) == "too-many-deals"


def test_a_locked_book_is_written_by_its_owner_alone() -> None:
    keeper = rubber()
    keeper.act(EnterDeal(GAME_NS, "a"), GUEST)
    assert keeper.refused(Lock(True), GUEST) == "owner-only"
    keeper.act(Lock(True))
    actions: list[BookAction] = [
        *CHANGES.values(),
        Undo(3),
        Sign("Guest"),
        NextMatch(),
        ResumePlay(),
        set_up(PRESET),
    ]
    assert {keeper.refused(action, GUEST) for action in actions} == {"sheet-locked"}
    assert permissions(keeper.book, GUEST) == ()
    keeper.act(EnterDeal(PART_NS, "b"))
    keeper.act(Lock(False))
    keeper.act(EnterDeal(PART_NS, "c"), GUEST)
    assert keeper.keys == ["a", "b", "c"]


def test_what_may_be_done_is_said() -> None:
    keeper = Keeper()
    assert keeper.view.may == (BookPermission.SET_UP, BookPermission.SIGN, BookPermission.LOCK)
    keeper = rubber()
    assert BookPermission.SET_UP in keeper.view.may
    may = keeper.enter(GAME_NS).may
    assert BookPermission.SET_UP not in may
    assert BookPermission.CORRECT_DEAL in may
    assert BookPermission.NEXT_MATCH not in may
    may = keeper.enter(GAME_NS).may
    assert BookPermission.NEXT_MATCH in may
    assert BookPermission.STOP_MATCH not in may
    assert BookPermission.LOCK not in book_view(keeper.book, GUEST).may


def test_the_preview_is_what_is_then_entered() -> None:
    keeper = rubber()
    keeper.act(EnterDeal(GAME_NS, "a"))
    keeper.act(EnterDeal(DOWN_NS, "b"))
    for action in (
        EnterDeal(GAME_EW, "c"),
        EnterDeal(PART_NS, "d", before="b"),
        CorrectDeal("a", PART_NS),
        MoveDeal("a", before="c"),
        CorrectDeal("b", GAME_NS),
        DeleteDeal("a"),
    ):
        before = keeper.book
        foretold = preview(keeper.book, action)
        assert keeper.book is before
        view = keeper.act(action)
        assert view.match == foretold.match
        assert view.last is not None
        key = view.last.key
        assert set(view.last.changed) - {key} == set(foretold.changed)
        place = [*foretold.match.keys, key].index(key or "") + 1
        sheet = foretold.match.sheet
        assert foretold.entries == tuple(each for each in sheet.entries if each.deal == place)


def test_the_preview_says_which_deals_fall_behind_the_end() -> None:
    keeper = rubber()
    keeper.act(EnterDeal(GAME_NS, "a"))
    keeper.act(EnterDeal(DOWN_NS, "b"))
    keeper.act(EnterDeal(GAME_EW, "c"))
    foretold = preview(keeper.book, CorrectDeal("b", GAME_NS))
    assert foretold.behind == foretold.changed == ("c",)


def test_an_earlier_match_can_be_corrected() -> None:
    keeper = rubber()
    keeper.act(EnterDeal(GAME_NS, "a"))
    keeper.act(EnterDeal(GAME_NS, "b"))
    keeper.next()
    view = keeper.act(CorrectDeal("a", PART_NS))
    assert view.earlier[0].over is False
    view = keeper.act(EnterDeal(GAME_NS, "c", match=1))
    assert view.earlier[0].over
    assert view.earlier[0].totals[Side.NS] == 60 + 120 + 120 + 700
    assert match_view(keeper.book, 1).keys == ("a", "b", "c")
    with pytest.raises(Illegal):
        match_view(keeper.book, 3)


def test_history_says_who_did_what_when_and_what_was_there_before() -> None:
    keeper = rubber()
    keeper.act(Sign("Guest"), GUEST)
    keeper.act(EnterDeal(GAME_NS, "a"), GUEST)
    keeper.act(CorrectDeal("a", DOWN_NS))
    keeper.act(EnterDeal(PART_NS, "b"))
    keeper.act(MoveDeal("b", before="a"))
    keeper.undo()
    keeper.act(DeleteDeal("b"), GUEST)
    lines = history(keeper.book, keeper.done, GUEST)
    assert [line.number for line in lines] == list(range(1, 10))
    assert lines[0].event is None
    assert [line.at for line in lines] == [each.at for each in keeper.done]
    entered, corrected, _, moved, undone, deleted = lines[3:]
    assert [line.person for line in lines] == [0, 0, 1, 1, 0, 0, 0, 0, 1]
    assert (entered.by, entered.own, entered.owner, entered.place) == ("Guest", True, False, 1)
    assert (corrected.by, corrected.own, corrected.owner) == (None, False, True)
    assert (corrected.place, corrected.before) == (1, GAME_NS)
    assert (moved.place, moved.undone, undone.undone) == (1, True, False)
    assert (deleted.place, deleted.before) == (2, PART_NS)
    assert keeper.view.last is not None
    assert keeper.view.last.by == "Guest"


def test_at_draw_bridge_two_seats_have_a_player() -> None:
    keeper = keeping(PRESETS["draw"], 2)
    assert keeper.refused(EnterDeal(result("4S S", 10))) == "no-such-player"
    keeper.enter(result("4S E", 10))
    assert keeper.refused(CorrectDeal(keeper.keys[0], result("4S W", 10))) == "no-such-player"


def test_nobody_is_shown_who_is_who() -> None:
    keeper = rubber()
    keeper.act(Sign("Guest"), GUEST)
    keeper.act(EnterDeal(GAME_NS, "a"), GUEST)
    for viewer in (OWNER, GUEST, "stranger"):
        shown = (book_view(keeper.book, viewer), history(keeper.book, keeper.done, viewer))
        text = msgspec.json.encode(shown).decode()
        assert OWNER not in text
        assert GUEST not in text


def test_chicago_says_which_deals_come() -> None:
    keeper = keeping(PRESETS["chicago"])
    assert keeper.view.match is not None
    assert [each.number for each in keeper.view.match.schedule] == [1, 2, 3, 4]
    view = keeper.enter(PASS, PART_NS)
    assert view.match is not None
    assert [(each.number, each.dealer) for each in view.match.schedule] == [
        (2, Seat.E),
        (3, Seat.S),
        (4, Seat.W),
    ]
    view = keeper.enter(*[PART_NS] * 3)
    assert view.match is not None
    assert view.match.schedule == ()


def test_every_form_can_be_kept() -> None:
    for form, number in ((Form.DUPLICATE, 4), (Form.TRAINING, 4), (Form.DRAW, 2)):
        keeper = keeping(Profile(form=form), number)
        view = keeper.enter(GAME_NS, GAME_EW)
        assert view.match is not None
        assert view.match.sheet.totals[Side.NS] > 0
        assert view.match.schedule
        keeper.act(StopPlay())
        assert keeper.view.phase is BookPhase.OVER

"""Results for tests, written briefly, and strategies for matches."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from rekontra.contests import Match, play_match
from rekontra.game import Contract, Seat, Side, Strain
from rekontra.scoring import (
    DealResult,
    EntryReason,
    Form,
    FourthDealPart,
    Honours,
    PassedOut,
    Place,
    Profile,
    Rounding,
    RubberPremium,
    Sheet,
    Undertricks,
    Unfinished,
    VulScheme,
)

PASS = DealResult(None, 0)


def result(text: str, tricks: int, honours: Honours | None = None) -> DealResult:
    """The result of a contract such as "4SX E", played for so many tricks."""
    bid, declarer = text.split()
    strain = bid[1:].rstrip("X")
    contract = Contract(int(bid[0]), Strain(strain), bid.count("X"), Seat(declarer))
    return DealResult(contract, tricks, honours)


def match(profile: Profile, *results: DealResult, first: Seat = Seat.N) -> Match:
    return play_match(profile, first, results)


def score(sheet: Sheet, side: Side, place: Place) -> int:
    """What stands on one side of the line."""
    return sum(each.points for each in sheet.entries if each.side is side and each.place is place)


def above_and_below(sheet: Sheet) -> dict[Side, tuple[int, int]]:
    return {
        side: (score(sheet, side, Place.ABOVE), score(sheet, side, Place.BELOW)) for side in Side
    }


def premiums(sheet: Sheet, *reasons: EntryReason) -> list[tuple[Side, int, str | None]]:
    """The side, points and option of the entries with one of these reasons."""
    return [
        (each.side, each.points, each.option) for each in sheet.entries if each.reason in reasons
    ]


def example_result(deal: dict[str, Any], sides: dict[str, Side]) -> DealResult:
    """The result of a deal of the example files."""
    if deal.get("passed_out"):
        return PASS
    side = sides[deal["declarer_side"]]
    contract = Contract(deal["level"], Strain(deal["strain"]), deal["doubling"], side.seats[0])
    honours = Honours(side, deal["honours"]["points"]) if "honours" in deal else None
    return DealResult(contract, deal["tricks"], honours)


SIDES = st.sampled_from(Side)
SEATS = st.sampled_from(Seat)


@st.composite
def results(draw: st.DrawFn, honours: bool = False) -> DealResult:
    """Any result; half of the contracts are made."""
    if draw(st.integers(0, 9)) == 0:
        return PASS
    contract = Contract(
        draw(st.integers(1, 7)),
        draw(st.sampled_from(Strain)),
        draw(st.sampled_from((0, 0, 1, 2))),
        draw(SEATS),
    )
    made = draw(st.booleans())
    tricks = draw(st.integers(contract.needed, 13) if made else st.integers(0, contract.needed - 1))
    award = None
    if honours and draw(st.booleans()):
        points = 150 if contract.strain is Strain.NT else draw(st.sampled_from((100, 150)))
        award = Honours(draw(SIDES), points)
    return DealResult(contract, tricks, award)


@st.composite
def profiles(draw: st.DrawFn) -> Profile:
    """House rules of every form, whatever of them changes a sheet."""
    form = draw(st.sampled_from(Form))
    if form is Form.DUPLICATE:
        return Profile(form=form)
    if form is Form.TRAINING:
        length = draw(st.sampled_from((0, 0, 1, 4, 8)))
        return Profile(
            form=form,
            training_length=length,
            training_game_premium=draw(st.sampled_from((200, 300, 0))),
            training_rubber_premium=0 if length else draw(st.sampled_from((0, 500))),
        )
    shared: dict[str, Any] = {
        "form": form,
        "honours": draw(st.booleans()),
        "insult_redoubled": draw(st.sampled_from((100, 50))),
        "nv_doubled_undertricks": draw(st.sampled_from(Undertricks)),
        "round": draw(st.sampled_from(Rounding)),
        "stake": draw(st.integers(0, 50)),
    }
    if form in (Form.RUBBER, Form.DRAW):
        scheme = draw(st.sampled_from(RubberPremium))
        at_end = scheme is RubberPremium.AT_END
        return Profile(
            **shared,
            rubber_premium_scheme=scheme,
            final_game_also=False if at_end else draw(st.booleans()),
            rubber_2_0=draw(st.sampled_from((700, 750))) if at_end else 700,
            unfinished_reading=draw(st.sampled_from(Unfinished)),
            unfinished_game=draw(st.sampled_from((300, 0))),
            unfinished_part=draw(st.sampled_from((100, 50))),
        )
    held = draw(st.sampled_from(FourthDealPart)) if form.carry else FourthDealPart.MADE
    return Profile(
        **shared,
        vul_scheme=draw(st.sampled_from(VulScheme)),
        passed_out=draw(st.sampled_from(PassedOut)),
        fourth_deal_part=held,
    )


@st.composite
def matches(draw: st.DrawFn) -> Match:
    """A match under way, ended or stopped, built deal by deal."""
    profile = draw(profiles())
    match = play_match(profile, draw(SEATS))
    for _ in range(draw(st.integers(0, 12))):
        if match.over:
            return match
        match = match.add(draw(results(honours=profile.honours)))
    if not match.over and draw(st.booleans()):
        return match.stop()
    return match

"""Calls are explained from what everybody knows, and the same for everybody."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rekontra.bots.system import SAYC
from rekontra.club.actions import MakeCall
from rekontra.club.errors import ClubReason, UnknownTable
from rekontra.club.study.auctions import checked, explain, level_stakes
from rekontra.club.tables import auction_of
from rekontra.game import Auction, Call, Illegal, Phase, Reason, Seat, Side, legal_calls
from rekontra.scoring import PRESETS, Profile
from tests.club.people import club, seat_all, start
from tests.club.test_secrecy import PROFILES, VIEWERS, random_match
from tests.club.test_tables import on_turn
from tests.game.deals import redealt


def longest_auction() -> tuple[Call, ...]:
    """The longest auction that the Laws allow."""
    auction = Auction(Seat.N)
    for call in (*[Call.PASS] * 3, *(call for call in Call if call.is_bid)):
        auction = auction.add(call)
        if call.is_bid:
            for other in (Call.PASS, Call.PASS, Call.DOUBLE, Call.PASS, Call.PASS, Call.REDOUBLE):
                auction = auction.add(other)
            for _ in range(3 if call is Call.NT7 else 2):
                auction = auction.add(Call.PASS)
    return auction.calls


async def test_each_call_and_each_possible_call_has_a_meaning() -> None:
    tables = club()
    table = await seat_all(tables)
    await start(tables, table)
    now = await tables.auction(table)
    assert now.calls == ()
    for number, call in enumerate((Call.S1, Call.PASS, Call.S2, Call.DOUBLE)):
        before = now
        assert call in before.possible
        v, person = await on_turn(tables, table)
        await tables.act(table, person, f"call-{number}", v, MakeCall(call))
        now = await tables.auction(table)
        assert now.v == v + 1
        assert now.calls[:-1] == before.calls
        assert (now.calls[-1].call, now.calls[-1].meaning) == (call, before.possible[call])
    auction = Auction(now.calls[0].seat)
    for each in now.calls:
        auction = auction.add(each.call)
    assert set(now.possible) == set(legal_calls(auction))
    assert set(now.shown) == set(Seat)


async def test_a_one_spade_opening_shows_spades() -> None:
    tables = club()
    table = await seat_all(tables)
    await start(tables, table)
    v, person = await on_turn(tables, table)
    await tables.act(table, person, "open", v, MakeCall(Call.S1))
    opened = await tables.auction(table)
    (call,) = opened.calls
    assert call.listed
    assert opened.shown[call.seat].lengths[3].low == 5


async def test_after_the_auction_nothing_is_possible_and_all_is_explained() -> None:
    tables = club()
    table = await seat_all(tables)
    await start(tables, table)
    for number, call in enumerate((Call.NT1, Call.PASS, Call.PASS, Call.PASS)):
        v, person = await on_turn(tables, table)
        await tables.act(table, person, f"call-{number}", v, MakeCall(call))
    ended = await tables.auction(table)
    assert len(ended.calls) == 4
    assert not ended.possible


async def test_without_a_deal_or_a_table_there_is_nothing_to_explain() -> None:
    tables = club()
    table = await seat_all(tables)
    with pytest.raises(Illegal, match=ClubReason.NO_DEAL.value):
        await tables.auction(table)
    with pytest.raises(UnknownTable):
        await tables.auction("nowhere")


@settings(max_examples=15, deadline=None)
@given(st.sampled_from(PROFILES), st.integers(0, 10**6))
def test_redealing_hidden_cards_changes_no_byte_of_an_explanation(
    profile: Profile, seed: int
) -> None:
    for table in random_match(profile, seed, deals=2)[::5]:
        if table.deal is None or table.deal.phase is Phase.OVER:
            continue
        for viewer in VIEWERS:
            rules = table.profile.play_rules
            other = redealt(table.deal, table.seat_of(viewer), rules, seed + 1)
            spoken, again = auction_of(table), auction_of(replace(table, deal=other))
            assert again == spoken
            assert msgspec.json.encode(explain(again)) == msgspec.json.encode(explain(spoken))


def test_a_deal_that_is_over_is_explained_at_the_score_at_which_it_was_bid() -> None:
    states = random_match(PRESETS["rubber_law"], seed=5, deals=6)
    compared = 0
    for before, after in pairwise(states):
        if after.deal is None or before.deal is None or before.deal.phase is Phase.OVER:
            continue
        if after.deal.phase is Phase.OVER and after.deal.contract is not None:
            assert auction_of(after) == auction_of(before)
            compared += 1
    assert compared >= 2


def test_the_longest_auction_is_explained() -> None:
    calls = longest_auction()
    assert len(calls) == 319
    spoken = checked(Seat.N, calls[:-1], (), {}, SAYC)
    assert len(explain(spoken).calls) == 318
    with pytest.raises(Illegal, match=Reason.AUCTION_OVER.value):
        checked(Seat.N, calls, (), {}, SAYC)


def test_a_part_score_beyond_a_game_is_the_most_that_there_can_be() -> None:
    ns, ew = level_stakes((Side.EW,), {Side.NS: 10**6, Side.EW: -5})
    assert (ns.part, ns.their_part, ew.part, ew.their_part) == (99, 0, 0, 99)
    assert (ns.vulnerable, ns.they_vulnerable) == (False, True) == (ew.they_vulnerable, True)

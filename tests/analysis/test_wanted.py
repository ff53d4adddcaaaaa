"""Conditions on deals: what they mean, where a faulty one is faulty, and what no text can do."""

from __future__ import annotations

import pickle
import string
from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rekontra.analysis.hands import Hand
from rekontra.analysis.wanted import (
    FEATURES,
    MAX_LENGTH,
    PRACTICE,
    Fault,
    UnreadableWish,
    first_wanted,
    parse_where,
)
from rekontra.game import SEATS, Deal, Seat, Suit, hands_from_pack
from tests.game.deals import deal_of, deals, shuffled

# North has 17 points and 4-3-3-3, East 5 and 5-4-2-2, South 15 and 5-5-2-1, West 3.
DEAL = deal_of("AK32.A32.KQ2.J32 54.QJ54.54.QT987 QJT98.K.AJT98.A6 76.T9876.763.K54")

DEALS = [Deal(Seat.N, (), hands_from_pack(shuffled(seed), Seat.N)) for seed in range(600)]


def holds(text: str, me: Seat = Seat.S, deal: Deal = DEAL) -> bool:
    return parse_where(text, me)(deal)


@pytest.mark.parametrize(
    "text",
    [
        "hcp(N) == 17",
        "spades(N) == 4 and hearts(N) == 3 and diamonds(N) == 3 and clubs(N) == 3",
        "balanced(N) and not balanced(S)",
        'shape(S) == "5521"',
        'shape(S) == "1255"',
        "shape(S) == '5-5-2-1'",
        'shape(S) != "4432"',
        "longest(E) == 5 and second(E) == 4 and shortest(S) == 1",
        "aces(N) == 2 and kings(N) == 2 and controls(N) == 6",
        "hcp(N) + hcp(E) + hcp(S) + hcp(W) == 40",
        "15 <= hcp(N) <= 17 < 18",
        "hcp(N) - hcp(W) * 2 > 3",
        "-hcp(N) < -16",
        "(hcp(N) > 20 or hcp(S) > 10) and hcp(E) < 9",
        "hcp(N) > 20 and hcp(E) > 20 or hcp(S) > 10",
        "HCP(n)==17 and Balanced(N)",
        "  hcp(N)\n >= 17\t",
        "balanced(N) == (hcp(N) == 17)",
        "points(S) == hcp(S) + 2",
    ],
)
def test_a_condition_holds_as_it_reads(text: str) -> None:
    assert holds(text)
    assert not holds(f"not ({text.strip()})")


@pytest.mark.parametrize("me", SEATS)
def test_places_at_the_table_go_round_with_me(me: Seat) -> None:
    for name, seat in (("me", me), ("lho", me.next), ("partner", me.partner), ("rho", me.plus(3))):
        points = Hand.of(DEAL.hand(seat)).hcp
        assert holds(f"hcp({name}) == {points}", me)
        assert holds(f"hcp({name}) == hcp({seat.value})", me)


@given(deals(), st.sampled_from(SEATS))
def test_features_are_those_of_the_hand(deal: Deal, seat: Seat) -> None:
    hand = Hand.of(deal.hand(seat))
    for name, number in {
        "hcp": hand.hcp,
        "points": hand.points,
        "spades": hand.length(Suit.S),
        "hearts": hand.length(Suit.H),
        "diamonds": hand.length(Suit.D),
        "clubs": hand.length(Suit.C),
        "longest": hand.longest,
        "second": hand.second,
        "shortest": hand.shortest,
        "losers": hand.losers,
        "controls": hand.controls,
        "aces": hand.aces,
        "kings": hand.kings,
    }.items():
        assert holds(f"{name}({seat.value}) == {number}", deal=deal)
        assert not holds(f"{name}({seat.value}) > {number}", deal=deal)
    assert holds(f"balanced({seat.value})", deal=deal) is bool(hand.balanced)
    shape = "-".join(str(hand.length(suit)) for suit in Suit)
    assert holds(f'shape({seat.value}) == "{shape}"', deal=deal)


def test_lengths_of_two_figures_are_divided_by_hyphens() -> None:
    deal = deal_of("AKQJT98765.2.3.4 432.AKQ.AKQJ.AKQ .JT987.T987.JT98 .6543.6542.76532")
    assert holds('shape(N) == "10-1-1-1"', deal=deal)
    assert not holds('shape(E) == "10-1-1-1"', deal=deal)


@pytest.mark.parametrize(
    ("text", "fault", "place", "found"),
    [
        ("", Fault.SYNTAX, 1, ""),
        ("   ", Fault.SYNTAX, 4, ""),
        ("hcp(N) = 12", Fault.SYNTAX, 8, "= 12"),
        ("hcp(N) >", Fault.SYNTAX, 9, ""),
        ("hcp(N", Fault.SYNTAX, 4, "(N"),
        ("hcp(N) == 12.5", Fault.SIGN, 11, "1"),
        ("hcp(N) / 2 == 6", Fault.SIGN, 8, "/"),
        ("hcp(N) == 12 ; x", Fault.SIGN, 14, ";"),
        ("  hcp(N) == 12 and пики(N)", Fault.SIGN, 20, "п"),
        ("hcp(N).real == 1", Fault.SIGN, 7, "."),
        ("[1][0] == 1", Fault.SIGN, 1, "["),
        ("hcp", Fault.NAME, 1, "hcp"),
        ("hcp == 12", Fault.NAME, 1, "hcp"),
        ("hpc(N) == 12", Fault.NAME, 1, "hpc"),
        ("True", Fault.PART, 1, "True"),
        ("  balanced(N) and hpc(N) > 3", Fault.NAME, 19, "hpc"),
        ("hcp(X) == 12", Fault.SEAT, 5, "X"),
        ("hcp(12) == 12", Fault.SEAT, 5, "12"),
        ("hcp(hcp(N)) == 12", Fault.SEAT, 5, "hcp(N)"),
        ("hcp() == 12", Fault.HANDS, 1, "hcp()"),
        ("hcp(N, S) == 12", Fault.HANDS, 1, "hcp(N, S)"),
        ("hcp(N) == 1000", Fault.NUMBER, 11, "1000"),
        ('shape(N) == "4333x"', Fault.SHAPE, 13, '"4333x"'),
        ('shape(N) == "4433"', Fault.SHAPE, 13, '"4433"'),
        ("shape(N) == 433", Fault.KIND, 13, "433"),
        ('shape(N) < "4333"', Fault.KIND, 12, '"4333"'),
        ('hcp(N) == "12"', Fault.SHAPE, 11, '"12"'),
        ("hcp(N)", Fault.KIND, 1, "hcp(N)"),
        ("12", Fault.KIND, 1, "12"),
        ("not hcp(N)", Fault.KIND, 5, "hcp(N)"),
        ("hcp(N) and balanced(N)", Fault.KIND, 1, "hcp(N)"),
        ("balanced(N) + 1 > 2", Fault.KIND, 1, "balanced(N)"),
        ("balanced(N) < balanced(S)", Fault.KIND, 15, "balanced(S)"),
        ("hcp(N) in shape(N)", Fault.KIND, 11, "shape(N)"),
        ("hcp(N) is hcp(N)", Fault.PART, 11, "hcp(N)"),
        ("2 ** 9 == hcp(N)", Fault.PART, 1, "2 ** 9"),
        ("hcp(N) if balanced(N) else 3", Fault.PART, 1, "hcp(N) if balanced(N) else 3"),
        ("hcp(*N) == 1", Fault.SEAT, 5, "*N"),
        ("hcp(N)(N) == 1", Fault.PART, 1, "hcp(N)(N)"),
        ("f'4333' == shape(N)", Fault.PART, 1, "f'4333'"),
        ("b'4333' == shape(N)", Fault.PART, 1, "b'4333'"),
        ("@notrumps", Fault.PRACTICE, 1, "@notrumps"),
        (" @ ", Fault.PRACTICE, 2, "@"),
        ("@slam and balanced(N)", Fault.PRACTICE, 1, "@slam and balanced(n)"),
    ],
)
def test_a_faulty_condition_is_refused_with_its_place(
    text: str, fault: Fault, place: int, found: str
) -> None:
    with pytest.raises(UnreadableWish) as refused:
        parse_where(text)
    assert (refused.value.fault, refused.value.place) == (fault, place)
    assert refused.value.text == found


@pytest.mark.parametrize(
    ("text", "allowed"),
    [
        ("hpc(N) == 12", FEATURES),
        ("hcp(X) == 12", ["n", "e", "s", "w", "me", "lho", "partner", "rho"]),
        ("@x", PRACTICE),
    ],
)
def test_a_wrong_name_is_answered_with_the_right_ones(text: str, allowed: Iterable[str]) -> None:
    with pytest.raises(UnreadableWish) as refused:
        parse_where(text)
    assert refused.value.allowed == tuple(allowed)


@pytest.mark.parametrize(
    "text",
    [
        "(" * 249 + "balanced(N)" + ")" * 240,
        "not " * 122 + "balanced(N)",
        "-" * 480 + "1 == hcp(N)",
        "1 < hcp(N)" + " + 1" * 120,
        "9" * 400,
        "balanced(N) or " * 33,
    ],
)
def test_a_hostile_condition_ends_in_a_refusal(text: str) -> None:
    assert len(text) <= MAX_LENGTH
    with pytest.raises(UnreadableWish):
        parse_where(text)


def test_a_condition_has_a_greatest_length() -> None:
    text = "balanced(N)".ljust(MAX_LENGTH)
    assert parse_where(text)(DEAL)
    with pytest.raises(UnreadableWish) as refused:
        parse_where(text + " ")
    assert (refused.value.fault, refused.value.place) == (Fault.TOO_LONG, MAX_LENGTH + 1)
    with pytest.raises(UnreadableWish):
        parse_where("(" * 10_000_000)


PIECES = [*"NESW", *FEATURES, "me", "and", "or", "not", "==", "<=", "(", ")", "12", '"4432"', "*"]
PIECES += [
    "__import__",
    "lambda",
    "os",
    "'",
    '"',
    "\\",
    "{",
    "}",
    ".",
    ",",
    "=",
    "@slam",
    "\0",
    "é",
]


@given(
    st.text(st.sampled_from(string.printable + "é€\0"), max_size=80)
    | st.lists(st.sampled_from(PIECES), max_size=30).map(" ".join)
)
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        wanted = parse_where(text)
    except UnreadableWish as refused:
        place = refused.place
    else:
        assert wanted(DEAL) in (True, False)
        place = 1
    assert 1 <= place <= len(text) + 1


@pytest.mark.parametrize("kind", PRACTICE)
def test_every_kind_of_practice_is_a_condition_that_some_deals_fulfil(kind: str) -> None:
    wanted = parse_where(f"@{kind}", Seat.N)
    found = [wanted(deal) for deal in DEALS]
    assert 0 < sum(found) < len(DEALS) / 2


def test_the_side_that_practises_is_that_of_me() -> None:
    for deal in DEALS[:200]:
        for kind in ("notrump", "strong", "game", "major-game", "slam"):
            both = {parse_where(f"@{kind}", seat)(deal) for seat in (Seat.E, Seat.W)}
            assert len(both) == 1


def test_a_condition_travels_to_another_process() -> None:
    wanted = parse_where("hcp(partner) == 17", Seat.S)
    copy = pickle.loads(pickle.dumps(wanted))
    assert (copy.text, copy.me, copy(DEAL)) == (wanted.text, wanted.me, True)


def test_the_first_deal_that_is_wanted_is_found_within_so_many_tries() -> None:
    wanted = parse_where("hcp(N) >= 15")
    places = [place for place, deal in enumerate(DEALS) if wanted(deal)]
    assert first_wanted(DEALS, wanted, len(DEALS)) is DEALS[places[0]]
    assert first_wanted(DEALS, wanted, places[0] + 1) is DEALS[places[0]]
    assert first_wanted(DEALS, wanted, places[0]) is None

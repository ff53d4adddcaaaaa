"""`rekontra deal`: diagrams, PBN and JSON of the same boards."""

from __future__ import annotations

import json
import re

import pytest

from rekontra.analysis.wanted import Fault
from rekontra.cli.deal import boards, high_card_points
from rekontra.formats.notation import hand_text
from rekontra.game import Card, Seat, parse_hand
from rekontra.scoring.boards import board_dealer, board_vulnerable
from rekontra.words import LANGUAGES, Words
from tests.cli.conftest import Run


def test_json_is_a_board_a_line(run: Run) -> None:
    ran = run("deal", "-n", "20", "--seed", "3", "--format", "json")
    lines = [json.loads(line) for line in ran.stdout.splitlines()]
    assert [line["board"] for line in lines] == list(range(1, 21))
    for line in lines:
        assert line.keys() == {"board", "dealer", "vulnerable", "hands"}
        assert line["dealer"] == board_dealer(line["board"]).value
        assert line["vulnerable"] == [side.value for side in board_vulnerable(line["board"])]
        cards = [card for seat in "NESW" for card in parse_hand(line["hands"][seat])]
        assert len(set(cards)) == len(cards) == 52


def test_formats_show_the_same_cards(run: Run) -> None:
    found = json.loads(run("deal", "--seed", "7", "--format", "json").stdout)
    pbn = run("deal", "--seed", "7", "--format", "pbn").stdout
    hands = [found["hands"][seat] for seat in "NESW"]
    assert pbn == f'[Deal "N:{" ".join(hands)}"]\n'
    text = run("deal", "--seed", "7").stdout
    assert "Board 1 · North deals · nobody vulnerable" in text
    spades = " ".join(hands[0].split(".")[0]).replace("T", "10")
    assert f"♠ {spades}\n" in text


def test_a_seed_deals_the_same_boards_again(run: Run) -> None:
    first = run("deal", "-n", "3", "--seed", "5", "--format", "pbn").stdout
    assert run("deal", "-n", "3", "--seed", "5", "--format", "pbn").stdout == first
    assert run("deal", "-n", "3", "--seed", "6", "--format", "pbn").stdout != first
    assert len(set(first.splitlines())) == 3


def test_without_a_seed_every_deal_is_new(run: Run) -> None:
    deals = {run("deal", "--format", "pbn").stdout for _ in range(3)}
    assert len(deals) == 3


def test_points_of_a_deal_are_40() -> None:
    deal = next(boards(11))
    assert sum(high_card_points(deal.hand(seat)) for seat in Seat) == 40
    assert [hand_text(deal.hand(seat)).count(".") for seat in Seat] == [3] * 4


def test_a_void_is_shown(run: Run) -> None:
    voids = [board for board in range(1, 30) if _void(board)]
    assert voids
    assert "—" in run("deal", "-n", "30", "--seed", "2").stdout


def _void(board: int) -> bool:
    source = boards(2)
    deal = [next(source) for _ in range(board)][-1]
    return any("" in hand_text(deal.hand(seat)).split(".") for seat in Seat)


def test_hand_text_is_what_parse_hand_reads() -> None:
    hand = parse_hand("AKQ72..A94.T8642")
    assert hand_text(hand) == "AKQ72..A94.T8642"
    assert high_card_points((Card.SA, Card.SK, Card.HQ, Card.DJ, Card.CT)) == 10


def test_russian_diagram(run: Run) -> None:
    text = run("deal", "--seed", "7", "--lang", "ru").stdout
    assert "Сдача 1 · сдаёт Север · все до зоны" in text
    assert re.search(r"♠ Т К 10 7 6 2\n", text)
    assert "11 очков" in text


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("-n 0", "--number takes a number from 1 to 1000000."),
        ("-n many", "--number takes a number from 1 to 1000000."),
        ("--seed s", "--seed takes a whole number."),
        ("--format lin", "--format cannot be lin: it is one of text, pbn, json."),
        ("again", "There is a word too many; rekontra deal --help shows how to write it."),
    ],
)
def test_what_cannot_be_dealt(run: Run, words: str, sentence: str) -> None:
    ran = run("deal", *words.split())
    assert ran.exit_code == 2
    assert ran.stderr == sentence + "\n"


def test_only_deals_that_are_wanted(run: Run) -> None:
    where = "hcp(N) + hcp(S) >= 25 and not balanced(W)"
    ran = run("deal", "-n", "8", "--seed", "3", "--where", where, "--format", "json")
    lines = [json.loads(line) for line in ran.stdout.splitlines()]
    assert [line["board"] for line in lines] == list(range(1, 9))
    for line in lines:
        points = {seat: high_card_points(parse_hand(hand)) for seat, hand in line["hands"].items()}
        assert points["N"] + points["S"] >= 25
        assert sorted(map(len, line["hands"]["W"].split("."))) not in ([3, 3, 3, 4], [2, 3, 4, 4])
        assert line["dealer"] == board_dealer(line["board"]).value


def test_a_condition_that_all_deals_fulfil_changes_no_deal(run: Run) -> None:
    plain = run("deal", "-n", "3", "--seed", "5", "--format", "pbn").stdout
    every = run("deal", "--count", "3", "--seed", "5", "--format", "pbn", "--where", "hcp(N) < 38")
    assert every.stdout == plain


def test_a_rare_deal_is_found_again_for_its_seed(run: Run) -> None:
    words = ("deal", "--seed", "3", "--format", "pbn", "--where", "hcp(N) >= 28")
    assert "N:A.AKJ5.AKQ8.AKQ4 " in run(*words).stdout
    assert run(*words).stdout == run(*words).stdout


def test_kinds_of_practice_are_south_s(run: Run) -> None:
    ran = run("deal", "--seed", "3", "--format", "json", "--where", "@preempt")
    hand = json.loads(ran.stdout)["hands"]["S"]
    assert max(map(len, hand.split("."))) >= 7


def test_a_deal_that_is_not_found_in_so_many_tries(run: Run) -> None:
    ran = run("deal", "--where", "hcp(N) > 37", "--tries", "6000")
    assert ran.exit_code == 1
    assert ran.stdout == ""
    assert ran.stderr == (
        "6000 deals were looked through for board 1, and none is as wanted: hcp(N) > 37."
        " Ask for less, or look longer with --tries.\n"
    )


@pytest.mark.parametrize(
    ("where", "sentence"),
    [
        ("hcp(N) = 12", "at character 8, “= 12”: something is missing or too much here; "),
        ("hcp(N) >", "at character 9: something is missing or too much here; equal is written"),
        ("hcp(X) > 3", "at character 5, “X”: a hand is one of n, e, s, w, me, "),
        ("hpc(N) > 3", "at character 1, “hpc”: what can be asked of a hand is hcp, points, "),
        ("@slams", "at character 1, “@slams”: the kinds to practise are notrump, "),
        ("hcp(N)", "at character 1, “hcp(N)”: a number, a shape, or a yes or no does not fit"),
        ("hcp(N) > 1000", "at character 10, “1000”: numbers go up to 999."),
        ('shape(N) == "4"', 'at character 13, “"4"”: a shape is four lengths that make 13'),
        ("hcp(N).x > 1", "at character 7, “.”: this sign has no place in a condition."),
        ("hcp() > 1", "at character 1, “hcp()”: a question is about one hand, as in hcp(N)."),
        ("True", "at character 1, “True”: this is no part of a condition."),
        ("not " * 60 + "balanced(N)", ": too much lies within brackets or in one chain."),
        (" " * 501, "at character 501, “ ”: it is too long."),
    ],
)
def test_a_condition_that_cannot_be_read(run: Run, where: str, sentence: str) -> None:
    ran = run("deal", "--where", where)
    assert ran.exit_code == 2
    assert ran.stdout == ""
    assert "The condition cannot be read " in ran.stderr
    assert sentence in ran.stderr


@pytest.mark.parametrize("fault", Fault)
def test_every_fault_of_a_condition_has_its_words(fault: Fault) -> None:
    for language in LANGUAGES:
        words = Words(language)
        part = words.say("cli-where-why", fault="part", allowed="")
        why = words.say("cli-where-why", fault=fault.value, allowed="")
        assert (why == part) is (fault is Fault.PART)

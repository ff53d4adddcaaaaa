"""`rekontra deal`: diagrams, PBN and JSON of the same boards."""

from __future__ import annotations

import json
import re

import pytest

from rekontra.cli.deal import boards, hand_text, high_card_points
from rekontra.game import Card, Seat, parse_hand
from rekontra.scoring.boards import board_dealer, board_vulnerable
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

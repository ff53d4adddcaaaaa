"""PBN: what is read, what is said of what cannot be, and what is written."""

from __future__ import annotations

from pathlib import Path

import pytest

from rekontra.formats import Board, Flaw, Laid, Read, Remark, RemarkKind, Said, read_pbn, write_pbn
from rekontra.game import Call, Card, Contract, Seat, Side, Strain, Unreadable
from tests.formats.shared import EXAMPLES, manifest

DEAL = "N:AKQ2.432.A43.A32 543.AKQ5.K52.K54 JT9.JT98.QJT.QJT 876.76.9876.9876"
HEAD = f'[Board "1"]\n[Dealer "N"]\n[Deal "{DEAL}"]\n'


def read(text: str) -> Read:
    return read_pbn(text.encode())


def one(text: str) -> Board:
    """The board of a text in which nothing is wrong."""
    found = read(text)
    assert found.issues == ()
    (board,) = found.boards
    return board


def flaws(text: str) -> list[tuple[int, int, Flaw]]:
    return [(issue.line, issue.column, issue.flaw) for issue in read(text).issues]


def club() -> tuple[Board, ...]:
    return read_pbn((EXAMPLES / "club.pbn").read_bytes()).boards


def test_a_whole_board() -> None:
    board = club()[0]
    assert board.number == 1
    assert board.event == "Thursday pairs"
    assert board.players == ("Nick", "Эдита", 'Sam "the card"', "Wanda")
    assert (board.dealer, board.vulnerable) == (Seat.N, ())
    assert board.contract == Contract(1, Strain.NT, 1, Seat.N)
    assert (board.tricks, board.scoring) == (7, "MP")
    assert board.hands[2] is not None and len(board.hands[2]) == 13
    assert board.auction is not None and board.play is not None
    assert board.auction[0] == Said(Call.NT1, note="15-17, balanced")
    assert board.auction[1] == Said(Call.DOUBLE, marks=("!",))
    assert board.auction[2] == Said(Call.PASS, alerted=True)
    assert [tag.name for tag in board.tags] == ["Room", "Table", "OptimumResultTable"]
    assert board.tags[-1].body == "N NT  7\nN  S  8"
    assert board.remarks[0] == Remark(" A club evening, made up.", RemarkKind.LINE)


def test_columns_of_the_play_are_players_and_not_the_order_of_play() -> None:
    play = club()[0].play
    assert play is not None
    third, fourth = play[8:12], play[12:16]
    assert [laid.card for laid in third] == [Card.HQ, Card.HT, Card.C6, Card.H4]
    # East wins each of them; South's jack of spades in the last row is not reached.
    assert [laid.card for laid in fourth] == [Card.H5, Card.HJ, Card.C7, Card.D3]
    assert third[-1].remarks == (Remark("out of trumps it is not", after="Play"),)


def test_what_is_not_said_stays_unknown() -> None:
    board = one(f'[Deal "{DEAL}"]\n[Contract "4S"]\n[Result "?"]\n')
    unknown = (board.number, board.dealer, board.vulnerable, board.event, board.declarer)
    assert unknown == (None,) * 5
    assert (board.contract, board.tricks, board.auction, board.play) == (None,) * 4
    assert board.bid is Call.S4


def test_a_dealer_is_not_computed_from_the_number() -> None:
    assert one(f'[Board "1"]\n[Dealer "E"]\n[Deal "{DEAL}"]\n').dealer is Seat.E


def test_hands_that_are_not_known() -> None:
    board = one('[Deal "E:AKQJT98765432... - - -"]\n')
    assert [hand is None for hand in board.hands] == [True, False, True, True]
    assert '[Deal "N:- AKQJT98765432... - -"]' in write_pbn([board])


def test_the_whole_auction_names_the_contract() -> None:
    board = one(HEAD + '[Auction "N"]\n1C 1S 2C X\nXX AP\n')
    assert board.contract == Contract(2, Strain.C, 2, Seat.N)
    assert board.auction is not None and len(board.auction) == 8


def test_a_passed_out_deal() -> None:
    board = one(HEAD + '[Declarer ""]\n[Contract "Pass"]\n[Result ""]\n[Auction "N"]\nAP\n')
    assert board.passed_out and board.contract is None and board.tricks is None
    assert board.auction == (Said(Call.PASS),) * 4
    assert '[Declarer ""]\r\n[Contract "Pass"]\r\n[Result ""]\r\n' in write_pbn([board])


@pytest.mark.parametrize(
    ("text", "sides"),
    [
        *((text, ()) for text in ("None", "Love", "-", "none")),
        *((text, (Side.NS,)) for text in ("NS", "N-S")),
        *((text, (Side.EW,)) for text in ("EW", "E-W")),
        *((text, (Side.NS, Side.EW)) for text in ("All", "Both", "BOTH")),
        *((text, None) for text in ("?", "")),
    ],
)
def test_spellings_of_vulnerability(text: str, sides: tuple[Side, ...] | None) -> None:
    assert one(f'[Vulnerable "{text}"]\n').vulnerable == sides


@pytest.mark.parametrize(
    ("text", "bid", "doubling"),
    [
        ("3NT", Call.NT3, 0),
        ("3N", Call.NT3, 0),
        ("5Cx", Call.C5, 1),
        ("4SXX", Call.S4, 2),
        ("PASS", Call.PASS, 0),
    ],
)
def test_spellings_of_contracts(text: str, bid: Call, doubling: int) -> None:
    board = one(f'[Contract "{text}"]\n')
    assert (board.bid, board.doubling) == (bid, doubling)


@pytest.mark.parametrize(("text", "tricks"), [("9", 9), ("NS 9", 9), ("EW 9", 4), ("^9", 9)])
def test_spellings_of_results(text: str, tricks: int) -> None:
    assert one(f'[Declarer "S"]\n[Contract "4S"]\n[Result "{text}"]\n').tricks == tricks


def test_a_sign_takes_the_value_of_the_game_before() -> None:
    first, second = read('[Event "A"]\n[Board "1"]\n\n[Event "#"]\n[Board "2"]\n').boards
    assert (first.event, second.event) == ("A", "A")


def test_two_signs_hold_until_another_value() -> None:
    text = '[Event "##A"]\n[Board "1"]\n\n[Board "2"]\n\n[Event "B"]\n[Board "3"]\n\n[Board "4"]\n'
    assert [board.event for board in read(text).boards] == ["A", "A", "B", "A"]


def test_nothing_before_is_an_issue() -> None:
    assert flaws('[Board "1"]\n[Event "#"]\n') == [(2, 1, Flaw.NOTHING_BEFORE)]


def test_games_without_a_blank_line_between_them() -> None:
    boards = read(f'{HEAD}[Board "2"]\n[Deal "{DEAL}"]\n').boards
    assert [board.number for board in boards] == [1, 2]


def test_a_bad_game_loses_neither_itself_nor_the_file() -> None:
    text = '[Board "1"]\n[Contract "1SHNT"]\n[Dealer\n\n[Board "2"]\n'
    found = read(text)
    assert [board.number for board in found.boards] == [1, 2]
    assert flaws(text) == [(2, 1, Flaw.VALUE), (3, 1, Flaw.NO_TAG)]
    assert '[Contract "1SHNT"]' in write_pbn(found.boards)


def test_an_illegal_call_ends_the_auction_and_is_kept_for_writing() -> None:
    text = HEAD + '[Auction "N"]\n1C Pass 1C {oh}\nPass\n'
    (board,) = read(text).boards
    assert board.auction == (Said(Call.C1), Said(Call.PASS))
    assert flaws(text) == [(5, 9, Flaw.ILLEGAL_CALL)]
    assert "1C Pass 1C {oh}\r\nPass\r\n" in write_pbn([board])


@pytest.mark.parametrize(
    ("row", "flaw", "played"),
    [
        ("HA H8 H2 H7", Flaw.NOT_HELD, 2),
        ("HA C8 H7 H2", Flaw.NOT_HELD, 1),
        ("HA CJ H7 H2", Flaw.REVOKE, 1),
        ("HA H8 - H2", Flaw.UNPLACED, 2),
        ("HA H8 H7 ZZ", Flaw.CARD, 3),
    ],
)
def test_a_card_that_cannot_be_ends_the_play(row: str, flaw: Flaw, played: int) -> None:
    text = HEAD + f'[Declarer "N"]\n[Contract "1NT"]\n[Play "E"]\n{row}\n'
    found = read(text)
    assert [issue.flaw for issue in found.issues] == [flaw]
    play = found.boards[0].play
    assert play is not None and len(play) == played
    assert row in write_pbn(found.boards)


def test_a_card_dealt_twice_makes_the_deal_unknown() -> None:
    text = '[Board "1"]\n[Deal "N:AKQJT98765432... AKQJT98765432... - -"]\n'
    (board,) = read(text).boards
    assert board.hands == (None, None, None, None)
    assert {flaw for _, _, flaw in flaws(text)} == {Flaw.DEALT_TWICE}


def test_contract_and_auction_that_disagree() -> None:
    text = HEAD + '[Declarer "N"]\n[Contract "2C"]\n[Auction "N"]\n1C AP\n'
    assert flaws(text) == [(5, 1, Flaw.DIFFERS)]
    assert read(text).boards[0].bid is Call.C2


def test_a_note_without_a_call_and_a_call_without_its_note() -> None:
    text = HEAD + '[Auction "N"]\n1C =2= AP\n[Note "1:strong"]\n'
    assert flaws(text) == [(5, 1, Flaw.NOTE), (6, 1, Flaw.NOTE)]
    assert '[Note "1:strong"]' in write_pbn(read(text).boards)


def test_quotation_marks_and_brackets_within_a_value() -> None:
    board = one('[Event "a [b] \\"c\\" \\\\"]\n[Site "x "y" z"]\n')
    assert (board.event, board.site) == ('a [b] "c" \\', 'x "y" z')
    assert one(write_pbn([board])) == board


@pytest.mark.parametrize(
    "data",
    [
        '[Event "Zażółć"]'.encode(),
        '[Event "Zażółć"]'.encode("utf-8-sig"),
        '[Event "Zażółć"]'.encode("utf-16"),
        '%Content-type: text/x-pbn; charset=iso-8859-2\n[Event "Zażółć"]'.encode("iso-8859-2"),
    ],
)
def test_encodings_that_a_file_names(data: bytes) -> None:
    assert read_pbn(data).boards[0].event == "Zażółć"


def test_encodings_that_a_file_does_not_name() -> None:
    assert read_pbn('[Event "Lévy"]'.encode("cp1252")).boards[0].event == "Lévy"
    assert read_pbn('[Event "Туз"]'.encode("cp1251"), "cp1251").boards[0].event == "Туз"


def test_the_export_format() -> None:
    text = write_pbn([Board(number=7, dealer=Seat.S, event="Х")])
    lines = text.split("\r\n")
    assert lines[:3] == ["% PBN 2.1", "% EXPORT", "%Content-type: text/x-pbn; charset=UTF-8"]
    assert [line.split()[0] for line in lines[3:18]] == [
        *("[Event", "[Site", "[Date", "[Board", "[West", "[North", "[East", "[South"),
        *("[Dealer", "[Vulnerable", "[Deal", "[Scoring", "[Declarer", "[Contract", "[Result"),
    ]
    assert "\n" not in text.replace("\r\n", "")


def test_rows_of_sections_are_no_longer_than_a_line_may_be() -> None:
    marks = ("$100", "$101", "$102", "$103")
    auction = tuple(Said(call, f"note {call}", marks=marks) for call in (Call.C1, Call.D1, Call.H1))
    text = write_pbn([Board(dealer=Seat.N, auction=auction)])
    assert max(map(len, text.split("\r\n"))) <= 80
    assert one(text).auction == auction


def test_a_note_that_is_said_twice_is_written_once() -> None:
    auction = (Said(Call.C1, "strong"), Said(Call.PASS), Said(Call.C2, "strong"))
    text = write_pbn([Board(dealer=Seat.N, auction=auction)])
    assert "1C =1= Pass 2C =1=" in text
    assert text.count("[Note ") == 1


def test_a_claim_ends_the_play() -> None:
    board = Board(
        declarer=Seat.N,
        bid=Call.NT1,
        tricks=7,
        leader=Seat.E,
        play=(Laid(Card.HA), Laid(Card.H8), Laid(Card.H7), Laid(Card.H2), Laid(Card.HK)),
    )
    assert board.claimed == 7
    assert "HA H8 H7 H2\r\nHK - - -\r\n*\r\n" in write_pbn([board])


@pytest.mark.parametrize("data", [b"a\0b", b"x" * (8 * 1024 * 1024 + 1)])
def test_what_is_no_text_or_too_large_is_refused(data: bytes) -> None:
    with pytest.raises(Unreadable):
        read_pbn(data)


@pytest.mark.parametrize("text", ["", "\n\n", "% PBN 2.1\n% EXPORT\n"])
def test_a_file_without_games(text: str) -> None:
    assert read(text) == Read(())
    assert read(write_pbn([])) == Read(())


def test_what_was_read_is_the_same_after_writing() -> None:
    boards = club()
    assert len(boards) == 3
    assert read(write_pbn(boards)).boards == boards


@pytest.mark.parametrize(
    ("path", "games"),
    [pytest.param(*each, id=each[0].stem) for each in manifest() if each[0].suffix == ".pbn"],
)
def test_files_of_others(path: Path, games: int) -> None:
    boards = read_pbn(path.read_bytes()).boards
    assert len(boards) == games
    assert sum(any(hand is not None for hand in board.hands) for board in boards) == games
    assert read(write_pbn(boards)).boards == boards

"""LIN and the links of the hand viewer: what is read, what is said of it, what is written."""

from __future__ import annotations

from pathlib import Path

import pytest

from rekontra.formats import (
    Board,
    Flaw,
    Read,
    Remark,
    Said,
    link,
    read_lin,
    read_link,
    read_pbn,
    write_lin,
    write_pbn,
)
from rekontra.game import Call, Card, Contract, Seat, Side, Strain, Unreadable
from tests.formats.shared import EXAMPLES, manifest

VIEWER = "https://www.bridgebase.com/tools/handviewer.html"
MD = "md|3SJT9HJT98DQJTCQJT,S876H76D9876C9876,SAKQ2H432DA43CA32|"
AUCTION = "mb|1N|mb|p|mb|p|mb|p|"


def read(text: str) -> Read:
    return read_lin(text.encode())


def one(text: str) -> Board:
    """The board of a text in which nothing is wrong."""
    found = read(text)
    assert found.issues == ()
    (board,) = found.boards
    return board


def flaws(text: str) -> list[tuple[int, int, Flaw]]:
    return [(issue.line, issue.column, issue.flaw) for issue in read(text).issues]


def match() -> tuple[Board, ...]:
    found = read_lin((EXAMPLES / "match.lin").read_bytes())
    assert [issue.flaw for issue in found.issues] == [Flaw.HAND_SIZE]
    return found.boards


def test_a_single_board() -> None:
    text = f"pn|Sam,Wanda,Nick,Edith|st||{MD}rh||ah|Board 7|sv|b|mb|1N!|an|15-17|mb|d|mb|r|mb|P|"
    board = one(text + "mb|P|mb|P|pg||pc|ha|pc|H8|mc|8|")
    assert (board.number, board.dealer) == (7, Seat.N)
    assert board.vulnerable == (Side.NS, Side.EW)
    assert board.players == ("Nick", "Edith", "Sam", "Wanda")
    assert board.auction is not None
    assert board.auction[:2] == (Said(Call.NT1, "15-17", alerted=True), Said(Call.DOUBLE))
    assert board.contract == Contract(1, Strain.NT, 2, Seat.N)
    assert board.play is not None and [laid.card for laid in board.play] == [Card.HA, Card.H8]
    assert (board.leader, board.tricks, board.claimed) == (Seat.E, 8, 8)


@pytest.mark.parametrize(
    ("digit", "dealer"),
    [("1", Seat.S), ("2", Seat.W), ("3", Seat.N), ("4", Seat.E), ("0", None)],
)
def test_the_dealer_s_digit_counts_from_south(digit: str, dealer: Seat | None) -> None:
    assert one(MD.replace("md|3", f"md|{digit}")).dealer is dealer


def test_the_fourth_hand_is_what_three_leave() -> None:
    hands = one(MD).hands
    assert hands[1] is not None and Card.HA in hands[1] and len(hands[1]) == 13


def test_two_hands_leave_the_others_unknown() -> None:
    assert one("md|3SAKQJT98765432,,HAKQJT98765432|").hands[1::2] == (None, None)


def test_play_that_stops_has_no_result() -> None:
    board = one(MD + AUCTION + "pc|HA|pc|H8|")
    assert board.tricks is None and board.claimed is None


def test_three_passes_in_one_value() -> None:
    auction = one(MD + "mb|1C|mb|ppp|").auction
    assert auction is not None and len(auction) == 4


def test_four_passes_are_a_deal_passed_out() -> None:
    assert one(MD + "mb|p|" * 4).passed_out


@pytest.mark.parametrize(
    ("text", "place"),
    [
        (MD + "\nmb|1C|mb|1C|", (2, 7, Flaw.ILLEGAL_CALL)),
        (MD + "\nmb|8C|", (2, 1, Flaw.CALL)),
        (MD + AUCTION + "\npc|HA|pc|HA|", (2, 7, Flaw.NOT_HELD)),
        (MD + AUCTION + "\npc|HA|pc|CT|", (2, 7, Flaw.REVOKE)),
        (MD + AUCTION + "\npc|1A|", (2, 1, Flaw.CARD)),
        (MD + "\npc|HA|", (2, 1, Flaw.UNPLACED)),
        (MD + "\nsv|x|", (2, 1, Flaw.VALUE)),
        (MD + AUCTION + "\nmc|14|", (2, 1, Flaw.VALUE)),
        ("md|3SAA,,|", (1, 1, Flaw.VALUE)),
        (MD + "\nlong|", (2, 1, Flaw.NO_PAIR)),
    ],
)
def test_what_cannot_be_is_an_issue_with_its_place(text: str, place: tuple[int, int, Flaw]) -> None:
    assert flaws(text) == [place]
    assert len(read(text).boards) == 1


def test_a_value_too_few_does_not_lose_what_follows() -> None:
    board = read(f"pn|{MD}sv|n|").boards[0]
    assert board.vulnerable == (Side.NS,)


def test_the_rooms_of_a_match() -> None:
    boards = match()
    assert [(board.number, board.tag("Room")) for board in boards] == [
        *((1, "Open"), (1, "Closed"), (2, "Open"), (2, "Closed")),
    ]
    assert [board.players[0] for board in boards] == ["Nick", "Nora", "Nick", "Nora"]
    assert boards[0].hands == boards[1].hands
    assert boards[0].dealer is boards[1].dealer is Seat.N
    assert boards[0].remarks == (Remark("Both rooms are full."),)
    assert (boards[0].event, boards[0].tag("HomeTeam")) == ("Club match", "Home")


def test_the_results_of_a_match_fill_in_what_the_boards_do_not_say() -> None:
    boards = match()
    assert boards[2].passed_out
    assert boards[3].contract == Contract(3, Strain.NT, 0, Seat.E)
    assert boards[3].tricks == 8


def test_several_boards_begin_with_their_players() -> None:
    boards = read(f"pn|A,B,C,D|{MD}ah|Board 1|\npn|E,F,G,H|{MD}ah|Board 2|\n").boards
    assert [(board.number, board.players[2]) for board in boards] == [(1, "A"), (2, "E")]


def test_what_was_read_is_the_same_after_writing() -> None:
    boards = match()
    assert read(write_lin(boards)).boards == boards


def test_strokes_in_texts_do_not_part_values() -> None:
    board = Board(
        dealer=Seat.N,
        players=("a|b", "c,d", None, None),
        auction=(Said(Call.C1, "x|y"),),
    )
    again = read(write_lin([board])).boards[0]
    assert again.players[:2] == ("a b", "c d")
    assert again.auction == (Said(Call.C1, "x y"),)


def test_a_link_shows_the_board() -> None:
    board = one(MD + AUCTION + "ah|Board 3|pc|HA|mc|7|")
    assert link(board).startswith(f"{VIEWER}?lin=pn%7C")
    assert read_link(link(board)) == Read((board,))


def test_a_link_by_seats() -> None:
    found = read_link(
        f"{VIEWER}?n=sakq2h432da43ca32&e=s543hakq5dk52ck54&s=sjt9hjt98dqjtcqjt&d=n&v=e&b=7"
        "&a=1n(15-17)p!2c!(asks)ppp&p=h7h2hah8&c=8&nn=Ann&sn=Sam%20S"
    )
    assert found.issues == ()
    (board,) = found.boards
    assert (board.number, board.dealer, board.vulnerable) == (7, Seat.N, (Side.EW,))
    assert board.players == ("Ann", None, "Sam S", None)
    assert board.auction == (
        *(Said(Call.NT1, "15-17"), Said(Call.PASS, alerted=True)),
        *(Said(Call.C2, "asks", alerted=True), *(Said(Call.PASS),) * 3),
    )
    assert board.contract == Contract(2, Strain.C, 0, Seat.S)
    assert board.hands[3] is not None and board.tricks == 8


def test_issues_of_a_link_are_told() -> None:
    found = read_link(f"{VIEWER}?n=sa&d=n&a=1c1c")
    assert {issue.flaw for issue in found.issues} == {Flaw.HAND_SIZE, Flaw.ILLEGAL_CALL}


@pytest.mark.parametrize(
    "text", ["", "hello", VIEWER, f"{VIEWER}?x=1", "http://[", f"{VIEWER}?lin=" + "x" * 100_000]
)
def test_what_is_no_such_link_is_refused(text: str) -> None:
    with pytest.raises(Unreadable):
        read_link(text)


@pytest.mark.parametrize(
    ("path", "games"),
    [pytest.param(*each, id=each[0].stem) for each in manifest() if each[0].suffix == ".lin"],
)
def test_files_of_others(path: Path, games: int) -> None:
    found = read_lin(path.read_bytes())
    boards = found.boards
    assert (len(boards), found.issues) == (games, ())
    assert all(hand is not None for board in boards for hand in board.hands)
    assert read(write_lin(boards)).boards == boards
    assert read_pbn(write_pbn(boards).encode()).boards == boards

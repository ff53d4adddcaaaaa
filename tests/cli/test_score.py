"""`rekontra score`: every duplicate score, the forms with a line, JSON, and what it refuses."""

from __future__ import annotations

import json

import pytest

from rekontra.cli.reading import Played, parse_played
from rekontra.cli.shell import Stop
from rekontra.cli.worth import Question, declaring_score, score_deal
from rekontra.game import Contract, Seat, Side, Strain
from rekontra.scoring import DealResult, Honours, Profile
from rekontra.words import Words
from tests.cli.conftest import Run
from tests.vectors import rows

BOTH = (Side.NS, Side.EW)


def test_all_duplicate_scores() -> None:
    scores = rows("duplicate_scores.csv")
    assert len(scores) == 2940
    for row in scores:
        doubled = "X" * int(row["doubling"])
        played = parse_played(f"{row['level']}{row['strain']}{doubled}N")
        assert played is not None
        assert played.declarer is Seat.N
        contract = Contract(played.level, played.strain, played.doubling, played.declarer)
        result = DealResult(contract, int(row["tricks"]))
        vulnerable = (Side.NS,) if row["vul"] == "1" else (Side.EW,)
        answer = score_deal(Question(result, vulnerable=vulnerable))
        assert declaring_score(result, answer.entries) == int(row["score"]), row


@pytest.mark.parametrize(
    ("text", "played"),
    [
        ("3NT", Played(3, Strain.NT, 0, None, None)),
        ("3n", Played(3, Strain.NT, 0, None, None)),
        ("4sx", Played(4, Strain.S, 1, None, None)),
        ("6HXX", Played(6, Strain.H, 2, None, None)),
        ("4♠x", Played(4, Strain.S, 1, None, None)),
        ("4♠\ufe0fx", Played(4, Strain.S, 1, None, None)),
        ("4SS", Played(4, Strain.S, 0, Seat.S, None)),
        ("3NN=", Played(3, Strain.NT, 0, Seat.N, 0)),
        ("3NTN=", Played(3, Strain.NT, 0, Seat.N, 0)),
        ("4SXN+1", Played(4, Strain.S, 1, Seat.N, 1)),
        ("4H-2", Played(4, Strain.H, 0, None, -2)),
        ("4H−2", Played(4, Strain.H, 0, None, -2)),
        ("7ntxxw-13", Played(7, Strain.NT, 2, Seat.W, -13)),
        ("2 Ч Х E = ", Played(2, Strain.H, 1, Seat.E, 0)),
        ("3бк+1", Played(3, Strain.NT, 0, None, 1)),
        ("P", None),
        ("pass", None),
        ("passout", None),
        ("passed out", None),
        ("Passed-Out", None),
        ("пас", None),
    ],
)
def test_contracts_are_read(text: str, played: Played | None) -> None:
    assert parse_played(text) == played


@pytest.mark.parametrize(
    "text", ["", "4", "S", "0S", "8S", "4SXXX", "4Z", "NT3", "4S+", "4S+100", "4S++1", "44S", "X"]
)
def test_what_is_no_contract(text: str) -> None:
    with pytest.raises(Stop) as stop:
        parse_played(text)
    assert stop.value.code == 2


def test_table_of_a_doubled_game(run: Run) -> None:
    ran = run("score", "4SX", "--declarer", "N", "--tricks", "10", "--vul", "none")
    assert ran.exit_code == 0
    assert ran.stderr == ""
    lines = [" ".join(line.split()) for line in ran.stdout.splitlines()]
    assert lines[0] == "4 spades, doubled · North · 10 tricks · not vulnerable"
    assert "N–S tricks bid 4 × 30 × 2 240" in lines
    assert "N–S doubled, made 50 50" in lines
    assert "N–S game 300 300" in lines
    assert "Total N–S 590" in lines


def test_json_of_a_doubled_game(run: Run) -> None:
    ran = run("score", "4SX", "--declarer", "N", "--tricks", "10", "--vul", "none", "--json")
    found = json.loads(ran.stdout)
    assert found["score"] == 590
    assert found["entries"][0] == {
        "side": "NS",
        "points": 240,
        "place": "below",
        "reason": "tricks",
        "deal": None,
        "terms": [{"count": 4, "each": 30}],
        "factor": 2,
        "game": None,
        "option": None,
    }
    assert sum(entry["points"] for entry in found["entries"]) == 590


def score(run: Run, *words: str) -> int:
    ran = run("score", *words, "--json")
    assert ran.exit_code == 0, ran.stderr
    return int(json.loads(ran.stdout)["score"])


@pytest.mark.parametrize(
    ("words", "points"),
    [
        # Three ways to say the same.
        ("4S --declarer N --tricks 8 --vul ns", -200),
        ("4s --declarer n --result -2 --vul NS", -200),
        ("4SN-2 --vul ns", -200),
        ("4 S N= --vul ew", 420),
        # Law 77.
        ("3NT+1 --vul both", 630),
        ("7NTXX-13 --vul both", -7600),
        ("P", 0),
        ("passed out --vul ew --declarer N", 0),
        # Rubber: below the line, no premium for game before the second.
        ("4S= --form rubber", 120),
        ("4S= --form rubber --vul ew --declarer N", 120),
        ("4S= --form rubber --vul ns --declarer N", 120 + 700),
        ("4S= --form rubber --vul both", 120 + 500),
        ("2S= --form rubber --vul both", 60),
        ("2S= --form rubber --vul both --leg 40", 60 + 500),
        ("1C= --form rubber --leg 90", 20),
        ("4S-1 --form rubber --vul both --leg 60", -100),
        ("P --form rubber", 0),
        ("4S= --form rubber --honours 100", 220),
        ("4S-1 --form rubber --honours 150 --honours-side ew", -50 - 150),
        ("3NT= --preset rubber_law --honours 150 --honours-side ns --declarer E", 100 - 150),
        ("4S= --preset rubber_house_200_700", 120 + 200),
        ("4S= --preset rubber_house_200_700 --vul both", 120 + 700),
        ("4SX-4", -800),
        ("4SX-4 --preset old_laws", -700),
        ("4SX-4 --form rubber --set nv_doubled_undertricks=simplified", -700),
        ("4SXX= --form rubber --set insult_redoubled=50 --set honours=true", 480 + 50),
        # Chicago: a premium for a game at once, 100 for a part-score on the fourth deal.
        ("4S= --form chicago", 120 + 300),
        ("4S= --form chicago --vul both", 120 + 500),
        ("2S= --form chicago --deal 1", 60),
        ("2S= --form chicago --deal 4", 60 + 100),
        ("2S= --form chicago --vul both", 60 + 100),
        ("2S= --form chicago --deal 4 --leg 60", 60 + 500),
        ("2S= --form chicago --deal 2 --vul ns --declarer N --leg 60", 60 + 500),
        ("2S= --form chicago --vul ew --declarer N --leg 50", 60 + 300),
        ("2S= --preset chicago_s0 --deal 4", 60),
        ("P --form chicago --deal 4", 0),
        # Chicago scored deal by deal.
        ("2S= --form chicago_duplicate --deal 4", 60 + 50),
        ("2S= --preset chicago_duplicate", 60 + 50),
    ],
)
def test_scores(run: Run, words: str, points: int) -> None:
    assert score(run, *words.split()) == points


@pytest.mark.parametrize(
    ("words", "code", "sentence"),
    [
        ("4S", 2, "How many tricks? Add the result, as in 4S+1, or --tricks 10."),
        ("4S+1 --tricks 10", 2, "The tricks are told twice, and not alike."),
        ("4S+1 --result =", 2, "The tricks are told twice, and not alike."),
        ("4S --result one", 2, "--result cannot be one: it is one of =, +1, -2."),
        ("4S --tricks ten", 2, "--tricks takes a whole number."),
        ("4S --tricks 14", 1, "error-tricks-out-of-range"),
        ("4S --tricks -1", 1, "error-tricks-out-of-range"),
        ("4S+4", 1, "error-tricks-out-of-range"),
        ("P --tricks 7", 1, "error-tricks-passed-out"),
        ("8S=", 2, "8S= is no contract: write one like 4SX, 3NT or 4HN-2, or P for a deal"),
        ("4S= --declarer Q", 2, "--declarer cannot be Q: it is one of n, e, s, w."),
        ("4SN= --declarer S", 2, "4SN= and --declarer S do not go together."),
        ("4S= --vul ns", 2, "Who declares? With one side vulnerable it matters: add --declarer N."),
        ("4S= --vul all", 2, "--vul cannot be all: it is one of none, ns, ew, both."),
        ("4S= --form whist", 2, "--form cannot be whist: it is one of duplicate, rubber, chicago"),
        ("4S= --preset mine", 2, "--preset cannot be mine: it is one of rubber_law, rubber_s2"),
        ("4S= --preset chicago --form rubber", 2, "The house rules chicago are not of the form"),
        ("4S= --form rubber --set honours", 2, "honours is no house rule: write OPTION=VALUE"),
        ("4S= --form rubber --set honor=true", 2, "There is no house rule honor; rekontra options"),
        ("4S= --form rubber --set form=chicago", 2, "There is no house rule form; rekontra"),
        ("4S= --form rubber --set honours=maybe", 2, "honours cannot be maybe: it is one of false"),
        ("4S= --form rubber --set unit=7", 2, "unit cannot be 7: it is one of 100, 10, 1."),
        ("4S= --form rubber --set vul_scheme=non_dealer_side", 1, "vul_scheme "),
        ("4S= --form rubber --set final_game_also=true", 1, "final_game_also "),
        ("4S= --set stake=1", 1, "Duplicate has no house rules; choose a --form or --preset"),
        ("4S= --honours 100", 1, "At duplicate honours do not count."),
        ("4S= --preset rubber_s2 --honours 100", 1, "error-honours-off"),
        ("4S= --form rubber --honours 120", 1, "error-honours-amount"),
        ("3NT= --form rubber --honours 100", 1, "error-honours-amount"),
        ("P --form rubber --honours 100", 1, "error-honours-passed-out"),
        ("4S= --form rubber --honours 100 --honours-side n", 2, "--honours-side cannot be n: it"),
        ("4S= --leg 60", 1, "Here every deal stands alone, so nothing is below the line"),
        ("4S= --preset chicago_duplicate --leg 60", 1, "Here every deal stands alone"),
        ("4S= --form rubber --leg 10", 1, "10 points cannot stand below the line"),
        ("4S= --form rubber --leg 100", 1, "100 points cannot stand below the line"),
        ("4S= --deal 2", 1, "Only a Chicago has numbered deals: leave out --deal."),
        ("4S= --form rubber --deal 2", 1, "Only a Chicago has numbered deals: leave out --deal."),
        ("4S= --form chicago --deal 5", 1, "A Chicago has four deals, and 5 is none of them."),
        ("4S= --form chicago --deal 2", 2, "Who is vulnerable on that deal of the Chicago?"),
        ("4S= --form chicago --leg 60", 2, "Who is vulnerable on that deal of the Chicago?"),
        ("4S= --form chicago --deal 1 --vul both", 1, "No deal of a Chicago can have this number"),
        ("4S= --form chicago --deal 1 --leg 60", 1, "No deal of a Chicago can have this number"),
    ],
)
def test_what_cannot_be_scored(run: Run, words: str, code: int, sentence: str) -> None:
    ran = run("score", *words.split())
    if sentence.startswith("error-"):
        sentence = Words("en").say(sentence)
    assert ran.exit_code == code
    assert ran.stderr.startswith(sentence)
    assert ran.stderr.count("\n") == 1
    assert ran.stdout == ""


def test_house_rules_are_named_under_the_table(run: Run) -> None:
    ran = run("score", "4SX-4", "--preset", "old_laws")
    assert "100 + 3 × 200" in ran.stdout
    rule = "House rule: Doubled undertricks, not vulnerable: 100 for the first, 200 for each"
    assert rule in ran.stdout


def test_points_of_both_sides_stand_in_the_table(run: Run) -> None:
    ran = run("score", "4SN-1", "--form", "rubber", "--honours", "100", "--json")
    found = json.loads(ran.stdout)
    assert [(entry["side"], entry["points"]) for entry in found["entries"]] == [
        ("EW", 50),
        ("NS", 100),
    ]
    assert found["score"] == 50


def test_rubber_says_what_a_game_means(run: Run) -> None:
    game = run("score", "4SN=", "--form", "rubber").stdout
    assert "below" in game
    assert "That makes a game for North–South." in game
    last = run("score", "4SE=", "--form", "rubber", "--vul", "both").stdout
    assert "That is the second game of East–West and the end of the rubber." in last


def test_passed_out(run: Run) -> None:
    assert run("score", "P").stdout == "Passed out: nothing is written.\n"
    assert json.loads(run("score", "P", "--json").stdout) == {"score": 0, "entries": []}


def test_honours_of_a_defender() -> None:
    contract = Contract(4, Strain.S, 0, Seat.N)
    result = DealResult(contract, 10, Honours(Side.EW, 100))
    answer = score_deal(Question(result, Profile(honours=True), BOTH))
    assert declaring_score(result, answer.entries) == 120 + 500 - 100


@pytest.mark.parametrize(
    ("words", "score"),
    [
        ("4S= --form training", 320),
        ("4S-5 --preset training_s3", -100),
        ("1C= --form training --leg 80", 220),
        ("4S= --form draw --vul ns --declarer N", 820),
        ("4S= --preset duplicate --vul both", 620),
    ],
)
def test_forms_without_a_table_of_four(run: Run, words: str, score: int) -> None:
    ran = run("score", *words.split(), "--json")
    assert json.loads(ran.stdout)["score"] == score


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("4S= --preset duplicate --set honours=true", "Duplicate has no house rules"),
        ("4S= --form training --set training_length=1 --vul ns --declarer N", "All the deals"),
        ("4S= --form training --deal 2", "Only a Chicago has numbered deals"),
        ("4S= --form training --honours 100", "honours does not belong to this form"),
    ],
)
def test_what_these_forms_refuse(run: Run, words: str, sentence: str) -> None:
    ran = run("score", *words.split())
    assert (ran.exit_code, ran.stdout) == (1, "")
    assert sentence in ran.stderr

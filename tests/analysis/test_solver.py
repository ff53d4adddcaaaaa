"""Double dummy: tables, positions and plays say the same, and what cannot be is refused."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rekontra.analysis import (
    DoubleDummy,
    Position,
    most_tricks,
    play_values,
    solve,
    solve_many,
    table,
    tables,
)
from rekontra.game import (
    SEATS,
    Card,
    Contract,
    Hands,
    Illegal,
    Reason,
    Seat,
    Side,
    Strain,
    Suit,
    Trick,
    Unreadable,
    legal_cards,
    trick_winner,
)
from tests.analysis.known import KNOWN, ending, hands_of, play_out


@pytest.mark.slow
@pytest.mark.parametrize("start", [0, 25, 50])
def test_tables_are_those_that_two_solvers_agree_on(start: int) -> None:
    # The last are more than one call of the library makes.
    part = KNOWN[start : start + 25] if start < 50 else KNOWN[start:]
    assert tables([hands for hands, _ in part]) == [known for _, known in part]


def test_a_table_is_that_of_its_deal_in_whatever_order_the_cards_come() -> None:
    hands, known = KNOWN[0]
    n, e, s, w = (tuple(reversed(hand)) for hand in hands)
    assert table(hands) == table((n, e, s, w)) == known
    assert tables([]) == []


def test_a_table_is_read_by_declarer_and_strain() -> None:
    numbers = DoubleDummy(tuple(n % 14 for n in range(20)))
    assert numbers.of(Seat.N, Strain.C) == 0
    assert numbers.of(Seat.N, Strain.NT) == 4
    assert numbers.of(Seat.E, Strain.C) == 5
    assert numbers.of(Seat.W, Strain.S) == 18 % 14
    with pytest.raises(ValueError):
        DoubleDummy((7,) * 19)
    with pytest.raises(ValueError):
        DoubleDummy((14,) * 20)


def test_the_best_lead_leaves_declarer_the_tricks_of_the_table() -> None:
    for place, (hands, known) in enumerate(KNOWN[:5]):
        for declarer in SEATS:
            strain = tuple(Strain)[(place + declarer.index) % 5]
            position = Position(hands, strain, declarer.next)
            best = max(solve(position).values())
            assert 13 - best == known.of(declarer, strain)
            assert most_tricks(position, declarer.side) == known.of(declarer, strain)
            assert most_tricks(position, declarer.side.other) == best


def test_a_play_is_valued_as_its_positions_are() -> None:
    chance = random.Random(4)
    for hands, _ in KNOWN[:4]:
        strain, declarer = chance.choice(list(Strain)), chance.choice(SEATS)
        contract = Contract(3, strain, 0, declarer)
        positions = list(play_out(hands, contract, chance))
        cards = [_played(before, after) for before, after in pairwise(positions)]
        (last,) = positions[-1].legal
        won, expected = 0, []
        for place, position in enumerate(positions):
            if place and not position.trick:
                won += position.leader.side is declarer.side
            expected.append(won + most_tricks(position, declarer.side))
        values = play_values(hands, contract, [*cards, last])
        assert values[:-1] == tuple(expected)
        assert len(values) == 53 and values[-1] == values[-2]
        assert play_values(hands, contract, cards[:9]) == values[:10]
        assert play_values(hands, contract, []) == values[:1]


def _played(before: Position, after: Position) -> Card:
    (card,) = set(before.hands[before.turn.index]) - set(after.hands[before.turn.index])
    return card


@cache
def _brute(hands: Hands, strain: Strain, leader: Seat, trick: tuple[Card, ...]) -> dict[Card, int]:
    """By trying everything: tricks for the side to move after each legal card."""
    table = Trick(leader, trick)
    seat = table.turn
    found = {}
    for card in legal_cards(hands[seat.index], table.led):
        rest = list(hands)
        rest[seat.index] = tuple(other for other in hands[seat.index] if other is not card)
        n, e, s, w = rest
        after = Trick(leader, (*trick, card))
        won = 0
        if len(after.cards) == 4:
            after = Trick(trick_winner(after, strain))
            won = after.leader.side is seat.side
        left = len(rest[after.turn.index])
        best = max(_brute((n, e, s, w), strain, after.leader, after.cards).values(), default=0)
        found[card] = won + (best if after.turn.side is seat.side else left - best)
    return found


@st.composite
def endings(draw: st.DrawFn) -> Position:
    """A position of at most four cards a hand, reached by play."""
    hands, _ = draw(st.sampled_from(KNOWN))
    contract = Contract(1, draw(st.sampled_from(Strain)), 0, draw(st.sampled_from(SEATS)))
    chance = random.Random(draw(st.integers(0, 1000)))
    positions = list(play_out(hands, contract, chance))
    return positions[draw(st.integers(52 - 16, 51))]


@settings(max_examples=40, deadline=None)
@given(endings())
def test_every_card_of_an_ending_is_worth_what_trying_everything_says(position: Position) -> None:
    expected = _brute(position.hands, position.strain, position.leader, position.trick)
    found = solve(position)
    assert found == expected
    assert set(found) == set(position.legal)
    (best_only,) = solve_many([position], best_only=True)
    assert set(best_only.values()) == {max(expected.values())}
    assert best_only.items() <= expected.items()


def test_many_positions_are_answered_in_their_order() -> None:
    chance = random.Random(3)
    contract = Contract(1, Strain.H, 0, Seat.S)
    played = [p for hands, _ in KNOWN[:12] for p in play_out(hands, contract, chance)]
    late = [position for position in played if position.left < 6]
    done = Position(((), (), (), ()), Strain.NT, Seat.N)
    late[100:100] = [done]
    assert len(late) > 200
    answers = solve_many(late)
    assert answers[100] == {}
    for place in (0, 99, 101, 199, 200, 201, len(late) - 1):
        assert answers[place] == solve(late[place])
    assert most_tricks(done, Side.NS) == 0


def test_two_threads_at_once_are_safe() -> None:
    chance = random.Random(5)
    contract = Contract(1, Strain.NT, 0, Seat.W)
    positions = [p for hands, _ in KNOWN[:6] for p in play_out(hands, contract, chance)]
    late = [position for position in positions if position.left < 9]
    alone = [solve(position) for position in late]
    with ThreadPoolExecutor(2) as threads:
        assert list(threads.map(solve, late)) == alone


@pytest.mark.parametrize(
    ("hands", "trick", "message"),
    [
        ("A... K... Q... J2...", (), "as many cards"),
        ("A... K... Q... .2..", (Card.S2,), "as many cards"),
        ("A... K... A... J...", (), "stands twice"),
        ("... K... Q... J...", (Card.SK,), "stands twice"),
        ("2... 3.2.. Q... ...", (Card.HA, Card.SA, Card.SJ), "as many cards"),
        (".2.. 2.3.. 3.4.. 4.5..", (Card.S5, Card.S6, Card.S7, Card.S8), "at most three"),
        (".2.. 2... 3.4.. 4.5..", (Card.S5, Card.H9), "H9 did not follow suit"),
    ],
)
def test_a_position_that_cannot_be_is_refused(
    hands: str, trick: tuple[Card, ...], message: str
) -> None:
    with pytest.raises(Unreadable, match=message):
        ending(hands, Strain.NT, Seat.N, *trick)


def test_a_position_says_whose_turn_it_is_and_what_may_be_played() -> None:
    position = ending(".2.. .3.. 3.4.. 4.5..", Strain.NT, Seat.N, Card.S5, Card.H9)
    assert position.turn is Seat.S
    assert position.left == 2
    assert position.legal == (Card.S3,)
    assert solve(position) == {Card.S3: 1}


def test_hands_that_are_no_pack_are_refused() -> None:
    hands, _ = KNOWN[0]
    short = (hands[0][1:], *hands[1:])
    twice = (hands[0], hands[0], *hands[2:])
    contract = Contract(1, Strain.C, 0, Seat.N)
    for wrong in (short, twice):
        with pytest.raises(Unreadable, match="13 different cards"):
            tables([KNOWN[1][0], wrong])
        with pytest.raises(Unreadable, match="13 different cards"):
            table(wrong)
        with pytest.raises(Unreadable, match="13 different cards"):
            play_values(wrong, contract, [])


def test_a_play_that_breaks_the_rules_is_refused() -> None:
    hands = hands_of("AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432")
    contract = Contract(7, Strain.S, 0, Seat.N)
    with pytest.raises(Illegal) as caught:
        play_values(hands, contract, [Card.SA])
    assert caught.value.reason is Reason.CARD_NOT_HELD
    mixed = hands_of("KQJT98765432.A.. A.KQJT98765432.. ..AKQJT98765432. ...AKQJT98765432")
    lead = [Card.HK, Card.DA, Card.CA]
    with pytest.raises(Illegal) as caught:
        play_values(mixed, contract, [*lead, Card.SK])
    assert caught.value.reason is Reason.MUST_FOLLOW_SUIT
    assert caught.value.details == {"suit": Suit.H.value}
    assert play_values(mixed, contract, [*lead, Card.HA]) == (12, 12, 12, 12, 12)

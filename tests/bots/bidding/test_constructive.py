"""What the constructive book calls where the opponents only pass: the system of its booklet."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rekontra.analysis.hands import Hand
from rekontra.bots.bidding import SAYC, Context, Forcing, Meaning, Range, System, read
from rekontra.bots.bidding.constraint import Count
from rekontra.bots.bidding.reading import after, choose, makers, possible
from rekontra.bots.stakes import Stakes
from rekontra.game import PACK, Call, Seat, Side, Suit, parse_hand

Score = dict[Side, Stakes]
NOBODY: Score = dict.fromkeys(Side, Stakes(0, 0, False, False, False))


def auction(text: str, system: System = SAYC, stakes: Score = NOBODY) -> Context:
    """Our side's calls of an auction that the opponents pass; passes before the opening are P."""
    calls: list[Call] = []
    for word in text.split():
        if calls and any(call is not Call.PASS for call in calls):
            calls.append(Call.PASS)
        calls.append(Call(word))
    if any(call is not Call.PASS for call in calls):
        calls.append(Call.PASS)
    return read(Seat.N.plus(-len(calls) % 4), tuple(calls), stakes, system)


def bids(text: str, hand: str, system: System = SAYC, stakes: Score = NOBODY) -> str:
    rule = choose(auction(text, system, stakes), Hand.of(parse_hand(hand)))
    return str(rule.call.value)


def check(table: str, system: System = SAYC, stakes: Score = NOBODY) -> None:
    """Lines of: auction > hand > expected call."""
    wrong = []
    for line in table.strip().splitlines():
        calls, hand, expected = (part.strip() for part in line.split(">"))
        if (got := bids(calls, hand, system, stakes)) != expected:
            wrong.append(f"{line.strip()}, not {got}")
    assert not wrong


def part_score(points: int) -> Score:
    """North and South have so much below the line."""
    return {
        Side.NS: Stakes(points, 0, False, False, False),
        Side.EW: Stakes(0, points, False, False, False),
    }


class TestOpenings:
    def test_fifteen_to_seventeen_balanced_open_1nt(self) -> None:
        check(
            """
            > KJ7.AQ5.K842.A76 > 1NT
            > KJ7.AQ5.K842.Q76 > 1NT
            > KJ7.AQ5.K842.J76 > 1D
            > A5.KQ974.KJ3.A84 > 1NT
            > AKJ.AQ5.K842.A76 > 2NT
            """
        )

    def test_five_card_majors_and_the_longer_minor(self) -> None:
        check(
            """
            > AQ962.K4.A73.982 > 1S
            > AQ96.K4.J73.Q982 > 1C
            > AQ96.K43.A73.982 > 1C
            > AQ96.K3.A973.982 > 1D
            > AQ962.AJ974.K4.2 > 1S
            > AQ96.2.A973.KJ92 > 1D
            > 4.AQ962.AJ9742.K > 1D
            """
        )

    def test_the_rule_of_twenty_opens_shapely_hands(self) -> None:
        check(
            """
            > KQ974.AJ952.94.6 > 1S
            > KQ97.AJ5.J954.65 > P
            > KQ97.AJ5.Q95.652 > P
            """
        )

    def test_the_third_seat_opens_lighter_and_the_fourth_counts_spades(self) -> None:
        check(
            """
            P P > 863.J94.QJ5.AKT9 > 1C
            > 863.J94.QJ5.AKT9 > P
            P P P > KQ974.K94.A75.94 > 1S
            P P P > 94.K94.KQ974.A75 > P
            """
        )

    def test_weak_twos_have_six_good_cards(self) -> None:
        check(
            """
            > KQJ874.85.K62.93 > 2S
            > QJ8742.85.K62.93 > P
            > KQJ874.K862.5.93 > P
            > 85.94.AQJ874.862 > 2D
            P P P > KQJ874.85.J62.93 > P
            """
        )

    def test_preempts_are_long_and_weak(self) -> None:
        check(
            """
            > 8.KQJ9742.J84.93 > 3H
            > 8.94.J84.KQJ9742 > 3C
            > KQJ98742.5.J84.9 > 4S
            > A8.KQJ9742.A84.9 > 1H
            """
        )

    def test_two_clubs_is_game_in_one_hand(self) -> None:
        check(
            """
            > AKQ.AQ5.KQ62.QJ4 > 2C
            > AKQ.AQ5.KQ62.AJ4 > 3NT
            > AKQJ8.AK5.AQ2.J4 > 2C
            > AKQJ8.AK54.Q62.4 > 1S
            """
        )


class TestAnswersToOneNotrump:
    def test_points_say_how_high(self) -> None:
        check(
            """
            1NT > Q84.K75.J8642.J3 > P
            1NT > Q84.K75.KJ642.83 > 2NT
            1NT > Q84.K75.KJ642.A3 > 3NT
            1NT > KQ4.AJ5.KJ642.Q3 > 4NT
            1NT > KQ4.AK5.KQ642.Q3 > 6NT
            """
        )

    def test_stayman_looks_for_a_four_card_major(self) -> None:
        check(
            """
            1NT > K984.75.AQ52.973 > 2C
            1NT 2C > AQ76.KJ52.K8.A84 > 2H
            1NT 2C > AQ76.KJ5.K8.A842 > 2S
            1NT 2C > AQ7.KJ5.K86.A842 > 2D
            1NT 2C 2S > K984.75.AQ52.973 > 3S
            1NT 2C 2S > K984.75.AQ52.A73 > 4S
            1NT 2C 2H > K984.75.AQ52.973 > 2NT
            1NT 2C 2H > K984.75.AQ52.A73 > 3NT
            1NT 2C 2D > K9842.QJ75.K52.3 > 2S
            1NT 2C 2D > KQ842.QJ75.K52.3 > 3S
            1NT 2C 2H 3NT > AQ76.KJ52.K8.A84 > 4S
            """
        )

    def test_short_clubs_escape_through_stayman(self) -> None:
        check(
            """
            1NT > J984.Q75.T9642.3 > 2C
            1NT 2C 2D > J984.Q75.T9642.3 > P
            1NT 2C 2S > J984.Q75.T9642.3 > P
            """
        )

    def test_transfers_show_a_five_card_major(self) -> None:
        check(
            """
            1NT > J9842.75.Q52.973 > 2H
            1NT > 75.J98642.Q52.97 > 2D
            1NT 2H > A5.KQ74.KJ32.AJ4 > 2S
            1NT 2H > A532.KQ74.AK2.J4 > 3S
            1NT 2H 2S > J9842.75.Q52.973 > P
            1NT 2H 2S > KJ842.Q5.Q52.973 > 2NT
            1NT 2H 2S > KJ842.75.AK2.973 > 3NT
            1NT 2H 2S > KJ9842.75.K52.97 > 3S
            1NT 2H 2S > KJ9842.75.A52.97 > 4S
            1NT 2H 2S > KJ984.7.AQJ52.97 > 3D
            1NT 2H 2S 3NT > A5.KQ74.KJ32.AJ4 > P
            1NT 2H 2S 3NT > A53.KQ74.KJ3.AJ4 > 4S
            """
        )

    def test_a_weak_long_minor_goes_through_two_spades(self) -> None:
        check(
            """
            1NT > 85.Q7.J98642.973 > 2S
            1NT 2S > A5.KQ74.KJ32.AJ4 > 3C
            1NT 2S 3C > 85.Q7.J98642.973 > 3D
            1NT 2S 3C > 85.Q7.973.J98642 > P
            """
        )

    def test_opener_takes_an_invitation_with_the_most(self) -> None:
        check(
            """
            1NT 2NT > AQ7.KJ52.K8.AJ84 > 3NT
            1NT 2NT > AQ7.KJ52.K86.Q84 > P
            1NT 4NT > AQ7.KJ52.K8.AJ84 > 6NT
            1NT 4NT > AQ7.KJ52.K86.Q84 > P
            """
        )

    def test_two_notrump_is_answered_a_level_higher(self) -> None:
        check(
            """
            2NT > K984.75.K9652.73 > 3C
            2NT > J9842.75.Q52.973 > 3H
            2NT > 75.J942.Q52.9743 > P
            2NT 3C > AQ76.AK2.KQ8.A84 > 3S
            2NT 3H 3S > J9842.75.Q52.K73 > 3NT
            """
        )


class TestResponsesToAMajor:
    def test_raises_count_support(self) -> None:
        check(
            """
            1S > K84.95.QJ742.973 > 2S
            1S > K84.A5.QJ742.973 > 3S
            1S > KQ84.A5.QJ742.73 > 2NT
            1S > KJ984.5.J7642.73 > 4S
            1S > 984.J5.QJ742.973 > P
            """
        )

    def test_notrump_and_new_suits_without_support(self) -> None:
        check(
            """
            1S > 84.KJ5.Q9742.973 > 1NT
            1S > 84.AJ5.KQ974.973 > 2D
            1S > 84.AQJ75.K97.973 > 2H
            1S > 84.AQJ7.K97.K973 > 2C
            1H > K984.75.QJ52.973 > 1S
            1H > KJ8.75.AQJ5.KQ73 > 3NT
            1H > AKQJ84.75.AQ5.73 > 2S
            """
        )

    def test_a_passed_hand_does_not_force(self) -> None:
        context = auction("P P 1S 2D")
        assert context.heard[-2].meaning.forcing is Forcing.NO
        assert auction("1S 2D").heard[-2].meaning.forcing is Forcing.ROUND
        assert bids("P P 1S", "KQ84.A5.J9742.73") == "3S"

    def test_opener_answers_jacoby(self) -> None:
        check(
            """
            1S 2NT > AQJ84.K75.Q952.3 > 3C
            1S 2NT > AQJ84.7.AQ952.K3 > 4D
            1S 2NT > AQJ84.K75.Q95.73 > 4S
            1S 2NT > AQJ84.K75.AQ5.K3 > 3S
            1S 2NT > AQJ84.K75.AJ5.73 > 3NT
            """
        )


class TestResponsesToAMinor:
    def test_suits_go_up_the_line(self) -> None:
        check(
            """
            1C > KJ84.Q952.84.973 > 1H
            1C > KJ842.QJ952.8.97 > 1S
            1C > K842.95.QJ84.973 > 1D
            1D > K842.95.84.QJ973 > 1S
            """
        )

    def test_raises_deny_a_major(self) -> None:
        check(
            """
            1C > 84.K95.84.KJ9732 > 2C
            1C > 84.K95.A84.KQ973 > 3C
            1D > K95.84.KQJ73.984 > 2D
            """
        )

    def test_notrump_by_strength(self) -> None:
        check(
            """
            1D > K84.Q95.84.QJ973 > 1NT
            1C > KJ4.AQ5.Q842.K73 > 2NT
            1C > KJ4.AQ5.KQ42.J73 > 3NT
            1C > 984.J75.Q84.9732 > P
            """
        )


class TestOpenersRebid:
    def test_after_a_suit_at_the_one_level(self) -> None:
        check(
            """
            1D 1S > K984.5.AQJ42.K73 > 2S
            1D 1S > KJ84.5.AQJ42.AQ7 > 4S
            1D 1H > KQ84.75.AQJ42.73 > 1S
            1D 1S > K4.A85.KJ942.Q73 > 1NT
            1D 1S > 4.85.AQJ42.AQ973 > 2C
            1D 1S > 4.K85.AQJ942.Q73 > 2D
            1D 1S > A4.K85.AQJ942.K7 > 3D
            1D 1S > A4.AQ85.KQJ42.K7 > 2H
            1D 1H > A84.K5.AQJ42.AJ7 > 2NT
            1H 1S > A4.AKQ85.AKJ42.7 > 3D
            """
        )

    def test_after_one_notrump(self) -> None:
        check(
            """
            1H 1NT > K84.AQJ85.K42.97 > P
            1H 1NT > 84.AQJ85.KQ42.97 > 2D
            1H 1NT > K4.AQJ852.K42.97 > 2H
            1H 1NT > K4.AKQ985.K42.J7 > 3H
            """
        )

    def test_after_a_raise(self) -> None:
        check(
            """
            1S 2S > AQJ84.K5.Q942.73 > P
            1S 2S > AQJ84.K5.AQJ42.7 > 4S
            1S 2S > AQJ84.K5.AJ94.73 > 3D
            1S 3S > AQJ84.K5.Q94.973 > P
            1S 3S > AQJ984.K52.Q974. > 4S
            1S 3S > AQJ84.K5.AJ94.73 > 4S
            1S 4S > AQJ84.K5.AJ94.73 > P
            """
        )

    def test_after_two_over_one(self) -> None:
        check(
            """
            1S 2D > AQJ84.KJ95.94.73 > 2H
            1S 2D > AQJ842.K5.94.Q73 > 2S
            1S 2H > AQJ84.K95.94.Q73 > 3H
            1S 2C > AQJ84.K5.QJ4.J73 > 2NT
            1S 2D > AQJ84.5.KJ94.Q73 > 3D
            """
        )


class TestRespondersSecondBid:
    def test_opposite_a_minimum_notrump(self) -> None:
        check(
            """
            1D 1S 1NT > KJ984.975.84.Q73 > P
            1D 1S 1NT > KJ9842.975.84.Q7 > 2S
            1D 1S 1NT > KQ984.K75.J84.A7 > 3NT
            1D 1S 1NT > KQ84.J75.J84.A97 > 2NT
            1D 1S 1NT > KJ9842.A75.84.Q7 > 3S
            1D 1S 1NT > AQJ984.A75.84.Q7 > 4S
            1D 1S 1NT > KQ984.J9752.84.7 > 2H
            1D 1S 1NT > AQ984.KQJ5.84.K7 > 3H
            """
        )

    def test_opposite_two_suits(self) -> None:
        check(
            """
            1H 1S 2C > KJ984.95.Q842.97 > 2H
            1H 1S 2C > KJ984.5.842.Q973 > P
            1H 1S 2C > KQ984.Q5.AQ84.97 > 3NT
            1H 1S 2C > AQ984.Q5.J84.K97 > 2D
            1D 1H 1S > K4.QJ985.84.Q973 > 1NT
            1C 1D 1H > KJ84.A5.QJ983.97 > 1S
            1C 1D 1H > 732.AK2.AKJ83.92 > 2S
            1D 1H 1S > KJ84.AQ985.84.73 > 3S
            """
        )

    def test_opposite_a_raise(self) -> None:
        check(
            """
            1D 1S 2S > KJ984.95.Q84.973 > P
            1D 1S 2S > KJ984.A5.Q84.973 > 3S
            1D 1S 2S > KJ984.AQ.Q84.973 > 4S
            """
        )

    def test_opposite_strength(self) -> None:
        check(
            """
            1D 1S 2NT > KJ984.95.Q84.973 > 3S
            1D 1S 2NT > KJ84.95.J84.9732 > P
            1D 1S 2NT > KJ84.Q5.Q84.9732 > 3NT
            1D 1S 2H > KJ984.95.84.9732 > 2S
            1D 1S 3D > KJ984.95.84.A732 > 3S
            """
        )

    def test_the_fourth_suit_asks_for_support_and_a_stopper(self) -> None:
        check(
            """
            1H 1S 2C 2D > Q95.AK753.9.AT97 > 2S
            1H 1S 2C 2D > 95.AK753.K4.QJ97 > 2NT
            1H 1S 2C 2D > 95.AK7532.4.AQ97 > 2H
            1D 1S 2C 2H 3D > KQJ842.A8.K9.T73 > 3S
            """
        )

    def test_invitations_are_taken_above_the_minimum(self) -> None:
        check(
            """
            1D 1S 2S 3S > Q763.A5.AKJ42.97 > 4S
            1D 1S 2S 3S > Q763.K5.AJ642.Q7 > P
            1D 1S 1NT 2NT > Q73.A5.AKJ42.974 > 3S
            1D 1S 1NT 2NT > Q7.A53.AKJ42.974 > 3NT
            1D 1S 1NT 2NT > Q73.A5.AJ942.Q74 > P
            """
        )


class TestStrongTwoClubs:
    def test_two_diamonds_waits(self) -> None:
        check(
            """
            2C > J984.975.84.Q973 > 2D
            2C > KQJ84.975.84.K73 > 2S
            2C > KJ4.Q75.K842.973 > 2NT
            2C 2D > AKQ.AQ5.KQ62.AJ4 > 3NT
            2C 2D > AKQ.AQ5.KQ62.QJ4 > 2NT
            2C 2D > AKQJ8.AK54.AQ2.4 > 2S
            2C 2D 2S > 984.975.Q84.J973 > 3C
            2C 2D 2S > Q84.K75.J842.973 > 3S
            2C 2D 2NT > J9842.975.84.973 > 3H
            """
        )


class TestWeakOpenings:
    def test_weak_twos_are_raised_or_asked(self) -> None:
        check(
            """
            2S > K84.975.K842.973 > 3S
            2S > K984.975.K842.97 > 4S
            2S > K84.AK5.AQ42.973 > 2NT
            2S > 4.K975.KJ42.A973 > P
            2S 2NT > KQJ984.85.K62.93 > 3D
            2S 2NT > KQJ984.85.J62.93 > 3S
            2H 2S > 84.KQJ984.K62.93 > 3H
            """
        )

    def test_preempts_are_raised_by_tricks(self) -> None:
        check(
            """
            3S > K4.AK5.A9642.973 > 4S
            3S > K4.QJ5.KQ42.QJ73 > P
            3D > 984.AK5.K842.973 > 5D
            """
        )


class TestSwitchedOff:
    @pytest.mark.parametrize(
        ("off", "calls", "call"),
        [
            (replace(SAYC, weak_twos=False), "", Call.S2),
            (replace(SAYC, strong_two_clubs=False), "", Call.C2),
            (replace(SAYC, stayman=False), "1NT", Call.C2),
            (replace(SAYC, transfers=False), "1NT", Call.H2),
            (replace(SAYC, gerber=False), "1NT", Call.C4),
            (replace(SAYC, jacoby_two_notrump=False), "1S", Call.NT2),
            (replace(SAYC, fourth_suit_forcing=False), "1H 1S 2C", Call.D2),
        ],
    )
    def test_a_convention_is_gone_with_its_flag(self, off: System, calls: str, call: Call) -> None:
        assert any(rule.convention for rule in makers(auction(calls), call))
        assert not any(rule.convention for rule in makers(auction(calls, off), call))

    def test_without_transfers_the_major_is_bid_itself(self) -> None:
        off = replace(SAYC, transfers=False)
        assert bids("1NT", "J9842.75.Q52.973", off) == "2S"
        assert bids("1NT", "KJ842.75.AQ2.973", off) == "3S"

    def test_without_jacoby_2nt_is_natural(self) -> None:
        off = replace(SAYC, jacoby_two_notrump=False)
        assert bids("1S", "K4.AJ75.KJ42.Q93", off) == "2NT"

    def test_without_jacoby_a_strong_raise_waits_with_a_minor(self) -> None:
        off = replace(SAYC, jacoby_two_notrump=False)
        assert bids("1S", "KQ42.AJ75.KQ4.93", off) == "2D"
        assert bids("1H", "A93.KJ75.AJ4.Q93", off) == "2D"

    def test_a_weak_notrump_moves_the_rebid(self) -> None:
        weak = replace(SAYC, notrump=(12, 14))
        assert bids("", "K4.A85.KJ942.Q73", weak) == "1NT"
        assert bids("1D 1S", "K4.A85.KJ942.AQ3", weak) == "1NT"


class TestPartScores:
    def test_with_forty_on_a_raise_to_two_is_game(self) -> None:
        forty = part_score(40)
        assert bids("1S 2S", "AQJ84.K5.AQ4.973", stakes=forty) == "P"
        assert bids("1S", "K84.A5.QJ742.973", stakes=forty) == "2S"

    def test_with_sixty_on_1nt_is_game(self) -> None:
        sixty = part_score(60)
        assert bids("1NT", "Q84.K75.KJ642.A3", stakes=sixty) == "P"
        assert bids("1H 1NT", "K84.AQJ85.K42.97", stakes=sixty) == "P"

    def test_with_thirty_on_two_notrump_is_game(self) -> None:
        assert bids("1NT", "Q84.K75.KJ642.A3", stakes=part_score(30)) == "2NT"


class TestMeanings:
    def test_openings_and_answers_are_read_as_they_are_bid(self) -> None:
        opening = possible(auction(""))
        assert opening[Call.NT1].strength == Range(15, 17)
        assert opening[Call.NT1].balanced
        assert (Suit.S, Range(5, 13)) in opening[Call.S1].lengths
        assert (Suit.S, Range(6, 6)) in opening[Call.S2].lengths
        assert opening[Call.C2].artificial

        answers = possible(auction("1S"))
        assert answers[Call.S2].strength == Range(6, 9)
        assert answers[Call.S3].forcing is Forcing.INVITES
        assert answers[Call.NT2].agrees is Suit.S

    def test_partner_is_bound_by_new_suits_and_not_by_limit_bids(self) -> None:
        assert auction("1C 1H").forced
        assert auction("1S 2D").forced
        assert auction("1D 1S 2H").forced
        assert auction("1H 1S 2C 2D").forced
        assert not auction("1S 2S").forced
        assert not auction("1D 1S 1NT").forced
        assert auction("1S 2NT").game_forced


def _truth(meaning: Meaning, hand: Hand) -> bool:
    """Whether this hand is what the meaning says."""
    if meaning.strength is not None:
        count = {Count.HCP: hand.hcp, Count.POINTS: hand.points}.get(meaning.count)
        if meaning.count is Count.SUPPORT and meaning.trumps is not None:
            count = hand.support(meaning.trumps)
        if count not in meaning.strength:
            return False
    return all(hand.length(suit) in held for suit, held in meaning.lengths)


@settings(max_examples=80, deadline=None)
@given(
    seed=st.integers(0, 2**32),
    part=st.sampled_from((0, 0, 30, 40, 60, 90)),
    system=st.sampled_from(
        (SAYC, replace(SAYC, notrump=(12, 14)), replace(SAYC, stayman=False, transfers=False))
    ),
)
def test_every_call_is_legal_and_within_its_meaning(seed: int, part: int, system: System) -> None:
    """Two hands bid while the opponents pass: what is said at the table is true of the hand."""
    pack = list(PACK)
    Random(seed).shuffle(pack)
    hands = {Seat.N: Hand.of(pack[:13]), Seat.S: Hand.of(pack[13:26])}
    context = read(Seat.N, (), part_score(part), system)
    while not context.auction.over:
        if context.seat not in hands:
            context = after(context, Call.PASS)
            continue
        hand = hands[context.seat]
        rule = choose(context, hand)
        assert rule.call in context.legal
        context = after(context, rule.call)
        assert rule.resort or _truth(context.heard[-1].meaning, hand)
    assert len(context.calls) <= 50


def test_suits_that_are_bid_at_random_are_read_as_some_rule_says() -> None:
    """The numbers of a meaning are those of the rules that make the call, never an empty range."""
    for calls in ("", "1C", "1D 1S", "1H 2C", "1NT", "1S 1NT", "1D 1S 1NT", "1H 1S 2C"):
        for meaning in possible(auction(calls)).values():
            assert meaning.strength is None or meaning.strength.low <= meaning.strength.high
            assert all(held.low <= held.high for _, held in meaning.lengths)

"""What the competitive book calls: the system as its booklet has it, and how calls are read."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rekontra.analysis.hands import Hand
from rekontra.bots.bidding import SAYC, Context, Range, System, read
from rekontra.bots.bidding.reading import after, choose, makers, possible, rules
from rekontra.bots.stakes import Stakes
from rekontra.game import Call, Card, Seat, Side, Suit, parse_hand

NOBODY = dict.fromkeys(Side, Stakes(0, 0, False, False, False))
US_VULNERABLE = {
    Side.NS: Stakes(0, 0, True, False, False),
    Side.EW: Stakes(0, 0, False, True, False),
}


def auction(text: str, system: System = SAYC, stakes: dict[Side, Stakes] = NOBODY) -> Context:
    """The auction of these calls; the dealer sits where North is to call next."""
    calls = tuple(Call(word) for word in text.replace("-", " ").split())
    return read(Seat.N.plus(-len(calls) % 4), calls, stakes, system)


def bids(text: str, hand: str, system: System = SAYC, stakes: dict[Side, Stakes] = NOBODY) -> str:
    return str(choose(auction(text, system, stakes), Hand.of(parse_hand(hand))).call.value)


def check(table: str) -> None:
    """Lines of: auction > hand > expected call."""
    for line in table.strip().splitlines():
        calls, hand, expected = (part.strip() for part in line.split(">"))
        assert bids(calls, hand) == expected, line


class TestDirectSeat:
    def test_overcalls_show_a_good_suit_and_eight_points_or_more(self) -> None:
        check(
            """
            1D > AKJ87.84.Q62.953 > 1S
            1D > J8765.K4.Q62.A53 > P
            1S > 84.AKJ87.62.AQ53 > 2H
            1S > 84.KJ876.62.AQ53 > P
            1H > 84.62.AQ5.KQJ762 > 2C
            """
        )

    def test_a_vulnerable_side_needs_more_at_the_two_level(self) -> None:
        hand = "874.AKJ87.K2.J53"
        assert bids("1S", hand) == "2H"
        assert bids("1S", hand, stakes=US_VULNERABLE) == "P"

    def test_jumps_are_weak_and_longer_by_the_level(self) -> None:
        check(
            """
            1C > KQT984.8.J72.953 > 2S
            1C > 8.KQT9842.J7.953 > 3H
            1C > AKT984.8.KQ2.953 > 1S
            """
        )

    def test_one_notrump_is_a_strong_notrump_with_a_stopper(self) -> None:
        check(
            """
            1H > KJ4.AQ5.K92.QT76 > 1NT
            1H > KQ84.85.AK92.A76 > X
            """
        )

    def test_takeout_doubles_are_short_in_their_suit_or_strong(self) -> None:
        check(
            """
            1H > KJ84.5.AQ82.K976 > X
            1H > K4.85.AQ82.KJ976 > P
            1H > AKQJ6.85.AQ2.K97 > X
            1H P 1S > 84.K5.AQJ2.K9765 > X
            """
        )

    def test_michaels_shows_two_suits(self) -> None:
        check(
            """
            1D > KQT84.AJT97.5.84 > 2D
            1S > 5.KQT84.84.AJT97 > 2S
            1D > AQT84.AJT97.5.K4 > 1S
            """
        )

    def test_the_unusual_notrump_shows_the_two_lowest_suits(self) -> None:
        check(
            """
            1S > 5.84.KQT84.QJT97 > 2NT
            1D > 84.KQT84.5.QJT97 > 2NT
            """
        )

    def test_preempts_are_doubled_for_takeout(self) -> None:
        check(
            """
            2H > KJ84.5.AQ82.K976 > X
            3D > KJ84.AQ85.5.K976 > X
            3D > AKJ874.Q8.5.KQ76 > 3S
            3S > K4.AQ5.AK982.J76 > 3NT
            """
        )

    def test_four_spades_doubled_shows_power_and_four_notrump_two_suits(self) -> None:
        double = possible(auction("4S"))[Call.DOUBLE]
        assert double.note == "penalty-double"
        assert not double.forcing.binds
        assert possible(auction("4H"))[Call.DOUBLE].artificial
        assert bids("4S", "5.8.AKQ84.KQJT97") == "4NT"

    def test_a_double_of_one_notrump_or_three_is_for_penalty(self) -> None:
        assert possible(auction("1NT"))[Call.DOUBLE].note == "penalty-double"
        assert possible(auction("1NT P 3NT"))[Call.DOUBLE].note == "penalty-double"

    def test_an_artificial_bid_is_doubled_for_the_lead(self) -> None:
        assert bids("1NT P 2C", "84.85.962.AKJT97") == "X"
        assert bids("1NT P 2C", "AQ4.K85.962.A976") == "P"

    def test_cappelletti_over_one_notrump(self) -> None:
        check(
            """
            1NT > 84.AQT984.K62.A5 > 2C
            1NT > KQT84.AJ976.62.5 > 2D
            1NT > KQT84.6.62.AJ976 > 2S
            1NT P P 2C P > 8432.T98.K62.765 > 2D
            """
        )


class TestBalancing:
    def test_everything_is_a_king_lighter(self) -> None:
        check(
            """
            1H P P > KQ874.84.Q62.953 > 1S
            1H P P > KJ84.5.A982.J976 > X
            1H P P > KJ4.AQ5.982.Q976 > 1NT
            1H P P > AQJ984.84.A62.K5 > 2S
            1H P P > J84.85.9862.Q976 > P
            """
        )

    def test_one_notrump_is_weaker_than_in_the_direct_seat(self) -> None:
        assert possible(auction("1H P P"))[Call.NT1].strength == Range(10, 15)
        assert possible(auction("1H"))[Call.NT1].strength == Range(15, 18)


class TestAdvances:
    def test_the_answer_to_a_takeout_double_grows_with_strength(self) -> None:
        check(
            """
            1D X P > J984.Q65.762.Q53 > 1S
            1D X P > KJ84.A65.762.J53 > 2S
            1D X P > KJ984.A65.72.A53 > 4S
            1D X P > AQ84.AJ65.72.K53 > 2D
            1D X P > Q84.J65.KJ72.J53 > 1NT
            1D X P > A84.J65.KJ72.Q53 > 2NT
            """
        )

    def test_the_double_is_left_in_with_long_strong_trumps(self) -> None:
        check(
            """
            1D X P > 84.65.KQJ972.J53 > P
            1D X P > 84.65.98742.J953 > 2C
            """
        )

    def test_overcalls_are_raised_by_trumps_and_cue_bid_with_strength(self) -> None:
        check(
            """
            1D 1S P > K84.65.8742.KJ53 > 2S
            1D 1S P > K984.5.8742.Q953 > 3S
            1D 1S P > KQ84.A5.742.KJ53 > 2D
            1D 1S P > 84.KQJ76.A42.Q53 > 2H
            1D 1S P > 8.K76.AQT4.J9532 > 1NT
            """
        )

    def test_a_notrump_overcall_is_answered_like_the_opening(self) -> None:
        check(
            """
            1D 1NT P > KJ84.Q976.72.Q53 > 2C
            1D 1NT P > 84.KQ976.742.953 > 2D
            """
        )

    def test_michaels_is_answered_in_the_better_suit(self) -> None:
        check(
            """
            1D 2D P > Q84.65.98742.J95 > 2S
            1S 2S P > J42.6.9842.QT953 > 2NT
            1S 2S P 2NT P > 5.KQT84.84.AJT97 > 3C
            """
        )

    def test_the_doubler_bids_on_only_with_more(self) -> None:
        check(
            """
            1D X P 1S P > KJ84.AQ5.72.KQ53 > P
            1D X P 1S P > AKJ8.AQ5.72.K953 > 2S
            1D X P 1S P > KJ.AKQ765.72.KQ5 > 2H
            1D X P 1S P > KJ4.AQ5.AQ2.K953 > 1NT
            """
        )


class TestResponder:
    def test_the_negative_double_shows_the_unbid_majors_through_two_spades(self) -> None:
        check(
            """
            1D 1S > 84.KQ76.J42.Q953 > X
            1D 1H > KQ76.84.J42.Q953 > X
            1D 1H > KQ765.84.J42.Q95 > 1S
            1H 2S > 84.K7.KQ842.A953 > X
            """
        )
        assert possible(auction("1H 2S"))[Call.DOUBLE].convention == "negative-double"
        assert possible(auction("1H 3C"))[Call.DOUBLE].convention is None

    def test_without_the_convention_the_double_is_not_negative(self) -> None:
        natural = replace(SAYC, negative_doubles=False)
        assert bids("1D 1S", "84.KQ76.J42.Q953", natural) != "X"
        double = possible(auction("1D 1S", natural))[Call.DOUBLE]
        assert double.convention != "negative-double"

    def test_raises_keep_their_strength_over_an_overcall(self) -> None:
        check(
            """
            1H 1S > 84.K76.Q984.Q953 > 2H
            1H 1S > 84.KQ76.A842.Q53 > 3H
            1H 1S > 84.KQ76.AK42.Q53 > 2S
            """
        )

    def test_a_long_strong_holding_in_their_suit_waits(self) -> None:
        assert bids("1H 1S", "AQJ84.7.K842.953") == "P"

    def test_over_a_double_ten_points_redouble_and_jumps_are_weak(self) -> None:
        check(
            """
            1H X > KJ84.76.AQ42.Q53 > XX
            1H X > 4.KJ76.9842.T853 > 3H
            1H X > 84.KJ76.A842.K53 > 2NT
            1H X > 84.K76.J9842.K53 > 2H
            """
        )

    def test_stayman_is_a_double_when_they_take_two_clubs(self) -> None:
        assert bids("1NT 2C", "KJ84.Q976.72.KQ5") == "X"
        assert possible(auction("1NT 2C"))[Call.DOUBLE].convention == "stayman"

    def test_a_weak_hand_with_a_long_minor_redoubles_to_run(self) -> None:
        assert bids("1NT X", "84.76.942.QJ8653") == "XX"
        assert bids("1NT X XX P", "KQ84.AQ6.KQ4.K53") == "2C"
        assert bids("1NT X XX P 2C P", "84.76.942.QJ8653") == "P"
        assert bids("1NT X XX P 2C P", "84.76.QJ8653.942") == "2D"


class TestOpener:
    def test_a_redouble_by_partner_is_passed_or_their_suit_doubled(self) -> None:
        check(
            """
            1D X XX P > AJ4.T986.AK865.Q > P
            1D X XX 1S > AJT4.8.AK865.Q53 > X
            """
        )

    def test_opener_reopens_with_a_double_when_short(self) -> None:
        check(
            """
            1S 2D P P > AQJ84.KQ76.5.K53 > X
            1S 2D P P > AQJ84.K7.Q95.Q53 > P
            """
        )

    def test_the_reopening_double_is_passed_with_their_suit(self) -> None:
        assert bids("1S 2D P P X P", "4.Q76.KJT95.9532") == "P"

    def test_opener_answers_the_negative_double(self) -> None:
        check(
            """
            1C 1S X P > 84.KQ76.A42.AQ53 > 2H
            1C 1S X P > KJ8.Q6.A42.AJ953 > 1NT
            1C 1S X P > 8.KQ76.A4.AKJ953 > 4H
            """
        )

    def test_a_disturbed_transfer_is_completed_with_three_cards(self) -> None:
        check(
            """
            1NT P 2D X > KQ84.AQ6.KQ4.K53 > 2H
            1NT P 2D X > KQ84.A6.KQ43.KJ3 > P
            1NT P 2D X > KQ8.AQ65.KQ4.K53 > 3H
            """
        )


class TestConventionsSwitchedOff:
    @pytest.mark.parametrize(
        ("without", "calls", "call"),
        [
            (replace(SAYC, michaels=False), "1D", Call.D2),
            (replace(SAYC, unusual_notrump=False), "1S", Call.NT2),
            (replace(SAYC, takeout_doubles=False), "1H", Call.DOUBLE),
            (replace(SAYC, cappelletti=False), "1NT", Call.D2),
            (replace(SAYC, negative_doubles=False), "1D 1S", Call.DOUBLE),
        ],
    )
    def test_no_rule_makes_the_call_with_its_convention(
        self, without: System, calls: str, call: Call
    ) -> None:
        assert any(rule.convention for rule in makers(auction(calls), call))
        assert not any(rule.convention for rule in makers(auction(calls, without), call))


def _deals() -> st.SearchStrategy[tuple[tuple[Card, ...], ...]]:
    def deal(seed: int) -> tuple[tuple[Card, ...], ...]:
        pack = list(Card)
        Random(seed).shuffle(pack)
        return tuple(tuple(pack[place : place + 13]) for place in range(0, 52, 13))

    return st.integers(0, 2**32).map(deal)


def _scores() -> st.SearchStrategy[dict[Side, Stakes]]:
    part = st.sampled_from((0, 0, 40, 60))

    def both(ns: int, ew: int, ns_legs: bool, ew_legs: bool) -> dict[Side, Stakes]:
        return {
            Side.NS: Stakes(ns, ew, ns_legs, ew_legs, False),
            Side.EW: Stakes(ew, ns, ew_legs, ns_legs, False),
        }

    return st.builds(both, part, part, st.booleans(), st.booleans())


@settings(max_examples=60, deadline=None)
@given(hands=_deals(), stakes=_scores(), dealer=st.sampled_from(Seat))
def test_four_players_keep_to_what_their_calls_say(
    hands: tuple[tuple[Card, ...], ...], stakes: dict[Side, Stakes], dealer: Seat
) -> None:
    """Every call is legal and within its meaning; only doubles for takeout are passed by choice."""
    features = [Hand.of(hand) for hand in hands]
    context = read(dealer, (), stakes)
    while not context.auction.over:
        hand = features[context.seat.index]
        rule = choose(context, hand)
        assert rule.call in context.legal
        if context.contested and context.forced and rule.call is Call.PASS:
            forcing = context.last_of(context.seat.partner)
            assert forcing is not None
            assert forcing.call is Call.DOUBLE
        if not rule.resort and context.contested:
            assert any(maker.needs.holds(hand) for maker in makers(context, rule.call))
        context = after(context, rule.call)
    assert len(context.calls) <= 40


@pytest.mark.parametrize("calls", ["1D", "1D P 1S", "1NT", "2H", "3S", "1D X P", "1H 1S"])
def test_rules_name_strength_that_the_hand_must_hold(calls: str) -> None:
    """A rule that chooses a hand lies within the range that the call is read with."""
    context = auction(calls)
    for seed in range(300):
        pack = list(Card)
        Random(seed).shuffle(pack)
        hand = Hand.of(pack[:13])
        rule = choose(context, hand)
        if rule.resort or rule not in rules(context):
            continue
        shown = after(context, rule.call).shown[Seat.N]
        assert hand.hcp in shown.hcp
        assert all(hand.length(suit) in shown.length(suit) for suit in Suit)

"""Slams that our side looks for in peace: points, losing tricks, and where the question is late."""

from tests.bots.bidding.test_constructive import bids, check


class TestLosingTricks:
    def test_few_losers_and_a_fit_are_worth_three_points(self) -> None:
        check(
            """
            1S 2D 3S 4S > KQJ862.8.A4.AQ94 > 4NT
            1H 2D 3H 4H > QT72.AKQT65.7.A6 > 4NT
            1S 2D 3S 4S > KQT853.K52.AQ.J8 > P
            """
        )

    def test_a_hand_without_an_ace_does_not_go_on(self) -> None:
        check("1D 1S 4S > QJ83.84.KQ53.QJT > P")


class TestAtNotrump:
    def test_opener_with_extras_goes_on_over_game_at_notrump_whatever_his_shape(self) -> None:
        check("1D 2C 3NT > A76.K.AJ82.KT943 > 6NT")

    def test_a_void_is_no_hand_for_a_slam_at_notrump(self) -> None:
        check("1H 3C 3H > KQJ52..AK9.AKJ95 > 3NT")

    def test_points_for_length_are_no_high_cards(self) -> None:
        check("1H 3D 3S 3NT > KQT5.AKT83.7.J85 > P")

    def test_nineteen_balanced_points_and_no_major_bid_six_over_a_minor(self) -> None:
        check(
            """
            1C > AK4.AK3.K42.J872 > 3NT
            1C > AK4.AK3.K42.K872 > 6NT
            """
        )


class TestTheQuestion:
    def test_four_notrump_with_a_fit_asks_for_aces_alone(self) -> None:
        check(
            """
            3NT 4C 4H 4NT > AKJ.AK65.AK95.AT > 5C
            """
        )

    def test_with_a_known_fit_the_aces_are_asked_before_the_suit_is_raised(self) -> None:
        check(
            """
            1H 2C 3H > A7.KQ9.K5.AJT743 > 4NT
            1S 2D 3S > K6.7.KJ862.AKQT9 > 4NT
            """
        )

    def test_too_late_to_ask_two_aces_bid_six(self) -> None:
        check(
            """
            1C 4C 5C > J4.AJ5.A3.AK7654 > 6C
            1C 4C 5C > KJ4.KQ5.K3.KQ7654 > P
            """
        )

    def test_a_raise_past_game_asks_for_more_than_was_shown(self) -> None:
        check(
            """
            1H 3H 5H > A2.J985.JT98.AK4 > 6H
            1H 3H 5H > 62.J985.JT98.AKQ > P
            """
        )


def test_the_limited_hand_leaves_the_slam_to_the_other() -> None:
    assert bids("1NT 2C 2S 3C", "QJ932.A9.AK9.J94") == "3NT"


class TestKings:
    def test_kings_are_not_asked_where_the_answer_may_pass_the_small_slam(self) -> None:
        check(
            """
            1D 1S 2H 3D 4D 4NT 5D > AKJ6.7.A9543.AQ5 > 6D
            """
        )


class TestAfterStayman:
    def test_four_clubs_asks_for_aces_with_opener_s_major_for_trumps(self) -> None:
        check(
            """
            1NT 2C 2S > K852.AKT72.KQ93. > 4C
            1NT 2C 2S 4C 4S > K852.AKT72.KQ93. > 6S
            1NT 2C 2S > KJ85.A72.KQ93.42 > 4S
            """
        )


class TestAfterOpenersStrength:
    def test_two_notrump_is_weak_after_a_reverse_and_the_preference_is_strong(self) -> None:
        check(
            """
            1C 1S 2D > AJ53.T6.Q74.T543 > 2NT
            1C 1S 2D 2NT 3C > AJ53.T6.Q74.T543 > P
            """
        )
        assert bids("1C 1S 2D 3C", "A3.J4.AQJ8.AT752") != "P"

    def test_a_jump_in_a_minor_with_extras_does_not_die_in_partner_s_major(self) -> None:
        check("1C 1H 3C 3H > AKQ.A.A83.QJT753 > 3NT")

"""Calls of the booklet that are easily got wrong, where the opponents only pass."""

from tests.bots.bidding.test_constructive import check


class TestNotrump:
    def test_a_weak_hand_leaves_three_notrump_after_two_clubs(self) -> None:
        check(
            """
            2C 2D 3NT > 974.8752.J6.7432 > P
            2C 2D 3NT > K974.8752.J6.743 > P
            """
        )

    def test_a_minimum_with_a_fit_goes_back_to_the_major_over_an_invitation(self) -> None:
        check(
            """
            1NT 2H 2S 2NT > K54.KJ43.K3.AQ92 > 3S
            1NT 2H 2S 2NT > K5.KJ43.QJ3.AJ92 > P
            1NT 2H 2S 2NT > K54.KJ43.A3.AQ92 > 4S
            """
        )

    def test_opener_says_first_whether_he_fits_a_suit_that_looks_for_slam(self) -> None:
        check(
            """
            1NT 3S > K54.KQ3.KJ43.Q92 > 4S
            1NT 3S > K54.KQJ3.K3.AJ92 > 4S
            1NT 3S > K5.KQ43.KJ3.AJ92 > 3NT
            """
        )

    def test_after_gerber_a_long_major_is_trumps(self) -> None:
        check(
            """
            1NT 4C 4D > AKQJ843.2.KQ2.K4 > 4S
            1NT 4C 4H > AKQJ843.2.KQ2.K4 > 4S
            1NT 4C 4S > AKQJ843.2.KQ2.K4 > 6S
            """
        )


class TestSuits:
    def test_three_cards_for_a_major_of_five_invite_before_notrump(self) -> None:
        check(
            """
            1H 1S 2D > KQ843.J85.62.A74 > 3H
            1H 1S 2D > KQ843.85.62.AQ74 > 2NT
            """
        )

    def test_a_suit_of_three_forces_to_game_with_high_cards_for_it_alone(self) -> None:
        check(
            """
            1D 1S 2D > KQ843.Q52.K6.Q43 > 2NT
            1H 2C 2H > K2.42.A43.KJT432 > 2NT
            """
        )

    def test_opener_raises_two_hearts_with_the_best_hands_as_well(self) -> None:
        check(
            """
            1S 2H > AQJ74.KQ43.4.A43 > 4H
            1S 2H > KQJ74.K43.42.A43 > 3H
            """
        )

    def test_a_second_suit_over_one_notrump_is_to_play_with_ten_high_card_points(self) -> None:
        check(
            """
            1D 1S 1NT > AQ843.KJ52.62.43 > 2H
            1D 1S 1NT > AQ843.KJ852.A2.4 > 3H
            """
        )


class TestWeakOpenings:
    def test_four_trumps_and_a_singleton_bid_the_game_without_asking(self) -> None:
        check(
            """
            2S > Q984.4.AKT84.A94 > 4S
            2H > AQ4.K5.AKJ4.Q943 > 2NT
            """
        )

    def test_two_small_trumps_bid_a_game_and_no_slam_over_a_preempt(self) -> None:
        check(
            """
            3S > 84.AK94.AKJ4.K94 > 4S
            3S > K4.AK94.AKJ4.K94 > 4NT
            """
        )


class TestGrandSlamForce:
    def test_five_notrump_over_a_suit_asks_for_two_of_the_three_top_trumps(self) -> None:
        check(
            """
            1S 5NT > K8762.AJ5.AQ75.3 > 6S
            1S 5NT > AK762.J54.AQ7.83 > 7S
            1S 3S 5NT > KQ62.J54.AQ7.832 > 7S
            1S 3S 5NT > K862.KJ4.AQ7.832 > 6S
            """
        )

    def test_whoever_lacks_top_trumps_alone_asks_for_them(self) -> None:
        check("1S > QJT43..AKQJT987. > 5NT")
        check("1S > QJT43.A.AKQJT98. > 5NT")

    def test_five_notrump_after_four_asks_for_kings(self) -> None:
        check("1S 3S 4NT 5H 5NT > KJ43.A84.K42.943 > 6H")

    def test_five_notrump_after_a_notrump_opening_is_about_notrump(self) -> None:
        check("1NT 2C 2S 5NT > KQ97.K84.KJ3.KQ4 > 6NT")


def test_a_very_strong_opener_asks_for_aces_over_a_preemptive_raise() -> None:
    check(
        """
        1H 4H > K4.AQJ852.AKQ.A3 > 4NT
        1S 4S > AKQ984.K.KQJ4.K3 > 4NT
        1S 4S > AKQ984.KJ3.QJ4.3 > P
        1S 4S 4NT 5D > AKQ984.K.KQJ4.K3 > 5S
        1S 4S 4NT 5H > AKQ984.K.AQJ4.K3 > 6S
        """
    )

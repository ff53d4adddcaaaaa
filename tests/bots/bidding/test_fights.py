"""The later rounds of a fight: who bids on, who doubles, who runs and who has said enough."""

from rekontra.bots.bidding import Forcing
from tests.bots.bidding.asked import call, heard
from tests.bots.bidding.test_competitive import auction, check


class TestComingIn:
    def test_nobody_doubles_for_takeout_with_one_suit_left_to_take_out_to(self) -> None:
        check(
            """
            P 1D P 1H P 1S P 1NT P 2NT P P > J9.T95.987.AKJ32 > P
            1C P 1D P 1S P 3D > AQJ.AK72.J82.864 > P
            """
        )

    def test_two_of_a_suit_is_balanced_lightly_only_when_they_have_a_fit(self) -> None:
        check(
            """
            1S P 2S P P > 4.KJ84.AJ84.Q972 > X
            1S P 1NT P 2C P P > 74.AJ842.K84.972 > P
            """
        )


class TestRedoubled:
    def test_advancer_runs_to_a_suit_however_weak(self) -> None:
        check(
            """
            1D X XX > 432.J32.T5.T5432 > 2C
            1D X XX > 73.T6532.J982.T2 > 1H
            1S X XX > AJT54.T72.T85.62 > P
            """
        )

    def test_the_doubler_runs_himself_when_advancer_had_no_suit_to_name(self) -> None:
        check("1S X XX P P > 4.AJ94.KQ92.Q753 > 2C")


class TestAdvancing:
    def test_an_overcaller_with_a_minimum_passes_over_their_bid(self) -> None:
        check(
            """
            1H 1S 2H 3H 4H > AJT86.Q7.Q9732.9 > P
            1D 1S P 2D 2H > AJT862.KQ.KQ3.92 > 4S
            1D 1S P 2D 2H > AJT862.K4.K83.92 > 2S
            """
        )

    def test_an_overcaller_in_a_minor_shows_extras_by_a_second_suit(self) -> None:
        check(
            """
            1D 2C P 2D P > AJ65.AK3.2.KQT63 > 2S
            1D 2C P 2D P > 865.AK3.92.KQJT63 > 3C
            """
        )

    def test_thirteen_points_do_not_pass_a_one_level_overcall_for_want_of_a_fit(self) -> None:
        check("1C 1D P > KJT3.KJT7.QJ.Q83 > 1S")

    def test_a_weak_jump_is_raised_by_trumps_together_over_their_bid(self) -> None:
        check(
            """
            1C P 1D 2S 3D > K94.T72.AKT.A954 > 3S
            1C P 1D 2S 3D > 94.KT72.AKT.A954 > P
            """
        )

    def test_a_raise_by_cue_bid_holds_eight_points_in_high_cards(self) -> None:
        after_the_cue = auction("1C 1D 1S 2C")
        assert after_the_cue.shown[after_the_cue.seat.plus(3)].hcp.low >= 8
        check("1C 1D 1S > 8.J9532.KJ9652.4 > 3D")

    def test_notrump_with_their_suit_stopped_comes_before_the_cue_bid(self) -> None:
        check("1S X P > KJ4.Q8.KQ963.J82 > 2NT")


class TestDoubler:
    def test_three_notrump_opposite_nothing_needs_twenty_points(self) -> None:
        check(
            """
            1D 2C P 3C X P 3H P > 96.AKQ3.AKT5.Q75 > P
            3C X P 3S P > AKJ.AK65.AK95.AT > 4C
            2H X P 3C P > KJ94.A8.AKT65.A9 > 3NT
            """
        )

    def test_a_long_major_is_bid_rather_than_notrump(self) -> None:
        check(
            """
            1H X P 1NT P > AKQJ652.4.AK9.Q8 > 4S
            1H X P 2C P > AQJ984.A5.AKJ.93 > 2S
            """
        )

    def test_a_singleton_in_their_suit_doubles_again_with_sixteen(self) -> None:
        check(
            """
            1S X 2S P P > 4.AJ84.AQJ4.KJ92 > X
            1S X 2S P P > 43.AJ84.AQJ4.KJ9 > P
            """
        )


class TestHighDoubles:
    def test_a_long_suit_with_shortness_in_theirs_takes_the_double_out(self) -> None:
        check(
            """
            1D 3S P 4S X P > 4.AQ9753.J7.Q984 > 5H
            1D 4H P P X P > J87654.9.J7.Q984 > 4S
            1D 4H P P X P > J8765.92.J73.Q98 > P
            """
        )

    def test_a_wild_hand_does_not_double_for_penalty(self) -> None:
        check("P P 1D 2C P 2D 2S 3C 4S P P > -.AJ942.J.KQJT953 > P")


class TestOpeningSide:
    def test_opener_of_two_over_one_passes_over_their_bid_with_a_minimum_alone(self) -> None:
        check(
            """
            1H P 2D 2S > T.AQT872.AT4.QJ9 > 3H
            1H P 2D 2S > T3.AQT87.A4.QJ92 > P
            1H P 2D 2S > K4.AQT87.A42.KJ9 > 3NT
            1S 2D 3C P > AQJT982.64.T.A65 > 4S
            1C 2S 3H P > AJ62.742.AJ5.A76 > 4H
            """
        )

    def test_the_side_with_most_of_the_points_does_not_let_them_play_low(self) -> None:
        check(
            """
            1H P 2D 2S P P > J94.K5.KQJ98.A76 > X
            1H P 2D 2S P P > QT94.5.KQJ98.A76 > 3NT
            """
        )

    def test_such_a_double_asks_for_an_answer_and_is_left_in_with_trumps(self) -> None:
        doubled = auction("1H P 2D 2S P P X P")
        assert doubled.heard[-2].meaning.forcing is Forcing.ROUND
        check(
            """
            1H P 2D 2S P P X P > KJ94.AQT87.4.QJ9 > P
            1H P 2D 2S P P X P > T3.AQT87.A4.QJ92 > 3C
            """
        )

    def test_a_double_of_theirs_takes_no_room(self) -> None:
        check("1H P 2C X > 2.QJT973.AK8763.- > 2D")

    def test_notrump_by_partner_needs_no_second_stopper(self) -> None:
        check("P P 1D 2C 2NT P > K52.AT8.AKJ543.2 > 3NT")

    def test_four_cards_each_in_the_majors_are_bid_up_the_line_over_a_double(self) -> None:
        check("1C X > 7642.AK95.52.Q62 > 1H")

    def test_partners_double_does_not_make_a_four_card_suit_longer(self) -> None:
        check("1D P 1H 1S X P > Q.8632.Q872.A953 > 2D")

    def test_six_and_five_with_a_fit_go_to_game(self) -> None:
        check("1H P 2H X > J.A98754.A.K9853 > 4H")


class TestTwoSuiters:
    def test_a_strong_answer_to_the_question_is_put_to_game_in_a_fit(self) -> None:
        check("1S 2S P 2NT P 4D P > T864.AJ.83.KT876 > 4H")


class TestNotrump:
    def test_transfers_and_relays_are_answered_over_two_clubs(self) -> None:
        check(
            """
            1NT 2C 2H P > 96.KQ5.KQ653.AKT > 2S
            1NT 2C 2S P > J9.Q72.KQ92.AQJ2 > 3C
            1C P 1H 1NT 2C 2S P > KT72.A93.K4.AJT9 > 3C
            """
        )

    def test_seventeen_take_the_invitation_after_an_overcall_of_one_notrump(self) -> None:
        check(
            """
            1S 1NT P 2NT P > QJ5.KQ97.KQ.A982 > 3NT
            1S 1NT P 2NT P > QJ5.KQ97.KQ.Q982 > P
            """
        )

    def test_opener_without_shape_passes_a_strong_notrump_over_him(self) -> None:
        check(
            """
            1C P 1H 1NT > KQ42.A8.Q73.QT83 > P
            1C P 1H 1NT > KQ4.8.Q73.AKT832 > 2C
            """
        )


class TestStrengthOfFreeBids:
    def test_a_free_answer_to_a_double_is_raised_to_game_with_eighteen(self) -> None:
        check(
            """
            1C X 2D 2H P > AK62.KQ3.T832.A9 > P
            1C X 2D 2H P > AK62.KQ32.T8.A93 > 3H
            1C X 2D 2H P > AK62.KQ32.8.AQ93 > 4H
            """
        )

    def test_a_long_strong_suit_jumps(self) -> None:
        check(
            """
            1S X XX 2D > AQJT9763.2.T.AJ2 > 4S
            1C 1S X P 2H > AKQ7653.J.K762.K > 3S
            P P 1C 1H X 2H > 9.Q5.AT95.AKQ986 > 3C
            """
        )

    def test_strength_doubles_again_with_shape_and_bids_with_a_suit(self) -> None:
        check(
            """
            1C X 3C P P > AKJT.AQT5.AQT83.- > X
            1C X 1H P 2C > AKQ985.Q87.AQJ6.- > 2S
            P P 1H P P 2D X 3D P P X P 3S P > AKQ9.QJT98.-.AKQ6 > 4S
            """
        )

    def test_over_their_game_an_answer_to_a_double_is_a_double(self) -> None:
        check("1S X 4S > T3.AT54.KQ7.K965 > X")

    def test_a_cue_bidder_with_their_suit_stopped_ends_in_notrump(self) -> None:
        check("P 1D P P 2C P 2D P 3C P > KQ82.A4.AT42.J72 > 3NT")


def test_a_minor_that_the_part_score_makes_game_is_passed_after_michaels() -> None:
    strong = "1S 2S P 2NT P 4C P"
    hand = "J42.6.K842.AT953"
    assert call(heard(strong, part=40), hand) == "P"
    assert call(heard(strong), hand) == "5C"

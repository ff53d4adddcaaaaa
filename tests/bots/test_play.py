"""The maxims of play, each with a position in which it decides. South is the bot."""

import pytest

from tests.bots.tables import plays


@pytest.mark.parametrize(
    ("contract", "hand", "auction", "card"),
    [
        ("3NT E", "KQJ4.852.A63.752", "", "SK"),
        ("3NT E", "K9742.852.Q63.75", "", "S4"),
        ("4S E", "852.AK742.963.75", "", "HA"),
        ("4S E", "852.KQJ2.963.975", "", "HK"),
        ("4S E", "852.AQ742.8.9752", "", "D8"),
        ("4H E", "952.852.K63.AQ75", "1D P 1H P 2H P 4H", None),
    ],
)
def test_opening_leads(contract: str, hand: str, auction: str, card: str | None) -> None:
    led = plays(contract, hand=hand, dummy="", auction=auction, dealer="W")
    if card is None:
        assert not led.startswith("C"), "an ace is not underled against a suit contract"
    else:
        assert led == card


def test_the_opening_lead_is_in_partners_suit() -> None:
    led = plays(
        "4S E",
        hand="85.Q82.J963.K752",
        dummy="",
        auction="1H 1S P 4S",
        dealer="N",
    )
    assert led.startswith("H")


def test_second_hand_low() -> None:
    assert (
        plays(
            "3NT E",
            hand="K83.Q42.J963.752",
            dummy="AJ5.A63.KQ5.KJ83",
            trick="E:S2",
        )
        == "S3"
    )


def test_second_hand_takes_the_setting_trick() -> None:
    def card(won: int) -> str:
        return plays(
            "4S W",
            hand="2.A43..",
            dummy="3.K6..",
            trick="E:H5",
            hidden="4.QJT98..",
            won=won,
        )

    assert card(3) == "HA"
    assert card(0) == "H3"


def test_third_hand_high() -> None:
    card = plays(
        "3NT E",
        hand="K83.Q42.J963.752",
        dummy="J75.AK63.KQ5.K83",
        trick="N:S4 E:S2",
    )
    assert card == "SK"


def test_third_hand_plays_the_lowest_of_equals() -> None:
    card = plays(
        "3NT W",
        hand="KQJ.Q42.J963.752",
        dummy="75.AK63.KQ5.KJ83",
        trick="N:S4 E:S5",
    )
    assert card == "SJ"


def test_third_hand_no_higher_than_dummy_behind_asks() -> None:
    card = plays(
        "3NT E",
        hand="AQ93.42.J963.752",
        dummy="J85.AK63.KQ5.KJ8",
        trick="N:S4 E:S2",
    )
    assert card == "SQ"


def test_third_hand_keeps_the_ace_over_dummys_king() -> None:
    card = plays(
        "3NT W",
        hand="AJ3.Q42.J963.752",
        dummy="K85.AK63.Q75.KJ8",
        trick="N:S4 E:S5",
    )
    assert card == "SJ"


def test_no_high_card_over_partners_certain_winner() -> None:
    card = plays(
        "3NT W",
        hand="K83.Q42.J963.752",
        dummy="75.AK63.KQ5.J83",
        trick="N:SA E:S5",
    )
    assert card == "S3"


def test_win_cheaply_in_fourth_seat() -> None:
    card = plays(
        "3NT E",
        hand="AJ83.Q42.J93.752",
        dummy="T75.AK63.KQ5.K83",
        trick="W:S5 N:S2 E:S9",
    )
    assert card == "SJ"


def test_follow_lowest_when_the_trick_cannot_be_won() -> None:
    card = plays(
        "3NT E",
        hand="J83.Q42.J963.752",
        dummy="T75.AK63.KQ5.K83",
        trick="W:S5 N:S2 E:SQ",
    )
    assert card == "S3"


def test_do_not_trump_partners_trick() -> None:
    card = plays(
        "4H W",
        hand="52.Q42.J963.7532",
        dummy="875.AK63.KQ5.KJ8",
        trick="N:SA E:S5",
        hidden=None,
    )
    assert card.startswith("S")
    void = plays(
        "4H W",
        hand=".Q42.J9632.75432",
        dummy="875.AK63.KQ5.KJ8",
        trick="N:SA E:S5",
    )
    assert not void.startswith("H")


def test_trump_the_opponents_trick_with_the_lowest_trump() -> None:
    card = plays(
        "4H W",
        hand=".T42.J9632.75432",
        dummy="75.AK63.KQ5.KJ83",
        trick="W:SA N:S2 E:S5",
    )
    assert card == "H2"


def test_return_partners_suit() -> None:
    card = plays(
        "3NT W",
        hand="83.Q42.J963.752",
        dummy="J5.AK63.KQ5.KT8",
        won=1,
        led="S",
        winners="S",
    )
    assert card.startswith("S")


def test_cash_the_setting_trick() -> None:
    card = plays(
        "4S W",
        hand="..A.Q2",
        dummy="3..K.A",
        hidden="54..Q.K",
        winners="SSSEEEEEEE",
        led="CCCDDDHHHH",
    )
    assert card == "DA"


def test_declarer_cashes_enough_winners_to_make_the_contract() -> None:
    card = plays(
        "3NT S",
        hand="A.K.Q.2",
        dummy=".3.A3.5",
        hidden="2.2.KJ.KQJ8",
        winners="SSSSSSSEE",
        led="CCCDDDHHH",
    )
    assert card in ("SA", "HK")


def test_declarer_draws_trumps() -> None:
    card = plays(
        "4S S",
        hand="AKQJ5.A4.K63.75",
        dummy="T963.K53.AQ5.84",
        hidden=None,
        winners="S",
        led="C",
    )
    assert card.startswith("S")


def test_declarer_stops_when_no_trump_is_out() -> None:
    card = plays(
        "4S S",
        hand="AKQ5.4.K6.7",
        dummy="T9.K5.AQ5.8",
        hidden=".AQJT92.JT98.KQJ",
        winners="SSSSE",
        led="SSSSC",
    )
    assert not card.startswith("S")


def test_declarer_finesses_with_eight_cards() -> None:
    card = plays(
        "3NT S",
        hand="963.A4.K63.A752",
        dummy="AQJ52.K53.A5.843",
        trick="S:S9 W:S4",
        turn="N",
    )
    assert card in ("S2", "SJ", "SQ")


def test_declarer_plays_for_the_drop_with_nine() -> None:
    card = plays(
        "3NT S",
        hand="863.A4.K63.A752",
        dummy="KJT952.A53.A5.84",
        trick="S:S3 W:S4",
        hidden="Q.QJT9872.QJT9872.KQJT96",
        turn="N",
    )
    assert card == "SK"


def test_declarer_ruffs_in_dummy_before_drawing_trumps() -> None:
    card = plays(
        "4S S",
        hand="AKQ54.642.AK3.7",
        dummy="J87..98542.T843",
        winners="E",
        led="H",
    )
    assert card.startswith("H")


def test_declarer_holds_up_the_only_stopper_at_notrump() -> None:
    card = plays(
        "3NT S",
        hand="A63.AK4.QJ63.K75",
        dummy="84.Q53.KT952.A84",
        trick="W:SK N:S4 E:S5",
    )
    assert card == "S3"


def test_discard_keeps_the_guard_of_an_honour() -> None:
    card = plays(
        "3NT E",
        hand=".K4.Q83.9752",
        dummy="Q5.AJ6.K95.A",
        trick="W:SQ N:S2 E:S3",
        hidden=None,
        winners="EEEE",
        led="SSSS",
    )
    assert card.startswith("C")

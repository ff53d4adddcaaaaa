"""Both dealers deal the whole pack without favour; the secret one is not to be guessed."""

from collections import Counter

import pytest

from rekontra.adapters.chance import SecretDealer, SeededDealer
from rekontra.club.ports import Dealer
from rekontra.game import PACK, Card, Seat, hands_from_pack

SHUFFLES = 5200


@pytest.mark.parametrize("dealer", [SecretDealer(), SeededDealer(7)], ids=["secret", "seeded"])
class TestDealer:
    def test_every_shuffle_is_the_whole_pack(self, dealer: Dealer) -> None:
        for _ in range(100):
            assert sorted(dealer.shuffle(), key=PACK.index) == list(PACK)

    def test_every_card_lands_everywhere_equally_often(self, dealer: Dealer) -> None:
        """Chi-square over 52 cards x 52 places: 2601 degrees of freedom, deviation 72."""
        seen: Counter[tuple[Card, int]] = Counter()
        for _ in range(SHUFFLES):
            seen.update((card, place) for place, card in enumerate(dealer.shuffle()))
        expected = SHUFFLES / 52
        places = [seen[card, place] for card in PACK for place in range(52)]
        assert min(places) > 0
        chi_square = sum((count - expected) ** 2 / expected for count in places)
        assert abs(chi_square - 2601) < 7 * 72

    def test_every_seat_is_cut(self, dealer: Dealer) -> None:
        cuts = Counter(dealer.cut() for _ in range(4000))
        assert set(cuts) == set(Seat)
        assert min(cuts.values()) > 800

    def test_names_are_short_and_plain(self, dealer: Dealer) -> None:
        names = {dealer.name() for _ in range(1000)}
        assert len(names) == 1000
        for name in names:
            assert len(name) == 9
            assert name.isascii()
            assert name.isalnum()
            assert name == name.lower()
            assert not set(name) & set("aeiou01l259q")

    def test_tokens_are_long_and_safe_in_a_cookie(self, dealer: Dealer) -> None:
        tokens = {dealer.token() for _ in range(1000)}
        assert len(tokens) == 1000
        for token in tokens:
            assert len(token) == 32
            assert token.replace("-", "").replace("_", "").isalnum()


def test_the_first_card_goes_to_the_left_of_the_dealer() -> None:
    pack = SeededDealer(3).shuffle()
    hands = hands_from_pack(pack, Seat.E)
    assert set(hands[Seat.S.index]) == set(pack[0::4])
    assert set(hands[Seat.E.index]) == set(pack[3::4])


def test_the_same_seed_deals_the_same() -> None:
    assert SeededDealer(5).shuffle() == SeededDealer(5).shuffle()
    assert SeededDealer(5).shuffle() != SeededDealer(6).shuffle()
    assert SeededDealer(5).token() == SeededDealer(5).token()


def test_the_secret_dealer_repeats_nothing() -> None:
    assert SecretDealer().shuffle() != SecretDealer().shuffle()

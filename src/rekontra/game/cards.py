"""The pack of 52 cards, suits, ranks and strains."""

from __future__ import annotations

from collections.abc import Iterable

from rekontra.game.enums import Token
from rekontra.game.errors import Unreadable


class Suit(Token):
    """One of the four suits, lowest first."""

    C = "C"
    D = "D"
    H = "H"
    S = "S"


class Strain(Token):
    """What a bid names: a suit as trumps or notrump, lowest first."""

    C = "C"
    D = "D"
    H = "H"
    S = "S"
    NT = "NT"

    trumps: Suit | None
    """The trump suit, or None at notrump."""

    def __init__(self, text: str) -> None:
        self.trumps = None if text == "NT" else Suit(text)

    @property
    def minor(self) -> bool:
        """Whether this is clubs or diamonds."""
        return self in (Strain.C, Strain.D)


class Rank(Token):
    """The rank of a card, lowest first; the ten is T."""

    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "T"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"
    ACE = "A"

    @property
    def height(self) -> int:
        """2 for the two, up to 14 for the ace."""
        return _HEIGHT[self]


_HEIGHT = {rank: height for height, rank in enumerate(Rank, start=2)}


class Card(Token):
    """A card of the pack, written suit first as in the play section of PBN.

    >>> Card("ST").suit, Card("ST").rank, Card("ST").height
    (<Suit.S: 'S'>, <Rank.TEN: 'T'>, 10)
    """

    C2, C3, C4, C5, C6, C7, C8, C9 = "C2", "C3", "C4", "C5", "C6", "C7", "C8", "C9"
    CT, CJ, CQ, CK, CA = "CT", "CJ", "CQ", "CK", "CA"
    D2, D3, D4, D5, D6, D7, D8, D9 = "D2", "D3", "D4", "D5", "D6", "D7", "D8", "D9"
    DT, DJ, DQ, DK, DA = "DT", "DJ", "DQ", "DK", "DA"
    H2, H3, H4, H5, H6, H7, H8, H9 = "H2", "H3", "H4", "H5", "H6", "H7", "H8", "H9"
    HT, HJ, HQ, HK, HA = "HT", "HJ", "HQ", "HK", "HA"
    S2, S3, S4, S5, S6, S7, S8, S9 = "S2", "S3", "S4", "S5", "S6", "S7", "S8", "S9"
    ST, SJ, SQ, SK, SA = "ST", "SJ", "SQ", "SK", "SA"

    suit: Suit
    rank: Rank
    height: int

    def __init__(self, text: str) -> None:
        self.suit = Suit(text[0])
        self.rank = Rank(text[1])
        self.height = self.rank.height

    def __repr__(self) -> str:
        return f"Card.{self.name}"


PACK: tuple[Card, ...] = tuple(Card)
_PLACE = {card: place for place, card in enumerate(reversed(PACK))}


def sort_hand(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards in the order of a written hand: spades first, high to low.

    >>> sort_hand([Card.C2, Card.SA, Card.SK, Card.HA])
    (Card.SA, Card.SK, Card.HA, Card.C2)
    """
    return tuple(sorted(cards, key=_PLACE.__getitem__))


def parse_hand(text: str) -> tuple[Card, ...]:
    """Read a hand such as ``AKQ72.K83.A94.52`` (spades, hearts, diamonds, clubs).

    Raises Unreadable when the text does not hold four suits of known, different cards. A void
    may be empty or "-"; the ten may be "T" or "10".
    """
    holdings = text.strip().upper().replace("10", "T").split(".")
    if len(holdings) != 4:
        raise Unreadable(f"a hand has four suits divided by dots, not {text!r}")
    cards: list[Card] = []
    for suit, holding in zip("SHDC", holdings, strict=True):
        for rank in holding.replace("-", ""):
            try:
                cards.append(Card(suit + rank))
            except ValueError:
                raise Unreadable(f"{rank!r} in {text!r} is no rank of a card") from None
    if len(set(cards)) != len(cards):
        raise Unreadable(f"a card stands twice in {text!r}")
    return sort_hand(cards)

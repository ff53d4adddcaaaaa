"""How files write calls, cards, hands and deals: read in any usual spelling, written in one."""

from __future__ import annotations

import re

from rekontra.formats.boards import Hand, PartialHands, hand_of
from rekontra.game import SEATS, Call, Card, Seat, Side, Suit, Unreadable, parse_hand

SUITS = tuple(reversed(Suit))
_CALLS = {call.value: call for call in Call} | {
    "PASS": Call.PASS,
    "D": Call.DOUBLE,
    "DBL": Call.DOUBLE,
    "R": Call.REDOUBLE,
    "RDBL": Call.REDOUBLE,
}
_CARDS = {card.value: card for card in Card}
_NOTRUMP = re.compile(r"[1-7]N")
_CONTRACT = re.compile(r"([1-7])(NT|[CDHSN])(X{0,2}|D|R)")
_VULNERABLE: dict[str, tuple[Side, ...]] = {
    **dict.fromkeys(("NONE", "LOVE", "-", "O", "0"), ()),
    **dict.fromkeys(("NS", "N-S", "N"), (Side.NS,)),
    **dict.fromkeys(("EW", "E-W", "E"), (Side.EW,)),
    **dict.fromkeys(("ALL", "BOTH", "B"), (Side.NS, Side.EW)),
}


def parse_call(text: str) -> Call:
    """Read a call such as ``1NT``, ``1n``, ``Pass``, ``p``, ``X`` or ``d``; raises Unreadable."""
    plain = text.upper()
    if _NOTRUMP.fullmatch(plain):
        plain += "T"
    try:
        return _CALLS[plain]
    except KeyError:
        raise Unreadable(f"{text!r} is no call") from None


def parse_card(text: str) -> Card:
    """Read a card, suit first, such as ``SA``, ``h10`` or ``dT``; raises Unreadable."""
    try:
        return _CARDS[text.upper().replace("10", "T")]
    except KeyError:
        raise Unreadable(f"{text!r} is no card") from None


def parse_bid(text: str) -> tuple[Call, int]:
    """Read ``4S``, ``3NTX`` or ``Pass`` as the final bid and 0 to 2 for doubling.

    Raises Unreadable.
    """
    plain = text.upper().replace(" ", "")
    if plain in ("PASS", "P", "PASSED"):
        return Call.PASS, 0
    found = _CONTRACT.fullmatch(plain)
    if found is None:
        raise Unreadable(f"{text!r} is no contract")
    level, strain, doubled = found.groups()
    doubling = {"": 0, "X": 1, "D": 1, "XX": 2, "R": 2}[doubled]
    return Call(level + ("NT" if strain == "N" else strain)), doubling


def parse_seat(text: str) -> Seat:
    """Read the letter or the name of a seat; raises Unreadable."""
    for seat, name in zip(SEATS, ("NORTH", "EAST", "SOUTH", "WEST"), strict=True):
        if text.upper() in (seat.value, name):
            return seat
    raise Unreadable(f"{text!r} is no seat")


def parse_vulnerable(text: str) -> tuple[Side, ...]:
    """Read ``None``, ``NS``, ``EW`` or ``All`` in their spellings; raises Unreadable."""
    try:
        return _VULNERABLE[text.upper()]
    except KeyError:
        raise Unreadable(f"nobody is vulnerable as {text!r}") from None


def vulnerable_text(vulnerable: tuple[Side, ...]) -> str:
    """The vulnerable sides as PBN writes them."""
    if len(vulnerable) == 2:
        return "All"
    return vulnerable[0].value if vulnerable else "None"


def parse_deal_text(text: str) -> PartialHands:
    """Read a deal as PBN writes it: ``N:AKQ.. - 432.. -``, where ``-`` is a hand not known.

    The hands come back in the order N, E, S, W and may be of any size; raises Unreadable.
    """
    first, colon, rest = text.partition(":")
    hands = rest.split()
    if not colon or len(hands) != 4:
        raise Unreadable(f"a deal is a seat, a colon and four hands, not {text!r}")
    by_seat: dict[Seat, Hand | None] = {}
    for seat, hand in zip(parse_seat(first.strip()).order(), hands, strict=True):
        by_seat[seat] = None if hand == "-" else parse_hand(hand)
    return (by_seat[Seat.N], by_seat[Seat.E], by_seat[Seat.S], by_seat[Seat.W])


def deal_text(hands: PartialHands, first: Seat) -> str:
    """A deal as PBN writes it, from this hand on; ``-`` is a hand not known."""
    known = (hand_of(hands, seat) for seat in first.order())
    return f"{first.value}:" + " ".join("-" if hand is None else hand_text(hand) for hand in known)


def hand_text(hand: Hand) -> str:
    """A hand as `parse_hand` reads it: spades, hearts, diamonds, clubs, divided by dots.

    >>> hand_text((Card.SA, Card.SK, Card.D2))
    'AK..2.'
    """
    return ".".join(_ranks(hand, suit) for suit in SUITS)


def parse_suited_hand(text: str) -> Hand:
    """Read a hand as BBO writes it, ``SAKHQJT2D9C``, in any order; raises Unreadable."""
    cards: list[Card] = []
    suit = ""
    for sign in text.upper().replace("10", "T"):
        if sign in "SHDC":
            suit = sign
        elif not sign.isspace() and sign != "-":
            cards.append(parse_card(suit + sign))
    if len(set(cards)) != len(cards):
        raise Unreadable(f"a card stands twice in {text!r}")
    return tuple(cards)


def suited_hand_text(hand: Hand) -> str:
    """A hand as BBO writes it.

    >>> suited_hand_text((Card.SA, Card.SK, Card.D2))
    'SAKHD2C'
    """
    return "".join(suit.value + _ranks(hand, suit) for suit in SUITS)


def _ranks(hand: Hand, suit: Suit) -> str:
    return "".join(card.rank.value for card in hand if card.suit is suit)

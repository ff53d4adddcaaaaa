"""What a player knows of the four hands during the play, as holdings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from rekontra.analysis.hands import SUITS
from rekontra.bots.door import BotView
from rekontra.game import PACK, SEATS, Card, Contract, PlayedCard, Seat, Suit

Holdings = tuple[int, int, int, int]
"""The bits of clubs, diamonds, hearts and spades, as in `analysis.hands`."""

NOTHING: Holdings = (0, 0, 0, 0)


class Unclear(ValueError):
    """The view does not add up to a position of the play."""


@dataclass(frozen=True, slots=True)
class Known:
    """The play as the player who acts knows it; `turn` is the hand he plays from.

    `held` are the cards left in the hands he sees, `hidden` the other hands with the number of
    cards left in each, `unseen` the cards that are in these. `played` are all cards played so far
    in order, empty when they were not recorded; `gone` are those of each hand.
    """

    contract: Contract
    turn: Seat
    held: Mapping[Seat, Holdings]
    hidden: Mapping[Seat, int]
    unseen: tuple[Card, ...]
    voids: Mapping[Seat, tuple[Suit, ...]]
    trick: tuple[PlayedCard, ...]
    played: tuple[PlayedCard, ...]
    gone: Mapping[Seat, Holdings]

    @property
    def declaring(self) -> bool:
        """Whether the player who acts is of declarer's side."""
        return self.turn.side is self.contract.declarer.side

    @property
    def leader(self) -> Seat:
        """The hand that led, or is to lead, to the trick on the table."""
        return self.trick[0].seat if self.trick else self.turn

    @property
    def recorded(self) -> bool:
        """Whether it is known who played each card, so that the hands dealt can be told."""
        return bool(self.played) or sum(self.hidden.values()) == 13 * len(self.hidden)

    @property
    def left(self) -> int:
        """The tricks still to be won, the one on the table included."""
        return sum(bits.bit_count() for bits in self.held[self.turn])


def holdings(cards: Iterable[Card]) -> Holdings:
    """The bits of these cards.

    >>> holdings([Card.C2, Card.SA])
    (1, 0, 0, 4096)
    """
    bits = dict.fromkeys(SUITS, 0)
    for card in cards:
        bits[card.suit] |= 1 << (card.height - 2)
    c, d, h, s = (bits[suit] for suit in SUITS)
    return (c, d, h, s)


def known(view: BotView) -> Known:
    """What this view tells during the play; raises Unclear for one that does not add up."""
    deal = view.deal
    contract, turn, actor = deal.contract, deal.turn, deal.actor
    if contract is None or turn is None or actor is None:
        raise Unclear("nobody is to play a card")
    seen = {actor, contract.dummy} & set(deal.hands)
    known_cards = {card for seat in seen for card in deal.hands[seat]}
    known_cards.update(deal.gone, (laid.card for laid in deal.trick))
    unseen = tuple(card for card in PACK if card not in known_cards)
    hidden = {seat: deal.left[seat] for seat in SEATS if seat not in seen}
    if turn not in seen or sum(hidden.values()) != len(unseen):
        raise Unclear("the cards out of sight are not those of the hands out of sight")
    done = {*deal.gone, *(laid.card for laid in deal.trick)}
    played = view.played if {one.card for one in view.played} == done else ()
    return Known(
        contract=contract,
        turn=turn,
        held={seat: holdings(deal.hands[seat]) for seat in SEATS if seat in seen},
        hidden=hidden,
        unseen=unseen,
        voids={seat: deal.voids[seat] for seat in hidden if seat in deal.voids},
        trick=deal.trick,
        played=played,
        gone={seat: holdings(one.card for one in played if one.seat is seat) for seat in SEATS},
    )

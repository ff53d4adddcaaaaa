"""Which card to part with while drawing: keep high cards and long suits, and count what is gone."""

from __future__ import annotations

from collections.abc import Collection

from rekontra.game import PACK, Card, DealView, Seat, StockView, Strain, Trick, trick_winner

# A card loses so much of its worth with each higher one that the other may come to hold.
_FADING = 0.55
_LENGTH = 0.1


def choose_draw_card(deal: DealView, stock: StockView) -> Card:
    """The card to play to a trick of the draw, one of the legal ones.

    The trick itself is worth nothing: what counts is the card that goes and, where the top of the
    stock lies open, the card that comes.
    """
    outside = _outside(deal, stock)
    usual = sum(_worth(card, deal.hand, outside) for card in outside) / len(outside)
    top = usual if stock.top is None else _worth(stock.top, deal.hand, outside)

    def gain(card: Card) -> tuple[float, int]:
        winning = _winning(deal, card, outside)
        comes = winning * top + (1 - winning) * usual
        return comes - _worth(card, deal.hand, outside), -card.height

    return max(deal.legal_cards, key=gain)


def _outside(deal: DealView, stock: StockView) -> frozenset[Card]:
    """The cards that the other may hold or yet draw."""
    laid = {played.card for played in deal.trick}
    return frozenset(PACK).difference(deal.hand, stock.away, laid)


def _worth(card: Card, hand: Collection[Card], outside: Collection[Card]) -> float:
    """What a card is worth in this hand: by the higher ones still out, and the length of its suit.

    Of the cards outside 13 will be in the other hand when all are drawn.
    """
    higher = sum(other.suit is card.suit and other.height > card.height for other in outside)
    length = sum(other.suit is card.suit for other in hand)
    return float(_FADING ** (higher * 13 / max(13, len(outside)))) + _LENGTH * length


def _winning(deal: DealView, card: Card, outside: Collection[Card]) -> float:
    """How likely this card is to win the trick."""
    seat = deal.seat
    assert seat is not None
    if deal.trick:
        lead = deal.trick[0]
        players = (lead.seat, seat)
        order: tuple[Seat, ...] = tuple(sorted(players, key=lambda player: player.index))
        trick = Trick(lead.seat, (lead.card, card), order)
        return float(trick_winner(trick, Strain.NT) is seat)
    higher = sum(other.suit is card.suit and other.height > card.height for other in outside)
    return float(_FADING ** (higher * 13 / max(13, len(outside))))

"""A player of Draw Bridge: he remembers what was put aside, and so knows the other hand."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import lru_cache

from rekontra.bots.door import BotView
from rekontra.bots.duel.bidding import Outlook, choose_duel_call
from rekontra.bots.duel.drawing import choose_draw_card
from rekontra.bots.duel.solving import Solver, bits, card_of
from rekontra.game import PACK, Call, Card, DealView, Phase, Seat, Strain

# The positions that may be searched for a call or card; a whole deal takes some thousands.
_NODES = 100_000
_GUESSES = 4


def counting(view: BotView) -> Call | Card:
    """Knows all cards of the other hand, since all others have been seen."""
    return _choose(view, _counted(view.deal))


def forgetful(view: BotView) -> Call | Card:
    """Has forgotten the cards of the draw, and guesses at the other hand; doubles nothing."""
    return _choose(view, _guessed(view), doubling=False)


def _choose(view: BotView, others: tuple[int, ...], *, doubling: bool = True) -> Call | Card:
    deal, seat = view.deal, view.deal.seat
    if deal.stock is None or seat is None or not (deal.legal_calls or deal.legal_cards):
        raise ValueError("it is not this viewer's turn at Draw Bridge")
    if deal.phase is Phase.DRAW:
        return choose_draw_card(deal, deal.stock)
    if deal.phase is Phase.AUCTION:
        other = next(each for each in Seat if each is not seat and deal.left[each])
        tricks = _declaring(bits(deal.hand), others)
        made = {
            (who, strain): tricks[who is seat, strain] for who in (seat, other) for strain in Strain
        }
        return choose_duel_call(Outlook(view, made, (seat, other), doubling), seat)
    return deal.legal_cards[0] if len(deal.legal_cards) == 1 else _play(deal, others)


# It is the same for all calls of an auction.
@lru_cache(maxsize=8)
def _declaring(mine: int, others: tuple[int, ...]) -> dict[tuple[bool, Strain], int]:
    """The tricks that I (True) and the other make in each strain, the defender leading."""
    made = {}
    for strain in Strain:
        mine_made = theirs_made = 0
        for theirs in others:
            solver = Solver(strain.trumps, _NODES)
            mine_made += 13 - solver.tricks(theirs, mine)
            theirs_made += 13 - solver.tricks(mine, theirs)
        made[True, strain] = mine_made // len(others)
        made[False, strain] = theirs_made // len(others)
    return made


def _play(deal: DealView, others: Sequence[int]) -> Card:
    """The card that takes most tricks over these hands of the other; of equals the lowest."""
    assert deal.contract is not None
    hand, totals = bits(deal.hand), dict[int, int]()
    for theirs in others:
        solver = Solver(deal.contract.strain.trumps, _NODES)
        if deal.trick:
            values = solver.reply_values(hand, theirs, bits([deal.trick[0].card]))
        else:
            values = solver.lead_values(hand, theirs)
        for bit, tricks in values.items():
            totals[bit] = totals.get(bit, 0) + tricks
    best = max(totals, key=lambda bit: (totals[bit], -card_of(bit).height))
    return card_of(best)


def _counted(deal: DealView) -> tuple[int, ...]:
    """The other hand by counting: all cards that have not been seen."""
    away = deal.stock.away if deal.stock else ()
    return (bits(_unseen(deal, away)),)


def _guessed(view: BotView) -> tuple[int, ...]:
    """Some hands that the other may hold for one who remembers no card of the draw."""
    deal = view.deal
    unseen = sorted(_unseen(deal, ()), key=PACK.index)
    chance = random.Random(view.seed)
    size = sum(left for seat, left in deal.left.items() if seat is not deal.seat)
    void = {suit for seat, suits in deal.voids.items() if seat is not deal.seat for suit in suits}
    possible = [card for card in unseen if card.suit not in void]
    return tuple(bits(chance.sample(possible, size)) for _ in range(_GUESSES))


def _unseen(deal: DealView, away: Sequence[Card]) -> set[Card]:
    laid = {played.card for played in deal.trick}
    return set(PACK).difference(deal.hand, away, deal.gone, laid)

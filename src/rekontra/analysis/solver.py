"""Double dummy: what best play takes when all four hands are in sight.

These functions think in the process that calls them, one at a time: a table takes a tenth to
half of a second, a position at most a third of that and far less with every trick played.
"""

from __future__ import annotations

from collections.abc import Iterable, MutableSequence, Sequence
from dataclasses import dataclass
from functools import lru_cache

from rekontra.analysis import dds
from rekontra.analysis.position import Position, check_deal
from rekontra.game import (
    PACK,
    SEATS,
    Card,
    Contract,
    Hands,
    Illegal,
    Reason,
    Seat,
    Side,
    Strain,
    Suit,
    Trick,
    legal_cards,
    sort_hand,
    trick_winner,
)

_SUITS = (Suit.S, Suit.H, Suit.D, Suit.C)
_STRAINS = tuple(Strain)
_SUIT_NUMBER = {suit: number for number, suit in enumerate(_SUITS)}
_TRUMP_NUMBER = {
    strain: 4 if strain.trumps is None else _SUIT_NUMBER[strain.trumps] for strain in Strain
}
_PLACE = {card: (_SUIT_NUMBER[card.suit], 1 << card.height) for card in PACK}
_CARD = {place: card for card, place in _PLACE.items()}
_LOWEST, _HIGHEST = 1 << 2, 1 << 14
_EXACT = -1
_ALL_CARDS, _ONE_CARD = 3, 1
_ALWAYS_SEARCH = 1


@dataclass(frozen=True, slots=True)
class DoubleDummy:
    """A double-dummy table: 20 numbers of tricks, declarer N, E, S, W by strain C, D, H, S, NT."""

    tricks: tuple[int, ...]

    def __post_init__(self) -> None:
        if len(self.tricks) != 20 or not all(0 <= tricks <= 13 for tricks in self.tricks):
            raise ValueError("a double-dummy table has 20 numbers of tricks, 0 to 13")

    def of(self, declarer: Seat, strain: Strain) -> int:
        """The tricks that this declarer takes in this strain with best play by all."""
        return self.tricks[5 * declarer.index + _STRAINS.index(strain)]


def tables(deals: Sequence[Hands]) -> list[DoubleDummy]:
    """The tables of these deals, each its four hands N, E, S, W, in their order.

    Raises Unreadable for what is not a whole pack, NoSolver where there is no solver.
    """
    for hands in deals:
        check_deal(hands)
    return [
        table
        for start in range(0, len(deals), dds.TABLES)
        for table in _batch_of_tables(deals[start : start + dds.TABLES])
    ]


def _batch_of_tables(deals: Sequence[Hands]) -> Iterable[DoubleDummy]:
    asked = dds.TableDeals()
    asked.count = len(deals)
    for number, hands in enumerate(deals):
        _hold(asked.cards[number], hands)
    answer = dds.make_tables(asked)
    for number in range(len(deals)):
        tricks = answer.tables[number].tricks
        yield DoubleDummy(
            tuple(
                tricks[_TRUMP_NUMBER[strain]][seat.index] for seat in SEATS for strain in _STRAINS
            )
        )


def table(hands: Hands) -> DoubleDummy:
    """The table of one deal; those asked for lately are remembered. Raises as `tables` does."""
    n, e, s, w = (sort_hand(hand) for hand in hands)
    return _table((n, e, s, w))


@lru_cache(maxsize=1024)
def _table(hands: Hands) -> DoubleDummy:
    return tables((hands,))[0]


def solve(position: Position) -> dict[Card, int]:
    """What each legal card leads to: the tricks that the side to move takes from here on.

    The trick on the table counts, and all play their best afterwards. Raises NoSolver.
    """
    return solve_many((position,))[0]


def solve_many(positions: Sequence[Position], best_only: bool = False) -> list[dict[Card, int]]:
    """What `solve` says of each of these positions, in their order; a finished one has no card.

    With `best_only` there is one of the best cards alone, with those equal to it; that takes half
    the time. Raises NoSolver.
    """
    answers: list[dict[Card, int]] = [{} for _ in positions]
    open_ones = [number for number, position in enumerate(positions) if position.left]
    for start in range(0, len(open_ones), dds.BOARDS):
        batch = open_ones[start : start + dds.BOARDS]
        boards = dds.Boards()
        boards.count = len(batch)
        for place, number in enumerate(batch):
            _lay_out(boards.deals[place], positions[number])
            boards.target[place] = _EXACT
            boards.solutions[place] = _ONE_CARD if best_only else _ALL_CARDS
            boards.mode[place] = _ALWAYS_SEARCH
        solved = dds.solve_boards(boards)
        for place, number in enumerate(batch):
            answers[number] = _cards(solved.boards[place])
    return answers


def _cards(solved: dds.Solved) -> dict[Card, int]:
    found: dict[Card, int] = {}
    for place in range(solved.cards):
        suit, tricks = solved.suit[place], solved.score[place]
        found[_CARD[suit, 1 << solved.rank[place]]] = tricks
        equals, bit = solved.equals[place], _LOWEST
        while bit <= equals and bit <= _HIGHEST:
            if equals & bit:
                found[_CARD[suit, bit]] = tricks
            bit <<= 1
    return {card: found[card] for card in sort_hand(found)}


def most_tricks(position: Position, side: Side) -> int:
    """The most tricks that this side takes from here on against best play. Raises NoSolver."""
    return most_tricks_of((position,), side)[0]


def most_tricks_of(positions: Sequence[Position], side: Side) -> list[int]:
    """What `most_tricks` says of each of these positions, in their order. Raises NoSolver."""
    solved = solve_many(positions, best_only=True)
    return [
        best if position.turn.side is side else position.left - best
        for position, best in zip(
            positions, (max(cards.values(), default=0) for cards in solved), strict=True
        )
    ]


def play_values(hands: Hands, contract: Contract, cards: Sequence[Card]) -> tuple[int, ...]:
    """Declarer's tricks in all with best play from each moment of this play on.

    The first number is that before the opening lead, then there is one for each card played, so
    there are one more than `cards`. Raises Unreadable for hands that are not a whole pack, Illegal
    for a card that its hand does not hold or must not play, NoSolver where there is no solver.
    """
    check_deal(hands)
    _check_play(hands, contract, cards)
    play = dds.Play()
    play.count = len(cards)
    for place, card in enumerate(cards):
        play.suit[place], play.rank[place] = _SUIT_NUMBER[card.suit], card.height
    deal = dds.Deal()
    _lay_out(deal, Position(hands, contract.strain, contract.leader))
    solved = dds.analyse_play(deal, play)
    values = tuple(solved.tricks[place] for place in range(solved.count))
    # The last trick plays itself, and DDS does not go through it.
    return values + values[-1:] * (len(cards) + 1 - len(values))


def _check_play(hands: Hands, contract: Contract, cards: Sequence[Card]) -> None:
    held = [set(hand) for hand in hands]
    trick = Trick(contract.leader)
    for card in cards:
        hand = held[trick.turn.index]
        if card not in hand:
            raise Illegal(Reason.CARD_NOT_HELD)
        if trick.led is not None and card not in legal_cards(hand, trick.led):
            raise Illegal(Reason.MUST_FOLLOW_SUIT, suit=trick.led.value)
        hand.remove(card)
        trick = Trick(trick.leader, (*trick.cards, card))
        if len(trick.cards) == 4:
            trick = Trick(trick_winner(trick, contract.strain))


def _lay_out(deal: dds.Deal, position: Position) -> None:
    deal.trump = _TRUMP_NUMBER[position.strain]
    deal.first = position.leader.index
    for place, card in enumerate(position.trick):
        deal.trick_suit[place] = _SUIT_NUMBER[card.suit]
        deal.trick_rank[place] = card.height
    _hold(deal.held, position.hands)


def _hold(held: Sequence[MutableSequence[int]], hands: Hands) -> None:
    for seat, hand in enumerate(hands):
        holding = held[seat]
        for card in hand:
            suit, bit = _PLACE[card]
            holding[suit] |= bit

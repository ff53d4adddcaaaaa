"""Two hands that know each other: how many tricks the leader takes.

At Draw Bridge all cards of the draw have been seen by both, so that a player who has counted knows
the other hand. Hands are sets of cards as integers: bit 13 x suit + rank, clubs and twos lowest.
"""

from __future__ import annotations

from collections.abc import Iterable

from rekontra.game import PACK, Card, Suit

_SUITS = tuple(Suit)
_BITS = {card: 1 << (13 * _SUITS.index(card.suit) + card.height - 2) for card in PACK}
_CARDS = {bit: card for card, bit in _BITS.items()}
SUIT_MASKS = tuple(0x1FFF << 13 * place for place in range(4))


class TooDeep(Exception):
    """The search would take longer than it may."""


def bits(cards: Iterable[Card]) -> int:
    """The set of these cards."""
    return sum(_BITS[card] for card in cards)


def card_of(bit: int) -> Card:
    """The card of a set that holds one.

    >>> card_of(bits([Card.HQ]))
    Card.HQ
    """
    return _CARDS[bit]


def suit_mask(suit: Suit | None) -> int:
    """All cards of a suit, none of no suit."""
    return 0 if suit is None else SUIT_MASKS[_SUITS.index(suit)]


def suit_of(bit: int) -> int:
    """All cards of the suit of this card."""
    return SUIT_MASKS[(bit.bit_length() - 1) // 13]


def leads(mine: int, theirs: int) -> list[int]:
    """One card of each run of equals, the highest of a suit first."""
    found = []
    for mask in SUIT_MASKS:
        own, other = mine & mask, theirs & mask
        while own:
            top = 1 << (own.bit_length() - 1)
            found.append(top)
            below = other & (top - 1)
            # Everything above their next lower card is as good as this one.
            own &= (1 << below.bit_length()) - 1 if below else 0
    return found


def replies(hand: int, lead: int, trumps: int) -> list[tuple[int, bool]]:
    """The cards worth looking at in reply, with whether they win: the cheapest of each kind."""
    mask = suit_of(lead)
    suited = hand & mask
    if suited:
        low = suited & -suited
        above = suited & ~(2 * lead - 1)
        cheapest = above & -above
        if not cheapest:
            return [(low, False)]
        return [(cheapest, True)] if cheapest == low else [(cheapest, True), (low, False)]
    found = []
    ruff = hand & trumps
    if ruff:
        found.append((ruff & -ruff, True))
    for other in SUIT_MASKS:
        rest = hand & other & ~trumps
        if rest:
            found.append((rest & -rest, False))
    return found


def sure(mine: int, theirs: int, trumps: int) -> int:
    """The tricks that the leader can cash at once, whatever the other does."""
    count = 0
    drawn = not theirs & trumps
    if not drawn:
        count = _masters(mine & trumps, theirs & trumps)
        drawn = count >= (theirs & trumps).bit_count()
        if not drawn:
            return count
    else:
        count = (mine & trumps).bit_count()
    for mask in SUIT_MASKS:
        if mask != trumps:
            count += _masters(mine & mask, theirs & mask)
    return count


def _masters(mine: int, theirs: int) -> int:
    """How many cards of a suit win one after the other from the top."""
    high = (mine & ~((1 << theirs.bit_length()) - 1)).bit_count()
    return mine.bit_count() if high >= theirs.bit_count() else high


class Solver:
    """Searches play at one strain, the tricks of positions met before remembered."""

    def __init__(self, trumps: Suit | None, nodes: int) -> None:
        """A search of at most so many positions, in all."""
        self._trumps = suit_mask(trumps)
        self._nodes = nodes
        self._bounds: dict[tuple[int, int], tuple[int, int]] = {}

    def tricks(self, leader: int, other: int) -> int:
        """The tricks that the leader takes; raises TooDeep."""
        left = leader.bit_count()
        low, high = sure(leader, other, self._trumps), left
        while low < high:
            middle = (low + high + 1) // 2
            if self.reaches(leader, other, middle):
                low = middle
            else:
                high = middle - 1
        return low

    def reaches(self, leader: int, other: int, goal: int) -> bool:
        """Whether the leader takes at least so many tricks; raises TooDeep."""
        left = leader.bit_count()
        if goal <= 0 or goal > left:
            return goal <= 0
        low, high = self._bounds.get((leader, other), (0, left))
        if goal <= low or goal > high:
            return goal <= low
        quick = sure(leader, other, self._trumps)
        if goal <= quick:
            return True
        self._nodes -= 1
        if self._nodes < 0:
            raise TooDeep
        found = any(self.holds(leader, other, lead, goal) for lead in leads(leader, other))
        self._bounds[leader, other] = (goal, high) if found else (low, goal - 1)
        return found

    def holds(self, leader: int, other: int, lead: int, goal: int) -> bool:
        """Whether this lead takes at least so many tricks; raises TooDeep."""
        return all(
            self.after(leader ^ lead, other ^ reply, goal, won=not beaten)
            for reply, beaten in replies(other, lead, self._trumps)
        )

    def after(self, leader: int, other: int, goal: int, *, won: bool) -> bool:
        """Whether so many tricks are reached with one that the leader has just won or lost."""
        if won:
            return self.reaches(leader, other, goal - 1)
        return not self.reaches(other, leader, leader.bit_count() + 1 - goal)

    def lead_values(self, leader: int, other: int) -> dict[int, int]:
        """The tricks of the leader after each lead worth looking at; raises TooDeep."""
        return {
            lead: min(
                self._then(leader ^ lead, other ^ reply, won=not beaten)
                for reply, beaten in replies(other, lead, self._trumps)
            )
            for lead in leads(leader, other)
        }

    def reply_values(self, hand: int, other: int, lead: int) -> dict[int, int]:
        """The tricks of this hand after each reply worth looking at; raises TooDeep.

        `other` is the hand of the leader without the card that he has led.
        """
        return {
            reply: self._then(hand ^ reply, other, won=beaten)
            for reply, beaten in replies(hand, lead, self._trumps)
        }

    def _then(self, mine: int, theirs: int, *, won: bool) -> int:
        """My tricks with the one that I have just won or lost."""
        if won:
            return 1 + self.tricks(mine, theirs)
        return mine.bit_count() - self.tricks(theirs, mine)

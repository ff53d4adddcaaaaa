"""Who plays with whom: cutting, the tour of three rubbers, four to seven players at a Chicago.

Players are any hashable values. Chance comes in as the cards that were drawn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from rekontra.game import Card, Seat, Suit
from rekontra.scoring.profile import FirstDealer, IndividualTotal, Profile, Rotation
from rekontra.scoring.sheet import Sheet

P = TypeVar("P", bound=Hashable)

Pair = tuple[P, P]

_SUITS = tuple(Suit)


@dataclass(frozen=True, slots=True)
class Pairing(Generic[P]):
    """Two pairs that play against each other, and who waits meanwhile."""

    first: Pair[P]
    second: Pair[P]
    waiting: tuple[P, ...] = ()

    @property
    def players(self) -> tuple[P, P, P, P]:
        """The four who play."""
        return (*self.first, *self.second)

    def partner(self, player: P) -> P | None:
        """The partner of a player, None when he waits."""
        for one, other in (self.first, self.second):
            if player == one:
                return other
            if player == other:
                return one
        return None

    def seats(self, seat: Seat = Seat.N) -> dict[Seat, P]:
        """Who sits where when the first player takes this seat.

        His partner sits opposite, the first of the second pair at his left.
        """
        (a, b), (c, d) = self.first, self.second
        return {seat: a, seat.next: c, seat.partner: b, seat.plus(3): d}


def cut_order(draws: Mapping[P, Card]) -> tuple[P, ...]:
    """The players by the cards they drew, highest first: by rank, equal ranks S > H > D > C.

    >>> cut_order({"a": Card.SK, "b": Card.C2, "c": Card.HA, "d": Card.SA})
    ('d', 'c', 'a', 'b')
    """
    return tuple(sorted(draws, key=lambda player: _height(draws[player]), reverse=True))


def cut_for_partners(draws: Mapping[P, Card]) -> Pairing[P]:
    """The pairs by cut: the two highest against the next two; whoever drew lower waits.

    The first of the pairing drew the highest card: he deals first and chooses his seat. Raises
    ValueError for fewer than four players.
    """
    if len(draws) < 4:
        raise ValueError(f"bridge takes four players, not {len(draws)}")
    a, b, c, d, *waiting = cut_order(draws)
    return Pairing((a, b), (c, d), tuple(waiting))


def cut_for_deal(profile: Profile, draws: Mapping[Seat, Card]) -> Seat:
    """Who deals first among players already seated: the highest card, or North by option."""
    if profile.first_dealer is FirstDealer.NORTH:
        return Seat.N
    return cut_order(draws)[0]


def three_pairings(a: P, b: P, c: P, d: P) -> tuple[Pairing[P], Pairing[P], Pairing[P]]:
    """The three ways in which four players can be partners: AB-CD, AC-BD, AD-BC."""
    return (
        Pairing((a, b), (c, d)),
        Pairing((a, c), (b, d)),
        Pairing((a, d), (b, c)),
    )


def next_of_tour(played: Sequence[Pairing[P]], draws: Mapping[P, Card] | None = None) -> Pairing[P]:
    """The partnerships of the second or third rubber of a tour, so that no two play twice together.

    `played` are the rubbers before. For the second rubber the players cut: the highest may not take
    the partner he had, and so gets the highest of the others; without `draws` (`TourOrder.FIXED`)
    it is AC-BD. The third rubber is what is left. Raises ValueError for any other rubber.
    """
    if len(played) not in (1, 2):
        raise ValueError("a tour has three rubbers, and the first is cut for partners")
    order = played[0].players if draws is None else cut_order(draws)
    used = {frozenset(pair) for each in played for pair in (each.first, each.second)}
    return next(
        pairing for pairing in three_pairings(*_four(order)) if frozenset(pairing.first) not in used
    )


def next_of_chicago(
    players: Sequence[P],
    played: Sequence[Pairing[P]],
    rotation: Rotation = Rotation.CUT,
    draws: Mapping[P, Card] | None = None,
) -> Pairing[P]:
    """Who plays the next Chicago, and who waits, at a table of four to seven.

    Four and five go round in the order of `players`: after three or five matches everybody was
    everybody's partner equally often. Six and seven cut with `draws`. At first the lowest wait;
    then those go out who have played longest without a rest, of equals the lowest cut, and all who
    waited come in. Partners are by that cut, or (`Rotation.BALANCED`) those who were partners
    least often. Raises ValueError for another number of players, or without a cut for six or seven.
    """
    if len(players) == 4:
        return three_pairings(*_four(players))[len(played) % 3]
    if len(players) == 5:
        return _five(players, len(played) % 5)
    if len(players) not in (6, 7):
        raise ValueError(f"four to seven play at one table, not {len(players)}")
    if draws is None or set(draws) != set(players):
        raise ValueError("six or seven players cut, each one card")
    order = cut_order(draws)
    waiting = _waiting(order, played)
    four = _four([player for player in order if player not in waiting])
    pairings = three_pairings(*four)
    chosen = pairings[0]
    if rotation is Rotation.BALANCED:
        together = Counter(frozenset(pair) for each in played for pair in (each.first, each.second))
        chosen = min(
            pairings,
            key=lambda each: together[frozenset(each.first)] + together[frozenset(each.second)],
        )
    return Pairing(chosen.first, chosen.second, waiting)


def individual_totals(
    matches: Iterable[tuple[Mapping[Seat, P], Sheet]],
    total: IndividualTotal = IndividualTotal.UNITS,
) -> dict[P, int]:
    """What each player has over several matches: the units of his sides, or their points.

    Each match is given by who sat where and its sheet. Units add up to 0 over the players.
    """
    totals: Counter[P] = Counter()
    for seats, sheet in matches:
        of_side = sheet.settlement if total is IndividualTotal.UNITS else sheet.totals
        for seat, player in seats.items():
            totals[player] += of_side[seat.side]
    return dict(totals)


def _height(card: Card) -> tuple[int, int]:
    return card.height, _SUITS.index(card.suit)


def _four(players: Sequence[P]) -> tuple[P, P, P, P]:
    a, b, c, d = players
    return a, b, c, d


def _five(players: Sequence[P], match: int) -> Pairing[P]:
    def player(steps: int) -> P:
        return players[(match + steps) % 5]

    return Pairing((player(1), player(4)), (player(2), player(3)), (player(0),))


def _waiting(order: Sequence[P], played: Sequence[Pairing[P]]) -> tuple[P, ...]:
    """Who waits next of six or seven, in the order of the cut, highest first."""
    next_out = tuple(reversed(order))
    if played:
        # The sort is stable, so that of equals the lowest cut stays in front.
        next_out = tuple(
            sorted(
                (player for player in next_out if player in played[-1].players),
                key=lambda player: _without_rest(player, played),
                reverse=True,
            )
        )
    out = next_out[: len(order) - 4]
    return tuple(player for player in order if player in out)


def _without_rest(player: P, played: Sequence[Pairing[P]]) -> int:
    """How many matches up to now the player has played in a row."""
    count = 0
    for pairing in reversed(played):
        if player not in pairing.players:
            break
        count += 1
    return count

"""Who plays the first match of a book and the next ones, and who deals first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rekontra.club.book.actions import NextMatch, Seating, SetUp
from rekontra.club.book.book import (
    RUBBERS_OF_A_TOUR,
    Book,
    KeptMatch,
    Lineup,
    number_of_players,
)
from rekontra.club.book.errors import BookReason
from rekontra.contests import (
    Pairing,
    cut_for_deal,
    cut_for_partners,
    cut_order,
    next_of_chicago,
    next_of_tour,
)
from rekontra.game import Card, Illegal, Seat
from rekontra.scoring import FirstDealer, Form, Profile, Tour, TourDealer, TourOrder

Chosen = SetUp | NextMatch
Draws = Mapping[int, Card]
Seats = Mapping[Seat, int]


def first_lineup(profile: Profile, action: SetUp, pack: Sequence[Card]) -> Lineup:
    """Who plays the first match; `pack` is shuffled. Raises Illegal for seats that cannot be."""
    number = number_of_players(profile)
    draws = _draws(action, number, pack)
    if action.seating is Seating.FIXED:
        return _lineup(profile, action, _fixed(action, number), draws)
    return _lineup(profile, action, _cut(draws), draws, by_cut=True)


def next_lineup(book: Book, profile: Profile, action: NextMatch, pack: Sequence[Card]) -> Lineup:
    """Who plays the next match; `pack` is shuffled. Raises Illegal for seats that cannot be."""
    number = number_of_players(profile)
    draws = _draws(action, number, pack)
    tour = _tour_before(book)
    by_cut = False
    if action.seating is Seating.FIXED:
        seats = _fixed(action, number)
        _check_tour(tour, seats)
    elif tour:
        by_cut = profile.tour_order is TourOrder.CUT and len(tour) == 1
        seats = next_of_tour(_pairings(tour), draws if by_cut else None).seats()
    elif number > 5 or (_rotates(profile) and action.seating is Seating.RULES):
        by_cut = number > 5
        order = _order(book.matches[0].lineup.pairing)
        played = _pairings(book.matches)
        seats = next_of_chicago(order, played, profile.rotation, draws).seats()
    elif action.seating is Seating.RULES and profile.tour is Tour.OFF:
        seats = book.matches[-1].lineup.seats
    else:
        by_cut = True
        seats = _cut(draws)
    dealer = None
    if tour and profile.tour_dealer is TourDealer.CONTINUE:
        dealer = tour[-1].match.next_dealer
    return _lineup(profile, action, seats, draws, dealer, by_cut=by_cut)


def _rotates(profile: Profile) -> bool:
    return profile.form in (Form.CHICAGO, Form.CHICAGO_DUPLICATE)


def _tour_before(book: Book) -> tuple[KeptMatch, ...]:
    """The rubbers played of a tour that is not over yet."""
    return book.tour if len(book.tour) < RUBBERS_OF_A_TOUR else ()


def _pairings(matches: Sequence[KeptMatch]) -> list[Pairing[int]]:
    return [kept.lineup.pairing for kept in matches]


def _order(first: Pairing[int]) -> tuple[int, ...]:
    """The players in the order in which they go round, so that the first match was as it was."""
    (north, south), (east, west) = first.first, first.second
    if len(first.waiting) == 1:
        return (*first.waiting, north, east, west, south)
    return (north, south, east, west, *first.waiting)


def _draws(action: Chosen, number: int, pack: Sequence[Card]) -> Draws:
    """The card of each player: as they say they drew, or drawn for them."""
    cards = action.draws
    if action.seating is Seating.MANUAL and cards is None:
        raise Illegal(BookReason.DRAWS, number=number)
    if cards is None:
        return dict(enumerate(pack[:number]))
    if len(cards) != number or len(set(cards)) != number:
        raise Illegal(BookReason.DRAWS, number=number)
    return dict(enumerate(cards))


def _fixed(action: Chosen, number: int) -> Seats:
    seats = action.seats or ()
    strangers = [player for player in seats if not 0 <= player < number]
    if strangers or len(set(seats)) != len(seats) or len(seats) != min(number, 4):
        raise Illegal(BookReason.SEATS, number=min(number, 4))
    return dict(zip(Seat, seats * 2 if number == 2 else seats, strict=True))


def _cut(draws: Draws) -> Seats:
    if len(draws) == 2:
        return dict(zip(Seat, cut_order(draws) * 2, strict=True))
    return cut_for_partners(draws).seats()


def _check_tour(tour: Sequence[KeptMatch], seats: Seats) -> None:
    pairs = {frozenset((seats[Seat.N], seats[Seat.S])), frozenset((seats[Seat.E], seats[Seat.W]))}
    for pairing in _pairings(tour):
        if pairs & {frozenset(pairing.first), frozenset(pairing.second)}:
            raise Illegal(BookReason.PARTNERS_AGAIN)


def _lineup(
    profile: Profile,
    action: Chosen,
    seats: Seats,
    draws: Draws,
    dealer: Seat | None = None,
    *,
    by_cut: bool = False,
) -> Lineup:
    """The lineup with its first dealer; the cards are kept when anything was cut by them."""
    cards = {seat: draws[seats[seat]] for seat in profile.form.seats}
    first = action.first_dealer or dealer
    if first is None:
        first = cut_for_deal(profile, cards)
        by_cut = by_cut or profile.first_dealer is FirstDealer.CUT
    if first not in cards:
        first = first.partner
    waiting = tuple(player for player in draws if player not in seats.values())
    return Lineup(seats, first, waiting, tuple(draws.values()) if by_cut else None)

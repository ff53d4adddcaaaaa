"""What the competitive rules share: cheapest bids, suit quality, choosing a suit, doubled suits."""

from __future__ import annotations

from collections.abc import Sequence

from rekontra.analysis.hands import MAJORS, SUITS
from rekontra.bots.bidding.constraint import (
    All,
    Constraint,
    Where,
    as_long,
    at_most,
    length,
    longer,
    stopped,
)
from rekontra.bots.bidding.context import Context, Heard, as_strain
from rekontra.game import Call, Seat, Strain, Suit

SUITS_DOWN = tuple(reversed(SUITS))
"""Spades, hearts, diamonds, clubs: the order of preference between equal suits."""


def lowest(context: Context, strain: Strain | Suit, jump: int = 0) -> Call:
    """The cheapest bid in this strain, or so many levels above it.

    Where none is left it is a bid of seven that is not legal, and falls away with its rule.
    """
    return Call.bid(min(7, context.level(strain) + jump), as_strain(strain))


def game_in(context: Context, strain: Strain | Suit) -> Call:
    """The game in this strain at this score, or the cheapest bid when that is beyond it."""
    level = max(context.stakes.game_level(as_strain(strain)), context.level(strain))
    return Call.bid(min(7, level), as_strain(strain))


def honours(suit: Suit, least: int, of: int = 5) -> Constraint:
    """So many of the three or five highest cards of this suit."""
    return Where(lambda hand: hand.top(suit, of) >= least)


def longest_of(suit: Suit, suits: Sequence[Suit]) -> Constraint:
    """The longest of these suits; of equal ones the first."""
    place = suits.index(suit)
    before = tuple(longer(suit, other) for other in suits[:place])
    return All((*before, *(as_long(suit, other) for other in suits[place + 1 :])))


def at_least(suits: Sequence[Suit], cards: int) -> Constraint:
    """So many cards in each of these suits."""
    return All(tuple(length(suit, cards) for suit in suits))


def short(suits: Sequence[Suit], most: int) -> Constraint:
    """No more cards than that in each of these suits."""
    return All(tuple(at_most(suit, most) for suit in suits))


def stoppers(context: Context) -> Constraint:
    """A stopper in every suit that the opponents have shown."""
    return stopped(*context.their_suits)


def open_suits(context: Context) -> tuple[Suit, ...]:
    """The suits that the opponents have not shown, from spades down."""
    return tuple(suit for suit in SUITS_DOWN if suit not in context.their_suits)


def open_majors(context: Context) -> tuple[Suit, ...]:
    """The majors that nobody has shown, spades first."""
    return tuple(suit for suit in MAJORS if suit in context.unbid)


def no_major(context: Context) -> Constraint:
    """No four cards in a major that nobody has shown."""
    return short(open_majors(context), 3)


def last_act(context: Context, seat: Seat) -> Heard | None:
    """The last bid, double or redouble of this player."""
    acts = context.acts_of(seat)
    return acts[-1] if acts else None


def partner_bid_last(context: Context) -> bool:
    """Whether nobody but partner has bid or doubled since the player's own last call."""
    return bool(context.actions) and context.actions[-1].seat is context.seat.partner


def they_bid(context: Context) -> int:
    """How many bids the opponents have made."""
    return sum(
        heard.call.is_bid for heard in context.actions if heard.seat.side is not context.side
    )


def in_pass_out_seat(context: Context, act: Heard) -> bool:
    """Whether this call of a player kept the auction alive, and so was made with less."""
    place = context.heard.index(act)
    return place >= 2 and all(h.call is Call.PASS for h in context.heard[place - 2 : place])

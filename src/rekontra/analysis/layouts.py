"""Many layouts of one position at once, solved as arrays.

A layout is an array of shape (4, 4): the holdings of N, E, S, W in clubs, diamonds, hearts and
spades, each as the bits of `analysis.hands`: the lowest for the two, the highest for the ace.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from rekontra.analysis import dds
from rekontra.analysis.hands import SUITS
from rekontra.game import PACK, Card, Seat, Strain

Layouts = NDArray[np.int32]
"""Layouts of one position, of shape (n, 4, 4)."""

CARD_NUMBER = {card: 13 * SUITS.index(card.suit) + card.height - 2 for card in PACK}
"""The column of a card in what is solved: clubs from the two to the ace, then the other suits."""

NOT_PLAYABLE = -1

# The structures of DDS are 32-bit numbers throughout.
_WORDS_OF_DEAL = 24
_TRICK_SUIT, _TRICK_RANK, _HELD = 2, 5, 8
_WORDS_OF_SOLVED = 54
_SUITS_AT, _RANKS_AT, _EQUALS_AT, _SCORES_AT = 2, 15, 28, 41
_EXACT, _ALL_CARDS, _ONE_CARD, _ALWAYS_SEARCH = -1, 3, 1, 1
_RANK_BITS = 1 << np.arange(2, 15, dtype=np.int32)


def _suit_number(card: Card) -> int:
    return 3 - SUITS.index(card.suit)


def _trump_number(strain: Strain) -> int:
    return 4 if strain.trumps is None else 3 - SUITS.index(strain.trumps)


def _bits(layouts: Layouts) -> NDArray[np.int32]:
    """The holdings as DDS wants them: spades first, the two at bit 2."""
    return np.ascontiguousarray(layouts[:, :, ::-1]) << 2


def _words(structure: ctypes.Structure) -> NDArray[np.int32]:
    """The structure as numbers that can be read and written."""
    return np.frombuffer(memoryview(structure).cast("B"), dtype=np.int32)


def solve_layouts(
    layouts: Layouts,
    strain: Strain,
    leader: Seat,
    trick: Sequence[Card] = (),
    *,
    best_only: bool = False,
) -> NDArray[np.int8]:
    """What each card of the hand to play leads to in each layout: tricks of its side from here on.

    `trick` are the cards already played to the trick that `leader` led to, in no hand any more. The
    array has shape (n, 52), columns by CARD_NUMBER, NOT_PLAYABLE where the hand has no such card to
    play; with `best_only` one of the best cards and its equals are all that is answered, in half
    the time. Every hand must hold as many cards as the play leaves. Raises NoSolver.
    """
    answers = np.full((len(layouts), 52), NOT_PLAYABLE, dtype=np.int8)
    for start in range(0, len(layouts), dds.BOARDS):
        part = layouts[start : start + dds.BOARDS]
        boards = dds.Boards()
        words = _words(boards)
        words[0] = len(part)
        deals = words[1 : 1 + dds.BOARDS * _WORDS_OF_DEAL].reshape(dds.BOARDS, _WORDS_OF_DEAL)
        deals[:, 0] = _trump_number(strain)
        deals[:, 1] = leader.index
        for place, card in enumerate(trick):
            deals[:, _TRICK_SUIT + place] = _suit_number(card)
            deals[:, _TRICK_RANK + place] = card.height
        deals[: len(part), _HELD:] = _bits(part).reshape(len(part), 16)
        target, solutions, mode = words[1 + deals.size :].reshape(3, dds.BOARDS)
        target[:], mode[:] = _EXACT, _ALWAYS_SEARCH
        solutions[:] = _ONE_CARD if best_only else _ALL_CARDS
        solved = _words(dds.solve_boards(boards))[1:]
        _read(solved.reshape(dds.BOARDS, _WORDS_OF_SOLVED)[: len(part)], answers[start:])
    return answers


def _read(solved: NDArray[np.int32], answers: NDArray[np.int8]) -> None:
    for place in range(13):
        rows = np.flatnonzero(solved[:, 1] > place)
        if not len(rows):
            return
        found = solved[rows]
        first = 13 * (3 - found[:, _SUITS_AT + place])
        ranks = found[:, _EQUALS_AT + place] | (1 << found[:, _RANKS_AT + place])
        held = (ranks[:, None] & _RANK_BITS) > 0
        at, rank = np.nonzero(held)
        answers[rows[at], first[at] + rank] = found[at, _SCORES_AT + place]


def trace_layouts(
    layouts: Layouts, strain: Strain, leader: Seat, cards: Sequence[Card]
) -> NDArray[np.int8]:
    """What these cards, played from a lead of `leader` on, cost in each layout: shape (n, k + 1).

    The numbers are the tricks from the lead on that the side of `leader` takes with best play from
    each moment on, before the first card and after each. Every card must be legal in every layout.
    Raises NoSolver.
    """
    play = dds.Play()
    play.count = len(cards)
    for place, card in enumerate(cards):
        play.suit[place], play.rank[place] = _suit_number(card), card.height
    deal = dds.Deal()
    words = _words(deal)
    words[0], words[1] = _trump_number(strain), leader.index
    held = _bits(layouts).reshape(len(layouts), 16)
    traced = np.zeros((len(layouts), len(cards) + 1), dtype=np.int8)
    for row, holdings in enumerate(held):
        words[_HELD:] = holdings
        solved = dds.analyse_play(deal, play)
        found = solved.tricks[: solved.count]
        # The last trick plays itself, and DDS does not go through it.
        traced[row] = found + found[-1:] * (len(cards) + 1 - len(found))
    tricks = sum(int(bits).bit_count() for bits in held[0, :4]) if len(held) else 0
    return np.asarray(tricks - traced, dtype=np.int8)

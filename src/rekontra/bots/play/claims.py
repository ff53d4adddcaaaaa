"""Tricks that are sure, whatever the hands out of sight hold and however they play."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from rekontra.analysis import Claim as Holds
from rekontra.analysis import NoSolver, Position, claim_holds, most_tricks
from rekontra.analysis.hands import SUITS
from rekontra.bots.door import BotView
from rekontra.bots.play.known import NOTHING, Holdings, Known, Unclear, holdings, known
from rekontra.game import PACK, Card, Seat, Unreadable


def certain(view: BotView) -> int | None:
    """The tricks that the side of the player who acts can be sure of by cashing them now.

    His side must be on lead to a new trick, else there is no saying and the answer is None, as for
    a view that does not add up. Only cards that win at once, one after the other and from hands
    that can reach each other, are counted: no finesse, no ruff, nothing that could break badly.
    """
    line = cashing(view)
    return None if line is None else line[0]


def sure_of_the_rest(view: BotView) -> bool:
    """Whether the side of the player who acts is sure of all tricks left, so that he may claim."""
    left = view.deal.left[view.deal.turn] if view.deal.turn else 0
    return left > 0 and certain(view) == left


def accepts(view: BotView) -> bool:
    """Whether a bot that is asked agrees to the claim on the table, from what lies open to him.

    With his own hand, dummy's and the claimer's he knows the fourth. An opponent agrees to what the
    claimer takes by cashing or, double dummy, wherever the cards may lie that the claimer does not
    see; the claimer's partner to a concession of tricks that their side cannot take anyway. Without
    a solver he agrees to what can be cashed.
    """
    deal, claim = view.deal, view.deal.claim
    if claim is None or deal.seat is None or deal.contract is None:
        return False
    try:
        position = _open_position(view)
    except (Unclear, Unreadable):
        return False
    mine = deal.seat.side is claim.claimer.side
    try:
        if mine:
            return most_tricks(position, deal.seat.side) <= claim.tricks
        return _cashed(position, claim.claimer, deal.contract.dummy) >= claim.tricks or (
            claim_holds(
                position, claim.claimer, deal.contract.dummy, claim.tricks, deal.voids, view.seed
            )
            is Holds.SAFE
        )
    except NoSolver:
        return False


def _open_position(view: BotView) -> Position:
    """The position with the one hand out of sight filled by the cards that are left for it."""
    deal, contract = view.deal, view.deal.contract
    hidden = [seat for seat in Seat if seat not in deal.hands]
    if contract is None or len(hidden) > 1:
        raise Unclear("more than one hand is out of sight")
    seen = {card for hand in deal.hands.values() for card in hand}
    seen.update(deal.gone, (laid.card for laid in deal.trick))
    rest = tuple(card for card in PACK if card not in seen)
    n, e, s, w = (deal.hands.get(seat, rest) for seat in Seat)
    leader = deal.trick[0].seat if deal.trick else (contract.leader, *deal.winners)[-1]
    trick = tuple(laid.card for laid in deal.trick)
    return Position((n, e, s, w), contract.strain, leader, trick)


def _cashed(position: Position, claimer: Seat, dummy: Seat) -> int:
    """The tricks that the claimer can cash at once with what he sees of his side's hands."""
    partner = claimer.partner
    seen = (claimer, partner) if partner is dummy else (claimer,)
    if position.trick or position.leader not in seen:
        return 0
    held = {seat: holdings(position.hands[seat.index]) for seat in seen}
    out = holdings(card for seat in Seat if seat not in seen for card in position.hands[seat.index])
    trumps = position.strain.trumps
    here, there = position.leader, position.leader.partner
    suit = None if trumps is None else SUITS.index(trumps)
    return _run(held[here], held.get(there, NOTHING), out, suit)[0]


def cashing(view: BotView) -> tuple[int, Card | None] | None:
    """The tricks of `certain`, and the card with which the longest run of them begins."""
    try:
        facts = known(view)
    except Unclear:
        return None
    if facts.trick:
        return None
    ours = [facts.held.get(seat, NOTHING) for seat in (facts.turn, facts.turn.partner)]
    trumps = facts.contract.strain.trumps
    count, suit, bit = _run(
        ours[0], ours[1], _against(facts), None if trumps is None else SUITS.index(trumps)
    )
    if not count:
        return 0, None
    card = next(
        card
        for card in view.deal.legal_cards
        if SUITS.index(card.suit) == suit and 1 << (card.height - 2) == bit
    )
    return count, card


def _against(facts: Known) -> Holdings:
    """The cards that may lie with the opponents: all that the side to lead does not see its own."""
    bits = list(holdings(facts.unseen))
    for seat in facts.held:
        if seat.side is not facts.turn.side:
            bits = [one | other for one, other in zip(bits, facts.held[seat], strict=True)]
    c, d, h, s = bits
    return (c, d, h, s)


@lru_cache(maxsize=1 << 15)
def _run(
    here: Holdings, there: Holdings, out: Holdings, trumps: int | None
) -> tuple[int, int, int]:
    """How many tricks can be cashed from `here`, and the suit and bit of the first card led.

    `there` is partner's hand, `out` the cards against them. One hand may hold them all: so each
    round takes only one of a suit from them, the lowest.
    """
    best = (0, 0, 0)
    for suit, lead in _leads(here):
        if suit != trumps and trumps is not None and out[trumps]:
            continue
        threat = out[suit].bit_length()
        rest = _without(out, suit, out[suit] & -out[suit])
        mine = _without(here, suit, lead)
        for reply_suit, reply in _replies(there, suit):
            theirs = _without(there, reply_suit, reply)
            high = reply if reply_suit == suit else 0
            if max(lead, high).bit_length() <= threat:
                continue
            onward = (mine, theirs) if lead > high else (theirs, mine)
            count = 1 + _run(*onward, rest, trumps)[0]
            if count > best[0]:
                best = (count, suit, lead)
                if count == sum(bits.bit_count() for bits in here):
                    return best
    return best


def _leads(hand: Holdings) -> Iterator[tuple[int, int]]:
    """The highest and the lowest card of each suit."""
    for suit, bits in enumerate(hand):
        if bits:
            yield suit, _highest(bits)
            if bits & (bits - 1):
                yield suit, bits & -bits


def _replies(hand: Holdings, led: int) -> Iterator[tuple[int, int]]:
    """The lowest and the highest card of the suit led, or one discard; nothing from no hand."""
    bits = hand[led]
    if bits:
        yield led, bits & -bits
        if bits & (bits - 1):
            yield led, _highest(bits)
        return
    longest = max(range(4), key=lambda suit: hand[suit].bit_count())
    yield longest, hand[longest] & -hand[longest]


def _highest(bits: int) -> int:
    return 1 << (bits.bit_length() - 1)


def _without(hand: Holdings, suit: int, bit: int) -> Holdings:
    c, d, h, s = (bits & ~bit if place == suit else bits for place, bits in enumerate(hand))
    return (c, d, h, s)

"""Questions of bidding: deals bid by the book up to a call worth asking for."""

from __future__ import annotations

from collections.abc import Sequence

from rekontra.analysis.hands import Hand
from rekontra.bots.bidding import possible
from rekontra.bots.bidding.reading import candidates
from rekontra.bots.system import System
from rekontra.club.errors import ClubReason
from rekontra.club.study.auctions import Spoken, explained_calls, level_stakes
from rekontra.club.study.values import Quiz
from rekontra.game import Call, Card, Deal, Illegal, Seat, Side, hands_from_pack


def find_quiz(
    packs: Sequence[tuple[Card, ...]],
    asked: Seat | None,
    dealer: Seat,
    vulnerable: tuple[Side, ...],
    system: System,
    pick: int,
) -> Quiz:
    """A question from the first of these packs that has one for the player at `asked`, or for any.

    A call is worth asking for when the hand allows another, which is no pass, than that of the
    book; `pick` says which of several. Raises Illegal when no pack has such a call.
    """
    for pack in packs:
        deal = Deal(dealer, vulnerable, hands_from_pack(pack, dealer))
        questions = [
            calls for calls in _questions(deal, system) if asked in (None, _caller(dealer, calls))
        ]
        if questions:
            calls = questions[pick % len(questions)]
            seat = _caller(dealer, calls)
            context = Spoken(dealer, calls, *level_stakes(vulnerable), system).context()
            said = explained_calls(context)
            return Quiz(deal.hand(seat), dealer, vulnerable, said, seat, possible(context))
    raise Illegal(ClubReason.PRACTICE_NOT_FOUND)


def _caller(dealer: Seat, calls: tuple[Call, ...]) -> Seat:
    return dealer.plus(len(calls))


def _questions(deal: Deal, system: System) -> list[tuple[Call, ...]]:
    """The beginnings of the deal's auction after which more than one call comes into question."""
    found: list[tuple[Call, ...]] = []
    calls: tuple[Call, ...] = ()
    while True:
        context = Spoken(deal.dealer, calls, *level_stakes(deal.vulnerable), system).context()
        if context.auction.over:
            return found
        best, *others = candidates(context, Hand.of(deal.hand(context.seat)))
        if not all(rule.resort for rule in others):
            found.append(calls)
        calls = (*calls, best.call)

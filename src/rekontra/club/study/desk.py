"""The desk where explanations are asked for: all is computed off the event loop, in time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

from rekontra.analysis import Priority
from rekontra.bots import BotView
from rekontra.bots.review import Review, judge_by_layouts, review
from rekontra.bots.system import System
from rekontra.club.errors import ClubReason
from rekontra.club.mind import Mind
from rekontra.club.ports import Dealer
from rekontra.club.study.auctions import Explained, Spoken, advice, explain
from rekontra.club.study.deals import Ended
from rekontra.club.study.hints import hinted_call, hinted_card, weighed
from rekontra.club.study.practice import find_pack
from rekontra.club.study.quiz import find_quiz
from rekontra.club.study.reviews import costly, judged
from rekontra.club.study.values import CallHint, CardHint, Quiz
from rekontra.game import Card, Illegal, Seat, Side

# How long an answer may take, in seconds, with the wait for a worker.
HINTING, REVIEWING = 15.0, 60.0
KEPT = 512
REVIEWS_KEPT = 256
PACKS, PACKS_OF_A_KIND = 40, 8
# In two of five rounds the deals of the barest kind, those for defence, have no question.
ROUNDS = 10

K = TypeVar("K")
V = TypeVar("V")


class Kept(Generic[K, V]):
    """The answers to the last questions; who asks what is being answered waits for the same."""

    def __init__(self, most: int) -> None:
        """Keep at most so many."""
        self._most = most
        self._answers: dict[K, asyncio.Future[V]] = {}

    async def get(self, key: K, make: Callable[[], Awaitable[V]]) -> V:
        """The answer kept under this key, or the one that is made now; what fails is not kept."""
        answer = self._answers.pop(key, None)
        if answer is None or (answer.done() and (answer.cancelled() or answer.exception())):
            answer = asyncio.ensure_future(make())
            # It may fail when whoever asked has gone.
            answer.add_done_callback(lambda done: done.cancelled() or done.exception())
        self._answers[key] = answer
        if len(self._answers) > self._most:
            del self._answers[next(iter(self._answers))]
        return await asyncio.shield(answer)


class Desk:
    """Explains, hints and reviews by asking the workers."""

    def __init__(self, mind: Mind, dealer: Dealer) -> None:
        """A desk whose work is done by this mind; `dealer` shuffles for quizzes and practice."""
        self._mind = mind
        self._dealer = dealer
        self._auctions: Kept[Spoken, Explained] = Kept(KEPT)
        self._hints: Kept[tuple[str, int], CallHint | CardHint] = Kept(KEPT)
        self._reviews: Kept[tuple[str, int], Review] = Kept(REVIEWS_KEPT)

    async def explain(self, auction: Spoken) -> Explained:
        """The auction explained.

        That takes some milliseconds: it does not wait for a worker in which a bot may be thinking.
        """
        return await self._auctions.get(auction, lambda: asyncio.to_thread(explain, auction))

    async def hint(self, table: str, v: int, view: BotView) -> CallHint | CardHint:
        """What a strong bot would do with this view; raises Illegal when that takes too long.

        It is asked at number `v` of the table by the one who is to act.
        """
        return await self._hints.get((table, v), lambda: self._hint(view))

    async def _hint(self, view: BotView) -> CallHint | CardHint:
        if view.deal.legal_calls:
            return await self._mind.ask(Priority.HINT, hinted_call, view, seconds=HINTING)
        card, options = await asyncio.gather(
            self._mind.ask(Priority.HINT, hinted_card, view, seconds=HINTING),
            self._mind.ask(Priority.HINT, weighed, view, seconds=HINTING),
        )
        return CardHint(card, options)

    async def review(self, table: str, ended: Ended) -> Review:
        """The deal looked at again; raises Illegal without a solver or when it takes too long."""
        return await self._reviews.get((table, ended.n), lambda: self._review(ended))

    async def _review(self, ended: Ended) -> Review:
        """Judge each costly card in a job of its own, so that a live move need not wait for all."""
        deal = ended.deal
        found = await self._mind.ask(
            Priority.REVIEW,
            review,
            deal.deal,
            deal.auction.calls,
            tuple(played.card for played in deal.played),
            deal.contract,
            ended.standing,
            ended.match.profile,
            ended.table.system,
            None,
            seconds=REVIEWING,
        )
        views = costly(ended, found)
        verdicts = await asyncio.gather(*(self._judge(*asked) for asked in views.values()))
        return judged(found, dict(zip(views, verdicts, strict=True)))

    async def _judge(self, view: BotView, card: Card) -> bool | None:
        """Whether the card is as good as any on what its player saw, None where time is short."""
        try:
            return await self._mind.ask(
                Priority.REVIEW, judge_by_layouts, view, card, seconds=REVIEWING
            )
        except Illegal:
            return None

    async def advise(self, auction: Spoken, hand: tuple[Card, ...]) -> CallHint:
        """What the book calls; raises Illegal for calls that are not legal or no hand."""
        if len(set(hand)) != 13 or len(hand) != 13:
            raise Illegal(ClubReason.NOT_A_HAND)
        return await self._mind.ask(Priority.HINT, advice, auction, hand, seconds=HINTING)

    async def quiz(self, kind: str | None, system: System) -> Quiz:
        """A question, of this kind of deals if any; raises Illegal for an unknown kind."""
        for _ in range(ROUNDS - 1):
            try:
                return await self._quiz(kind, system)
            except Illegal as illegal:
                if illegal.reason is not ClubReason.PRACTICE_NOT_FOUND:
                    raise
        return await self._quiz(kind, system)

    async def _quiz(self, kind: str | None, system: System) -> Quiz:
        """A question from one round of deals; raises Illegal when they have none."""
        dealer, pick = self._dealer.cut(), self._dealer.cut().index
        vulnerable = tuple(side for side in Side if self._dealer.cut().side is Side.NS)
        asked = None if kind is None else Seat.S
        packs = await asyncio.to_thread(self._packs, kind, dealer, vulnerable)
        return await self._mind.ask(
            Priority.HINT,
            find_quiz,
            packs,
            asked,
            dealer,
            vulnerable,
            system,
            pick,
            seconds=HINTING,
        )

    def _packs(
        self, kind: str | None, dealer: Seat, vulnerable: tuple[Side, ...]
    ) -> list[tuple[Card, ...]]:
        """Packs to find a question in."""
        shuffle = self._dealer.shuffle
        if kind is None:
            return [shuffle() for _ in range(PACKS)]
        return [
            find_pack(shuffle, kind, dealer, vulnerable, Seat.S) for _ in range(PACKS_OF_A_KIND)
        ]

    async def pack(
        self, kind: str, dealer: Seat, vulnerable: tuple[Side, ...], seat: Seat
    ) -> tuple[Card, ...]:
        """A pack of this kind for this seat; raises Illegal when there is none to be found."""
        return await asyncio.to_thread(
            find_pack, self._dealer.shuffle, kind, dealer, vulnerable, seat
        )

"""How bots think: outside the event loop, in bounded time, and never to the harm of the game."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from typing import TypeVar

from rekontra.analysis import NoSolver, Position, Priority, Workers, most_tricks, ready
from rekontra.bots import Bot, BotView, fallback
from rekontra.club.errors import ClubReason
from rekontra.game import Call, Card, Illegal, Side

log = logging.getLogger(__name__)

T = TypeVar("T")


class Mind:
    """Runs bots in the workers; a slow, failing or dead one is answered by the fallback."""

    def __init__(self, workers: Workers, seconds: float = 5.0) -> None:
        """Think in these workers; `seconds` bound one call or card of a bot."""
        self._workers = workers
        self._seconds = seconds

    def wake(self) -> None:
        """Let a worker start and load all it needs, so that the first call of a bot is in time."""
        self._workers.submit(Priority.TABLES, _load)

    async def choose(self, bot: Bot, view: BotView) -> Call | Card:
        """The call or card of this bot for this view, always a legal one, before all else."""
        thought = self._workers.submit(Priority.MOVE, bot, view, seconds=self._seconds)
        try:
            answer = await asyncio.wrap_future(thought)
        except BrokenExecutor:
            log.warning("a bot ended its worker, twice")
        except TimeoutError:
            log.warning("a bot took longer than %s s", self._seconds)
        except Exception:
            log.exception("a bot failed")
        else:
            if answer in view.deal.legal_calls or answer in view.deal.legal_cards:
                return answer
            log.error("a bot answered %r, which is not legal", answer)
        return fallback(view)

    async def agrees(self, question: Callable[[BotView], bool], view: BotView) -> bool:
        """What a bot with this view answers; no when he takes too long or fails."""
        return bool(await self._try(question, view))

    async def rule(self, position: Position, side: Side) -> int | None:
        """The most tricks that this side takes, None without a solver or when it takes too long."""
        return await self._try(most_tricks, position, side)

    async def _try(self, function: Callable[..., T], *args: object) -> T | None:
        """What this function answers before all else, None when it fails or takes too long."""
        try:
            return await asyncio.wrap_future(
                self._workers.submit(Priority.MOVE, function, *args, seconds=self._seconds)
            )
        except NoSolver:
            return None
        except Exception as error:
            log.warning("no answer to %s: %r", function.__name__, error)
            return None

    async def ask(
        self, priority: Priority, function: Callable[..., T], *args: object, seconds: float
    ) -> T:
        """What this function answers; raises Illegal when it takes too long or needs a solver.

        One that ends its worker twice is answered as one that takes too long: ask again.
        """
        try:
            return await asyncio.wrap_future(
                self._workers.submit(priority, function, *args, seconds=seconds)
            )
        except TimeoutError:
            raise Illegal(ClubReason.TOO_SLOW) from None
        except BrokenExecutor:
            log.warning("%s ended its worker, twice", function.__name__)
            raise Illegal(ClubReason.TOO_SLOW) from None
        except NoSolver:
            raise Illegal(ClubReason.NO_SOLVER) from None


def _load() -> None:
    """Load the solver; to find this function a worker has loaded the bots with this module."""
    ready()

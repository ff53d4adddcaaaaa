"""How bots think: outside the event loop, in bounded time, and never to the harm of the game."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import BrokenExecutor

from rekontra.analysis import Priority, Workers
from rekontra.bots import Bot, BotView, fallback
from rekontra.game import Call, Card

log = logging.getLogger(__name__)


class Mind:
    """Runs a bot in the workers; a slow, failing or dead one is answered by the fallback."""

    def __init__(self, bot: Bot, workers: Workers, seconds: float = 5.0) -> None:
        """Think with `bot` in these workers, before all else; `seconds` bound one answer."""
        self._bot = bot
        self._workers = workers
        self._seconds = seconds

    async def choose(self, view: BotView) -> Call | Card:
        """The call or card for this view, always a legal one."""
        thought = self._workers.submit(Priority.MOVE, self._bot, view, seconds=self._seconds)
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

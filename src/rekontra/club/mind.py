"""How bots think: outside the event loop, in bounded time, and never to the harm of the game."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor

from rekontra.bots import Bot, BotView, fallback
from rekontra.game import Call, Card

log = logging.getLogger(__name__)


class Mind:
    """Runs a bot in an executor; a slow, failing or dead one is answered by the fallback."""

    def __init__(self, bot: Bot, executors: Callable[[], Executor], seconds: float = 5.0) -> None:
        """Think with `bot`, on an executor made when first needed; `seconds` bound one answer."""
        self._bot = bot
        self._executors = executors
        self._seconds = seconds
        self._executor: Executor | None = None

    async def choose(self, view: BotView) -> Call | Card:
        """The call or card for this view, always a legal one."""
        try:
            answer = await asyncio.wait_for(self._think(view), self._seconds)
        except BrokenExecutor:
            log.warning("the executor of the bots broke and is replaced")
            self._drop()
        except TimeoutError:
            log.warning("a bot took longer than %s s", self._seconds)
        except Exception:
            log.exception("a bot failed")
        else:
            if answer in view.deal.legal_calls or answer in view.deal.legal_cards:
                return answer
            log.error("a bot answered %r, which is not legal", answer)
        return fallback(view)

    async def _think(self, view: BotView) -> Call | Card:
        if self._executor is None:
            self._executor = self._executors()
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._executor, self._bot, view)

    def _drop(self) -> None:
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)
            self._executor = None

    def close(self) -> None:
        """Let go of the executor."""
        self._drop()

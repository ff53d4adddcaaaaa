"""A club that is spoken to without a server, by clients that each have their own cookies."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from typing import Any

import httpx
import pytest

from rekontra.adapters.chance import SeededDealer
from rekontra.web.app import build_app
from tests.club.people import books, club

Visit = Callable[[], httpx.AsyncClient]


@pytest.fixture
async def visit() -> AsyncIterator[Visit]:
    """Opens another browser: a client with its own cookies."""
    tables = club()
    app: Any = build_app(tables, books(), SeededDealer(5))
    browsers: list[httpx.AsyncClient] = []

    def another() -> httpx.AsyncClient:
        transport = httpx.ASGITransport(app)
        browsers.append(httpx.AsyncClient(transport=transport, base_url="http://club"))
        return browsers[-1]

    yield another
    for browser in browsers:
        await browser.aclose()
    await tables.close()

"""Fixtures for tests in a real browser.

Playwright's asynchronous API is used, and every test of this folder runs in one event loop that
lasts for the session, as the browser does. Its synchronous API would leave a loop marked as
running in this thread, and pytest-asyncio could then run no asynchronous test of any other folder
in the same process. So write ``async def test_…`` here; the markers come by themselves.
"""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Literal, Protocol

import pytest
import pytest_asyncio
from playwright.async_api import Browser, BrowserContext, WebError, async_playwright

from tests.browser.chromium import find_chromium, node

HERE = Path(__file__).parent


class ContextFor(Protocol):
    """Open a window of a device, a language and a theme; it is closed when the test ends."""

    async def __call__(
        self,
        device: Literal["phone", "desktop"] = "desktop",
        locale: str = "en-GB",
        theme: Literal["light", "dark"] = "light",
        *,
        motion: bool = False,
    ) -> BrowserContext: ...


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if not item.path.is_relative_to(HERE):
            continue
        item.add_marker("browser")
        if pytest_asyncio.is_async_test(item):
            # Before any marker of the test's own, of which there should be none.
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """Return a Chromium without a window, the same for the whole session."""
    chromium = find_chromium()
    program = node()
    if program is not None:
        # The Node in Playwright's wheel needs libatomic, which small systems lack.
        os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(program))
    async with async_playwright() as playwright:
        opened = await playwright.chromium.launch(
            executable_path=chromium.program,
            args=chromium.flags(),
            env={**os.environ, **chromium.environment},
        )
        yield opened
        await opened.close()


@pytest_asyncio.fixture(loop_scope="session")
async def context_for(browser: Browser) -> AsyncIterator[ContextFor]:
    """Return a function that opens windows; an error in a page's script fails the test."""
    opened: list[BrowserContext] = []
    errors: list[WebError] = []

    async def open_context(
        device: Literal["phone", "desktop"] = "desktop",
        locale: str = "en-GB",
        theme: Literal["light", "dark"] = "light",
        *,
        motion: bool = False,
    ) -> BrowserContext:
        phone = device == "phone"
        context = await browser.new_context(
            viewport={"width": 390, "height": 844} if phone else {"width": 1280, "height": 800},
            device_scale_factor=2 if phone else 1,
            is_mobile=phone,
            has_touch=phone,
            locale=locale,
            timezone_id="Europe/London",
            color_scheme=theme,
            reduced_motion="no-preference" if motion else "reduce",
        )
        context.set_default_timeout(15_000)
        context.on("weberror", lambda error: errors.append(error))
        opened.append(context)
        return context

    yield open_context
    for context in opened:
        await context.close()
    assert not errors, "\n".join(f"in the page: {error.error}" for error in errors)

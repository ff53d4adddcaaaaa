"""Every page, in both languages, on a phone and on a desk, light and dark: axe finds nothing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Literal

import pytest
import pytest_asyncio
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Page, expect

from tests.browser.conftest import ContextFor
from tests.browser.visitor import Visitor, play_on
from tests.server import Server

WINDOWS: list[tuple[Literal["phone", "desktop"], str, Literal["light", "dark"]]] = [
    ("phone", "en", "light"),
    ("phone", "ru", "dark"),
    ("desktop", "en", "dark"),
    ("desktop", "ru", "light"),
]


@pytest_asyncio.fixture(loop_scope="session")
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    running = Server(tmp_path / "club.sqlite")
    await asyncio.to_thread(running.start)
    yield running
    await asyncio.to_thread(running.stop)


async def expect_accessible(page: Page, place: str) -> None:
    """Axe finds nothing on this page, and nothing sticks out to the side."""
    found = (await Axe().run(page)).response["violations"]
    faults = [(each["id"], [node["target"] for node in each["nodes"]]) for each in found]
    assert not faults, f"{place}: {faults}"
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth"), place
    assert await page.evaluate("document.querySelectorAll('main').length") == 1, place


@pytest.mark.parametrize(("device", "language", "theme"), WINDOWS)
async def test_every_page_is_accessible(
    context_for: ContextFor,
    server: Server,
    device: Literal["phone", "desktop"],
    language: str,
    theme: Literal["light", "dark"],
) -> None:
    locale = "ru-RU" if language == "ru" else "en-GB"
    host = await Visitor.enter(await context_for(device, locale, theme), server, language)
    page = host.page
    await page.goto(f"{server.url}/nothing/here")
    await expect(page.get_by_role("heading").first).to_be_visible()
    await expect_accessible(page, "no such page")
    await page.goto(f"{server.url}/t/nowhere22")
    await expect(page.get_by_role("heading").first).to_be_visible()
    await expect_accessible(page, "no such table")
    await page.goto(server.url)
    await expect(page.get_by_role("heading").first).to_be_visible()
    await expect_accessible(page, "home")

    link = await host.open_table("Константин-Максимилиан", "chicago")
    await expect_accessible(page, "lobby")
    await page.goto(f"{link}/sheet")
    await expect(page.get_by_role("heading").first).to_be_visible()
    await expect_accessible(page, "empty sheet")
    await page.goto(link)
    await host.button("lobby-fill").click()
    await expect(page.locator("[data-stage=auction]")).to_be_visible()
    await host.turn()
    await expect_accessible(page, "auction")
    assert await play_on([host], 6, "7NT") == "deal"
    await host.turn()
    await expect_accessible(page, "play")
    assert await play_on([host]) == "between"
    await expect(page.get_by_test_id("deal-end")).to_be_visible()
    await expect_accessible(page, "deal end")
    await page.goto(f"{link}/sheet")
    await expect(page.locator("[data-asked]").first).to_be_visible()
    await expect_accessible(page, "sheet")
    await page.locator("[data-asked]").first.click()
    await expect_accessible(page, "sheet with an answer")

    table = link.rsplit("/", 1)[1]
    stop = {"type": "act", "command": "stop", "v": 0, "action": {"type": "stop_match"}}
    assert (await page.request.post(f"{server.url}/api/tables/{table}/act", data=stop)).ok
    await page.goto(link)
    await expect(page.get_by_role("heading").first).to_be_visible()
    await expect_accessible(page, "match over")

    watcher = await Visitor.enter(await context_for(device, locale, theme), server, language)
    await watcher.page.goto(link)
    await expect(watcher.page.get_by_role("heading").first).to_be_visible()
    await expect_accessible(watcher.page, "a guest at a table")
    await asyncio.to_thread(server.kill)
    await expect(page.get_by_text(host.say("lost-title")).first).to_be_visible()
    await expect_accessible(page, "a lost line")

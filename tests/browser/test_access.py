"""Every page, in both languages, on a phone and on a desk, light and dark: axe finds nothing."""

from __future__ import annotations

import asyncio
from typing import Literal

import pytest
from playwright.async_api import expect

from tests.browser.accessible import expect_accessible
from tests.browser.conftest import ContextFor
from tests.browser.visitor import Visitor, play_on
from tests.server import Server

WINDOWS: list[tuple[Literal["phone", "desktop"], str, Literal["light", "dark"]]] = [
    ("phone", "en", "light"),
    ("phone", "ru", "dark"),
    ("desktop", "en", "dark"),
    ("desktop", "ru", "light"),
]


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

    await page.goto(f"{server.url}/practice/calls")
    await expect(page.get_by_test_id("question")).to_be_visible()
    await expect_accessible(page, "a question of bidding")
    await page.keyboard.type("p")
    await expect(page.get_by_test_id("answer")).to_be_visible()
    await expect_accessible(page, "the answer of the book")

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
    await expect(page.get_by_test_id("hint-button")).to_be_enabled()
    await page.keyboard.press("i")
    await expect(page.get_by_test_id("hint").locator("p").first).to_be_visible()
    await expect_accessible(page, "hint")
    await page.keyboard.press("Escape")
    if device == "phone":
        await host.button("box-ask").click()
        await page.locator('button[data-call="P"]').click()
    else:
        await page.locator('button[data-call="P"]').hover()
    await expect(page.get_by_test_id("explanation")).to_be_visible()
    await expect_accessible(page, "auction with an explanation")
    await page.goto(f"{link}/deals")
    await expect(page.get_by_role("heading").first).to_be_visible()
    await expect_accessible(page, "no deals")
    await page.goto(f"{link}/deals/1")
    await expect(page.get_by_text(host.say("review-refused"))).to_be_visible()
    await expect_accessible(page, "a deal that is not over")
    await page.goto(link)
    await host.turn()
    assert await play_on([host], 6, "7NT") == "deal"
    await host.turn()
    await expect_accessible(page, "play")
    assert await play_on([host]) == "between"
    await expect(page.get_by_test_id("deal-end")).to_be_visible()
    await expect_accessible(page, "deal end")
    await page.get_by_test_id("review-this").click()
    await expect(page.get_by_test_id("par")).to_be_visible(timeout=60_000)
    await page.keyboard.press("End")
    await page.locator("summary").click()
    await expect_accessible(page, "review")
    await page.goto(f"{link}/deals")
    await expect(page.get_by_role("listitem").first).to_be_visible()
    await expect_accessible(page, "deals")
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

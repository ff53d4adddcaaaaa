"""A person in a browser, who acts by clicking what the page shows."""

from __future__ import annotations

import asyncio
from typing import Any, Literal

from playwright.async_api import BrowserContext, Locator, Page, expect

from rekontra.words import Words
from tests.server import Server

Json = dict[str, Any]
LOCALES: dict[str, Literal["en-GB", "ru-RU"]] = {"en": "en-GB", "ru": "ru-RU"}


class Visitor:
    """A window on the club, in one language."""

    def __init__(self, context: BrowserContext, page: Page, server: Server, language: str) -> None:
        self.context, self.page, self.server = context, page, server
        self.words = Words(language)

    @classmethod
    async def enter(cls, context: BrowserContext, server: Server, language: str = "en") -> Visitor:
        return cls(context, await context.new_page(), server, language)

    def say(self, message: str, **details: Any) -> str:
        """The words of the page, without the signs that keep directions apart."""
        text = self.words.say(message, **details)
        return text.replace("\u2068", "").replace("\u2069", "")

    def button(self, message: str, **details: Any) -> Locator:
        return self.page.get_by_role("button", name=self.say(message, **details)).first

    async def open_table(self, name: str, form: str = "rubber", seat: str = "S") -> str:
        """Make a table as its host, who finds himself on this seat; the address of its link."""
        await self.page.goto(self.server.url)
        await self.page.get_by_label(self.say("your-name")).fill(name)
        await self.page.locator(f'input[value="{form}"]').check()
        await self.button("open-table").click()
        await self.page.wait_for_url("**/t/*")
        await expect(self.seat(seat)).to_contain_text(name)
        return self.page.url

    def seat(self, seat: str) -> Locator:
        return self.page.locator(f'[data-seat="{seat}"]').first

    async def sit(self, link: str, seat: str, name: str) -> int:
        """Come by the link, say a name and take this seat; how many taps that took."""
        await self.page.goto(link)
        field = self.page.get_by_label(self.say("your-name"))
        await field.click()
        await field.fill(name)
        await self.seat(seat).click()
        await expect(self.seat(seat)).to_contain_text(name)
        return 2

    async def view(self) -> tuple[int, Json]:
        """What the server shows this person, by the cookie of this browser."""
        message: Json = await self.page.evaluate(
            "async () => (await fetch('/api/tables/' + location.pathname.split('/')[2])).json()"
        )
        return message["v"], message["view"]

    async def turn(self) -> None:
        """Wait until it is for this person to act, or the deal is over."""
        for _ in range(400):
            _, view = await self.view()
            deal = view["deal"]
            if view["phase"] != "deal" or deal["legal_calls"] or deal["legal_cards"]:
                return
            await asyncio.sleep(0.05)
        raise AssertionError("it is never for this person to act")

    async def call(self, call: str) -> None:
        key = self.page.locator(f'button[data-call="{call}"]')
        level = self.page.locator(f'button[data-level="{call[0]}"]')
        if await level.count() and await level.is_visible():
            await level.click()
        await key.click()

    async def play(self, card: str) -> None:
        await self.page.locator(f'button[data-card="{card}"]').click()

    async def act(self, bid: str = "1NT") -> bool:
        """Do what is to be done, if it is for this person to act; he makes this bid if he may."""
        v, view = await self.view()
        deal = view["deal"]
        if view["phase"] != "deal" or not (deal["legal_calls"] or deal["legal_cards"]):
            return False
        if deal["legal_calls"]:
            await self.call(bid if bid in deal["legal_calls"] else "P")
        else:
            await self.play(deal["legal_cards"][0])
        for _ in range(200):
            if (await self.view())[0] > v:
                return True
            await asyncio.sleep(0.05)
        raise AssertionError(f"nothing came of it at {v}")


async def play_on(people: list[Visitor], actions: int = 1_000, bid: str = "1NT") -> str:
    """Let these people act in turn until the deal is over or so many actions are done."""
    idle = 0
    while actions:
        _, view = await people[0].view()
        if view["phase"] != "deal":
            return str(view["phase"])
        acted = [person for person in people if await person.act(bid)]
        actions -= min(actions, len(acted))
        idle = 0 if acted else idle + 1
        assert idle < 400, f"nobody acts: {view}"
        await asyncio.sleep(0.05 * (idle > 0))
    return "deal"

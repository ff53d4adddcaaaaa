"""Takes the pictures of the README: a rubber played by bots, seen at a table and on its sheet.

``python -m scripts.screenshots`` writes them to docs/screenshots.
"""

from __future__ import annotations

import asyncio
import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.async_api import Browser, async_playwright

from rekontra.adapters.chance import SeededDealer
from rekontra.adapters.clock import SystemClock
from rekontra.adapters.sqlite import SqliteStore
from rekontra.analysis import Workers
from rekontra.bots import BotView, simple_bot
from rekontra.club.actions import MakeCall, NextDeal, PlayCard, Sit, StartMatch, TableAction
from rekontra.club.mind import Mind
from rekontra.club.tables import Pace, Tables
from rekontra.club.views import TablePhase, TableView
from rekontra.game import Call, Seat
from rekontra.scoring import PRESETS, Profile
from rekontra.web.identity import COOKIE, person_of
from tests.browser.chromium import find_chromium
from tests.server import Server

FOLDER = Path(__file__).parents[1] / "docs" / "screenshots"
TOKENS = {seat: seat.value.lower() * 32 for seat in Seat}
NAMES = {
    "en": dict(zip(Seat, ("Konstantin", "Ekaterina", "Anna", "Gustav"), strict=True)),
    "ru": dict(zip(Seat, ("Константин", "Екатерина", "Анна", "Густав"), strict=True)),
}
LOCALES = {"en": "en-GB", "ru": "ru-RU"}
SIZES = {"": (1440, 900, 1), "-phone": (390, 844, 2)}
PROFILE = PRESETS["rubber_law"]
DEALS = 5
SEEDS = {"table": 26, "sheet": 20}


async def act(tables: Tables, table: str, seat: Seat, action: TableAction) -> None:
    """Let the player at this seat do this."""
    v, _ = await tables.look(table, person_of(TOKENS[seat]))
    await tables.act(table, person_of(TOKENS[seat]), f"{seat.value}-{v}", v, action)


async def play(tables: Tables, table: str, profile: Profile, *, whole: bool) -> TableView:
    """Play on as bots would: the whole match, or until South is to play to a third trick."""
    while True:
        _, seen = await tables.look(table, person_of(TOKENS[Seat.S]))
        if seen.phase is TablePhase.OVER:
            return seen
        if seen.phase is TablePhase.BETWEEN:
            await act(tables, table, Seat.S, NextDeal())
            continue
        assert seen.deal is not None
        assert seen.standing is not None
        deal = seen.deal
        own = deal.turn is Seat.S and deal.contract and deal.contract.declarer is Seat.S
        late = seen.standing.number >= DEALS and len(deal.winners) >= 4 and len(deal.trick) >= 2
        if not whole and own and late and len(deal.legal_cards) > 1:
            return seen
        assert deal.actor is not None
        _, view = await tables.look(table, person_of(TOKENS[deal.actor]))
        assert view.deal is not None
        choice = simple_bot(BotView(view.deal, seen.standing, profile))
        action = MakeCall(choice) if isinstance(choice, Call) else PlayCard(choice)
        await act(tables, table, deal.actor, action)


async def shoot(browser: Browser, server: Server, path: str, name: str, language: str) -> None:
    """Take the picture of this page in this language, wide and on a phone, all four being there."""
    others = []
    for seat in (Seat.N, Seat.E, Seat.W):
        others.append(await browser.new_context())
        await others[-1].add_cookies([{"name": COOKIE, "value": TOKENS[seat], "url": server.url}])
        await (await others[-1].new_page()).goto(server.url + path)
    for size, (width, height, scale) in SIZES.items():
        context = await browser.new_context(
            viewport={"width": width, "height": height},
            device_scale_factor=scale,
            is_mobile=size != "",
            locale=LOCALES[language],
            reduced_motion="reduce",
        )
        await context.add_cookies([{"name": COOKIE, "value": TOKENS[Seat.S], "url": server.url}])
        page = await context.new_page()
        await page.goto(server.url + path)
        await page.wait_for_timeout(1500)
        suffix = "" if language == "en" else f".{language}"
        await page.screenshot(path=FOLDER / f"{name}{size}{suffix}.png")
        await context.close()
    for other in others:
        await other.close()


async def main() -> None:
    """Play, and take all pictures."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    chromium = find_chromium()
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=chromium.program,
            args=chromium.flags(),
            env={**os.environ, **chromium.environment},
        )
        for language, names in NAMES.items():
            with TemporaryDirectory() as folder:
                data = Path(folder) / "club.sqlite"
                for whole, name in ((False, "table"), (True, "sheet")):
                    store = SqliteStore(data)
                    mind = Mind(Workers(ThreadPoolExecutor, 1))
                    tables = Tables(
                        store, SystemClock(), SeededDealer(SEEDS[name]), mind, Pace.none()
                    )
                    host = person_of(TOKENS[Seat.S])
                    table = await tables.open(host, PROFILE, names[Seat.S], Seat.S)
                    for seat in (Seat.N, Seat.E, Seat.W):
                        await act(tables, table, seat, Sit(seat, names[seat]))
                    await act(tables, table, Seat.S, StartMatch())
                    await play(tables, table, PROFILE, whole=whole)
                    await tables.close()
                    await store.close()
                    server = Server(data)
                    await asyncio.to_thread(server.start)
                    path = f"/t/{table}" + ("/sheet" if whole else "")
                    await shoot(browser, server, path, name, language)
                    await asyncio.to_thread(server.stop)
                    data.unlink()
        await browser.close()


if __name__ == "__main__":
    asyncio.run(main())

"""The table and the sheet by keys alone, on paper, and while others come and go."""

from __future__ import annotations

import json

from playwright.async_api import Page, WebSocketRoute, expect

from tests.browser.conftest import ContextFor
from tests.browser.visitor import Json, Visitor, play_on
from tests.server import Server

FOCUSED = "document.activeElement.dataset.card ?? document.activeElement.dataset.asked ?? null"


async def seated(context_for: ContextFor, server: Server) -> Visitor:
    """Anna at a table with three bots, in the auction."""
    host = await Visitor.enter(await context_for("desktop"), server)
    await host.open_table("Anna")
    await host.button("lobby-fill").click()
    await expect(host.page.locator("[data-stage=auction]")).to_be_visible()
    return host


async def to_play(host: Visitor) -> Json:
    """Bid until it is for her to play a card of her own hand."""
    for _ in range(60):
        await host.turn()
        _, view = await host.view()
        deal: Json = view["deal"]
        if view["phase"] == "between":
            await host.page.get_by_test_id("next-deal").click()
            await expect(host.page.locator("[data-stage=auction]")).to_be_visible()
        elif deal["turn"] == "S" and deal["legal_cards"] and len(deal["hands"]["S"]) > 2:
            await expect(
                host.page.locator('[data-card][aria-disabled="false"]').first
            ).to_be_visible()
            return deal
        else:
            await host.act("7NT")
    raise AssertionError("it is never for her to play")


async def test_who_plays_by_keys_stays_in_the_hand(context_for: ContextFor, server: Server) -> None:
    host = await seated(context_for, server)
    page = host.page
    await to_play(host)
    await page.keyboard.press("ArrowRight")
    played = await page.evaluate(FOCUSED)
    assert played is not None
    await page.keyboard.press("Enter")
    await expect(page.locator(f"[data-card={played}]")).to_have_count(0)
    neighbour = await page.evaluate(FOCUSED)
    assert neighbour is not None
    assert neighbour != played


async def test_who_plays_by_mouse_gets_no_ring(context_for: ContextFor, server: Server) -> None:
    host = await seated(context_for, server)
    deal = await to_play(host)
    await host.play(deal["legal_cards"][0])
    await expect(host.page.locator(f"[data-card={deal['legal_cards'][0]}]")).to_have_count(0)
    assert await host.page.evaluate(FOCUSED) is None


async def test_a_card_can_be_typed(context_for: ContextFor, server: Server) -> None:
    host = await seated(context_for, server)
    card = (await to_play(host))["legal_cards"][-1]
    await host.page.keyboard.type(card.lower().replace("t", "10"))
    await expect(host.page.locator(f"[data-card={card}]")).to_have_count(0)


async def test_a_finished_trick_lies_its_time_though_somebody_comes(
    context_for: ContextFor, server: Server
) -> None:
    host = await seated(context_for, server)
    await to_play(host)
    page, (_, view) = host.page, await host.view()
    deal = view["deal"]
    cards = [{"seat": seat, "card": f"C{rank}"} for seat, rank in zip("SWNE", "2345", strict=True)]
    deal |= {"legal_cards": [], "turn": "E", "actor": "E", "winners": []}
    before = {**view, "deal": {**deal, "trick": cards[:3]}}
    after = {**view, "deal": {**deal, "trick": [], "winners": ["E"]}}
    seats = {**view["seats"], "N": {**view["seats"]["N"], "bot": False, "name": "Newcomer"}}

    async def show(line: WebSocketRoute) -> None:
        played = {"type": "played", **cards[3]}
        come = {**after, "seats": seats}
        for v, (shown, event) in enumerate([(before, None), (after, played), (come, None)], 1):
            message = {"type": "view", "v": v, "view": shown, "event": event}
            line.send(json.dumps(message))

    await page.route_web_socket("**/live", show)
    await page.reload()
    await expect(page.locator('[data-laid="C5"]')).to_be_visible()
    await page.wait_for_function(
        """document.querySelector('[data-seat="N"]').textContent.includes("Newcomer")
        && document.querySelectorAll("[data-laid]").length === 4"""
    )
    await expect(page.locator("[data-laid]")).to_have_count(0)


async def test_the_sheet_of_a_long_rubber_is_read_by_keys(
    context_for: ContextFor, server: Server
) -> None:
    host = await seated(context_for, server)
    page = host.page
    for _ in range(3):
        if await play_on([host], bid="7NT") != "between":
            break
        await page.get_by_test_id("next-deal").click()
        await expect(page.locator("[data-stage=auction]")).to_be_visible()
    await page.get_by_test_id("score").click()
    numbers = page.locator("main section button[data-asked]")
    await numbers.first.focus()
    walked = {await page.evaluate(FOCUSED)}
    for key in ("ArrowUp", "ArrowDown"):
        for _ in range(await numbers.count()):
            await page.keyboard.press(key)
            walked.add(await page.evaluate(FOCUSED))
    assert len(walked) > 2
    asked = await page.evaluate(FOCUSED)
    await page.keyboard.press("Enter")
    await expect(page.locator(f'[data-asked="{asked}"]').first).to_have_attribute(
        "aria-expanded", "true"
    )
    await page.get_by_role("button", name=host.say("close")).press("Enter")
    assert await page.evaluate(FOCUSED) == asked


async def test_a_sheet_is_printed_as_ink_on_paper(context_for: ContextFor, server: Server) -> None:
    host = await seated(context_for, server)
    page = host.page
    await page.evaluate("localStorage.setItem('rekontra.settings', '{\"theme\": \"dark\"}')")
    assert await play_on([host], bid="7NT") == "between"
    await page.goto(page.url + "/sheet")
    await expect(page.locator("[data-asked]").first).to_be_visible()
    await page.emulate_media(media="print")
    assert await colours(page) == ["light", "rgb(255, 255, 255)"]
    await expect(page.get_by_role("link", name=host.say("sheet-back"))).to_be_hidden()
    await expect(page.locator("[data-asked]").first).to_be_visible()


async def colours(page: Page) -> list[str]:
    """The theme of the page, and what it stands on."""
    found: list[str] = await page.evaluate(
        "[getComputedStyle(document.documentElement).colorScheme,"
        " getComputedStyle(document.body).backgroundColor]"
    )
    return found

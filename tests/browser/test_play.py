"""What people do: gather at a table by link, play, lose the line, come back."""

from __future__ import annotations

import asyncio
from pathlib import Path

from playwright.async_api import expect

from tests.browser.conftest import ContextFor
from tests.browser.visitor import Json, Visitor, play_on
from tests.server import Server


def caller(view: Json, place: int) -> str:
    """Who made the call at this place of the auction."""
    return "NESW"[("NESW".index(view["deal"]["dealer"]) + place) % 4]


async def gather(context_for: ContextFor, server: Server, form: str) -> dict[str, Visitor]:
    """Four people in four browsers at one table, two on phones, one in Russian."""
    host = await Visitor.enter(await context_for("desktop"), server)
    link = await host.open_table("Anna", form)
    people = {"S": host}
    guests = (("N", "Boris", "phone", "en"), ("E", "Вера", "phone", "ru"))
    for seat, name, device, language in (*guests, ("W", "Gustav", "desktop", "en")):
        locale = "ru-RU" if language == "ru" else "en-GB"
        context = await context_for("phone" if device == "phone" else "desktop", locale)
        people[seat] = await Visitor.enter(context, server, language)
        assert await people[seat].sit(link, seat, name) <= 3
    return people


async def test_four_browsers_play_a_deal_and_one_is_killed_and_returns(
    context_for: ContextFor, server: Server
) -> None:
    people = await gather(context_for, server, "chicago")
    await people["S"].button("lobby-deal").click()
    await expect(people["S"].page.locator("[data-stage=auction]")).to_be_visible()
    assert await play_on(list(people.values()), 20) == "deal"

    lost = people.pop("E")
    before = await lost.view()
    cookies = await lost.context.storage_state()
    link = lost.page.url
    await lost.page.close()
    await lost.context.close()
    await expect(people["S"].page.get_by_text(people["S"].say("lobby-away")).first).to_be_visible()
    assert await play_on(list(people.values()), 1) == "deal"

    again = await context_for("phone", "ru-RU")
    await again.add_cookies(cookies["cookies"])  # type: ignore[arg-type]
    people["E"] = await Visitor.enter(again, server, "ru")
    await people["E"].page.goto(link)
    await expect(people["E"].page.locator("[data-stage=play]")).to_be_visible()
    _, now = await people["E"].view()
    assert now["seat"] == "E"
    assert set(now["deal"]["hands"]["E"]) <= set(before[1]["deal"]["hands"]["E"])

    assert await play_on(list(people.values())) == "between"
    for person in people.values():
        await expect(person.page.get_by_test_id("deal-end")).to_be_visible()
    await people["W"].page.get_by_test_id("next-deal").click()
    await expect(people["N"].page.locator("[data-stage=auction]")).to_be_visible()


async def test_a_server_killed_in_the_middle_of_a_deal_comes_back_to_the_same_moment(
    context_for: ContextFor, server: Server
) -> None:
    people = await gather(context_for, server, "rubber")
    await people["S"].button("lobby-deal").click()
    await expect(people["S"].page.locator("[data-stage=auction]")).to_be_visible()
    assert await play_on(list(people.values()), 30) == "deal"
    before = {seat: (await person.view())[1]["deal"] for seat, person in people.items()}

    await asyncio.to_thread(server.kill)
    await expect(people["S"].page.get_by_text(people["S"].say("lost-title")).first).to_be_visible()
    await asyncio.to_thread(server.start)
    for seat, person in people.items():
        strip = person.page.get_by_text(person.say("lost-title")).first
        await expect(strip).to_be_hidden(timeout=30_000)
        assert (await person.view())[1]["deal"] == before[seat]
        hand = person.page.locator(f"button[data-card='{before[seat]['hands'][seat][0]}']")
        await expect(hand).to_be_visible()
    assert await play_on(list(people.values())) == "between"


async def test_a_card_played_while_the_line_is_down_is_played_once_when_it_returns(
    context_for: ContextFor, server: Server
) -> None:
    host = await Visitor.enter(await context_for("phone"), server)
    await host.open_table("Anna")
    await host.button("lobby-fill").click()
    await expect(host.page.locator("[data-stage=auction]")).to_be_visible()
    await host.turn()
    v, _ = await host.view()
    await host.context.set_offline(True)
    await host.page.locator('button[data-call="P"]').click()
    await asyncio.sleep(0.3)
    await host.context.set_offline(False)
    for _ in range(400):
        if (await host.view())[0] > v:
            break
        await asyncio.sleep(0.05)
    _, view = await host.view()
    own = [call for place, call in enumerate(view["deal"]["calls"]) if caller(view, place) == "S"]
    assert own[0] == "P"


async def test_a_reload_comes_back_to_the_same_moment(
    context_for: ContextFor, server: Server
) -> None:
    host = await Visitor.enter(await context_for("desktop", "ru-RU"), server, "ru")
    await host.open_table("Очень-Длинное Имя Игрока", "chicago")
    await host.button("lobby-fill").click()
    await expect(host.page.locator("[data-stage=auction]")).to_be_visible()
    await play_on([host], 3)
    await host.turn()
    before = await host.view()
    await host.page.reload()
    await expect(host.page.locator("[data-room]")).to_be_visible()
    assert await host.view() == before


async def test_a_whole_chicago_of_bots_ends_with_a_sheet(
    context_for: ContextFor, server: Server
) -> None:
    """The host makes a table, seats four bots in it, watches, and reads the sheet."""
    host = await Visitor.enter(await context_for("desktop"), server)
    link = await host.open_table("Anna", "chicago")
    table = link.rsplit("/", 1)[1]
    for action in ({"type": "leave"}, {"type": "fill_bots"}, {"type": "start_match"}):
        answer = await host.page.request.post(
            f"{server.url}/api/tables/{table}/act",
            data={"type": "act", "command": action["type"], "v": 0, "action": action},
        )
        assert answer.ok
    for _ in range(1200):
        if (await host.view())[1]["phase"] == "over":
            break
        await asyncio.sleep(0.1)
    assert (await host.view())[1]["phase"] == "over"
    await host.page.goto(f"{link}/sheet")
    sheet = await (await host.page.request.get(f"{server.url}/api/tables/{table}/sheet")).json()
    totals = sheet["sheet"]["sheet"]["totals"]
    for total in totals.values():
        await expect(host.page.get_by_text(str(total), exact=True).first).to_be_visible()
    counted = [deal for deal in sheet["sheet"]["sheet"]["deals"] if deal["number"]]
    assert len(counted) == 4


async def test_two_tabs_of_one_person_play_one_game(
    context_for: ContextFor, tmp_path: Path
) -> None:
    """Both tabs are clicked at once, and one pass is made; bots are slow, so it stays alone."""
    server = Server(tmp_path / "slow.sqlite", pace=3)
    await asyncio.to_thread(server.start)
    context = await context_for("desktop")
    one, two = await Visitor.enter(context, server), await Visitor.enter(context, server)
    link = await one.open_table("Anna")
    await two.page.goto(link)
    await one.button("lobby-fill").click()
    for tab in (one, two):
        await expect(tab.page.locator("[data-stage=auction]")).to_be_visible()
    await one.turn()
    _, before = await one.view()
    key = 'button[data-call="P"]'
    clicks = [tab.page.locator(key).click(timeout=1_000) for tab in (one, two)]
    await asyncio.gather(*clicks, return_exceptions=True)
    for tab in (one, two):
        await expect(tab.page.locator(f"{key}:enabled")).to_have_count(0)
    _, view = await two.view()
    assert view["deal"]["calls"] == [*before["deal"]["calls"], "P"]
    await asyncio.to_thread(server.stop)

"""Who sits where while a match goes on: seats that become free, and the places of bots."""

from __future__ import annotations

import contextlib

from playwright.async_api import Locator, expect
from playwright.async_api import TimeoutError as NotInTime

from tests.browser.conftest import ContextFor
from tests.browser.visitor import Visitor, play_on
from tests.server import Server


async def begin(context_for: ContextFor, server: Server, form: str) -> tuple[Visitor, Visitor, str]:
    """Anna on South, the host, and Boris on North, with two bots, in the first auction."""
    host = await Visitor.enter(await context_for("desktop"), server)
    link = await host.open_table("Anna", form)
    guest = await Visitor.enter(await context_for("phone"), server)
    await guest.sit(link, "N", "Boris")
    await host.button("lobby-fill").click()
    await expect(host.page.locator("[data-stage=auction]")).to_be_visible()
    return host, guest, link


async def do(person: Visitor, **action: object) -> None:
    """Act by the API, where the way through the page is not what is tested."""
    table = person.page.url.rsplit("/", 1)[1]
    command = f"{action['type']}-{await person.page.evaluate('performance.now()')}"
    data = {"type": "act", "command": command, "v": 0, "action": action}
    answer = await person.page.request.post(
        f"{person.server.url}/api/tables/{table}/act", data=data
    )
    assert answer.ok, await answer.text()


def place(person: Visitor, seat: str) -> Locator:
    """The line of a seat that can be taken."""
    return person.page.locator(f'[data-free="{seat}"]')


async def open_seats(person: Visitor) -> None:
    """Open what is offered about free seats, unless it lies open because the game waits for one."""
    chip, paper = person.button("free-seats"), person.page.get_by_test_id("free-seats")
    for _ in range(20):
        await expect(chip.or_(paper).first).to_be_visible()
        if await paper.is_visible():
            return
        # Bots play on meanwhile: once the game waits for the seat, the paper takes the key's place.
        with contextlib.suppress(NotInTime):
            await chip.click(timeout=1_000)


async def test_a_seat_freed_between_deals_is_filled_from_the_page_and_the_deal_keeps_its_names(
    context_for: ContextFor, server: Server
) -> None:
    host, guest, link = await begin(context_for, server, "chicago")
    assert await play_on([guest, host], bid="7NT") == "between"
    _, view = await host.view()
    names = {"S": "Anna", "N": "Boris"}
    declarer = view["last_deal"]["result"]["contract"]["declarer"]
    end = host.page.get_by_test_id("deal-end")
    if declarer in names:
        await expect(end).to_contain_text(names[declarer])

    await do(guest, type="leave")
    await expect(place(host, "N")).to_be_visible()
    await expect(end).to_contain_text(host.say("free-next"))
    if declarer == "N":
        await expect(end).to_contain_text("Boris")
        await expect(host.page.get_by_test_id("contract")).not_to_contain_text(host.say("seat-N"))

    late = await Visitor.enter(await context_for("phone", "ru-RU"), server, "ru")
    await late.page.goto(link)
    await expect(place(late, "N").get_by_role("button")).to_be_enabled()
    await late.page.get_by_label(late.say("your-name")).fill("Вера")
    await place(late, "N").get_by_role("button").click()
    await expect(host.page.get_by_test_id("next-deal")).to_be_visible()
    assert (await late.view())[1]["seat"] == "N"

    await do(late, type="leave")
    await place(host, "N").get_by_role("button").click()
    await host.page.get_by_test_id("next-deal").click()
    await expect(host.page.locator("[data-stage=auction]")).to_be_visible()


async def test_who_comes_late_takes_the_place_of_a_bot_when_the_deal_is_over(
    context_for: ContextFor, server: Server
) -> None:
    host, guest, link = await begin(context_for, server, "chicago")
    late = await Visitor.enter(await context_for("phone"), server)
    await late.page.goto(link)
    await late.button("bot-places").click()
    await expect(late.page.get_by_text(late.say("bot-place-wait"))).to_be_visible()
    await expect(place(late, "E").get_by_role("button")).to_be_disabled()

    assert await play_on([host, guest]) == "between"
    end = late.page.get_by_test_id("deal-end")
    await end.get_by_role("button", name=late.say("bot-places")).click()
    await late.page.get_by_label(late.say("your-name")).fill("Vera")
    await place(late, "E").get_by_role("button").click()
    await expect(late.page.get_by_test_id("next-deal")).to_be_visible()
    assert (await late.view())[1]["seat"] == "E"


async def test_who_leaves_a_deal_may_come_back_to_the_hand_he_saw_and_to_no_other(
    context_for: ContextFor, server: Server
) -> None:
    host, guest, _ = await begin(context_for, server, "rubber")
    await do(guest, type="leave")
    await do(host, type="unseat", seat="E")
    await open_seats(guest)
    await expect(place(guest, "E").get_by_role("button")).to_be_disabled()
    await expect(guest.page.get_by_text(guest.say("free-seen"))).to_be_visible()
    await guest.page.reload()
    await open_seats(guest)
    await expect(place(guest, "E").get_by_role("button")).to_be_disabled()
    await place(guest, "N").get_by_role("button").click()
    await expect(guest.page.get_by_label(guest.say("your-hand"))).to_be_visible()
    assert (await guest.view())[1]["seat"] == "N"


async def test_nobody_is_sent_from_his_seat_by_one_tap(
    context_for: ContextFor, server: Server
) -> None:
    host, _, _ = await begin(context_for, server, "rubber")
    await host.button("menu").click()
    await host.button("menu-unseat", seat="North", name="Boris").click()
    await expect(host.page.get_by_text(host.say("menu-unseat-sure", name="Boris"))).to_be_visible()
    assert (await host.view())[1]["seats"]["N"]["name"] == "Boris"
    await host.button("menu-unseat-yes").click()
    await expect(host.page.locator('.plate[data-seat="N"]')).to_contain_text(host.say("seat-free"))


async def test_one_renames_oneself_and_shows_the_link_in_the_middle_of_a_match(
    context_for: ContextFor, server: Server
) -> None:
    host, guest, link = await begin(context_for, server, "rubber")
    await guest.button("menu").click()
    await guest.button("menu-name").click()
    await guest.page.get_by_label(guest.say("your-name")).fill("Boris the Second")
    await guest.button("lobby-save").click()
    await expect(host.page.locator('.plate[data-seat="N"]')).to_contain_text("Boris the Second")
    await guest.button("menu").click()
    await guest.button("menu-invite").click()
    await expect(guest.page.get_by_role("img", name=guest.say("lobby-qr"))).to_be_visible()
    await expect(guest.page.get_by_role("dialog")).to_contain_text(link.rsplit("/", 1)[1])


async def test_another_becomes_the_host_when_the_host_is_away_and_deals(
    context_for: ContextFor, server: Server
) -> None:
    host = await Visitor.enter(await context_for("desktop"), server)
    link = await host.open_table("Anna")
    guest = await Visitor.enter(await context_for("phone"), server)
    await guest.sit(link, "N", "Boris")
    await expect(guest.button("host-take")).to_be_hidden()
    await host.context.close()
    await expect(guest.page.get_by_text(guest.say("lobby-host-away"))).to_be_visible()
    await guest.button("host-take").click()
    await guest.button("lobby-fill").click()
    await expect(guest.page.locator("[data-stage=auction]")).to_be_visible()


async def test_a_match_keeps_its_form_when_the_rules_of_the_next_are_chosen(
    context_for: ContextFor, server: Server
) -> None:
    host, guest, _ = await begin(context_for, server, "rubber")
    assert await play_on([host, guest]) == "between"
    await do(host, type="stop_match")
    await expect(host.page.get_by_text(host.say("over-stopped"))).to_be_visible()
    rules = await (await host.page.request.get(f"{server.url}/api/rules")).json()
    await do(host, type="set_profile", profile=rules["presets"]["chicago"])
    await expect(host.page.locator("summary").first).to_contain_text(host.say("form-chicago"))
    await expect(host.page.get_by_test_id("score").locator("em")).to_have_count(0)
    await host.page.goto(server.url)
    await expect(
        host.page.locator(".earlier, section", has_text=host.say("earlier")).last
    ).to_contain_text(host.say("form-rubber"))

"""Calls that explain themselves at the table, and deals looked at again."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.async_api import Page, Route, expect

from tests.browser.conftest import ContextFor
from tests.browser.visitor import LOCALES, Json, Visitor, play_on
from tests.server import Server

PATIENCE = 60_000
"""Milliseconds that a review may take on a machine that does other things as well."""


async def at_the_auction(host: Visitor) -> str:
    """Sit down with three bots and wait until it is for the host to call."""
    link = await host.open_table("Anna")
    await host.button("lobby-fill").click()
    await expect(host.page.locator("[data-stage=auction]")).to_be_visible()
    await host.turn()
    return link


async def asked(page: Page, path: str) -> Json:
    """What the club answers to this page under this address of its table."""
    answer: Json = await page.evaluate(
        "async (path) => (await fetch('/api/tables/' + location.pathname.split('/')[2] + path))"
        ".json()",
        path,
    )
    return answer


async def expect_at(page: Page, place: int | None) -> None:
    """The card at this place of the play is the one that is shown."""
    current = page.get_by_test_id("play").locator('[aria-current="true"]')
    if place is None:
        await expect(current).to_have_count(0)
    else:
        await expect(current).to_have_attribute("data-place", str(place))


async def played_deal_with_a_costly_card(host: Visitor, link: str) -> tuple[int, int]:
    """Play deals until a card costs a trick: the number of the deal, and the card's place."""
    for n in range(1, 6):
        assert await play_on([host], bid="7NT") == "between"
        review = await asked(host.page, f"/deals/{n}/review")
        costly = [place for place, card in enumerate(review["cards"]) if card["cost"]]
        if costly:
            return n, costly[0]
        await host.page.get_by_test_id("next-deal").click()
        await expect(host.page.locator("[data-stage=auction]")).to_be_visible()
    raise AssertionError("five deals were played without a mistake")


async def test_a_deal_is_looked_at_again_from_the_table_and_by_its_link(
    context_for: ContextFor, server: Server
) -> None:
    host = await Visitor.enter(await context_for("desktop"), server)
    page = host.page
    link = await at_the_auction(host)
    n, costly = await played_deal_with_a_costly_card(host, link)
    await page.get_by_test_id("review-this").click()
    await page.wait_for_url(f"{link}/deals/{n}")
    await expect(page.get_by_test_id("result")).to_contain_text(host.say("bar-by", name="Anna"))
    await expect(page.get_by_test_id("double-dummy")).to_be_visible(timeout=PATIENCE)
    deal = await asked(page, f"/deals/{n}")

    await expect_at(page, None)
    for key, place in (
        ("ArrowRight", 0),
        ("ArrowRight", 1),
        ("ArrowLeft", 0),
        ("ArrowDown", 4),
        ("ArrowUp", 0),
        ("End", len(deal["cards"]) - 1),
        ("Home", None),
    ):
        await page.keyboard.press(key)
        await expect_at(page, place)
    await page.locator('[data-step="review-on"]').click()
    await expect_at(page, 0)

    review = await asked(page, f"/deals/{n}/review")
    card = review["cards"][costly]
    await page.locator(f'[data-place="{costly}"]').click()
    note = page.get_by_test_id("card-note")
    await expect(note).to_contain_text(host.say("review-cost", cost=card["cost"]))
    await expect(note).to_contain_text(host.say("review-kept"))
    judged = {True: "review-reasonable", False: "review-unreasonable", None: "review-unjudged"}
    await expect(note).to_contain_text(host.say(judged[card["reasonable"]]))
    await expect(page.locator(f'[data-place="{costly}"]')).to_contain_text(f"−{card['cost']}")

    guest = await Visitor.enter(await context_for("phone", "ru-RU"), server, "ru")
    await guest.page.goto(page.url)
    await expect(guest.page.get_by_test_id("result")).to_be_visible()
    await expect(guest.page.get_by_test_id("play").locator("tbody tr")).to_have_count(13)
    await expect(guest.page.get_by_test_id("par")).to_be_visible(timeout=PATIENCE)
    assert (await guest.view())[1]["seat"] is None


async def test_the_deal_on_the_table_is_not_told_before_it_is_over(
    context_for: ContextFor, server: Server
) -> None:
    host = await Visitor.enter(await context_for("desktop"), server)
    link = await at_the_auction(host)
    await host.page.goto(f"{link}/deals")
    await expect(host.page.get_by_text(host.say("deals-none"), exact=True)).to_be_visible()
    await host.page.goto(f"{link}/deals/1")
    await expect(host.page.get_by_role("heading")).to_have_text(host.say("review-refused"))
    await expect(host.page.get_by_text(host.say("error-deal-unfinished"))).to_be_visible()
    await host.page.get_by_role("link", name=host.say("sheet-back")).click()
    await expect(host.page.locator("[data-stage=auction]")).to_be_visible()


async def test_the_list_of_deals_and_the_score_sheet_lead_to_the_review(
    context_for: ContextFor, server: Server
) -> None:
    host = await Visitor.enter(await context_for("phone"), server)
    link = await at_the_auction(host)
    assert await play_on([host], bid="7NT") == "between"
    await host.page.goto(f"{link}/sheet")
    await host.page.get_by_test_id("review-deal").first.click()
    await host.page.wait_for_url(f"{link}/deals/1")
    await expect(host.page.get_by_test_id("result")).to_be_visible()
    await host.page.get_by_role("link", name=host.say("deals-all")).click()
    await host.page.wait_for_url(f"{link}/deals")
    await host.page.get_by_role("link", name=host.say("review-open", number=1)).click()
    await expect(host.page.get_by_test_id("result")).to_be_visible()


async def test_a_review_that_cannot_be_had_says_why_and_may_be_asked_for_again(
    context_for: ContextFor, server: Server
) -> None:
    host = await Visitor.enter(await context_for("desktop"), server)
    link = await at_the_auction(host)
    assert await play_on([host], bid="7NT") == "between"

    async def refuse(route: Route) -> None:
        refused = {"type": "refused", "kind": "illegal", "code": "too-slow", "details": {}}
        nothing = {"command": None, "v": None, "view": None, "error": None}
        await route.fulfill(status=409, json={**refused, **nothing})

    await host.page.route("**/review", refuse)
    await host.page.goto(f"{link}/deals/1")
    state = host.page.get_by_test_id("review-state")
    await expect(state).to_contain_text(host.say("error-too-slow"))
    await expect(host.page.get_by_test_id("play")).to_be_visible()
    await host.page.unroute("**/review")
    await state.get_by_role("button", name=host.say("try-again")).click()
    await expect(host.page.get_by_test_id("double-dummy")).to_be_visible(timeout=PATIENCE)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("device", ["phone", "desktop"])
async def test_a_call_at_the_table_says_what_it_means(
    context_for: ContextFor, server: Server, language: str, device: Literal["phone", "desktop"]
) -> None:
    host = await Visitor.enter(await context_for(device, LOCALES[language]), server, language)
    page = host.page
    link = await host.open_table("Anna")
    # Who calls after the host is somebody who waits, so that the auction stays on the table.
    guest = await Visitor.enter(await context_for("phone"), server)
    await guest.sit(link, "W", "Boris")
    await host.button("lobby-fill").click()
    await expect(page.locator("[data-stage=auction]")).to_be_visible()
    while not (await host.view())[1]["deal"]["legal_calls"]:
        await guest.act()
    said = page.get_by_test_id("explanation")

    # A bid tells what it would say before it is made, and making it takes no more than before.
    auction = await asked(page, "/auction")
    v, view = await host.view()
    bid = next(call for call in view["deal"]["legal_calls"] if call[0].isdigit())
    key = page.locator(f'button[data-call="{bid}"]')
    # The page shows the calls of others one by one: only then is the box open.
    await expect(page.locator('button[data-call="P"]')).to_be_enabled()
    if device == "desktop":
        await key.hover()
    else:
        await host.button("box-ask").click()
        await key.click()
    await expect(said).to_contain_text(host.say(f"note-{auction['possible'][bid]['note']}"))
    assert (await host.view())[0] == v
    await key.click()
    await expect(page.locator(f'[data-made="{len(view["deal"]["calls"])}"]')).to_be_visible()

    made = (await asked(page, "/auction"))["calls"][len(view["deal"]["calls"])]
    assert made["call"] == bid
    mine = page.locator(f'[data-made="{len(view["deal"]["calls"])}"]')
    await mine.click()
    await expect(mine).to_have_attribute("aria-expanded", "true")
    await expect(said).to_contain_text("Anna")
    await expect(said).to_contain_text(host.say(f"note-{made['meaning']['note']}"))
    await said.get_by_role("button", name=host.say("close")).click()
    await expect(said).to_be_hidden()


async def test_on_a_phone_the_auction_lies_behind_the_contract_while_cards_are_played(
    context_for: ContextFor, server: Server
) -> None:
    host = await Visitor.enter(await context_for("phone", "ru-RU"), server, "ru")
    page = host.page
    await at_the_auction(host)
    while (await host.view())[1]["deal"]["contract"] is None:
        await host.act("7NT")
    await page.get_by_test_id("see-auction").click()
    made = (await asked(page, "/auction"))["calls"]
    place = next(at for at, said in enumerate(made) if said["call"] == "7NT")
    await page.locator(f'[data-made="{place}"]').click()
    said = page.get_by_test_id("explanation")
    await expect(said).to_contain_text(host.say(f"note-{made[place]['meaning']['note']}"))


async def test_a_question_mark_asks_what_the_last_call_means(
    context_for: ContextFor, server: Server
) -> None:
    host = await Visitor.enter(await context_for("desktop"), server)
    await at_the_auction(host)
    await host.act()
    await host.turn()
    said = host.page.get_by_test_id("explanation")
    await host.page.keyboard.press("?")
    await expect(said).to_be_visible()
    await host.page.keyboard.press("Escape")
    await expect(said).to_be_hidden()

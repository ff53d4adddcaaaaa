"""Claims and what is taken back: asked for, answered and told on the page."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.async_api import expect

from tests.browser.accessible import expect_accessible
from tests.browser.conftest import ContextFor
from tests.browser.visitor import Json, Visitor, play_on
from tests.server import Server


async def deal_of(person: Visitor) -> Json:
    deal: Json = (await person.view())[1]["deal"]
    return deal


async def declarer_and_leader(
    context_for: ContextFor,
    server: Server,
    device: Literal["phone", "desktop"] = "desktop",
    language: str = "en",
    theme: Literal["light", "dark"] = "light",
) -> tuple[Visitor, Visitor]:
    """Two people and two bots in an auction, and it is for South to call."""
    locale = "ru-RU" if language == "ru" else "en-GB"
    south = await Visitor.enter(await context_for(device, locale, theme), server, language)
    link = await south.open_table("Anna", "chicago")
    west = await Visitor.enter(await context_for(device, locale, theme), server, language)
    await west.sit(link, "W", "Gustav")
    await expect(south.seat("W")).to_contain_text("Gustav")
    await south.button("lobby-fill").click()
    await expect(south.page.locator("[data-stage=auction]")).to_be_visible()
    while not (await deal_of(south))["legal_calls"]:
        await west.act("P")
    return south, west


async def ready(person: Visitor) -> None:
    """It is for this person to play, and the page has come to it too."""
    await person.turn()
    await expect(person.page.locator('[data-card][aria-disabled="false"]').first).to_be_visible()


async def to_first_trick(south: Visitor, west: Visitor) -> None:
    """South plays seven notrump; West has led and dummy is to play."""
    await south.turn()
    await south.call("7NT")
    await west.turn()
    while not (await deal_of(west))["legal_cards"]:
        for person in (west, south):
            if (await deal_of(person))["legal_calls"]:
                await person.act("P")
    await west.act()
    await ready(south)


async def concede(south: Visitor) -> None:
    """South concedes what is left; the bot has nothing against it."""
    form = south.page.get_by_test_id("claim-form")
    await expect(form).to_be_visible()
    await form.get_by_role("combobox").select_option(label=south.say("claim-none"))
    await south.button("claim-how-high").click()
    await south.page.get_by_test_id("claim-send").click()
    await expect(south.page.get_by_test_id("claim-open")).to_be_visible()


async def test_a_claim_is_refused_and_play_goes_on_then_another_is_accepted(
    context_for: ContextFor, server: Server
) -> None:
    south, west = await declarer_and_leader(context_for, server)
    await to_first_trick(south, west)
    left = (await deal_of(south))["hands"]["S"]

    await south.page.keyboard.press("r")
    await concede(south)
    asked = west.page.get_by_test_id("claim-open")
    await expect(asked).to_contain_text(west.say("claim-open", name="Anna", tricks=0, left=13))
    await expect(asked).to_contain_text(west.say("claim-how-high"))
    assert (await deal_of(west))["hands"]["S"] == left
    await expect(south.page.get_by_test_id("claim-open")).to_contain_text("Gustav")
    await expect(south.page.get_by_test_id("accept")).to_have_count(0)
    await west.page.get_by_test_id("refuse").click()
    told = west.say("claim-refused", name="Gustav")
    for person in (south, west):
        await expect(person.page.get_by_test_id("claim-open")).to_have_count(0)
        await expect(person.page.get_by_test_id("asking-news")).to_have_text(told)
    open_hand = west.page.get_by_label(west.say("hand-open", name="Anna"))
    await expect(open_hand).to_be_visible()

    assert await play_on([south, west], 2) == "deal"
    await ready(south)
    await south.button("menu").click()
    await south.button("claim").click()
    await concede(south)
    await expect(west.page.get_by_test_id("accept")).to_be_visible()
    await west.page.keyboard.press("y")
    for person in (south, west):
        ended = person.page.get_by_test_id("end-claimed")
        await expect(ended).to_contain_text("Anna")

    await west.page.goto(f"{west.page.url}/deals/1")
    await expect(west.page.get_by_test_id("review-claimed")).to_contain_text("Anna")


async def test_a_call_and_a_card_from_dummy_are_taken_back_with_consent(
    context_for: ContextFor, server: Server
) -> None:
    south, west = await declarer_and_leader(context_for, server)
    calls = (await deal_of(south))["calls"]
    await south.call("7NT")
    await west.turn()
    await south.page.keyboard.press("u")
    request = west.page.get_by_test_id("undo-open")
    what = west.say("contract", level=7, strain="NT", doubling=0)
    await expect(request).to_contain_text(west.say("undo-open", name="Anna", what=what))
    await west.page.get_by_test_id("accept").click()
    await expect(request).to_have_count(0)
    told = west.say("undo-done", name="Anna", what=what)
    await expect(west.page.get_by_test_id("asking-news")).to_have_text(told)
    assert (await deal_of(south))["calls"] == calls

    await to_first_trick(south, west)
    before = await deal_of(south)
    card = before["legal_cards"][0]
    await south.act()
    await ready(south)
    assert card not in (await deal_of(south))["hands"]["N"]
    await south.button("menu").click()
    await south.button("undo").click()
    await expect(west.page.get_by_test_id("undo-open")).to_be_visible()
    await west.page.get_by_test_id("refuse").click()
    told = south.say("undo-refused", name="Gustav")
    await expect(south.page.get_by_test_id("asking-news")).to_have_text(told)
    assert card not in (await deal_of(south))["hands"]["N"]
    await south.page.keyboard.press("u")
    await expect(west.page.get_by_test_id("undo-open")).to_be_visible()
    await west.page.get_by_test_id("accept").click()
    await expect(south.page.locator(f'[data-hand] [data-card="{card}"]')).to_be_visible()
    after = await deal_of(south)
    assert after["hands"] == before["hands"]
    assert after["trick"] == before["trick"]


async def test_the_host_calls_off_what_nobody_answers(
    context_for: ContextFor, server: Server
) -> None:
    south, west = await declarer_and_leader(context_for, server)
    await to_first_trick(south, west)
    await west.page.close()
    await south.page.keyboard.press("r")
    await concede(south)
    waits = south.page.get_by_test_id("claim-open")
    await expect(waits).to_contain_text(south.say("asking-away", name="Gustav"))
    await south.button("claim-call-off").click()
    await expect(waits).to_have_count(0)
    await south.turn()


async def test_the_host_chooses_what_may_be_asked(context_for: ContextFor, server: Server) -> None:
    host = await Visitor.enter(await context_for("phone"), server)
    await host.open_table("Anna", "chicago")
    paper = host.page.get_by_test_id("customs")
    await paper.locator("summary").click()
    await paper.get_by_role("combobox").nth(0).select_option(label=host.say("customs-undo-off"))
    await expect(paper).to_contain_text(host.say("customs-now", undo="off"))
    dispute = host.say("customs-claim_dispute-double_dummy")
    await paper.get_by_role("combobox").nth(1).select_option(label=dispute)
    bots = host.say("customs-bots_claim-always")
    await paper.get_by_role("combobox").nth(2).select_option(label=bots)
    await host.page.reload()
    await paper.locator("summary").click()
    await expect(paper.get_by_role("combobox").nth(2)).to_have_value("1")
    wanted = {"undo": "off", "claim_dispute": "double_dummy", "bots_claim": "always"}
    assert (await host.view())[1]["customs"] == wanted
    await host.button("lobby-fill").click()
    await host.turn()
    await host.call("P")
    await host.button("menu").click()
    await expect(host.button("customs")).to_be_visible()
    await expect(host.button("undo")).to_have_count(0)


@pytest.mark.parametrize(
    ("device", "language", "theme"),
    [("phone", "ru", "dark"), ("desktop", "en", "light")],
)
async def test_claims_and_requests_are_accessible(
    context_for: ContextFor,
    server: Server,
    device: Literal["phone", "desktop"],
    language: str,
    theme: Literal["light", "dark"],
) -> None:
    south, west = await declarer_and_leader(context_for, server, device, language, theme)
    await south.call("7NT")
    await west.turn()
    await south.page.keyboard.press("u")
    await expect(west.page.get_by_test_id("accept")).to_be_visible()
    await expect_accessible(west.page, "a request")
    await west.page.get_by_test_id("accept").click()
    await to_first_trick(south, west)
    await south.page.keyboard.press("r")
    await expect(south.page.get_by_test_id("claim-form")).to_be_visible()
    await expect_accessible(south.page, "claiming")
    await concede(south)
    await expect(west.page.get_by_test_id("accept")).to_be_visible()
    await expect_accessible(west.page, "a claim to answer")
    await expect_accessible(south.page, "a claim that waits")
    await west.page.get_by_test_id("refuse").click()
    await expect(west.page.get_by_test_id("claim-open")).to_have_count(0)
    await expect_accessible(west.page, "a hand that lies open")

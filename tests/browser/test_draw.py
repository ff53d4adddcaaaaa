"""Draw Bridge for two on the page: the draw, the auction, the play without dummy."""

from __future__ import annotations

from playwright.async_api import expect

from tests.browser.accessible import expect_accessible
from tests.browser.conftest import ContextFor
from tests.browser.visitor import Json, Visitor, play_on
from tests.server import Server

TRICKS = 13
STOCK = 26

# Everything that a screen reader is told from now on, without the signs that part directions.
HEARD = """() => {
    globalThis.heard = [];
    const log = document.querySelector("[role=log]");
    const hear = () => heard.push(log.textContent.replace(/[\\u2068\\u2069]/g, ""));
    new MutationObserver(hear).observe(log, {childList: true, characterData: true, subtree: true});
}"""

Two = tuple[Visitor, Visitor]


async def gather(context_for: ContextFor, server: Server) -> Two:
    """Anna at a desk and Вера, in Russian, on a phone, who came by Anna's link."""
    anna = await Visitor.enter(await context_for("desktop"), server)
    link = await anna.open_table("Anna", "draw", "N")
    vera = await Visitor.enter(await context_for("phone", "ru-RU", "dark"), server, "ru")
    await vera.page.goto(link)
    await expect(vera.page.locator("[data-seat]")).to_have_count(2)
    await vera.sit(link, "E", "Вера")
    await anna.button("lobby-deal").click()
    for person in (anna, vera):
        await expect_stock(person, STOCK)
    return anna, vera


def named(person: Visitor, card: str) -> str:
    rank = int(card[1]) if card[1].isdigit() else card[1]
    return person.say("card", rank=rank, suit=card[0])


async def expect_stock(person: Visitor, left: int) -> None:
    stock = person.page.get_by_test_id("stock")
    await expect(stock).to_contain_text(person.say("draw-left", count=left))


async def expect_drawn(person: Visitor, other: Visitor) -> None:
    """What this person drew last is in his hand, is named to him, and to nobody else."""
    _, view = await person.view()
    card: str = view["deal"]["stock"]["drawn"][-1]
    name = named(person, card)
    drawn = person.page.get_by_test_id("drawn")
    await expect(drawn.get_by_role("img", name=name, exact=True)).to_be_visible()
    await expect(person.page.locator(f'[data-hand] [data-card="{card}"]')).to_be_visible()
    await expect(other.page.locator(f'[data-card="{card}"]')).to_have_count(0)
    _, seen = await other.view()
    assert card not in seen["deal"]["stock"]["drawn"]


async def act(two: Two, actions: int) -> None:
    """Let the two act so many times in turn, and no more."""
    for _ in range(actions):
        actor = to_act((await two[0].view())[1])
        person = two["NE".index(actor)]
        assert await person.act()


def to_act(view: Json) -> str:
    actor: str = view["deal"]["actor"]
    return actor


async def test_two_people_draw_bid_and_play_a_deal_and_begin_the_next(
    context_for: ContextFor, server: Server
) -> None:
    anna, vera = two = await gather(context_for, server)
    _, first = await anna.view()
    dealer: str = first["deal"]["dealer"]
    assert to_act(first) != dealer, "who did not deal leads to the draw"
    for person in two:
        await expect_accessible(person.page, "before the draw")

    await act(two, 2)
    for person, other in (two, (vera, anna)):
        await expect_stock(person, STOCK - 2)
        await expect_drawn(person, other)
        await expect_accessible(person.page, "the draw")

    await act(two, 2 * (TRICKS - 1))
    for person in two:
        await expect(person.page.locator("[data-stage=auction]")).to_be_visible()
        await expect(person.page.get_by_test_id("stock")).to_have_count(0)
        await expect(person.page.locator("[data-column]")).to_have_count(2)
        await expect_accessible(person.page, "the auction of two")
    assert to_act((await anna.view())[1]) == dealer

    # A bid and one pass end the auction; the other one leads, and no dummy is laid.
    await act(two, 2)
    for person in two:
        await expect(person.page.locator("[data-stage=play]")).to_be_visible()
        await expect(person.page.get_by_test_id("contract")).to_be_visible()
    assert to_act((await anna.view())[1]) != dealer
    await act(two, 4)
    for person in two:
        await expect(person.page.locator("[data-hand]")).to_have_count(1)
        await expect(person.page.locator("[data-hand] [data-card]")).to_have_count(TRICKS - 2)
        await expect_accessible(person.page, "the play of two")

    assert await play_on(list(two)) == "between"
    for person in two:
        await expect(person.page.get_by_test_id("deal-end")).to_be_visible()
        await expect(person.page.get_by_test_id("review-this")).to_have_count(0)
        await expect_accessible(person.page, "the end of a deal of two")
    await vera.page.get_by_test_id("next-deal").click()
    for person in two:
        await expect_stock(person, STOCK)
    assert (await anna.view())[1]["deal"]["dealer"] != dealer


async def test_one_person_draws_by_keys_against_a_bot(
    context_for: ContextFor, server: Server
) -> None:
    anna = await Visitor.enter(await context_for("desktop"), server)
    await anna.open_table("Anna", "draw", "N")
    await anna.button("lobby-fill").click()
    await expect(anna.page.get_by_test_id("stock")).to_be_visible()
    await anna.turn()
    _, view = await anna.view()
    card: str = view["deal"]["legal_cards"][-1]
    await expect(anna.page.locator(f'[data-card="{card}"]')).to_have_attribute(
        "aria-disabled", "false"
    )
    await anna.page.evaluate(HEARD)
    await anna.page.keyboard.type(card.lower().replace("t", "10"))
    await expect(anna.page.locator(f'[data-card="{card}"]')).to_have_count(0)
    await expect_stock(anna, STOCK - 2)
    drawn: str = (await anna.view())[1]["deal"]["stock"]["drawn"][-1]
    said = anna.say("said-drew", card=named(anna, drawn))
    await anna.page.wait_for_function("said => heard.join(' ').includes(said)", arg=said)
    assert await play_on([anna]) == "between"
    await expect(anna.page.get_by_test_id("deal-end")).to_be_visible()


async def test_where_the_rules_say_so_the_top_of_the_stock_is_seen(
    context_for: ContextFor, server: Server
) -> None:
    anna = await Visitor.enter(await context_for("phone"), server)
    await anna.page.goto(server.url)
    path = await anna.page.evaluate(
        """async () => (await (await fetch("/api/tables", {
            method: "POST",
            headers: {"content-type": "application/json"},
            body: JSON.stringify({
                profile: {form: "draw", stock_top_face_up: true, draw_follow_suit: true},
                name: "Anna", seat: "N"
            }),
        })).json()).path"""
    )
    await anna.page.goto(server.url + path)
    await anna.button("lobby-fill").click()
    await expect_stock(anna, STOCK)
    await anna.turn()
    _, view = await anna.view()
    top: str = view["deal"]["stock"]["top"]
    name = anna.say("draw-top", card=named(anna, top))
    await expect(anna.page.get_by_role("img", name=name)).to_be_visible()
    await expect_accessible(anna.page, "a stock with its top card open")

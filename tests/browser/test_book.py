"""The score book in real browsers: entered by taps, corrected, printed, with the line down."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Literal, NamedTuple

import pytest
from playwright.async_api import BrowserContext, Locator, Route, WebSocketRoute, expect

from tests.browser.accessible import expect_accessible
from tests.browser.conftest import ContextFor
from tests.browser.visitor import Visitor
from tests.server import Server

NAMES = ("Anna", "Boris", "Vera", "Gleb")
MINUS = "\u2212"


class Played(NamedTuple):
    """A deal as people say it: the contract, who, doubled or not, tricks over or under."""

    bid: str
    who: str
    doubled: str = ""
    over: int = 0


# The rubber of nine deals that is published as a set of slides; N and S are side A.
SLIDES = (
    Played("2H", "N", "", 2),
    Played("4S", "E", "X", -2),
    Played("3NT", "E", "", 1),
    Played("3S", "W"),
    Played("2D", "W", "", -2),
    Played("6H", "S", "X", 1),
    Played("1NT", "E", "", 1),
    Played("3C", "N"),
    Played("3H", "W"),
)
MOST_TAPS = 5


class Scorer:
    """Somebody who keeps the score on a page; counts the taps it takes."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor, self.page = visitor, visitor.page
        self.taps = 0

    def key(self, key: str) -> Locator:
        return self.page.locator(f'[data-key="{key}"]')

    async def tap(self, target: Locator) -> None:
        await target.click()
        self.taps += 1

    async def begin(self, kind: str = "rubber", names: tuple[str, ...] = NAMES) -> str:
        """Set a book up with these players in this order; returns its link."""
        await self.page.goto(f"{self.visitor.server.url}/s/new")
        await self.page.locator(f'input[value="{kind}"]').first.check(force=True)
        fields = self.page.locator("fieldset .names .field")
        for place, name in enumerate(names):
            if await fields.count() == place:
                await self.visitor.button("book-add-player").click()
            await fields.nth(place).fill(name)
        await self.visitor.button("book-begin").click()
        await self.page.wait_for_url(re.compile(r"/s/(?!new$)"))
        await expect(self.page.locator(".enter, .entry").first).to_be_visible()
        return self.page.url

    async def choose(self, deal: Played) -> None:
        """Enter a deal without writing it down."""
        await expect(self.page.locator(".enter, .entry").first).to_be_visible()
        if await self.page.locator(".enter .btn").count():
            await self.tap(self.page.locator(".enter .btn"))
        await self.tap(self.key(deal.bid))
        await self.tap(self.page.locator(f'.who [data-key="{deal.who}"]'))
        if deal.doubled:
            await self.tap(self.key(deal.doubled))
        if deal.over:
            sign = "+" if deal.over > 0 else MINUS
            await self.tap(self.key(f"{sign}{abs(deal.over)}"))

    async def enter(self, deal: Played) -> int:
        """Enter a deal and write it down; how many taps that took."""
        before = self.taps
        await self.choose(deal)
        written = await self.deals().count()
        await expect(self.key("write").locator("b")).to_be_visible()
        await self.tap(self.key("write"))
        await expect(self.deals()).to_have_count(written + 1)
        return self.taps - before

    def deals(self) -> Locator:
        return self.page.locator("li[data-deal]")

    async def expect_totals(self, we: int, they: int) -> None:
        totals = self.page.locator(".totals [data-asked]")
        await expect(totals.first).to_contain_text(str(we))
        await expect(totals.last).to_contain_text(str(they))

    async def open_deal(self, place: int) -> Locator:
        row = self.page.locator(f'li[data-deal="{place}"]')
        await row.locator("button[aria-expanded].icon").click()
        return row


class WeakLine:
    """The line of a window to the club, which can be dead for a while."""

    def __init__(self) -> None:
        self.dead = False
        self._open: list[WebSocketRoute] = []

    @classmethod
    async def of(cls, context: BrowserContext) -> WeakLine:
        line = cls()
        await context.route_web_socket("**/live", line._connect)
        await context.route("**/preview", line._preview)
        return line

    async def drop(self) -> None:
        self.dead = True
        await self._open[-1].close(code=1011)

    async def _connect(self, line: WebSocketRoute) -> None:
        if self.dead:
            await line.close(code=1011)
            return
        club = line.connect_to_server()
        self._open.append(line)
        line.on_message(lambda message: None if self.dead else club.send(message))

    async def _preview(self, route: Route) -> None:
        await (route.abort() if self.dead else route.continue_())


async def scorer(
    context_for: ContextFor,
    server: Server,
    device: Literal["phone", "desktop"] = "phone",
    language: str = "en",
    theme: Literal["light", "dark"] = "light",
) -> Scorer:
    locale = "ru-RU" if language == "ru" else "en-GB"
    context = await context_for(device, locale, theme)
    return Scorer(await Visitor.enter(context, server, language))


async def test_the_published_rubber_is_entered_corrected_and_printed(
    context_for: ContextFor, server: Server
) -> None:
    anna = await scorer(context_for, server)
    say = anna.visitor.say
    await anna.begin()
    taps = [await anna.enter(deal) for deal in SLIDES]
    assert max(taps) <= MOST_TAPS, taps
    await anna.expect_totals(1690, 880)
    await expect(anna.page.get_by_text(say("sheet-wins", who="we", points=810))).to_be_visible()

    # What is printed is the pad alone, on one page of A4.
    printed = await anna.page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b(?!s)", printed)) == 1
    await anna.page.emulate_media(media="print")
    await expect(anna.page.locator(".pad .totals")).to_be_visible()
    await expect(anna.deals().first).to_be_hidden()
    await expect(anna.visitor.button("book-history")).to_be_hidden()
    await anna.page.emulate_media(media="screen")

    row = await anna.open_deal(3)
    await row.get_by_role("button", name=say("book-correct-deal")).click()
    await expect(anna.key("write")).to_contain_text(say("book-correct"))
    await anna.key("=").click()
    await expect(anna.key("write")).to_contain_text("+100")
    await anna.key("write").click()
    await expect(anna.page.get_by_text(say("book-changed", count=1))).to_be_visible()
    await expect(anna.page.locator("tbody s")).to_have_text(f"{say('book-was')}130")
    await anna.expect_totals(1690, 850)
    await anna.visitor.button("book-undo").click()
    await anna.expect_totals(1690, 880)
    await anna.visitor.button("book-history").click()
    dialog = anna.page.get_by_role("dialog")
    await expect(dialog).to_contain_text(say("book-undone"))
    await expect(dialog.get_by_role("listitem")).to_have_count(len(SLIDES) + 5)


@pytest.mark.parametrize("device", ["phone", "desktop"])
async def test_an_unfinished_match_is_printed_without_what_enters_it(
    context_for: ContextFor, server: Server, device: Literal["phone", "desktop"]
) -> None:
    anna = await scorer(context_for, server, device)
    await anna.begin()
    await anna.enter(SLIDES[0])
    printed = await anna.page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b(?!s)", printed)) == 1
    await anna.page.emulate_media(media="print")
    # A sheet of A4 between its margins, in CSS pixels.
    for width in (673, 1000, 1300):
        await anna.page.set_viewport_size({"width": width, "height": 1002})
        await expect(anna.page.locator(".pad .totals")).to_be_visible()
        await expect(anna.page.locator(".dock, .entry, .enter")).not_to_have_count(0)
        for part in await anna.page.locator(".dock, .entry, .enter, .more, .stop").all():
            await expect(part).to_be_hidden()


async def test_points_are_taken_apart_before_they_are_written(
    context_for: ContextFor, server: Server
) -> None:
    anna = await scorer(context_for, server)
    await anna.begin()
    await anna.choose(Played("6H", "S", "X", 1))
    await expect(anna.key("write")).to_contain_text("+1010")
    await expect(anna.page.locator(".points dd")).to_have_text(["360", "100", "50", "500"])
    # Only results that a contract of six can have.
    await expect(anna.key("+1")).to_be_visible()
    await expect(anna.key("+2")).to_have_count(0)
    await expect(anna.deals()).to_have_count(0)


async def test_a_deal_is_typed(context_for: ContextFor, server: Server) -> None:
    anna = await scorer(context_for, server, "desktop")
    await anna.begin()
    await anna.page.keyboard.type("4sx n +1")
    await expect(anna.key("write")).to_contain_text("+390")
    await anna.page.keyboard.press("Enter")
    await expect(anna.deals()).to_have_count(1)
    await anna.page.keyboard.type("p")
    await anna.page.keyboard.press("Enter")
    await expect(anna.deals()).to_have_count(2)
    await expect(anna.deals().nth(1)).to_contain_text(anna.visitor.say("sheet-passed-out"))


async def test_a_typed_result_that_cannot_be_is_not_written(
    context_for: ContextFor, server: Server
) -> None:
    anna = await scorer(context_for, server, "desktop")
    say = anna.visitor.say
    await anna.begin()
    impossible = say("book-choose-result", level=2, over=5, under=8)
    for typed in ("2s n +", "9"):
        await anna.page.keyboard.type(typed)
        await expect(anna.page.get_by_text(impossible)).to_be_visible()
        await expect(anna.key("write")).to_be_disabled()
        await expect(anna.key("=")).to_have_attribute("aria-pressed", "false")
    await anna.page.keyboard.press("Enter")
    await expect(anna.page.locator("kbd")).to_have_text("2S N +9")
    await anna.page.keyboard.press("Backspace")
    await anna.page.keyboard.type("1")
    await expect(anna.key("write")).to_contain_text("+90")
    await expect(anna.deals()).to_have_count(0)


async def test_a_deal_is_typed_under_a_cyrillic_layout(
    context_for: ContextFor, server: Server
) -> None:
    anna = await scorer(context_for, server, "desktop")
    await anna.begin()
    press = """([key, code]) => document.body.dispatchEvent(
        new KeyboardEvent("keydown", {key, code, bubbles: true, cancelable: true}))"""
    # A keyboard says which key it is; keys on a screen say the letter only.
    for keys in (("Digit4", "KeyS", "KeyX", "Space", "KeyN", "Space", "Equal", "Digit1"), ()):
        for place, key in enumerate("4ыч т +1"):
            await anna.page.evaluate(press, [key, keys[place] if keys else ""])
        await expect(anna.key("write")).to_contain_text("+390")
        await anna.page.keyboard.press("Escape")
        await expect(anna.key("write")).to_be_disabled()


async def test_honours_that_another_strain_cannot_have_are_none(
    context_for: ContextFor, server: Server
) -> None:
    anna = await scorer(context_for, server, "desktop")
    page = anna.page
    await page.goto(f"{server.url}/s/new")
    await page.locator('input[value="rubber_law"]').check(force=True)
    fields = page.locator("fieldset .names .field")
    for place, name in enumerate(NAMES):
        await fields.nth(place).fill(name)
    await anna.visitor.button("book-begin").click()
    await anna.choose(Played("4S", "N"))
    await anna.key("NS100").click()
    await anna.key("3NT").click()
    await expect(anna.key("no-honours")).to_have_attribute("aria-pressed", "true")
    await anna.key("NS150").click()
    await anna.key("4H").click()
    await expect(anna.key("NS150")).to_have_attribute("aria-pressed", "true")


async def test_the_first_dealer_that_the_house_rules_name_is_shown(
    context_for: ContextFor, server: Server
) -> None:
    anna = await scorer(context_for, server)
    page, say = anna.page, anna.visitor.say
    await page.goto(f"{server.url}/s/new")
    unsaid = page.get_by_label(say("book-first-dealer")).locator("option").first
    await page.locator('input[value="chicago"]').first.check(force=True)
    await expect(unsaid).to_have_text(say("book-first-dealer-cut"))
    await page.locator('input[value="chicago_s0"]').check(force=True)
    await expect(unsaid).to_have_text(say("choice-first_dealer-N"))


async def test_entries_made_without_a_line_outlive_the_tab_and_are_sent_once(
    context_for: ContextFor, server: Server
) -> None:
    anna = await scorer(context_for, server)
    page, say = anna.page, anna.visitor.say
    weak = await WeakLine.of(anna.visitor.context)
    link = await anna.begin()
    for deal in SLIDES[:4]:
        await anna.enter(deal)

    await weak.drop()
    await expect(page.get_by_text(say("lost-title")).first).to_be_visible()
    for count, deal in enumerate(SLIDES[4:6], start=1):
        before = anna.taps
        await anna.choose(deal)
        await expect(page.get_by_text(say("book-points-later"))).to_be_visible()
        await anna.tap(anna.key("write"))
        assert anna.taps - before <= MOST_TAPS
        await expect(page.get_by_role("list", name=say("book-unsent")).locator("li")).to_have_count(
            count
        )
    await expect_accessible(page, "a lost line")
    await expect(anna.deals()).to_have_count(4)
    await page.close()

    weak.dead = False
    anna.page = await anna.visitor.context.new_page()
    await anna.page.goto(link)
    await expect(anna.deals()).to_have_count(6)
    for deal in SLIDES[6:]:
        await anna.enter(deal)
    await anna.expect_totals(1690, 880)
    await anna.page.reload()
    await expect(anna.deals()).to_have_count(9)


async def test_undo_without_a_line_takes_back_what_is_not_sent(
    context_for: ContextFor, server: Server
) -> None:
    anna = await scorer(context_for, server)
    page, say = anna.page, anna.visitor.say
    weak = await WeakLine.of(anna.visitor.context)
    await anna.begin()
    await anna.enter(SLIDES[0])
    await weak.drop()
    await expect(page.get_by_text(say("lost-title")).first).to_be_visible()
    unsent = page.get_by_role("list", name=say("book-unsent")).locator("li")
    await anna.choose(SLIDES[1])
    await anna.key("write").click()
    await expect(unsent).to_have_count(1)
    await anna.visitor.button("book-undo").click()
    await expect(unsent).to_have_count(0)
    weak.dead = False
    await expect(page.get_by_text(say("lost-title"))).to_have_count(0, timeout=20_000)
    await expect(anna.deals()).to_have_count(1)
    await anna.expect_totals(120, 0)


async def test_undo_of_what_somebody_has_built_on_is_refused_aloud(
    context_for: ContextFor, server: Server
) -> None:
    anna = await scorer(context_for, server)
    link = await anna.begin()
    await anna.enter(SLIDES[0])
    vera = await scorer(context_for, server)
    weak = await WeakLine.of(vera.visitor.context)
    await vera.page.goto(link)
    await expect(vera.deals()).to_have_count(1)
    await weak.drop()
    await expect(vera.page.get_by_text(vera.visitor.say("lost-title")).first).to_be_visible()
    await vera.visitor.button("book-undo").click()
    await expect(vera.page.get_by_text(vera.visitor.say("book-undo-waits")).first).to_be_visible()
    await anna.enter(SLIDES[1])
    weak.dead = False
    refusal = vera.page.get_by_role("alert").get_by_text(vera.visitor.say("error-stale"))
    await expect(refusal).to_be_visible(timeout=20_000)
    await expect(vera.deals()).to_have_count(2)


async def test_what_a_correction_changed_comes_into_sight(
    context_for: ContextFor, server: Server
) -> None:
    anna = await scorer(context_for, server)
    page, say = anna.page, anna.visitor.say
    await anna.begin()
    for deal in SLIDES:
        await anna.enter(deal)
    row = await anna.open_deal(9)
    await row.get_by_role("button", name=say("book-strike-out")).click()
    report = page.get_by_role("region", name=say("book-changed", count=1))
    await expect(report).to_be_in_viewport(ratio=0.99)
    await expect(report.get_by_role("button", name=say("book-undo"))).to_be_in_viewport()
    await expect(page.get_by_role("log")).to_contain_text(say("book-changed", count=1))


async def test_an_entry_that_is_refused_stays_in_sight_with_the_reason(
    context_for: ContextFor, server: Server
) -> None:
    anna = await scorer(context_for, server)
    link = await anna.begin()
    vera = await scorer(context_for, server)
    weak = await WeakLine.of(vera.visitor.context)
    await vera.page.goto(link)
    await vera.choose(SLIDES[0])
    await expect(vera.key("write").locator("b")).to_be_visible()

    # The owner locks the sheet while her line is down.
    await weak.drop()
    await anna.visitor.button("book-lock").click()
    await expect(anna.visitor.button("book-unlock")).to_be_visible()
    await vera.key("write").click()
    await expect(vera.page.get_by_text(vera.visitor.say("lost-title")).first).to_be_visible()
    weak.dead = False
    alert = vera.page.get_by_role("alert")
    await expect(alert).to_contain_text(vera.visitor.say("book-rejected"))
    await expect(alert).to_contain_text(vera.visitor.say("error-sheet-locked"))


async def test_two_phones_write_on_one_sheet(context_for: ContextFor, server: Server) -> None:
    anna = await scorer(context_for, server)
    link = await anna.begin()
    vera = await scorer(context_for, server)
    await vera.page.goto(link)
    await vera.page.get_by_label("Vera", exact=True).check(force=True)
    # To Vera her own side is "we".
    await expect(vera.page.locator(".head .names").first).to_contain_text("Vera")

    await vera.choose(SLIDES[0])
    await anna.enter(SLIDES[0])
    await expect(vera.page.get_by_text(vera.visitor.say("book-meanwhile", deal=1))).to_be_visible()
    await vera.page.keyboard.press("Escape")
    await vera.enter(SLIDES[1])
    await expect(anna.deals()).to_have_count(2)
    await anna.expect_totals(420, 0)
    await vera.expect_totals(0, 420)

    await anna.visitor.button("book-lock").click()
    await expect(vera.page.get_by_text(vera.visitor.say("book-locked"))).to_be_visible()
    await expect(vera.page.locator(".enter, .entry")).to_have_count(0)


async def test_a_rubber_that_ends_earlier_shows_what_lies_behind(
    context_for: ContextFor, server: Server
) -> None:
    anna = await scorer(context_for, server, "desktop")
    say = anna.visitor.say
    await anna.begin()
    for deal in SLIDES[:5]:
        await anna.enter(deal)
    row = await anna.open_deal(4)
    await row.get_by_role("button", name=say("book-correct-deal")).click()
    await anna.key("4S").click()
    await expect(anna.page.get_by_text(say("book-would-lie-behind", count=1))).to_be_visible()
    await anna.key("write").click()
    behind = anna.page.get_by_role("group", name=say("book-behind", count=1))
    await expect(behind).to_be_visible()
    await anna.visitor.button("book-undo").click()
    await expect(behind).to_have_count(0)
    row = await anna.open_deal(4)
    await row.get_by_role("button", name=say("book-correct-deal")).click()
    await anna.key("4S").click()
    await anna.key("write").click()
    # That deal was the first of their next rubber.
    await behind.get_by_role("button", name=say("book-carry")).click()
    await expect(anna.page.get_by_role("heading", level=1)).to_contain_text("2")
    await expect(anna.deals()).to_have_count(1)
    await anna.expect_totals(100, 0)
    await expect(anna.page.get_by_text(say("book-match-unsound"))).to_have_count(0)


async def test_an_earlier_rubber_that_lost_its_end_is_played_on_or_stopped(
    context_for: ContextFor, server: Server
) -> None:
    anna = await scorer(context_for, server)
    page, say = anna.page, anna.visitor.say
    await anna.begin()
    await anna.enter(Played("4S", "N"))
    await anna.enter(Played("4S", "S"))
    await anna.visitor.button("book-begin-next", form="rubber", match=2).click()
    await expect(anna.deals()).to_have_count(0)
    await anna.enter(Played("3NT", "E"))
    await page.get_by_role("button", name=say("sheet-title", form="rubber", match=1)).click()
    await expect(anna.deals()).to_have_count(2)
    row = await anna.open_deal(2)
    await row.get_by_role("button", name=say("book-strike-out")).click()
    await expect(page.get_by_text(say("book-changed", count=1))).to_be_visible()
    await expect(page.get_by_text(say("book-without-end", form="rubber"))).to_be_visible()
    # The deal that is missing is written into the first rubber, not into the second.
    await anna.enter(Played("3NT", "S"))
    await expect(page.get_by_text(say("book-without-end", form="rubber"))).to_have_count(0)
    await expect(page.locator(".enter, .entry")).to_have_count(0)
    row = await anna.open_deal(2)
    await row.get_by_role("button", name=say("book-strike-out")).click()
    await anna.visitor.button("book-stop", form="rubber").click()
    await expect(
        page.get_by_text(say("book-stop-premium", who="we", what="game", points=300))
    ).to_be_visible()
    await anna.visitor.button("book-stop-now").click()
    await anna.expect_totals(420, 0)
    await expect(anna.visitor.button("book-resume")).to_be_visible()
    await anna.visitor.button("book-to-present").click()
    await expect(anna.deals()).to_have_count(1)
    await expect(page.get_by_text(say("book-match-unsound"))).to_have_count(0)


async def test_what_was_refused_is_kept_until_it_goes_into_the_next_rubber(
    context_for: ContextFor, server: Server
) -> None:
    anna = await scorer(context_for, server)
    link = await anna.begin()
    await anna.enter(Played("4S", "N"))
    vera = await scorer(context_for, server)
    say = vera.visitor.say
    weak = await WeakLine.of(vera.visitor.context)
    await vera.page.goto(link)
    await expect(vera.deals()).to_have_count(1)
    await weak.drop()
    await expect(vera.page.get_by_text(say("lost-title")).first).to_be_visible()
    await vera.choose(Played("2H", "E"))
    await vera.key("write").click()
    await anna.enter(Played("4S", "S"))
    await expect(anna.visitor.button("book-begin-next", form="rubber", match=2)).to_be_visible()

    weak.dead = False
    alert = vera.page.get_by_role("alert")
    await expect(alert).to_contain_text(say("error-rubber-over"))
    await vera.page.reload()
    await expect(alert).to_contain_text(say("error-rubber-over"))
    into = vera.visitor.button("book-write-into", form="rubber", match=2)
    await expect(into).to_have_count(0)
    await anna.visitor.button("book-begin-next", form="rubber", match=2).click()
    await expect_accessible(vera.page, "a refused entry")
    await into.click()
    await expect(vera.deals()).to_have_count(1)
    await expect(alert).to_have_count(0)
    await expect(anna.deals()).to_have_count(1)
    await vera.page.reload()
    await expect(vera.deals()).to_have_count(1)
    await expect(alert).to_have_count(0)


async def test_a_correction_tells_what_another_phone_did_to_its_deal(
    context_for: ContextFor, server: Server
) -> None:
    anna = await scorer(context_for, server)
    link = await anna.begin()
    await anna.enter(SLIDES[0])
    await anna.enter(SLIDES[2])
    vera = await scorer(context_for, server)
    page, say = vera.page, vera.visitor.say
    await page.goto(link)
    row = await vera.open_deal(1)
    await row.get_by_role("button", name=say("book-correct-deal")).click()
    await expect(vera.key("write")).to_contain_text(say("book-correct"))

    row = await anna.open_deal(1)
    await row.get_by_role("button", name=say("book-correct-deal")).click()
    await anna.key("=").click()
    await anna.key("write").click()
    await expect(page.get_by_text(say("book-corrected-meanwhile"))).to_be_visible()
    row = await anna.open_deal(1)
    await row.get_by_role("button", name=say("book-strike-out")).click()
    await expect(page.get_by_role("heading", name=say("book-struck-title"))).to_be_visible()
    await expect(page.get_by_text(say("book-struck"))).to_be_visible()
    await expect(vera.key("write")).to_contain_text("120")
    await vera.key("write").click()
    await expect(vera.deals()).to_have_count(2)
    await expect(vera.deals().first).to_contain_text("120")


async def test_the_end_of_a_tour_is_told_with_what_each_player_has(
    context_for: ContextFor, server: Server
) -> None:
    anna = await scorer(context_for, server)
    page, say = anna.page, anna.visitor.say
    await anna.begin("tour")
    for rubber in (1, 2, 3):
        await anna.enter(Played("4S", "N"))
        await anna.enter(Played("4S", "S"))
        if rubber < 3:
            await anna.visitor.button("book-begin-next", form="rubber", match=rubber + 1).click()
            await expect(anna.deals()).to_have_count(0)
    over = page.get_by_role("region", name=say("book-tour-over", by="units"))
    await expect(over.locator("ol li")).to_have_count(len(NAMES))
    await expect_accessible(page, "the end of a tour")
    await anna.visitor.button("book-begin-tour").click()
    await expect(page.get_by_role("heading", level=1)).to_contain_text(
        say("book-tour-title", rubber=1)
    )


async def test_five_at_a_chicago_go_round_and_take_the_sheet_away(
    context_for: ContextFor, server: Server, tmp_path: Path
) -> None:
    anna = await scorer(context_for, server)
    page, say = anna.page, anna.visitor.say
    await anna.begin("chicago", (*NAMES, "Dasha"))
    await expect(page.get_by_text(say("book-sits-out", count=1, names="Dasha"))).to_be_visible()
    for deal in SLIDES[:4]:
        await anna.enter(deal)
    await page.get_by_role("button", name=say("book-take-away")).click()
    for kind in ("CSV", "JSON"):
        async with page.expect_download() as file:
            await page.get_by_role("link", name=kind).click()
        assert (await file.value).suggested_filename.endswith(f".{kind.lower()}")
    async with page.expect_download() as file:
        await anna.visitor.button("book-picture").click()
    picture = tmp_path / "sheet.png"
    await (await file.value).save_as(picture)
    assert picture.read_bytes().startswith(b"\x89PNG")
    await page.keyboard.press("Escape")
    await anna.visitor.button("book-begin-next", form="chicago", match=2).click()
    await expect(page.get_by_role("heading", level=1)).to_contain_text("2")
    await expect(page.get_by_text(say("book-sits-out", count=1, names="Dasha"))).to_have_count(0)
    first = say("sheet-title", form="chicago", match=1)
    await page.get_by_role("button", name=first).click()
    await expect(anna.deals()).to_have_count(4)
    await anna.visitor.button("book-to-present").click()
    await expect(anna.deals()).to_have_count(0)


@pytest.mark.parametrize(
    ("device", "language", "theme"),
    [
        ("phone", "en", "light"),
        ("phone", "ru", "dark"),
        ("desktop", "en", "dark"),
        ("desktop", "ru", "light"),
    ],
)
async def test_the_pages_are_accessible(
    context_for: ContextFor,
    server: Server,
    device: Literal["phone", "desktop"],
    language: str,
    theme: Literal["light", "dark"],
) -> None:
    anna = await scorer(context_for, server, device, language, theme)
    page, say = anna.page, anna.visitor.say
    await page.goto(f"{server.url}/s/new")
    await page.locator("summary").click()
    for way in ("manual", "fixed"):
        await page.get_by_label(say("book-seating-way", way=way)).check(force=True)
        await expect_accessible(page, f"set-up, {way}")
    await page.goto(f"{server.url}/s/nowhere22")
    await expect(page.get_by_role("heading", name=say("book-gone-title"))).to_be_visible()
    await expect_accessible(page, "no such sheet")

    await anna.begin("rubber", ("Константин-Максимилиан", "Boris", "Vera", "Gleb"))
    await expect_accessible(page, "empty book")
    await anna.enter(SLIDES[0])
    await anna.enter(SLIDES[2])
    await anna.choose(SLIDES[5])
    await expect_accessible(page, "entering")
    await page.keyboard.press("Escape")
    await page.locator('[data-asked="entry-0"]').click()
    await expect_accessible(page, "why")
    await page.keyboard.press("Escape")
    row = await anna.open_deal(1)
    await expect_accessible(page, "changing a deal")
    await row.get_by_role("button", name=say("book-strike-out")).click()
    await expect(page.get_by_text(say("book-changed", count=1))).to_be_visible()
    await expect_accessible(page, "what changed")
    await anna.visitor.button("book-stop", form="rubber").click()
    await expect(
        page.get_by_text(say("book-stop-premium", who="they", what="game", points=300))
    ).to_be_visible()
    await expect_accessible(page, "stopping")
    await anna.visitor.button("book-stop-now").click()
    await expect(anna.visitor.button("book-begin-next", form="rubber", match=2)).to_be_visible()
    await expect_accessible(page, "stopped")
    await anna.visitor.button("book-history").click()
    await expect(page.get_by_role("dialog").get_by_role("listitem").first).to_be_visible()
    await expect_accessible(page, "history")
    await page.keyboard.press("Escape")
    await page.get_by_role("button", name=say("book-take-away")).click()
    await expect_accessible(page, "taking away")

"""From the home page to the first deal, and a line that breaks on the way."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.async_api import Page, WebSocketRoute, expect

from tests.browser.accessible import expect_accessible
from tests.browser.conftest import ContextFor
from tests.server import Server


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    server = Server(tmp_path_factory.mktemp("home") / "club.sqlite")
    server.start()
    yield server.url
    server.stop()


async def open_table(page: Page, club: str, name: str) -> str:
    """Make a table with the rules that are offered first; returns its address."""
    await page.goto(club)
    await page.get_by_label("Your name").fill(name)
    await page.get_by_role("button", name="Open the table").click()
    await expect(page.get_by_role("button", name=f"South: {name}")).to_be_visible()
    return page.url


@pytest.mark.parametrize("device", ["phone", "desktop"])
@pytest.mark.parametrize(
    ("locale", "button"), [("en-GB", "Open the table"), ("ru", "Открыть стол")]
)
async def test_home_is_accessible(
    context_for: ContextFor, club: str, device: str, locale: str, button: str
) -> None:
    context = await context_for("phone" if device == "phone" else "desktop", locale, "dark")
    page = await context.new_page()
    await page.goto(club)
    await expect(page.get_by_role("combobox").first).to_be_visible()
    await expect(page.get_by_role("button", name=button)).to_be_visible()
    await expect_accessible(page, "home")
    assert await page.evaluate("document.documentElement.lang") == locale[:2]


async def test_changing_a_rule_makes_rules_of_ones_own(context_for: ContextFor, club: str) -> None:
    page = await (await context_for()).new_page()
    await page.goto(club)
    await page.get_by_label("A redoubled contract made").select_option("50")
    await expect(page.get_by_label("Our own")).to_be_checked()
    await page.get_by_label("Chicago", exact=False).first.check(force=True)
    await expect(page.get_by_label("On the second and third deal")).to_be_visible()


async def test_a_guest_sits_down_in_three_steps(context_for: ContextFor, club: str) -> None:
    host = await (await context_for()).new_page()
    link = await open_table(host, club, "Anna")
    guest = await (await context_for("phone")).new_page()
    await guest.goto(link)
    await expect(guest.get_by_role("button", name="Sit North")).to_be_visible()
    await expect_accessible(guest, "seats")
    await guest.get_by_label("Your name").fill("Konstantin")
    await guest.get_by_role("button", name="East: Free").tap()
    await expect(host.get_by_text("Two seats to fill")).to_be_visible()
    await expect(host.get_by_role("button", name="East: Konstantin")).to_be_visible()
    await expect_accessible(host, "lobby")
    await host.get_by_role("button", name="Fill with bots and deal").click()
    await expect(guest.get_by_role("heading", level=1)).to_contain_text("1")


async def test_a_taken_name_is_refused_in_a_sentence(context_for: ContextFor, club: str) -> None:
    host = await (await context_for()).new_page()
    link = await open_table(host, club, "Anna")
    guest = await (await context_for()).new_page()
    await guest.goto(link)
    await guest.get_by_label("Your name").fill("anna")
    await guest.get_by_role("button", name="Sit North").click()
    await expect(guest.get_by_role("alert")).to_contain_text("Choose another name")


async def test_an_action_on_a_dead_line_is_done_once_it_is_back(
    context_for: ContextFor, club: str
) -> None:
    context = await context_for()
    page = await context.new_page()
    lines: list[WebSocketRoute] = []
    dead = False
    commands: list[str] = []

    async def connect(line: WebSocketRoute) -> None:
        if dead:
            await line.close(code=1011)
            return
        server = line.connect_to_server()
        lines.append(line)

        def forward(message: str | bytes) -> None:
            if '"act"' in str(message):
                commands.append(str(message))
            if not dead:
                server.send(message)

        line.on_message(forward)

    await page.route_web_socket("**/live", connect)
    await open_table(page, club, "Anna")
    dead = True
    await page.get_by_role("button", name="East: Free").click()
    await page.get_by_role("button", name="Seat a bot here").click()
    await page.wait_for_timeout(100)
    await lines[-1].close(code=1011)
    await expect(page.get_by_text("Your move is kept.").first).to_be_visible()
    await expect_accessible(page, "a kept move")
    await page.reload()
    await expect(page.get_by_text("Your move is kept.").first).to_be_visible()
    dead = False
    await page.get_by_role("button", name="Try now").click()
    await expect(page.get_by_text("Two seats to fill")).to_be_visible()
    assert len(commands) == 2
    assert commands[0] == commands[1]


async def test_an_unknown_table_is_said_to_be_one(context_for: ContextFor, club: str) -> None:
    page = await (await context_for("phone", "ru")).new_page()
    await page.goto(f"{club}/t/nosuchtable")
    await expect(page.get_by_role("heading", name="Такого стола нет")).to_be_visible()
    await expect_accessible(page, "no such table")


async def test_settings_are_kept(context_for: ContextFor, club: str) -> None:
    page = await (await context_for("phone")).new_page()
    await page.goto(club)
    await page.get_by_role("button", name="Settings").tap()
    await page.get_by_label("Русский").check(force=True)
    await page.get_by_label("Тёмное").check(force=True)
    await expect_accessible(page, "settings")
    await page.reload()
    await expect(page.get_by_role("heading", level=1)).to_have_text("Бридж со своими")
    assert await page.evaluate("document.documentElement.dataset.theme") == "dark"

"""What a page owes to everybody who reads it."""

from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Page


async def expect_accessible(page: Page, place: str) -> None:
    """Axe finds nothing on this page, nothing sticks out to the side, and it has one main part."""
    found = (await Axe().run(page)).response["violations"]
    faults = [(each["id"], [node["target"] for node in each["nodes"]]) for each in found]
    assert not faults, f"{place}: {faults}"
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth"), place
    assert await page.evaluate("document.querySelectorAll('main').length") == 1, place

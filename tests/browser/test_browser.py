"""The browser itself: that it starts, draws, and is what the fixtures say."""

from tests.browser.conftest import ContextFor


async def test_draws_text_and_takes_a_tap(context_for: ContextFor) -> None:
    context = await context_for("phone", "ru-RU", "dark")
    page = await context.new_page()
    await page.set_content(
        "<!doctype html><html lang=ru><title>Стол</title>"
        "<button onclick=\"this.textContent = 'Контра'\">Пас</button>"
    )
    button = page.get_by_role("button")
    box = await button.bounding_box()
    assert box is not None
    assert box["width"] > 20, "without a font a button has no width"
    await button.tap()
    assert await button.text_content() == "Контра"
    assert (await page.screenshot()).startswith(b"\x89PNG")


async def test_is_the_device_that_was_asked_for(context_for: ContextFor) -> None:
    context = await context_for("phone", "ru-RU", "dark")
    page = await context.new_page()
    await page.set_content("<meta name=viewport content='width=device-width'>")
    assert await page.evaluate("navigator.language") == "ru-RU"
    assert await page.evaluate("innerWidth") == 390
    for query in ("(prefers-color-scheme: dark)", "(prefers-reduced-motion: reduce)"):
        assert await page.evaluate("query => matchMedia(query).matches", query), query

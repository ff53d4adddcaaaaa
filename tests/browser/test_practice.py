"""Practice with bots: tables at one tap, hints, the settings of bots, and questions of bidding."""

from __future__ import annotations

import json

from playwright.async_api import Locator, Route, expect

from rekontra.club.study.desk import HINTING
from tests.browser.accessible import expect_accessible
from tests.browser.conftest import ContextFor
from tests.browser.visitor import Json, Visitor
from tests.server import Server

HAND = ["SA", "SK", "S7", "S2", "HK", "HQ", "H3", "DQ", "D9", "D4", "CQ", "C5", "C2"]


async def practising(
    context_for: ContextFor, server: Server, kind: str = "notrump", language: str = "en"
) -> Visitor:
    """Somebody who has tapped on this kind of deals, and is to call."""
    locale = "ru-RU" if language == "ru" else "en-GB"
    visitor = await Visitor.enter(await context_for("phone", locale), server, language)
    await visitor.page.goto(server.url)
    await visitor.page.locator(f'[data-practice="{kind}"]').click()
    await expect(visitor.page.locator("[data-stage=auction]")).to_be_visible()
    # The bots before call first, in workers that a new club has yet to start.
    await expect(hint_of(visitor)).to_be_enabled(timeout=HINTING * 1000)
    return visitor


def hint_of(visitor: Visitor) -> Locator:
    return visitor.page.get_by_test_id("hint-button")


async def hinted(visitor: Visitor) -> Json:
    """What the server hints to this person."""
    table = visitor.page.url.rsplit("/", 1)[1]
    answer = await visitor.page.request.get(f"{visitor.server.url}/api/tables/{table}/hint")
    told: Json = await answer.json()
    return told


async def to_own_card(visitor: Visitor) -> None:
    """Bid for the contract until it is for this person to play a card."""
    page = visitor.page
    for _ in range(40):
        await visitor.turn()
        _, view = await visitor.view()
        if view["phase"] == "between":
            await page.get_by_test_id("next-deal").click()
            await expect(page.locator("[data-stage=auction]")).to_be_visible()
        elif len(view["deal"]["legal_cards"]) > 1:
            await expect(hint_of(visitor)).to_be_enabled()
            return
        else:
            await visitor.act("7NT")
    raise AssertionError("it is never for this person to play")


async def test_one_tap_deals_the_wanted_hands_at_a_table_with_bots(
    context_for: ContextFor, server: Server
) -> None:
    anna = await practising(context_for, server)
    _, view = await anna.view()
    assert view["practice"] == "notrump"
    assert [view["seats"][seat]["bot"] for seat in "NESW"] == [True, True, False, True]
    await expect(
        anna.page.get_by_text(
            anna.say("practice-now", kind=anna.say("practice-kind-notrump")), exact=True
        )
    ).to_be_visible()
    await expect_accessible(anna.page, "a table of practice")


async def test_a_hint_tells_the_call_of_the_book_and_makes_none(
    context_for: ContextFor, server: Server
) -> None:
    anna = await practising(context_for, server, language="ru")
    v, _ = await anna.view()
    note = (await hinted(anna))["call"]["note"]
    await hint_of(anna).click()
    paper = anna.page.get_by_test_id("hint")
    await expect(paper).to_contain_text(anna.say("hint-call"))
    await expect(paper).to_contain_text(anna.say(f"note-{note}"))
    await expect_accessible(anna.page, "a hint for a call")
    assert (await anna.view())[0] == v
    await hint_of(anna).click()
    await expect(paper).to_have_count(0)


async def test_a_hint_for_a_card_weighs_the_others(context_for: ContextFor, server: Server) -> None:
    anna = await practising(context_for, server, "game")
    await to_own_card(anna)
    v, view = await anna.view()
    await anna.page.keyboard.press("i")
    paper = anna.page.get_by_test_id("hint")
    # Two jobs of a strong bot, which wait for their turn where all tests run at once.
    await expect(paper).to_contain_text(anna.say("hint-card"), timeout=HINTING * 1000)
    await expect(paper.locator("li")).to_have_count(len(view["deal"]["legal_cards"]))
    await expect_accessible(anna.page, "a hint for a card")
    assert (await anna.view())[0] == v
    await anna.page.keyboard.press("Escape")
    await expect(paper).to_have_count(0)


async def test_nobody_is_hinted_while_another_person_plays(
    context_for: ContextFor, server: Server
) -> None:
    host = await Visitor.enter(await context_for(), server)
    link = await host.open_table("Anna")
    guest = await Visitor.enter(await context_for("phone"), server)
    await guest.sit(link, "N", "Boris")
    await host.button("lobby-fill").click()
    await expect(host.page.locator("[data-stage=auction]")).to_be_visible()
    await expect(hint_of(host)).to_have_count(0)
    await expect(hint_of(guest)).to_have_count(0)


async def test_a_refused_hint_says_why(context_for: ContextFor, server: Server) -> None:
    anna = await practising(context_for, server)

    async def refuse(route: Route) -> None:
        said = {"type": "refused", "kind": "illegal", "code": "too-slow", "details": {}}
        await route.fulfill(status=409, body=json.dumps(said))

    await anna.page.route("**/hint", refuse)
    await hint_of(anna).click()
    await expect(anna.page.get_by_test_id("hint")).to_contain_text(anna.say("error-too-slow"))
    await anna.page.unroute("**/hint")
    await anna.button("try-again").click()
    await expect(anna.page.get_by_test_id("hint")).to_contain_text(anna.say("hint-call"))


async def test_who_wishes_it_hears_after_a_call_what_the_book_calls(
    context_for: ContextFor, server: Server
) -> None:
    anna = await practising(context_for, server)
    await hint_of(anna).click()
    await anna.page.get_by_role("switch", name=anna.say("coach")).check()
    book = (await hinted(anna))["call"]
    assert book["call"] != "7NT"
    await anna.call("7NT")
    remark = anna.page.get_by_test_id("remark")
    await expect(remark).to_contain_text(anna.say(f"note-{book['note']}"))
    await anna.button("close").click()
    await expect(remark).to_have_count(0)


async def test_a_guest_sees_how_the_host_lets_the_bots_play(
    context_for: ContextFor, server: Server
) -> None:
    host = await Visitor.enter(await context_for("desktop", "ru-RU"), server, "ru")
    link = await host.open_table("Анна")
    guest = await Visitor.enter(await context_for("phone"), server)
    await guest.page.goto(link)
    bots, seen = host.page.get_by_test_id("bots"), guest.page.get_by_test_id("bots")
    await bots.locator("summary").first.click()
    await bots.get_by_label(host.say("bots-level-strong"), exact=True).check(force=True)
    await bots.get_by_label(host.say("practice-deals")).select_option("slam")
    await bots.get_by_text(host.say("bots-card")).click()
    await bots.get_by_role("switch", name=host.say("card-stayman"), exact=True).uncheck()
    await expect_accessible(host.page, "the bots, for the host")

    await expect(seen).to_contain_text(
        guest.say("practice-now", kind=guest.say("practice-kind-slam"))
    )
    await seen.locator("summary").first.click()
    await expect(seen).to_contain_text(guest.say("bots-level-strong-text"))
    await expect(seen.get_by_role("radio")).to_have_count(0)
    await seen.get_by_text(guest.say("bots-card")).click()
    stayman = seen.get_by_role("switch", name=guest.say("card-stayman"), exact=True)
    await expect(stayman).not_to_be_checked()
    await expect(stayman).to_be_disabled()
    await expect_accessible(guest.page, "the bots, for a guest")


async def test_level_and_pace_can_be_changed_in_a_deal_and_the_card_cannot(
    context_for: ContextFor, server: Server
) -> None:
    anna = await practising(context_for, server)
    await anna.button("menu").click()
    await anna.button("bots").click()
    sheet = anna.page.get_by_role("dialog", name=anna.say("bots"))
    await sheet.get_by_label(anna.say("bots-level-weak"), exact=True).check(force=True)
    await sheet.get_by_label(anna.say("bots-pace-instant"), exact=True).check(force=True)
    await expect(sheet).to_contain_text(anna.say("bots-level-weak-text"))
    await sheet.get_by_text(anna.say("bots-card")).click()
    await expect(sheet.get_by_role("switch").first).to_be_disabled()
    await expect_accessible(anna.page, "the bots, in a deal")
    _, view = await anna.view()
    assert (view["bots"]["level"], view["bots"]["pace"]) == ("weak", "instant")


async def asked(visitor: Visitor, server: Server) -> str:
    """Come to the questions; the call of the book for the one that is asked."""
    page = visitor.page
    async with page.expect_response("**/api/quiz") as answered:
        await page.goto(f"{server.url}/practice/calls")
    quiz = await (await answered.value).json()
    await expect(page.get_by_test_id("question")).to_be_visible()
    question = {name: quiz[name] for name in ("hand", "dealer", "vulnerable")}
    question["auction"] = [each["call"] for each in quiz["auction"]]
    advice = await page.request.post(f"{server.url}/api/advice", data=question)
    return str((await advice.json())["call"])


async def test_a_right_answer_counts_and_the_next_question_comes(
    context_for: ContextFor, server: Server
) -> None:
    anna = await Visitor.enter(await context_for("phone"), server)
    page = anna.page
    await page.goto(server.url)
    await page.get_by_role("link", name=anna.say("calls-title")).click()
    await expect(page.get_by_test_id("question")).to_be_visible()
    await anna.call(await asked(anna, server))
    answer = page.get_by_test_id("answer")
    await expect(answer).to_have_attribute("data-verdict", "right")
    await expect(page.get_by_test_id("tally")).to_have_text(
        anna.say("calls-score", right=1, asked=1)
    )
    await anna.button("calls-next").click()
    await expect(answer).to_have_count(0)
    await expect(page.get_by_test_id("question")).to_be_visible()
    await page.reload()
    await expect(page.get_by_test_id("tally")).to_have_text(
        anna.say("calls-score", right=1, asked=1)
    )


async def test_a_wrong_answer_is_told_what_it_means_by_keys_alone(
    context_for: ContextFor, server: Server
) -> None:
    anna = await Visitor.enter(await context_for("desktop", "ru-RU", "dark"), server, "ru")
    page = anna.page
    assert await asked(anna, server) != "7NT"
    await expect_accessible(page, "a question")
    await page.keyboard.type("7n")
    answer = page.get_by_test_id("answer")
    await expect(answer).to_have_attribute("data-verdict", "wrong")
    await expect(answer).to_contain_text(anna.say("calls-yours"))
    await expect_accessible(page, "an answer")
    await expect(anna.button("calls-next")).to_be_focused()
    await page.keyboard.press("Enter")
    await expect(answer).to_have_count(0)
    await expect(page.get_by_test_id("question")).to_be_visible()


async def test_the_calls_of_a_question_are_explained(
    context_for: ContextFor, server: Server
) -> None:
    anna = await Visitor.enter(await context_for("phone"), server)
    page = anna.page
    opening: Json = {"note": "opening-1nt", "strength": [15, 17], "count": "hcp", "trumps": None}
    opening |= {"lengths": [], "balanced": True, "forcing": "no", "artificial": False}
    opening |= {"convention": None, "agrees": None}
    heard = [
        {"seat": "N", "call": "1NT", "meaning": opening, "listed": True},
        {"seat": "E", "call": "P", "meaning": {**opening, "note": "pass"}, "listed": True},
    ]
    quiz: Json = {"hand": HAND, "dealer": "N", "vulnerable": ["NS"], "seat": "S"}
    quiz["auction"] = heard
    quiz["possible"] = {"P": opening, "2C": opening}

    async def ask(route: Route) -> None:
        await route.fulfill(body=json.dumps(quiz), content_type="application/json")

    await page.route("**/api/quiz", ask)
    await page.goto(f"{server.url}/practice/calls")
    await page.locator('[data-made="0"]').click()
    await expect(page.get_by_test_id("explanation")).to_contain_text(anna.say("note-opening-1nt"))
    await expect_accessible(page, "a call of a question explained")


async def test_a_question_that_does_not_come_can_be_asked_for_again(
    context_for: ContextFor, server: Server
) -> None:
    anna = await Visitor.enter(await context_for("phone", "ru-RU"), server, "ru")
    page = anna.page
    await page.route("**/api/quiz", lambda route: route.abort())
    await page.goto(f"{server.url}/practice/calls")
    await expect(page.get_by_text(anna.say("calls-failed"))).to_be_visible()
    await expect_accessible(page, "no question")
    await page.unroute("**/api/quiz")
    await anna.button("try-again").click()
    await expect(page.get_by_test_id("question")).to_be_visible()


async def test_the_kind_of_questions_is_chosen_and_kept(
    context_for: ContextFor, server: Server
) -> None:
    anna = await Visitor.enter(await context_for(), server)
    page = anna.page
    await asked(anna, server)
    async with page.expect_request("**/api/quiz") as request:
        await page.get_by_label(anna.say("calls-kind")).select_option("preempt")
    assert (await request.value).post_data_json == {"kind": "preempt"}
    await page.reload()
    await expect(page.get_by_label(anna.say("calls-kind"))).to_have_value("preempt")
    await expect(page.get_by_test_id("question")).to_be_visible()

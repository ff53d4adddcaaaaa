"""Score books over the wire: made, written by several phones, foretold, taken away."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from rekontra.formats import keep_sheet, read_sheets
from rekontra.game import Seat, Side
from rekontra.scoring import Profile
from rekontra.web.identity import COOKIE
from rekontra.web.sheet_wire import BookRefused, BookViewMessage
from tests.server import Server
from tests.web.conftest import Visit
from tests.web.person import Json, Person

GAME: Json = {
    "contract": {"level": 4, "strain": "S", "doubling": 0, "declarer": "N"},
    "tricks": 10,
    "honours": None,
}
PASSED: Json = {"contract": None, "tricks": 0, "honours": None}
SET_UP: Json = {
    "type": "set_up",
    "profile": {"form": "rubber"},
    "players": ["Anna", "Boris", "=Clara", "Dan"],
    "seating": "fixed",
    "seats": [0, 2, 1, 3],
    "first_dealer": "N",
}


async def new_sheet(client: httpx.AsyncClient, **data: Any) -> str:
    answer = await client.post("/api/sheets", json={"name": "Anna", "set_up": SET_UP, **data})
    assert answer.status_code == 201, answer.text
    sheet = answer.json()["sheet"]
    assert answer.json()["path"] == f"/s/{sheet}"
    return str(sheet)


async def act(
    client: httpx.AsyncClient, sheet: str, command: str, v: int = 0, **action: Any
) -> httpx.Response:
    message = {"type": "act", "command": command, "v": v, "action": action}
    return await client.post(f"/api/sheets/{sheet}/act", json=message)


async def enter(client: httpx.AsyncClient, sheet: str, key: str, result: Json = GAME) -> Json:
    answer = await act(client, sheet, key, type="enter_deal", key=key, result=result)
    return dict(answer.json())


async def look(client: httpx.AsyncClient, sheet: str) -> BookViewMessage:
    answer = await client.get(f"/api/sheets/{sheet}")
    return msgspec.json.decode(answer.content, type=BookViewMessage)


async def test_a_sheet_is_made_by_one_and_written_by_another(visit: Visit) -> None:
    anna, boris = visit(), visit()
    sheet = await new_sheet(anna)
    assert (await enter(boris, sheet, "a"))["type"] == "done"
    mine, theirs = (await look(anna, sheet)).view, (await look(boris, sheet)).view
    assert (mine.owner, mine.name, theirs.owner, theirs.name) == (True, "Anna", False, None)
    assert mine.match is not None
    assert mine.match.keys == ("a",)
    assert mine.match.sheet.totals[Side.NS] == 120


async def test_a_sheet_can_be_made_first_and_set_up_later(visit: Visit) -> None:
    anna = visit()
    sheet = await new_sheet(anna, set_up=None)
    assert (await look(anna, sheet)).view.match is None
    assert (await act(anna, sheet, "set", **SET_UP)).status_code == 200
    assert (await look(anna, sheet)).view.match is not None


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"players": ["Anna", "Boris"]}, "players-number"),
        ({"players": ["Anna", "anna", "B", "C"]}, "player-twice"),
        ({"seats": [0, 0, 1, 2]}, "seats-not-players"),
        ({"profile": {"form": "rubber", "rubber_2_0": 751}}, "option-value-not-allowed"),
    ],
)
async def test_a_sheet_that_cannot_be_is_refused_with_the_reason(
    visit: Visit, change: Json, code: str
) -> None:
    answer = await visit().post("/api/sheets", json={"set_up": SET_UP | change})
    assert answer.status_code == 409
    assert answer.json()["code"] == code


async def test_a_refused_change_gets_its_reason_and_the_sheet_as_it_is(visit: Visit) -> None:
    anna = visit()
    sheet = await new_sheet(anna)
    bad = GAME | {"tricks": 14}
    answer = await act(anna, sheet, "x", type="enter_deal", result=bad)
    assert answer.status_code == 409
    refused = msgspec.json.decode(answer.content, type=BookRefused)
    assert (refused.kind, refused.code, refused.command) == ("illegal", "tricks-out-of-range", "x")
    assert refused.view is not None
    assert refused.view.match is not None
    assert refused.view.match.keys == ()


@pytest.mark.parametrize(
    ("action", "place"),
    [
        ({"type": "fly"}, "action"),
        ({"type": "enter_deal"}, "result"),
        ({"type": "enter_deal", "result": PASSED, "deal": 3}, "deal"),
        ({"type": "enter_deal", "result": PASSED, "key": ""}, "key"),
        ({"type": "delete_deal", "key": "x" * 65}, "key"),
        ({"type": "enter_deal", "result": GAME | {"tricks": "ten"}}, "tricks"),
        (
            {"type": "enter_deal", "result": GAME | {"contract": GAME["contract"] | {"level": 8}}},
            "level",
        ),
        (
            {
                "type": "enter_deal",
                "result": GAME | {"contract": GAME["contract"] | {"doubling": 3}},
            },
            "doubling",
        ),
        (
            {
                "type": "enter_deal",
                "result": GAME | {"contract": GAME["contract"] | {"strain": "X"}},
            },
            "strain",
        ),
    ],
)
async def test_an_unreadable_change_says_where(visit: Visit, action: Json, place: str) -> None:
    anna = visit()
    sheet = await new_sheet(anna)
    answer = await act(anna, sheet, "x", **action)
    assert answer.status_code == 400
    assert place in answer.json()["details"]["why"]


async def test_the_preview_is_what_is_then_entered(visit: Visit) -> None:
    anna = visit()
    sheet = await new_sheet(anna)
    await enter(anna, sheet, "a")
    change = {"type": "enter_deal", "result": GAME, "key": "b", "before": "a"}
    answer = await anna.post(f"/api/sheets/{sheet}/preview", json=change)
    assert answer.status_code == 200
    foretold = answer.json()
    before = await look(anna, sheet)
    assert before.v == 4
    assert [entry["points"] for entry in foretold["entries"]] == [120]
    await act(anna, sheet, "b", v=4, **change)
    after = (await anna.get(f"/api/sheets/{sheet}")).json()["view"]
    assert after["match"] == foretold["match"]
    assert (await anna.get(f"/api/sheets/{sheet}/matches/1")).json() == foretold["match"]


async def test_a_preview_of_what_cannot_be_is_refused(visit: Visit) -> None:
    anna = visit()
    sheet = await new_sheet(anna)
    address = f"/api/sheets/{sheet}/preview"
    answer = await anna.post(address, json={"type": "delete_deal", "key": "x"})
    assert (answer.status_code, answer.json()["code"]) == (409, "deal-gone")
    answer = await anna.post(address, json={"type": "stop_match"})
    assert answer.status_code == 400


async def test_a_locked_sheet_is_read_and_not_written(visit: Visit) -> None:
    anna, boris = visit(), visit()
    sheet = await new_sheet(anna)
    await act(anna, sheet, "lock", type="lock", locked=True)
    assert (await enter(boris, sheet, "a"))["code"] == "sheet-locked"
    assert (await look(boris, sheet)).view.may == ()


async def test_history_says_who_and_when(visit: Visit) -> None:
    anna, boris = visit(), visit()
    sheet = await new_sheet(anna)
    await act(boris, sheet, "sign", type="sign", name="Boris")
    await enter(boris, sheet, "a")
    lines = (await anna.get(f"/api/sheets/{sheet}/history")).json()["lines"]
    assert [(line["by"], line["own"]) for line in lines[-2:]] == [("Boris", False)] * 2
    assert lines[-1]["event"]["type"] == "deal_entered"
    assert {line["at"] for line in lines} == {1_000_000}


async def test_a_spreadsheet_is_kept_as_a_file_and_no_name_in_it_is_a_formula(
    visit: Visit,
) -> None:
    anna = visit()
    sheet = await new_sheet(anna)
    await enter(anna, sheet, "a")
    answer = await anna.get(f"/api/sheets/{sheet}/export.csv")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/csv; charset=utf-8"
    named = f'attachment; filename="rekontra-{sheet}.csv"'
    assert answer.headers["content-disposition"] == named
    assert answer.content.startswith(b"\xef\xbb\xbfmatch,")
    assert ",'=Clara," in answer.text
    semicolons = await anna.get(f"/api/sheets/{sheet}/export.csv?separator=semicolon")
    assert ";'=Clara;" in semicolons.text
    assert (await anna.get(f"/api/sheets/{sheet}/export.csv?separator=x")).status_code == 400


async def test_a_file_taken_away_is_read_again(visit: Visit) -> None:
    anna = visit()
    sheet = await new_sheet(anna)
    await enter(anna, sheet, "a")
    await enter(anna, sheet, "b", PASSED)
    answer = await anna.get(f"/api/sheets/{sheet}/export.json")
    assert answer.headers["content-type"].startswith("application/json")
    files = read_sheets(answer.content)
    assert isinstance(files, list)
    view = (await look(anna, sheet)).view
    assert view.match is not None
    assert keep_sheet(files[0]).match.sheet == view.match.sheet
    assert (files[0].profile, files[0].first_dealer) == (Profile(), Seat.N)


async def test_an_unknown_sheet_is_unknown_in_every_way(visit: Visit) -> None:
    client = visit()
    for path in ("", "/history", "/matches/1", "/export.csv", "/export.json"):
        answer = await client.get(f"/api/sheets/nowhere{path}")
        assert (answer.status_code, answer.json()["code"]) == (404, "unknown-sheet")
    assert (await enter(client, "nowhere", "a"))["code"] == "unknown-sheet"
    sheet = await new_sheet(client)
    answer = await client.get(f"/api/sheets/{sheet}/matches/2")
    assert (answer.status_code, answer.json()["code"]) == (409, "no-such-match")


async def test_another_site_may_not_write(visit: Visit) -> None:
    anna = visit()
    sheet = await new_sheet(anna)
    for path in ("", f"/{sheet}/act", f"/{sheet}/preview"):
        answer = await anna.post(
            f"/api/sheets{path}", json={}, headers={"origin": "https://evil.example"}
        )
        assert (answer.status_code, answer.json()["code"]) == (403, "another-site")


async def test_a_message_too_large_is_refused(visit: Visit) -> None:
    answer = await visit().post("/api/sheets", json={"name": "x" * 100_000})
    assert answer.status_code in (400, 413)


async def test_the_pages_of_a_sheet_are_the_client(visit: Visit) -> None:
    for path in ("/s/abc", "/s/abc/print", "/s/abc/match/2", "/s"):
        answer = await visit().get(path)
        assert answer.status_code == (404 if path == "/s" else 200)
        assert answer.headers["content-type"].startswith("text/html")


class Phone(Person):
    """A phone with a cookie and a socket to a sheet."""

    streams = "sheets"

    async def at(self, v: int) -> None:
        while self.v < v:
            await self.until("view")

    @property
    def keys(self) -> list[str]:
        return list(self.view["match"]["keys"])


def make(server: Server, token: str) -> str:
    with httpx.Client(base_url=server.url, cookies={COOKIE: token}) as owner:
        answer = owner.post("/api/sheets", json={"set_up": SET_UP, "name": "Anna"})
        return str(answer.json()["sheet"])


async def test_phones_write_one_sheet_through_a_line_that_drops_and_a_server_that_is_killed(
    server: Server,
) -> None:
    sheet = make(server, "a" * 32)
    anna, boris = Phone(server, sheet, "a" * 32), Phone(server, sheet, "b" * 32)
    await anna.connect()
    await boris.connect()
    entry: Json = {"type": "enter_deal", "result": PASSED}
    first = await anna.send(key="a1", **entry)
    second = await boris.send(key="b1", **entry)
    await anna.until("done", command=first)
    await boris.until("done", command=second)
    for phone in (anna, boris):
        await phone.at(5)
    assert sorted(anna.keys) == ["a1", "b1"]
    assert anna.keys == boris.keys
    command = await boris.send(key="b2", **entry)
    await boris.socket.close()
    await anna.at(6)
    await asyncio.to_thread(server.kill)
    await asyncio.to_thread(server.start)
    await anna.connect()
    await boris.connect()
    await boris.until("done", command=await boris.send(command, key="b2", **entry))
    await boris.until("done", command=await boris.send(key="b3", **entry))
    await anna.at(7)
    assert anna.keys[2:] == ["b2", "b3"]
    for phone in (anna, boris):
        await phone.socket.close()


async def test_a_line_answers_what_it_cannot_read_and_hello_with_the_sheet(server: Server) -> None:
    sheet = make(server, "a" * 32)
    guest = Phone(server, sheet, "g" * 32)
    await guest.connect()
    for bad in ("", "{", '{"type":"act","command":"x","v":0,"action":{"type":"call"}}'):
        await guest.socket.send(bad)
        refused = await guest.until("refused")
        assert refused["kind"] == "unreadable"
        assert refused["view"]["sheet"] == sheet
    await guest.socket.send('{"type":"hello","v":0}')
    assert (await guest.until("view"))["event"] is None
    await guest.socket.close()


async def test_an_unknown_sheet_and_another_site_are_hung_up_on(server: Server) -> None:
    base = server.url.replace("http", "ws")
    async with connect(f"{base}/api/sheets/nowhere/live") as socket:
        assert json.loads(await socket.recv())["code"] == "unknown-sheet"
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404
    url = f"{base}/api/sheets/{make(server, 'a' * 32)}/live"
    async with connect(url, additional_headers={"origin": "https://evil.example"}) as socket:
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403


@pytest.mark.parametrize(
    ("result", "word"),
    [
        ({}, "contract"),
        ({"contrakt": None, "tricks": 0}, "contract"),
        ({"contract": None}, "tricks"),
        ({**GAME, "honors": {"side": "NS", "points": 100}}, "honors"),
        ({**GAME, "contract": {**GAME["contract"], "dubling": 1}}, "dubling"),
    ],
)
async def test_a_result_is_read_to_the_letter(visit: Visit, result: Json, word: str) -> None:
    anna = visit()
    sheet = await new_sheet(anna)
    action = {"type": "enter_deal", "result": result}
    message = {"type": "act", "command": "x", "v": 0, "action": action}
    answer = await anna.post(f"/api/sheets/{sheet}/act", json=message)
    assert answer.status_code == 400
    assert word in answer.json()["details"]["why"]

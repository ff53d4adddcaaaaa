"""The JSON API: the same values as the WebSocket, and refusals that can be acted upon."""

from __future__ import annotations

from typing import Any

import httpx
import msgspec
import pytest

from rekontra.scoring import OPTIONS, PRESETS
from rekontra.web.identity import COOKIE
from rekontra.web.wire import Refused, SheetMessage, ViewMessage
from tests.web.conftest import Visit

Json = dict[str, Any]


async def new_table(client: httpx.AsyncClient, **data: Any) -> str:
    answer = await client.post("/api/tables", json={"preset": "chicago", "name": "Anna", **data})
    assert answer.status_code == 201
    table = answer.json()["table"]
    assert answer.json()["path"] == f"/t/{table}"
    return str(table)


async def act(
    client: httpx.AsyncClient, table: str, command: str, v: int = 0, **action: Any
) -> httpx.Response:
    message = {"type": "act", "command": command, "v": v, "action": action}
    return await client.post(f"/api/tables/{table}/act", json=message)


async def test_a_table_is_made_looked_at_and_acted_upon(visit: Visit) -> None:
    anna, boris = visit(), visit()
    table = await new_table(anna)
    mine = msgspec.json.decode((await anna.get(f"/api/tables/{table}")).content, type=ViewMessage)
    assert mine.view.host
    assert mine.view.seat is not None
    theirs = msgspec.json.decode(
        (await boris.get(f"/api/tables/{table}")).content, type=ViewMessage
    )
    assert not theirs.view.host
    assert theirs.view.seat is None
    assert (await act(boris, table, "sit", type="sit", seat="N", name="Boris")).status_code == 200
    assert (await act(anna, table, "fill", type="fill_bots")).json()["type"] == "done"
    assert (await act(anna, table, "go", type="start_match")).status_code == 200
    sheet = msgspec.json.decode(
        (await anna.get(f"/api/tables/{table}/sheet")).content, type=SheetMessage
    )
    assert sheet.sheet.profile == PRESETS["chicago"]


async def test_a_seat_belongs_to_the_cookie_and_the_cookie_is_out_of_reach_of_scripts(
    visit: Visit,
) -> None:
    answer = await visit().post("/api/tables", json={"name": "Anna"})
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith(f"{COOKIE}=")
    for guard in ("HttpOnly", "SameSite=lax", "Path=/"):
        assert guard in cookie


async def test_a_made_up_cookie_is_replaced(visit: Visit) -> None:
    client = visit()
    answer = await client.get("/", headers={"cookie": f"{COOKIE}=x"})
    assert COOKIE in answer.headers["set-cookie"]
    assert answer.headers["set-cookie"] != f"{COOKIE}=x"


async def test_an_illegal_action_gets_its_reason_and_the_table_as_it_is(visit: Visit) -> None:
    anna, boris = visit(), visit()
    table = await new_table(anna)
    answer = await act(boris, table, "x", type="fill_bots")
    assert answer.status_code == 409
    refused = msgspec.json.decode(answer.content, type=Refused)
    assert (refused.kind, refused.code, refused.command) == ("illegal", "host-only", "x")
    assert refused.view is not None
    assert refused.v == 2


async def test_a_stale_action_is_told_apart_from_an_illegal_one(visit: Visit) -> None:
    anna = visit()
    table = await new_table(anna)
    await act(anna, table, "fill", type="fill_bots")
    await act(anna, table, "go", type="start_match")
    answer = await act(anna, table, "p", v=1, type="call", call="P")
    assert answer.status_code == 409
    assert answer.json()["kind"] == "stale"
    assert answer.json()["view"]["phase"] == "deal"


@pytest.mark.parametrize(
    ("body", "place"),
    [
        (b"", "empty"),
        (b"{", ""),
        (b"[]", ""),
        (b'{"type":"act","command":"x","v":0,"action":{"type":"fly"}}', "action"),
        (b'{"type":"act","command":"x","v":0,"action":{"type":"play","card":"S1"}}', "card"),
        (b'{"type":"act","command":"x","v":"now","action":{"type":"pause"}}', "v"),
        (b'{"type":"act","command":"x","v":-1,"action":{"type":"pause"}}', "v"),
        (b'{"type":"act","command":"x","v":1e99,"action":{"type":"pause"}}', "v"),
        (b'{"type":"act","command":"x","v":0,"action":{"type":"pause","seat":"N"}}', "seat"),
        (b'{"type":"act","v":0,"action":{"type":"pause"}}', "command"),
        (b'{"type":"act","command":"","v":0,"action":{"type":"pause"}}', "command"),
        (b"\xff\xfe", ""),
    ],
)
async def test_an_unreadable_message_says_where(visit: Visit, body: bytes, place: str) -> None:
    anna = visit()
    table = await new_table(anna)
    answer = await anna.post(
        f"/api/tables/{table}/act", content=body, headers={"content-type": "application/json"}
    )
    assert answer.status_code == 400
    refused = answer.json()
    assert refused["kind"] == "unreadable"
    assert place in refused["details"]["why"]


async def test_a_message_too_large_is_refused(visit: Visit) -> None:
    anna = visit()
    answer = await anna.post("/api/tables", json={"name": "x" * 100_000})
    assert answer.status_code in (400, 413)
    assert answer.json()["kind"] == "unreadable"


@pytest.mark.parametrize(
    ("data", "code"),
    [
        ({"preset": "nonsense"}, "unknown-preset"),
        ({"name": ""}, "name-empty"),
        ({"name": "x" * 40}, "name-too-long"),
        ({"profile": {"form": "rubber", "rubber_2_0": 751}}, "option-value-not-allowed"),
    ],
)
async def test_a_table_that_cannot_be_is_refused_with_the_reason(
    visit: Visit, data: Json, code: str
) -> None:
    answer = await visit().post("/api/tables", json=data)
    assert answer.status_code == 409
    assert answer.json()["code"] == code


async def test_a_score_is_kept_as_a_file(visit: Visit) -> None:
    anna = visit()
    table = await new_table(anna)
    for ending, kind in (("csv", "text/csv; charset=utf-8"), ("json", "application/json")):
        answer = await anna.get(f"/api/tables/{table}/export.{ending}")
        assert (answer.status_code, answer.headers["content-type"]) == (200, kind)
        named = f'attachment; filename="rekontra-{table}.{ending}"'
        assert answer.headers["content-disposition"] == named


async def test_an_unknown_table_or_address_is_unknown(visit: Visit) -> None:
    client = visit()
    for path in ("", "/sheet", "/export.csv", "/export.json"):
        answer = await client.get(f"/api/tables/nowhere{path}")
        assert answer.status_code == 404
        assert answer.json()["code"] == "unknown-table"
    assert (await act(client, "nowhere", "x", type="pause")).json()["code"] == "unknown-table"
    assert (await client.get("/api/nothing")).json()["code"] == "unknown-address"
    assert (await client.get("/nothing")).status_code == 404
    assert (await client.get("/nothing")).headers["content-type"].startswith("text/html")


async def test_another_site_may_not_act(visit: Visit) -> None:
    anna = visit()
    answer = await anna.post("/api/tables", json={}, headers={"origin": "https://evil.example"})
    assert answer.status_code == 403
    assert answer.json()["code"] == "another-site"


async def test_pages_keep_to_themselves(visit: Visit) -> None:
    answer = await visit().get("/t/abc")
    assert answer.status_code == 200
    assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["cache-control"] == "no-cache"


async def test_the_house_rules_are_data(visit: Visit) -> None:
    rules = (await visit().get("/api/rules")).json()
    assert set(rules["presets"]) == set(PRESETS)
    assert [option["name"] for option in rules["options"]] == [option.name for option in OPTIONS]


async def test_the_club_says_how_it_is(visit: Visit) -> None:
    assert (await visit().get("/api/health")).json()["connections"] == 0


@pytest.mark.parametrize("path", ["/nope", "/api/nope", "/api/health", "/api/tables/nowhere"])
async def test_every_answer_bears_the_headers_that_keep_it_to_itself(
    visit: Visit, path: str
) -> None:
    answer = await visit().get(path)
    assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    if path.startswith("/api/"):
        assert answer.headers["cache-control"] == "no-store"


async def test_a_message_nested_too_deeply_is_unreadable(visit: Visit) -> None:
    answer = await visit().post(
        "/api/tables", content="[" * 30_000, headers={"content-type": "application/json"}
    )
    assert answer.status_code == 400
    assert answer.json()["kind"] == "unreadable"


@pytest.mark.parametrize("name", ["%00", "x" * 5_000, "../app.py", "%2e%2e/app.py", "nothing.js"])
async def test_a_file_that_cannot_be_is_not_there(visit: Visit, name: str) -> None:
    assert (await visit().get(f"/assets/{name}")).status_code == 404


@pytest.mark.parametrize("path", ["/", "/t/abc", "/s/abc", "/practice/calls"])
async def test_a_page_answers_those_who_only_ask_whether_it_is_there(
    visit: Visit, path: str
) -> None:
    answer = await visit().head(path)
    assert answer.status_code == 200
    assert answer.content == b""


@pytest.mark.parametrize(
    "profile",
    [{"hounours": True}, {"form": "rubber", "rubber_20": 750}, {"Honours": True}],
)
async def test_a_misspelt_house_rule_is_no_default(visit: Visit, profile: Json) -> None:
    client = visit()
    answer = await client.post("/api/tables", json={"profile": profile})
    assert answer.status_code == 400
    assert "unknown field" in answer.json()["details"]["why"]
    table = await new_table(client)
    answer = await act(client, table, "rules", type="set_profile", profile=profile)
    assert answer.status_code == 400
    assert "$.action.profile" in answer.json()["details"]["why"]


async def test_claims_and_requests_come_over_the_wire_and_are_refused_in_codes(
    visit: Visit,
) -> None:
    anna = visit()
    table = await new_table(anna, bots=True)
    customs: Json = {"type": "set_customs", "undo": "calls", "claim_dispute": "double_dummy"}
    assert (await act(anna, table, "customs", **customs)).status_code == 200
    wrong = await act(anna, table, "wrong", type="set_customs", undo="sometimes")
    assert wrong.json()["kind"] == "unreadable"
    view = (await anna.get(f"/api/tables/{table}")).json()["view"]
    assert view["customs"] == {
        "undo": "calls",
        "claim_dispute": "double_dummy",
        "bots_claim": "among_bots",
    }
    assert "set_customs" in view["may"]
    await act(anna, table, "go", type="start_match")
    codes: dict[str, tuple[dict[str, Any], str]] = {
        "claim": ({"tricks": 3, "statement": "spades"}, "claim-before-lead"),
        "answer_claim": ({"accept": True}, "no-claim"),
        "answer_undo": ({"accept": True}, "no-undo-asked"),
        "call_off": ({}, "nothing-to-call-off"),
    }
    for kind, (fields, code) in codes.items():
        refused = await act(anna, table, kind, v=1000, type=kind, **fields)
        assert refused.json()["code"] == code

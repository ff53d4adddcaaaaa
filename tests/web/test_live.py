"""The WebSocket of a real server: order, retries, malformed messages, slow clients, kills."""

from __future__ import annotations

import asyncio
import json
import socket

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from rekontra.web.identity import COOKIE
from tests.server import Server
from tests.web.person import Person

TOKENS = {seat: seat.lower() * 32 for seat in "NESW"}


def new_table(server: Server, preset: str = "chicago") -> str:
    cookies = {COOKIE: TOKENS["S"]}
    with httpx.Client(base_url=server.url, cookies=cookies) as host:
        answer = host.post("/api/tables", json={"preset": preset, "name": "S", "seat": "S"})
        return str(answer.json()["table"])


async def four(server: Server, table: str) -> dict[str, Person]:
    """Four people seated, and the match begun."""
    people = {seat: Person(server, table, token) for seat, token in TOKENS.items()}
    for seat, person in people.items():
        await person.connect()
        if seat != "S":
            await person.act(type="sit", seat=seat, name=seat)
    await people["S"].act(type="start_match")
    for person in people.values():
        while person.view["phase"] != "deal":
            await person.receive()
    return people


async def move(people: dict[str, Person]) -> None:
    """The player whose turn it is calls or plays the first thing he may, or passes."""
    deal = people["S"].view["deal"]
    actor = people[deal["actor"]]
    while actor.view["deal"]["actor"] != actor.view["seat"]:
        await actor.receive()
    mine = actor.view["deal"]
    v = actor.v
    if mine["legal_cards"]:
        await actor.act(type="play", card=mine["legal_cards"][0])
    else:
        bid = any(call not in ("P", "X", "XX") for call in mine["calls"])
        await actor.act(type="call", call="P" if bid else "1C")
    for person in people.values():
        while person.v <= v:
            await person.receive()


async def test_an_action_is_acknowledged_before_it_is_shown(server: Server) -> None:
    async with Person(server, new_table(server), TOKENS["S"]) as host:
        command = await host.send(type="fill_bots")
        kinds: list[str] = []
        while kinds[-1:] != ["view"]:
            kinds.append((await host.receive())["type"])
        assert kinds[0] == "sheet" or kinds[0] == "done"
        assert kinds.index("done") < kinds.index("view")
        assert host.seen[-1]["v"] == next(m["v"] for m in host.seen if m.get("command") == command)


async def test_a_command_sent_again_after_the_line_dropped_is_not_done_twice(
    server: Server,
) -> None:
    table = new_table(server)
    people = await four(server, table)
    actor = people[people["S"].view["deal"]["actor"]]
    v = actor.v
    await actor.send(command="once", type="call", call="1C")
    await actor.socket.close()
    await actor.connect()
    done = await actor.until(
        "done", command=await actor.send(command="once", v=v, type="call", call="1C")
    )
    assert done["v"] == v + 1
    assert actor.view["deal"]["calls"] == ["1C"]
    for person in people.values():
        await person.socket.close()


async def test_a_malformed_message_is_answered_and_disturbs_nobody(server: Server) -> None:
    table = new_table(server)
    async with (
        Person(server, table, TOKENS["S"]) as host,
        Person(server, table, "g" * 32) as guest,
    ):
        for bad in ("", "{", "[]", '{"type":"dance"}', '{"type":"act"}', "\x00", "9" * 5000):
            await guest.socket.send(bad)
            refused = await guest.until("refused")
            assert refused["kind"] == "unreadable"
            assert refused["view"]["table"] == table
        await guest.socket.send(b"\xff\xfe\x00binary")
        assert (await guest.until("refused"))["kind"] == "unreadable"
        before = len(host.seen)
        await host.act(type="fill_bots")
        assert all(message["type"] != "refused" for message in host.seen[before:])
        await guest.act(type="sit", seat="N", name="Guest")


async def test_a_message_too_large_ends_the_line_of_its_sender_alone(server: Server) -> None:
    table = new_table(server)
    async with (
        Person(server, table, TOKENS["S"]) as host,
        Person(server, table, "g" * 32) as guest,
    ):
        await guest.socket.send("x" * 100_000)
        with pytest.raises(ConnectionClosed):
            await guest.until("nothing")
        await host.act(type="fill_bots")


async def test_an_unknown_table_says_so_and_hangs_up(server: Server) -> None:
    url = f"{server.url.replace('http', 'ws')}/api/tables/nowhere/live"
    async with connect(url) as socket:
        message = json.loads(await socket.recv())
        assert (message["type"], message["code"]) == ("refused", "unknown-table")
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404


async def test_a_page_of_another_site_is_turned_away(server: Server) -> None:
    url = f"{server.url.replace('http', 'ws')}/api/tables/{new_table(server)}/live"
    async with connect(url, additional_headers={"origin": "https://evil.example"}) as socket:
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403


async def test_a_seat_is_never_what_a_message_says(server: Server) -> None:
    people = await four(server, new_table(server))
    actor = people["S"].view["deal"]["actor"]
    thief = next(person for seat, person in people.items() if seat != actor)
    refused = await thief.refused(type="call", call="P")
    assert refused["code"] == "not-your-turn"
    extra = {"type": "act", "command": "x", "v": thief.v}
    await thief.socket.send(
        json.dumps({**extra, "action": {"type": "call", "call": "P", "seat": actor}})
    )
    assert (await thief.until("refused"))["kind"] == "unreadable"
    for person in people.values():
        await person.socket.close()


async def test_two_tabs_of_one_person_show_the_same(server: Server) -> None:
    table = new_table(server)
    async with (
        Person(server, table, TOKENS["S"]) as one,
        Person(server, table, TOKENS["S"]) as two,
    ):
        await one.act(type="fill_bots")
        for tab in (one, two):
            while tab.view["seats"]["N"] is None:
                await tab.receive()
        assert (one.v, one.view) == (two.v, two.view)
        assert (await two.refused(type="fill_bots"))["code"] == "table-full"


async def test_a_server_killed_in_the_middle_of_a_deal_comes_back_to_the_same_moment(
    server: Server,
) -> None:
    table = new_table(server)
    people = await four(server, table)
    for _ in range(25):
        await move(people)
    before = {seat: (person.v, person.view) for seat, person in people.items()}
    await asyncio.to_thread(server.kill)
    await asyncio.to_thread(server.start)
    for person in people.values():
        await person.connect()
    for seat, person in people.items():
        while not all(each and each["online"] for each in person.view["seats"].values()):
            await person.receive()
        assert (person.v, person.view) == before[seat]
    for _ in range(10):
        await move(people)
    for person in people.values():
        await person.socket.close()


async def test_a_client_that_does_not_read_is_let_go_and_holds_nobody_up(server: Server) -> None:
    table = new_table(server)
    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(("127.0.0.1", server.port))
        deaf.sendall(
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: club\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        async with Person(server, table, TOKENS["S"]) as host, httpx.AsyncClient() as outside:

            async def connections() -> int:
                answer = await outside.get(f"{server.url}/api/health")
                return int(answer.json()["connections"])

            assert await connections() == 2
            for turn in range(8000):
                await host.act(type="rename", name=f"name {turn}")
                if turn % 100 == 99 and await connections() == 1:
                    break
            assert await connections() == 1

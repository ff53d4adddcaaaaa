"""Those who speak with a real server over a WebSocket."""

from __future__ import annotations

import asyncio
import json
import uuid
from typing import Any, Self

from websockets.asyncio.client import ClientConnection, connect

from rekontra.web.identity import COOKIE
from tests.server import Server

Json = dict[str, Any]


class Person:
    """Somebody with a cookie and a socket to a table."""

    streams = "tables"

    def __init__(self, server: Server, name: str, token: str) -> None:
        self.server, self.name, self.token = server, name, token
        self.view: Json = {}
        self.v = 0
        self.seen: list[Json] = []

    async def __aenter__(self) -> Self:
        await self.connect()
        return self

    async def connect(self) -> None:
        url = f"{self.server.url.replace('http', 'ws')}/api/{self.streams}/{self.name}/live"
        headers = {"cookie": f"{COOKIE}={self.token}"}
        self.socket: ClientConnection = await connect(url, additional_headers=headers)
        await self.until("view")

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()

    async def receive(self) -> Json:
        message: Json = json.loads(await asyncio.wait_for(self.socket.recv(), 20))
        self.seen.append(message)
        if message.get("view"):
            self.view, self.v = message["view"], message["v"]
        return message

    async def until(self, kind: str, **fields: Any) -> Json:
        """The next message of this kind with these fields."""
        while True:
            message = await self.receive()
            if message["type"] == kind and all(message[k] == v for k, v in fields.items()):
                return message

    async def send(self, command: str | None = None, v: int | None = None, **action: Any) -> str:
        command = command or uuid.uuid4().hex
        message = {"type": "act", "command": command, "v": self.v if v is None else v}
        await self.socket.send(json.dumps({**message, "action": action}))
        return command

    async def act(self, **action: Any) -> Json:
        return await self.until("done", command=await self.send(**action))

    async def refused(self, **action: Any) -> Json:
        return await self.until("refused", command=await self.send(**action))

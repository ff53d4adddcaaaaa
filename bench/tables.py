"""The tables of the load test: at the club, where they play bridge, and at the yardstick."""

from __future__ import annotations

import asyncio
import http.client
import itertools
import random
from typing import Any

import msgspec
from msgspec import Struct
from picows import ws_connect

from bench.driver import Load, Player, Table

SEATS = "NESW"
HOST = SEATS.index("S")


class DealPart(Struct):
    legal_calls: list[str]
    legal_cards: list[str]


class ViewPart(Struct):
    deal: DealPart | None
    may: list[str]


class View(Struct, tag="view"):
    v: int
    view: ViewPart


class Refused(Struct, tag="refused"):
    code: str


class Sheet(Struct, tag="sheet"):
    pass


class Done(Struct, tag="done"):
    pass


_decoder = msgspec.json.Decoder(View | Refused | Sheet | Done)
_encoder = msgspec.json.Encoder()
_commands = itertools.count()


class ClubPlayer(Player):
    """A player with the last view he was shown."""

    view = ViewPart(None, [])
    v = 0

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.welcomed = asyncio.Event()


class ClubTable(Table):
    """A table of the club where the four play whatever is legal."""

    players: list[ClubPlayer]  # type: ignore[assignment]

    def __init__(self, load: Load, port: int, name: str, cookie: str) -> None:
        super().__init__(load)
        self._url = f"ws://127.0.0.1:{port}/api/tables/{name}/live"
        self._cookie = cookie
        self._random = random.Random(name)
        self._opening: list[tuple[int, dict[str, str]]] = [
            (place, {"type": "sit", "seat": seat, "name": f"Player {seat}"})
            for place, seat in enumerate(SEATS)
            if place != HOST
        ]
        self._opening.append((HOST, {"type": "start_match"}))

    async def connect(self) -> None:
        """Connect all four; the server makes a person of each who brings no cookie."""
        self.players = [ClubPlayer(self) for _ in SEATS]
        for place, player in enumerate(self.players):
            headers = {"Cookie": self._cookie} if place == HOST else {}
            await ws_connect(lambda player=player: player, self._url, extra_headers=headers)
            await player.welcomed.wait()

    def act(self) -> None:
        """Take the seats first, then play."""
        place, action = self._opening.pop(0) if self._opening else self._choose()
        player = self.players[place]
        command = f"{next(_commands):036}"
        act = {"type": "act", "command": command, "v": player.v, "action": action}
        player.say(_encoder.encode(act))

    def hear(self, player: Player, text: memoryview) -> None:
        """Keep the view; a higher number means that the action has been seen."""
        assert isinstance(player, ClubPlayer)
        message = _decoder.decode(text)
        if isinstance(message, View):
            player.view = message.view
            player.welcomed.set()
            if message.v > player.v:
                player.v = message.v
                if self.acting:
                    self.delivered(len(text))
        elif isinstance(message, Refused):
            self.give_up()

    def _choose(self) -> tuple[int, dict[str, Any]]:
        """What the player does who is to act: any legal card, a bid, most often a pass."""
        for place, player in enumerate(self.players):
            deal = player.view.deal
            if deal is not None and deal.legal_cards:
                return place, {"type": "play", "card": self._random.choice(deal.legal_cards)}
            if deal is not None and deal.legal_calls:
                return place, {"type": "call", "call": self._call(deal.legal_calls)}
        for action in ("next_deal", "start_match"):
            for place, player in enumerate(self.players):
                if action in player.view.may:
                    return place, {"type": action}
        raise RuntimeError("nobody at the table may do anything")

    def _call(self, legal: list[str]) -> str:
        opening = legal[0] == "1C"
        return self._random.choice(legal[:8]) if opening and self._random.random() < 0.4 else "P"


class PlainTable(Table):
    """A table of the yardstick: each action is answered with `size` bytes to all four."""

    def __init__(self, load: Load, port: int, name: str, size: int) -> None:
        super().__init__(load)
        self._url = f"ws://127.0.0.1:{port}/plain/{name}/{size}"
        self._turn = 0

    async def connect(self) -> None:
        """Connect all four."""
        self.players = [Player(self) for _ in SEATS]
        for player in self.players:
            await ws_connect(lambda player=player: player, self._url)

    def act(self) -> None:
        """Send a message as long as a card's."""
        self._turn = (self._turn + 1) % 4
        act = {"type": "act", "command": f"{next(_commands):036}", "v": 20}
        self.players[self._turn].say(_encoder.encode({**act, "action": _A_CARD}))

    def hear(self, player: Player, text: memoryview) -> None:
        """Whatever comes is the answer."""
        self.delivered(len(text))


_A_CARD = {"type": "play", "card": "SA"}


def open_club_tables(load: Load, port: int, count: int) -> list[ClubTable]:
    """Make tables over the API, each with a host of its own who sits down; raises RuntimeError."""
    tables = []
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    body = _encoder.encode({"preset": "rubber_s2", "name": "Host", "seat": "S"})
    for _ in range(count):
        connection.request("POST", "/api/tables", body, {"Content-Type": "application/json"})
        response = connection.getresponse()
        text = response.read()
        if response.status != 201:
            raise RuntimeError(f"no table was made: {response.status} {text[:500]!r}")
        cookie = response.headers["Set-Cookie"].partition(";")[0]
        tables.append(ClubTable(load, port, msgspec.json.decode(text)["table"], cookie))
    connection.close()
    return tables

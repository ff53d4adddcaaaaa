"""The yardstick: the same web stack, doing nothing but to send bytes to the four at a table.

Run as a program with a port as its argument.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from rekontra.wiring import tune_garbage_collector

_tables: dict[str, list[WebSocket[Any, Any, Any]]] = defaultdict(list)


@websocket("/plain/{table:str}/{size:int}")
async def plain(socket: WebSocket[Any, Any, Any], table: str, size: int) -> None:
    """Answer every message with `size` characters to everybody at the table."""
    await socket.accept()
    at_table = _tables[table]
    at_table.append(socket)
    text = "x" * size
    try:
        while True:
            await socket.receive_data(mode="text")
            for other in at_table:
                await other.send({"type": "websocket.send", "text": text, "bytes": None})
    except WebSocketDisconnect:
        at_table.remove(socket)


def main() -> None:
    application = Litestar([plain], openapi_config=None, logging_config=None)
    tune_garbage_collector()
    uvicorn.run(
        application,
        host="127.0.0.1",
        port=int(sys.argv[1]),
        log_level="warning",
        ws="websockets-sansio",
        ws_max_size=16 * 1024,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
    )


if __name__ == "__main__":
    main()

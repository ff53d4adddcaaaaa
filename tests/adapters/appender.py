"""Run as a program: appends without end to a file and says what has been acknowledged.

Each line of the output is `stream seq`, written after the append has returned.
"""

import asyncio
import sys
from pathlib import Path

from rekontra.adapters.sqlite import SqliteStore
from rekontra.club.events import Paused, Resumed


async def _append_to(store: SqliteStore, stream: str) -> None:
    seq = 0
    while True:
        answer = await store.append(
            stream, seq, [Paused(), Resumed()], at=1, actor="ann", command=f"c{seq}"
        )
        seq = answer.seq
        print(stream, seq, flush=True)


async def _main(path: Path) -> None:
    store = SqliteStore(path)
    await asyncio.gather(*(_append_to(store, f"table:{number}") for number in range(8)))


if __name__ == "__main__":
    asyncio.run(_main(Path(sys.argv[1])))

"""Work that is spread over the processors."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, TypeVar

from rekontra.analysis import Priority, Workers

_T = TypeVar("_T")


def spread(
    function: Callable[..., _T], jobs: Sequence[tuple[Any, ...]], width: int = 0
) -> Iterator[_T]:
    """What this function makes of each of these arguments, in their order.

    `width` processes work at once, 0 is one for each processor; one alone is this process. What the
    function raises must be such as can be sent.
    """
    width = min(width or os.cpu_count() or 1, len(jobs))
    if width < 2:
        yield from (function(*job) for job in jobs)
        return
    # The club comes with the wiring, which one process alone can do without.
    from rekontra.wiring import process_pool

    workers = Workers(partial(process_pool, width), width)
    try:
        for future in [workers.submit(Priority.TABLES, function, *job) for job in jobs]:
            yield future.result()
    finally:
        workers.close()

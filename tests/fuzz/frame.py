"""A fuzz: how a case is made from a seed, and what must hold of it."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Generic, TypeVar

_Case = TypeVar("_Case")


@dataclass(frozen=True, slots=True)
class Fuzz(Generic[_Case]):
    """Cases that are the same for the same seed; `check` raises when something does not hold."""

    make: Callable[[Random], _Case]
    check: Callable[[_Case], None]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How many cases were tried, the seed of the slowest and its seconds, and what failed."""

    tried: int
    slowest: int
    seconds: float
    failures: tuple[tuple[int, str], ...]


def run(
    fuzz: Fuzz[_Case],
    seed: int,
    number: int,
    progress: Callable[[], None] = lambda: None,
    most_failures: int = 10,
) -> Outcome:
    """Try the cases of so many seeds from this one on, until there are enough failures."""
    failures: list[tuple[int, str]] = []
    slowest, seconds = seed, 0.0
    tried = 0
    for each in range(seed, seed + number):
        case = fuzz.make(Random(each))
        start = time.perf_counter()
        try:
            fuzz.check(case)
        except Exception as error:
            failures.append((each, f"{type(error).__name__}: {error}"))
        spent = time.perf_counter() - start
        if spent > seconds:
            slowest, seconds = each, spent
        tried += 1
        progress()
        if len(failures) == most_failures:
            break
    return Outcome(tried, slowest, seconds, tuple(failures))

"""The queue before the workers: the urgent first, in bounded time, whatever a worker does."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import (
    BrokenExecutor,
    CancelledError,
    Executor,
    Future,
    ProcessPoolExecutor,
    ThreadPoolExecutor,
    wait,
)
from multiprocessing import get_context
from pathlib import Path

import pytest

from rekontra.analysis import Priority, Workers

LONG = 60


def processes(count: int = 1) -> Callable[[], Executor]:
    return lambda: ProcessPoolExecutor(count, mp_context=get_context("spawn"))


def thread() -> Executor:
    return ThreadPoolExecutor(1)


@pytest.fixture
def opened() -> Iterator[list[Workers]]:
    every: list[Workers] = []
    yield every
    for workers in every:
        workers.close()


@pytest.fixture
def gate() -> Iterator[threading.Event]:
    event = threading.Event()
    yield event
    event.set()


def die() -> None:
    os._exit(1)


def die_once(mark: str) -> str:
    """End the worker the first time, come back the second."""
    path = Path(mark)
    if path.exists():
        return "again"
    path.touch()
    os._exit(1)


def note(mark: str, seconds: float) -> str:
    Path(mark).touch()
    time.sleep(seconds)
    return mark


def has_begun(mark: Path) -> None:
    while not mark.exists():
        time.sleep(0.01)


@pytest.mark.parametrize("executors", [thread, processes()], ids=["thread", "process"])
def test_answers_and_errors_come_back(
    opened: list[Workers], executors: Callable[[], Executor]
) -> None:
    workers = Workers(executors, 1)
    opened.append(workers)
    sums = [workers.submit(Priority.REVIEW, sum, (number, 1)) for number in range(5)]
    assert [each.result(LONG) for each in sums] == [1, 2, 3, 4, 5]
    with pytest.raises(ValueError, match="invalid literal"):
        workers.submit(Priority.MOVE, int, "x").result(LONG)


def test_a_live_move_overtakes_all_that_waits(opened: list[Workers], gate: threading.Event) -> None:
    workers = Workers(thread, 1)
    opened.append(workers)
    done: list[str] = []
    first = workers.submit(Priority.TABLES, gate.wait)
    late: list[Future[None]] = [
        workers.submit(Priority.TABLES, done.append, f"table {n}") for n in range(100)
    ]
    late += [workers.submit(Priority.REVIEW, done.append, "review")]
    late += [workers.submit(Priority.HINT, done.append, "hint")]
    late += [workers.submit(Priority.MOVE, done.append, f"move {n}") for n in range(2)]
    gate.set()
    assert first.result(LONG)
    wait(late, LONG)
    assert done == ["move 0", "move 1", "hint", "review", *(f"table {n}" for n in range(100))]


def test_no_more_is_handed_over_than_there_are_workers(
    opened: list[Workers], gate: threading.Event
) -> None:
    workers = Workers(lambda: ThreadPoolExecutor(8), 2)
    opened.append(workers)
    running: list[int] = []

    def work() -> int:
        running.append(1)
        gate.wait()
        return len(running)

    first = [workers.submit(Priority.TABLES, work) for _ in range(5)]
    while len(running) < 2:
        time.sleep(0.01)
    time.sleep(0.05)
    assert len(running) == 2
    gate.set()
    assert max(each.result(LONG) for each in first) == 5


def test_a_job_that_waits_too_long_is_timed_out_and_never_run(
    opened: list[Workers], gate: threading.Event
) -> None:
    workers = Workers(thread, 1)
    opened.append(workers)
    done: list[str] = []
    first = workers.submit(Priority.MOVE, gate.wait)
    late = workers.submit(Priority.MOVE, done.append, "late", seconds=0.05)
    with pytest.raises(TimeoutError):
        late.result(LONG)
    gate.set()
    assert first.result(LONG)
    workers.submit(Priority.TABLES, done.append, "next").result(LONG)
    assert done == ["next"]


def test_a_slow_job_costs_no_worker(opened: list[Workers], gate: threading.Event) -> None:
    made = []

    def executors() -> Executor:
        made.append(1)
        return thread()

    workers = Workers(executors, 1, patience=LONG)
    opened.append(workers)
    with pytest.raises(TimeoutError):
        workers.submit(Priority.MOVE, gate.wait, seconds=0.05).result(LONG)
    gate.set()
    assert workers.submit(Priority.MOVE, sum, (1, 2)).result(LONG) == 3
    assert len(made) == 1


def test_a_worker_that_hangs_is_ended_and_the_other_jobs_are_sent_again(
    opened: list[Workers], tmp_path: Path
) -> None:
    workers = Workers(processes(2), 2, patience=0.1)
    opened.append(workers)
    hangs, goes_on = tmp_path / "hangs", tmp_path / "goes on"
    other = workers.submit(Priority.TABLES, note, str(goes_on), 0.5)
    has_begun(goes_on)
    goes_on.unlink()
    hanging = workers.submit(Priority.MOVE, note, str(hangs), 600, seconds=0.1)
    waiting = workers.submit(Priority.TABLES, sum, (1, 2))
    with pytest.raises(TimeoutError):
        hanging.result(LONG)
    assert waiting.result(LONG) == 3
    assert other.result(LONG) == str(goes_on)


def test_a_worker_that_was_killed_is_replaced_unnoticed(
    opened: list[Workers], tmp_path: Path
) -> None:
    workers = Workers(processes(2), 2)
    opened.append(workers)
    jobs = [workers.submit(Priority.MOVE, die_once, str(tmp_path / "mark"))]
    jobs += [workers.submit(Priority.MOVE, abs, -number) for number in range(6)]
    assert [each.result(LONG) for each in jobs] == ["again", 0, 1, 2, 3, 4, 5]


def test_only_the_job_that_kills_twice_fails(opened: list[Workers], tmp_path: Path) -> None:
    workers = Workers(processes(2), 2)
    opened.append(workers)
    innocent = workers.submit(Priority.REVIEW, note, str(tmp_path / "innocent"), 0.3)
    has_begun(tmp_path / "innocent")
    guilty = workers.submit(Priority.MOVE, die)
    with pytest.raises(BrokenExecutor):
        guilty.result(LONG)
    assert innocent.result(LONG) == str(tmp_path / "innocent")


def test_a_pool_that_died_while_nothing_was_to_do_is_replaced(opened: list[Workers]) -> None:
    made: list[ProcessPoolExecutor] = []

    def executors() -> Executor:
        made.append(ProcessPoolExecutor(1, mp_context=get_context("spawn")))
        return made[-1]

    workers = Workers(executors, 1)
    opened.append(workers)
    pid = workers.submit(Priority.MOVE, os.getpid).result(LONG)
    os.kill(pid, 9)
    assert workers.submit(Priority.MOVE, os.getpid).result(LONG) != pid
    assert len(made) == 2


def test_an_executor_that_cannot_be_made_fails_the_job_and_not_the_queue(
    opened: list[Workers],
) -> None:
    answers: list[Exception | Executor] = [OSError("no machine"), thread()]

    def executors() -> Executor:
        answer = answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer

    workers = Workers(executors, 1)
    opened.append(workers)
    with pytest.raises(OSError, match="no machine"):
        workers.submit(Priority.MOVE, sum, (1, 2)).result(LONG)
    assert workers.submit(Priority.MOVE, sum, (1, 2)).result(LONG) == 3


def test_a_cancelled_job_is_not_run(opened: list[Workers], gate: threading.Event) -> None:
    workers = Workers(thread, 1)
    opened.append(workers)
    done: list[str] = []
    first = workers.submit(Priority.MOVE, gate.wait)
    assert workers.submit(Priority.MOVE, done.append, "cancelled").cancel()
    last = workers.submit(Priority.MOVE, done.append, "last")
    gate.set()
    assert first.result(LONG)
    last.result(LONG)
    assert done == ["last"]


def test_closing_cancels_all_that_is_not_done(tmp_path: Path) -> None:
    workers = Workers(processes(), 1)
    begun = workers.submit(Priority.MOVE, note, str(tmp_path / "begun"), 600)
    waiting = workers.submit(Priority.MOVE, sum, (1, 2))
    has_begun(tmp_path / "begun")
    workers.close()
    late = workers.submit(Priority.MOVE, sum, (1, 2))
    for each in (begun, waiting, late):
        with pytest.raises(CancelledError):
            each.result(LONG)
    workers.close()


def test_many_threads_may_ask_at_once(opened: list[Workers]) -> None:
    workers = Workers(lambda: ThreadPoolExecutor(3), 3)
    opened.append(workers)
    found: list[int] = []

    def ask(number: int) -> None:
        for step in range(50):
            priority = Priority((number + step) % 4)
            found.append(workers.submit(priority, abs, -step, seconds=LONG).result(LONG))

    askers = [threading.Thread(target=ask, args=(number,)) for number in range(8)]
    for asker in askers:
        asker.start()
    for asker in askers:
        asker.join()
    assert sorted(found) == sorted(list(range(50)) * 8)

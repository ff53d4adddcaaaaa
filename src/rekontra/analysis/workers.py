"""A queue in front of an executor: the urgent first, in bounded time, whatever a worker does.

An executor alone serves in the order of arrival and waits for ever on a worker that hangs. Here at
most as many jobs are handed to it as it has workers, so that a live move overtakes a hundred tables
that wait. A job in flight is not interrupted for another one, so jobs should be short.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future
from dataclasses import dataclass, field
from enum import IntEnum
from functools import partial
from heapq import heappop, heappush
from itertools import count
from threading import Condition, Thread, current_thread
from time import monotonic
from typing import Any, TypeVar

log = logging.getLogger(__name__)

T = TypeVar("T")


class Priority(IntEnum):
    """How urgent a job is, the most urgent first."""

    MOVE = 0
    HINT = 1
    REVIEW = 2
    TABLES = 3


@dataclass(slots=True, eq=False)
class _Job:
    """What is to be done, and the future of who asked for it.

    `breaks` counts the executors that broke while this job was in one.
    """

    priority: Priority
    number: int
    function: Callable[..., Any]
    args: tuple[object, ...]
    future: Future[Any] = field(default_factory=Future)
    breaks: int = 0

    def __lt__(self, other: _Job) -> bool:
        return (self.priority, self.number) < (other.priority, other.number)


class Workers:
    """Runs functions in an executor that is replaced when it breaks or hangs; for any thread.

    Functions and arguments must be such as the executor can send, and right to be run again: when
    a worker dies, the jobs in flight are sent once more, each alone, and only the one that kills
    its worker a second time fails with BrokenExecutor (or what its executor raises).
    """

    def __init__(
        self, executors: Callable[[], Executor], width: int, patience: float = 5.0
    ) -> None:
        """Work in what `executors` makes, which has `width` workers; it is made when needed.

        `patience` is how many seconds a job may go on after its time before its worker is ended.
        """
        self._executors = executors
        self._width = width
        self._patience = patience
        self._numbers = count()
        # What follows is shared and kept by this lock ...
        self._news = Condition()
        self._waiting: list[_Job] = []
        self._deadlines: list[tuple[float, int, _Job]] = []
        self._ended: list[tuple[_Job, Future[Any]]] = []
        self._keeper: Thread | None = None
        self._closed = False
        # ... and this belongs to the keeper, the thread that lives while there is anything to do.
        self._executor: Executor | None = None
        self._in_flight: dict[_Job, Future[Any]] = {}

    def submit(
        self,
        priority: Priority,
        function: Callable[..., T],
        *args: object,
        seconds: float | None = None,
    ) -> Future[T]:
        """Have a function run; the future ends with TimeoutError when `seconds` have passed.

        The wait in the queue counts. A future may be cancelled as long as it is not done. What is
        submitted to closed workers is cancelled at once.
        """
        job = _Job(priority, next(self._numbers), function, args)
        with self._news:
            if self._closed:
                job.future.cancel()
                return job.future
            heappush(self._waiting, job)
            if seconds is not None:
                heappush(self._deadlines, (monotonic() + seconds, job.number, job))
            if self._keeper is None:
                self._keeper = Thread(target=self._keep, name="rekontra-workers", daemon=True)
                self._keeper.start()
            self._news.notify()
        return job.future

    def close(self) -> None:
        """Cancel all that is not done and end the executor."""
        with self._news:
            self._closed = True
            keeper = self._keeper
            self._news.notify()
        if keeper is not None and keeper is not current_thread():
            keeper.join()
        for job in (*self._waiting, *self._in_flight):
            job.future.cancel()
        self._waiting.clear()
        self._drop()

    def _keep(self) -> None:
        while self._wait():
            self._settle()
            self._end_the_overdue()
            self._hand_over()

    def _wait(self) -> bool:
        """Wait until there is something to do; False when there is nothing left to wait for."""
        with self._news:
            while not (self._closed or self._ended or self._may_hand_over()):
                if not self._waiting and not self._in_flight:
                    self._deadlines.clear()
                    self._keeper = None
                    return False
                left = self._deadlines[0][0] - monotonic() if self._deadlines else None
                if left is not None and left <= 0:
                    break
                self._news.wait(left)
            return not self._closed

    def _may_hand_over(self) -> bool:
        """Whether the next job may go; one that was in a broken executor goes alone."""
        if not self._waiting or len(self._in_flight) >= self._width:
            return False
        suspect = self._waiting[0].breaks or any(job.breaks for job in self._in_flight)
        return not (suspect and self._in_flight)

    def _hand_over(self) -> None:
        while True:
            with self._news:
                if not self._may_hand_over():
                    return
                job = heappop(self._waiting)
            if job.future.done():
                continue
            try:
                executor = self._executor = self._executor or self._executors()
            except Exception as error:
                _fail(job, error)
                continue
            try:
                sent = executor.submit(job.function, *job.args)
            except Exception as error:
                # Whatever it is, an executor that takes no more jobs is of no more use.
                self._in_flight[job] = Future()
                self._replace_broken(error)
            else:
                self._in_flight[job] = sent
                sent.add_done_callback(partial(self._report, job))

    def _report(self, job: _Job, sent: Future[Any]) -> None:
        with self._news:
            self._ended.append((job, sent))
            self._news.notify()

    def _settle(self) -> None:
        with self._news:
            ended, self._ended = self._ended, []
        for job, sent in ended:
            # Whatever comes from an executor that was replaced meanwhile is told no more.
            if self._in_flight.get(job) is not sent:
                continue
            # An executor that has lost its workers may cancel what nobody asked it to.
            error = BrokenExecutor("the job was lost") if sent.cancelled() else sent.exception()
            if isinstance(error, BrokenExecutor) and not job.future.done():
                self._replace_broken(error)
                continue
            del self._in_flight[job]
            if error is not None:
                _fail(job, error)
            elif _may_answer(job):
                job.future.set_result(sent.result())

    def _end_the_overdue(self) -> None:
        now = monotonic()
        hanging = False
        while True:
            with self._news:
                if not self._deadlines or self._deadlines[0][0] > now:
                    break
                job = heappop(self._deadlines)[2]
                sent = self._in_flight.get(job)
                if not job.future.done() and sent is not None:
                    heappush(self._deadlines, (now + self._patience, job.number, job))
            if not job.future.done():
                _fail(job, TimeoutError())
                if sent is not None:
                    sent.cancel()
            elif sent is not None:
                hanging = True
                del self._in_flight[job]
        if hanging:
            log.warning("a worker hangs and is ended with its executor")
            self._send_again()

    def _replace_broken(self, error: Exception) -> None:
        log.warning("the executor broke and is replaced: %s", error)
        for job in list(self._in_flight):
            job.breaks += 1
            if job.breaks > 1:
                del self._in_flight[job]
                _fail(job, error)
        self._send_again()

    def _send_again(self) -> None:
        """Drop the executor and put what is in flight back into the queue."""
        self._drop()
        with self._news:
            for job in self._in_flight:
                heappush(self._waiting, job)
        self._in_flight.clear()

    def _drop(self) -> None:
        executor, self._executor = self._executor, None
        if executor is None:
            return
        for sent in self._in_flight.values():
            sent.cancel()
        # ProcessPoolExecutor has no public way to end a worker that hangs before Python 3.14.
        processes = dict(getattr(executor, "_processes", None) or {})
        try:
            executor.shutdown(wait=False)
        except Exception as error:
            log.warning("an executor could not be shut down: %s", error)
        for process in processes.values():
            process.kill()


def _fail(job: _Job, error: BaseException) -> None:
    if _may_answer(job):
        job.future.set_exception(error)


def _may_answer(job: _Job) -> bool:
    """Whether the future is still open, which from now on cannot be cancelled."""
    return not job.future.done() and job.future.set_running_or_notify_cancel()

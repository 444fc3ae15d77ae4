"""Workers that share tasks: this process, processes of this machine, or a Ray cluster."""

import os
import signal
import sys
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import closing, contextmanager
from functools import partial
from itertools import islice
from multiprocessing import active_children, connection, get_context, parent_process
from threading import Thread
from time import perf_counter
from typing import Final, Protocol, TypeVar

from incognita.lab.external import end_all

BATCH: Final = 64
BATCH_SECONDS: Final = 0.5
EXIT_SECONDS: Final = 5.0

Task = TypeVar("Task")
Result = TypeVar("Result")


class Pool(Protocol):
    """Whoever does the work; `work` and tasks travel, so they are plain functions and data."""

    def run(self, work: Callable[[Task], Result], tasks: Iterator[Task]) -> Generator[Result]:
        """Results as they come, in any order; tasks are taken only when somebody is free."""


class InProcess:
    """One task after the other, here."""

    def run(self, work: Callable[[Task], Result], tasks: Iterator[Task]) -> Generator[Result]:
        for task in tasks:
            yield work(task)


class ProcessPool:
    """Worker processes that start afresh and take the next few tasks when they are done."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def run(self, work: Callable[[Task], Result], tasks: Iterator[Task]) -> Generator[Result]:
        size = 1
        waiting: set[Future[tuple[float, list[Result]]]] = set()
        with worker_processes(self.workers) as pool:
            while True:
                while len(waiting) < 2 * self.workers and (batch := list(islice(tasks, size))):
                    with sigint_blocked():
                        waiting.add(pool.submit(work_through, work, batch))
                if not waiting:
                    return
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    seconds, results = future.result()
                    size = batch_size(seconds / len(results))
                    yield from results


def local_pool(workers: int, tasks: int) -> Pool:
    """So many processes, 0 for one by core; none where there is too little to share."""
    count = min(workers or os.cpu_count() or 1, tasks)
    return InProcess() if count <= 1 else ProcessPool(count)


def in_order(
    pool: Pool, work: Callable[[Task], Result], tasks: Iterable[Task]
) -> Generator[Result]:
    """Results in the order of their tasks, whichever end first."""
    numbered = partial(with_number, work)
    early: dict[int, Result] = {}
    following = 0
    with closing(pool.run(numbered, iter(enumerate(tasks)))) as results:
        for number, result in results:
            early[number] = result
            while following in early:
                yield early.pop(following)
                following += 1


def with_number(work: Callable[[Task], Result], task: tuple[int, Task]) -> tuple[int, Result]:
    number, inner = task
    return number, work(inner)


def work_through(work: Callable[[Task], Result], batch: list[Task]) -> tuple[float, list[Result]]:
    """The results of a batch, and how many seconds it took."""
    start = perf_counter()
    results = [work(task) for task in batch]
    return perf_counter() - start, results


def batch_size(seconds: float) -> int:
    """Quick tasks travel together; slow ones are reported as soon as they have ended."""
    return max(1, min(BATCH, int(BATCH_SECONDS / max(seconds, 1e-6))))


@contextmanager
def worker_processes(workers: int) -> Iterator[ProcessPoolExecutor]:
    """Workers that leave at once when the work is cut off."""
    others = active_children()
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=set_up_worker)
    try:
        yield pool
    except (KeyboardInterrupt, GeneratorExit):
        mine = [child for child in active_children() if child not in others]
        for child in mine:
            child.terminate()
        for child in mine:
            child.join(EXIT_SECONDS)
            child.kill()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def sigint_blocked() -> Iterator[None]:
    """Whoever starts now does not hear Ctrl-C, not even before it can settle; we hear it after."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def set_up_worker() -> None:
    """Ctrl-C is for the one who shares the tasks; who is ended takes its programs along."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, exit_worker)
    Thread(target=exit_with_parent, daemon=True).start()


def exit_with_parent() -> None:
    """Whoever shares the tasks may be ended in a way that leaves no time to say so."""
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        exit_worker()


def exit_worker(*_: object) -> None:
    """At once: an exception would only end the task, and the next would begin."""
    end_all()
    os._exit(1)

"""A game studied in several processes, segment by segment; what is done can be kept."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from incognita.core import Record, State, read_record
from incognita.lab.judge.chances import Judge
from incognita.lab.judge.segments import Segment, find, segments_of
from incognita.lab.judge.study import (
    DEFAULT_SIMULATIONS,
    JudgedSegment,
    Study,
    joined,
    judged_segment,
    seed_of,
)
from incognita.lab.pool import sigint_blocked, worker_processes

# Segments that travel together.
BATCH: Final = 4

Judged = dict[int, JudgedSegment]
Listener = Callable[[int, JudgedSegment], None]


@dataclass(frozen=True)
class StudyTask:
    """A game to study, and how deeply."""

    text: str
    simulations: int = DEFAULT_SIMULATIONS
    seed: int = 0

    def record(self) -> Record:
        return read_record(self.text)


@lru_cache(maxsize=2)
def cut(text: str) -> tuple[Record, list[Segment], State]:
    """The record of a task and its segments; raises RecordError."""
    record = read_record(text)
    return (record, *segments_of(find(record), record))


def judge_some(task: StudyTask, numbers: Sequence[int]) -> Judged:
    """These segments; called in the worker processes."""
    record, segments, last = cut(task.text)
    judge = Judge(find(record), last.players())
    return {
        number: judged_segment(
            judge,
            segments[number],
            simulations=task.simulations,
            seed=seed_of(record, number, task.seed),
        )
        for number in numbers
    }


@contextmanager
def processes(count: int) -> Iterator[ProcessPoolExecutor | None]:
    """None where everything is done in this process."""
    if count <= 1:
        yield None
        return
    with worker_processes(count) as pool:
        yield pool


def analyse(
    task: StudyTask,
    on_segment: Listener,
    known: Judged | None = None,
    pool: ProcessPoolExecutor | None = None,
) -> Study:
    """Judge the segments that are not known, and report each; raises RecordError."""
    record, segments, last = cut(task.text)
    judged = dict(known or {})
    missing = [number for number in range(len(segments)) if number not in judged]
    for some in judged_in(pool, task, missing):
        for number, segment in some.items():
            judged[number] = segment
            on_segment(number, segment)
    return joined(record, segments, [judged[number] for number in range(len(segments))], last)


def judged_in(
    pool: ProcessPoolExecutor | None, task: StudyTask, numbers: Sequence[int]
) -> Iterator[Judged]:
    groups = [numbers[at : at + BATCH] for at in range(0, len(numbers), BATCH)]
    if pool is None:
        for group in groups:
            yield judge_some(task, group)
        return
    with sigint_blocked():
        waiting: set[Future[Judged]] = {pool.submit(judge_some, task, group) for group in groups}
    while waiting:
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        for future in done:
            yield future.result()

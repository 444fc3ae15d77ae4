"""For pytest in `make mutants`: a limit for every test, and which lines of the rules it runs."""

import json
import os
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

# A longer test is an endless loop.
TEST_SECONDS = 20
RULES = os.environ.get("MUTANT_RULES", "")
LINES = os.environ.get("MUTANT_LINES", "")
TIMINGS: list[tuple[str, float, dict[str, list[int]]]] = []


def stop(_number: int, _frame: FrameType | None) -> None:
    raise TimeoutError("the test does not end")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    lines: dict[str, set[int]] = {}
    signal.signal(signal.SIGALRM, stop)
    signal.alarm(0 if LINES else TEST_SECONDS)
    start = time.perf_counter()
    if LINES:
        sys.settrace(tracer(lines))
    try:
        return (yield)
    finally:
        sys.settrace(None)
        signal.alarm(0)
        seen = {path: sorted(numbers) for path, numbers in lines.items()}
        TIMINGS.append((item.nodeid, time.perf_counter() - start, seen))


def tracer(lines: dict[str, set[int]]) -> Any:
    """A trace function that collects lines of the rules by file."""
    folder = str(Path(RULES).absolute())

    def trace(frame: FrameType, _event: str, _argument: object) -> Any:
        path = frame.f_code.co_filename
        if not path.startswith(folder):
            return None
        lines.setdefault(f"{RULES}/{Path(path).name}", set()).add(frame.f_lineno)
        return trace

    return trace


def pytest_sessionfinish() -> None:
    if LINES:
        Path(LINES).write_text(json.dumps(TIMINGS), encoding="utf-8")

"""What came out of each step, and the closing summary."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from xml.etree import ElementTree


@dataclass(frozen=True)
class Count:
    """How many tests went how; for a step without tests all are zero."""

    passed: int = 0
    failed: int = 0
    skipped: int = 0

    def __add__(self, other: "Count") -> "Count":
        return Count(
            self.passed + other.passed, self.failed + other.failed, self.skipped + other.skipped
        )

    def __str__(self) -> str:
        skipped = f", {self.skipped} skipped" if self.skipped else ""
        return f"{self.passed} passed, {self.failed} failed{skipped}"


@dataclass(frozen=True)
class Result:
    title: str
    ok: bool
    seconds: float
    note: str = ""
    count: Count = Count()
    failed: tuple[str, ...] = ()
    # How many of a hundred lines the tests ran; none where that is not measured.
    covered: float | None = None


def count_tests(report: Path) -> Count:
    """Read a JUnit file; a step that left none has counted nothing."""
    if not report.exists():
        return Count()
    total = Count()
    for suite in ElementTree.parse(report).getroot().iter("testsuite"):
        total += count_suite(suite)
    return total


def count_suite(suite: ElementTree.Element) -> Count:
    tests, failures, errors, skipped = (
        int(suite.get(word, "0")) for word in ("tests", "failures", "errors", "skipped")
    )
    return Count(tests - failures - errors - skipped, failures + errors, skipped)


def failed_tests(report: Path) -> tuple[str, ...]:
    """The names of those that a JUnit file says did not pass."""
    if not report.exists():
        return ()
    cases = ElementTree.parse(report).getroot().iter("testcase")
    return tuple(
        f"{case.get('classname')}: {case.get('name')}"
        for case in cases
        if case.find("failure") is not None or case.find("error") is not None
    )


def covered_lines(*reports: Path) -> float | None:
    """The percentage in summaries of coverage, as slipcover and vitest write them.

    A line counts once, whichever of several steps ran it.
    """
    summaries = [data for data in map(summary_of, reports) if data]
    if not summaries:
        return None
    if "total" in summaries[-1]:
        return float(summaries[-1]["total"]["lines"]["pct"])
    executed, lines = set[tuple[str, int]](), set[tuple[str, int]]()
    for data in summaries:
        for name, file in data["files"].items():
            executed.update((name, line) for line in file["executed_lines"])
            lines.update((name, line) for line in file["missing_lines"])
    return 100 * len(executed) / (len(executed | lines) or 1)


def summary_of(report: Path) -> dict[str, Any]:
    """What is in the file; nothing if there is none."""
    try:
        data: dict[str, Any] = json.loads(report.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return data


def total(results: Sequence[Result]) -> Count:
    """All tests together; a step that failed without a failed test counts as one."""
    counted = Count()
    for result in results:
        silent = not result.ok and not result.count.failed
        counted += result.count + Count(failed=int(silent))
    return counted


def summary(results: Sequence[Result], seconds: float) -> str:
    """A line for each step and each failed test, the time, and the count alone on the last line."""
    width = max(len(result.title) for result in results)
    lines = [line for result in results for line in summary_lines(result, width)]
    closing = f"{'all together':<{width}}  {'':<6}  {seconds:7.1f} s"
    return "\n".join(["", *lines, closing, "", str(total(results))])


def summary_lines(result: Result, width: int) -> list[str]:
    word = "ok" if result.ok else "FAILED"
    counted = result.count != Count()
    covered = "" if result.covered is None else f", {result.covered:.1f} % of the lines"
    note = result.note or (f"{result.count}{covered}" if counted else "")
    line = f"{result.title:<{width}}  {word:<6}  {result.seconds:7.1f} s  {note}".rstrip()
    return [line, *(f"    {name}" for name in result.failed)]

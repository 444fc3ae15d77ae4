"""`make explore MINUTES=…`: the laws on new examples, over all games, options and player counts.

Round follows round until the time is up. A failure becomes a file in tests/laws/examples, which
`make test` replays from then on.
"""

import json
import os
import sys
import time
from pathlib import Path

from scripts import compiled, environment
from scripts.shell import BUILD, LOGS, ROOT, Command, StopError, exit_code, relative, run, say, tail
from scripts.steps import python_tests

EXAMPLES = ROOT / "tests" / "laws" / "examples"
TALLY = BUILD / "explore.txt"
LOG = LOGS / "explore.log"
DEFAULT_MINUTES = 10.0
SILENT_MINUTES = 15
SHORTEST_ROUND = 30.0
# Their hypothesis tests are about a server that runs, which keeps its own time.
LEFT_OUT = ("browser", "table")


def main() -> int:
    minutes = minutes_asked(os.environ.get("MINUTES", ""))
    environment.ready("dev")
    compiled.ready()
    TALLY.unlink(missing_ok=True)
    before = set(EXAMPLES.glob("*.json"))
    failed = explore(time.time() + 60 * minutes)
    return report(sorted(set(EXAMPLES.glob("*.json")) - before), failed=failed)


def minutes_asked(text: str) -> float:
    try:
        minutes = float(text or DEFAULT_MINUTES)
    except ValueError:
        minutes = 0.0
    if minutes <= 0:
        raise StopError(f"MINUTES={text} is not a number of minutes.")
    return minutes


def explore(until: float) -> bool:
    """Whether any round failed."""
    failed, rounds = False, 0
    while not rounds or time.time() + SHORTEST_ROUND < until:
        rounds += 1
        failed = bool(run_round(until)) or failed
        left = max(0.0, until - time.time()) / 60
        say(f"round {rounds}: {examples_tried():,} examples so far, {left:.0f} minutes left")
    return failed


def run_round(until: float) -> int:
    command: Command = [*python_tests("explore"), "--dist=worksteal", "-m", "hypothesis", *tests()]
    asked = {
        "INCOGNITA_HYPOTHESIS": "wild",
        "INCOGNITA_EXPLORE_UNTIL": str(until),
        "INCOGNITA_EXPLORE_TALLY": str(TALLY),
    }
    return run(command, LOG, extra={**compiled.variables(), **asked}, silence=60 * SILENT_MINUTES)


def tests() -> list[Path]:
    """The files that have hypothesis tests."""
    files = sorted((ROOT / "tests").rglob("test_*.py"))
    return [
        path.relative_to(ROOT)
        for path in files
        if set(LEFT_OUT).isdisjoint(path.parts) and "@given(" in path.read_text(encoding="utf-8")
    ]


def examples_tried() -> int:
    return sum(map(int, TALLY.read_text().split())) if TALLY.exists() else 0


def report(kept: list[Path], *, failed: bool) -> int:
    for path in kept:
        example = json.loads(path.read_text())
        say(
            f"FAILED  {example['test']}\n        {example['error']}\n        kept: {relative(path)}"
        )
    if failed and not kept:
        say(f"A round failed:\n{tail(LOG, 60)}\n(all of it: {relative(LOG)})")
    if not failed:
        say(f"No law failed in {examples_tried():,} examples.")
    return int(failed)


if __name__ == "__main__":
    sys.exit(exit_code(main))

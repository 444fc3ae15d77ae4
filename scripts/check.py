"""`make test` and `make lint`: every step to its end, then one summary.

A list of steps or groups (ONLY=lint,unit) chooses; a failed step does not stop the others.
"""

import sys
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from pathlib import Path

from scripts.results import (
    Count,
    Result,
    count_tests,
    covered_lines,
    failed_tests,
    summary,
)
from scripts.shell import LOGS, STALLED, StopError, exit_code, relative, run, say, tail
from scripts.steps import LANES, SET_UP, STEPS, Step

SHOWN_LINES = 80

SetUp = dict[str, Future[Result]]


def main(words: Sequence[str]) -> int:
    chosen = choose([key for word in words for key in word.split(",") if key])
    if not chosen:
        known = sorted({step.group for step in STEPS} | {step.key for step in STEPS})
        say(f"Nothing chosen. ONLY= takes one or more of: {', '.join(known)}")
        return 2
    began = time.monotonic()
    for step in STEPS:
        step.coverage.unlink(missing_ok=True)
    with ThreadPoolExecutor(len(SET_UP)) as pool:
        set_up = prepare(pool, {need for step in chosen for need in step.needs})
        light = check_light(chosen, set_up)
        heavy = check_heavy(chosen, set_up)
    results = [*(waiting.result() for waiting in set_up.values()), *light, *heavy]
    say(summary(results, time.monotonic() - began))
    return 0 if all(result.ok for result in results) else 1


def choose(words: Sequence[str]) -> list[Step]:
    """The steps that the words name; an unknown word chooses nothing at all."""
    known = {step.group for step in STEPS} | {step.key for step in STEPS}
    if not set(words) <= known:
        return []
    return [step for step in STEPS if not words or {step.key, step.group} & set(words)]


def prepare(pool: Executor, needs: set[str]) -> SetUp:
    """Start setting up what the steps need, in lanes that go on side by side."""
    started: SetUp = {}
    for lane in LANES:
        before: Future[Result] | None = None
        for key in lane:
            if key in needs:
                before = started[key] = pool.submit(prepare_after, before, key)
    return started


def prepare_after(before: Future[Result] | None, key: str) -> Result:
    if before and not before.result().ok:
        return Result(SET_UP[key][0], ok=False, seconds=0.0, note="not tried")
    return prepare_one(key)


def prepare_one(key: str) -> Result:
    title, work = SET_UP[key]
    began = time.monotonic()
    try:
        work()
    except (StopError, OSError) as error:
        say(f"\n{title}: {error}\n")
        note = str(error).splitlines()[0]
        return Result(title, ok=False, seconds=time.monotonic() - began, note=note)
    return Result(title, ok=True, seconds=time.monotonic() - began)


def check_light(steps: Iterable[Step], set_up: SetUp) -> list[Result]:
    """Two at a time, each as soon as what it needs is there."""
    light = [step for step in steps if not step.heavy]
    with ThreadPoolExecutor(2) as pool:
        return list(pool.map(lambda step: check_one(step, set_up), light))


def check_heavy(steps: Iterable[Step], set_up: SetUp) -> list[Result]:
    """One by one, on every core; the first ones do not wait for the compiler."""
    return [check_one(step, set_up) for step in steps if step.heavy]


def check_one(step: Step, set_up: SetUp) -> Result:
    failed = [key for key in step.needs if not set_up[key].result().ok]
    lacking = [SET_UP[key][0] for key in failed] or step.missing()
    if lacking:
        return Result(step.title, ok=False, seconds=0.0, note=f"not run: no {', '.join(lacking)}")
    return run_step(step)


def run_step(step: Step) -> Result:
    step.report.unlink(missing_ok=True)
    for written in (step.report, step.coverage):
        written.parent.mkdir(parents=True, exist_ok=True)
    log = LOGS / f"{step.key}.log"
    began = time.monotonic()
    code = exit_code_of(step, log)
    seconds = time.monotonic() - began
    count = count_tests(step.report)
    ok = code == 0 and not count.failed
    note = note_of(code, count)
    if ok:
        say(f"ok      {step.title} ({seconds:.1f} s)")
        for name in rerun_tests(log):
            say(f"        failed once, then passed: {name}")
    failed = failed_tests(step.report)
    if not ok:
        names = "".join(f"        {name}\n" for name in failed)
        say(f"\nFAILED  {step.title} ({seconds:.1f} s) {note}\n{names}{tail(log, SHOWN_LINES)}")
        say(f"(all of it: {relative(log)})\n")
    coverage = covered_lines(*step.measured())
    return Result(step.title, ok, seconds, note, count, failed, coverage)


def rerun_tests(log: Path) -> list[str]:
    """Tests that the log says were run again."""
    word = "RERUN "
    lines = log.read_text(errors="replace").splitlines()
    return [line.removeprefix(word) for line in lines if line.startswith(word)]


def exit_code_of(step: Step, log: Path) -> int:
    limit = step.silent_minutes * 60
    try:
        return run(step.command, log, folder=step.folder, extra=step.variables(), silence=limit)
    except OSError as error:
        log.write_text(f"{step.command[0]}: {error.strerror}\n")
        return 127


def note_of(code: int, count: Count) -> str:
    if code == STALLED:
        return "stopped: it did not get on"
    return f"exit code {code}" if code and not count.failed else ""


if __name__ == "__main__":
    sys.exit(exit_code(lambda: main(sys.argv[1:])))

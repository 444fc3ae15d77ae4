"""`make test` and `make lint`: every step to its end, then one summary.

A list of steps or groups (ONLY=lint,unit) chooses; a failed step does not stop the others.
"""

import sys
import time
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from scripts.results import Count, Result, count_tests, failed_tests, summary
from scripts.shell import LOGS, STALLED, StopError, exit_code, relative, run, say, tail
from scripts.steps import LANES, LATE, SET_UP, STEPS, Step

SHOWN_LINES = 80


def main(words: Sequence[str]) -> int:
    chosen = choose([key for word in words for key in word.split(",") if key])
    if not chosen:
        known = sorted({step.group for step in STEPS} | {step.key for step in STEPS})
        say(f"Nothing chosen. ONLY= takes one or more of: {', '.join(known)}")
        return 2
    began = time.monotonic()
    needs = {need for step in chosen for need in step.needs}
    set_up = prepare(needs - LATE)
    with ThreadPoolExecutor(1) as pool:
        late = pool.submit(prepare_late, needs & LATE, failed(set_up))
        light = check_light(chosen, failed(set_up))
        set_up |= late.result()
    results = [*set_up.values(), *light, *check_heavy(chosen, failed(set_up))]
    say(summary(results, time.monotonic() - began))
    return 0 if all(result.ok for result in results) else 1


def choose(words: Sequence[str]) -> list[Step]:
    """The steps that the words name; an unknown word chooses nothing at all."""
    known = {step.group for step in STEPS} | {step.key for step in STEPS}
    if not set(words) <= known:
        return []
    return [step for step in STEPS if not words or {step.key, step.group} & set(words)]


def prepare(needs: set[str]) -> dict[str, Result]:
    """Set up what the steps need, in lanes that go on side by side."""
    with ThreadPoolExecutor(len(LANES)) as pool:
        done = list(pool.map(lambda lane: prepare_lane(lane, needs), LANES))
    return {key: result for lane in done for key, result in lane.items()}


def prepare_lane(lane: Sequence[str], needs: set[str]) -> dict[str, Result]:
    done: dict[str, Result] = {}
    for key in lane:
        if key not in needs:
            continue
        if any(not result.ok for result in done.values()):
            done[key] = Result(SET_UP[key][0], ok=False, seconds=0.0, note="not tried")
        else:
            done[key] = prepare_one(key)
    return done


def prepare_late(needs: set[str], missing: set[str]) -> dict[str, Result]:
    """What takes longest, beside the light steps; all of it stands on Python packages."""
    if "python" in missing:
        note = "not tried"
        return {key: Result(SET_UP[key][0], ok=False, seconds=0.0, note=note) for key in needs}
    return {key: prepare_one(key) for key in needs}


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


def failed(set_up: Mapping[str, Result]) -> set[str]:
    return {key for key, result in set_up.items() if not result.ok}


def check_light(steps: Iterable[Step], missing: set[str]) -> list[Result]:
    """Two at a time; none of them needs what comes late."""
    light = [step for step in steps if not step.heavy]
    with ThreadPoolExecutor(2) as pool:
        return list(pool.map(lambda step: check_one(step, missing), light))


def check_heavy(steps: Iterable[Step], missing: set[str]) -> list[Result]:
    """One by one, on every core."""
    return [check_one(step, missing) for step in steps if step.heavy]


def check_one(step: Step, missing: set[str]) -> Result:
    lacking = [SET_UP[key][0] for key in step.needs if key in missing] or step.missing()
    if lacking:
        return Result(step.title, ok=False, seconds=0.0, note=f"not run: no {', '.join(lacking)}")
    return run_step(step)


def run_step(step: Step) -> Result:
    step.report.unlink(missing_ok=True)
    log = LOGS / f"{step.key}.log"
    began = time.monotonic()
    code = exit_code_of(step, log)
    seconds = time.monotonic() - began
    count = count_tests(step.report)
    ok = code == 0 and not count.failed
    if ok:
        say(f"ok      {step.title} ({seconds:.1f} s)")
        for name in tried_twice(log):
            say(f"        failed once, then passed: {name}")
    else:
        say(f"\nFAILED  {step.title}\n{tail(log, SHOWN_LINES)}\n(all of it: {relative(log)})\n")
    return Result(step.title, ok, seconds, note_of(code, count), count, failed_tests(step.report))


def tried_twice(log: Path) -> list[str]:
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

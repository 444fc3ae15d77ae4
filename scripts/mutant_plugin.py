"""For pytest in `make mutants`: the tests run once, then each mutant is tried in a fork.

The fork gives the changed function its new code and runs the tests that pass the line. A change
outside of functions, or of a line that runs while modules are imported, is tried by importing
rules and tests again.
"""

import ast
import gc
import json
import os
import random
import signal
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any, NamedTuple

import pytest
from _pytest.runner import runtestprotocol
from hypothesis import HealthCheck, Phase, settings

from scripts.mutants import OPTIONS, Mutant, equivalents, functions_of, is_listed, mutants_of
from scripts.shell import say

PROCESSES = 2
# A longer test is no rule test; none of them is asked.
SLOW_SECONDS = 1.0
SURVIVED, NOTICED = 0, 1
RULES = Path(os.environ.get("MUTANT_RULES", "rules"))
FILES = os.environ.get("MUTANT_FILES", "").split()

Lines = dict[str, set[int]]

# No time for the smallest example.
settings.register_profile(
    "mutants",
    max_examples=10,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


class Timing(NamedTuple):
    """A test, how long it takes, and the lines that it runs by file."""

    item: pytest.Item
    seconds: float
    lines: Lines


# ---------------------------------------------------------------- which tests run which lines


def tracer(lines: Lines) -> Callable[[FrameType, str, object], Any]:
    """A trace function that collects lines of the rules by path."""
    folder = str(RULES.absolute()) + os.sep
    tracers: dict[str, Any] = {}

    def trace(frame: FrameType, _event: str, _argument: object) -> Any:
        path = frame.f_code.co_filename
        if path not in tracers:
            mine = path.startswith(folder)
            numbers = lines.setdefault(f"{RULES}/{Path(path).name}", set()) if mine else None
            tracers[path] = None if numbers is None else line_tracer(numbers)
        return tracers[path]

    return trace


def line_tracer(numbers: set[int]) -> Callable[[FrameType, str, object], Any]:
    def trace(frame: FrameType, _event: str, _argument: object) -> Any:
        numbers.add(frame.f_lineno)
        return trace

    return trace


AT_IMPORT: Lines = {}
if "MUTANT_RULES" in os.environ:
    sys.settrace(tracer(AT_IMPORT))


def timed(items: Iterable[pytest.Item]) -> list[Timing]:
    """Every test once, on sound rules; those that are quick enough, the quickest first.

    Tests find nothing in the caches of other tests, nor what the tests of another file have
    left in those of the rules.
    """
    timings: list[Timing] = []
    path = Path()
    signal.signal(signal.SIGVTALRM, stop)
    for item in items:
        forget(TEST_CACHES)
        if item.path != path:
            path = item.path
            forget(RULE_CACHES)
        lines: Lines = {}
        sys.settrace(tracer(lines))
        start = time.process_time()
        limit(SLOW_SECONDS)
        failed = fails(item)
        seconds = time.process_time() - start
        limit(0)
        sys.settrace(None)
        share(lines, path)
        if STOPPED:
            STOPPED.clear()
            continue
        if failed:
            pytest.exit(f"{item.nodeid} fails without any change.", 1)
        timings.append(Timing(item, seconds, lines))
    signal.signal(signal.SIGVTALRM, signal.SIG_DFL)
    return sorted(timings, key=lambda one: one.seconds)


def share(lines: Lines, path: Path) -> None:
    """What a test finds in a cache of the rules was run by an earlier test of its file."""
    for module in CACHING:
        earlier = RAN.setdefault((path, module), set())
        earlier |= lines.get(module, set())
        lines[module] = set(earlier)


RAN: dict[tuple[Path, str], set[int]] = {}
# Files of the rules that have caches.
CACHING: set[str] = set()
STOPPED: list[int] = []


def stop(number: int, _frame: FrameType | None) -> None:
    STOPPED.append(number)
    raise TimeoutError("the test takes too long")


Clear = Callable[[], object]
TEST_CACHES: list[Clear] = []
RULE_CACHES: list[Clear] = []


def forget(caches: list[Clear]) -> None:
    for clear in caches:
        clear()


def find_caches() -> None:
    rules = ".".join(RULES.parts[1:])
    for name, module in [*sys.modules.items()]:
        if name.startswith("tests."):
            TEST_CACHES.extend(cached(module))
        elif name.startswith(f"{rules}."):
            caches = cached(module)
            caches += [partial(begin_anew, module, one) for one in filled_later(module)]
            RULE_CACHES.extend(caches)
            if caches:
                CACHING.add(f"{RULES}/{Path(str(module.__file__)).name}")


def cached(module: ModuleType) -> list[Clear]:
    return [one.cache_clear for one in vars(module).values() if hasattr(one, "cache_clear")]


def begin_anew(module: ModuleType, name: str) -> None:
    """A new one, for tests may keep what was in the old one."""
    setattr(module, name, {})


def filled_later(module: ModuleType) -> list[str]:
    """What begins as an empty dict at the top of a module is filled while it is used."""
    tree = ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))
    return [
        node.target.id
        for node in tree.body
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and isinstance(node.value, ast.Dict)
        and not node.value.keys
    ]


def fails(item: pytest.Item) -> bool:
    return any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))


def concerned(mutant: Mutant, timings: list[Timing]) -> list[Timing]:
    """Tests that run its line, or where no line begins there, its function."""
    running = [one for one in timings if mutant.line in one.lines.get(mutant.path, ())]
    body = functions_of(ast.parse(mutant.source))[mutant.function]
    return running or [
        one for one in timings if not one.lines.get(mutant.path, set()).isdisjoint(body)
    ]


# ---------------------------------------------------------------- one mutant, in a fork


def is_noticed(mutant: Mutant, timings: list[Timing]) -> bool:
    """Ends by a signal where a test takes far too long."""
    if mutant.function:
        swap(mutant)
        for test in concerned(mutant, timings):
            limit(0.5 + 5 * test.seconds)
            if fails(test.item):
                return True
        if mutant.line not in AT_IMPORT.get(mutant.path, ()):
            return False
    limit(20 + 5 * sum(test.seconds for test in timings))
    return fails_anew(mutant, [test.item.nodeid for test in timings])


def limit(seconds: float) -> None:
    """Of this process, however busy the machine is; 0 is none."""
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds, seconds)


def swap(mutant: Mutant) -> None:
    """The living function gets the code of its mutant."""
    path = str(Path(mutant.path).absolute())
    code = code_of(compile(mutant.source, path, "exec"), mutant.function)
    for function in FUNCTIONS[path, mutant.function]:
        function.__code__ = code


def code_of(code: CodeType, name: str) -> CodeType:
    inner = [one for one in code.co_consts if isinstance(one, CodeType)]
    for one in inner:
        if one.co_qualname == name:
            return one
    return next(code_of(one, name) for one in inner if name.startswith(f"{one.co_qualname}."))


FUNCTIONS: dict[tuple[str, str], list[FunctionType]] = {}


def find_functions() -> None:
    for one in gc.get_objects():
        if isinstance(one, FunctionType):
            code = one.__code__
            FUNCTIONS.setdefault((code.co_filename, code.co_qualname), []).append(one)


def fails_anew(mutant: Mutant, tests: list[str]) -> bool:
    """A run inside the run that imports the mutant, in the order of the tests."""
    sound = SourceFileLoader.get_code
    path = str(Path(mutant.path).absolute())

    def get_code(loader: Any, name: str) -> CodeType | None:
        if loader.path == path:
            return compile(mutant.source, path, "exec")
        return sound(loader, name)

    for name in [*sys.modules]:
        if name.partition(".")[0] in ("tests", *RULES.parts):
            del sys.modules[name]
    SourceFileLoader.get_code = get_code  # type: ignore[method-assign, assignment]
    folders = sorted({test.rpartition("/")[0] for test in tests})
    return pytest.main(["-x", *OPTIONS, *folders], [Chosen(tests)]) != 0


class Chosen:
    """These tests and no others, in this order."""

    def __init__(self, tests: list[str]) -> None:
        self.places = {test: place for place, test in enumerate(tests)}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if item.nodeid in self.places]
        items.sort(key=lambda item: self.places[item.nodeid])


# ---------------------------------------------------------------- all of them


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool:
    """In place of the tests."""
    sys.settrace(None)
    os.nice(5)
    find_caches()
    results = Results(Path(os.environ["MUTANT_RESULTS"]))
    waiting = results.waiting(session.config.rootpath / session.config.args[0])
    say(f"{len(session.items)} tests run once …")
    timings = timed(session.items)
    forget(TEST_CACHES + RULE_CACHES)
    find_functions()
    gc.freeze()
    check_order(timings)
    until = float(os.environ["MUTANT_UNTIL"])
    for mutant, noticed in tried(waiting, timings, until):
        results.add(mutant, noticed=noticed)
    results.close()
    return True


def check_order(timings: list[Timing]) -> None:
    """The tests pass in the order in which mutants meet them."""
    for test in timings:
        if fails(test.item):
            pytest.exit(f"{test.item.nodeid} fails without any change after quicker tests.", 1)
    forget(TEST_CACHES + RULE_CACHES)


def tried(
    waiting: list[Mutant], timings: list[Timing], until: float
) -> Iterator[tuple[Mutant, bool]]:
    """Some at a time, each with whether a test noticed, until the time is up."""
    running: dict[int, Mutant] = {}
    for mutant in waiting:
        if time.time() > until:
            break
        if len(running) == PROCESSES:
            yield ended(running)
        running[fork(mutant, timings)] = mutant
    while running:
        yield ended(running)


def ended(running: dict[int, Mutant]) -> tuple[Mutant, bool]:
    child, status = os.wait()
    return running.pop(child), status != SURVIVED


def fork(mutant: Mutant, timings: list[Timing]) -> int:
    child = os.fork()
    if child:
        return child
    code = NOTICED
    try:
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        code = NOTICED if is_noticed(mutant, timings) else SURVIVED
    finally:
        os._exit(code)


class Results:
    """What is known of every mutant, kept in a file from run to run."""

    def __init__(self, stem: Path) -> None:
        self.file, self.report = stem.with_suffix(".jsonl"), stem.with_suffix(".txt")
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.start = time.time()
        self.noticed: dict[str, bool] = {}
        if self.file.exists():
            lines = self.file.read_text(encoding="utf-8").splitlines()
            self.noticed = dict(json.loads(line) for line in lines)
        self.survivors: list[str] = []
        self.counts = {"made": 0, "listed": 0, "noticed": 0, "tried": 0}

    def waiting(self, tests: Path) -> list[Mutant]:
        """Survivors first, then the others in any order, without what is listed or was noticed."""
        made = [
            one
            for file in FILES
            for one in mutants_of(f"{RULES}/{file}", (RULES / file).read_text(encoding="utf-8"))
        ]
        listed = equivalents(tests)
        mine = [one for one in made if not is_listed(one, listed)]
        left = [one for one in mine if not self.noticed.get(one.key())]
        self.counts["made"] = len(made)
        self.counts["listed"] = len(made) - len(mine)
        self.counts["noticed"] = len(mine) - len(left)
        random.Random(int(os.environ.get("SEED") or 0)).shuffle(left)
        return sorted(left, key=lambda one: one.key() not in self.noticed)

    def add(self, mutant: Mutant, *, noticed: bool) -> None:
        with self.file.open("a", encoding="utf-8") as out:
            out.write(json.dumps([mutant.key(), noticed]) + "\n")
        self.counts["tried"] += 1
        self.counts["noticed"] += noticed
        if not noticed:
            self.survivors.append(f"{mutant.path}:{mutant.line} {mutant.function}\n{mutant.change}")
            say(f"\n{self.survivors[-1]}")
        if self.counts["tried"] % 100 == 0:
            say(self.summary())

    def summary(self) -> str:
        counted = ", ".join(f"{count} {name}" for name, count in self.counts.items())
        seconds = time.time() - self.start
        return f"{counted} in {seconds:.0f} s; {len(self.survivors)} survive"

    def close(self) -> None:
        text = "\n\n".join([*self.survivors, self.summary()])
        self.report.write_text(f"{text}\n", encoding="utf-8")
        say(self.summary())

"""What `make test` runs: each step, what it needs, and where it counts its tests."""

import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from scripts import chromium, compiled, environment, page, pytorch
from scripts.shell import BUILD, ROOT, WEB, Command, venv

REPORTS = BUILD / "reports"
COVERAGE = BUILD / "coverage"
CODE = ("src", "tests", "scripts", "bench", "examples")
CORES = os.cpu_count() or 1
# Tests of servers and browsers wait for these about half of their time.
SERVER_WORKERS = str(CORES + 1)
BROWSER_WORKERS = str(CORES + 2)
# A browser, a server and a test are three clocks: what fails and then passes is named.
RERUN_OPTIONS = ("--reruns=2", "-rR")
COMPILED_TESTS = (
    "tests/core", "tests/search", "tests/laws", "tests/eldorado", "tests/survive",
    "tests/explorers", "tests/voyage", "tests/entdecker", "tests/neue_entdecker", "tests/bots",
)  # fmt: skip
# What stands on the rules and is not compiled itself: tried on what its users have, and once.
ABOVE_THE_RULES = ("tests/table", "tests/lab", "tests/cli", "tests/packages", "tests/research")

# Sets of set-up that may go on side by side; within one they follow each other.
LANES = (("python", "compiled"), ("torch",), ("node", "page"), ("chromium",))
SET_UP: dict[str, tuple[str, Callable[[], None]]] = {
    "python": ("Python packages", lambda: environment.ready("dev")),
    "compiled": ("compiled package", compiled.ready),
    "torch": ("PyTorch, where it can be had", pytorch.ready),
    "node": ("JavaScript packages", page.packages),
    "page": ("page build", page.build),
    "chromium": ("Chromium", chromium.ready),
}


@dataclass(frozen=True)
class Step:
    """One check. A heavy one uses every core and runs alone.

    It is stopped when it has reported nothing for so many minutes, however long it takes in all.
    """

    key: str
    group: str
    title: str
    command: Command
    needs: tuple[str, ...] = ("python",)
    folder: Path = ROOT
    heavy: bool = False
    silent_minutes: int = 10
    # The step whose lines are counted as well, because the two share the tests of the package.
    measured_with: str = ""

    @property
    def report(self) -> Path:
        """The JUnit file of a step that counts tests."""
        return REPORTS / f"{self.key}.xml"

    @property
    def coverage(self) -> Path:
        """The summary of a step that measures which lines its tests run."""
        return coverage_of(self.key)

    def measured(self) -> list[Path]:
        """The summaries that together say how many lines were run by now."""
        return [coverage_of(key) for key in (self.measured_with, self.key) if key]

    def missing(self) -> list[str]:
        """Folders that the command names and that are not there."""
        named = [word for word in self.command if word in CODE or str(word).startswith("tests/")]
        return [str(word) for word in named if not (self.folder / word).exists()]

    def variables(self) -> dict[str, str]:
        """The environment that the step runs in."""
        extra = compiled.variables() if "compiled" in self.needs else dict(environment.SOURCES)
        if "chromium" in self.needs:
            extra |= chromium.variables()
        return extra


def coverage_of(key: str) -> Path:
    return COVERAGE / key / "coverage-summary.json"


def python_tests(key: str, *words: str, workers: str = "auto") -> Command:
    return (venv("python"), *pytest_words(key, *words, workers=workers))


def measured_python_tests(key: str, *words: str, workers: str = "auto") -> Command:
    """The same, with the lines of the package that they run.

    slipcover takes a mark out of the code once it has been passed, where a tracer such as that of
    coverage.py goes on to cost three times the time of the tests.
    """
    out = str(coverage_of(key))
    measure = ("-m", "slipcover", "--source", "src/incognita", "--json", "--out", out)
    return (venv("python"), *measure, *pytest_words(key, *words, workers=workers))


def pytest_words(key: str, *words: str, workers: str = "auto") -> tuple[str, ...]:
    report = f"--junitxml={REPORTS / key}.xml"
    return ("-m", "pytest", "-q", "-n", workers, "--dist=worksteal", report, *words)


def left_out(*folders: str) -> tuple[str, ...]:
    return tuple(f"--ignore={folder}" for folder in folders)


def vitest() -> Command:
    report = f"--outputFile.junit={REPORTS / 'page.xml'}"
    reporters = ("--reporter=default", "--reporter=junit", report)
    return ("npx", "vitest", "run", "--coverage", *reporters)


STEPS = (
    Step("ruff", "lint", "ruff", (venv("ruff"), "check", *CODE)),
    Step("format", "lint", "ruff format", (venv("ruff"), "format", "--check", *CODE)),
    Step("imports", "lint", "import-linter", (venv("lint-imports"),)),
    Step("mypy", "lint", "mypy strict", (venv("mypy"), *CODE)),
    Step("svelte", "lint", "svelte-check", ("npm", "run", "check"), ("node",), WEB),
    Step("eslint", "lint", "eslint", ("npm", "run", "lint"), ("node",), WEB),
    Step("prettier", "lint", "prettier", ("npm", "run", "format:check"), ("node",), WEB),
    Step(
        "types",
        "lint",
        "types of the page",
        (venv("python"), "-m", "scripts.types", "check"),
        ("python", "node"),
    ),
    Step("page", "page", "page tests", vitest(), ("node",), WEB),
    Step(
        "unit",
        "unit",
        "tests, uncompiled",
        measured_python_tests(
            "unit", "-m", "not long_games", "tests", *left_out("tests/browser", *ABOVE_THE_RULES)
        ),
        heavy=True,
    ),
    Step(
        "compiled",
        "compiled",
        "tests, compiled",
        measured_python_tests(
            "compiled", *ABOVE_THE_RULES, *COMPILED_TESTS, workers=SERVER_WORKERS
        ),
        ("python", "torch", "compiled"),
        heavy=True,
        measured_with="unit",
    ),
    Step(
        "speed",
        "speed",
        "speed budget",
        (venv("python"), "-m", "bench.check"),
        ("python", "compiled"),
        heavy=True,
    ),
    Step(
        "browser",
        "browser",
        "browser tests",
        python_tests("browser", *RERUN_OPTIONS, "tests/browser", workers=BROWSER_WORKERS),
        ("python", "compiled", "node", "page", "chromium"),
        heavy=True,
    ),
)

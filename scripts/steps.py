"""What `make test` runs: each step, what it needs, and where it counts its tests."""

import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from scripts import chromium, compiled, environment, page
from scripts.shell import BUILD, ROOT, WEB, Command, venv

REPORTS = BUILD / "reports"
COVERAGE = BUILD / "coverage"
CODE = ("src", "tests", "scripts", "bench", "examples")
BROWSER_WORKERS = str(os.cpu_count() or 1)
# A browser, a server and a test are three clocks: what fails once and not twice is named.
RERUN_OPTIONS = ("--reruns=1", "-rR")
COMPILED_TESTS = (
    "tests/core", "tests/search", "tests/laws", "tests/eldorado", "tests/survive",
    "tests/explorers", "tests/voyage", "tests/entdecker", "tests/neue_entdecker", "tests/bots",
)  # fmt: skip

# Sets of set-up that may go on side by side; within one they follow each other.
LANES = (("python", "compiled"), ("node", "page"), ("chromium",))
SET_UP: dict[str, tuple[str, Callable[[], None]]] = {
    "python": ("Python packages", lambda: environment.ready("dev")),
    "compiled": ("compiled package", compiled.ready),
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

    @property
    def report(self) -> Path:
        """The JUnit file of a step that counts tests."""
        return REPORTS / f"{self.key}.xml"

    @property
    def coverage(self) -> Path:
        """The summary of a step that measures which lines its tests run."""
        return COVERAGE / self.key / "coverage-summary.json"

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


def python_tests(key: str, *words: str, workers: str = "auto") -> Command:
    return (venv("python"), *pytest_words(key, *words, workers=workers))


def measured_python_tests(key: str, *words: str) -> Command:
    """The same, with the lines of the package that they run.

    slipcover takes a mark out of the code once it has been passed, where a tracer such as that of
    coverage.py goes on to cost three times the time of the tests.
    """
    out = COVERAGE / key / "coverage-summary.json"
    measure = ("-m", "slipcover", "--source", "src/incognita", "--json", "--out", str(out))
    return (venv("python"), *measure, *pytest_words(key, *words))


def pytest_words(key: str, *words: str, workers: str = "auto") -> tuple[str, ...]:
    return ("-m", "pytest", "-q", "-n", workers, f"--junitxml={REPORTS / key}.xml", *words)


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
        measured_python_tests("unit", "-m", "not long_games", "tests", "--ignore=tests/browser"),
        heavy=True,
    ),
    Step(
        "compiled",
        "compiled",
        "tests, compiled",
        python_tests("compiled", *COMPILED_TESTS),
        ("python", "compiled"),
        heavy=True,
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
        python_tests(
            "browser", *RERUN_OPTIONS, "--dist=worksteal", "tests/browser", workers=BROWSER_WORKERS
        ),
        ("python", "compiled", "node", "page", "chromium"),
        heavy=True,
    ),
)

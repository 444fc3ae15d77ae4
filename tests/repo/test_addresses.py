"""The repository names no package host and no place on somebody's machine."""

import re
from pathlib import Path

import pytest

from scripts.shell import ROOT

# Written in pieces, so that this file does not contain what it looks for.
HOSTS = re.compile("|".join(("pypi" + r"\.org", "python" + "hosted", "registry" + r"\.npmjs")))
OPTIONS = re.compile("--(extra-)?" + "index" + "-url|--find" + "-links|tarball" + ": http")
MACHINE = re.compile(r"(^|[^\w.-])/(work|root|farm|home/\w+|Users/\w+)/")
ADDRESS = re.compile(r"https?://(?!127\.0\.0\.1|localhost)")

LOCKS = ("requirements/*.txt", "requirements/*.in", "web/pnpm-lock.yaml")
CONFIGS = ("Makefile", ".ci/run", "pyproject.toml", "web/package.json", "web/*.config.*")


def lines_with(pattern: re.Pattern[str], paths: list[Path]) -> list[str]:
    return [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:120]}"
        for path in paths
        for number, line in enumerate(path.read_text(errors="replace").splitlines(), start=1)
        if pattern.search(line)
    ]


def matching(*globs: str) -> list[Path]:
    matches = [list(ROOT.glob(glob)) for glob in globs]
    assert all(matches), f"one of {globs} matches no file"
    return [path for paths in matches for path in paths]


def test_lock_files_and_settings_hold_no_address() -> None:
    assert not lines_with(ADDRESS, matching(*LOCKS, *CONFIGS))


def test_no_file_names_a_package_host(tracked: list[Path]) -> None:
    assert not lines_with(HOSTS, tracked)
    assert not lines_with(OPTIONS, tracked)


def test_no_file_names_a_place_on_a_machine(tracked: list[Path]) -> None:
    assert not lines_with(MACHINE, tracked)


@pytest.mark.parametrize(
    ("pattern", "line"),
    [
        (ADDRESS, "url = https:" + "//example.org/simple"),
        (HOSTS, "from py" + "pi.org"),
        (OPTIONS, "--index" + "-url somewhere"),
        (MACHINE, "cache = /" + "home/ann/cache"),
    ],
)
def test_the_search_would_find_it(pattern: re.Pattern[str], line: str) -> None:
    assert pattern.search(line)

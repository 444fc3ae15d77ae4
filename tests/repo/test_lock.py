"""The lock files pin everything that the project asks for."""

import json
import re
import tomllib
from typing import Any

import pytest

from scripts.shell import ROOT, WEB

PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())
PIN = re.compile(r"^([A-Za-z0-9._-]+)(?:\[[^\]]*\])?==([^\s;\\]+)(.*)$", re.MULTILINE)
WANTED = {"play": ("table", "lab"), "dev": ("table", "lab", "dev")}


def plain(requirement: str) -> str:
    """The name of a package in the one spelling that lock files use."""
    match = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert match
    return re.sub(r"[-_.]+", "-", match.group()).lower()


def read_lock(name: str) -> str:
    return (ROOT / "requirements" / f"{name}.txt").read_text()


def pins(name: str) -> dict[str, str]:
    return {plain(match[1]): match[2] for match in PIN.finditer(read_lock(name))}


@pytest.mark.parametrize("lock", WANTED)
def test_every_package_asked_for_is_pinned(lock: str) -> None:
    extras = PROJECT["project"]["optional-dependencies"]
    asked = [*PROJECT["dependency-groups"]["build"]]
    asked += [requirement for extra in WANTED[lock] for requirement in extras[extra]]
    assert {plain(requirement) for requirement in asked} <= set(pins(lock))


@pytest.mark.parametrize("lock", ["uv", *WANTED])
def test_every_pin_has_a_hash(lock: str) -> None:
    entries = re.split(r"\n(?=\S)", read_lock(lock).strip())
    assert entries
    assert all(PIN.match(entry) and "--hash=sha256:" in entry for entry in entries)


def test_playing_and_developing_share_their_versions() -> None:
    assert pins("play").items() <= pins("dev").items()


def test_every_package_of_the_page_is_pinned() -> None:
    manifest = json.loads((WEB / "package.json").read_text())
    head = (WEB / "pnpm-lock.yaml").read_text().partition("\npackages:")[0]
    locked = re.findall(r"^ {6}'?([^':\s]+)'?:\n {8}specifier: '?([^'\n]+)", head, re.MULTILINE)
    asked = {**manifest["dependencies"], **manifest["devDependencies"]}
    assert dict(locked) == asked


def test_the_rules_depend_on_nothing() -> None:
    assert PROJECT["project"]["dependencies"] == []

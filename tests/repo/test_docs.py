"""The documents name files that are there."""

import re
from pathlib import Path

import pytest

import incognita
from scripts.shell import PACKAGE, ROOT, WEB

DOCUMENTS = [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")]
EVERY_DOCUMENT = pytest.mark.parametrize("path", DOCUMENTS, ids=[path.name for path in DOCUMENTS])
LINK = re.compile(r"\]\((?!https?:|#)([^)#\s]+)")
# A path in code quotes: folders with a slash between them and an ending that is known.
FILE = re.compile(r"`((?:[\w.-]+/)+[\w.-]+\.(?:py|ts|svelte|toml|txt|css|svg|ftl|sh))`")
PLACES = (ROOT, PACKAGE, PACKAGE / "games", WEB, WEB / "src", ROOT / "examples" / "atoll" / "src")


@EVERY_DOCUMENT
def test_links_lead_somewhere(path: Path) -> None:
    targets = LINK.findall(path.read_text(encoding="utf-8"))
    assert [target for target in targets if not (path.parent / target).exists()] == []


@EVERY_DOCUMENT
def test_files_that_are_named_exist(path: Path) -> None:
    named = FILE.findall(path.read_text(encoding="utf-8"))
    assert [name for name in named if not is_there(name)] == []


def is_there(name: str) -> bool:
    games = [place for place in (PACKAGE / "games").iterdir() if place.is_dir()]
    folders = [*PLACES, *games]
    if "<" in name:
        return True
    return any((place / name).exists() for place in folders)


def test_the_version_to_cite_is_the_present_one() -> None:
    text = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    assert f"version = {{{incognita.__version__}}}" in text


def test_a_file_that_is_missing_would_be_noticed() -> None:
    assert FILE.findall("see `rules/moves.py` and `table/atlantis.py`") == [
        "rules/moves.py",
        "table/atlantis.py",
    ]
    assert is_there("rules/moves.py")
    assert not is_there("table/atlantis.py")

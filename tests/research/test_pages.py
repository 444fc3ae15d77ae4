"""The page about research and the notebooks: their code runs, and their tables are those of it."""

import json
import re
from pathlib import Path

import pytest

from scripts.notebooks import notebooks, run
from scripts.research_tables import PAGE, with_tables

BLOCKS = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("block", BLOCKS, ids=["pettingzoo", "openspiel", "gymnasium", "batch"])
def test_the_starts_run(block: str) -> None:
    exec(compile(block, str(PAGE), "exec"), {"__name__": "page"})


def test_the_tables_are_those_of_the_code() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert with_tables(text) == text, "make docs writes them anew"


def test_a_page_without_a_place_for_tables_is_refused() -> None:
    with pytest.raises(ValueError, match="has no place for the tables"):
        with_tables("# Research\n")


@pytest.mark.parametrize("path", notebooks(), ids=lambda path: str(path.stem))
def test_a_notebook_runs_and_shows_what_it_showed(path: Path) -> None:
    kept = json.loads(path.read_text(encoding="utf-8"))
    assert run(path) == kept


def test_there_are_two_notebooks() -> None:
    assert [path.stem for path in notebooks()] == ["agents", "first_training"]

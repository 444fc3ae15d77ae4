"""The report, and the page that tells what is in it."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from incognita.lab import external, report
from incognita.lab.arena import contest, play_contest
from scripts.shell import ROOT

PAGE = (ROOT / "docs" / "arena.md").read_text()


@pytest.fixture(scope="module")
def results() -> dict[str, Any]:
    held = contest("eldorado", ["greedy", "ext:./no-such-bot"], 2, {"round_limit": 1})
    return report.report(held, play_contest(held, lambda _outcome: None, 1))


def fields(data: Any) -> Iterator[str]:
    """Every name, all the way down; options are the game's own."""
    if isinstance(data, dict):
        for name, value in data.items():
            yield name
            if name != "options":
                yield from fields(value)
    elif isinstance(data, list):
        for one in data:
            yield from fields(one)


def test_the_page_tells_every_field(results: dict[str, Any]) -> None:
    section = PAGE.partition("## The report")[2].partition("\n## ")[0]
    assert set(fields(results)) <= set(re.findall(r"`(\w+)`", section))
    assert f'`"{report.FORMAT}"`, {report.VERSION} |' in section


def test_the_page_tells_the_limits_of_the_protocol() -> None:
    assert f"protocol {external.VERSION}\n" in PAGE
    assert f"within {external.START_SECONDS:g} seconds" in PAGE
    assert f"({external.LONGEST_ANSWER >> 10} KiB at most)" in PAGE


def test_a_fault_is_one_sentence(results: dict[str, Any]) -> None:
    assert [fault["bot"] for fault in results["faults"]] == ["no-such-bot", "no-such-bot"]
    assert re.fullmatch(r"no-such-bot cannot be started: [^.]+\.", results["faults"][0]["sentence"])
    assert [bot["faults"] for bot in results["bots"]] == [0, 2]
    assert [bot["win_rate"] for bot in results["bots"]] == [1.0, 0.0]

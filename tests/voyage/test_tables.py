"""The data of a game are checked against the patterns that the code knows."""

from typing import Any

import pytest

from incognita.games.voyage.rules.patterns import LETTERS, TURNS
from incognita.games.voyage.rules.tables import patterns_fit


def kind(name: str, mask: int) -> dict[str, Any]:
    sides = {letter: "L" if mask >> side & 1 else "W" for side, letter in enumerate("NESW")}
    return {"id": name, "edges": sides}


def kinds() -> list[dict[str, Any]]:
    """The six patterns in turn 0, and one more kind that is all land."""
    masks = [TURNS[pattern][0] for pattern in range(len(LETTERS))]
    return [*map(kind, LETTERS, masks), kind("waterfall", 0b1111)]


def test_the_six_patterns_and_kinds_that_are_all_land() -> None:
    assert patterns_fit(kinds())
    assert patterns_fit(kinds()[:6])


@pytest.mark.parametrize(
    ("at", "other"),
    [
        (0, kind("C", 0)),
        (1, kind("C", 0b0010)),
        (3, kind("O", 0b0011)),
        (6, kind("waterfall", 0b0111)),
        (5, kind("W", 0b1111)),
    ],
    ids=["another letter", "turned", "another pattern", "a further kind with sea", "no letter"],
)
def test_what_does_not_fit(at: int, other: dict[str, Any]) -> None:
    read = kinds()
    read[at] = other
    assert not patterns_fit(read)

"""Reading the data files of both games: tiles by code, and the sides of the patterns."""

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from incognita.games.voyage.rules.patterns import LETTERS, PATTERN_OF, PATTERNS, TURNS, F


def read_data(folder: Path, name: str) -> dict[str, Any]:
    return tomllib.loads((folder / name).read_text(encoding="utf-8"))


def hidden_tiles(tiles: dict[str, Any], event_names: Sequence[str]) -> list[int]:
    """By code: how many there are of each; the first event is none."""
    counts = [int(tiles["hidden_plain"].get(letter, 0)) for letter in LETTERS]
    for event in event_names[1:]:
        landscapes = tiles["hidden_events"][event]
        counts.extend([landscapes.count(letter) for letter in LETTERS])
    return counts


def event_number(events: dict[str, Any], event: str, name: str) -> int:
    """A number that belongs to an event: `gold` of the event `gold`."""
    return next(int(one[name]) for one in events["event"] if one["id"] == event)


def patterns_fit(kinds: list[dict[str, Any]]) -> bool:
    """The six patterns come first and in order, in turn 0; further kinds are all land."""
    masks = [_land_sides(kind) for kind in kinds]
    return (
        [str(kind["id"]) for kind in kinds[:PATTERNS]] == LETTERS
        and all(PATTERN_OF[mask] == min(at, F) for at, mask in enumerate(masks))
        and all(masks[pattern] == TURNS[pattern][0] for pattern in range(PATTERNS))
    )


def _land_sides(kind: dict[str, Any]) -> int:
    return sum(1 << side for side, name in enumerate("NESW") if kind["edges"][name] == "L")

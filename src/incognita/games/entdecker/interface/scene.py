"""What lies on the table and never changes: the sea, the patterns, events and prices."""

from __future__ import annotations

from typing import cast

from incognita.games.entdecker.interface.types import (
    EntdeckerCircle,
    EntdeckerOptions,
    EntdeckerPattern,
    EntdeckerScene,
    EntdeckerUnitKind,
)
from incognita.games.entdecker.rules.options import Setup
from incognita.games.entdecker.rules.tables import (
    COLOURS,
    COST,
    DISCOVERY,
    EVENT_IDS,
    FILLER,
    FILLER_NUMBERS,
    GRID,
    MOST_GOLD,
    PATTERN_NAMES,
    RUIN_POINTS,
    SPINS,
    SUPPLY,
    TOKENS,
    UNIT_NAMES,
    UNITS,
)  # fmt: skip
from incognita.games.voyage.interface.scene import (
    edge_scene,
    event_count,
    pattern_scene,
    square_scene,
)
from incognita.games.voyage.rules.patterns import PATTERNS
from incognita.games.voyage.rules.piles import count_of


def scene(setup: Setup) -> EntdeckerScene:
    return {
        "game": "entdecker",
        "width": GRID.width,
        "height": GRID.height,
        "squares": [{**square_scene(GRID, square)} for square in range(GRID.squares)],
        "circles": [_circle(circle) for circle in range(GRID.circles)],
        "patterns": [_pattern(pattern) for pattern in range(PATTERNS)],
        "events": [
            {"id": name, "count": event_count(DISCOVERY, event)}
            for event, name in enumerate(EVENT_IDS, 1)
        ],
        "units": [_unit(unit) for unit in range(UNITS)],
        "spins": SPINS[:],
        "most_gold": MOST_GOLD,
        "ruin_points": RUIN_POINTS,
        "tokens": TOKENS[1:],
        "colours": [{"seat": seat, "colour": COLOURS[seat]} for seat in range(setup.seats)],
        "options": cast("EntdeckerOptions", dict(setup.options)),
    }


def _circle(circle: int) -> EntdeckerCircle:
    return {**edge_scene(GRID, circle)}


def _pattern(pattern: int) -> EntdeckerPattern:
    return {
        **pattern_scene(pattern, PATTERN_NAMES[pattern], FILLER_NUMBERS[pattern]),
        "filler": FILLER[pattern],
        "discovery": count_of(DISCOVERY, pattern),
    }


def _unit(unit: int) -> EntdeckerUnitKind:
    return {"id": UNIT_NAMES[unit], "cost": COST[unit], "supply": SUPPLY[unit]}

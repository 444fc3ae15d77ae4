"""What lies on the table and never changes: the sea, the patterns, events and prices."""

from __future__ import annotations

from typing import Any, TypedDict

from incognita.core.state import Json
from incognita.games.entdecker.rules.options import Setup
from incognita.games.entdecker.rules.tables import (
    COLOURS,
    COST,
    DISCOVERY,
    EVENT_NAMES,
    EVENTS,
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
from incognita.games.voyage.interface.view import (
    ColourScene,
    EventScene,
    SquareScene,
    UnitScene,
    square_scene,
)
from incognita.games.voyage.rules.patterns import LETTERS, PATTERNS, TURNS


class CircleScene(TypedDict):
    id: int
    name: str
    square: int
    side: int


class PatternScene(TypedDict):
    tile: str
    name: str
    number: int
    turns: list[int]
    filler: int
    discovery: int


class EntdeckerScene(TypedDict):
    game: str
    width: int
    height: int
    squares: list[SquareScene]
    circles: list[CircleScene]
    patterns: list[PatternScene]
    events: list[EventScene]
    units: list[UnitScene]
    spins: list[int]
    most_gold: int
    ruin_points: int
    tokens: list[int]
    colours: list[ColourScene]
    options: dict[str, Any]


def scene(setup: Setup) -> Json:
    laid: EntdeckerScene = {
        "game": "entdecker",
        "width": GRID.width,
        "height": GRID.height,
        "squares": [square_scene(GRID, square) for square in range(GRID.squares)],
        "circles": [_circle(circle) for circle in range(GRID.circles)],
        "patterns": [_pattern(pattern) for pattern in range(PATTERNS)],
        "events": [_event(event) for event in range(1, EVENTS)],
        "units": [_unit(unit) for unit in range(UNITS)],
        "spins": SPINS[:],
        "most_gold": MOST_GOLD,
        "ruin_points": RUIN_POINTS,
        "tokens": TOKENS[1:],
        "colours": [{"seat": seat, "colour": COLOURS[seat]} for seat in range(setup.seats)],
        "options": dict(setup.options),
    }
    return {**laid}


def _circle(circle: int) -> CircleScene:
    place = GRID.squares + circle
    return {
        "id": place,
        "name": GRID.name(place),
        "square": GRID.circle_squares[circle],
        "side": GRID.circle_sides[circle],
    }


def _pattern(pattern: int) -> PatternScene:
    return {
        "tile": LETTERS[pattern],
        "name": PATTERN_NAMES[pattern],
        "number": FILLER_NUMBERS[pattern],
        "turns": TURNS[pattern][:],
        "filler": FILLER[pattern],
        "discovery": sum(DISCOVERY[pattern::PATTERNS]),
    }


def _event(event: int) -> EventScene:
    counts = DISCOVERY[PATTERNS * event : PATTERNS * (event + 1)]
    return {"id": EVENT_NAMES[event], "count": sum(counts)}


def _unit(unit: int) -> UnitScene:
    return {"id": UNIT_NAMES[unit], "cost": COST[unit], "supply": SUPPLY[unit]}

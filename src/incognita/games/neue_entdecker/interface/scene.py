"""What lies on the table and never changes: the sea, the patterns, the jungle and prices."""

from __future__ import annotations

from typing import Any, TypedDict

from incognita.core.state import Json
from incognita.games.neue_entdecker.rules.options import Setup
from incognita.games.neue_entdecker.rules.tables import (
    CHIEFS,
    COINS,
    COLOURS,
    COST,
    DOT,
    EVENT_NAMES,
    EVENTS,
    EYE,
    GRID,
    HIDDEN,
    HIDDEN_COST,
    HIGHEST_ROLL,
    LENGTH,
    LOWEST_ROLL,
    OPEN_COST,
    OTHERS_MORE,
    PATHS,
    PATTERN_NAMES,
    SQUARES,
    STACK_NUMBERS,
    TOKEN_VALUES,
    TOKENS,
    TOLL,
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
from incognita.games.voyage.rules.patterns import LETTERS, PATTERNS, TURNS, UNDISCOVERED


class EdgeScene(TypedDict):
    id: int
    name: str
    square: int
    side: int
    coins: int


class PatternScene(TypedDict):
    tile: str
    name: str
    number: int
    turns: list[int]
    stock: int
    hidden: int


class LaidScene(TypedDict):
    square: int
    land: int
    bonus: int


class TokenScene(TypedDict):
    value: int
    count: int


class NeueEntdeckerScene(TypedDict):
    game: str
    width: int
    height: int
    squares: list[SquareScene]
    edges: list[EdgeScene]
    patterns: list[PatternScene]
    layout: list[LaidScene]
    events: list[EventScene]
    units: list[UnitScene]
    paths: int
    spaces: int
    dot: int
    eye: int
    tokens: list[TokenScene]
    rolls: list[int]
    hidden_cost: int
    open_cost: int
    toll: int
    scouts: int
    chiefs: int
    others_more: int
    colours: list[ColourScene]
    options: dict[str, Any]


def scene(setup: Setup) -> Json:
    laid: NeueEntdeckerScene = {
        "game": "neue-entdecker",
        "width": GRID.width,
        "height": GRID.height,
        "squares": [square_scene(GRID, square) for square in range(GRID.squares)],
        "edges": [_edge(circle) for circle in range(GRID.circles)],
        "patterns": [_pattern(setup, pattern) for pattern in range(PATTERNS)],
        "layout": [_laid(setup, at) for at in range(SQUARES) if setup.land[at] != UNDISCOVERED],
        "events": [_event(event) for event in range(1, EVENTS)],
        "units": [_unit(setup, unit) for unit in range(UNITS)],
        "paths": PATHS,
        "spaces": LENGTH,
        "dot": DOT,
        "eye": EYE,
        "tokens": [
            {"value": value, "count": count}
            for value, count in zip(TOKEN_VALUES, TOKENS, strict=True)
        ],
        "rolls": list(range(LOWEST_ROLL, HIGHEST_ROLL + 1)),
        "hidden_cost": HIDDEN_COST,
        "open_cost": OPEN_COST,
        "toll": TOLL,
        "scouts": setup.scouts,
        "chiefs": CHIEFS,
        "others_more": OTHERS_MORE,
        "colours": [{"seat": seat, "colour": COLOURS[seat]} for seat in range(setup.seats)],
        "options": dict(setup.options),
    }
    return {**laid}


def _edge(circle: int) -> EdgeScene:
    place = GRID.squares + circle
    return {
        "id": place,
        "name": GRID.name(place),
        "square": GRID.circle_squares[circle],
        "side": GRID.circle_sides[circle],
        "coins": COINS[circle],
    }


def _pattern(setup: Setup, pattern: int) -> PatternScene:
    return {
        "tile": LETTERS[pattern],
        "name": PATTERN_NAMES[pattern],
        "number": STACK_NUMBERS[pattern],
        "turns": TURNS[pattern][:],
        "stock": setup.stock[pattern],
        "hidden": sum(HIDDEN[pattern::PATTERNS]),
    }


def _laid(setup: Setup, square: int) -> LaidScene:
    return {"square": square, "land": setup.land[square], "bonus": setup.bonus[square]}


def _event(event: int) -> EventScene:
    counts = HIDDEN[PATTERNS * event : PATTERNS * (event + 1)]
    return {"id": EVENT_NAMES[event], "count": sum(counts)}


def _unit(setup: Setup, unit: int) -> UnitScene:
    return {"id": UNIT_NAMES[unit], "cost": COST[unit], "supply": setup.supply[unit]}

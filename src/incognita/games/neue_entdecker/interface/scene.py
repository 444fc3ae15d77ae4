"""What lies on the table and never changes: the sea, the patterns, the jungle and prices."""

from __future__ import annotations

from typing import Final, cast

from incognita.games.neue_entdecker.interface.types import (
    NeueEntdeckerEdge,
    NeueEntdeckerFreeTile,
    NeueEntdeckerLaid,
    NeueEntdeckerOptions,
    NeueEntdeckerPattern,
    NeueEntdeckerScene,
    NeueEntdeckerUnitKind,
)
from incognita.games.neue_entdecker.rules.options import Setup
from incognita.games.neue_entdecker.rules.tables import (
    CHIEFS,
    COINS,
    COLOURS,
    COST,
    DOT,
    EVENT_IDS,
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
    STOCK,
    TOKEN_VALUES,
    TOKENS,
    TOLL,
    UNIT_NAMES,
    UNITS,
    WATERFALLS,
)  # fmt: skip
from incognita.games.voyage.interface.scene import (
    edge_scene,
    event_count,
    pattern_scene,
    square_scene,
)
from incognita.games.voyage.rules.patterns import PATTERNS, UNDISCOVERED, S
from incognita.games.voyage.rules.piles import count_of

# Steps of the score track; a marker then starts again (island.track).
TRACK: Final = 50


def scene(setup: Setup) -> NeueEntdeckerScene:
    return {
        "game": "neue-entdecker",
        "width": GRID.width,
        "height": GRID.height,
        "squares": [{**square_scene(GRID, square)} for square in range(GRID.squares)],
        "edges": [_edge(circle) for circle in range(GRID.circles)],
        "patterns": [_pattern(setup, pattern) for pattern in range(PATTERNS)],
        "layout": [_laid(setup, at) for at in range(SQUARES) if setup.land[at] != UNDISCOVERED],
        "free_tiles": _free_tiles(),
        "events": [
            {"id": name, "count": event_count(HIDDEN, event)}
            for event, name in enumerate(EVENT_IDS, 1)
        ],
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
        "track": TRACK,
        "colours": [{"seat": seat, "colour": COLOURS[seat]} for seat in range(setup.seats)],
        "options": cast("NeueEntdeckerOptions", dict(setup.options)),
    }


def _edge(circle: int) -> NeueEntdeckerEdge:
    return {**edge_scene(GRID, circle), "coins": COINS[circle]}


def _pattern(setup: Setup, pattern: int) -> NeueEntdeckerPattern:
    return {
        **pattern_scene(pattern, PATTERN_NAMES[pattern], STACK_NUMBERS[pattern]),
        "stock": setup.stock[pattern],
        "hidden": count_of(HIDDEN, pattern),
    }


def _free_tiles() -> list[NeueEntdeckerFreeTile]:
    return [{"sign": sign, "count": count} for sign, count in {"~": STOCK[S], **WATERFALLS}.items()]


def _laid(setup: Setup, square: int) -> NeueEntdeckerLaid:
    return {"square": square, "land": setup.land[square], "bonus": setup.bonus[square]}


def _unit(setup: Setup, unit: int) -> NeueEntdeckerUnitKind:
    return {"id": UNIT_NAMES[unit], "cost": COST[unit], "supply": setup.supply[unit]}

"""What lies on the table and never changes: cards, tiles, objectives and numbers."""

from __future__ import annotations

from typing import Any, Final

from incognita.core.state import Json
from incognita.games.explorers.rules import tables
from incognita.games.explorers.rules.options import Setup

OBJECTIVE_WORDS: Final[list[str]] = [
    "id", "family", "item", "terrain", "what", "at_least", "direction", "points",
    "points_per_cell", "table",
]  # fmt: skip


def scene(setup: Setup) -> Json:
    return {
        "game": "explorers",
        "cards": [_card(data) for data in tables.CARDS],
        "tiles": [_tile(tile) for tile in range(1, tables.TILES + 1)],
        "objectives": [_objective(data) for data in tables.OBJECTIVES],
        "scoring": _scoring(setup),
        "options": dict(setup.options),
    }


def _card(data: dict[str, Any]) -> Json:
    return {
        "id": int(data["id"]),
        "sides": [[str(name) for name in side] for side in data["sides"]],
        "joker": bool(data["joker"]),
    }


def _tile(tile: int) -> Json:
    terrain = tables.PRINTED[2 * tile - 2]
    items = tables.PRINTED[2 * tile - 1]
    return {
        "id": tile,
        "terrain": "".join([tables.TERRAIN_LETTERS[kind] for kind in terrain]),
        "items": "".join([tables.ITEM_LETTERS[item] for item in items]),
    }


def _objective(data: dict[str, Any]) -> Json:
    told: Json = {name: data[name] for name in OBJECTIVE_WORDS if name in data}
    if "table" in told:
        told["table"] = [[int(n) for n in step] for step in data["table"]]
    if data["family"] == "race":
        told["values"] = list(tables.RACE_VALUES)
    return told


def _scoring(setup: Setup) -> Json:
    """The numbers of the sides in play."""
    return {
        "rounds": tables.ROUNDS,
        "turns": tables.TURNS_A_ROUND,
        "keys": tables.KEY_SLOTS,
        "maps": tables.MAP_SLOTS,
        "temples": list(setup.temple_ladder),
        "temple_points": list(setup.temple_values),
        "food_columns": [
            [tables.ITEM_NAMES[item] for item in column] for column in setup.food_columns
        ],
        "food": list(setup.food_points),
        "gem_boxes": setup.gem_boxes(),
        "gems": list(setup.gem_results),
        "gem_values": list(setup.gem_values),
        "villages": list(setup.village_points),
        "classes": [limit + tables.CLASS_SHIFT * setup.objectives for limit in tables.CLASS_LIMITS],
    }

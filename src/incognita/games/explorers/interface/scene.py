"""What lies on the table and never changes: cards, tiles, objectives and numbers."""

from __future__ import annotations

from typing import Any, Final, cast

from incognita.games.explorers.interface.types import (
    ExplorersCard,
    ExplorersObjective,
    ExplorersOptions,
    ExplorersScene,
    ExplorersScoring,
    ExplorersTile,
)
from incognita.games.explorers.rules import tables
from incognita.games.explorers.rules.options import Setup

OBJECTIVE_FIELDS: Final[list[str]] = [
    "id", "family", "item", "terrain", "what", "at_least", "direction", "points",
    "points_per_cell", "table",
]  # fmt: skip


def scene(setup: Setup) -> ExplorersScene:
    return {
        "game": "explorers",
        "size": tables.SIZE,
        "tile_size": tables.TILE,
        "cards": [_card(data) for data in tables.CARDS],
        "tiles": [_tile(tile) for tile in range(1, tables.TILES + 1)],
        "objectives": [_objective(data) for data in tables.OBJECTIVES],
        "scoring": _scoring(setup),
        "options": cast("ExplorersOptions", dict(setup.options)),
    }


def _card(data: dict[str, Any]) -> ExplorersCard:
    return {
        "id": int(data["id"]),
        "sides": [list(side) for side in data["sides"]],
        "joker": bool(data["joker"]),
    }


def _tile(tile: int) -> ExplorersTile:
    terrain = tables.PRINTED_LAYERS[2 * tile - 2]
    items = tables.PRINTED_LAYERS[2 * tile - 1]
    return {
        "id": tile,
        "terrain": "".join([tables.TERRAIN_LETTERS[kind] for kind in terrain]),
        "items": "".join([tables.ITEM_LETTERS[item] for item in items]),
    }


def _objective(data: dict[str, Any]) -> ExplorersObjective:
    fields = {name: data[name] for name in OBJECTIVE_FIELDS if name in data}
    if "table" in fields:
        fields["table"] = [[int(n) for n in step] for step in data["table"]]
    if data["family"] == "race":
        fields["values"] = list(tables.RACE_VALUES)
    return cast("ExplorersObjective", fields)


def _scoring(setup: Setup) -> ExplorersScoring:
    """The numbers of the sides in play."""
    return {
        "rounds": tables.ROUNDS,
        "turns": tables.TURNS_A_ROUND,
        "keys": tables.KEY_SLOTS,
        "maps": tables.MAP_SLOTS,
        "temples": list(setup.temple_steps),
        "temple_points": list(setup.temple_values),
        "food_columns": [
            [tables.ITEM_NAMES[item] for item in column] for column in setup.food_columns
        ],
        "food": list(setup.food_points),
        "gem_boxes": setup.gem_boxes(),
        "gems": list(setup.gem_points),
        "gem_values": list(setup.gem_values),
        "villages": list(setup.village_points),
        "classes": [limit + tables.CLASS_SHIFT * setup.objectives for limit in tables.CLASS_LIMITS],
    }

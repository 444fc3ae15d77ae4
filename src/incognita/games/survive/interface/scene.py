"""What lies on the table and never changes: the board, the backs and the creatures."""

from __future__ import annotations

from typing import Any, cast

from incognita.games.survive.interface.types import (
    SurviveBack,
    SurviveBeast,
    SurviveCell,
    SurviveColour,
    SurviveIsle,
    SurviveOptions,
    SurviveScene,
)
from incognita.games.survive.rules.options import Setup
from incognita.games.survive.rules.tables import (
    BACK_DATA,
    BOARD,
    BOAT_SPACES,
    CAPACITY,
    CELLS,
    CREATURE_ID,
    CREATURES,
    ISLAND_OF,
    ISLE_NAMES,
    ISLE_OF,
    KIND_OF,
    LAGOON,
    LANDINGS,
    MOVES,
    PER_COLOUR,
    RANGES,
)  # fmt: skip


def scene(setup: Setup) -> SurviveScene:
    return {
        "game": "survive",
        "cells": [_cell(cell) for cell in range(CELLS)],
        "isles": [_isle(isle) for isle in range(len(ISLE_NAMES))],
        "backs": [_back(data) for data in BACK_DATA],
        "creatures": [_creature(creature) for creature in range(CREATURES)],
        "colours": [_colour(setup, colour) for colour in range(setup.colours)],
        "moves": MOVES,
        "boat_capacity": CAPACITY,
        "options": cast("SurviveOptions", dict(setup.options)),
    }


def _colour(setup: Setup, colour: int) -> SurviveColour:
    first = PER_COLOUR * colour
    return {
        "id": colour,
        "seat": colour % setup.seats,
        "explorers": list(range(first, first + PER_COLOUR)),
    }


def _cell(cell: int) -> SurviveCell:
    q, r = BOARD.places[cell]
    return {
        "id": cell,
        "name": BOARD.names[cell],
        "q": q,
        "r": r,
        "island": ISLAND_OF[cell],
        "isle": ISLE_OF[cell],
        "lagoon": cell == LAGOON,
        "boats": cell in BOAT_SPACES,
    }


def _isle(isle: int) -> SurviveIsle:
    q, r = BOARD.isles[isle]
    return {"id": isle, "name": ISLE_NAMES[isle], "q": q, "r": r, "landing": LANDINGS[isle][:]}


def _back(data: dict[str, Any]) -> SurviveBack:
    return {
        "id": data["id"],
        "edge": data["edge"],
        "when": data["when"],
        "counts": [int(count) for count in data["counts"]],
    }


def _creature(creature: int) -> SurviveBeast:
    kind = KIND_OF[creature]
    return {"id": creature, "kind": CREATURE_ID[kind], "range": RANGES[kind]}

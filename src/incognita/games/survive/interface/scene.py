"""What lies on the table and never changes: the board, the backs and the creatures."""

from __future__ import annotations

from typing import Any, TypedDict

from incognita.core.state import Json
from incognita.games.survive.rules.options import Setup
from incognita.games.survive.rules.tables import (
    BACK_DATA,
    BOARD,
    BOAT_SPACES,
    CELLS,
    CREATURE_ID,
    CREATURES,
    ISLAND_OF,
    ISLE_NAMES,
    ISLE_OF,
    KIND_OF,
    LAGOON,
    LANDINGS,
    RANGES,
)  # fmt: skip


class CellScene(TypedDict):
    id: int
    name: str
    q: int
    r: int
    island: int
    isle: int
    lagoon: bool
    boats: bool


class IsleScene(TypedDict):
    id: int
    name: str
    q: int
    r: int
    landing: list[int]


class BackScene(TypedDict):
    id: str
    edge: str
    when: str
    counts: list[int]


class CreatureScene(TypedDict):
    id: int
    kind: str
    range: int


class ColourScene(TypedDict):
    id: int
    seat: int


class SurviveScene(TypedDict):
    game: str
    cells: list[CellScene]
    isles: list[IsleScene]
    backs: list[BackScene]
    creatures: list[CreatureScene]
    colours: list[ColourScene]
    options: dict[str, Any]


def scene(setup: Setup) -> Json:
    laid: SurviveScene = {
        "game": "survive",
        "cells": [_cell(cell) for cell in range(CELLS)],
        "isles": [_isle(isle) for isle in range(len(ISLE_NAMES))],
        "backs": [_back(data) for data in BACK_DATA],
        "creatures": [_creature(creature) for creature in range(CREATURES)],
        "colours": [
            {"id": colour, "seat": colour % setup.seats} for colour in range(setup.colours)
        ],
        "options": dict(setup.options),
    }
    return {**laid}


def _cell(cell: int) -> CellScene:
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


def _isle(isle: int) -> IsleScene:
    q, r = BOARD.isles[isle]
    return {"id": isle, "name": ISLE_NAMES[isle], "q": q, "r": r, "landing": LANDINGS[isle][:]}


def _back(data: dict[str, Any]) -> BackScene:
    return {
        "id": str(data["id"]),
        "edge": str(data["edge"]),
        "when": str(data["when"]),
        "counts": [int(count) for count in data["counts"]],
    }


def _creature(creature: int) -> CreatureScene:
    kind = KIND_OF[creature]
    return {"id": creature, "kind": CREATURE_ID[kind], "range": RANGES[kind]}

"""Objectives in the reference implementation: plain lists of cells, one by one."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.explorers.reference import Cell, ReferenceBoard, ReferenceGame

FORBIDDEN_ITEMS = {1: ("H", 6), 2: ("P", 8), 3: ("D", 16)}
ZONES = {4: "W", 5: "G", 6: "S", 7: "M"}
FOUR_STEPS = {1: 2, 2: 5, 3: 9, 4: 14}
TABLES = {
    9: {2: 3, 3: 6, 4: 10, 5: 15},
    10: {2: 2, 3: 5, 4: 9, 5: 14},
    11: {3: 3, 4: 6, 5: 10, 6: 14},
    12: {5: 3, 7: 6, 9: 10, 11: 15},
    13: FOUR_STEPS,
    14: {7: 3, 9: 6, 11: 10, 13: 15},
    15: FOUR_STEPS,
    16: FOUR_STEPS,
    17: FOUR_STEPS,
    18: {1: 4, 2: 9, 3: 15, 4: 22},
    32: {2: 2, 3: 6, 4: 12, 5: 20},
}
LINES = {29: [(0, 1)], 30: [(1, 0)], 31: [(1, 1), (1, -1)]}
RACES = {19: ("K", 3), 20: ("P", 3), 21: ("H", 4), 22: ("D", 6), 23: ("T", 3)}


def objective_points(reference: ReferenceGame, board: ReferenceBoard, objective: int) -> int:
    """What an objective is worth as things stand."""
    if objective in FORBIDDEN_ITEMS:
        item, points = FORBIDDEN_ITEMS[objective]
        return 0 if item in board.items else points
    if objective in ZONES:
        return 10 if touches_all(reference, board, ZONES[objective]) else 0
    if objective == 8:
        return 12 if max(longest(board, (0, 1)), longest(board, (1, 0))) == 16 else 0
    if objective in LINES:
        return max(longest(board, step) for step in LINES[objective])
    if objective in TABLES:
        number = counted(reference, board, objective)
        return max(
            [points for least, points in TABLES[objective].items() if least <= number], default=0
        )
    return board.races.get(objective, 0)


def counted(reference: ReferenceGame, board: ReferenceBoard, objective: int) -> int:
    crossed = set(board.crossed)
    if objective in (9, 10, 11, 12, 13):
        return board.items.count("KPHDT"[objective - 9])
    if objective == 14:
        return sum(board.items.count(food) for food in "ACF")
    if objective == 15:
        return food_sets(board)
    if objective == 16:
        return touched(board, reference.villages, 4)
    if objective == 17:
        return touched(board, reference.temples, 2)
    if objective == 18:
        return len(crossed & {(0, 0), (0, 15), (15, 0), (15, 15)})
    side = 0
    while any(full_square(crossed, cell, side + 1) for cell in crossed):
        side += 1
    return side


def full_square(crossed: set[Cell], corner: Cell, side: int) -> bool:
    return all((corner[0] + r, corner[1] + c) in crossed for r in range(side) for c in range(side))


def food_sets(board: ReferenceBoard) -> int:
    return min(board.items.count(food) for food in "ACF")


def beside(cell: Cell) -> set[Cell]:
    row, column = cell
    return {(row, column + 1), (row + 1, column), (row, column - 1), (row - 1, column)}


def touched(board: ReferenceBoard, places: list[Cell], least: int) -> int:
    """How many of these places have so many crosses on their sides."""
    return sum(len(beside(place) & set(board.crossed)) >= least for place in places)


def longest(board: ReferenceBoard, step: Cell) -> int:
    best, crossed = 0, set(board.crossed)
    for row, column in crossed:
        length = 0
        while (row + step[0] * length, column + step[1] * length) in crossed:
            length += 1
        best = max(best, length)
    return best


def touches_all(reference: ReferenceGame, board: ReferenceBoard, letter: str) -> bool:
    """Whether every zone of the terrain has a cross; a zone spreads from cell to cell."""
    left = {cell for cell, terrain in reference.terrain.items() if terrain == letter}
    while left:
        zone = [left.pop()]
        for cell in zone:
            neighbours = beside(cell) & left
            left -= neighbours
            zone.extend(neighbours)
        if not set(zone) & set(board.crossed):
            return False
    return True


def race_won(reference: ReferenceGame, board: ReferenceBoard, objective: int) -> bool:
    if objective in RACES:
        item, least = RACES[objective]
        return board.items.count(item) >= least
    villages = touched(board, reference.villages, 1)
    if objective == 24:
        return food_sets(board) >= 2
    if objective == 25:
        return villages == 4
    if objective == 26:
        return villages >= 3 and len(board.temples) >= 3
    rows = {row for row, _ in board.crossed}
    columns = {column for _, column in board.crossed}
    if objective == 27:
        return {0, 15} <= rows and {0, 15} <= columns
    if objective == 28:
        tiles = [(row // 8, column // 8) for row, column in board.crossed]
        return all(tiles.count((r, c)) >= 3 for r in (0, 1) for c in (0, 1))
    return False

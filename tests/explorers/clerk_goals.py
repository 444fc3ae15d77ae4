"""How the clerk reckons objectives: plain lists of cells, one objective after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.explorers.clerk import Cell, Clerk, Sheet

SHUNNED = {1: ("H", 6), 2: ("P", 8), 3: ("D", 16)}
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


def goal_points(clerk: Clerk, sheet: Sheet, goal: int) -> int:
    """What an objective is worth as things stand."""
    if goal in SHUNNED:
        item, points = SHUNNED[goal]
        return 0 if item in sheet.found else points
    if goal in ZONES:
        return 10 if touches_all(clerk, sheet, ZONES[goal]) else 0
    if goal == 8:
        return 12 if max(longest(sheet, (0, 1)), longest(sheet, (1, 0))) == 16 else 0
    if goal in LINES:
        return max(longest(sheet, step) for step in LINES[goal])
    if goal in TABLES:
        number = counted(clerk, sheet, goal)
        return max([points for least, points in TABLES[goal].items() if least <= number], default=0)
    return sheet.races.get(goal, 0)


def counted(clerk: Clerk, sheet: Sheet, goal: int) -> int:
    crossed = set(sheet.crossed)
    if goal in (9, 10, 11, 12, 13):
        return sheet.found.count("KPHDT"[goal - 9])
    if goal == 14:
        return sum(sheet.found.count(food) for food in "ACF")
    if goal == 15:
        return food_sets(sheet)
    if goal == 16:
        return touched(sheet, clerk.villages, 4)
    if goal == 17:
        return touched(sheet, clerk.temples, 2)
    if goal == 18:
        return len(crossed & {(0, 0), (0, 15), (15, 0), (15, 15)})
    side = 0
    while any(full_square(crossed, cell, side + 1) for cell in crossed):
        side += 1
    return side


def full_square(crossed: set[Cell], corner: Cell, side: int) -> bool:
    return all((corner[0] + r, corner[1] + c) in crossed for r in range(side) for c in range(side))


def food_sets(sheet: Sheet) -> int:
    return min(sheet.found.count(food) for food in "ACF")


def beside(cell: Cell) -> set[Cell]:
    row, column = cell
    return {(row, column + 1), (row + 1, column), (row, column - 1), (row - 1, column)}


def touched(sheet: Sheet, places: list[Cell], least: int) -> int:
    """How many of these places have so many crosses on their sides."""
    return sum(len(beside(place) & set(sheet.crossed)) >= least for place in places)


def longest(sheet: Sheet, step: Cell) -> int:
    best, crossed = 0, set(sheet.crossed)
    for row, column in crossed:
        length = 0
        while (row + step[0] * length, column + step[1] * length) in crossed:
            length += 1
        best = max(best, length)
    return best


def touches_all(clerk: Clerk, sheet: Sheet, letter: str) -> bool:
    """Every zone of the terrain, found by spreading from cell to cell."""
    left = {cell for cell, terrain in clerk.terrain.items() if terrain == letter}
    while left:
        zone = [left.pop()]
        for cell in zone:
            found = beside(cell) & left
            left -= found
            zone.extend(found)
        if not set(zone) & set(sheet.crossed):
            return False
    return True


def race_won(clerk: Clerk, sheet: Sheet, goal: int) -> bool:
    if goal in RACES:
        item, least = RACES[goal]
        return sheet.found.count(item) >= least
    villages = touched(sheet, clerk.villages, 1)
    if goal == 24:
        return food_sets(sheet) >= 2
    if goal == 25:
        return villages == 4
    if goal == 26:
        return villages >= 3 and len(sheet.temples) >= 3
    rows = {row for row, _ in sheet.crossed}
    columns = {column for _, column in sheet.crossed}
    if goal == 27:
        return {0, 15} <= rows and {0, 15} <= columns
    if goal == 28:
        tiles = [(row // 8, column // 8) for row, column in sheet.crossed]
        return all(tiles.count((r, c)) >= 3 for r in (0, 1) for c in (0, 1))
    return False

"""Objective tiles: what each asks for, and what it pays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from incognita.games.explorers.rules.board import NO_NOTE, RACE_NOTES, Board, note_at, replaced
from incognita.games.explorers.rules.landscape import Landscape
from incognita.games.explorers.rules.tables import (
    APPLE,
    BESIDE,
    CARROT,
    FISH,
    GEM,
    HORSE,
    ITEM_NAMES,
    KEY,
    MAP,
    OBJECTIVES,
    RACE_VALUES,
    SIZE,
    SLOTS,
    TEMPLE,
    TERRAIN_NAMES,
)  # fmt: skip

if TYPE_CHECKING:
    from incognita.games.explorers.rules.state import ExplorersState

NONE: Final = 0
ZONES: Final = 1
SPAN: Final = 2
COUNTED: Final = 3
RACE: Final = 4
LINE: Final = 5
SQUARE: Final = 6
FAMILY_NAMES: Final[list[str]] = ["none", "zones", "span", "count", "race", "line", "square"]

ROW: Final = (1 << SIZE) - 1
CORNERS: Final = (1, 1 << SIZE - 1)
COUNT_NAMES: Final[list[str]] = [
    "keys", "maps", "horses", "gems", "temples", "foods", "food_sets", "villages_surrounded_4",
    "temples_surrounded_2", "corners", "all_villages_touched",
    "three_villages_and_three_temples", "all_edges", "three_on_each_tile",
]  # fmt: skip
COUNTED_ITEMS: Final[list[int]] = [KEY, MAP, HORSE, GEM, TEMPLE]
DIRECTION_NAMES: Final[list[str]] = ["horizontal", "vertical", "diagonal"]


def _subject(data: dict[str, Any]) -> int:
    """The item, terrain, thing to be counted or direction that the objective is about."""
    if "item" in data:
        return ITEM_NAMES.index(str(data["item"]))
    if "terrain" in data:
        return TERRAIN_NAMES.index(str(data["terrain"]))
    if "what" in data:
        return COUNT_NAMES.index(str(data["what"]))
    return DIRECTION_NAMES.index(str(data["direction"])) if "direction" in data else 0


def _table(data: dict[str, Any]) -> list[int]:
    """Points by the number reached; the last entry holds for more."""
    table: list[int] = []
    for least, points in data.get("table", []):
        while len(table) < int(least):
            table.append(table[-1] if table else 0)
        table.append(int(points))
    return table


# By objective number; there is no objective 0.
FAMILY: Final[list[int]] = [-1] + [FAMILY_NAMES.index(data["family"]) for data in OBJECTIVES]
SUBJECT: Final[list[int]] = [-1] + [_subject(data) for data in OBJECTIVES]
POINTS: Final[list[int]] = [0] + [int(data.get("points", 0)) for data in OBJECTIVES]
TABLE: Final[list[list[int]]] = [[]] + [_table(data) for data in OBJECTIVES]
AT_LEAST: Final[list[int]] = [0] + [int(data.get("at_least", 0)) for data in OBJECTIVES]


def check_races(state: ExplorersState) -> None:
    """Who fulfils a race in this turn takes the best value (explorers.objective.race-together)."""
    for at, id in enumerate(state.objectives):
        if FAMILY[id] != RACE:
            continue
        before = state.races_struck[at]
        for board in state.boards:
            if board.notes[RACE_NOTES + at] == NO_NOTE and fulfils(state.land, board, id):
                note_at(board, RACE_NOTES + at, RACE_VALUES[before])
                strike_race(state, at)


def strike_open_races(state: ExplorersState) -> None:
    """Alone, a race loses value from round to round (explorers.solo.strike-race)."""
    for at, id in enumerate(state.objectives):
        if FAMILY[id] == RACE and state.boards[0].notes[RACE_NOTES + at] == NO_NOTE:
            strike_race(state, at)


def strike_race(state: ExplorersState, at: int) -> None:
    """Strike out the highest open value of a race."""
    state.races_struck = replaced(state.races_struck, at, state.races_struck[at] + 1)


def open_values(state: ExplorersState, at: int) -> list[int]:
    return RACE_VALUES[state.races_struck[at] :] if FAMILY[state.objectives[at]] == RACE else []


def fulfils(land: Landscape, board: Board, id: int) -> bool:
    return reached(land, board, SUBJECT[id]) >= AT_LEAST[id]


def points(state: ExplorersState, board: Board) -> int:
    """All objectives in play, as they stand."""
    total = 0
    for at in range(len(state.objectives)):
        total += max(0, points_of(state, board, at))
    return total


def points_of(state: ExplorersState, board: Board, at: int) -> int:
    """One objective, as it stands; a race that is not fulfilled is open: -1."""
    id = state.objectives[at]
    family = FAMILY[id]
    if family == RACE:
        return board.notes[RACE_NOTES + at]
    return points_for(state.land, board, id)


def points_for(land: Landscape, board: Board, id: int) -> int:
    """What an objective scored at the end would pay now (explorers.objective.at-end)."""
    family, subject = FAMILY[id], SUBJECT[id]
    if family == NONE:
        return 0 if board.count(subject) else POINTS[id]
    if family == ZONES:
        return POINTS[id] if visits_all_zones(land, board, subject) else 0
    if family == SPAN:
        return (
            POINTS[id] if max(longest(board.rows, 0, 1), longest(board.rows, 1, 0)) == SIZE else 0
        )
    if family == LINE:
        return longest_line(board.rows, subject)
    number = largest_square(board.rows) if family == SQUARE else reached(land, board, subject)
    return TABLE[id][min(number, len(TABLE[id]) - 1)]


def reached(land: Landscape, board: Board, what: int) -> int:
    """How many of what a count or a race asks for there are."""
    if what < len(COUNTED_ITEMS):
        return board.count(COUNTED_ITEMS[what])
    foods = [board.count(APPLE), board.count(CARROT), board.count(FISH)]
    name = COUNT_NAMES[what]
    if name == "foods":
        return sum(foods)
    if name == "food_sets":
        return min(foods)
    if name == "villages_surrounded_4":
        return surrounded(board, land.villages, 4)
    if name == "temples_surrounded_2":
        return surrounded(board, land.temples, 2)
    if name == "all_villages_touched":
        return surrounded(board, land.villages, 1)
    if name == "three_villages_and_three_temples":
        return min(surrounded(board, land.villages, 1), board.count(TEMPLE))
    return reached_places(board.rows, name)


def reached_places(rows: list[int], name: str) -> int:
    """Corners and edges reached, or crosses on the tile that has the fewest."""
    if name == "corners":
        return sum(1 for row in (rows[0], rows[-1]) for bit in CORNERS if row & bit)
    if name == "all_edges":
        any_row = 0
        for row in rows:
            any_row |= row
        sides = [rows[0], rows[-1], any_row & CORNERS[0], any_row & CORNERS[1]]
        return sum(1 for side in sides if side)
    return min(crosses_on_tile(rows, slot) for slot in range(SLOTS))


def crosses_on_tile(rows: list[int], slot: int) -> int:
    first, shift = (slot >> 1) * 8, (slot & 1) * 8
    return sum((row >> shift & 255).bit_count() for row in rows[first : first + 8])


def surrounded(board: Board, cells: list[int], least: int) -> int:
    """How many of these places have so many crosses on their four sides."""
    return sum(
        1 for cell in cells if sum(1 for one in BESIDE[cell] if board.is_crossed(one)) >= least
    )


def visits_all_zones(land: Landscape, board: Board, terrain: int) -> bool:
    return all(any(board.is_crossed(cell) for cell in zone) for zone in land.all_zones()[terrain])


def longest_line(rows: list[int], direction: int) -> int:
    """Both diagonals are allowed (explorers.objective.line)."""
    if direction == 0:
        return longest(rows, 0, 1)
    if direction == 1:
        return longest(rows, 1, 0)
    return max(longest(rows, 1, 1), longest(rows, 1, -1))


def longest(rows: list[int], down: int, right: int) -> int:
    """The longest unbroken run: after k steps a bit is left where k crosses follow each other."""
    left = rows[:]
    length = 0
    while any(left):
        length += 1
        for row in range(SIZE):
            below = row + down * length
            next_row = rows[below] if below < SIZE else 0
            shift = right * length
            left[row] &= (next_row << -shift) & ROW if shift < 0 else next_row >> shift
    return length


def largest_square(rows: list[int]) -> int:
    """The side of the largest square (explorers.objective.square)."""
    left = rows[:]
    side = 0
    while any(left):
        side += 1
        wide = [row & row >> 1 for row in left]
        left = [wide[row] & wide[row + 1] for row in range(SIZE - 1)] + [0]
    return side

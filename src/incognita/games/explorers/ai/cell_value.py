"""The value of crossing each kind of cell, in thousandths of a point."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from incognita.games.explorers.ai.objective_value import POINT, add_item_objectives
from incognita.games.explorers.rules.board import FOOD_BITS, Board
from incognita.games.explorers.rules.crossing import free_box
from incognita.games.explorers.rules.scoring import crossed_beside
from incognita.games.explorers.rules.tables import (
    APPLE,
    BESIDE,
    FISH,
    GEM,
    HORSE,
    KEY,
    KEY_SLOTS,
    MAP,
    ROUNDS,
    SLOTS,
    TURNS_A_ROUND,
    VILLAGE,
)  # fmt: skip

if TYPE_CHECKING:
    from incognita.games.explorers.rules.state import ExplorersState

# Fitted to games alone on the basic sides.
HORSE_VALUE: Final = 2000
MAP_VALUE: Final = 2000
BONUS_CROSS_VALUE: Final = 1500
# Of the value of the temple that a key would open. With fewer turns left a map is worth less.
KEY_PERCENT: Final = 45
MAP_TURNS: Final = 6
WASTED_FOOD_VALUE: Final = -400


def item_values(state: ExplorersState, board: Board) -> list[int]:
    """The value of one more of each item."""
    values = [0] * (VILLAGE + 1)
    values[GEM] = gem_value(state, board)
    values[HORSE] = HORSE_VALUE
    values[MAP] = MAP_VALUE * min(MAP_TURNS, turns_left(state)) // MAP_TURNS
    values[KEY] = key_value(state, board)
    column = state.round - 1
    ticked = board.food >> column * FOOD_BITS & 15
    count = (ticked & 1) + (ticked >> 1 & 1) + (ticked >> 2 & 1) + (ticked >> 3)
    points = state.setup.food_points
    for food in range(APPLE, FISH + 1):
        if free_box(state.setup, board, column, food) >= 0:
            values[food] = POINT * (points[count + 1] - points[count])
        elif state.round < ROUNDS:
            values[food] = WASTED_FOOD_VALUE
    if state.objectives:
        add_item_objectives(state, board, values)
    return values


def turns_left(state: ExplorersState) -> int:
    """Turns after this one."""
    return (ROUNDS - state.round + 1) * TURNS_A_ROUND - state.turn


def gem_value(state: ExplorersState, board: Board) -> int:
    """A gem scores again in every round that is left."""
    results = state.setup.gem_points
    if board.gems + 1 >= len(results):
        return 0
    return POINT * (results[board.gems + 1] - results[board.gems]) * (ROUNDS + 1 - state.round)


def key_value(state: ExplorersState, board: Board) -> int:
    """A part of the value of the best temple for which the seat has no key yet."""
    if board.keys >= KEY_SLOTS:
        return 0
    values: list[int] = []
    for slot in range(SLOTS):
        if not board.is_crossed(state.land.temples[slot]):
            values.append(temple_value(state, slot))
    spare = board.keys - board.keys_used
    if spare >= len(values):
        return 0
    values.sort()
    return KEY_PERCENT * values[len(values) - 1 - spare] // 100


def temple_value(state: ExplorersState, slot: int) -> int:
    """Points and bonus crosses for the next visitor."""
    struck = state.temples_struck[slot]
    setup = state.setup
    if struck >= len(setup.temple_values):
        return 0
    return POINT * setup.temple_values[struck] + BONUS_CROSS_VALUE * setup.temple_bonuses[struck]


def visit_value(state: ExplorersState, board: Board, slot: int) -> int:
    """The value of a temple to this board: nothing without a key."""
    return temple_value(state, slot) if board.keys > board.keys_used else 0


def add_village_values(state: ExplorersState, board: Board, values: list[int]) -> None:
    """Add what one more crossed side of each village would score."""
    setup, villages = state.setup, state.land.villages
    points = setup.village_points
    crossed = [crossed_beside(board, cell) for cell in villages]
    fewest = min(crossed)
    for slot in range(SLOTS):
        count = crossed[slot]
        if count == 4 or (setup.weakest_village and count > fewest):
            continue
        step = POINT * (points[count + 1] - points[count])
        if setup.weakest_village:
            step //= crossed.count(fewest)
        for other in BESIDE[villages[slot]]:
            values[other] += step

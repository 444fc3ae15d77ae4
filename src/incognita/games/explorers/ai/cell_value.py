"""What it would bring to cross each kind of cell, in thousandths of a point."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from incognita.games.explorers.ai.objective_value import POINT, item_goals
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
HORSE_PRIZE: Final = 2000
MAP_PRIZE: Final = 2000
BONUS_PRIZE: Final = 1500
# Of the temple that a key would open, in hundredths; with fewer turns left a map is worth less.
KEY_SHARE: Final = 45
MAP_TURNS: Final = 6
WASTED_FOOD: Final = -400


def item_prizes(state: ExplorersState, board: Board) -> list[int]:
    """What one more of each item would bring now."""
    prizes = [0] * (VILLAGE + 1)
    prizes[GEM] = gem_prize(state, board)
    prizes[HORSE] = HORSE_PRIZE
    prizes[MAP] = MAP_PRIZE * min(MAP_TURNS, turns_left(state)) // MAP_TURNS
    prizes[KEY] = key_prize(state, board)
    column = state.round - 1
    ticked = board.food >> column * FOOD_BITS & 15
    count = (ticked & 1) + (ticked >> 1 & 1) + (ticked >> 2 & 1) + (ticked >> 3)
    points = state.setup.food_points
    for food in range(APPLE, FISH + 1):
        if free_box(state.setup, board, column, food) >= 0:
            prizes[food] = POINT * (points[count + 1] - points[count])
        elif state.round < ROUNDS:
            prizes[food] = WASTED_FOOD
    if state.objectives:
        item_goals(state, board, prizes)
    return prizes


def turns_left(state: ExplorersState) -> int:
    """Turns after this one."""
    return (ROUNDS - state.round + 1) * TURNS_A_ROUND - state.turn


def gem_prize(state: ExplorersState, board: Board) -> int:
    """A gem counts again in every round that is left."""
    results = state.setup.gem_results
    if board.gems + 1 >= len(results):
        return 0
    return POINT * (results[board.gems + 1] - results[board.gems]) * (ROUNDS + 1 - state.round)


def key_prize(state: ExplorersState, board: Board) -> int:
    """A share of the best temple for which no key is there yet."""
    if board.keys >= KEY_SLOTS:
        return 0
    values: list[int] = []
    for slot in range(SLOTS):
        if not board.has(state.land.temples[slot]):
            values.append(temple_value(state, slot))
    spare = board.keys - board.keys_used
    if spare >= len(values):
        return 0
    values.sort()
    return KEY_SHARE * values[len(values) - 1 - spare] // 100


def temple_value(state: ExplorersState, slot: int) -> int:
    """Points and bonus crosses for the next visitor."""
    struck = state.struck[slot]
    setup = state.setup
    if struck >= len(setup.temple_values):
        return 0
    return POINT * setup.temple_values[struck] + BONUS_PRIZE * setup.temple_bonuses[struck]


def temple_prize(state: ExplorersState, board: Board, slot: int) -> int:
    return temple_value(state, slot) if board.keys > board.keys_used else 0


def village_prizes(state: ExplorersState, board: Board, prize: list[int]) -> None:
    """Add to the cells on the four sides of each village what one more of them would bring."""
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
            prize[other] += step

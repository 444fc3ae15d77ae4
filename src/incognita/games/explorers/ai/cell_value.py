"""The value of crossing each kind of cell, in thousandths of a point."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from incognita.games.explorers.ai.objective_value import POINT, add_item_objectives
from incognita.games.explorers.rules.board import FOOD_BITS, Board, KindValues
from incognita.games.explorers.rules.crossing import free_box
from incognita.games.explorers.rules.scoring import crossed_beside
from incognita.games.explorers.rules.tables import (
    APPLE,
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
    values[MAP] = MAP_VALUE * usable_turns(state) // MAP_TURNS
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


def usable_turns(state: ExplorersState) -> int:
    """Turns after this one, as far as their number matters."""
    left = turns_left(state)
    return min(MAP_TURNS, left)


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
    spare = board.keys - board.keys_used
    unvisited: list[int] = []
    for slot in range(SLOTS):
        if not board.is_crossed(state.land.temples[slot]):
            insert_sorted(unvisited, temple_value(state, slot))
    return KEY_PERCENT * unvisited[spare] // 100 if spare < len(unvisited) else 0


def insert_sorted(values: list[int], value: int) -> None:
    """Among values that are sorted, the largest first."""
    at = len(values)
    while at > 0 and values[at - 1] < value:
        at -= 1
    values.insert(at, value)


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


def village_values(state: ExplorersState, board: Board) -> list[int]:
    """What one more crossed side of each village would score."""
    setup, villages = state.setup, state.land.villages
    points = setup.village_points
    crossed = [crossed_beside(board, cell) for cell in villages]
    fewest = min(crossed) if setup.weakest_village else 4
    values = [0] * SLOTS
    for slot in range(SLOTS):
        count = crossed[slot]
        if count == 4 or count > fewest:
            continue
        step = POINT * (points[count + 1] - points[count])
        if setup.weakest_village:
            step //= crossed.count(fewest)
        values[slot] = step
    return values


def kept_values(state: ExplorersState, board: Board) -> KindValues:
    """kind_values(), kept on the board until a cell of some kind is crossed or time changes them.

    With objectives in play nothing is kept, because they ask for other cells as well.
    """
    kept = board.kind_values
    if kept is None or state.objectives or not still_holds(kept, state, board):
        values = kind_values(state, board)
        worths = [max(0, value) for value in values]
        crosses = len(board.crossed)
        kept = KindValues(
            values, worths, state.round, usable_turns(state), state.temples_struck, crosses
        )
        board.kind_values = kept
    return kept


def still_holds(kept: KindValues, state: ExplorersState, board: Board) -> bool:
    crossed = board.crossed
    if (
        kept.round_number != state.round
        or kept.usable_turns != usable_turns(state)
        or kept.temples_struck is not state.temples_struck
        or kept.crosses > len(crossed)
    ):
        return False
    kind_at = state.land.scoring().kind_at
    for at in range(kept.crosses, len(crossed)):
        if kind_at[crossed[at]]:
            return False
    return True


def kind_values(state: ExplorersState, board: Board) -> list[int]:
    """The value of crossing a cell of each kind (scoring_cells.py)."""
    scoring = state.land.scoring()
    values = item_values(state, board)
    by_village = village_values(state, board)
    for at in range(len(scoring.special_items)):
        temple = scoring.special_temples[at]
        if temple >= 0:
            value = visit_value(state, board, temple)
        else:
            value = values[scoring.special_items[at]]
        sides = scoring.special_sides[at]
        if sides:
            for slot in range(SLOTS):
                if sides >> slot & 1:
                    value += by_village[slot]
        values.append(value)
    return values

"""The points that a seat can expect, and its value among the others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from incognita.core.state import State
from incognita.games.explorers.ai.cell_gains import DISCOUNTS, cell_gains
from incognita.games.explorers.ai.cell_value import kept_values, turns_left
from incognita.games.explorers.ai.objective_value import POINT
from incognita.games.explorers.rules.board import Board
from incognita.games.explorers.rules.nearest import kind_of, nearest_targets, steps_of
from incognita.games.explorers.rules.scoring import food_points, total
from incognita.games.explorers.rules.tables import DATA, ROUNDS
from incognita.mypyc_compat import i64
from incognita.search.value_model import ValueModel, read_weights, seat_scores

if TYPE_CHECKING:
    from incognita.games.explorers.rules.state import ExplorersState

# Features of a seat: points that are certain, turns left (each scores less with more points and
# with more turns left), targets nearby, keys, maps; and turns after this one, for what is open.
WIDTH: Final = 8
NAMES: Final[list[str]] = [
    "points", "turns", "turns_times_points", "turns_squared", "targets", "keys", "maps",
    "settled", "open",
]  # fmt: skip
WEIGHTS: Final[list[float]] = read_weights(DATA / "weights.toml", NAMES)
# With fewer turns left than this, targets, keys and maps count for less.
TURNS_TO_USE: Final = 6


class ExplorersValueModel(ValueModel):
    """Expected points, and who has more of them."""

    def __init__(self) -> None:
        super().__init__(NAMES, WEIGHTS, ["points"], absolute=True)

    def rows(self, state: State) -> list[float]:
        table = cast("ExplorersState", state)
        if table.start_slot < 0:
            return [0.0] * (WIDTH * table.seats)
        rows: list[float] = []
        for board in table.boards:
            rows += row(table, board)
        return rows


def expected_points(state: ExplorersState, board: Board) -> float:
    """The points at the end, estimated from the features of the board."""
    return seat_scores(row(state, board), WEIGHTS)[0]


def row(state: ExplorersState, board: Board) -> list[float]:
    """The features of a seat."""
    left = turns_left(state)
    turns = float(left + 1)
    gems = state.setup.gem_points[board.gems] * (ROUNDS + 1 - state.round)
    points = float(total(state, board) + gems + food_points(state.setup, board, state.round - 1))
    usable = min(turns, TURNS_TO_USE) / TURNS_TO_USE
    return [
        points,
        turns,
        -turns * points,
        -turns * turns,
        usable * target_points(state, board),
        usable * (board.keys - board.keys_used),
        usable * (board.maps - board.maps_used),
        float(left),
    ]


def target_points(state: ExplorersState, board: Board) -> float:
    """The values of all targets, discounted by distance."""
    if state.objectives:
        return target_points_with_objectives(state, board)
    worths = kept_values(state, board).worths
    return discounted(nearest_targets(board, state.land), worths)


def target_points_with_objectives(state: ExplorersState, board: Board) -> float:
    gains = cell_gains(state, board)
    return discounted(gains.targets, gains.worths)


def discounted(targets: list[int], worths: list[int]) -> float:
    total: i64 = 0
    at: i64 = 0
    count: i64 = len(targets)
    while at < count:
        target: i64 = targets[at]
        worth: i64 = worths[kind_of(target)]
        discount: i64 = DISCOUNTS[steps_of(target) + 1]
        total += worth * discount
        at += 1
    return total / (POINT * POINT)

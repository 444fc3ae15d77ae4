"""How many points a board may come to, and what that means among others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from incognita.core.state import State
from incognita.games.explorers.ai.cell_value import turns_left
from incognita.games.explorers.ai.objective_value import POINT
from incognita.games.explorers.ai.outlook import NEARNESS, outlook
from incognita.games.explorers.rules.board import Board
from incognita.games.explorers.rules.scoring import food_points, total
from incognita.games.explorers.rules.tables import DATA, ROUNDS
from incognita.search.value_model import ValueModel, read_weights, seat_scores

if TYPE_CHECKING:
    from incognita.games.explorers.rules.state import ExplorersState

# What each seat's merit is made of, in points: what is sure, turns to come (each brings less to
# whoever has more, and less the more there are), targets in sight, keys and maps. Turns are open.
SURE: Final = 0
TURNS: Final = 1
BRAKE: Final = 2
FATIGUE: Final = 3
SIGHT: Final = 4
KEYS: Final = 5
MAPS: Final = 6
LEFT: Final = 7
WIDTH: Final = 8
NAMES: Final[list[str]] = [
    "sure", "turns", "brake", "fatigue", "sight", "keys", "maps", "settled", "open",
]  # fmt: skip
WEIGHTS: Final[list[float]] = read_weights(DATA / "weights.toml", NAMES)
# What is at hand counts in full while there are so many turns to make use of it.
SOON: Final = 6


class ExplorersValueModel(ValueModel):
    """Points at the end, and who has more of them."""

    def __init__(self) -> None:
        super().__init__(NAMES, WEIGHTS, ["sure"], absolute=True)

    def rows(self, state: State) -> list[float]:
        table = cast("ExplorersState", state)
        if table.start < 0:
            return [0.0] * (WIDTH * table.seats)
        found: list[float] = []
        for board in table.boards:
            found += row(table, board)
        return found


def hope(state: ExplorersState, board: Board) -> float:
    """The points at the end, as far as can be told."""
    return seat_scores(row(state, board), WEIGHTS)[0]


def row(state: ExplorersState, board: Board) -> list[float]:
    left = turns_left(state)
    turns = float(left + 1)
    gems = state.setup.gem_results[board.gems] * (ROUNDS + 1 - state.round)
    sure = float(total(state, board) + gems + food_points(state.setup, board, state.round - 1))
    soon = min(turns, SOON) / SOON
    return [
        sure,
        turns,
        -turns * sure,
        -turns * turns,
        soon * in_sight(state, board),
        soon * (board.keys - board.keys_used),
        soon * (board.maps - board.maps_used),
        float(left),
    ]


def in_sight(state: ExplorersState, board: Board) -> float:
    """Every target, counted for less the farther away it is."""
    view = outlook(state, board)
    sum_ = 0
    for at in range(len(view.targets)):
        sum_ += view.prize[view.targets[at]] * NEARNESS[view.left[at]]
    return sum_ / (POINT * POINT)

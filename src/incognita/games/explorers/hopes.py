"""How many points a board may come to, and what that means among others."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from incognita.games.explorers.board import Board
from incognita.games.explorers.goals import POINT
from incognita.games.explorers.outlook import NEARNESS, outlook
from incognita.games.explorers.prizes import turns_left
from incognita.games.explorers.scoring import food_points, total
from incognita.games.explorers.tables import ROUNDS

if TYPE_CHECKING:
    from incognita.games.explorers.state import ExplorersState

# Fitted to games of quick players: a turn brings about five points, fewer to whoever is ahead.
PER_TURN: Final = 5.3
BRAKE: Final = 0.022
FATIGUE: Final = 0.037
IN_SIGHT: Final = 0.27
PER_KEY: Final = 1.3
PER_MAP: Final = 1.4
SOON: Final = 6
# How far results still scatter, at the end and for each turn before it.
SCATTER: Final = 1.2
SCATTER_A_TURN: Final = 0.11


def hope(state: ExplorersState, board: Board) -> float:
    """The points at the end, as far as can be told."""
    turns = turns_left(state) + 1
    gems = state.setup.gem_results[board.gems] * (ROUNDS + 1 - state.round)
    sure = float(total(state, board) + gems + food_points(state.setup, board, state.round - 1))
    at_hand = IN_SIGHT * in_sight(state, board)
    at_hand += PER_KEY * (board.keys - board.keys_used)
    at_hand += PER_MAP * (board.maps - board.maps_used)
    to_come = turns * (PER_TURN - BRAKE * sure - FATIGUE * turns)
    return sure + to_come + at_hand * min(turns, SOON) / SOON


def in_sight(state: ExplorersState, board: Board) -> float:
    """Every target, counted for less the farther away it is."""
    view = outlook(state, board)
    sum_ = 0
    for at in range(len(view.targets)):
        sum_ += view.prize[view.targets[at]] * NEARNESS[view.left[at]]
    return sum_ / (POINT * POINT)


def standing(seat: int, hopes: list[float], turns: int) -> float:
    """The share of the others that this seat is likely to leave behind."""
    spread = SCATTER + SCATTER_A_TURN * turns
    sum_ = 0.0
    for other in range(len(hopes)):
        if other != seat:
            sum_ += 1.0 / (1.0 + exp((hopes[other] - hopes[seat]) / spread))
    return sum_ / (len(hopes) - 1)

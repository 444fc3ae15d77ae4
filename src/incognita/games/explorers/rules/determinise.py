"""What others decided since the last reveal is guessed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.core.rng import Rng
from incognita.games.explorers.rules import apply, moves
from incognita.games.explorers.rules.phases import (
    BONUS_CROSSING,
    STAGE_DONE,
    STAGE_SEAL,
    is_simultaneous,
)

if TYPE_CHECKING:
    from incognita.games.explorers.rules.state import ExplorersState


def guess(state: ExplorersState, seat: int, rng: Rng) -> None:
    """Other boards go back to the last reveal; seats that have sealed play a random turn."""
    if not is_simultaneous(state.phase):
        return
    for other in range(state.seats):
        if other == seat:
            continue
        sealed = state.boards[other].stage == STAGE_DONE
        board = state.revealed[other].copy()
        if state.phase != BONUS_CROSSING:
            board.turn_start = len(board.crossed)
        state.boards[other] = board
        if sealed:
            play_random_turn(state, other, rng)
            board.stage = STAGE_DONE


def play_random_turn(state: ExplorersState, seat: int, rng: Rng) -> None:
    """Random legal decisions up to the seal."""
    board = state.boards[seat]
    while board.stage != STAGE_SEAL:
        legal = moves.legal(state, seat)
        apply.decide(state, legal[rng.below(len(legal))], seat)

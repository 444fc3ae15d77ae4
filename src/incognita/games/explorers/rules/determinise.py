"""How the rest is guessed: what others did behind the veil."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.core.rng import Rng
from incognita.games.explorers.rules import apply, moves
from incognita.games.explorers.rules.phases import BONUS_CROSSING, DONE, SEALS, is_simultaneous

if TYPE_CHECKING:
    from incognita.games.explorers.rules.state import ExplorersState


def guess(state: ExplorersState, seat: int, rng: Rng) -> None:
    """Others are put back to where the turn began; who has sealed has played any turn."""
    if not is_simultaneous(state.phase):
        return
    for other in range(state.seats):
        if other == seat:
            continue
        sealed = state.boards[other].stage == DONE
        board = state.known[other].copy()
        if state.phase != BONUS_CROSSING:
            board.began = len(board.trail)
        state.boards[other] = board
        if sealed:
            play_any_turn(state, other, rng)
            board.stage = DONE


def play_any_turn(state: ExplorersState, seat: int, rng: Rng) -> None:
    """Any legal decisions up to the seal."""
    board = state.boards[seat]
    while board.stage != SEALS:
        legal = moves.legal(state, seat)
        apply.decide(state, legal[rng.below(len(legal))], seat)

"""Turns and rounds: how they begin and end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.games.explorers.rules import objectives, scoring, temples
from incognita.games.explorers.rules.board import Board
from incognita.games.explorers.rules.crossing import next_bonus, next_stage
from incognita.games.explorers.rules.phases import (
    BONUS_CROSSING,
    CROSSING,
    DRAWING_OBJECTIVE,
    PHASE_OVER,
    STAGE_TAKE,
    STAGE_WAIT,
    STARTING,
    TURNING_CARD,
)
from incognita.games.explorers.rules.tables import (
    ANY_TERRAIN,
    CARD_COUNT,
    MANY_CROSSES,
    ROUNDS,
    SIDE_TERRAINS,
    START_CROSSES,
    STRIKE_ROUNDS,
    TURNS_A_ROUND,
)

if TYPE_CHECKING:
    from incognita.games.explorers.rules.state import ExplorersState


def next_objective(state: ExplorersState) -> None:
    if len(state.objectives) < state.setup.objectives:
        state.phase = DRAWING_OBJECTIVE
    else:
        begin_first_crosses(state)


def begin_first_crosses(state: ExplorersState) -> None:
    """Everybody crosses three cells of one terrain (explorers.setup.three-crosses)."""
    state.phase = STARTING
    for board in state.boards:
        board.crosses_left = START_CROSSES
        board.terrains = ANY_TERRAIN
        next_stage(board, state.land)
    keep_revealed_boards(state)


def keep_revealed_boards(state: ExplorersState) -> None:
    """Others see the boards as they are now until all have sealed (explorers.sight.hidden)."""
    state.revealed = [board.copy() for board in state.boards]
    if state.phase != BONUS_CROSSING:
        for board in state.boards:
            board.turn_start = len(board.crossed)


def begin_turn(state: ExplorersState) -> None:
    """Everybody decides at once (explorers.turn.at-once)."""
    state.phase = CROSSING
    active = state.active()
    for seat in range(state.seats):
        board = state.boards[seat]
        board.usable_maps = board.maps - board.maps_used
        if seat == active and board.usable_maps == 0:
            take_side(state, board, state.named_side, MANY_CROSSES)
        else:
            board.stage = STAGE_TAKE
    keep_revealed_boards(state)


def take_side(state: ExplorersState, board: Board, side: int, crosses: int) -> None:
    board.side = side
    board.terrains = SIDE_TERRAINS[state.card * 2 + side]
    board.crosses_left = crosses
    next_stage(board, state.land)


def reveal(state: ExplorersState) -> None:
    """Temples first, then waves of bonus crosses (explorers.bonus.waves), then the turn ends."""
    any_bonus = temples.strike_visited(state)
    for board in state.boards:
        clear_turn(board)
    if any_bonus:
        begin_bonus_crosses(state)
    else:
        end_turn(state)


def clear_turn(board: Board) -> None:
    """Nothing of the turn is left but its crosses."""
    board.stage = STAGE_WAIT
    board.side = -1
    board.using_map = 0
    board.terrains = 0
    board.usable_maps = 0
    board.undoable = 0


def begin_bonus_crosses(state: ExplorersState) -> None:
    """Bonus crosses come when everybody has made the others (explorers.bonus.end-of-turn)."""
    state.phase = BONUS_CROSSING
    for board in state.boards:
        if board.bonuses:
            next_bonus(board, state.land)
    keep_revealed_boards(state)


def end_turn(state: ExplorersState) -> None:
    objectives.check_races(state)
    state.revealed = []
    state.first_actor = -1
    if state.turn == TURNS_A_ROUND:
        scoring.score_round(state)
        if state.round == ROUNDS:
            state.phase = PHASE_OVER
            return
    next_turn(state)


def next_turn(state: ExplorersState) -> None:
    """The next turn of the round, or the first of the next (explorers.turn.rounds)."""
    if state.turn == TURNS_A_ROUND:
        next_round(state)
    else:
        state.turn += 1
    state.card = -1
    state.facing_side = -1
    state.named_side = -1
    state.phase = TURNING_CARD


def next_round(state: ExplorersState) -> None:
    """All eight cards are shuffled again (explorers.turn.put-away)."""
    state.round += 1
    state.turn = 1
    state.deck = list(range(1, CARD_COUNT + 1))
    if state.seats == 1 and state.round in STRIKE_ROUNDS:
        temples.strike_unvisited(state)
        objectives.strike_open_races(state)

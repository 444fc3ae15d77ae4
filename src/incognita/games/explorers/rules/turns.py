"""The frame of turns and rounds: what comes after each decision that ends something."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.games.explorers.rules import objectives, scoring, temples
from incognita.games.explorers.rules.board import Board
from incognita.games.explorers.rules.crossing import next_bonus, settle
from incognita.games.explorers.rules.phases import (
    BONUS_CROSSING,
    CROSSING,
    DRAWING_OBJECTIVE,
    PHASE_OVER,
    STARTING,
    TAKES,
    TURNING_CARD,
    WAITS,
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
        open_start(state)


def open_start(state: ExplorersState) -> None:
    """Everybody crosses three cells of one terrain (explorers.setup.three-crosses)."""
    state.phase = STARTING
    for board in state.boards:
        board.left = START_CROSSES
        board.terrains = ANY_TERRAIN
        settle(board, state.land)
    draw_veil(state)


def draw_veil(state: ExplorersState) -> None:
    """Others see a board as it is now until all have sealed (explorers.sight.hidden)."""
    state.known = [board.copy() for board in state.boards]
    if state.phase != BONUS_CROSSING:
        for board in state.boards:
            board.began = len(board.trail)


def open_turn(state: ExplorersState) -> None:
    """Everybody decides at once (explorers.turn.at-once)."""
    state.phase = CROSSING
    active = state.active()
    for seat in range(state.seats):
        board = state.boards[seat]
        board.usable = board.maps - board.maps_used
        if seat == active and board.usable == 0:
            take(state, board, state.named, MANY_CROSSES)
        else:
            board.stage = TAKES
    draw_veil(state)


def take(state: ExplorersState, board: Board, side: int, crosses: int) -> None:
    board.side = side
    board.terrains = SIDE_TERRAINS[state.card * 2 + side]
    board.left = crosses
    settle(board, state.land)


def reveal(state: ExplorersState) -> None:
    """Temples first, then waves of bonus crosses (explorers.bonus.waves), then the turn ends."""
    any_bonus = temples.strike(state)
    for board in state.boards:
        clear(board)
    if any_bonus:
        open_bonus(state)
    else:
        end_turn(state)


def clear(board: Board) -> None:
    """Nothing of the turn is left but its crosses."""
    board.stage = WAITS
    board.side = -1
    board.chart = 0
    board.terrains = 0
    board.left = 0
    board.usable = 0
    board.since = 0


def open_bonus(state: ExplorersState) -> None:
    """Bonus crosses come when everybody has made the others (explorers.bonus.end-of-turn)."""
    state.phase = BONUS_CROSSING
    for board in state.boards:
        if board.bonus:
            next_bonus(board, state.land)
    draw_veil(state)


def end_turn(state: ExplorersState) -> None:
    objectives.check_races(state)
    state.known = []
    state.lead = -1
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
    state.facing = -1
    state.named = -1
    state.phase = TURNING_CARD


def next_round(state: ExplorersState) -> None:
    """All eight cards are shuffled again (explorers.turn.put-away)."""
    state.round += 1
    state.turn = 1
    state.deck = list(range(1, CARD_COUNT + 1))
    if state.seats == 1 and state.round in STRIKE_ROUNDS:
        temples.strike_unvisited(state)
        objectives.strike_open_races(state)

"""apply(): one handler per kind of decision, and the frame of turns and rounds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.games.explorers.rules import objectives, scoring, temples
from incognita.games.explorers.rules.actions import (
    BONUS,
    CHART,
    CROSS,
    GOAL,
    NAME,
    PICK,
    SEAL,
    TAKE,
    tile_of,
    turn_of,
)
from incognita.games.explorers.rules.board import Board, mark
from incognita.games.explorers.rules.crossing import cross, next_bonus, settle, use_bonus
from incognita.games.explorers.rules.landscape import lay, nearest_villages
from incognita.games.explorers.rules.moves import crosses_for
from incognita.games.explorers.rules.phases import (
    BONUS_CROSSING,
    CHOOSING_VILLAGE,
    CROSSING,
    DONE,
    DRAWING_OBJECTIVE,
    NAMING,
    PHASE_OVER,
    STARTING,
    TAKES,
    TURNING_CARD,
    WAITS,
)  # fmt: skip
from incognita.games.explorers.rules.tables import (
    ANY_TERRAIN,
    CARD_COUNT,
    MANY_CROSSES,
    MAP_CROSSES,
    ROUNDS,
    SIDE_TERRAINS,
    SLOTS,
    START_CROSSES,
    STRIKE_ROUNDS,
    TURNS_A_ROUND,
)  # fmt: skip

if TYPE_CHECKING:
    from incognita.games.explorers.rules.state import ExplorersState


def apply(state: ExplorersState, action: int, seat: int) -> None:
    if action >= TAKE:
        decide(state, action, seat)
    elif action >= NAME:
        apply_name(state, action - NAME)
    elif action >= PICK:
        apply_village(state, action - PICK)
    else:
        apply_lay(state, action)


def decide(state: ExplorersState, action: int, seat: int) -> None:
    """A decision on one's own board; the turn goes on when the last one has sealed."""
    board = state.boards[seat]
    if action == SEAL:
        apply_seal(state, board)
        return
    board.since += 1
    if action >= BONUS:
        use_bonus(board, state.land, action - BONUS)
    elif action >= CROSS:
        apply_cross(state, board, action - CROSS)
    elif action >= CHART:
        apply_chart(state, board, action - CHART)
    else:
        apply_take(state, seat, board, action - TAKE)


def apply_lay(state: ExplorersState, action: int) -> None:
    """One tile after the other (explorers.setup.chosen, explorers.setup.random)."""
    slot = state.tiles.index(0)
    state.tiles[slot] = tile_of(action)
    state.turns[slot] = turn_of(action)
    if slot < SLOTS - 1:
        return
    state.land = lay(state.tiles, state.turns)
    nearest = nearest_villages(state.land)
    if len(nearest) > 1:
        state.phase = CHOOSING_VILLAGE
    else:
        apply_village(state, nearest[0])


def apply_village(state: ExplorersState, slot: int) -> None:
    """The start village is crossed for everybody (explorers.setup.start-crossed)."""
    state.start = slot
    for board in state.boards:
        mark(board, state.land, state.land.villages[slot])
    next_objective(state)


def apply_objective(state: ExplorersState, outcome: int) -> None:
    state.objectives.append(outcome - GOAL + 1)
    state.raced.append(0)
    next_objective(state)


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


def apply_card(state: ExplorersState, card: int, facing: int) -> None:
    state.deck.remove(card)
    state.card = card
    state.facing = facing
    if state.active() >= 0:
        state.phase = NAMING
    else:
        open_turn(state)


def apply_name(state: ExplorersState, side: int) -> None:
    state.named = side
    open_turn(state)


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


def apply_take(state: ExplorersState, seat: int, board: Board, side: int) -> None:
    take(state, board, side, crosses_for(state, seat, side))


def take(state: ExplorersState, board: Board, side: int, crosses: int) -> None:
    board.side = side
    board.terrains = SIDE_TERRAINS[state.card * 2 + side]
    board.left = crosses
    settle(board, state.land)


def apply_chart(state: ExplorersState, board: Board, terrain: int) -> None:
    """A map instead of the card (explorers.map.four-crosses)."""
    board.maps_used += 1
    board.usable -= 1
    board.chart = 1
    board.terrains = 1 << terrain
    board.left = MAP_CROSSES
    settle(board, state.land)


def apply_cross(state: ExplorersState, board: Board, cell: int) -> None:
    cross(state.setup, state.land, state.struck, state.round - 1, board, cell)


def apply_seal(state: ExplorersState, board: Board) -> None:
    """Whoever seals last lifts the veil (explorers.sight.reveal)."""
    board.stage = DONE
    for other in state.boards:
        if other.stage != DONE and other.stage != WAITS:
            return
    reveal(state)


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


def next_round(state: ExplorersState) -> None:
    """All eight cards are shuffled again (explorers.turn.put-away)."""
    state.round += 1
    state.turn = 1
    state.deck = list(range(1, CARD_COUNT + 1))
    if state.seats == 1 and state.round in STRIKE_ROUNDS:
        temples.strike_unvisited(state)
        objectives.strike_open_races(state)


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

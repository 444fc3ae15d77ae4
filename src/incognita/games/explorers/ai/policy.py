"""The policy: a quick choice for playouts, and priors for search."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from incognita.core.rng import Rng
from incognita.games.explorers.ai.cell_gains import (
    LOWEST,
    CellGains,
    all_gains,
    cell_gains,
    only_cell,
)
from incognita.games.explorers.ai.cell_value import MAP_VALUE
from incognita.games.explorers.ai.value import expected_points
from incognita.games.explorers.rules.actions import (
    BONUS,
    CHART,
    CROSS,
    NAME,
    SEAL,
    START_VILLAGE,
    TAKE,
)
from incognita.games.explorers.rules.board import Board
from incognita.games.explorers.rules.crossing import terrains_now
from incognita.games.explorers.rules.moves import crosses_for
from incognita.games.explorers.rules.phases import STAGE_CROSS, STAGE_SEAL, is_simultaneous
from incognita.games.explorers.rules.tables import (
    ANY_TERRAIN,
    HORSE,
    KEY,
    MANY_CROSSES,
    MAP_CROSSES,
    SIDE_TERRAINS,
    SIZE,
    TERRAINS,
)

if TYPE_CHECKING:
    from incognita.games.explorers.rules.state import ExplorersState


# Priors fall off with the distance from the best gain, but not to zero.
PRIOR_TEMPERATURE: Final = 1500.0
MIN_PRIOR: Final = 0.05
# What any cross is worth beside its gain.
CROSS_VALUE: Final = 300
# Maps are not considered when a side gains more than this.
GOOD_TURN: Final = 9000


def choose(state: ExplorersState, rng: Rng) -> int:
    """The action with the largest expected gain; tiles are laid at random."""
    if is_simultaneous(state.phase):
        stage = state.boards[state.actor()].stage
        if stage == STAGE_SEAL:
            return SEAL
        if stage == STAGE_CROSS:
            return best_cross(state)
    legal = state.legal()
    first = legal[0]
    if len(legal) == 1 or first >= BONUS:
        return first
    if first >= NAME:
        return best_side(state, legal)
    if first >= START_VILLAGE:
        return best_village(state, legal)
    return legal[rng.below(len(legal))]


def best_village(state: ExplorersState, legal: list[int]) -> int:
    """The start village from which the first player expects the most points."""
    seat = state.actor()
    best = legal[0]
    most = -1000.0
    for action in legal:
        after = state.copy()
        after.apply(action, seat)
        points = expected_points(after, after.boards[seat])
        if points > most:
            most = points
            best = action
    return best


def priors(state: ExplorersState, legal: list[int]) -> list[float]:
    """By expected gain; equal where nothing is named, taken or crossed."""
    if len(legal) < 2 or legal[0] < NAME or legal[0] >= BONUS:
        return [1.0] * len(legal)
    seat = state.actor()
    gains = all_gains(state, state.boards[seat])
    totals: list[int] = []
    for action in legal:
        if action >= CROSS:
            totals.append(gains.gain_at(action - CROSS))
        else:
            totals.append(action_gain(state, seat, gains, action))
    best = max(totals)
    return [MIN_PRIOR + exp((total - best) / PRIOR_TEMPERATURE) for total in totals]


def best_cross(state: ExplorersState) -> int:
    """The cell with the largest gain; where the terrain is still open, in the best terrain."""
    board = state.boards[state.actor()]
    terrains = terrains_now(board)
    masks = state.land.masks if board.has_key() else state.land.masks_without_temples
    only = only_cell(board.edge, masks, terrains * SIZE)
    if only >= 0:
        return CROSS + only
    gains = cell_gains(state, board)
    if board.horse_crosses == 0 and terrains == ANY_TERRAIN and board.crosses_left > 1:
        gains.set_gains(board.edge, 0)
        terrains = 1 << best_terrain(state, board, gains, board.crosses_left)
    else:
        gains.set_gains(masks, terrains * SIZE)
    return CROSS + gains.best(masks, terrains * SIZE)


def best_terrain(state: ExplorersState, board: Board, gains: CellGains, crosses: int) -> int:
    """Of the terrains with a cell to cross, the one with the largest expected gain."""
    masks = state.land.masks if board.has_key() else state.land.masks_without_temples
    best = 0
    most = LOWEST
    for terrain in range(TERRAINS):
        if gains.best(masks, (1 << terrain) * SIZE) < 0:
            continue
        gain = expected_gain(state, board, gains, 1 << terrain, crosses)
        if gain > most:
            most = gain
            best = terrain
    return best


def best_side(state: ExplorersState, legal: list[int]) -> int:
    """The side, or the map, with the largest expected gain."""
    seat = state.actor()
    board = state.boards[seat]
    gains = all_gains(state, board)
    best = -1
    most = LOWEST
    for action in legal:
        if action >= CHART and most > GOOD_TURN:
            break
        gain = action_gain(state, seat, gains, action)
        if gain > most:
            most = gain
            best = action
    return best


def action_gain(state: ExplorersState, seat: int, gains: CellGains, action: int) -> int:
    """The expected gain of naming or taking a side, or of using a map."""
    board = state.boards[seat]
    if action >= CHART:
        return expected_gain(state, board, gains, 1 << (action - CHART), MAP_CROSSES) - MAP_VALUE
    side = action - TAKE if action >= TAKE else action - NAME
    crosses = crosses_for(state, seat, side) if action >= TAKE else MANY_CROSSES
    return expected_gain(state, board, gains, SIDE_TERRAINS[state.card * 2 + side], crosses)


def expected_gain(
    state: ExplorersState, board: Board, gains: CellGains, terrains: int, crosses: int
) -> int:
    """The sum of the gains of so many crosses, the best cell first; horses go anywhere."""
    land = state.land
    after = gains.copy()
    keys = board.keys - board.keys_used
    horse_crosses = 0
    total = 0
    while True:
        at = (ANY_TERRAIN if horse_crosses > 0 else terrains) * SIZE
        cell = after.best(land.masks if keys > 0 else land.masks_without_temples, at)
        if cell < 0:
            return total
        total += after.gains[cell] + CROSS_VALUE
        if horse_crosses > 0:
            horse_crosses -= 1
        else:
            crosses -= 1
        if land.items[cell] == HORSE:
            horse_crosses += 1
        elif land.items[cell] == KEY:
            keys += 1
        if crosses == 0 and horse_crosses == 0:
            return total
        after.cross(cell, land.crossable)

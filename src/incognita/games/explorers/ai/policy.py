"""The policy: the quick choice of playouts, and how promising each action looks."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from incognita.core.rng import Rng
from incognita.games.explorers.ai.cell_value import MAP_PRIZE
from incognita.games.explorers.ai.outlook import NO_HOPE, Outlook, outlook
from incognita.games.explorers.rules.actions import BONUS, CHART, CROSS, NAME, TAKE
from incognita.games.explorers.rules.board import Board
from incognita.games.explorers.rules.crossing import terrains_now
from incognita.games.explorers.rules.moves import crosses_for
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


# Weights fall off with the promise, but never to nothing.
EAGERNESS: Final = 1500.0
LEAST_WEIGHT: Final = 0.05
# A cross is worth something wherever it is made.
ANYWHERE: Final = 300
# A turn that promises so much needs no map.
GOOD_TURN: Final = 9000


def choose(state: ExplorersState, rng: Rng) -> int:
    legal = state.legal()
    first = legal[0]
    if len(legal) == 1 or first >= BONUS:
        return first
    if first >= CROSS:
        return best_cross(state)
    if first >= NAME:
        return best_side(state, legal)
    return legal[rng.below(len(legal))]


def priors(state: ExplorersState, legal: list[int]) -> list[float]:
    if len(legal) < 2 or legal[0] < NAME or legal[0] >= BONUS:
        return [1.0] * len(legal)
    seat = state.actor()
    view = outlook(state, state.boards[seat])
    hopes: list[int] = []
    for action in legal:
        if action >= CROSS:
            hopes.append(view.gain[action - CROSS])
        else:
            hopes.append(hope_of(state, seat, view, action))
    best = max(hopes)
    return [LEAST_WEIGHT + exp((one - best) / EAGERNESS) for one in hopes]


def best_cross(state: ExplorersState) -> int:
    """The cell that promises most; where the terrain is still free, in the best terrain."""
    board = state.boards[state.actor()]
    view = outlook(state, board)
    terrains = terrains_now(board)
    if board.horses == 0 and terrains == ANY_TERRAIN and board.left > 1:
        terrains = 1 << best_terrain(state, board, view, board.left)
    masks = state.land.masks if board.has_key() else state.land.plain
    return CROSS + view.best(masks, terrains * SIZE)


def best_terrain(state: ExplorersState, board: Board, view: Outlook, crosses: int) -> int:
    """Of the terrains in which there is a cell to cross, the one that promises most."""
    masks = state.land.masks if board.has_key() else state.land.plain
    best = 0
    most = NO_HOPE
    for terrain in range(TERRAINS):
        if view.best(masks, (1 << terrain) * SIZE) < 0:
            continue
        hope = promise(state, board, view, 1 << terrain, crosses)
        if hope > most:
            most = hope
            best = terrain
    return best


def best_side(state: ExplorersState, legal: list[int]) -> int:
    """The side, or the map, whose crosses promise most."""
    seat = state.actor()
    board = state.boards[seat]
    view = outlook(state, board)
    best = -1
    most = NO_HOPE
    for action in legal:
        if action >= CHART and most > GOOD_TURN:
            break
        hope = hope_of(state, seat, view, action)
        if hope > most:
            most = hope
            best = action
    return best


def hope_of(state: ExplorersState, seat: int, view: Outlook, action: int) -> int:
    """What naming or taking a side, or using a map, leads to."""
    board = state.boards[seat]
    if action >= CHART:
        return promise(state, board, view, 1 << (action - CHART), MAP_CROSSES) - MAP_PRIZE
    side = action - TAKE if action >= TAKE else action - NAME
    crosses = crosses_for(state, seat, side) if action >= TAKE else MANY_CROSSES
    return promise(state, board, view, SIDE_TERRAINS[state.card * 2 + side], crosses)


def promise(state: ExplorersState, board: Board, view: Outlook, terrains: int, crosses: int) -> int:
    """The gains of so many cells in these terrains, one after the other; horses go anywhere."""
    land = state.land
    ahead = view.fork()
    keys = board.keys - board.keys_used
    horses = 0
    sum_ = 0
    while crosses > 0 or horses > 0:
        at = (ANY_TERRAIN if horses > 0 else terrains) * SIZE
        cell = ahead.best(land.masks if keys > 0 else land.plain, at)
        if cell < 0:
            return sum_
        sum_ += ahead.gain[cell] + ANYWHERE
        if horses > 0:
            horses -= 1
        else:
            crosses -= 1
        if land.items[cell] == HORSE:
            horses += 1
        elif land.items[cell] == KEY:
            keys += 1
        ahead.cross(cell, land.ground)
    return sum_

"""Where a piece may go from its space, and what each way asks for.

A way is one number: the target in the low three bits, then the piece, whether it is a tunnel, and
what is odd about it. Piece and target together are as in the base game's action numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from incognita.games.eldorado.rules.cards import (
    ASKS_CLOSED,
    DEMON,
    FLY,
    ROCK,
    SMALL,
    STEP_ON,
    WALK,
    cost_in,
    need_in,
)  # fmt: skip
from incognita.games.eldorado.rules.piles import holds
from incognita.games.eldorado.rules.tables import BEHIND, BLOCKADE_ASK, HOME, NOWHERE, TUNNEL

if TYPE_CHECKING:
    from incognita.games.eldorado.rules.state import EldoradoState

PIECE_SHIFT: Final = 3
TARGET_MASK: Final = 7
OFFSET_MASK: Final = 15
TUNNELLED: Final = 16
# What is odd about a way; the number of an occupied one is OCCUPIED or more.
BARRIER: Final = 32
ROCKY: Final = 64
OCCUPIED: Final = 128


def piece_in(way: int) -> int:
    return way >> PIECE_SHIFT & 1


def target_in(way: int) -> int:
    return way & TARGET_MASK | TUNNEL if way & TUNNELLED else way & TARGET_MASK


def place_at(state: EldoradoState, cell: int, target: int) -> int:
    """The cell that a target leads to; NOWHERE for a blockade or beyond the map."""
    if target < BEHIND:
        return state.route.neighbours[6 * cell + target]
    if target < TUNNEL:
        return NOWHERE
    links = state.route.links[cell]
    return links[target - TUNNEL] if target - TUNNEL < len(links) else NOWHERE


def ask_at(state: EldoradoState, cell: int, target: int) -> int:
    """What the target asks for, whoever stands there; ASKS_CLOSED where no way leads."""
    route = state.route
    if target < BEHIND:
        other = route.neighbours[6 * cell + target]
        joint = route.joint_of[6 * cell + target]
        if other == NOWHERE or (joint != NOWHERE and state.blockades[joint] != 0):
            return ASKS_CLOSED
        return route.ask_of(other)
    if target < TUNNEL:
        joint = route.seams[2 * cell + target - BEHIND]
        return ASKS_CLOSED if joint == NOWHERE else BLOCKADE_ASK[state.blockades[joint]]
    other = place_at(state, cell, target)
    return ASKS_CLOSED if other == NOWHERE else route.ask_of(other)


def gather(state: EldoradoState, wide: bool, ways: list[int], asks: list[int]) -> None:
    """Every way of every piece, and what it asks for, in the order of their numbers.

    Occupied spaces and mountains are listed only if `wide`.
    """
    first = state.seat * state.pieces
    for piece in range(state.pieces):
        cell = state.piece_cells[first + piece]
        if cell != HOME:
            start = piece << PIECE_SHIFT
            add_spaces(state, start, cell, wide, ways, asks)
            add_blockades(state, start, cell, ways, asks)
            if state.extras is not None:
                add_tunnels(state, start, cell, wide, ways, asks)
                if wide:
                    add_rocks(state, start, cell, ways, asks)


def add_spaces(
    state: EldoradoState, start: int, cell: int, wide: bool, ways: list[int], asks: list[int]
) -> None:
    """Neighbouring spaces that somebody could enter."""
    route = state.route
    blockades = state.blockades
    targets = route.way_targets[cell]
    joints = route.way_joints[cell]
    costs = route.way_asks[cell]
    for index, other in enumerate(route.way_cells[cell]):
        way = start + targets[index]
        if holds(state.piece_cells, other) and not passing(state):
            if not wide:
                continue
            way += OCCUPIED
        joint = joints[index]
        if joint == NOWHERE or blockades[joint] == 0:
            ways.append(way)
            asks.append(costs[index])


def passing(state: EldoradoState) -> bool:
    """Occupied spaces may be entered in this turn (eldorado.caves.pass)."""
    extras = state.extras
    return extras is not None and extras.passing != 0


def add_blockades(
    state: EldoradoState, start: int, cell: int, ways: list[int], asks: list[int]
) -> None:
    """Standing blockades beside the space."""
    for side in range(2):
        joint = state.route.seams[2 * cell + side]
        if joint != NOWHERE:
            number = state.blockades[joint]
            if number != 0:
                ways.append(start + BEHIND + side + BARRIER)
                asks.append(BLOCKADE_ASK[number])


def add_tunnels(
    state: EldoradoState, start: int, cell: int, wide: bool, ways: list[int], asks: list[int]
) -> None:
    """The other tunnel spaces of the board (eldorado.demon.tunnel)."""
    for index, other in enumerate(state.route.links[cell]):
        way = start + index + TUNNELLED
        if holds(state.piece_cells, other) and not passing(state):
            if not wide:
                continue
            way += OCCUPIED
        ways.append(way)
        asks.append(state.route.ask_of(other))


def add_rocks(
    state: EldoradoState, start: int, cell: int, ways: list[int], asks: list[int]
) -> None:
    """Mountains without a cave."""
    route = state.route
    for target in route.rocks[cell]:
        joint = route.joint_of[6 * cell + target]
        if joint == NOWHERE or state.blockades[joint] == 0:
            taken = holds(state.piece_cells, route.neighbours[6 * cell + target])
            ways.append(start + target + (ROCKY | OCCUPIED if taken else ROCKY))
            asks.append(ASKS_CLOSED)


def walks_there(state: EldoradoState, gait: int, ask: int, way: int) -> bool:
    """Whether such a walk may go there (eldorado.walk.*)."""
    if gait in (WALK, STEP_ON):
        if way & BARRIER:
            return gait == WALK and state.setup.native_opens
        return way < BARRIER and (state.extras is not None or need_in(ask) != DEMON)
    if gait == FLY:
        return True
    if gait == SMALL:
        return cost_in(ask) == 1 and way < ROCKY
    if gait == ROCK:
        return (way & ROCKY != 0 and way < OCCUPIED) or (way < BARRIER and need_in(ask) == DEMON)
    return cost_in(ask) >= 3 and not way & (ROCKY | BARRIER)

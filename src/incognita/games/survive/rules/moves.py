"""legal(): one generator per kind of decision. Every list is sorted by construction."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.games.survive.rules.actions import (
    BLOCK,
    BOARD,
    CLIMB,
    DECLINE,
    DEFEND,
    DIRECTION_SETS,
    DIVE,
    DOLPHIN,
    DROP,
    END,
    GLIDE,
    GLIDES,
    LAND,
    LAUNCH,
    LIFT,
    MOVE,
    PICK,
    PLACE,
    PROWLS,
    STAY,
    STOP,
    SWIMS,
    WALKS,
    WIND,
)  # fmt: skip
from incognita.games.survive.rules.defence import defence_against
from incognita.games.survive.rules.kept_tiles import held_terrain
from incognita.games.survive.rules.phases import (
    CREATURE,
    CREWING,
    DEFENDING,
    DROPPING,
    GLIDING,
    LAUNCHING,
    TURN,
)  # fmt: skip
from incognita.games.survive.rules.pieces import NO_BOAT, explorers_at
from incognita.games.survive.rules.tables import (
    ABOARD,
    ASHORE,
    BACKS,
    BOAT_SPACES,
    BOATS,
    CELLS,
    CREATURE_KINDS,
    CREATURES,
    EXPLORERS,
    FIRST_OF,
    FULL,
    HIGHEST,
    INLAND,
    ISLAND,
    ISLAND_CELLS,
    ISLE_OF,
    KIND_OF,
    MOVE_SERPENT,
    NEIGHBOURS,
    PER_COLOUR,
    SEA,
)  # fmt: skip
from incognita.games.survive.rules.tables import DOLPHIN as DOLPHIN_BACK
from incognita.games.survive.rules.tables import WIND as WIND_BACK
from incognita.mypyc_compat import i64

if TYPE_CHECKING:
    from incognita.games.survive.rules.state import SurviveState


def legal(state: SurviveState) -> list[int]:
    """Everything that the acting seat may do now."""
    phase = state.phase
    if phase == TURN:
        return turn_moves(state)
    if phase == GLIDING:
        return glide_moves(state)
    if phase == CREATURE:
        return creature_moves(state)
    if phase == DEFENDING:
        return defend_moves(state)
    if phase == DROPPING:
        return [DROP + cell for cell in range(CELLS) if is_unoccupied(state, cell)]
    if phase == CREWING:
        return [PICK + explorer for explorer in explorers_at(state, state.sunk_cell)]
    if phase == LAUNCHING:
        return [LAUNCH + cell for cell in BOAT_SPACES if state.boat_at[cell] == NO_BOAT]
    return place_moves(state)


def place_moves(state: SurviveState) -> list[int]:
    """Any own explorer that is left, on any tile with room (survive.setup.choose-value)."""
    room: list[int] = []
    explorer_counts = state.explorer_counts
    tiles: i64 = ISLAND_CELLS
    for island in range(tiles):
        if explorer_counts[ISLAND[island]] == 0 or tile_has_room(state, island):
            room.append(island)
    actions: list[int] = []
    colour = state.seat
    base = PLACE
    while colour < state.setup.colours:
        for value in range(1, HIGHEST + 1):
            if state.values_in_hand[colour * (HIGHEST + 1) + value]:
                actions.extend([base + island for island in room])
            base += ISLAND_CELLS
        colour += state.seats
    return actions


def tile_has_room(state: SurviveState, island: int) -> bool:
    """One explorer a tile; two inland, if the table plays so (survive.challenge.inland-pairs)."""
    count = state.explorer_counts[ISLAND[island]]
    return count == 0 or (count == 1 and state.setup.inland_pairs and INLAND[island])


def turn_moves(state: SurviveState) -> list[int]:
    """A kept tile, a move, or the tile that sinks (survive.turn.steps)."""
    actions: list[int] = []
    if state.may_play_tile and state.kept[state.seat]:
        add_kept(state, actions)
    if state.moves_left > 0:
        colours = state.setup.colours
        colour = state.seat
        while colour < colours:
            add_explorers(state, colour * PER_COLOUR, actions)
            colour += state.seats
        add_sailing(state, actions)
    if state.sink_actions:
        actions.extend(state.sink_actions)
    else:
        actions.append(END)
    return actions


def add_explorers(state: SurviveState, first: int, actions: list[int]) -> None:
    """Every move of the ten explorers of a colour."""
    where = state.where
    begin: i64 = first
    for explorer in range(begin, begin + PER_COLOUR):
        place: i64 = where[explorer]
        if 0 <= place < ASHORE:
            add_explorer(state, explorer, place, actions)


def add_explorer(state: SurviveState, explorer: int, place: int, actions: list[int]) -> None:
    """Every move of an explorer in play, by where it is."""
    if place >= ABOARD:
        add_passenger(state, explorer, place - ABOARD, actions)
    elif state.terrain_at[place] != SEA:
        add_walker(state, explorer, place, actions)
    elif state.swum >> explorer & 1 == 0:
        add_swimmer(state, explorer, place, actions)


def add_walker(state: SurviveState, explorer: int, cell: int, actions: list[int]) -> None:
    """From a tile: to the next tile, into the sea, or into a boat (survive.move.*)."""
    sea_directions = state.sea_directions[cell]
    if sea_directions:
        boat_at = state.boat_at
        first: i64 = 6 * cell
        for at in range(first, first + 6):
            to: i64 = NEIGHBOURS[at]
            if boat_at[to] >= 0:
                add_walker_beside_boat(state, explorer, cell, actions)
                return
    actions.extend(WALKS[explorer * DIRECTION_SETS + sea_directions])


def add_walker_beside_boat(
    state: SurviveState, explorer: int, cell: int, actions: list[int]
) -> None:
    """add_walker() where a boat lies beside the tile."""
    steps = WALKS[explorer * DIRECTION_SETS + state.sea_directions[cell]]
    first = 6 * cell
    for direction in range(6):
        actions.append(steps[direction])
        boat = state.boat_at[NEIGHBOURS[first + direction]]
        if boat >= 0 and state.crews[boat] < FULL:
            actions.append(MOVE + explorer * BLOCK + 3 * direction + BOARD)


def add_swimmer(state: SurviveState, explorer: int, cell: int, actions: list[int]) -> None:
    """One swim move: on, into the boat right here, or ashore (survive.swim.*)."""
    actions.extend(SWIMS[explorer * DIRECTION_SETS + state.sea_directions[cell]])
    boat = state.boat_at[cell]
    if boat >= 0 and state.crews[boat] < FULL:
        actions.append(MOVE + explorer * BLOCK + CLIMB)
    if ISLE_OF[cell] >= 0:
        actions.append(MOVE + explorer * BLOCK + LAND)


def add_passenger(state: SurviveState, explorer: int, boat: int, actions: list[int]) -> None:
    """From a boat: into the next one, into the water, or ashore (survive.boat.*)."""
    base = MOVE + explorer * BLOCK
    cell = state.boats[boat]
    boat_at = state.boat_at
    first: i64 = 6 * cell
    for at in range(first, first + 6):
        to: i64 = NEIGHBOURS[at]
        other = boat_at[to]
        if other >= 0 and state.crews[other] < FULL:
            actions.append(base + 3 * (at - first) + BOARD)
    if state.swum >> explorer & 1 == 0:
        actions.append(base + DIVE)
    if ISLE_OF[cell] >= 0:
        actions.append(base + LAND)


def add_sailing(state: SurviveState, actions: list[int]) -> None:
    """Boats under control, and empty ones, to a sea space without a boat (survive.boat.sail)."""
    seat = state.seat
    for boat in range(state.launched):
        if state.control[boat] >> seat & 1:
            actions.extend(state.sail_actions[boat])


def add_open_directions(state: SurviveState, base: int, cell: int, actions: list[int]) -> None:
    boat_at = state.boat_at
    first = 6 * cell
    for direction in range(6):
        if boat_at[NEIGHBOURS[first + direction]] == NO_BOAT:
            actions.append(base + direction)


def add_sea_directions(state: SurviveState, base: int, cell: int, actions: list[int]) -> None:
    """Every sea space beside the cell."""
    sea_directions = state.sea_directions[cell]
    for direction in range(6):
        if sea_directions >> direction & 1:
            actions.append(base + direction)


def add_kept(state: SurviveState, actions: list[int]) -> None:
    """Kept tiles with something to act on (survive.kept.*)."""
    seat = state.seat
    terrain = held_terrain(state, seat, DOLPHIN_BACK)
    if terrain:
        base = DOLPHIN + (terrain - 1) * EXPLORERS * 6
        colour = seat
        while colour < state.setup.colours:
            for explorer in range(colour * PER_COLOUR, (colour + 1) * PER_COLOUR):
                place = state.where[explorer]
                if 0 <= place < CELLS and state.terrain_at[place] == SEA:
                    add_sea_directions(state, base + explorer * 6, place, actions)
            colour += state.seats
    terrain = held_terrain(state, seat, WIND_BACK)
    if terrain:
        base = WIND + (terrain - 1) * BOATS * 6
        for boat in range(state.launched):
            if state.control[boat] >> seat & 1 and state.boats[boat] >= 0:
                add_open_directions(state, base + boat * 6, state.boats[boat], actions)
    add_lifts(state, actions)


def add_lifts(state: SurviveState, actions: list[int]) -> None:
    """Creatures that a kept tile can move anywhere (survive.kept.creature)."""
    listed = 0
    for code in state.kept[state.seat]:
        kind = code % BACKS - MOVE_SERPENT
        if 0 <= kind < CREATURE_KINDS and not listed >> kind & 1:
            listed |= 1 << kind
            base = LIFT + code // BACKS * CREATURES
            for creature in range(FIRST_OF[kind], FIRST_OF[kind + 1]):
                if state.creatures[creature] >= 0:
                    actions.append(base + creature)


def glide_moves(state: SurviveState) -> list[int]:
    """One more space, or no further."""
    actions: list[int] = []
    if state.moving_creature >= 0:
        actions.extend(GLIDES[state.sea_directions[state.creatures[state.moving_creature]]])
    elif state.carried_swimmer >= 0:
        actions.extend(GLIDES[state.sea_directions[state.where[state.carried_swimmer]]])
    else:
        add_open_directions(state, GLIDE, state.boats[state.driven_boat], actions)
    actions.append(STOP)
    return actions


def creature_moves(state: SurviveState) -> list[int]:
    """Any creature of the kind rolled, or none (survive.creature.may-stay)."""
    actions: list[int] = []
    for creature in range(FIRST_OF[state.die], FIRST_OF[state.die + 1]):
        cell = state.creatures[creature]
        if cell >= 0:
            actions.extend(PROWLS[creature * DIRECTION_SETS + state.sea_directions[cell]])
    actions.append(STAY)
    return actions


def defend_moves(state: SurviveState) -> list[int]:
    """Who keeps no such tile is asked as well, and can only decline."""
    terrain = held_terrain(state, state.asked, defence_against(KIND_OF[state.moving_creature]))
    return [DEFEND + terrain - 1, DECLINE] if terrain else [DECLINE]


def is_unoccupied(state: SurviveState, cell: int) -> bool:
    """Sea with no boat, no swimmer and no creature (survive.kept.unoccupied)."""
    return (
        state.boat_at[cell] == NO_BOAT
        and state.explorer_counts[cell] == 0
        and state.creature_counts[cell] == 0
    )

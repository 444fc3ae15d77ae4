"""Tiles: which may sink, what their backs do, and those played at the start of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.games.survive.rules import boats
from incognita.games.survive.rules.actions import SINK
from incognita.games.survive.rules.explorers import meet_killer
from incognita.games.survive.rules.kept_tiles import code_of, keep, play_kept
from incognita.games.survive.rules.phases import CREWING, DROPPING, GLIDING, REVEAL, TURN
from incognita.games.survive.rules.pieces import (
    NO_BOAT,
    chart_beside,
    drown,
    embark,
    explorers_at,
    move_creature,
    new_boat,
    new_creature,
    put,
    swallow,
    take_creature,
)  # fmt: skip
from incognita.games.survive.rules.tables import (
    AROUND,
    BOAT_BACK,
    BOATS,
    CAPACITY,
    CELLS,
    CREATURES,
    DOLPHIN,
    EXPLORERS,
    FIRST_KEPT,
    GLIDE,
    ISLAND,
    KIND_OF,
    MOVE_SERPENT,
    NEIGHBOURS,
    SEA,
    SHARK,
    SHARK_BACK,
    TERRAINS,
    VOLCANO,
    WHALE,
    WHALE_BACK,
    WIND,
)  # fmt: skip
from incognita.games.survive.rules.turns import begin_roll, finish

if TYPE_CHECKING:
    from incognita.games.survive.rules.state import SurviveState


def lowest_terrain(state: SurviveState) -> int:
    """Beaches go first, then forests, then mountains; 0 when the island is gone."""
    for terrain in range(1, TERRAINS + 1):
        if state.standing[terrain]:
            return terrain
    return 0


def expose(state: SurviveState) -> None:
    """List what may sink: the lowest terrain, at the sea if any of it is (survive.sink.*)."""
    terrain = lowest_terrain(state)
    exposed: list[int] = []
    enclosed: list[int] = []
    if terrain:
        for island, cell in enumerate(ISLAND):
            if state.ground[cell] == terrain:
                if state.waters[cell]:
                    exposed.append(SINK + island)
                else:
                    enclosed.append(SINK + island)
    state.exposed = exposed or enclosed


def chart_waters(state: SurviveState) -> None:
    """The sea beside every space, counted anew."""
    state.waters = [0] * (CELLS + 1)
    for cell in range(CELLS):
        if state.ground[cell] == SEA:
            open_water(state, cell)


def open_water(state: SurviveState, cell: int) -> None:
    """The space is sea from now on: its neighbours learn of it."""
    for direction in range(6):
        state.waters[NEIGHBOURS[6 * cell + direction]] |= 1 << (direction + 3) % 6


def apply_sink(state: SurviveState, island: int) -> None:
    """The tile leaves; whoever stood there swims (survive.sink.swimmers)."""
    cell = ISLAND[island]
    close_moves(state)
    state.vacated = cell
    state.soil = state.ground[cell]
    state.finder = state.seat
    state.standing = state.standing[:]
    state.standing[state.soil] -= 1
    state.ground = state.ground[:]
    state.ground[cell] = SEA
    state.waters = state.waters[:]
    open_water(state, cell)
    state.harbour[cell] = NO_BOAT
    chart_beside(state, cell)
    expose(state)
    if state.setup.submerged and not state.exposed:
        finish(state)
    else:
        state.phase = REVEAL


def apply_end(state: SurviveState) -> None:
    """No tile is left to remove (survive.challenge.island-gone)."""
    close_moves(state)
    state.vacated = -1
    state.soil = 0
    state.finder = -1
    begin_roll(state)


def close_moves(state: SurviveState) -> None:
    """Moves that are left over are lost, and what the turn before has shown is put away."""
    state.points = 0
    state.fresh = 0
    state.swum = 0
    state.back = -1
    state.die = -1


def reveal(state: SurviveState, back: int) -> None:
    """A green edge acts at once, a red one is kept face down (survive.tile.*)."""
    code = code_of(state.soil, back)
    state.left = state.left[:]
    state.left[code] -= 1
    state.back = back
    if back >= FIRST_KEPT:
        keep(state, state.seat, code)
        begin_roll(state)
        return
    state.gone = state.gone[:]
    state.gone[code] += 1
    cell = state.vacated
    if back == SHARK_BACK:
        new_creature(state, SHARK, cell)
        drown(state, cell)
    elif back == WHALE_BACK:
        new_creature(state, WHALE, cell)
    elif back == BOAT_BACK:
        surface(state, cell)
        return
    elif back == VOLCANO and state.setup.erupts:
        finish(state)
        return
    else:
        whirl(state, cell)
    begin_roll(state)


def surface(state: SurviveState, cell: int) -> None:
    """A boat comes up, and the swimmers there go aboard (survive.tile.boat)."""
    boat = new_boat(state, cell)
    if state.crowd[cell] > CAPACITY:
        state.phase = CREWING
        return
    for explorer in explorers_at(state, cell):
        embark(state, explorer, boat)
    begin_roll(state)


def whirl(state: SurviveState, cell: int) -> None:
    """The space and every sea space beside it lose everything (survive.tile.whirlpool)."""
    for other in [cell, *AROUND[cell]]:
        if state.ground[other] == SEA:
            drown(state, other)
            boat = state.harbour[other]
            if boat >= 0:
                swallow(state, boat)
            if state.lurking[other]:
                for creature in range(CREATURES):
                    if state.beasts[creature] == other:
                        take_creature(state, creature)


def apply_dolphin(state: SurviveState, packed: int) -> None:
    """One own swimmer, its first space (survive.kept.dolphin)."""
    state.fresh = 0
    play_kept(state, state.seat, packed // (6 * EXPLORERS) + 1, DOLPHIN)
    state.swimmer = packed // 6 % EXPLORERS
    state.reach = GLIDE
    dolphin_on(state, packed % 6)


def dolphin_on(state: SurviveState, direction: int) -> None:
    """The next space; a shark or a serpent ends it (survive.kept.dolphin-danger)."""
    explorer = state.swimmer
    cell = NEIGHBOURS[6 * state.where[explorer] + direction]
    put(state, explorer, cell)
    carry_on(state, meet_killer(state, explorer, cell))


def apply_wind(state: SurviveState, packed: int) -> None:
    """One boat under control, its first space (survive.kept.wind)."""
    state.fresh = 0
    play_kept(state, state.seat, packed // (6 * BOATS) + 1, WIND)
    state.vessel = packed // 6 % BOATS
    state.reach = GLIDE
    wind_on(state, packed % 6)


def wind_on(state: SurviveState, direction: int) -> None:
    """The next space; a whale or a serpent ends it (survive.kept.wind-wreck)."""
    carry_on(state, boats.drive(state, state.vessel, direction))


def carry_on(state: SurviveState, lost: bool) -> None:
    """After a space with a dolphin or the wind: on, or back to the turn."""
    if state.reach == 0:
        return
    state.reach -= 1
    if lost or state.reach == 0:
        put_away(state)
    else:
        state.phase = GLIDING


def put_away(state: SurviveState) -> None:
    """The tile has done its work; the moves follow."""
    state.swimmer = -1
    state.vessel = -1
    state.mover = -1
    state.reach = 0
    state.phase = TURN


def apply_lift(state: SurviveState, packed: int) -> None:
    """Any creature of the tile's kind on the board (survive.kept.creature)."""
    state.fresh = 0
    state.mover = packed % CREATURES
    terrain = packed // CREATURES + 1
    play_kept(state, state.seat, terrain, MOVE_SERPENT + KIND_OF[state.mover])
    state.phase = DROPPING


def apply_drop(state: SurviveState, cell: int) -> None:
    """Any unoccupied sea space (survive.kept.unoccupied)."""
    move_creature(state, state.mover, cell)
    put_away(state)

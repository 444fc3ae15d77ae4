"""The backs of tiles: what happens when one is turned up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.games.survive.rules.kept_tiles import code_of, keep
from incognita.games.survive.rules.phases import CREWING
from incognita.games.survive.rules.pieces import (
    add_boat,
    add_creature,
    drown,
    embark,
    explorers_at,
    lose_boat,
    remove_creature,
)  # fmt: skip
from incognita.games.survive.rules.tables import (
    AROUND,
    BOAT_BACK,
    CAPACITY,
    CREATURES,
    FIRST_KEPT,
    SEA,
    SHARK,
    SHARK_BACK,
    VOLCANO,
    WHALE,
    WHALE_BACK,
)  # fmt: skip
from incognita.games.survive.rules.turns import begin_roll, end_game

if TYPE_CHECKING:
    from incognita.games.survive.rules.state import SurviveState


def reveal(state: SurviveState, back: int) -> None:
    """A green edge acts at once, a red one is kept face down (survive.tile.*)."""
    code = code_of(state.sunk_terrain, back)
    state.backs_left = state.backs_left[:]
    state.backs_left[code] -= 1
    state.sunk_back = back
    if back >= FIRST_KEPT:
        keep(state, state.seat, code)
        begin_roll(state)
        return
    state.tiles_gone = state.tiles_gone[:]
    state.tiles_gone[code] += 1
    cell = state.sunk_cell
    if back == SHARK_BACK:
        add_creature(state, SHARK, cell)
        drown(state, cell)
    elif back == WHALE_BACK:
        add_creature(state, WHALE, cell)
    elif back == BOAT_BACK:
        raise_boat(state, cell)
        return
    elif back == VOLCANO and state.setup.erupts:
        end_game(state)
        return
    else:
        apply_whirlpool(state, cell)
    begin_roll(state)


def raise_boat(state: SurviveState, cell: int) -> None:
    """A boat comes up, and the swimmers there go aboard (survive.tile.boat)."""
    boat = add_boat(state, cell)
    if state.explorer_counts[cell] > CAPACITY:
        state.phase = CREWING
        return
    for explorer in explorers_at(state, cell):
        embark(state, explorer, boat)
    begin_roll(state)


def apply_whirlpool(state: SurviveState, cell: int) -> None:
    """The space and every sea space beside it lose everything (survive.tile.whirlpool)."""
    for other in [cell, *AROUND[cell]]:
        if state.terrain_at[other] == SEA:
            drown(state, other)
            boat = state.boat_at[other]
            if boat >= 0:
                lose_boat(state, boat)
            if state.creature_counts[other]:
                for creature in range(CREATURES):
                    if state.creatures[creature] == other:
                        remove_creature(state, creature)

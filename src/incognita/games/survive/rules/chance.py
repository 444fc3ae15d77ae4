"""Outcomes of laying, of turning up a back and of the die. Tiles are multisets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.core.rng import Rng
from incognita.games.survive.rules import backs, creatures, sinking
from incognita.games.survive.rules.phases import LAY, PLACING, REVEAL
from incognita.games.survive.rules.tables import (
    BACKS,
    CREATURE_KINDS,
    FACES,
    GONE,
    ISLAND,
    ISLAND_CELLS,
    SIDES,
    TERRAINS,
    TILES,
)  # fmt: skip

if TYPE_CHECKING:
    from incognita.games.survive.rules.state import SurviveState


def outcomes(state: SurviveState) -> list[tuple[int, int]]:
    if state.phase == LAY:
        weights = [TILES[terrain] - state.tiles_left[terrain] for terrain in range(TERRAINS + 1)]
    elif state.phase == REVEAL:
        first = (state.sunk_terrain - 1) * BACKS
        weights = state.backs_left[first : first + BACKS]
    else:
        weights = FACES
    return [(outcome, weight) for outcome, weight in enumerate(weights) if weight]


def sample(state: SurviveState, rng: Rng) -> int:
    """The same law, without building the list."""
    if state.phase == LAY:
        return sample_terrain(state, rng)
    if state.phase == REVEAL:
        return sample_back(state, rng)
    rest = rng.below(SIDES)
    for kind in range(CREATURE_KINDS):
        rest -= FACES[kind]
        if rest < 0:
            return kind
    raise ValueError("the die has no faces")


def sample_terrain(state: SurviveState, rng: Rng) -> int:
    rest = rng.below(ISLAND_CELLS - state.laid)
    for terrain in range(1, TERRAINS + 1):
        rest -= TILES[terrain] - state.tiles_left[terrain]
        if rest < 0:
            return terrain
    raise ValueError("every tile is laid")


def sample_back(state: SurviveState, rng: Rng) -> int:
    """Every tile of the terrain that nobody has seen is as likely (survive.tile.chance)."""
    left = state.backs_left
    first = (state.sunk_terrain - 1) * BACKS
    rest = 0
    for code in range(first, first + BACKS):
        rest += left[code]
    rest = rng.below(rest)
    for back in range(BACKS):
        rest -= left[first + back]
        if rest < 0:
            return back
    raise ValueError("no tile of this terrain is left")


def apply(state: SurviveState, outcome: int) -> None:
    if state.phase == LAY:
        lay(state, outcome)
    elif state.phase == REVEAL:
        backs.reveal(state, outcome)
    else:
        creatures.roll(state, outcome)


def lay(state: SurviveState, terrain: int) -> None:
    """Tiles are laid at random; no layout is forbidden (survive.setup.terrain)."""
    cell = ISLAND[state.laid]
    state.terrain_at[cell] = terrain
    state.boat_at[cell] = GONE
    state.tiles_left = state.tiles_left[:]
    state.tiles_left[terrain] += 1
    state.laid += 1
    if state.laid == ISLAND_CELLS:
        state.phase = PLACING
        sinking.update_sea_directions(state)
        sinking.update_sink_actions(state)

"""Kept tiles: which a seat holds, and what those do that are played before the moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.games.survive.rules import boats
from incognita.games.survive.rules.explorers import lose_to_killer
from incognita.games.survive.rules.phases import DROPPING, GLIDING, TURN
from incognita.games.survive.rules.pieces import move_creature, put
from incognita.games.survive.rules.tables import (
    BACKS,
    BOATS,
    CREATURES,
    DOLPHIN,
    EXPLORERS,
    GLIDE,
    KIND_OF,
    MOVE_SERPENT,
    NEIGHBOURS,
    WIND,
)  # fmt: skip

if TYPE_CHECKING:
    from incognita.games.survive.rules.state import SurviveState


def code_of(terrain: int, back: int) -> int:
    """One number for a kind of tile."""
    return (terrain - 1) * BACKS + back


def held_terrain(state: SurviveState, seat: int, back: int) -> int:
    """The lowest terrain from which the seat keeps such a tile; 0 if it keeps none."""
    for code in state.kept[seat]:
        if code % BACKS == back:
            return code // BACKS + 1
    return 0


def keep(state: SurviveState, seat: int, code: int) -> None:
    state.kept = state.kept[:]
    state.kept[seat] = sorted([*state.kept[seat], code])


def play_kept(state: SurviveState, seat: int, terrain: int, back: int) -> None:
    """Once played, it leaves the game in sight of all (survive.kept.gone)."""
    code = code_of(terrain, back)
    hand = state.kept[seat][:]
    hand.remove(code)
    state.kept = state.kept[:]
    state.kept[seat] = hand
    state.tiles_gone = state.tiles_gone[:]
    state.tiles_gone[code] += 1


def apply_dolphin(state: SurviveState, packed: int) -> None:
    """One own swimmer, its first space (survive.kept.dolphin)."""
    state.may_play_tile = 0
    play_kept(state, state.seat, packed // (6 * EXPLORERS) + 1, DOLPHIN)
    state.carried_swimmer = packed // 6 % EXPLORERS
    state.range_left = GLIDE
    dolphin_step(state, packed % 6)


def dolphin_step(state: SurviveState, direction: int) -> None:
    """The next space; a shark or a serpent ends it (survive.kept.dolphin-danger)."""
    explorer = state.carried_swimmer
    cell = NEIGHBOURS[6 * state.where[explorer] + direction]
    put(state, explorer, cell)
    after_glide(state, lose_to_killer(state, explorer, cell))


def apply_wind(state: SurviveState, packed: int) -> None:
    """One boat under control, its first space (survive.kept.wind)."""
    state.may_play_tile = 0
    play_kept(state, state.seat, packed // (6 * BOATS) + 1, WIND)
    state.driven_boat = packed // 6 % BOATS
    state.range_left = GLIDE
    wind_step(state, packed % 6)


def wind_step(state: SurviveState, direction: int) -> None:
    """The next space; a whale or a serpent ends it (survive.kept.wind-wreck)."""
    after_glide(state, boats.sail_step(state, state.driven_boat, direction))


def after_glide(state: SurviveState, lost: bool) -> None:
    """After a space with a dolphin or the wind: on, or back to the turn."""
    if state.range_left == 0:
        return
    state.range_left -= 1
    if lost or state.range_left == 0:
        end_kept_tile(state)
    else:
        state.phase = GLIDING


def end_kept_tile(state: SurviveState) -> None:
    """The tile has done its work; the moves follow."""
    state.carried_swimmer = -1
    state.driven_boat = -1
    state.moving_creature = -1
    state.range_left = 0
    state.phase = TURN


def apply_lift(state: SurviveState, packed: int) -> None:
    """Any creature of the tile's kind on the board (survive.kept.creature)."""
    state.may_play_tile = 0
    state.moving_creature = packed % CREATURES
    terrain = packed // CREATURES + 1
    play_kept(state, state.seat, terrain, MOVE_SERPENT + KIND_OF[state.moving_creature])
    state.phase = DROPPING


def apply_drop(state: SurviveState, cell: int) -> None:
    """Any unoccupied sea space (survive.kept.unoccupied)."""
    move_creature(state, state.moving_creature, cell)
    end_kept_tile(state)

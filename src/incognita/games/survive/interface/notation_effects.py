"""What an action would do to others, as if nobody defended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.games.survive.rules.attacks import has_victim
from incognita.games.survive.rules.pieces import cell_of, crew_of, explorers_at, is_wrecked_at
from incognita.games.survive.rules.tables import (
    AROUND,
    BOAT_BACK,
    CAPACITY,
    KILLERS,
    KIND_OF,
    SEA,
    SERPENT,
    SHARK_BACK,
    VOLCANO,
    WHALE,
    WHIRLPOOL,
    WRECKERS,
)  # fmt: skip

if TYPE_CHECKING:
    from incognita.games.survive.rules.state import SurviveState


def kills_swimmers(state: SurviveState, cell: int) -> bool:
    return state.creature_counts[cell] & KILLERS != 0


def wrecks_boats(state: SurviveState, cell: int) -> bool:
    return state.creature_counts[cell] & WRECKERS != 0


def spilled(state: SurviveState, boat: int, cell: int) -> list[int]:
    """Passengers who fall into the water when the boat enters the cell."""
    return crew_of(state, boat) if is_wrecked_at(state, boat, cell) else []


def lost_at_sea(state: SurviveState, boat: int, cell: int) -> list[int]:
    """Passengers who are lost when the boat enters the cell."""
    return spilled(state, boat, cell) if kills_swimmers(state, cell) else []


def attacked_boat(state: SurviveState, creature: int, cell: int) -> int:
    """The loaded boat that a creature takes by entering the cell; -1 if there is none."""
    boat = state.boat_at[cell]
    if boat < 0 or state.crews[boat] == 0:
        return -1
    return boat if KIND_OF[creature] in (SERPENT, WHALE) else -1


def attacked(state: SurviveState, creature: int, cell: int) -> list[int]:
    """Everybody whom a creature kills or throws into the water by entering the cell."""
    kind = KIND_OF[creature]
    if not has_victim(state, kind, cell):
        return []
    boat = attacked_boat(state, creature, cell)
    aboard = crew_of(state, boat) if boat >= 0 else []
    swimming = [] if kind == WHALE else explorers_at(state, cell)
    return sorted(aboard + swimming)


def lost_to_back(state: SurviveState, back: int) -> list[int]:
    """Explorers lost when this back is turned up."""
    cell = state.sunk_cell
    if back == SHARK_BACK:
        return explorers_at(state, cell)
    if back == VOLCANO and state.setup.erupts:
        return [one for one in range(len(state.where)) if cell_of(state, one) >= 0]
    if back not in (WHIRLPOOL, VOLCANO):
        return []
    emptied = emptied_cells(state, cell)
    return [one for one in range(len(state.where)) if cell_of(state, one) in emptied]


def emptied_cells(state: SurviveState, cell: int) -> list[int]:
    """The sea spaces that a whirlpool empties."""
    return [other for other in [cell, *AROUND[cell]] if state.terrain_at[other] == SEA]


def is_whirlpool(state: SurviveState, back: int) -> bool:
    return back == WHIRLPOOL or (back == VOLCANO and not state.setup.erupts)


def lost_boats(state: SurviveState, back: int) -> list[int]:
    if not is_whirlpool(state, back):
        return []
    emptied = emptied_cells(state, state.sunk_cell)
    return [boat for boat, cell in enumerate(state.boats) if cell in emptied]


def lost_creatures(state: SurviveState, back: int) -> list[int]:
    if not is_whirlpool(state, back):
        return []
    emptied = emptied_cells(state, state.sunk_cell)
    return [creature for creature, cell in enumerate(state.creatures) if cell in emptied]


def taken_aboard(state: SurviveState, back: int) -> list[int]:
    """Swimmers who go into the boat at once; among more than three somebody has to choose."""
    if back != BOAT_BACK or state.explorer_counts[state.sunk_cell] > CAPACITY:
        return []
    return explorers_at(state, state.sunk_cell)

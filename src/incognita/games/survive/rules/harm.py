"""Whom a step on the sea would harm, as if nobody defended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.games.survive.rules.attacks import has_victim
from incognita.games.survive.rules.pieces import crew_of, explorers_at, is_wrecked_at
from incognita.games.survive.rules.tables import KILLERS, KIND_OF, SERPENT, WHALE, WRECKERS

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

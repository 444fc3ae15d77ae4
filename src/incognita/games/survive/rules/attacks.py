"""Attacks: what a creature does to those on its space."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.games.survive.rules.pieces import drown, lose_boat, wreck
from incognita.games.survive.rules.tables import KIND_OF, SERPENT, SHARK
from incognita.games.survive.rules.turns import next_turn

if TYPE_CHECKING:
    from incognita.games.survive.rules.state import SurviveState


def has_victim(state: SurviveState, kind: int, cell: int) -> bool:
    """Somebody is there whom a creature of this kind harms."""
    if kind != SHARK:
        boat = state.boat_at[cell]
        if boat >= 0 and state.crews[boat] > 0:
            return True
        if kind != SERPENT:
            return False
    return state.explorer_counts[cell] > 0


def attack(state: SurviveState) -> None:
    """The creature under way harms those on its space (survive.creature.*); the turn ends."""
    kind = KIND_OF[state.moving_creature]
    cell = state.creatures[state.moving_creature]
    if kind == SHARK:
        drown(state, cell)
    else:
        boat = state.boat_at[cell]
        if boat >= 0 and state.crews[boat] > 0:
            if kind == SERPENT:
                lose_boat(state, boat)
            else:
                wreck(state, boat)
        if kind == SERPENT:
            drown(state, cell)
    next_turn(state)

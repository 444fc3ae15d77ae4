"""Defence: another seat answers in the middle of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.games.survive.rules.attacks import attack
from incognita.games.survive.rules.kept_tiles import play_kept
from incognita.games.survive.rules.phases import DEFENDING
from incognita.games.survive.rules.pieces import owner_of, remove_creature
from incognita.games.survive.rules.tables import (
    BACKS,
    KIND_OF,
    SERPENT,
    SHARK,
    SHARK_DEFENCE,
    TILE_COUNTS,
    WHALE_DEFENCE,
)  # fmt: skip
from incognita.games.survive.rules.turns import next_turn

if TYPE_CHECKING:
    from incognita.games.survive.rules.state import SurviveState


def ask(state: SurviveState, after: int) -> bool:
    """Ask the next seat clockwise that might defend, if there is one (survive.defence.order)."""
    kind = KIND_OF[state.moving_creature]
    if kind == SERPENT:
        return False
    seat = (after + 1) % state.seats
    while seat != state.seat:
        if might_hold(state, seat, defence_against(kind)) and is_concerned(state, seat):
            state.asked = seat
            state.phase = DEFENDING
            return True
        seat = (seat + 1) % state.seats
    return False


def defence_against(kind: int) -> int:
    return SHARK_DEFENCE if kind == SHARK else WHALE_DEFENCE


def is_concerned(state: SurviveState, seat: int) -> bool:
    """It has a swimmer on the shark's space, or controls the boat on the whale's."""
    cell = state.creatures[state.moving_creature]
    if KIND_OF[state.moving_creature] != SHARK:
        return state.control[state.boat_at[cell]] >> seat & 1 == 1
    where = state.where
    for explorer in range(len(where)):
        if where[explorer] == cell and owner_of(state, explorer) == seat:
            return True
    return False


def might_hold(state: SurviveState, seat: int, back: int) -> bool:
    """By what everybody has seen, the seat may keep this back (survive.defence.asked-alike)."""
    for code in state.kept[seat]:
        same = code - code % BACKS + back
        if TILE_COUNTS[same] > state.tiles_gone[same]:
            return True
    return False


def apply_defend(state: SurviveState, terrain: int) -> None:
    """The creature leaves the game, and nobody is harmed (survive.defence.*)."""
    play_kept(state, state.asked, terrain, defence_against(KIND_OF[state.moving_creature]))
    remove_creature(state, state.moving_creature)
    next_turn(state)


def apply_decline(state: SurviveState) -> None:
    """The next seat is asked; if there is none, the creature attacks (survive.defence.may)."""
    if not ask(state, state.asked):
        attack(state)

"""Moves of creatures after the die."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.games.survive.rules import defence
from incognita.games.survive.rules.attacks import attack, has_victim
from incognita.games.survive.rules.phases import CREATURE, GLIDING
from incognita.games.survive.rules.pieces import move_creature
from incognita.games.survive.rules.tables import FIRST_OF, KIND_OF, NEIGHBOURS, RANGES
from incognita.games.survive.rules.turns import next_turn

if TYPE_CHECKING:
    from incognita.games.survive.rules.state import SurviveState


def roll(state: SurviveState, die: int) -> None:
    """If no creature of the kind can move, nothing happens (survive.creature.none)."""
    state.die = die
    if can_move_any(state, die):
        state.phase = CREATURE
    else:
        next_turn(state)


def can_move_any(state: SurviveState, kind: int) -> bool:
    for creature in range(FIRST_OF[kind], FIRST_OF[kind + 1]):
        if can_move(state, creature):
            return True
    return False


def can_move(state: SurviveState, creature: int) -> bool:
    """A creature needs a sea space beside it (survive.creature.enclosed)."""
    cell = state.creatures[creature]
    return cell >= 0 and state.sea_directions[cell] != 0


def apply_prowl(state: SurviveState, packed: int) -> None:
    """One creature of the kind rolled, its first space (survive.creature.one)."""
    state.moving_creature = packed // 6
    state.range_left = RANGES[KIND_OF[state.moving_creature]]
    prowl_step(state, packed % 6)


def prowl_step(state: SurviveState, direction: int) -> None:
    """One more space; anybody to harm there ends the move (survive.creature.range)."""
    creature = state.moving_creature
    cell = NEIGHBOURS[6 * state.creatures[creature] + direction]
    move_creature(state, creature, cell)
    state.range_left -= 1
    if has_victim(state, KIND_OF[creature], cell):
        state.range_left = 0
        if not defence.ask(state, state.seat):
            attack(state)
    elif state.range_left == 0:
        next_turn(state)
    else:
        state.phase = GLIDING

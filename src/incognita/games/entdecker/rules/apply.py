"""What a decision does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.games.entdecker.rules import building, turns
from incognita.games.entdecker.rules.actions import (
    ANNOUNCE,
    BUILD,
    DECLINE,
    DRAW,
    ISLAND,
    LAY,
    OWN,
    PLANT,
    RECALL,
    START,
    STOP,
)  # fmt: skip
from incognita.games.entdecker.rules.events import apply_event
from incognita.games.entdecker.rules.moves import start_cost
from incognita.games.entdecker.rules.phases import (
    ANNOUNCING,
    DRAWING,
    EXPLORING,
    LAYING,
    MEETING_NATIVES,
)  # fmt: skip
from incognita.games.entdecker.rules.tables import PERSONAL_COST, PLAIN, STORM
from incognita.games.voyage.rules.gold import pay
from incognita.games.voyage.rules.patterns import MASKS, PATTERNS

if TYPE_CHECKING:
    from incognita.games.entdecker.rules.state import EntdeckerState


def apply(state: EntdeckerState, action: int) -> None:
    if action >= STOP:
        apply_later(state, action)
    elif action >= BUILD:
        apply_build(state, action - BUILD)
    elif action >= LAY:
        apply_lay(state, action - LAY)
    elif action >= OWN:
        apply_own(state, action - OWN)
    elif action >= DRAW:
        apply_draw(state, action - DRAW)
    elif action >= ANNOUNCE:
        apply_announce(state, action - ANNOUNCE + 1)
    else:
        apply_start(state, action - START)


def apply_later(state: EntdeckerState, action: int) -> None:
    """What ends a turn or follows it, and taking posts back."""
    if action == STOP:
        turns.close_turn(state)
    elif action < PLANT:
        apply_recall(state, action - RECALL)
    elif action < DECLINE:
        apply_plant(state, action - PLANT)
    elif action == DECLINE:
        turns.go_on(state)
    else:
        turns.score_island(state, action - ISLAND)


def apply_start(state: EntdeckerState, place: int) -> None:
    pay(state, start_cost(state, place))
    state.ship = place
    state.phase = ANNOUNCING


def apply_announce(state: EntdeckerState, number: int) -> None:
    """Paid at once, whatever comes of it (entdecker.announce.price, .no-refund)."""
    pay(state, number)
    state.budget = number
    state.phase = EXPLORING


def apply_draw(state: EntdeckerState, pile: int) -> None:
    state.budget -= 1
    state.used = 1
    state.pile = pile
    state.phase = DRAWING


def apply_own(state: EntdeckerState, pattern: int) -> None:
    """A personal tile instead of a drawn one (entdecker.variant.personal-cost)."""
    state.budget -= PERSONAL_COST
    state.used = 1
    state.own_used = 1
    state.hands = state.hands[:]
    state.hands[state.seat] -= 1 << pattern
    state.pile = -1
    state.drawn = pattern
    state.phase = LAYING


def apply_lay(state: EntdeckerState, packed: int) -> None:
    """The ship moves onto the tile, then its event happens (entdecker.event.after-laying)."""
    square = packed // MASKS
    event = state.drawn // PATTERNS
    state.lay(square, packed % MASKS)
    state.ship = square
    state.last = square
    state.hostile = 0
    state.drawn = -1
    if event != PLAIN:
        apply_event(state, event)
    if event == STORM:
        turns.close_turn(state)
    elif state.phase != MEETING_NATIVES:
        turns.go_on(state)


def apply_build(state: EntdeckerState, packed: int) -> None:
    """Building ends the exploration (entdecker.build.ends)."""
    building.build(state, packed // 2, packed % 2)
    turns.close_turn(state)


def apply_recall(state: EntdeckerState, square: int) -> None:
    """A post comes back; nothing is left to decide where it was the last reason to wait."""
    building.take_off(state, square)
    if state.phase == EXPLORING and state.used:
        turns.go_on(state)


def apply_plant(state: EntdeckerState, pile: int) -> None:
    if state.phase == MEETING_NATIVES:
        state.asked = state.seat
    turns.take_plant(state, pile)

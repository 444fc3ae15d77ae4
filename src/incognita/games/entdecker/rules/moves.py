"""What a seat may decide now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.games.entdecker.rules import building
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
from incognita.games.entdecker.rules.phases import (
    ANNOUNCING,
    EXPLORING,
    LAYING,
    MEETING_NATIVES,
    ORDERING,
    STARTING,
)  # fmt: skip
from incognita.games.entdecker.rules.tables import (
    COST,
    PERSONAL,
    PERSONAL_COST,
    PILES,
    PLACES,
    PLANT_PILES,
    SQUARES,
    UNITS,
    kind_of,
    owner_of,
)  # fmt: skip
from incognita.games.voyage.rules.building import has_site
from incognita.games.voyage.rules.fitting import can_go_on, fits, is_start, lays, starts
from incognita.games.voyage.rules.islands import to_score
from incognita.games.voyage.rules.patterns import LANDS, PATTERNS
from incognita.games.voyage.rules.piles import hidden

if TYPE_CHECKING:
    from incognita.games.entdecker.rules.state import EntdeckerState


def legal(state: EntdeckerState) -> list[int]:
    """Sorted, because the kinds are asked for in the order of their numbers."""
    phase = state.phase
    if phase == STARTING:
        actions = start_moves(state)
    elif phase == ANNOUNCING:
        actions = [ANNOUNCE + number for number in range(state.gold[state.seat])]
    elif phase == EXPLORING:
        actions = explore_moves(state)
    elif phase == LAYING:
        actions = [LAY + way for way in lays(state.sea, state.ship, state.drawn % PATTERNS)]
    elif phase == ORDERING:
        return [ISLAND + island for island in to_score(state)]
    else:
        return plant_moves(state)
    add_recalls(state, actions)
    return actions


def add_recalls(state: EntdeckerState, actions: list[int]) -> None:
    if building.has_posts(state):
        for square in building.posts(state):
            actions.append(RECALL + square)


def start_cost(state: EntdeckerState, place: int) -> int:
    """The value of another's unit on the tile (entdecker.start.foreign-unit)."""
    if place >= SQUARES:
        return 0
    written = state.units[place]
    if not written or owner_of(written) == state.seat:
        return 0
    return COST[kind_of(written)]


def start_moves(state: EntdeckerState) -> list[int]:
    """What can be paid together with one tile (entdecker.start.afford)."""
    gold = state.gold[state.seat]
    actions: list[int] = []
    for place in starts(state.sea):
        if start_cost(state, place) < gold:
            actions.append(START + place)
    return actions


def has_start(state: EntdeckerState) -> bool:
    gold = state.gold[state.seat]
    sea = state.sea
    for place in range(PLACES - 1, -1, -1):
        if is_start(sea, place) and start_cost(state, place) < gold:
            return True
    return False


def may_draw(state: EntdeckerState) -> bool:
    """Something is paid for, something is left, and the ship has a way on."""
    return state.budget > 0 and hidden(state) > 0 and can_go_on(state.sea, state.ship)


def may_play(state: EntdeckerState, pattern: int) -> bool:
    """A personal tile of this pattern (entdecker.variant.*)."""
    return (
        state.hands[state.seat] >> pattern & 1 == 1
        and state.budget >= PERSONAL_COST
        and state.own_used == 0
        and fits(state.sea, state.ship, pattern)
    )


def explore_moves(state: EntdeckerState) -> list[int]:
    actions: list[int] = []
    if may_draw(state):
        for pile in range(PILES):
            if state.heights[pile]:
                actions.append(DRAW + pile)
    if state.setup.personal_tiles:
        for pattern in range(PERSONAL):
            if may_play(state, pattern):
                actions.append(OWN + pattern)
    if has_site(state):
        areas = len(LANDS[state.sea.land[state.last]])
        for unit in range(UNITS):
            if building.can_build(state, unit):
                for area in range(areas):
                    actions.append(BUILD + 2 * unit + area)
    if state.used:
        actions.append(STOP)
    return actions


def has_more(state: EntdeckerState) -> bool:
    """Something besides stopping may be decided."""
    if may_draw(state) or building.may_build(state) or building.has_posts(state):
        return True
    if state.setup.personal_tiles:
        for pattern in range(PERSONAL):
            if may_play(state, pattern):
                return True
    return False


def plant_moves(state: EntdeckerState) -> list[int]:
    """A pile; friendly natives may be declined (entdecker.event.friendly)."""
    actions: list[int] = []
    if state.phase == MEETING_NATIVES:
        add_recalls(state, actions)
    for pile in range(PLANT_PILES):
        if state.plants[pile]:
            actions.append(PLANT + pile)
    if state.phase == MEETING_NATIVES:
        actions.append(DECLINE)
    return actions

"""Seasons and turns: what follows what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.games.entdecker.rules import ending, filling, islands, moves
from incognita.games.entdecker.rules.phases import (
    EXPLORING,
    ORDERING,
    PLANTING,
    SHOWING_BACK,
    SPINNING,
    STARTING,
    TAKING_TOKEN,
)  # fmt: skip
from incognita.games.voyage.rules.islands import to_score
from incognita.games.voyage.rules.piles import unseen_top

if TYPE_CHECKING:
    from incognita.games.entdecker.rules.state import EntdeckerState


def open_season(state: EntdeckerState) -> None:
    """One spin, then one turn for everybody (entdecker.season.turns)."""
    state.season += 1
    state.phase = SPINNING


def open_turn(state: EntdeckerState) -> None:
    """Whoever cannot pay for any start is skipped (entdecker.start.must)."""
    state.turn += 1
    state.used = 0
    state.own_used = 0
    state.pile = -1
    if moves.has_start(state):
        state.phase = STARTING
    else:
        next_turn(state)


def next_turn(state: EntdeckerState) -> None:
    """Clockwise; after the last of a season the first spins anew (entdecker.season.same-first)."""
    state.seat = (state.seat + 1) % state.seats
    if state.seat != state.first:
        open_turn(state)
        return
    if state.setup.rotating_first:
        state.first = (state.first + 1) % state.seats
        state.seat = state.first
    open_season(state)


def go_on(state: EntdeckerState) -> None:
    """After a drawn tile; the turn ends by itself where nothing is left to decide."""
    state.phase = EXPLORING
    if not moves.has_more(state):
        close_turn(state)


def close_turn(state: EntdeckerState) -> None:
    """Holes are filled before islands are scored (entdecker.fill.when)."""
    state.ship = -1
    state.budget = 0
    state.last = -1
    state.hostile = 0
    filling.fill(state)
    if unseen_top(state.backs) >= 0:
        state.phase = SHOWING_BACK
    else:
        score(state)


def score(state: EntdeckerState) -> None:
    """Of several islands with plants the seat chooses the next (entdecker.island.order).

    Without a plant the order changes nothing, and nobody is asked.
    """
    planted: list[int] = []
    for island in to_score(state):
        if islands.has_plant(state, island):
            planted.append(island)
        else:
            islands.award(state, island, 0)
    if len(planted) > 1:
        state.phase = ORDERING
    elif planted:
        score_island(state, planted[0])
    else:
        end_turn(state)


def score_island(state: EntdeckerState, island: int) -> None:
    """Its greatest discoverers take their tokens first (entdecker.island.plant)."""
    state.island = island
    state.leaders = islands.discoverers(state, island)
    ask_leader(state)


def ask_leader(state: EntdeckerState) -> None:
    """The next greatest discoverer takes a token; nothing is asked where one pile is left."""
    state.asked = islands.next_leader(state)
    if state.plants[0] and state.plants[1]:
        state.phase = PLANTING
    else:
        take_plant(state, 0 if state.plants[0] else 1)


def take_plant(state: EntdeckerState, pile: int) -> None:
    state.plants = state.plants[:]
    state.plants[pile] -= 1
    state.phase = TAKING_TOKEN


def close_island(state: EntdeckerState) -> None:
    """The highest token just taken counts (entdecker.island.value)."""
    island, token = state.island, state.best
    state.island = -1
    state.best = 0
    state.asked = -1
    islands.award(state, island, token)
    score(state)


def end_turn(state: EntdeckerState) -> None:
    if ending.is_last_turn(state):
        ending.finish(state)
    else:
        next_turn(state)

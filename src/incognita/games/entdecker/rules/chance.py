"""Outcomes: backs of top tiles, the spin, drawn tiles and plant tokens. Piles are multisets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.core.rng import Rng
from incognita.games.entdecker.rules import piles, turns
from incognita.games.entdecker.rules.actions import BACK, SPIN, TILE, TOKEN
from incognita.games.entdecker.rules.gold import receive
from incognita.games.entdecker.rules.phases import (
    DRAWING,
    LAYING,
    SHOWING_BACK,
    SPINNING,
)  # fmt: skip
from incognita.games.entdecker.rules.tables import HIGHEST_TOKEN, SPIN_WEIGHTS, SPINS
from incognita.games.voyage.rules.chance import first_code, sample_code, tile_weights
from incognita.games.voyage.rules.fitting import fits
from incognita.games.voyage.rules.patterns import PATTERNS
from incognita.games.voyage.rules.piles import back_weights, show_back, take_top, unseen_top

if TYPE_CHECKING:
    from incognita.games.entdecker.rules.state import EntdeckerState


def weights(state: EntdeckerState) -> list[int]:
    """Of the outcomes that outcome_of() numbers; 0 where one cannot come."""
    phase = state.phase
    if phase == SHOWING_BACK:
        return back_weights(state.left, state.heights, state.backs)
    if phase == SPINNING:
        return SPIN_WEIGHTS
    if phase == DRAWING:
        return tile_weights(state)
    return state.tokens


def outcome_of(state: EntdeckerState, index: int) -> int:
    phase = state.phase
    if phase == SHOWING_BACK:
        return BACK + index
    if phase == SPINNING:
        return SPIN + SPINS[index]
    if phase == DRAWING:
        return TILE + first_code(state) + index
    return TOKEN + index


def outcomes(state: EntdeckerState) -> list[tuple[int, int]]:
    return [
        (outcome_of(state, index), weight) for index, weight in enumerate(weights(state)) if weight
    ]


def sample(state: EntdeckerState, rng: Rng) -> int:
    if state.phase == DRAWING:
        return TILE + sample_code(state, rng)
    return outcome_of(state, rng.pick(weights(state)))


def apply(state: EntdeckerState, outcome: int) -> None:
    if outcome >= TOKEN:
        apply_token(state, outcome - TOKEN)
    elif outcome >= TILE:
        apply_tile(state, outcome - TILE)
    elif outcome >= SPIN:
        apply_spin(state, outcome - SPIN)
    else:
        apply_back(state, outcome - BACK)


def apply_spin(state: EntdeckerState, number: int) -> None:
    """The same for everybody (entdecker.season.income)."""
    state.spun = number
    for seat in range(state.seats):
        receive(state, seat, number)
    turns.open_turn(state)


def apply_back(state: EntdeckerState, back: int) -> None:
    """Then comes what the back was shown in: set-up, a draw, or piles shuffled anew."""
    show_back(state, back)
    if unseen_top(state.backs) >= 0:
        return
    if state.drawn >= 0:
        try_drawn(state)
    elif state.season == 0:
        turns.open_season(state)
    else:
        turns.score(state)


def apply_tile(state: EntdeckerState, code: int) -> None:
    take_top(state, code)
    state.drawn = code
    if state.heights[state.pile]:
        state.phase = SHOWING_BACK
    else:
        try_drawn(state)


def try_drawn(state: EntdeckerState) -> None:
    """A tile that fits must be laid (entdecker.explore.must-lay); another is put away."""
    if fits(state.sea, state.ship, state.drawn % PATTERNS):
        state.phase = LAYING
        return
    piles.put_away(state, state.drawn)
    state.drawn = -1
    turns.go_on(state)


def apply_token(state: EntdeckerState, value: int) -> None:
    """Open to all from now on (entdecker.sight.tokens)."""
    state.tokens = state.tokens[:]
    state.tokens[value] -= 1
    state.taken = state.taken[:]
    state.taken[state.asked * (HIGHEST_TOKEN + 1) + value] += 1
    if state.island < 0:
        state.asked = -1
        turns.go_on(state)
        return
    state.best = max(state.best, value)
    state.leaders &= ~(1 << state.asked)
    if state.leaders:
        turns.ask_leader(state)
    else:
        turns.close_island(state)

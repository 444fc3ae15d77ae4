"""Outcomes: backs, the die, drawn tiles and tokens, and what somebody comes to know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from incognita.core.rng import Rng
from incognita.games.neue_entdecker.rules import ending, islands, jungle, turns
from incognita.games.neue_entdecker.rules.actions import BACK, HUT, LOOK, REVEAL, ROLL, TILE, TOKEN
from incognita.games.neue_entdecker.rules.phases import (
    CHOOSING_INCOME,
    DRAWING,
    LOOKING,
    REVEALING,
    ROLLING,
    SHOWING_BACK,
    TAKING_TOKEN,
)  # fmt: skip
from incognita.games.neue_entdecker.rules.tables import (
    CHIEF,
    FACES,
    KNOWN_CHIEF,
    KNOWN_SCOUT,
    LOWEST_ROLL,
    TOKEN_KINDS,
    WHEEL,
    form_of,
    owner_of,
    scout_form,
    scout_of,
    scout_owner,
    unit_of,
)  # fmt: skip
from incognita.games.voyage.rules.chance import first_code, sample_code, tile_weights
from incognita.games.voyage.rules.piles import back_weights, show_back, take_top
from incognita.games.voyage.rules.units import area_of

if TYPE_CHECKING:
    from incognita.games.neue_entdecker.rules.state import NeueEntdeckerState

DIE: Final[list[int]] = [1] * FACES


def weights(state: NeueEntdeckerState) -> list[int]:
    """Of the outcomes that the phase counts from first_of(); 0 where one cannot come."""
    phase = state.phase
    if phase == SHOWING_BACK:
        return back_weights(state.left, state.heights, state.backs)
    if phase == DRAWING:
        return tile_weights(state)
    if phase == ROLLING:
        return DIE
    if phase == TAKING_TOKEN:
        return state.bag
    return certain(state)


def certain(state: NeueEntdeckerState) -> list[int]:
    """What lies there already: a token, or a chief among the scouts."""
    if state.phase == REVEALING:
        return [0, 1] if unrevealed_form(state) == CHIEF else [1, 0]
    kind = state.huts[state.path] - 1
    return [1 if kind == at else 0 for at in range(TOKEN_KINDS)]


def unrevealed_form(state: NeueEntdeckerState) -> int:
    """The scout that is revealed next, on the island or on the path."""
    if state.island >= 0:
        return form_of(state.units[islands.unrevealed_on(state, state.island)])
    return scout_form(state.jungle[ending.unrevealed_on(state, state.path)])


def first_of(state: NeueEntdeckerState) -> int:
    phase = state.phase
    if phase == SHOWING_BACK:
        return BACK
    if phase == DRAWING:
        return TILE + first_code(state)
    if phase == ROLLING:
        return ROLL
    if phase == TAKING_TOKEN:
        return TOKEN
    if phase == LOOKING:
        return LOOK
    return REVEAL if phase == REVEALING else HUT


def outcomes(state: NeueEntdeckerState) -> list[tuple[int, int]]:
    first = first_of(state)
    return [(first + index, weight) for index, weight in enumerate(weights(state)) if weight]


def sample(state: NeueEntdeckerState, rng: Rng) -> int:
    if state.phase == DRAWING:
        return TILE + sample_code(state, rng)
    return first_of(state) + rng.pick(weights(state))


def apply(state: NeueEntdeckerState, outcome: int) -> None:
    if outcome >= TOKEN:
        apply_seen(state, outcome)
    elif outcome >= TILE:
        apply_tile(state, outcome - TILE)
    elif outcome >= ROLL:
        apply_roll(state, outcome - ROLL)
    else:
        apply_back(state, outcome - BACK)


def apply_back(state: NeueEntdeckerState, back: int) -> None:
    show_back(state, back)
    turns.show_backs(state)


def apply_roll(state: NeueEntdeckerState, face: int) -> None:
    """The wheel lets the roller choose (neue-entdecker.income.wheel)."""
    if face == WHEEL:
        state.phase = CHOOSING_INCOME
    else:
        turns.receive_income(state, face + LOWEST_ROLL)


def apply_tile(state: NeueEntdeckerState, code: int) -> None:
    take_top(state, code)
    state.drawn = code
    turns.show_backs(state)


def apply_seen(state: NeueEntdeckerState, outcome: int) -> None:
    """A token or a scout is seen by one or by all."""
    if outcome >= HUT:
        ending.open_hut(state)
    elif outcome >= REVEAL:
        apply_reveal(state, outcome - REVEAL)
    elif outcome >= LOOK:
        jungle.know(state, 1 << state.asked)
        turns.after_scout(state)
    else:
        jungle.put_token(state, outcome - TOKEN)
        turns.after_scout(state)


def apply_reveal(state: NeueEntdeckerState, chief: int) -> None:
    form = KNOWN_CHIEF if chief else KNOWN_SCOUT
    if state.island < 0:
        space = ending.unrevealed_on(state, state.path)
        state.jungle = state.jungle[:]
        state.jungle[space] = scout_of(scout_owner(state.jungle[space]), form)
        ending.open_next(state)
        return
    square = islands.unrevealed_on(state, state.island)
    written = state.units[square]
    state.units = state.units[:]
    state.units[square] = unit_of(owner_of(written), form, area_of(written))
    turns.score_island(state, state.island)

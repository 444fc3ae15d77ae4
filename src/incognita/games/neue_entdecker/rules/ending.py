"""The end of the game: the huts are opened one by one, then places follow from points and gold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.games.neue_entdecker.rules import jungle
from incognita.games.neue_entdecker.rules.phases import OPENING, PHASE_OVER, REVEALING
from incognita.games.neue_entdecker.rules.tables import (
    CHIEF,
    LENGTH,
    PATHS,
    SCOUT,
    TOKEN_VALUES,
    scout_form,
)  # fmt: skip
from incognita.games.voyage.rules.ranking import ahead

if TYPE_CHECKING:
    from incognita.games.neue_entdecker.rules.state import NeueEntdeckerState


def open_huts(state: NeueEntdeckerState) -> None:
    """The sea is full, and every island scored (neue-entdecker.end.full, .huts)."""
    state.path = 0
    open_next(state)


def open_next(state: NeueEntdeckerState) -> None:
    """Scouts before the hut are revealed first; a hut without a token is passed by."""
    while state.path < PATHS and not state.huts[state.path]:
        state.path += 1
    if state.path == PATHS:
        state.path = -1
        state.phase = PHASE_OVER
    elif state.setup.chief_scouts and unrevealed_on(state, state.path) >= 0:
        state.phase = REVEALING
    else:
        state.phase = OPENING


def unrevealed_on(state: NeueEntdeckerState, path: int) -> int:
    """The first space of the path with a scout that may be a chief; -1 if there is none."""
    for space in range(LENGTH * path, LENGTH * (path + 1)):
        written = state.jungle[space]
        if written and scout_form(written) in (SCOUT, CHIEF):
            return space
    return -1


def open_hut(state: NeueEntdeckerState) -> None:
    """Its token goes to whoever has the most scouts before it (neue-entdecker.end.huts)."""
    jungle.know(state, (1 << state.seats) - 1)
    winner = jungle.winner(state, state.path)
    if winner >= 0:
        state.points = state.points[:]
        state.points[winner] += TOKEN_VALUES[state.huts[state.path] - 1]
    state.path += 1
    open_next(state)


def scores(state: NeueEntdeckerState) -> list[int]:
    """Points so far, by seat."""
    return state.points[:]


def places(state: NeueEntdeckerState) -> list[int]:
    """Points, then gold; 1 is best, equals share one (neue-entdecker.end.winner, .gold, .tie)."""
    gold, points = state.gold, state.points
    most = max(gold) + 1
    standings = [points[seat] * most + gold[seat] for seat in range(state.seats)]
    return [1 + better for better in ahead(standings)]

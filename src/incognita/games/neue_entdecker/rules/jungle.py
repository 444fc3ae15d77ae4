"""The seven paths: free spaces, dots and eyes, and who has the most scouts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.games.neue_entdecker.rules.phases import LOOKING, TAKING_TOKEN
from incognita.games.neue_entdecker.rules.tables import (
    DOT,
    EYE,
    LENGTH,
    PATHS,
    STRENGTH,
    scout_form,
    scout_of,
    scout_owner,
)  # fmt: skip

if TYPE_CHECKING:
    from incognita.games.neue_entdecker.rules.state import NeueEntdeckerState


def free_space(state: NeueEntdeckerState, path: int) -> int:
    """The one nearest to the hut; -1 on a full path (neue-entdecker.jungle.nearest)."""
    jungle = state.jungle
    for space in range(LENGTH):
        if jungle[LENGTH * path + space] == 0:
            return space
    return -1


def free_paths(state: NeueEntdeckerState) -> list[int]:
    return [path for path in range(PATHS) if free_space(state, path) >= 0]


def enter(state: NeueEntdeckerState, seat: int, form: int, path: int) -> bool:
    """A scout takes its space; whether its owner sees a token (neue-entdecker.jungle.*)."""
    space = free_space(state, path)
    state.jungle = state.jungle[:]
    state.jungle[LENGTH * path + space] = scout_of(seat, form)
    state.asked = seat
    state.path = path
    if space == DOT and state.huts[path] == 0:
        state.phase = TAKING_TOKEN
        return True
    if space == EYE:
        state.phase = LOOKING
        return True
    return False


def put_token(state: NeueEntdeckerState, kind: int) -> None:
    """From the bag, hidden, into the hut (neue-entdecker.jungle.dot)."""
    state.bag = state.bag[:]
    state.bag[kind] -= 1
    state.huts = state.huts[:]
    state.huts[state.path] = 1 + kind
    know(state, 1 << state.asked)


def know(state: NeueEntdeckerState, seats: int) -> None:
    """These seats have seen the token of the path."""
    state.looked = state.looked[:]
    state.looked[state.path] |= seats


def counts(state: NeueEntdeckerState, path: int) -> list[int]:
    """By seat: scouts on the path, a chief for two (neue-entdecker.chief.path)."""
    totals = [0] * state.seats
    for space in range(LENGTH):
        written = state.jungle[LENGTH * path + space]
        if written:
            totals[scout_owner(written)] += STRENGTH[scout_form(written)]
    return totals


def winner(state: NeueEntdeckerState, path: int) -> int:
    """The most scouts, then the nearest; -1 if there is none (neue-entdecker.end.hut-tie)."""
    totals = counts(state, path)
    most = max(totals)
    for space in range(LENGTH):
        written = state.jungle[LENGTH * path + space]
        if written and totals[scout_owner(written)] == most:
            return scout_owner(written)
    return -1

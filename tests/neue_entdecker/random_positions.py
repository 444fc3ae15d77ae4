"""Positions of random games with options that vary."""

import functools
from collections.abc import Iterator

import pytest

from incognita.core import Json
from incognita.games.neue_entdecker.rules.phases import STARTING
from incognita.games.neue_entdecker.rules.state import NeueEntdeckerState
from tests.neue_entdecker.positions import GAME
from tests.voyage.random_games import random_game

SEEDS = pytest.mark.parametrize("seed", range(6))
LAYOUTS = ["basic", "variant1", "variant2", "variant3", "free"]


def steps(seed: int) -> Iterator[tuple[NeueEntdeckerState, int]]:
    """One random game with options that vary: every position with what is done there."""
    played = random_game(
        GAME,
        seed,
        players=2 + seed % 3,
        layout=LAYOUTS[seed % 5],
        chief_scouts=seed % 2 == 1,
        toll_per_unit=seed % 3 == 1,
    )
    for state, action in played:
        assert isinstance(state, NeueEntdeckerState)
        yield state, action


def positions(seed: int) -> Iterator[NeueEntdeckerState]:
    for state, _action in steps(seed):
        yield state


@functools.lru_cache(maxsize=8)
def open_table(state: NeueEntdeckerState) -> Json:
    return state.view(0)


def turns(seed: int) -> Iterator[NeueEntdeckerState]:
    """Positions where a start is to be chosen."""
    for state in positions(seed):
        if state.phase == STARTING:
            yield state


def units_seen(state: NeueEntdeckerState) -> list[Json]:
    units: list[Json] = open_table(state)["units"]
    return units

"""Random games of discovery, each played once for all tests that look at it."""

import functools
from itertools import pairwise
from typing import Any, cast

from incognita.core import OVER, Game, Rng, State
from incognita.games.voyage.rules.state import VoyageState


@functools.cache
def random_game(game: Game, seed: int, **options: Any) -> list[tuple[State, int]]:
    """Every position with what is done there, and the last with -1."""
    state, rng = game.start(**options), Rng(seed)
    steps: list[tuple[State, int]] = []
    while state.actor() != OVER:
        legal = state.legal()
        action = legal[rng.below(len(legal))] if legal else state.sample(rng)
        steps.append((state.copy(), action))
        state.apply(action)
    return [*steps, (state, -1)]


def played_out(game: Game, seed: int) -> list[int]:
    """The sea at the end of a random game; on the way no tile ever changes."""
    lands = [cast("VoyageState", state).sea.land for state, _ in random_game(game, seed)]
    for before, after in pairwise(lands):
        assert all(was in (-1, now) for was, now in zip(before, after, strict=True))
    return lands[-1]

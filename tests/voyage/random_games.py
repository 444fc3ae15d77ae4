"""Random games of discovery, each played once for all tests that look at it."""

import functools
from typing import Any

from incognita.core import OVER, Game, Rng, State


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

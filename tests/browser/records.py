"""Games that are already played, to be looked at, and games that are nearly over."""

import functools
from collections.abc import Callable
from typing import Any

from incognita.bots import make_bot
from incognita.core import CHANCE, OVER, Game, Record, Rng, State


def played(game: Game, seed: int = 7, **options: Any) -> str:
    """The record of a game between quick players, as text."""
    return _played(game, seed, tuple(sorted(options.items())))


@functools.cache
def _played(game: Game, seed: int, options: tuple[tuple[str, Any], ...]) -> str:
    complete = game.options().complete({"players": 2, **dict(options)})
    record = Record(game.id, game.rules_version, dict(complete), ["Ann", "Ben"])
    state, rng = game.start(**complete), Rng(seed)
    bot = make_bot("greedy", game, seed)
    while state.actor() != OVER:
        actor = state.actor()
        action = state.sample(rng) if actor == CHANCE else bot.decide(state, actor, 0.0)
        record.add(state, action, actor)
    return record.text()


def late(game: Game, ready: Callable[[State], bool], **options: Any) -> State:
    """Where a game between quick players stands when the first seat may take over."""
    state, rng = game.start(**game.options().complete(options)), Rng(7)
    bot = make_bot("greedy", game, 7)
    while state.actor() != 0 or not ready(state):
        actor = state.actor()
        action = state.sample(rng) if actor == CHANCE else bot.decide(state, actor, 0.0)
        state.apply(action, actor)
    return state

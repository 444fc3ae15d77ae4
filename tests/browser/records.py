"""Games that are already played, to be looked at."""

import functools
from typing import Any

from incognita.bots import make_bot
from incognita.core import CHANCE, OVER, Game, Record, Rng


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

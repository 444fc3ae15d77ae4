"""Games that are already played, to be looked at."""

import functools

from incognita.bots import make_bot
from incognita.core import CHANCE, OVER, Record, Rng
from tests.browser.tables import GAME

ROUNDS = 4


@functools.cache
def short_game(seed: int = 7) -> str:
    """The record of a game of a few rounds, as text."""
    options = GAME.options().complete({"players": 2, "round_limit": 10})
    record = Record(GAME.id, GAME.rules_version, dict(options), ["Ann", "Ben"])
    state, rng = GAME.start(**options), Rng(seed)
    bot = make_bot("greedy", GAME, seed)
    while state.actor() != OVER:
        actor = state.actor()
        action = state.sample(rng) if actor == CHANCE else bot.decide(state, actor, 0.0)
        record.add(state, action, actor)
    return record.text()

"""Whole games of bots against each other."""

from typing import Any

from incognita.bots import make_bot
from incognita.core import CHANCE, OVER, Game, Rng, State


def contest(game: Game, levels: list[str], seed: int, **options: Any) -> State:
    """A bot of each level, seat by seat, to the end."""
    state = game.start(players=len(levels), **options)
    bots = [make_bot(level, game, seed + seat) for seat, level in enumerate(levels)]
    rng = Rng(seed)
    while (actor := state.actor()) != OVER:
        if actor == CHANCE:
            state.apply(state.sample(rng))
        else:
            state.play(bots[actor].decide(state, actor, 0.0), actor)
    return state

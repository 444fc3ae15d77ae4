"""Bots for every game: they need nothing but the contract."""

from typing import Final

from incognita.bots.base import Bot
from incognita.bots.search import SearchBot
from incognita.bots.simple import GreedyBot, RandomBot
from incognita.core.game import Game
from incognita.core.rng import Rng

LEVELS: Final[list[str]] = ["random", "greedy", "search"]


def make_bot(level: str, game: Game, seed: int, simulations: int = 0) -> Bot:
    """A bot of this level; with `simulations` search counts those instead of seconds."""
    if level == "random":
        return RandomBot(Rng(seed))
    if level == "greedy":
        return GreedyBot(game.worth(), Rng(seed))
    if level == "search":
        return SearchBot(game.worth(), Rng(seed), simulations)
    raise ValueError(f"there is no bot {level!r}; known are {', '.join(LEVELS)}")


__all__ = ["LEVELS", "Bot", "GreedyBot", "RandomBot", "SearchBot", "make_bot"]

"""Bots for every game: they need nothing but the contract."""

from typing import Final

from incognita.bots.base import Bot
from incognita.bots.levels import LADDER, level_of
from incognita.bots.search import SearchBot, TreeBot, advise
from incognita.bots.simple import GreedyBot, RandomBot
from incognita.core.advice import Advice
from incognita.core.game import Game
from incognita.core.rng import Rng

PLAIN: Final[list[str]] = ["random", "greedy", "search"]
# Every name that a bot goes by at a table.
LEVELS: Final[list[str]] = [*PLAIN, *LADDER]
# For whoever compares it with a game's planner.
TREE: Final = "tree"


def make_bot(level: str, game: Game, seed: int, simulations: int = 0) -> Bot:
    """A bot of this name; with `simulations` search counts those instead of seconds.

    A level of the ladder that counts simulations of its own never takes more than it has.
    """
    if level == "random":
        return RandomBot(Rng(seed))
    if level == "greedy":
        return GreedyBot(game.worth(), Rng(seed))
    if level == "search":
        return SearchBot(game.worth(), Rng(seed), simulations)
    if level == TREE:
        return TreeBot(game.worth(), Rng(seed), simulations)
    if level in LADDER:
        return level_of(game.id, level).bot(game, seed, simulations)
    raise ValueError(f"there is no bot {level!r}; known are {', '.join([*LEVELS, TREE])}")


__all__ = [
    "LADDER",
    "LEVELS",
    "PLAIN",
    "Advice",
    "Bot",
    "GreedyBot",
    "RandomBot",
    "SearchBot",
    "TreeBot",
    "advise",
    "make_bot",
]

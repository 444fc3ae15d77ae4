"""Bots for every game: they need nothing but the contract."""

from typing import Final

from incognita.bots.base import Bot
from incognita.bots.levels import LEVEL_IDS, level_of
from incognita.bots.search_bot import SearchBot, TreeBot, advise
from incognita.bots.simple import GreedyBot, RandomBot
from incognita.core.game import Game
from incognita.core.rng import Rng
from incognita.search.advice import Advice

PLAIN: Final[list[str]] = ["random", "greedy", "search"]
# Every name that a bot goes by at a table.
LEVELS: Final[list[str]] = [*PLAIN, *LEVEL_IDS]
# For whoever compares it with a game's planner.
TREE: Final = "tree"


def make_bot(level: str, game: Game, seed: int, simulations: int = 0) -> Bot:
    """A bot of this name; with `simulations` search counts those instead of seconds.

    A level of the ladder that counts simulations of its own never takes more than it has.
    """
    if level == "random":
        return RandomBot(Rng(seed))
    if level == "greedy":
        return GreedyBot(game.evaluator(), Rng(seed))
    if level == "search":
        return SearchBot(game.evaluator(), Rng(seed), simulations)
    if level == TREE:
        return TreeBot(game.evaluator(), Rng(seed), simulations)
    if level in LEVEL_IDS:
        return level_of(game, level).bot(game, seed, simulations)
    raise ValueError(f"there is no bot {level!r}; known are {', '.join([*LEVELS, TREE])}")


__all__ = [
    "LEVEL_IDS",
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

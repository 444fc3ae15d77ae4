"""How hard a puzzle is, from which of the six levels solve it."""

from math import log
from typing import Final

from incognita.bots import SearchBot
from incognita.bots.base import Bot
from incognita.bots.levels import NOISY, POLICY, Level, levels
from incognita.core import Game, State
from incognita.lab.puzzles.puzzle import Asked

# Levels that leave something to luck are asked more often.
TRIES: Final = {NOISY: 6, POLICY: 2}
SEARCH_TRIES: Final = 2
# The strongest levels search for seconds; here as far as this.
MOST_SIMULATIONS: Final = 1000
LEAST: Final = 400
MOST: Final = 2400
STEP: Final = 10
# Before anybody has tried: about so hard, give or take so much.
USUAL: Final = 1300
SPREAD: Final = 400


def rating_of(
    game: Game, state: State, seat: int, asked: list[Asked], line: list[int], seed: int
) -> int:
    """On the scale of the levels' Elo: where half of the tries would succeed."""
    results: list[tuple[int, int, int]] = []
    for level in levels(game):
        tries = TRIES.get(level.kind, SEARCH_TRIES)
        solved = sum(
            solves(bot_of(level, game, seed + at), state, seat, asked, line) for at in range(tries)
        )
        results.append((level.elo, solved, tries))
    return likeliest(results)


def bot_of(level: Level, game: Game, seed: int) -> Bot:
    """Without the clock, so that every machine comes to the same."""
    bot = level.bot(game, seed, MOST_SIMULATIONS)
    if isinstance(bot, SearchBot):
        bot.max_seconds = 0.0
    return bot


def solves(bot: Bot, state: State, seat: int, asked: list[Asked], line: list[int]) -> bool:
    """Whether the bot finds every decision that is asked for."""
    state = state.copy()
    at = 0
    for action in line:
        if len(state.legal(seat)) > 1:
            if bot.decide(state, seat, 0.0) not in asked[at].right:
                return False
            at += 1
            if at == len(asked):
                return True
        state.apply(action, seat)
    return True


def likeliest(results: list[tuple[int, int, int]]) -> int:
    """The rating under which these (Elo, solved, tries) are least surprising."""
    return max(range(LEAST, MOST + 1, STEP), key=lambda rating: likelihood(rating, results))


def likelihood(rating: int, results: list[tuple[int, int, int]]) -> float:
    total = -(((rating - USUAL) / SPREAD) ** 2) / 2
    for elo, solved, tries in results:
        chance = 1 / (1 + 10 ** ((rating - elo) / 400))
        total += solved * log(chance) + (tries - solved) * log(1 - chance)
    return total

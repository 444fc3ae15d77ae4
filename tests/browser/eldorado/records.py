"""A game of El Dorado that is already played."""

from incognita.games.eldorado import Eldorado
from tests.browser.records import played

GAME = Eldorado()


def short_game() -> str:
    """The record of a game of a few rounds, as text."""
    return played(GAME, round_limit=10)

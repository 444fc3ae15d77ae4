"""Numbers of many finished games: who won from where, by what choices, how long it took."""

from incognita.lab.numbers.collect import GameRow, game_row
from incognita.lab.numbers.numbers import numbers_of

__all__ = ["GameRow", "game_row", "numbers_of"]

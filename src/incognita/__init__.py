"""Incognita: a table for five exploration board games."""

from incognita.games import game, games

__version__ = "0.2.0"

__all__ = ["__version__", "game", "games"]

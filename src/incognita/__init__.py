"""Incognita: a table for five exploration board games."""

from incognita.games import game, games

__version__ = "0.1.0"

__all__ = ["__version__", "game", "games"]

"""Explorers: one to four players, both sides of everything, solo."""

from incognita.games.explorers.game import Explorers

__all__ = ["Explorers"]

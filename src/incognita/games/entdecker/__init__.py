"""Entdecker of 1996: two to four players, with its options and variants."""

from incognita.games.entdecker.game import Entdecker

__all__ = ["Entdecker"]

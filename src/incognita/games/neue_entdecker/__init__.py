"""Die neuen Entdecker of 2001: two to four players, with its layouts and chief scouts."""

from incognita.games.neue_entdecker.game import NeueEntdecker

__all__ = ["NeueEntdecker"]

"""The Quest for El Dorado: the base game."""

from incognita.games.eldorado.game import Eldorado

__all__ = ["Eldorado"]

"""Survive: Escape from Atlantis, with its challenges."""

from incognita.games.survive.game import Survive

__all__ = ["Survive"]

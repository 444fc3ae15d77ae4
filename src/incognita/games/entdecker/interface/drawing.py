"""The chart as text, as in all games of discovery."""

from incognita.games.voyage.interface.drawing import draw_board

__all__ = ["draw_board"]

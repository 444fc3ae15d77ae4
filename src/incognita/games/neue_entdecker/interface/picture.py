"""The chart as shapes, as in all games of discovery."""

from incognita.games.voyage.interface.picture import shapes

__all__ = ["shapes"]

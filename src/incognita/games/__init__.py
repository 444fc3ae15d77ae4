"""The games that can be played here. Registering one puts it under every law."""

from incognita.core import Game
from incognita.games.eldorado import Eldorado


def games() -> list[Game]:
    """Every game, in the order of the home page."""
    return [Eldorado()]


def game(id: str) -> Game:
    """The game with this id; raises KeyError."""
    for known in games():
        if known.id == id:
            return known
    raise KeyError(f"there is no game {id!r}; known are {', '.join(g.id for g in games())}")

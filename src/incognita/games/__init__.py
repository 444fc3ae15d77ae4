"""The games that can be played here. Registering one puts it under every law."""

from typing import Final

from incognita.core import Game
from incognita.games.eldorado import Eldorado
from incognita.games.entdecker import Entdecker
from incognita.games.explorers import Explorers
from incognita.games.neue_entdecker import NeueEntdecker
from incognita.games.survive import Survive

_GAMES: Final[list[Game]] = [Eldorado(), Survive(), Explorers(), Entdecker(), NeueEntdecker()]


def games() -> list[Game]:
    """Every game, in the order of the home page."""
    return _GAMES[:]


def game(id: str) -> Game:
    """The game with this id; raises KeyError."""
    for known in _GAMES:
        if known.id == id:
            return known
    raise KeyError(f"there is no game {id!r}; known are {', '.join(known.id for known in _GAMES)}")

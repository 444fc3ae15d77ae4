"""The games that can be played here. Registering one puts it under every law."""

from typing import Final

from incognita.core.game import Game
from incognita.core.registry import register_interface
from incognita.games.eldorado import Eldorado
from incognita.games.entdecker import Entdecker
from incognita.games.explorers import Explorers
from incognita.games.neue_entdecker import NeueEntdecker
from incognita.games.survive import Survive

_games: Final[list[Game]] = []


def register(game: Game) -> None:
    """Add a game after those that are known; from now on `game(id)` finds it."""
    register_interface(game.id, game)
    _games.append(game)


def games() -> list[Game]:
    """Every game, in the order of the home page."""
    return _games[:]


def game(id: str) -> Game:
    """The game with this id; raises KeyError."""
    for known in _games:
        if known.id == id:
            return known
    raise KeyError(f"there is no game {id!r}; known are {', '.join(known.id for known in _games)}")


for _game in (Eldorado(), Survive(), Explorers(), Entdecker(), NeueEntdecker()):
    register(_game)

"""The games that can be played here: five of our own, and those of other packages.

A package offers a game by an entry point of the group `incognita.games` that names its class.
Registering a game puts it under every law.
"""

import logging
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from incognita.core.game import Game

GROUP: Final = "incognita.games"
# By id, in the order of the home page: the module and the class. A game is imported when it is
# first asked for, because its tables take a while to make.
OWN_GAMES: Final[dict[str, tuple[str, str]]] = {
    "eldorado": ("incognita.games.eldorado", "Eldorado"),
    "survive": ("incognita.games.survive", "Survive"),
    "explorers": ("incognita.games.explorers", "Explorers"),
    "entdecker": ("incognita.games.entdecker", "Entdecker"),
    "neue-entdecker": ("incognita.games.neue_entdecker", "NeueEntdecker"),
}
_own: Final[dict[str, Game]] = {}
# Those of other packages.
_registered: Final[list[Game]] = []
_searched: Final[set[str]] = set()
_log: Final = logging.getLogger(__name__)


def games() -> list[Game]:
    """Every game, in the order of the home page; those of other packages come last."""
    _search_packages()
    return [*[_own_game(id) for id in OWN_GAMES], *_registered]


def game(id: str) -> Game:
    """The game with this id; raises KeyError."""
    known = _find(id)
    if known is None:
        _search_packages()
        known = _find(id)
    if known is None:
        ids = ", ".join([*OWN_GAMES, *[other.id for other in _registered]])
        raise KeyError(f"there is no game {id!r}; known are {ids}")
    return known


def register(game: Game) -> None:
    """Add a game; raises ValueError for one that cannot be used, with the reason."""
    check_game(game)
    _registered.append(game)


def check_game(game: Game) -> None:
    """Whether everything that the rest of the project asks of a game is there."""
    if not isinstance(game, Game):
        raise TypeError(f"{game!r} is no incognita.Game")
    if not game.id or _find(game.id) is not None:
        raise ValueError(f"the id {game.id!r} is empty or already taken")
    game.options().find("players")
    game.catalogue()
    game.start()


def _find(id: str) -> Game | None:
    if id in OWN_GAMES:
        return _own_game(id)
    for known in _registered:
        if known.id == id:
            return known
    return None


def _own_game(id: str) -> Game:
    """Made once in a process."""
    if id not in _own:
        module, name = OWN_GAMES[id]
        made: Game = getattr(import_module(module), name)()
        _own.setdefault(id, made)
    return _own[id]


def _search_packages() -> None:
    """Once in a process; a game that cannot be used is left out with a warning."""
    if GROUP in _searched:
        return
    _searched.add(GROUP)
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        _register_entry(entry)


def _register_entry(entry: EntryPoint) -> None:
    try:
        register(entry.load()())
    except Exception as error:  # noqa: BLE001 - whatever a foreign package does wrong
        _log.warning("the game %s (%s) is left out: %s", entry.name, entry.value, error)

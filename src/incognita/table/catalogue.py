"""The games as the service knows them, each made once."""

from functools import cache

import incognita
from incognita.core import Catalogue, Game
from incognita.table.errors import RefusedError


@cache
def known_games() -> dict[str, Game]:
    return {game.id: game for game in incognita.games()}


def find_game(id: str) -> Game:
    """Raises RefusedError for a game that is not here."""
    found = known_games().get(id)
    if found is None:
        raise RefusedError("no-game", game=id[:40], known=", ".join(known_games()))
    return found


@cache
def rules_of(id: str) -> Catalogue:
    return known_games()[id].catalogue()

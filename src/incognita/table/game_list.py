"""The games that the service offers. A broken game is left out, and the log says why."""

from collections.abc import Callable
from typing import Final, TypeVar

import structlog
from msgspec import Struct

import incognita
from incognita.core import Game
from incognita.table.errors import RefusedError
from incognita.table.game_info import game_info, rule_texts
from incognita.table.game_schemas import game_components
from incognita.table.http_models import GameInfo, RuleText
from incognita.table.words import check_words

Result = TypeVar("Result")

log = structlog.get_logger()


class OfferedGame(Struct, frozen=True):
    """A game with what is said about it, worked out once."""

    game: Game
    info: GameInfo
    rules: list[RuleText]


class BrokenGameError(Exception):
    """A part of a game cannot be used."""

    def __init__(self, part: str, error: Exception) -> None:
        super().__init__(f"{part}: {error!r}")
        self.part = part
        self.error = error


# None stands for a game that was left out.
_checked: Final[dict[Game, OfferedGame | None]] = {}


def offered_games() -> dict[str, OfferedGame]:
    """Every game that works, by its id."""
    offered: dict[str, OfferedGame] = {}
    for game in incognita.games():
        if game not in _checked:
            _checked[game] = _offer(game)
        entry = _checked[game]
        if entry is not None:
            offered[game.id] = entry
    return offered


def find_game(id: str) -> Game:
    """Raises RefusedError for a game that is not offered."""
    offered = offered_games()
    if id not in offered:
        raise RefusedError("no-game", game=id[:40], known=", ".join(offered))
    return offered[id].game


def check_game(game: Game) -> OfferedGame:
    """Try everything that a new table needs; raises BrokenGameError."""
    _try("options", lambda: game.options().default())
    _try("words", lambda: check_words(game))
    info = _try("levels", lambda: game_info(game))
    rules = _try("catalogue", lambda: rule_texts(game))
    state = _try("start", lambda: game.start(**game.options().default()))
    _try("scene", lambda: game.scene(state))
    _try("view", lambda: state.view(0))
    _try("types", lambda: game_components(game))
    return OfferedGame(game, info, rules)


def _offer(game: Game) -> OfferedGame | None:
    try:
        return check_game(game)
    except BrokenGameError as broken:
        error = repr(broken.error)
        log.error("a broken game is left out", game=game.id, part=broken.part, error=error)
        return None


def _try(part: str, work: Callable[[], Result]) -> Result:
    try:
        return work()
    except Exception as error:
        raise BrokenGameError(part, error) from error

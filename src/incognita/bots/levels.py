"""Six levels for every game, from the weakest to the strongest; a file of each game tells them."""

import tomllib
from pathlib import Path
from typing import Any, Final

from incognita.bots.base import Bot
from incognita.bots.glance import GlanceBot
from incognita.bots.search import SearchBot
from incognita.bots.simple import GreedyBot
from incognita.core.game import Game
from incognita.core.rng import Rng

LADDER: Final[list[str]] = [
    "first-steps", "rambler", "traveller", "surveyor", "navigator", "pathfinder",
]  # fmt: skip
# How a level decides.
GLANCE: Final = "glance"
QUICK: Final = "quick"
SEARCH: Final = "search"
GAMES: Final = Path(__file__).parent.parent / "games"


class Level:
    """How one opponent decides, how far it looks, and how strong that is.

    A glance has attention, temperature and few (see GlanceBot); a search has simulations, which
    are the same on every machine, or the seconds that a decision may take, or both.
    """

    def __init__(self, id: str, way: str, elo: int) -> None:
        self.id = id
        self.way = way
        self.elo = elo
        self.attention: float = 0.0
        self.temperature: float = 1.0
        self.few: int = 1
        self.simulations: int = 0
        self.seconds: float = 0.0

    def bot(self, game: Game, seed: int, simulations: int = 0) -> Bot:
        """With `simulations` search looks no farther than that."""
        if self.way == QUICK:
            return GreedyBot(game.worth(), Rng(seed))
        if self.way == GLANCE:
            return GlanceBot(game.worth(), Rng(seed), self.attention, self.temperature, self.few)
        most = self.simulations or simulations
        if simulations:
            most = min(most, simulations)
        return SearchBot(game.worth(), Rng(seed), most, self.seconds)


_known: Final[dict[str, list[Level]]] = {}


def levels(game_id: str) -> list[Level]:
    """The weakest first; raises KeyError for a game without levels."""
    found = _known.get(game_id)
    if found is None:
        found = read_levels(levels_file(game_id))
        _known[game_id] = found
    return found


def level_of(game_id: str, id: str) -> Level:
    """Raises KeyError."""
    return levels(game_id)[LADDER.index(id)]


def seconds_for(id: str, game_id: str, usual: float) -> float:
    """How long a bot of this name may think: a level that counts seconds has its own."""
    return (level_of(game_id, id).seconds if id in LADDER else 0.0) or usual


def levels_file(game_id: str) -> Path:
    folder = data_folder(game_id)
    if not folder.is_dir():
        raise KeyError(f"there are no levels for {game_id!r}")
    return folder / "levels.toml"


def data_folder(game_id: str) -> Path:
    return GAMES / game_id.replace("-", "_") / "data"


def read_levels(path: Path) -> list[Level]:
    """Raises ValueError unless all six are there, each deciding in a way that is known."""
    told: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
    found = [_level(entry) for entry in told["level"]]
    if [level.id for level in found] != LADDER:
        raise ValueError(f"{path} should tell the levels {', '.join(LADDER)}")
    return found


def _level(entry: dict[str, Any]) -> Level:
    level = Level(str(entry["id"]), str(entry["way"]), int(entry["elo"]))
    if level.way == GLANCE:
        level.attention = float(entry["attention"])
        level.temperature = float(entry["temperature"])
        level.few = int(entry["few"])
    elif level.way == SEARCH:
        level.simulations = int(entry.get("simulations", 0))
        level.seconds = float(entry.get("seconds", 0.0))
    elif level.way != QUICK:
        raise ValueError(f"{level.id}: {level.way!r} is no way to decide")
    return level

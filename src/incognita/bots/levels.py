"""Six levels for every game, from the weakest to the strongest; each game has a file of them."""

import tomllib
from pathlib import Path
from typing import Any, Final

from incognita.bots.base import Bot
from incognita.bots.noisy_bot import NoisyBot
from incognita.bots.search_bot import SearchBot
from incognita.bots.simple import GreedyBot
from incognita.core.game import Game
from incognita.core.rng import Rng

LEVEL_IDS: Final[list[str]] = [
    "first-steps", "rambler", "traveller", "surveyor", "navigator", "pathfinder",
]  # fmt: skip
# For games that bring no levels of their own.
DEFAULT_LEVELS: Final = Path(__file__).parent / "levels.toml"
# How a level decides.
NOISY: Final = "noisy"
POLICY: Final = "policy"
SEARCH: Final = "search"


class Level:
    """How one opponent decides, how far it looks, and how strong that is.

    A noisy bot has attention, temperature and few (see NoisyBot); a search has simulations, which
    are the same on every machine, or the seconds that a decision may take, or both.
    """

    def __init__(self, id: str, kind: str, elo: int) -> None:
        self.id = id
        self.kind = kind
        self.elo = elo
        self.attention: float = 0.0
        self.temperature: float = 1.0
        self.few: int = 1
        self.simulations: int = 0
        self.seconds: float = 0.0

    def bot(self, game: Game, seed: int, simulations: int = 0) -> Bot:
        """With `simulations` search looks no farther than that."""
        if self.kind == POLICY:
            return GreedyBot(game.evaluator(), Rng(seed))
        if self.kind == NOISY:
            return NoisyBot(game.evaluator(), Rng(seed), self.attention, self.temperature, self.few)
        most = self.simulations or simulations
        if simulations:
            most = min(most, simulations)
        return SearchBot(game.evaluator(), Rng(seed), most, self.seconds)


_known: Final[dict[str, list[Level]]] = {}


def levels(game: Game) -> list[Level]:
    """The levels of a game, the weakest first; defaults where it names none."""
    known = _known.get(game.id)
    if known is None:
        path = levels_file(game)
        known = read_levels(path if path.exists() else DEFAULT_LEVELS)
        _known[game.id] = known
    return known


def levels_file(game: Game) -> Path:
    """The file of a game's own levels, which may be missing."""
    return game.data_file("levels.toml")


def level_of(game: Game, id: str) -> Level:
    return levels(game)[LEVEL_IDS.index(id)]


def seconds_for(id: str, game: Game, usual: float) -> float:
    """How long a bot of this name may think: a level that counts seconds has its own."""
    return (level_of(game, id).seconds if id in LEVEL_IDS else 0.0) or usual


def read_levels(path: Path) -> list[Level]:
    """Raises ValueError unless all six are there, each of a known kind."""
    data: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
    levels = [_level(entry) for entry in data["level"]]
    if [level.id for level in levels] != LEVEL_IDS:
        raise ValueError(f"{path} should have the levels {', '.join(LEVEL_IDS)}")
    return levels


def _level(entry: dict[str, Any]) -> Level:
    level = Level(str(entry["id"]), str(entry["kind"]), int(entry["elo"]))
    if level.kind == NOISY:
        level.attention = float(entry["attention"])
        level.temperature = float(entry["temperature"])
        level.few = int(entry["few"])
    elif level.kind == SEARCH:
        level.simulations = int(entry.get("simulations", 0))
        level.seconds = float(entry.get("seconds", 0.0))
    elif level.kind != POLICY:
        raise ValueError(f"{level.id}: {level.kind!r} is no kind of bot")
    return level

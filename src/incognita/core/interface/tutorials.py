"""Tutorials: a led game as data. `data/tutorials/<name>.toml` in the folder of a game.

Nothing here plays: it says what is asked of the player, what the others and chance do meanwhile,
and which messages go with it.
"""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

from incognita.core.game import Game
from incognita.core.state import CHANCE, State

# The tutorial that a newcomer is offered.
FIRST: Final = "first"
ANYTHING: Final = "*"
RULE: Final = "rule "
CHANCE_WORD: Final = "chance"
BETWEEN_CHOICES: Final = " | "
LIGHTS: Final = ("board", "hand", "side", "players", "prompt", "log")


class AskedDecision:
    """One decision of the player: some actions in notation, any that applies a rule, or any."""

    def __init__(self, text: str) -> None:
        self.free = text == ANYTHING
        self.rule = text.removeprefix(RULE) if text.startswith(RULE) else ""
        self.texts = [] if self.free or self.rule else text.split(BETWEEN_CHOICES)

    def allows(self, game: Game, state: State, action: int) -> bool:
        """Whether the seat that acts may answer with this legal action."""
        if self.free:
            return True
        if self.rule:
            return game.rule(state, action) == self.rule
        return game.text(state, action) in self.texts

    def answers(self, game: Game, state: State) -> list[int]:
        """The legal actions that are asked for, the one that is meant first of all in front."""
        actions = [one for one in state.legal() if self.allows(game, state, one)]
        if self.texts:
            actions.sort(key=lambda action: self.texts.index(game.text(state, action)))
        return actions


class ScriptedMove:
    """What chance or a seat does: a line such as `chance tile A` or `1 stop`."""

    def __init__(self, line: str) -> None:
        actor, _, self.text = line.partition(" ")
        self.actor = CHANCE if actor == CHANCE_WORD else int(actor)


class TutorialStep:
    """A message, the decisions that it asks for, and what follows them."""

    def __init__(self, key: str, data: dict[str, Any]) -> None:
        self.key = key
        self.asks = [AskedDecision(text) for text in data.get("ask", [])]
        self.then = [ScriptedMove(line) for line in data.get("then", [])]
        self.lights: list[str] = data.get("light", [])
        self.places: list[int] = data.get("places", [])
        self.rules: list[str] = data.get("rules", [])
        if not set(self.lights) <= set(LIGHTS):
            raise ValueError(f"{key}: lights are {', '.join(LIGHTS)}")


class Tutorial:
    """A table with its options, and the steps that lead through it."""

    def __init__(self, game: str, name: str, data: dict[str, Any]) -> None:
        self.name = name
        self.prefix = f"tutorial-{game}-{name}"
        self.options: dict[str, Any] = data["options"]
        self.seed: int = data.get("seed", 1)
        self.seat: int = data.get("seat", 0)
        # What happens before the first message.
        self.before = [ScriptedMove(line) for line in data.get("before", [])]
        self.steps = [TutorialStep(f"{self.prefix}-{one['say']}", one) for one in data["step"]]
        # Options of the game that the tutorial leads on to.
        self.after: dict[str, Any] = data.get("after", {})
        if len({step.key for step in self.steps}) != len(self.steps):
            raise ValueError(f"{self.prefix}: two steps say the same")

    @property
    def players(self) -> int:
        return int(self.options["players"])

    def title_key(self) -> str:
        return self.prefix


def tutorials_of(game: Game) -> dict[str, Tutorial]:
    """The tutorials of a game by name, the first one first; raises ValueError for bad data."""
    return _read(game.id, game.data_file("tutorials"))


@cache
def _read(game: str, folder: Path) -> dict[str, Tutorial]:
    paths = sorted(folder.glob("*.toml"), key=lambda path: (path.stem != FIRST, path.stem))
    return {path.stem: _read_one(game, path) for path in paths}


def _read_one(game: str, path: Path) -> Tutorial:
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    try:
        return Tutorial(game, path.stem, data)
    except (KeyError, TypeError) as error:
        raise ValueError(f"{path.name}: {error}") from error

"""Diagrams: positions that show rules, as data. `data/diagrams.toml` in the folder of a game.

A position is the start under some options, moves after it, and fields of its dump that are set.
"""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

from incognita.core import CHANCE, Game, Json, Rng, State
from incognita.core.interface.tutorials import ScriptedMove

# Parts of the table that a diagram may show.
PARTS: Final = ("board", "hand", "side")


class Diagram:
    """What is drawn: a position, what is lit in it, and the rules that it belongs to."""

    def __init__(self, game: str, data: dict[str, Any]) -> None:
        self.name: str = data["name"]
        self.key = f"diagram-{game}-{self.name}"
        self.rules: list[str] = data["rules"]
        self.options: dict[str, Any] = data.get("options", {})
        self.seed: int = data.get("seed", 1)
        self.before = [ScriptedMove(line) for line in data.get("before", [])]
        self.fields: dict[str, Any] = data.get("set", {})
        # The seat that looks on; nobody means whoever acts.
        self.seat: int | None = data.get("seat")
        # An action in notation, lit as if it had been begun, and keys pressed at the table.
        self.shows: str = data.get("shows", "")
        self.keys: list[str] = data.get("keys", [])
        # In the game's own numbers: places with a ring, and those that the picture is about.
        self.places: list[int] = data.get("places", [])
        self.frame: list[int] = data.get("frame", self.places)
        self.parts: list[str] = data.get("parts", ["board"])
        if not set(self.parts) <= set(PARTS):
            raise ValueError(f"{self.name}: parts are {', '.join(PARTS)}")

    def position(self, game: Game) -> State:
        """The position that is drawn; raises ValueError where there is none."""
        state = game.start(**self.options)
        rng = Rng(self.seed)
        for move in self.before:
            _draw(state, rng, until=move.actor)
            state.apply(game.parse(state, move.text))
        _draw(state, rng, until=None)
        return game.load(_with_fields(state.dump(), self.fields)) if self.fields else state

    def viewer(self, state: State) -> int:
        return max(state.actor(), 0) if self.seat is None else self.seat


def diagrams_of(game: Game) -> dict[str, Diagram]:
    """The diagrams of a game by name; raises ValueError for bad data."""
    return _read(game.id, game.data_file("diagrams.toml"))


@cache
def _read(game: str, path: Path) -> dict[str, Diagram]:
    if not path.exists():
        return {}
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    try:
        diagrams = [Diagram(game, one) for one in data["diagram"]]
    except (KeyError, TypeError) as error:
        raise ValueError(f"{path.name}: {error}") from error
    named = {diagram.name: diagram for diagram in diagrams}
    if len(named) != len(diagrams):
        raise ValueError(f"{path.name}: two diagrams have one name")
    return named


def _draw(state: State, rng: Rng, until: int | None) -> None:
    """Chance by the seed, unless chance is what is written next."""
    while state.actor() == CHANCE and until != CHANCE:
        state.apply(state.sample(rng))


def _with_fields(data: Json, fields: dict[str, Any]) -> Json:
    return {name: _changed(data[name], fields.get(name)) for name in data}


def _changed(old: Any, new: Any) -> Any:
    """A value instead of the old one; of a list, a table with some of its entries by number."""
    if new is None:
        return old
    if isinstance(old, list) and isinstance(new, dict):
        return [_changed(entry, new.get(str(at))) for at, entry in enumerate(old)]
    if isinstance(old, dict):
        return _with_fields(old, new)
    return new

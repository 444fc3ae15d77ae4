"""The speed budget: every game's floors, and how figures stand to them."""

import json
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from incognita.lab.speed import Measurement

PLACE: Final = Path(__file__).with_name("budget.toml")
RECORDS: Final = Path(__file__).parent.parent / "build" / "bench"
NOISE: Final = 0.08

Ratios = dict[str, dict[str, float]]


@dataclass(frozen=True)
class Budget:
    """Floors are ratios; one may be missed by the slack before anybody complains."""

    slack: float
    floors: Ratios

    def floor(self, game: str, key: str) -> float:
        return self.floors.get(game, {}).get(key, 0.0)

    def least(self, game: str, key: str) -> float:
        return self.floor(game, key) * (1 - self.slack)

    def missed(self, game: str, figures: Sequence[Measurement]) -> list[Measurement]:
        return [one for one in figures if one.ratio < self.least(game, one.key)]


def read(place: Path = PLACE) -> Budget:
    data = tomllib.loads(place.read_text(encoding="utf-8"))
    slack = data.pop("slack")
    return Budget(slack, data)


def record_of(build: str) -> Path:
    return RECORDS / f"{build}.json"


def last_run(place: Path) -> Ratios:
    """The ratios that were recorded last; none if there are none."""
    try:
        ratios: Ratios = json.loads(place.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return ratios


def record(place: Path, results: dict[str, list[Measurement]]) -> None:
    """Keep the ratios for the next run; games that were not measured stay as they are."""
    ratios = {game: {one.key: one.ratio for one in figures} for game, figures in results.items()}
    place.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps({**last_run(place), **ratios}, indent=2)
    place.write_text(f"{text}\n", encoding="utf-8")


def change(before: float, now: float) -> str:
    """Evaluator a word only where it is more than noise."""
    if not before:
        return "new"
    part = now / before - 1
    return f"{part:+.0%}" if abs(part) >= NOISE else "same"

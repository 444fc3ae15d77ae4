"""The six levels of a game on one scale, and the file that keeps it."""

import re
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Final

from incognita.bots import LEVEL_IDS
from incognita.bots.levels import POLICY, Level, levels, levels_file
from incognita.games import game
from incognita.lab.entrants import ArenaError
from incognita.lab.report import Report

# The quick choice stands here on every game's scale.
ANCHOR: Final = 1000
# Neighbours so far apart can be distinguished at the table: two wins of three.
APART: Final = 120
# Levels that are farther from each other than this do not meet: nothing would be learnt.
NEAR: Final = 2


@dataclass(frozen=True)
class Rung:
    """A level as it was measured: Elo with its interval, and how far above the one before."""

    id: str
    elo: float
    low: float
    high: float
    step: float

    def apart(self) -> bool:
        """The weakest has none before it."""
        return self.id == LEVEL_IDS[0] or self.step >= APART


def ladder(report: Report) -> list[Rung]:
    """From the report of a contest in which all levels met."""
    by_spec = {bot["spec"]: bot["elo"] for bot in report["bots"]}
    known = levels(game(report["game"]))
    measured = [by_spec[f"level:{number + 1}"] for number in range(len(known))]
    up = ANCHOR - measured[anchor(known)]["rating"]
    ratings = [one["rating"] for one in measured]
    steps = [0.0, *(after - before for before, after in pairwise(ratings))]
    return [
        Rung(level.id, one["rating"] + up, one["low"] + up, one["high"] + up, step)
        for level, one, step in zip(known, measured, steps, strict=True)
    ]


def anchor(known: list[Level]) -> int:
    return [level.kind for level in known].index(POLICY)


def keep(game_id: str, rungs: list[Rung]) -> Path:
    """Write what was measured into the game's own file."""
    path = levels_file(game(game_id))
    text = path.read_text(encoding="utf-8")
    for rung in rungs:
        pattern = rf'(id = "{rung.id}"\n(?:[a-z]+ = .*\n)*?elo = )-?\d+'
        text, count = re.subn(pattern, rf"\g<1>{round(rung.elo)}", text)
        if count != 1:
            raise ArenaError(f"{path} has no place for the Elo of {rung.id}")
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise ArenaError(f"{path} cannot be written: {error.strerror}") from error
    return path

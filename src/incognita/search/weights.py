"""Weights of quick choices: a data file of the game, or one that is tried out."""

import os
import tomllib
from pathlib import Path
from typing import Final

# Names the file that takes the place of the game's own.
TRIED: Final = "INCOGNITA_QUICK"


def read_quick(path: Path) -> dict[str, float]:
    chosen = os.environ.get(TRIED)
    text = (Path(chosen) if chosen else path).read_text(encoding="utf-8")
    return {name: float(value) for name, value in tomllib.loads(text)["weights"].items()}

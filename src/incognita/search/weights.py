"""Weights of a game's policy: its data file, or one that takes its place for a trial."""

import os
import tomllib
from pathlib import Path
from typing import Final

# The environment variable that names a file to use instead of the game's own.
OVERRIDE: Final = "INCOGNITA_POLICY_WEIGHTS"


def read_policy_weights(path: Path) -> dict[str, float]:
    chosen = os.environ.get(OVERRIDE)
    text = (Path(chosen) if chosen else path).read_text(encoding="utf-8")
    return {name: float(value) for name, value in tomllib.loads(text)["weights"].items()}

"""Playthrough files of OpenSpiel: one random game each, with every answer of the interface.

`python -m tests.research.playthroughs` writes them anew. Tensors are kept as digests, and so are
lines that are too long to be read, after their beginning and their length.
"""

import hashlib
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from open_spiel.python.algorithms import generate_playthrough

from incognita.research import openspiel

FOLDER = Path(__file__).parent / "playthroughs"
LONGEST = 90
SEED = 7
# Games that are soon over, for each number of players.
SHORT: dict[str, str] = {
    "eldorado": "round_limit=1",
    "survive": "submerged=True",
    "explorers": "objectives=1",
    "entdecker": "personal_tiles=True",
    "neue_entdecker": "chief_scouts=True",
}
PLAYERS: dict[str, list[int]] = {
    "eldorado": [2, 3, 4],
    "survive": [2, 3, 4],
    "explorers": [1, 2, 3, 4],
    "entdecker": [2, 3, 4],
    "neue_entdecker": [2, 3, 4],
}
NAMES = [f"{game}_{players}" for game, counts in PLAYERS.items() for players in counts]


def game_string(name: str) -> str:
    game, _, players = name.rpartition("_")
    return f"{openspiel.PREFIX}{game}(players={players},{SHORT[game]})"


def lines_of(name: str, actions: list[int] | None = None) -> list[str]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(generate_playthrough, "_format_tensor", tensor_line)
        lines = generate_playthrough.playthrough_lines(
            game_string(name), action_sequence=actions, seed=SEED
        )
    return [shortened(line) for line in lines]


def tensor_line(tensor: Any, name: str, max_cols: int = 120) -> list[str]:
    """A tensor of thousands of entries as one line: how many are not 0, and a digest."""
    digest = hashlib.blake2b(tensor.tobytes(), digest_size=8).hexdigest()
    return [f"{name}: {np.count_nonzero(tensor)} of {tensor.size} entries are not 0, {digest}"]


def shortened(line: str) -> str:
    if len(line) <= LONGEST or line.startswith(("action:", "game:")):
        return line
    digest = hashlib.blake2b(line.encode(), digest_size=8).hexdigest()
    return f"{line[: LONGEST // 2]}… {len(line)} characters, {digest}"


def main() -> int:
    openspiel.register()
    FOLDER.mkdir(exist_ok=True)
    for name in sys.argv[1:] or NAMES:
        text = "\n".join(lines_of(name)) + "\n"
        (FOLDER / f"{name}.txt").write_text(text, encoding="utf-8")
    return 0


def actions_of(text: str) -> list[Any]:
    """What was done, one after the other."""
    return [
        int(line.removeprefix("action: ")) for line in text.splitlines() if line[:7] == "action:"
    ]


if __name__ == "__main__":
    sys.exit(main())

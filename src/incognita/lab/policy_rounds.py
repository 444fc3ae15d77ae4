"""How many rounds a game takes when all seats follow the policy.

As a program it reads a question from standard input and writes the answer: weights of the
policy are read once, so whoever tries other ones asks a new process.
"""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import incognita
from incognita.core import Game, Rng
from incognita.lab.match import rounds_of
from incognita.search.playout import TO_THE_END, play_on
from incognita.search.weights import OVERRIDE

Tables = Sequence[dict[str, Any]]


def mean_rounds(game: Game, tables: Tables, games: int, seed: int) -> float:
    """Rounds of a game on average, at the tables in turn."""
    return sum(rounds(game, tables[at % len(tables)], seed + at) for at in range(games)) / games


def rounds(game: Game, options: dict[str, Any], seed: int) -> int:
    state = game.start(**options)
    play_on(state, game.evaluator(), Rng(seed), TO_THE_END)
    return rounds_of(state)


@dataclass(frozen=True)
class PolicyTask:
    """Weights of a policy, as the text of their file, and how they are tried."""

    weights: str
    game: str
    tables: Tables
    games: int
    seed: int


def mean_rounds_of(task: PolicyTask) -> float:
    """In a process of its own, wherever this is asked."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "weights.toml"
        path.write_text(task.weights, encoding="utf-8")
        return mean_rounds_with(path, task.game, task.tables, task.games, task.seed)


def mean_rounds_with(path: Path, game_id: str, tables: Tables, games: int, seed: int) -> float:
    """The same with the weights of this file, in a process of its own."""
    question = {"game": game_id, "tables": list(tables), "games": games, "seed": seed}
    done = subprocess.run(
        [sys.executable, "-m", "incognita.lab.policy_rounds"],
        input=json.dumps(question),
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, OVERRIDE: str(path)},
    )
    return float(json.loads(done.stdout))


def main() -> None:
    question = json.load(sys.stdin)
    game = incognita.game(question["game"])
    json.dump(
        mean_rounds(game, question["tables"], question["games"], question["seed"]), sys.stdout
    )


if __name__ == "__main__":
    main()

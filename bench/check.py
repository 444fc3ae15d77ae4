"""Every game against its speed budget, in a few seconds each; the exit code tells.

python -m bench.check [game …]
"""

import sys
from collections.abc import Sequence
from typing import Final

import incognita
from bench.budget import Budget, read
from incognita import cli
from incognita.cli.bench import number
from incognita.core import COMPILED, Game
from incognita.lab.speed import Measurement, Workload, figures, workloads

SECONDS: Final = 0.5
# A figure under its floor is measured again before it counts as missed.
ATTEMPTS: Final = 4


def main(chosen: Sequence[str]) -> int:
    if not COMPILED:
        print(f"The budget is for the compiled package, and this is {cli.build()}.")
        return 2
    budget = read()
    games = [game for game in incognita.games() if not chosen or game.id in chosen]
    kept = [check(game, budget) for game in games]
    return 0 if all(kept) and kept else 1


def check(game: Game, budget: Budget) -> bool:
    """Whether the game keeps to all its floors; each figure is printed."""
    if game.id not in budget.floors:
        print(f"{game.id} has no floors: put what `make bench` prints into bench/budget.toml.")
        return False
    done = workloads(game)
    results = measured(done, game, budget)
    missed = budget.missed(game.id, results)
    for one in results:
        if floor := budget.floor(game.id, one.key):
            word = "MISSED" if one in missed else "ok"
            print(
                f"{figure_line(game.id, one)} {number(floor):>10} {one.ratio / floor:6.2f}  {word}"
            )
    return not missed


def measured(done: dict[str, Workload], game: Game, budget: Budget) -> list[Measurement]:
    """Noise makes things slower, never faster: more trials can only help what is fast enough."""
    results: list[Measurement] = []
    for _ in range(ATTEMPTS):
        for work in done.values():
            work.go_on(SECONDS)
        results = figures(done)
        if not budget.missed(game.id, results):
            break
    return results


def figure_line(game: str, one: Measurement) -> str:
    return (
        f"{game:<16} {one.key:<24} {number(one.value):>12} {one.unit:<14} {number(one.ratio):>10}"
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

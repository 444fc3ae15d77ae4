"""Engine figures for every game, then the table's, where it can be measured, and search's strength.

python -m bench [--seconds 1] [--only engine|server|strength] [--game ID] [--write FILE]
"""

import argparse
import importlib.util
import subprocess
import sys
from pathlib import Path

import incognita
from bench import strength
from bench.budget import Budget, change, last_run, read, record, record_of
from bench.page import floor_words, update
from incognita import cli
from incognita.cli.bench import number
from incognita.core import COMPILED
from incognita.lab.speed import Figure, machine, measure


def main() -> int:
    options = arguments()
    build = "compiled" if COMPILED else "uncompiled"
    print(f"{machine()}, one core, {cli.build()}")
    figures: dict[str, list[Figure]] = {}
    if options.only in ("", "engine"):
        figures = measure_games(options.game, options.seconds, record_of(build))
    served = ""
    if options.only in ("", "server") and COMPILED and importlib.util.find_spec("bench.server"):
        served = measure_server()
    if options.only in ("", "strength") and COMPILED:
        print("\nsearch, by the games in bench/contests")
        strength.show()
    if options.write:
        update(Path(options.write), build, figures, served)
    return 0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench", description="Measure speed.")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each work")
    parser.add_argument("--only", choices=["engine", "server", "strength"], default="")
    parser.add_argument("--game", default="", help="this one alone")
    parser.add_argument("--write", metavar="FILE", default="", help="put figures into this page")
    return parser.parse_args()


def measure_games(wanted: str, seconds: float, place: Path) -> dict[str, list[Figure]]:
    """Figures beside floors and the run before; then this run is the one before."""
    budget, before = read(), last_run(place)
    results: dict[str, list[Figure]] = {}
    for game in incognita.games():
        if wanted in ("", game.id):
            results[game.id] = measure(game, seconds)
            show(game.id, results[game.id], budget, before.get(game.id, {}))
    record(place, results)
    return results


def show(game: str, figures: list[Figure], budget: Budget, before: dict[str, float]) -> None:
    print(f"\n{game:<27}{'':>10} {'':<16}{'ratio':>9}  {'since':<6} floor")
    for one in figures:
        since = change(before.get(one.key, 0.0), one.ratio)
        words = floor_words(one, budget.floor(game, one.key) if COMPILED else 0.0)
        line = f"  {one.title:<25}{number(one.value):>10} {one.unit:<16}{number(one.ratio):>9}"
        print(f"{line}  {since:<6} {words}".rstrip(), flush=True)


def measure_server() -> str:
    """A server process of its own, so that nothing here slows it down."""
    print("\ntable: one server process, moves over sockets", flush=True)
    done = subprocess.run(
        [sys.executable, "-m", "bench.server"], check=False, text=True, stdout=subprocess.PIPE
    )
    print(done.stdout, end="", flush=True)
    return done.stdout if done.returncode == 0 else ""


if __name__ == "__main__":
    sys.exit(main())

"""Figures of every game's engine, of table and page where they can be measured, and of strength.

python -m bench [--seconds 1] [--only engine|server|page|strength|research] [--game ID]
                [--write FILE]
"""

import argparse
import importlib.util
import subprocess
import sys
from pathlib import Path

import incognita
from bench import strength
from bench.budget import Budget, change, last_run, read, record, record_of
from bench.report import floor_words, update
from incognita import cli
from incognita.cli.bench import number
from incognita.core import COMPILED
from incognita.lab.speed import Measurement, machine, measure


def main() -> int:
    options = arguments()
    build = "compiled" if COMPILED else "uncompiled"
    print(f"{machine()}, one core, {cli.build()}")
    figures: dict[str, list[Measurement]] = {}
    if options.only in ("", "engine"):
        figures = measure_games(options.game, options.seconds, record_of(build))
    outputs: dict[str, str] = {}
    if options.only in ("", "server") and COMPILED and importlib.util.find_spec("bench.server"):
        print("\ntable: one server process, moves over sockets", flush=True)
        outputs["server"] = measure_apart("bench.server")
    if options.only in ("", "page") and COMPILED and importlib.util.find_spec("playwright"):
        print("\npage: Chromium, to the first board and in bots' turns", flush=True)
        outputs["page"] = measure_apart("bench.page")
    if options.only in ("", "strength") and COMPILED:
        print("\nsearch, by the games in bench/contests")
        strength.show()
    if options.only in ("", "research") and COMPILED:
        measure_research(options.seconds)
    if options.write:
        update(Path(options.write), build, figures, outputs)
    return 0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench", description="Measure speed.")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each work")
    parts = ["engine", "server", "page", "strength", "research"]
    parser.add_argument("--only", choices=parts, default="")
    parser.add_argument("--game", default="", help="this one alone")
    parser.add_argument("--write", metavar="FILE", default="", help="put figures into this page")
    return parser.parse_args()


def measure_games(wanted: str, seconds: float, place: Path) -> dict[str, list[Measurement]]:
    """Figures beside floors and the run before; then this run is the one before."""
    budget, before = read(), last_run(place)
    results: dict[str, list[Measurement]] = {}
    for game in incognita.games():
        if wanted in ("", game.id):
            results[game.id] = measure(game, seconds)
            show(game.id, results[game.id], budget, before.get(game.id, {}))
    record(place, results)
    return results


def show(game: str, figures: list[Measurement], budget: Budget, before: dict[str, float]) -> None:
    print(f"\n{game:<27}{'':>10} {'':<16}{'ratio':>9}  {'since':<6} floor")
    for one in figures:
        since = change(before.get(one.key, 0.0), one.ratio)
        words = floor_words(one, budget.floor(game, one.key) if COMPILED else 0.0)
        line = f"  {one.title:<25}{number(one.value):>10} {one.unit:<16}{number(one.ratio):>9}"
        print(f"{line}  {since:<6} {words}".rstrip(), flush=True)


def measure_apart(module: str) -> str:
    """In a process of its own, so that nothing here slows it down."""
    command = [sys.executable, "-m", module]
    done = subprocess.run(command, check=False, text=True, stdout=subprocess.PIPE)
    print(done.stdout, end="", flush=True)
    return done.stdout if done.returncode == 0 else ""


def measure_research(seconds: float) -> None:
    """In a process of its own: it imports what the others never do."""
    command = [sys.executable, "-m", "bench.research", "--seconds", str(seconds)]
    subprocess.run(command, check=False)


if __name__ == "__main__":
    sys.exit(main())

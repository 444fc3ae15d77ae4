"""Engine figures for every game, then the table's, where it can be measured.

python -m bench [--seconds 2] [--only engine|server] [--write docs/benchmarks.md]
"""

import argparse
import importlib.util
import subprocess
import sys
from pathlib import Path

import incognita
from bench.page import update
from incognita.cli.bench import floor_words, number
from incognita.core import COMPILED
from incognita.lab.speed import Figure, machine, measure


def main() -> int:
    wishes = arguments()
    build = "compiled" if COMPILED else "uncompiled"
    print(f"{machine()}, one core, {build}")
    figures: dict[str, list[Figure]] = {}
    if wishes.only != "server":
        for game in incognita.games():
            figures[game.id] = measure(game, wishes.seconds)
            show(game.id, figures[game.id])
    served = ""
    if wishes.only != "engine" and COMPILED and importlib.util.find_spec("bench.server"):
        served = measure_server()
    if wishes.write:
        update(Path(wishes.write), build, figures, served)
    return 0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench", description="Measure speed.")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each figure")
    parser.add_argument("--only", choices=["engine", "server"], default="")
    parser.add_argument("--write", metavar="FILE", default="", help="put figures into this page")
    return parser.parse_args()


def show(game: str, figures: list[Figure]) -> None:
    print(f"\n{game}: three players, first route of the options")
    for one in figures:
        value = f"{number(one.value):>12} {one.unit}"
        print(f"  {one.title:<24}{value:<30}{floor_words(one)}".rstrip(), flush=True)


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

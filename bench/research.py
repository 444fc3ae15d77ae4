"""Batches against the engine, and steps through PettingZoo and OpenSpiel beside their own games.

python -m bench.research [--seconds 1] [--write docs/research.md]

Everything on one core and in one run: the best of many short trials counts, taken in turns, so that
what else goes on at the machine cancels out of the ratios.
"""

import argparse
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.games import tic_tac_toe  # noqa: F401 - registers python_tic_tac_toe
from pettingzoo.classic import connect_four_v3

import incognita
from bench.report import with_part
from incognita.core import Game, Rng
from incognita.lab.speed import machine, players_of
from incognita.research import openspiel, pettingzoo
from incognita.research.batch import Batch
from incognita.search import play_random

COLUMNS = (
    "game", "engine, decisions/s", "batch of 256, decisions/s", "share", "as bytes", "share",
    "batch of 4,096",
)  # fmt: skip
GAMES_IN_BATCH = 256
LARGE_BATCH = 4096
STEPS = 10
CYCLES = 150
LEAST_TRIALS = 3


@dataclass
class Work:
    """Something done again and again; do() returns how many steps it made."""

    name: str
    do: Callable[[], int]
    best: float = float("inf")

    def trial(self) -> None:
        began = process_time()
        steps = self.do()
        self.best = min(self.best, (process_time() - began) / max(steps, 1))


def measured(works: list[Work], seconds: float) -> None:
    """Trials in turns for about so long each."""
    for work in works:
        work.do()
    until = process_time() + seconds * len(works)
    trials = 0
    while process_time() < until or trials < LEAST_TRIALS:
        for work in works:
            work.trial()
        trials += 1


def engine(game: Game) -> Work:
    rng = Rng(1)
    players = players_of(game)
    return Work("engine", lambda: play_random(game.start(players=players), rng, 10**6))


def batch_of(game: Game, count: int, dtype: str = "float32") -> Batch:
    return Batch(game.id, count, players=players_of(game), seed=1, dtype=dtype)


def batched(game: Game, dtype: str) -> Work:
    batch = batch_of(game, GAMES_IN_BATCH, dtype)

    def do() -> int:
        for _ in range(STEPS):
            batch.step(batch.sample())
        return STEPS * GAMES_IN_BATCH

    return Work(f"batch of {dtype}", do)


def zoo(name: str, env: Any) -> Work:
    """Random legal actions through the agent iterator, observations and masks looked at."""
    rng = np.random.default_rng(1)

    def do() -> int:
        env.reset(seed=1)
        steps = 0
        for _agent in env.agent_iter(CYCLES):
            observation, _reward, ended, cut, _info = env.last()
            if ended or cut:
                env.step(None)
                continue
            legal = np.flatnonzero(observation["action_mask"])
            env.step(int(legal[int(rng.random() * len(legal))]))
            steps += 1
        return steps

    return Work(name, do)


def spiel(name: str, game: Any) -> Work:
    """Random legal actions, the observation of the player and its mask written for each."""
    rng = np.random.default_rng(1)

    def do() -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal() and steps < CYCLES:
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(rng.random() * len(outcomes))][0])
                continue
            state.observation_tensor()
            state.legal_actions_mask()
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.random() * len(legal))])
            steps += 1
        return steps

    return Work(name, do)


def memory_of(game: Game) -> float:
    """Megabytes that a large batch adds to a fresh process."""
    command = [sys.executable, "-W", "ignore", "-m", "bench.research", "--memory", game.id]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    return float(done.stdout)


def added_memory(game: Game) -> float:
    """The same, in this process."""
    before = resident()
    batch = batch_of(game, LARGE_BATCH)
    for _ in range(3):
        batch.step(batch.sample())
    return resident() - before


def resident() -> float:
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


def batches(seconds: float) -> list[str]:
    lines = [
        f"| {' | '.join(COLUMNS)} |",
        f"| --- {'| ---: ' * (len(COLUMNS) - 1)}|",
    ]
    for game in incognita.games():
        own = engine(game)
        many = [batched(game, "float32"), batched(game, "uint8")]
        measured([own, *many], seconds)
        shares = [f"{1 / one.best:,.0f} | {own.best / one.best:.2f}" for one in many]
        lines.append(
            f"| {game.id} | {1 / own.best:,.0f} | {' | '.join(shares)} | "
            f"{memory_of(game):,.0f} MB |"
        )
        print(lines[-1], flush=True)
    return lines


def interfaces(seconds: float) -> list[str]:
    """Single steps, beside the games that the interfaces bring along."""
    openspiel.register()
    works = [
        zoo("PettingZoo connect_four_v3", connect_four_v3.env()),
        spiel("OpenSpiel python_tic_tac_toe", pyspiel.load_game("python_tic_tac_toe")),
        spiel("OpenSpiel backgammon (C++)", pyspiel.load_game("backgammon")),
    ]
    for game in incognita.games():
        name = openspiel.short_name(game)
        works.append(zoo(f"PettingZoo {game.id}", pettingzoo.env(game.id)))
        works.append(spiel(f"OpenSpiel {game.id}", pyspiel.load_game(name)))
    measured(works, seconds)
    lines = ["| step through | µs |", "| --- | ---: |"]
    lines += [f"| {work.name} | {work.best * 1e6:.1f} |" for work in works]
    print("\n".join(lines), flush=True)
    return lines


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.research")
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--write", default="")
    parser.add_argument("--memory", default="", help="of this game alone, in megabytes")
    options = parser.parse_args()
    if options.memory:
        print(added_memory(incognita.game(options.memory)))
        return 0
    tables = [batches(options.seconds), interfaces(options.seconds)]
    if options.write:
        page = Path(options.write)
        head = f"{datetime.now(UTC):%Y-%m-%d}, {machine()}, one core."
        body = "\n\n".join([head, *["\n".join(lines) for lines in tables]])
        page.write_text(
            with_part(page.read_text(encoding="utf-8"), "speed", body), encoding="utf-8"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""How fast rules and bots are on one core, in seconds and measured against the yardstick.

Works are the same each time and take turns with the yardstick in short trials; the best trial of
each counts. So what else goes on at the machine, and which machine it is, cancel out of a ratio.
"""

import platform
import sys
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from time import process_time
from typing import Any, Final

from incognita.bots import SearchBot
from incognita.core import CHANCE, OVER, Game, Rng, State
from incognita.lab.memory import bytes_of_position
from incognita.search import Budget, play_random
from incognita.search.playout import TO_THE_END, play_on
from incognita.search.tree import Node
from incognita.search.yardstick import walk

# Every game is measured at a table for three, unless its data has a fuller one that counts. A game
# that offers more than its box is measured once more with all of it, the options of `everything`.
FILE: Final = "speed.toml"
PLAYERS: Final = 3
TRIAL: Final = 0.03
LEAST_TRIALS: Final = 3
WALK: Final = 10_000
MILLION: Final = 1e6
COPIES: Final = 1_000
SIMULATIONS: Final = 32
ONE_GAME: Final = 1_000_000
CHOICES: Final = 8


@dataclass(frozen=True)
class Measurement:
    """One measurement; the ratio tells how many there are in a million steps of the yardstick."""

    key: str
    title: str
    value: float
    unit: str
    ratio: float


class Workload:
    """Something that is done so many times in a trial, the same in every trial."""

    def __init__(self, do: Callable[[Rng], int]) -> None:
        self.do = do
        self.times = 1
        self.units = 0
        self.best = float("inf")
        self.yardstick = float("inf")
        self.trials = 0

    def go_on(self, seconds: float) -> None:
        """More trials for about so long."""
        if not self.trials:
            self.warm_up()
        until = process_time() + seconds
        first = self.trials
        while process_time() < until or self.trials - first < LEAST_TRIALS:
            self.yardstick = min(self.yardstick, time_of(lambda: walk(WALK)))
            self.best = min(self.best, time_of(self.trial))
            self.trials += 1

    def warm_up(self) -> None:
        self.trial()
        self.times = max(1, int(TRIAL / max(time_of(self.trial), 1e-6)))

    def trial(self) -> None:
        rng = Rng(1)
        self.units = 0
        for _ in range(self.times):
            self.units += self.do(rng)

    @property
    def rate(self) -> float:
        """Units in a second."""
        return self.units / self.best

    @property
    def share(self) -> float:
        """How much of the rate is one repetition: games, where units are decisions."""
        return self.times / self.units

    def ratio(self, rate: float) -> float:
        return rate * self.yardstick / WALK * MILLION


def time_of(do: Callable[[], object]) -> float:
    began = process_time()
    do()
    return max(process_time() - began, 1e-9)


def workloads(game: Game) -> dict[str, Workload]:
    """All that is measured of a game."""
    evaluator = game.evaluator()
    state = middle(game)
    measured = {
        "random": Workload(lambda rng: play_random(start(game), rng, ONE_GAME)),
        "greedy": Workload(lambda rng: play_on(start(game), evaluator, rng, TO_THE_END)),
        "copy": Workload(lambda _rng: copies(state)),
        "search": Workload(lambda rng: simulations(game, state, rng)),
    }
    if "everything" in measured_tables(game):
        measured["everything"] = Workload(lambda rng: play_random(full(game), rng, ONE_GAME))
    if game.options().find("players").least == 1:
        measured["alone"] = Workload(lambda rng: play_random(alone(game), rng, ONE_GAME))
        measured["alone-greedy"] = Workload(
            lambda rng: play_on(alone(game), evaluator, rng, TO_THE_END)
        )
    return measured


def figures(done: dict[str, Workload]) -> list[Measurement]:
    """What the works have shown."""
    all_figures = [
        *both("decisions", "random", "random play", done["random"]),
        *both("greedy-decisions", "greedy", "greedy against itself", done["greedy"]),
        copying(done["copy"]),
        figure("search", "search", "simulations/s", done["search"]),
    ]
    if "everything" in done:
        all_figures += both(
            "everything-decisions",
            "everything",
            "random play, everything on",
            done["everything"],
        )
    if "alone" in done:
        all_figures += both("alone-decisions", "alone", "random play, alone", done["alone"])
        all_figures += both(
            "alone-greedy-decisions", "alone-greedy", "greedy, alone", done["alone-greedy"]
        )
    return all_figures


def both(decisions: str, games: str, title: str, work: Workload) -> list[Measurement]:
    """One work as decisions and as whole games."""
    rate = work.rate * work.share
    return [
        figure(decisions, title, "decisions/s", work),
        Measurement(games, title, rate, "games/s", work.ratio(rate)),
    ]


def figure(key: str, title: str, unit: str, work: Workload) -> Measurement:
    return Measurement(key, title, work.rate, unit, work.ratio(work.rate))


def copying(work: Workload) -> Measurement:
    return Measurement("copy", "copy of a position", 1e6 / work.rate, "µs", work.ratio(work.rate))


def measure(game: Game, seconds: float) -> list[Measurement]:
    """All figures of a game, each work over so many seconds, and what positions take."""
    done = workloads(game)
    for work in done.values():
        work.go_on(seconds)
    return [*figures(done), memory(game)]


def memory(game: Game) -> Measurement:
    """No speed: the ratio is how many positions a million bytes hold."""
    size = bytes_of_position(start(game), game.evaluator())
    return Measurement("memory", "memory of a position", size, "bytes", MILLION / size)


def start(game: Game) -> State:
    return game.start(players=players_of(game))


def full(game: Game) -> State:
    return game.start(players=players_of(game), **measured_tables(game)["everything"])


def players_of(game: Game) -> int:
    return int(measured_tables(game).get("players", PLAYERS))


def measured_tables(game: Game) -> dict[str, Any]:
    """What the game says about the tables at which it is measured, if anything."""
    return read_tables(game.data_file(FILE))


@cache
def read_tables(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def alone(game: Game) -> State:
    return game.start(players=1)


def copies(state: State) -> int:
    for _ in range(COPIES):
        state.copy()
    return COPIES


def simulations(game: Game, state: State, rng: Rng) -> int:
    """Those that the tree search makes in one decision."""
    budget = Budget(0.0, SIMULATIONS)
    SearchBot(game.evaluator(), rng).search(state, Node(state.actor()), budget)
    return budget.done


def middle(game: Game) -> State:
    """About half way through a greedy game, where there is something to choose.

    In a game that never has so many choices, half way itself.
    """
    evaluator = game.evaluator()
    half = play_on(start(game), evaluator, Rng(7), TO_THE_END) // 2
    state, rng = start(game), Rng(7)
    half_way = state
    count = 0
    while state.actor() != OVER:
        if state.actor() == CHANCE:
            state.apply(state.sample(rng))
            continue
        if count == half:
            half_way = state.copy()
        if count >= half and len(state.legal()) >= CHOICES:
            return state
        state.apply(evaluator.choose(state, rng))
        count += 1
    return half_way


def machine() -> str:
    """What the figures were measured on."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{processor()}, {platform.system()} {platform.machine()}, {python}"


def processor() -> str:
    cpuinfo = Path("/proc/cpuinfo")
    if sys.platform == "linux" and cpuinfo.exists():
        for line in cpuinfo.read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or "unknown processor"

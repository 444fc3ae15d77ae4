"""How fast rules and bots are, on one core."""

import platform
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from time import process_time
from typing import Final

from incognita.bots import SearchBot
from incognita.bots.playing import play_on
from incognita.core import CHANCE, COMPILED, Game, Rng, State, Worth, run

# One core's floors by game: (name, compiled, uncompiled); 0 where none is set.
FLOORS: Final[dict[str, dict[str, tuple[float, float]]]] = {
    "eldorado": {
        "decisions": (400_000, 100_000),
        "copy": (2.0, 0),
        "greedy": (800, 0),
    },
    "survive": {
        "decisions": (300_000, 0),
        "random": (1_000, 0),
        "copy": (2.0, 0),
    },
    "explorers": {
        "decisions": (300_000, 0),
        "copy": (2.0, 0),
        "alone-decisions": (300_000, 0),
        "alone": (1_000, 0),
    },
    "entdecker": {
        "decisions": (400_000, 0),
        "copy": (2.0, 0),
    },
    "neue-entdecker": {
        "decisions": (400_000, 0),
        "copy": (2.0, 0),
    },
}
# Every game is measured at a table for three, unless it has a fuller one that counts.
PLAYERS: Final[dict[str, int]] = {"survive": 4, "explorers": 4}
TRIALS: Final = 3
COPIES: Final = 2_000
ONE_GAME: Final = 1_000_000
TO_THE_END: Final = -1
CHOICES: Final = 8


@dataclass(frozen=True)
class Figure:
    """One measurement, beside the floor that it should keep to."""

    key: str
    title: str
    value: float
    unit: str
    floor: float = 0.0
    most: bool = False

    @property
    def kept(self) -> bool:
        if not self.floor:
            return True
        return self.value <= self.floor if self.most else self.value >= self.floor


def measure(game: Game, seconds: float) -> list[Figure]:
    """All figures of a game at its first table, each over so many seconds."""
    worth = game.worth()
    decisions, random_games = play_rates(lambda rng: random_game(game, rng), seconds)
    greedy_decisions, greedy_games = play_rates(lambda rng: greedy_game(game, worth, rng), seconds)
    figures = [
        Figure("decisions", "random play", decisions, "decisions/s"),
        Figure("random", "random play", random_games, "games/s"),
        Figure("greedy-decisions", "greedy against itself", greedy_decisions, "decisions/s"),
        Figure("greedy", "greedy against itself", greedy_games, "games/s"),
        Figure("copy", "copy of a position", copy_time(game, seconds), "µs", most=True),
        Figure("search", "search", simulation_rate(game, seconds), "simulations/s"),
    ]
    if game.options().find("players").least == 1:
        figures += measure_alone(game, worth, seconds)
    return [with_floor(game, figure) for figure in figures]


def measure_alone(game: Game, worth: Worth, seconds: float) -> list[Figure]:
    """The same for one player, where a game can be played so."""
    decisions, games = play_rates(lambda rng: run(alone(game), rng, ONE_GAME), seconds)
    _, greedy = play_rates(lambda rng: play_on(alone(game), worth, rng, TO_THE_END), seconds)
    return [
        Figure("alone-decisions", "random play, alone", decisions, "decisions/s"),
        Figure("alone", "random play, alone", games, "games/s"),
        Figure("alone-greedy", "greedy, alone", greedy, "games/s"),
    ]


def with_floor(game: Game, figure: Figure) -> Figure:
    floors = FLOORS.get(game.id, {}).get(figure.key)
    if floors is None:
        return figure
    floor = floors[0] if COMPILED else floors[1]
    return Figure(figure.key, figure.title, figure.value, figure.unit, floor, figure.most)


def start(game: Game) -> State:
    return game.start(players=PLAYERS.get(game.id, 3))


def alone(game: Game) -> State:
    return game.start(players=1)


def random_game(game: Game, rng: Rng) -> int:
    """A whole game at random, with full legal lists; how many decisions it had."""
    return run(start(game), rng, ONE_GAME)


def greedy_game(game: Game, worth: Worth, rng: Rng) -> int:
    return play_on(start(game), worth, rng, TO_THE_END)


def play_rates(play: Callable[[Rng], int], seconds: float) -> tuple[float, float]:
    """Decisions and games in a second: the best of a few trials, so that noise counts less."""
    rng = Rng(1)
    play(rng)
    best = (0.0, 0.0)
    for _ in range(TRIALS):
        best = max(best, one_trial(play, rng, seconds / TRIALS))
    return best


def one_trial(play: Callable[[Rng], int], rng: Rng, seconds: float) -> tuple[float, float]:
    decisions = games = 0
    began = process_time()
    while (spent := process_time() - began) < seconds or not games:
        decisions += play(rng)
        games += 1
    return decisions / spent, games / spent


def copy_time(game: Game, seconds: float) -> float:
    """Microseconds to copy a position from the middle of a game."""
    state = middle(game)
    best = float("inf")
    until = process_time() + seconds
    while True:
        began = process_time()
        for _ in range(COPIES):
            state.copy()
        ended = process_time()
        best = min(best, (ended - began) / COPIES * 1e6)
        if ended >= until:
            return best


def middle(game: Game) -> State:
    """About half way through a greedy game, where there is something to choose."""
    worth = game.worth()
    half = greedy_game(game, worth, Rng(7)) // 2
    state, rng = start(game), Rng(7)
    while half > 0 or state.actor() == CHANCE or len(state.legal()) < CHOICES:
        if state.actor() == CHANCE:
            state.apply(state.sample(rng))
        else:
            state.apply(worth.choose(state, rng))
            half -= 1
    return state


def simulation_rate(game: Game, seconds: float) -> float:
    """Simulations that the tree search makes in a second of one decision."""
    state = middle(game)
    bot = SearchBot(game.worth(), Rng(1))
    began = process_time()
    bot.search(state, state.actor(), seconds)
    return bot.done / (process_time() - began)


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

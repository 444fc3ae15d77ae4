"""How a map plays: bots play games on it, and everything worth knowing is counted."""

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from typing import Any, Final

import incognita
from incognita.bots import make_bot
from incognita.core import CHANCE, OVER, Game, Json, Rng, State
from incognita.core.interface.atlas import Atlas, MapTracker
from incognita.lab.pool import InProcess, Pool, in_order
from incognita.lab.tally import first_places

# Keeps the seeds of neighbouring games, of guesses and of bots apart.
SEED_STEP: Final = 1 << 20
BOT_SEED_STEP: Final = 1 << 41
# Figures for pictures, which the atlas does not keep.
DRAWN: Final = ("heat", "spread")

# Called with the number of games that are over; returns whether to go on.
OnGame = Callable[[int], bool]
Steps = list[tuple[int, int]]


class StoppedError(Exception):
    """The caller wanted no more games."""


@dataclass(frozen=True)
class MeasureSettings:
    """Which map to measure, and which bots play on it how often.

    Options are added to those that the atlas starts the map with.
    """

    map: str
    games: int = 100
    players: int = 4
    level: str = "greedy"
    seed: int = 1
    simulations: int = 0
    options: dict[str, Any] = field(default_factory=dict)


@dataclass
class GameResult:
    rounds: int
    lead_changes: int
    wins: list[float]


def atlas_of(game: Game) -> Atlas:
    """Raises ValueError for a game without maps."""
    atlas = game.atlas()
    if atlas is None:
        raise ValueError(f"{game.id} has no atlas")
    return atlas


def measure(
    game: Game,
    settings: MeasureSettings,
    on_game: OnGame | None = None,
    pool: Pool | None = None,
) -> Json:
    """Play all games, here unless there is a pool; the same seed gives the same figures.

    Whoever plays sends the steps of a game, which are counted here.
    """
    atlas = atlas_of(game)
    options = {**atlas.start_options(settings.map), **settings.options, "players": settings.players}
    opening = game.start(**options)
    tracker = atlas.tracker(settings.map, opening)
    results: list[GameResult] = []
    tasks = [MapGame(game.id, options, settings, number) for number in range(settings.games)]
    with closing(in_order(pool or InProcess(), steps_of, tasks)) as played:
        for steps in played:
            results.append(follow(opening.copy(), steps, tracker))
            if on_game is not None and not on_game(len(results)):
                raise StoppedError
    return {**summary(results, settings.players), **tracker.figures(len(results))}


@dataclass(frozen=True)
class MapGame:
    """One game on the map; it follows from these alone."""

    game: str
    options: dict[str, Any]
    settings: MeasureSettings
    number: int


def steps_of(task: MapGame) -> Steps:
    """Every outcome and decision of the game, with the seat that took it."""
    game, settings = incognita.game(task.game), task.settings
    state = game.start(**task.options)
    seed = settings.seed * SEED_STEP + task.number
    chance, guesses = Rng(seed), Rng(seed + SEED_STEP)
    bots = [
        make_bot(settings.level, game, seed + BOT_SEED_STEP * (seat + 1), settings.simulations)
        for seat in range(settings.players)
    ]
    steps: Steps = []
    while (actor := state.actor()) != OVER:
        if actor == CHANCE:
            action = state.sample(chance)
            state.apply(action)
        else:
            action = bots[actor].decide(state.determinise(actor, guesses), actor, 1.0)
            state.play(action, actor)
        steps.append((actor, action))
    return steps


def follow(state: State, steps: Steps, tracker: MapTracker) -> GameResult:
    """Count a game that was played elsewhere."""
    lead = LeadTracker()
    for actor, action in steps:
        if actor == CHANCE:
            state.apply(action)
            continue
        lead.update(state)
        tracker.deciding(state)
        state.apply(action, actor)
        tracker.decided(state)
    return GameResult(state.round_number(), lead.changes, first_places(state.returns()))


class LeadTracker:
    """Who is alone ahead at the end of each round, and how often that changes."""

    def __init__(self) -> None:
        self.round = 1
        self.leader = -1
        self.changes = 0

    def update(self, state: State) -> None:
        if state.round_number() == self.round:
            return
        self.round = state.round_number()
        scores = state.scores()
        ahead = [seat for seat, score in enumerate(scores) if score == max(scores)]
        if len(ahead) > 1 or self.leader in ahead:
            return
        if self.leader >= 0:
            self.changes += 1
        self.leader = ahead[0]


def summary(results: list[GameResult], players: int) -> Json:
    """Figures that every map has; `spread` counts games by their rounds, from the fewest on."""
    count = len(results)
    rounds = [result.rounds for result in results]
    wins = [sum(result.wins[seat] for result in results) / count for seat in range(players)]
    return {
        "races": count,
        "players": players,
        "rounds": round(sum(rounds) / count, 2),
        "fewest_rounds": min(rounds),
        "most_rounds": max(rounds),
        "lead_changes": round(sum(result.lead_changes for result in results) / count, 2),
        "wins": [round(share, 3) for share in wins],
        "unfairness": round(max(wins) - min(wins), 3),
        "spread": [rounds.count(length) for length in range(min(rounds), max(rounds) + 1)],
    }


def kept_figures(figures: Json) -> Json:
    """What the atlas keeps: all but what is drawn, which is quickly measured again."""
    return {name: value for name, value in figures.items() if name not in DRAWN}

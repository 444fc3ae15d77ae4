"""How a map plays: bots play games on it, and everything worth knowing is counted."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from incognita.bots import make_bot
from incognita.core import CHANCE, OVER, Game, Json, Rng, State
from incognita.core.interface.atlas import Atlas, MapTracker
from incognita.lab.tally import first_places

# Keeps the seeds of neighbouring games, of guesses and of bots apart.
SEED_STEP: Final = 1 << 20
BOT_SEED_STEP: Final = 1 << 41
# Figures for pictures, which the atlas does not keep.
DRAWN: Final = ("heat", "spread")

# Called with the number of games that are over; returns whether to go on.
OnGame = Callable[[int], bool]


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


def measure(game: Game, settings: MeasureSettings, on_game: OnGame | None = None) -> Json:
    """Play all games one after the other; the same seed gives the same figures."""
    atlas = atlas_of(game)
    options = {**atlas.start_options(settings.map), **settings.options, "players": settings.players}
    opening = game.start(**options)
    tracker = atlas.tracker(settings.map, opening)
    results: list[GameResult] = []
    for number in range(settings.games):
        results.append(play_game(game, opening.copy(), tracker, settings, number))
        if on_game is not None and not on_game(number + 1):
            raise StoppedError
    return {**summary(results, settings.players), **tracker.figures(len(results))}


def play_game(
    game: Game, state: State, tracker: MapTracker, settings: MeasureSettings, number: int
) -> GameResult:
    seed = settings.seed * SEED_STEP + number
    chance, guesses = Rng(seed), Rng(seed + SEED_STEP)
    bots = [
        make_bot(settings.level, game, seed + BOT_SEED_STEP * (seat + 1), settings.simulations)
        for seat in range(settings.players)
    ]
    lead = LeadTracker()
    while (actor := state.actor()) != OVER:
        if actor == CHANCE:
            state.apply(state.sample(chance))
            continue
        lead.update(state)
        tracker.deciding(state)
        state.play(bots[actor].decide(state.determinise(actor, guesses), actor, 1.0), actor)
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

"""How a route of El Dorado plays: bots race over it, and everything worth knowing is counted."""

from collections.abc import Callable
from dataclasses import asdict, dataclass, field, replace
from typing import Any, Final, cast

import incognita
from incognita.bots import Bot, make_bot
from incognita.core import CHANCE, OVER, Game, Rng
from incognita.games.eldorado.interface.atlas.charts import data_of, route_of
from incognita.games.eldorado.interface.atlas.layout import layout_of
from incognita.games.eldorado.interface.atlas.survey import TERRAINS, Survey
from incognita.games.eldorado.rules.cards import CLOSED
from incognita.games.eldorado.rules.state import EldoradoState
from incognita.games.eldorado.rules.tables import HOME, Route
from incognita.lab.tally import first_places

APART: Final = 1 << 20
BOTS: Final = 1 << 41
# A cell belongs to the ways taken if so many hundredths of all pieces came through.
BEATEN: Final = 4

# Told how many races are over; says whether to go on.
Tell = Callable[[int], bool]


class StoppedError(Exception):
    """Somebody has seen enough."""


@dataclass(frozen=True)
class Trial:
    """Which route, and who races over it how often.

    Boards of Heroes & Hexes are raced over by its rules, unless the options say otherwise.
    """

    route: str
    races: int = 100
    players: int = 4
    level: str = "greedy"
    seed: int = 1
    simulations: int = 0
    options: dict[str, Any] = field(default_factory=dict)


@dataclass
class Race:
    """What one race came to."""

    rounds: int
    lead_changes: int
    wins: list[float]
    entered: list[int]


@dataclass(frozen=True)
class Measured:
    """A route in figures. Shares are fractions; `heat` counts by cell how often it was entered.

    `spread` tells how many races took the fewest rounds, how many one more, and so on.
    """

    races: int
    players: int
    rounds: float
    fewest_rounds: int
    most_rounds: int
    lead_changes: float
    wins: list[float]
    unfairness: float
    terrains: dict[str, float]
    variety: float
    shortest: list[int]
    easiest: list[int]
    shared_way: float
    spread: list[int]
    heat: dict[str, int]

    def data(self) -> dict[str, Any]:
        return asdict(self)


def measure(trial: Trial, tell: Tell | None = None) -> Measured:
    """All races, one after the other; the same seed gives the same figures."""
    game = incognita.game("eldorado")
    trial = with_modules(trial)
    races: list[Race] = []
    for number in range(trial.races):
        races.append(run_race(game, trial, number))
        if tell is not None and not tell(number + 1):
            raise StoppedError
    return added_up(opening(game, trial).route, trial, races)


def with_modules(trial: Trial) -> Trial:
    modules = layout_of(data_of(trial.route)).modules()
    return replace(trial, options={**modules, **trial.options})


def opening(game: Game, trial: Trial) -> EldoradoState:
    chosen = {**trial.options, "route": trial.route, "players": trial.players}
    return cast("EldoradoState", game.start(**chosen))


def run_race(game: Game, trial: Trial, number: int) -> Race:
    state = opening(game, trial)
    seed = trial.seed * APART + number
    chance, guesses = Rng(seed), Rng(seed + APART)
    bots = [
        make_bot(trial.level, game, seed + BOTS * (seat + 1), trial.simulations)
        for seat in range(trial.players)
    ]
    lead = Lead()
    entered = [0] * state.route.cells
    while (actor := state.actor()) != OVER:
        if actor == CHANCE:
            state.apply(state.sample(chance))
            continue
        lead.look(state)
        decide(state, bots[actor], actor, guesses, entered)
    return Race(state.round, lead.changes, first_places(state.returns()), entered)


def decide(state: EldoradoState, bot: Bot, seat: int, guesses: Rng, entered: list[int]) -> None:
    """One decision; a piece that went somewhere is counted there."""
    before = state.piece_cells[:]
    action = bot.decide(state.determinise(seat, guesses), seat, 1.0)
    state.play(action, seat)
    for old, new in zip(before, state.piece_cells, strict=True):
        if new not in (old, HOME):
            entered[new] += 1


class Lead:
    """Who is ahead at the end of each round, and how often that changes."""

    def __init__(self) -> None:
        self.round = 1
        self.leader = -1
        self.changes = 0

    def look(self, state: EldoradoState) -> None:
        if state.round == self.round:
            return
        self.round = state.round
        scores = state.scores()
        ahead = [seat for seat, score in enumerate(scores) if score == max(scores)]
        if len(ahead) > 1 or self.leader in ahead:
            return
        if self.leader >= 0:
            self.changes += 1
        self.leader = ahead[0]


def added_up(route: Route, trial: Trial, races: list[Race]) -> Measured:
    """The shortest and the easiest way are those that meet no demon."""
    ways = Survey(route_of(trial.route))
    open_cells = [cell for cell in range(route.cells) if route.need_of[cell] != CLOSED]
    count = len(races)
    heat = [sum(race.entered[cell] for race in races) for cell in range(route.cells)]
    rounds = [race.rounds for race in races]
    wins = [sum(race.wins[seat] for race in races) / count for seat in range(trial.players)]
    pieces = count * trial.players * (2 if trial.players == 2 else 1)
    beaten = [cell for cell in open_cells if heat[cell] * 100 >= BEATEN * pieces]
    return Measured(
        races=count,
        players=trial.players,
        rounds=round(sum(rounds) / count, 2),
        fewest_rounds=min(rounds),
        most_rounds=max(rounds),
        lead_changes=round(sum(race.lead_changes for race in races) / count, 2),
        wins=[round(share, 3) for share in wins],
        unfairness=round(max(wins) - min(wins), 3),
        terrains=terrain_use(route, heat),
        variety=round(len(beaten) / len(open_cells), 3),
        shortest=[ways.shortest.steps, ways.shortest.symbols],
        easiest=[ways.easiest.steps, ways.easiest.symbols],
        shared_way=round(ways.overlap() / 100, 2),
        spread=[rounds.count(length) for length in range(min(rounds), max(rounds) + 1)],
        heat={route.names[cell]: count for cell, count in enumerate(heat) if count},
    )


def terrain_use(route: Route, heat: list[int]) -> dict[str, float]:
    """How much of all walking was done on each terrain; the finish is not counted."""
    walked = dict.fromkeys(TERRAINS, 0)
    for cell in range(route.first_finish):
        if heat[cell]:
            terrain = route.terrain_of[cell]
            walked[terrain] = walked.get(terrain, 0) + heat[cell]
    total = max(1, sum(walked.values()))
    return {terrain: round(count / total, 3) for terrain, count in walked.items()}

"""Positions of many games, as features beside what became of them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final

import incognita
from incognita.core import CHANCE, OVER, Game, Rng, State
from incognita.lab.pool import InProcess, Pool, in_order
from incognita.search import ValueModel, value_model_of

# One game of so many is held back to check what was learnt.
HELD_BACK: Final = 5


@dataclass(frozen=True)
class SamplingPlan:
    """How games are played: mostly by quick choices, now and then by lot, at one table or more."""

    games: int
    seed: int = 1
    stray: float = 0.08
    per_game: int = 10
    tables: Sequence[dict[str, Any]] = ({},)

    def options(self, number: int) -> dict[str, Any]:
        """The tables in turn, in such a way that games held back see them all as well."""
        return self.tables[sum(divmod(number, HELD_BACK)) % len(self.tables)]


@dataclass(frozen=True)
class Sample:
    """A position: what its features were, and what became of it, seat by seat."""

    game: int
    rows: list[float]
    returns: list[float]
    scores: list[float]

    def row(self, seat: int) -> list[float]:
        """The features of a seat, and last how much is open for it."""
        width = len(self.rows) // len(self.returns)
        return self.rows[width * seat : width * (seat + 1)]


@dataclass(frozen=True)
class Pair:
    """Two seats of a position: by how much they differ, how open that is, who finished first."""

    lead: list[float]
    open: float
    won: float
    points: float


def samples(game: Game, plan: SamplingPlan, pool: Pool | None = None) -> Iterable[list[Sample]]:
    """Positions of each game, taken at random among its decisions."""
    tasks = [(game.id, plan, number) for number in range(plan.games)]
    return in_order(pool or InProcess(), played_task, tasks)


def played_task(task: tuple[str, SamplingPlan, int]) -> list[Sample]:
    """What a worker does: it has the same weights of its own."""
    game_id, plan, number = task
    game = incognita.game(game_id)
    model = value_model_of(game.evaluator())
    if model is None:
        raise ValueError(f"{game_id} has no weights")
    return played(game, model, plan, number)


def played(game: Game, model: ValueModel, plan: SamplingPlan, number: int) -> list[Sample]:
    rng = Rng(plan.seed * (1 << 20) + number)
    state = game.start(**plan.options(number))
    evaluator = game.evaluator()
    kept: list[State] = []
    seen = 0
    while (actor := state.actor()) != OVER:
        if actor == CHANCE:
            state.apply(state.sample(rng))
            continue
        seen += 1
        sample_state(kept, state, seen, plan.per_game, rng)
        if rng.unit() < plan.stray:
            legal = state.legal(actor)
            action = legal[rng.below(len(legal))]
        else:
            action = evaluator.choose(state, rng)
        state.apply(action, actor)
    scores = [float(score) for score in state.scores()]
    return [Sample(number, model.rows(one), state.returns(), scores) for one in kept]


def sample_state(kept: list[State], state: State, seen: int, most: int, rng: Rng) -> None:
    """Every decision of a game has the same chance to be kept, however many there will be."""
    if len(kept) < most:
        kept.append(state.copy())
    else:
        place = rng.below(seen)
        if place < most:
            kept[place] = state.copy()


def pairs(samples: Iterable[Sample]) -> list[Pair]:
    """Each seat against each that follows it."""
    return [
        paired(one, seat, other)
        for one in samples
        for seat, other in combinations(range(len(one.returns)), 2)
    ]


def paired(one: Sample, seat: int, other: int) -> Pair:
    mine, theirs = one.row(seat), one.row(other)
    difference = one.returns[seat] - one.returns[other]
    return Pair(
        [a - b for a, b in zip(mine[:-1], theirs[:-1], strict=True)],
        (mine[-1] + theirs[-1]) / 2,
        0.5 + 0.5 * ((difference > 0) - (difference < 0)),
        one.scores[seat] - one.scores[other],
    )

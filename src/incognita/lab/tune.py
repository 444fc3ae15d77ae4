"""Weights of a game's value, fitted to what became of positions of quick games."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import exp, log, sqrt
from typing import Any, Final

from incognita.core import CHANCE, OVER, Game, Rng, State
from incognita.lab.ratings import solve
from incognita.search import ValueModel
from incognita.search.value_model import win_probability

# One game of so many is held back to check what was learnt.
HELD_BACK: Final = 5
# What old weights count beside the positions: what these cannot tell stays as it was.
HOLD: Final = 0.01
ROUNDS: Final = 12
SWEEPS: Final = 4
NEAR: Final = 1e-6
# Golden section: how the interval of a search shrinks, how often, and how far it reaches.
GOLDEN: Final = (sqrt(5) - 1) / 2
CUTS: Final = 24
REACH: Final = log(8)
LEAST_SPREAD: Final = 0.01
BINS: Final = 10
CLIP: Final = 1e-9

Weights = list[float]


@dataclass(frozen=True)
class Plan:
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
    """A position: what its balance told, and what came of it, seat by seat."""

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
    """Two seats of a position: by how much they differ, how open that is, who came out before."""

    lead: list[float]
    open: float
    won: float
    points: float


@dataclass(frozen=True)
class Bin:
    """Pairs whose first seat was given about this chance, and how often it came out before."""

    count: int
    told: float
    came: float


@dataclass(frozen=True)
class Fit:
    """Weights before and after, and how well each foretells games that were held back."""

    names: list[str]
    before: Weights
    after: Weights
    positions: int
    held_back: int
    loss_before: float
    loss_after: float
    error_before: float
    error_after: float
    bins_before: list[Bin]
    bins_after: list[Bin]


def samples(game: Game, balance: ValueModel, plan: Plan) -> Iterable[Sample]:
    """Positions of all games, taken at random among the decisions of each."""
    for number in range(plan.games):
        yield from played(game, balance, plan, number)


def played(game: Game, balance: ValueModel, plan: Plan, number: int) -> list[Sample]:
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
        keep_some(kept, state, seen, plan.per_game, rng)
        if rng.unit() < plan.stray:
            legal = state.legal(actor)
            action = legal[rng.below(len(legal))]
        else:
            action = evaluator.choose(state, rng)
        state.apply(action, actor)
    scores = [float(score) for score in state.scores()]
    return [Sample(number, balance.rows(one), state.returns(), scores) for one in kept]


def keep_some(kept: list[State], state: State, seen: int, most: int, rng: Rng) -> None:
    """Every decision of a game has the same chance to be kept, however many there will be."""
    if len(kept) < most:
        kept.append(state.copy())
    else:
        place = rng.below(seen)
        if place < most:
            kept[place] = state.copy()


def pairs(found: Iterable[Sample]) -> list[Pair]:
    """Each seat against each that follows it."""
    return [
        paired(one, seat, other)
        for one in found
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


def fit(
    balance: ValueModel, found: Sequence[Sample], hold: float = HOLD, only: Sequence[str] = ()
) -> Fit:
    """Learn from four games of five, and look how well that does in the fifth.

    With `only`, weights of other names stay as they are.
    """
    learnt = [one for one in found if one.game % HELD_BACK]
    held_back = [one for one in found if one.game % HELD_BACK == 0]
    before = list(balance.weights)
    after = fitted(balance, learnt, hold, only or to_fit(balance))
    test = pairs(held_back)
    return Fit(
        balance.names,
        before,
        after,
        len(found),
        len(held_back),
        loss(test, before),
        loss(test, after),
        error(balance, test, before),
        error(balance, test, after),
        bins(test, before),
        bins(test, after),
    )


def to_fit(balance: ValueModel) -> list[str]:
    """Every name but those that set the scale."""
    return [name for name in balance.names if name not in balance.fixed]


def fitted(
    balance: ValueModel, found: Sequence[Sample], hold: float, chosen: Sequence[str]
) -> Weights:
    """Merits first, then how far results stray from them; that again, as each asks for the other.

    Whatever is good is not taken for bad, however the positions fell: a weight may come to
    nothing, but keeps its sign.
    """
    weights = list(balance.weights)
    made = pairs(found)
    places = [balance.names.index(name) for name in chosen]
    free = [at for at in places if at < balance.count]
    strays = [at for at in places if at >= balance.count]
    for _ in range(SWEEPS):
        weights = merits_of(balance, found, made, weights, free, hold)
        for at in strays:
            weights = best_along(made, weights, at)
    return weights


def merits_of(
    balance: ValueModel,
    found: Sequence[Sample],
    made: Sequence[Pair],
    weights: Weights,
    free: Sequence[int],
    hold: float,
) -> Weights:
    """From the old weights of the game; those that would change their sign are left out."""
    start = [*balance.weights[: balance.count], *weights[balance.count :]]
    open_ = list(free)
    while True:
        after = (
            by_points(balance, found, start, open_, hold)
            if balance.points
            else by_places(made, start, open_, hold)
        )
        turned = [at for at in open_ if after[at] * balance.weights[at] < 0]
        if not turned:
            return after
        for at in turned:
            start[at] = 0.0
            open_.remove(at)


# Merits that count points: least squares.


def by_points(
    balance: ValueModel,
    found: Sequence[Sample],
    weights: Weights,
    free: Sequence[int],
    hold: float,
) -> Weights:
    """Points that were reached, or by how many seats differed, from the features."""
    rows = [
        (row, target, 1.0 / spread2(weights, open_))
        for row, target, open_ in (alone if balance.absolute else apart)(found)
    ]
    return least_squares(rows, weights, free, hold)


def alone(found: Sequence[Sample]) -> Iterable[tuple[list[float], float, float]]:
    for one in found:
        for seat, score in enumerate(one.scores):
            *row, open_ = one.row(seat)
            yield row, score, open_


def apart(found: Sequence[Sample]) -> Iterable[tuple[list[float], float, float]]:
    for pair in pairs(found):
        yield pair.lead, pair.points, pair.open


def least_squares(
    rows: Sequence[tuple[Sequence[float], float, float]],
    weights: Weights,
    free: Sequence[int],
    hold: float,
) -> Weights:
    """Each row with its target and its say; the old weights have theirs."""
    size = len(free)
    matrix = [[0.0] * size for _ in range(size)]
    right = [0.0] * size
    for row, target, say in rows:
        rest = target - sum(weights[at] * value for at, value in enumerate(row))
        chosen = [row[at] for at in free]
        add_row(matrix, right, chosen, rest, say)
    return moved(matrix, right, weights, free, hold)


def add_row(
    matrix: list[list[float]], right: list[float], row: Sequence[float], rest: float, say: float
) -> None:
    for at, value in enumerate(row):
        if value:
            scaled = say * value
            right[at] += scaled * rest
            line = matrix[at]
            for other, factor in enumerate(row):
                line[other] += scaled * factor


def moved(
    matrix: list[list[float]],
    right: Sequence[float],
    weights: Weights,
    free: Sequence[int],
    hold: float,
) -> Weights:
    """One step to the best weights, held back by the old ones."""
    for at in range(len(free)):
        matrix[at][at] += hold * matrix[at][at] or 1.0
    found = list(weights)
    for at, step in zip(free, solve(matrix, right), strict=True):
        found[at] += step
    return found


# Merits without points: logistic regression.


def by_places(made: Sequence[Pair], weights: Weights, free: Sequence[int], hold: float) -> Weights:
    """Newton's steps towards the likeliest weights; `hold` only makes them shorter."""
    for _ in range(ROUNDS):
        size = len(free)
        matrix = [[0.0] * size for _ in range(size)]
        right = [0.0] * size
        for pair in made:
            told = chance(pair, weights)
            say = max(told * (1 - told), CLIP)
            scale = 1 / sqrt(spread2(weights, pair.open))
            row = [pair.lead[at] * scale for at in free]
            add_row(matrix, right, row, (pair.won - told) / say, say)
        after = moved(matrix, right, weights, free, hold)
        step = max(abs(a - b) for a, b in zip(after, weights, strict=True))
        weights = after
        if step < NEAR:
            break
    return weights


# How far results stray: one weight at a time.


def best_along(made: Sequence[Pair], weights: Weights, at: int) -> Weights:
    """The weight with the least loss between an eighth and eight times the old one."""

    def with_(power: float) -> Weights:
        found = list(weights)
        found[at] = max(weights[at] * exp(power), LEAST_SPREAD)
        return found

    power = golden(lambda power: loss(made, with_(power)), -REACH, REACH)
    return with_(power)


def golden(function: Callable[[float], float], low: float, high: float) -> float:
    """Where a function with one valley is least."""
    one, other = high - GOLDEN * (high - low), low + GOLDEN * (high - low)
    at_one, at_other = function(one), function(other)
    for _ in range(CUTS):
        if at_one < at_other:
            high, other, at_other = other, one, at_one
            one = high - GOLDEN * (high - low)
            at_one = function(one)
        else:
            low, one, at_one = one, other, at_other
            other = low + GOLDEN * (high - low)
            at_other = function(other)
    return (low + high) / 2


# How well weights foretell.


def spread2(weights: Weights, open_: float) -> float:
    """The variance: the last two weights tell it."""
    return weights[-2] + weights[-1] * open_


def lead(pair: Pair, weights: Weights) -> float:
    return sum(weights[at] * value for at, value in enumerate(pair.lead))


def chance(pair: Pair, weights: Weights) -> float:
    return win_probability(lead(pair, weights) / sqrt(spread2(weights, pair.open)))


def loss(made: Sequence[Pair], weights: Weights) -> float:
    """Mean log loss: 0.693 is what a coin would have."""
    total = 0.0
    for pair in made:
        told = min(max(chance(pair, weights), CLIP), 1 - CLIP)
        total -= pair.won * log(told) + (1 - pair.won) * log(1 - told)
    return total / max(len(made), 1)


def error(balance: ValueModel, made: Sequence[Pair], weights: Weights) -> float:
    """Root of the mean square by which leads were missed; 0 where seat_scores are no points."""
    if not balance.points:
        return 0.0
    total = 0.0
    for pair in made:
        missed = pair.points - lead(pair, weights)
        total += missed * missed
    return sqrt(total / max(len(made), 1))


def bins(made: Sequence[Pair], weights: Weights) -> list[Bin]:
    """Chances in tenths, beside what came of them."""
    told: list[list[float]] = [[] for _ in range(BINS)]
    came: list[list[float]] = [[] for _ in range(BINS)]
    for pair in made:
        likely = chance(pair, weights)
        at = min(BINS - 1, int(likely * BINS))
        told[at].append(likely)
        came[at].append(pair.won)
    return [
        Bin(len(one), sum(one) / max(len(one), 1), sum(other) / max(len(other), 1))
        for one, other in zip(told, came, strict=True)
    ]

"""The chances of all seats in a position, from playouts that end in the game's value."""

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from time import perf_counter
from typing import Final

from incognita.core import CHANCE, OVER, Game, Rng, State
from incognita.lab.judge.calibration import Calibration, Vector, calibration_of
from incognita.lab.tally import first_places
from incognita.search import play_on

# Decisions of a playout for each seat, at least; it goes on until all have had as many turns.
PLAYOUT_DECISIONS: Final = 4
FIRST_SEAT: Final = 0
# Playouts have seeds of their own, far apart for neighbouring positions.
SEED_STRIDE: Final = 1 << 24
CHECK_EVERY: Final = 16

Leaf = tuple[Vector, Vector]


@dataclass(frozen=True)
class Chances:
    """Expected returns and chances to win of every seat, and how sure the returns are."""

    returns: Vector
    wins: Vector
    # Standard errors of the returns.
    errors: Vector
    playouts: int


class Judge:
    """Judges positions of one game at a table for so many; the same seed, the same judgement."""

    def __init__(self, game: Game, players: int, calibration: Calibration | None = None) -> None:
        self.game = game
        self.evaluator = game.evaluator()
        self.calibration = calibration or calibration_of(game, players)
        self.decisions = PLAYOUT_DECISIONS * players

    def chances(
        self,
        state: State,
        seat: int | None = None,
        *,
        playouts: int,
        seed: int,
        seconds: float = 0.0,
    ) -> Chances:
        """By what the seat knows; without a seat by the position as it is, hidden facts included.

        `seconds` may end it before all playouts are done.
        """
        if state.actor() == OVER:
            return certain(state)
        worlds = Worlds(state, seat, playouts, seed)
        leaves: list[Leaf] = []
        last = perf_counter() + seconds
        for number in range(playouts):
            if seconds and number and number % CHECK_EVERY == 0 and perf_counter() > last:
                break
            leaves.append(self.leaf(worlds.world(number), worlds.rng(number)))
        return mean_chances(leaves)

    def leaf(self, state: State, rng: Rng) -> Leaf:
        """Play on by the policy in place, and tell what that came to or promises."""
        play_on(state, self.evaluator, rng, self.decisions)
        self.finish_round(state, rng)
        if state.actor() == OVER:
            returns = state.returns()
            return returns, first_places(returns)
        return self.calibration.chances(self.evaluator.value(state))

    def finish_round(self, state: State, rng: Rng) -> None:
        """To the first seat's turn, or the end of a turn that all have together.

        Values are compared where all have had as many turns.
        """
        together = False
        while (actor := state.actor()) != OVER:
            if state.simultaneous():
                together = True
            elif together or actor == FIRST_SEAT:
                return
            if actor == CHANCE:
                state.apply(state.sample(rng))
            else:
                state.apply(self.evaluator.choose(state, rng), actor)


class Worlds:
    """Positions to play on from, by number.

    Where chance acts first its outcomes come up as often as their weights say, as nearly as the
    number of playouts allows: a systematic sample, which is unbiased.
    """

    def __init__(self, state: State, seat: int | None, count: int, seed: int) -> None:
        self.state = state
        self.seat = seat
        self.count = count
        self.seed = seed * SEED_STRIDE
        self.first_outcome = self._first_outcomes() if seat is None else None

    def rng(self, number: int) -> Rng:
        return Rng(self.seed + 2 * number)

    def world(self, number: int) -> State:
        if self.seat is not None:
            return self.state.determinise(self.seat, Rng(self.seed + 2 * number + 1))
        world = self.state.copy()
        if self.first_outcome is not None:
            world.apply(self.first_outcome(number))
        return world

    def _first_outcomes(self) -> Callable[[int], int] | None:
        if self.state.actor() != CHANCE:
            return None
        outcomes = self.state.outcomes()
        total = sum(weight for _outcome, weight in outcomes)
        offset = Rng(self.seed - 1).unit()

        def outcome(number: int) -> int:
            mark = (number + offset) / self.count * total
            for one, weight in outcomes:
                mark -= weight
                if mark < 0.0:
                    return one
            return outcomes[-1][0]

        return outcome


def certain(state: State) -> Chances:
    """At the end nothing is open."""
    returns = state.returns()
    return Chances(returns, first_places(returns), [0.0] * len(returns), 0)


def mean_chances(leaves: list[Leaf]) -> Chances:
    returns = [leaf[0] for leaf in leaves]
    return Chances(
        means(returns), means([leaf[1] for leaf in leaves]), standard_errors(returns), len(leaves)
    )


def means(vectors: list[Vector]) -> Vector:
    return [sum(column) / len(vectors) for column in zip(*vectors, strict=True)]


def standard_errors(vectors: list[Vector]) -> Vector:
    return [standard_error(column) for column in zip(*vectors, strict=True)]


def standard_error(values: tuple[float, ...] | list[float]) -> float:
    """Of the mean."""
    count = len(values)
    if count < 2:
        return 0.0
    middle = sum(values) / count
    squares = sum((value - middle) ** 2 for value in values)
    return sqrt(squares / (count - 1) / count)

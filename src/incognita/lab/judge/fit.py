"""Fits a game's chances to what became of positions, and measures them on others.

`python -m incognita.lab.judge.fit survive` writes the game's `data/chances.toml`; docs/study.md.
"""

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import exp, log
from typing import Final

import incognita
from incognita.core import OVER, Game, Rng, State
from incognita.lab.judge.calibration import FILE, Calibration, Vector, returns_of, strength, wins_of
from incognita.lab.judge.chances import Judge
from incognita.lab.regression import golden_section
from incognita.lab.tally import first_places
from incognita.search import play_on

PER_GAME: Final = 6
# Between two positions of a game so many decisions at most.
APART: Final = 60
BINS: Final = 10
RANGE: Final = log(16)
LEAST: Final = 1e-6


@dataclass(frozen=True)
class PlayedPosition:
    """A position of a game between quick players, and what became of it."""

    state: State
    values: Vector
    scores: Vector
    returns: Vector

    def wins(self) -> Vector:
        return first_places(self.returns)


@dataclass(frozen=True)
class Measured:
    """How good chances were on positions that they were not fitted to."""

    positions: int
    brier: float
    baseline: float
    even: float
    bins: list[tuple[int, float, float]]


Forecast = tuple[Vector, Vector]


def positions(game: Game, players: int, games: int, seed: int) -> Iterator[PlayedPosition]:
    for number in range(games):
        yield from played(game, players, Rng(seed * (1 << 20) + number))


def played(game: Game, players: int, rng: Rng) -> Iterator[PlayedPosition]:
    """One game, stopped here and there where all have had as many turns."""
    judge = Judge(game, players)
    state = game.start(players=players)
    stops: list[State] = []
    while True:
        play_on(state, judge.evaluator, rng, rng.below(APART))
        judge.finish_round(state, rng)
        if state.actor() == OVER:
            break
        stops.append(state.copy())
    while len(stops) > PER_GAME:
        del stops[rng.below(len(stops))]
    returns = state.returns()
    for one in stops:
        scores = [float(score) for score in one.scores()]
        yield PlayedPosition(one, judge.evaluator.value(one), scores, returns)


def fitted(sample: Sequence[PlayedPosition]) -> Calibration:
    """The two temperatures with the least loss."""

    def squares(temperature: float) -> float:
        return sum(
            sum((a - b) ** 2 for a, b in zip(returns_of(one, temperature), two, strict=True))
            for one, two in rows
        )

    def log_loss(temperature: float) -> float:
        return -sum(
            won * log(max(chance, LEAST))
            for one, two in rows
            for chance, won in zip(wins_of(one, temperature), first_places(two), strict=True)
        )

    rows = [([strength(value) for value in one.values], one.returns) for one in sample]
    return Calibration(least(squares), least(log_loss))


def least(loss: Callable[[float], float]) -> float:
    return exp(golden_section(lambda power: loss(exp(power)), -RANGE, RANGE))


def baseline_of(sample: Sequence[PlayedPosition]) -> Callable[[PlayedPosition], Vector]:
    """Chances from the scores alone, on the scale that fits best."""

    def log_loss(scale: float) -> float:
        return -sum(
            won * log(max(chance, LEAST))
            for one in sample
            for chance, won in zip(wins_of(one.scores, scale), one.wins(), strict=True)
        )

    scale = exp(golden_section(lambda power: log_loss(exp(power)), log(1e-3), log(4.0)))
    return lambda one: wins_of(one.scores, scale)


def measured(
    sample: Sequence[PlayedPosition],
    chances: Callable[[PlayedPosition], Vector],
    baseline: Callable[[PlayedPosition], Vector],
) -> Measured:
    forecasts = [(chances(one), one.wins()) for one in sample]
    plain = [(baseline(one), one.wins()) for one in sample]
    even = [([1 / len(wins)] * len(wins), wins) for _, wins in forecasts]
    return Measured(len(sample), brier(forecasts), brier(plain), brier(even), bins(forecasts))


def brier(forecasts: Sequence[Forecast]) -> float:
    """Mean squared difference between a seat's chance and 1 or 0."""
    squares = [
        (chance - won) ** 2
        for chances, wins in forecasts
        for chance, won in zip(chances, wins, strict=True)
    ]
    return sum(squares) / max(1, len(squares))


def bins(forecasts: Sequence[Forecast]) -> list[tuple[int, float, float]]:
    """In tenths: how many, what was said, and how many won."""
    by_tenth: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for chances, wins in forecasts:
        for chance, won in zip(chances, wins, strict=True):
            by_tenth[min(BINS - 1, int(chance * BINS))].append((chance, won))
    return [
        (len(one), sum(c for c, _ in one) / len(one), sum(w for _, w in one) / len(one))
        for one in by_tenth
        if one
    ]


def fit(
    game: Game, players: int, games: int, playouts: int, seed: int = 1
) -> tuple[Calibration, Measured]:
    """Fitted to one half of the games; measured by playouts on the other half."""
    learnt = list(positions(game, players, games, seed))
    held_back = list(positions(game, players, games // 2, seed + 1))
    calibration = fitted(learnt)
    judge = Judge(game, players, calibration)
    numbers = iter(range(1, 1 + len(held_back)))

    def chances(one: PlayedPosition) -> Vector:
        return judge.chances(one.state, playouts=playouts, seed=next(numbers)).wins

    return calibration, measured(held_back, chances, baseline_of(learnt))


def table(players: int, calibration: Calibration, measures: Measured) -> str:
    """Of the data file: what is used, and how good it was found to be."""
    rows = "".join(
        f"  [{count}, {said:.3f}, {won_share:.3f}],\n" for count, said, won_share in measures.bins
    )
    return (
        f"[players-{players}]\n"
        f"returns = {calibration.returns:.3f}\nwins = {calibration.wins:.3f}\n"
        f"positions = {measures.positions}\nbrier = {measures.brier:.4f}\n"
        f"score_alone = {measures.baseline:.4f}\neven = {measures.even:.4f}\n"
        f"# Seats whose chance fell into a tenth: how many, the chance, the share that won.\n"
        f"reliability = [\n{rows}]\n"
    )


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=240)
    parser.add_argument("--playouts", type=int, default=48)
    chosen = parser.parse_args(arguments)
    game = incognita.game(chosen.game)
    option = game.options().find("players")
    parts = ["# Chances, as fitted by `python -m incognita.lab.judge.fit`; docs/study.md.\n"]
    for players in range(max(2, option.least), option.most + 1):
        parts.append(table(players, *fit(game, players, chosen.games, chosen.playouts)))
    game.data_file(FILE).write_text("\n".join(parts), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])

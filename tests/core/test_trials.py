"""Trials: which actions are tried out, and which of them stay."""

from incognita.core import Rng, State, Worth
from incognita.core.trials import Trial, better_half, trials_of
from tests.bots.toys import Sticks


class Weighed(Worth):
    """More sticks look better."""

    def value(self, state: State) -> list[float]:
        return [0.5, 0.5]

    def choose(self, state: State, rng: Rng) -> int:
        return state.legal()[0]

    def weigh(self, state: State, legal: list[int]) -> list[float]:
        return [float(action * action) for action in legal]


def test_the_most_promising_are_tried_best_first() -> None:
    found = trials_of(Sticks(9), 0, worth=Weighed(), most=3, least_promise=0.1)
    assert [(trial.action, trial.promise) for trial in found] == [(2, 1.0), (1, 0.25)]
    assert len(trials_of(Sticks(9), 0, worth=Weighed(), most=1, least_promise=0.0)) == 1


def test_the_better_half_stays() -> None:
    trials = [Trial(action, 0.0) for action in range(5)]
    for trial, brought in zip(trials, [1.0, 4.0, 2.0, 5.0, 3.0], strict=True):
        trial.sum = brought
    assert [trial.action for trial in better_half(trials)] == [3, 1, 4]

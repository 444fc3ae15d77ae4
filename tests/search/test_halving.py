"""Halving: which actions are tried out, and which of them stay."""

from typing import cast

from incognita.core import OVER, Evaluator, Rng, State
from incognita.search.budget import Budget
from incognita.search.halving import (
    MIN_PRIOR,
    Candidate,
    PolicyPlayouts,
    common_next_actions,
    is_clearly_worse,
    likely_candidates,
)
from tests.bots.toys import Sticks


class Weighed(Evaluator):
    """More sticks look better."""

    def value(self, state: State) -> list[float]:
        return state.returns() if state.actor() == OVER else [0.5, 0.5]

    def choose(self, state: State, rng: Rng) -> int:
        return state.legal()[0]

    def priors(self, state: State, legal: list[int]) -> list[float]:
        return [float(action * action) for action in legal]


class Sticking(PolicyPlayouts):
    """A turn takes at least one stick, so what is gone tells how many there were at most."""

    def turn_number(self, state: State) -> int:
        return 9 - cast("Sticks", state).left


def planner(left: int, playouts: int) -> Sticking:
    return Sticking(
        Sticks(left), 0, evaluator=Weighed(), budget=Budget(0.0, playouts), rng=Rng(1), turns=9
    )


def test_the_most_promising_are_tried_best_first() -> None:
    legal = Sticks(9).legal()
    candidates = likely_candidates(Weighed(), Sticks(9), legal, 0.1, 3)
    assert [(candidate.action, candidate.prior) for candidate in candidates] == [
        (2, 1.0),
        (1, 0.25),
    ]
    assert len(likely_candidates(Weighed(), Sticks(9), legal, 0.0, 1)) == 1


def test_the_better_ones_stay() -> None:
    candidates = [Candidate(action, 0.0) for action in range(5)]
    for candidate, brought in zip(candidates, [1.0, 4.0, 2.0, 5.0, 3.0], strict=True):
        candidate.sum = brought
    assert [candidate.action for candidate in planner(9, 0).best_of(candidates, 3)] == [3, 1, 4]


def test_futures_correct_the_first_look() -> None:
    """Of two sticks both are taken: after one, quick choices give the last to the other seat."""
    candidates = [Candidate(0, 1.0), Candidate(1, 0.5)]
    assert planner(2, 12).survivors(candidates)[0].action == 1
    assert [candidate.sum for candidate in candidates] == [0.0, 6.0]
    assert planner(2, 1).survivors([Candidate(0, 1.0), Candidate(1, 0.5)])[0].action == 0


def test_a_plan_tries_out_what_looks_promising() -> None:
    assert {advice.action for advice in planner(9, 12).plan(3)} == {1, 2}
    assert [advice.action for advice in planner(9, 12).plan(1)] == [2]


class Shrewd(Weighed):
    """Sees at once that whoever leaves two sticks loses."""

    def value(self, state: State) -> list[float]:
        return [0.1, 0.9] if cast("Sticks", state).left == 2 else super().value(state)


def test_a_plan_also_tries_what_looks_poor_and_leads_to_a_good_position() -> None:
    """Of five sticks one leaves four and three leave two, which is bad."""
    shrewd = planner(5, 0)
    shrewd.evaluator = Shrewd()
    least = MIN_PRIOR
    assert [
        (candidate.action, candidate.prior) for candidate in shrewd.unlikely_candidates([0, 2], 1)
    ] == [(0, least)]
    assert {candidate.action for candidate in shrewd.unlikely_candidates([0, 2], 2)} == {0, 2}
    assert {advice.action for advice in planner(9, 12).plan(1, 2)} == {0, 1, 2}


def candidate(action: int, *results: float) -> Candidate:
    made = Candidate(action, 0.0)
    for result in results:
        made.add_result(result)
    return made


def test_whoever_clearly_trails_or_never_differs_is_let_go() -> None:
    best = candidate(0, *[0.5, 0.7] * 20)
    close = candidate(1, *[0.8, 0.3] * 20)
    behind = candidate(2, *[0.4, 0.5] * 20)
    same = candidate(3, *[0.5, 0.7] * 20)
    longer = candidate(0, *[0.1, 0.1] * 20)
    stays = planner(9, 0).contenders([best, close, behind, same, longer])
    assert stays == [best, close, longer]


def test_whoever_cannot_be_better_by_as_much_as_matters_is_let_go() -> None:
    best = candidate(0, *[0.5, 0.7] * 20)
    hardly = candidate(1, *[0.504, 0.704] * 20)
    better = candidate(2, *[0.52, 0.72] * 20)
    assert planner(9, 0).contenders([best, hardly]) == [hardly]
    assert planner(9, 0).contenders([best, better]) == [better]
    assert not is_clearly_worse(better, best, 0.01)
    assert is_clearly_worse(hardly, best, 0.01)


def test_nothing_more_is_tried_when_the_best_is_sure() -> None:
    """Of two sticks both are taken, in whatever playout."""
    sure = planner(2, 1000)
    assert sure.survivors([Candidate(0, 1.0), Candidate(1, 0.5)])[0].action == 1
    assert sure.budget.done < 100


class Run(Candidate):
    """Several decisions in a row."""

    def __init__(self, *actions: int) -> None:
        super().__init__(actions[0], 0.0)
        self.actions = actions

    def next_actions(self) -> tuple[int, ...]:
        return self.actions[1:]


def test_a_plan_goes_as_far_as_all_that_are_left_agree() -> None:
    assert common_next_actions([Run(0, 1, 2)]) == (1, 2)
    assert common_next_actions([Run(0, 1, 2, 3), Run(0, 1, 2), Run(0, 1, 3)]) == (1,)
    assert common_next_actions([Run(0, 1), Run(0, 2)]) == ()
    assert common_next_actions([Candidate(0, 1.0)]) == ()


def test_nobody_chooses_among_runs_that_begin_alike() -> None:
    one, other = Run(0, 1, 2), Run(0, 1, 1)
    sure = planner(9, 100)
    assert sure.survivors([one, other]) == [one, other]
    assert sure.advice([one, other])[0].next_actions == (1,)
    assert sure.budget.done == 0

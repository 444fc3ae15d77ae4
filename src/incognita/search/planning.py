"""What an evaluator may offer beyond the contract: a planner, and a value that can be fitted."""

from incognita.core.evaluator import Evaluator
from incognita.core.rng import Rng
from incognita.core.state import State
from incognita.mypyc_compat import mypyc_attr
from incognita.search.advice import Advice
from incognita.search.budget import Budget
from incognita.search.value_model import ValueModel


@mypyc_attr(allow_interpreted_subclasses=True)
class PlanningEvaluator(Evaluator):
    """An evaluator with a planner of the game's own, or with weights that can be fitted."""

    def plan(self, state: State, seat: int, budget: Budget, rng: Rng) -> list[Advice]:
        """What the planner advises, best first; empty where the tree should search instead.

        Nothing may depend on what the seat cannot know.
        """
        return []

    def value_model(self) -> ValueModel | None:
        """The weights behind value(), for whoever fits them; None where nothing can be fitted."""
        return None


def value_model_of(evaluator: Evaluator) -> ValueModel | None:
    """The value model of an evaluator that has one."""
    return evaluator.value_model() if isinstance(evaluator, PlanningEvaluator) else None


def plan_with(
    evaluator: Evaluator, state: State, seat: int, budget: Budget, rng: Rng
) -> list[Advice]:
    """The advice of the game's planner; empty where it has none."""
    if isinstance(evaluator, PlanningEvaluator):
        return evaluator.plan(state, seat, budget, rng)
    return []

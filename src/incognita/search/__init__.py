"""Search machinery that bots and games share: trees, halving, playouts, budgets."""

from incognita.search.advice import Advice
from incognita.search.budget import Budget
from incognita.search.planning import PlanningEvaluator, plan_with, value_model_of
from incognita.search.playout import TO_THE_END, play_on, play_random
from incognita.search.value_model import ValueModel

__all__ = [
    "TO_THE_END",
    "Advice",
    "Budget",
    "PlanningEvaluator",
    "ValueModel",
    "plan_with",
    "play_on",
    "play_random",
    "value_model_of",
]

"""What a position takes in memory, as undo, replay and search keep it: beside its neighbours."""

import tracemalloc

from incognita.core import CHANCE, OVER, Rng, State
from incognita.core.evaluator import Evaluator


def bytes_of_position(state: State, evaluator: Evaluator) -> float:
    """The mean of all positions in which somebody decides, in a game played on by the policy.

    What a copy shares with the position before it counts once.
    """
    steps = greedy_steps(state.copy(), evaluator)
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        positions = kept_positions(state, steps)
        return (tracemalloc.get_traced_memory()[0] - before) / len(positions)
    finally:
        tracemalloc.stop()


def greedy_steps(state: State, evaluator: Evaluator) -> list[int]:
    """Decisions and outcomes to the end."""
    rng = Rng(7)
    steps: list[int] = []
    while state.actor() != OVER:
        at_chance = state.actor() == CHANCE
        steps.append(state.sample(rng) if at_chance else evaluator.choose(state, rng))
        state.apply(steps[-1])
    return steps


def kept_positions(state: State, steps: list[int]) -> list[State]:
    """A copy before every decision."""
    positions: list[State] = []
    for step in steps:
        if state.actor() != CHANCE:
            positions.append(state.copy())
        state.apply(step)
    return positions

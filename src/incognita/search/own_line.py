"""The decisions that a seat goes on with, until something is revealed or another seat decides."""

from typing import Final

from incognita.core.evaluator import Evaluator
from incognita.core.rng import Rng
from incognita.core.state import State
from incognita.search.advice import Advice
from incognita.search.tree import Node

MAX_DECISIONS: Final = 40
# An action of the tree that was tried less often says less than the policy.
MIN_VISITS: Final = 8


def own_line(
    state: State, root: Node, advice: Advice, evaluator: Evaluator, rng: Rng
) -> tuple[int, ...]:
    """What follows the advised action: the rest of the plan, the tree's favourites, the policy.

    `state` is a guess of the seat that `root` belongs to.
    """
    after = state.copy()
    after.apply(advice.action, root.seat)
    planned = list(advice.next_actions)
    node = root.child(advice.action)
    line: list[int] = []
    while after.actor() == root.seat and len(line) < MAX_DECISIONS:
        legal = after.legal(root.seat)
        action = planned.pop(0) if planned else -1
        if action not in legal:
            planned = []
            action = favourite(node, legal)
        if action < 0:
            action = evaluator.choose(after, rng)
        line.append(action)
        after.apply(action, root.seat)
        node = node.child(action) if node is not None and node.seat == root.seat else None
    return tuple(line)


def favourite(node: Node | None, legal: list[int]) -> int:
    """The legal action that was tried most, -1 where none was tried often."""
    best = -1
    most = MIN_VISITS - 1
    if node is not None:
        for at, action in enumerate(node.actions):
            if node.visits[at] > most and action in legal:
                best = action
                most = node.visits[at]
    return best

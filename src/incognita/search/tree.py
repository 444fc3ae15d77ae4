"""The search tree: nodes are decisions; frequent outcomes of chance have nodes of their own."""

from math import sqrt
from typing import Final

from incognita.search.advice import Advice

# An outcome gets a node of its own once it has come up so often.
SPLIT_AFTER: Final = 8


class Node:
    """Statistics of the actions at one decision, for the seat that decides."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.actions: list[int] = []
        self.priors: list[float] = []
        self.visits: list[int] = []
        self.sums: list[float] = []
        self.children: list[Node | None] = []
        self.outcome_counts: dict[int, int] = {}
        self.outcome_nodes: dict[int, Node] = {}

    def add(self, action: int, prior: float) -> None:
        self.actions.append(action)
        self.priors.append(prior)
        self.visits.append(0)
        self.sums.append(0.0)
        self.children.append(None)

    def restricted_to(self, legal: list[int]) -> "Node":
        """A node with the statistics of these actions only."""
        node = Node(self.seat)
        for at, action in enumerate(self.actions):
            if action in legal:
                node.add(action, self.priors[at])
                node.visits[-1] = self.visits[at]
                node.sums[-1] = self.sums[at]
                node.children[-1] = self.children[at]
        return node

    def child(self, action: int) -> "Node | None":
        """The node after this action, if there is one."""
        return self.children[self.actions.index(action)] if action in self.actions else None

    def after_outcome(self, outcome: int) -> "Node":
        """The node of this outcome once it has come up often; until then it shares this one."""
        node = self.outcome_nodes.get(outcome)
        if node is not None:
            return node
        times = self.outcome_counts.get(outcome, 0) + 1
        self.outcome_counts[outcome] = times
        if times >= SPLIT_AFTER:
            self.outcome_nodes[outcome] = Node(self.seat)
        return self

    def misses(self, legal: list[int]) -> bool:
        """Some legal action was never seen here."""
        if legal == self.actions:
            return False
        known = self.actions
        return any(action not in known for action in legal)

    def add_actions(self, legal: list[int], priors: list[float]) -> None:
        for index, action in enumerate(legal):
            if action not in self.actions:
                self.add(action, priors[index])

    def open_indices(self, legal: list[int]) -> list[int]:
        """The indices of the legal actions."""
        if legal == self.actions:
            return list(range(len(legal)))
        return [self.actions.index(action) for action in legal]

    def select(self, open_indices: list[int], c_puct: float, fpu: float) -> int:
        """The index with the best upper bound (PUCT); `fpu` is the value of an untried action."""
        visits = self.visits
        priors = self.priors
        sums = self.sums
        tried = 0
        total = 0.0
        for index in open_indices:
            tried += visits[index]
            total += priors[index]
        scale = c_puct * sqrt(tried + 1.0) / total
        best = open_indices[0]
        best_score = -1.0
        for index in open_indices:
            count = visits[index]
            mean = sums[index] / count if count else fpu
            score = mean + scale * priors[index] / (1 + count)
            if score > best_score:
                best_score = score
                best = index
        return best

    def mean(self, fallback: float) -> float:
        """The mean result of the seat."""
        count = 0
        for visits in self.visits:
            count += visits
        total = 0.0
        for part in self.sums:
            total += part
        return total / count if count else fallback

    def lead(self) -> int:
        """By how many visits the most visited action leads."""
        most = 0
        second = 0
        for visits in self.visits:
            if visits > most:
                second = most
                most = visits
            elif visits > second:
                second = visits
        return most - second

    def advice(self) -> list[Advice]:
        """The visited actions: most visits first, then the best mean."""
        tried = [index for index in range(len(self.actions)) if self.visits[index]]
        ranked = sorted([(-self.visits[at], -self.sums[at], at) for at in tried])
        return [Advice(self.actions[at], self.sums[at] / self.visits[at]) for _, _, at in ranked]

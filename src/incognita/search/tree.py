"""The tree of a search: nodes are decisions, some of them apart for what chance brought."""

from math import sqrt
from typing import Final

from incognita.search.advice import Advice

# What chance brings has a node of its own as soon as it has come up so often.
OFTEN: Final = 8


class Node:
    """What was learnt about the decisions at one point, for the seat that decides there."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.actions: list[int] = []
        self.weights: list[float] = []
        self.visits: list[int] = []
        self.sums: list[float] = []
        self.children: list[Node | None] = []
        self.met: dict[int, int] = {}
        self.apart: dict[int, Node] = {}

    def add(self, action: int, weight: float) -> None:
        self.actions.append(action)
        self.weights.append(weight)
        self.visits.append(0)
        self.sums.append(0.0)
        self.children.append(None)

    def within(self, legal: list[int]) -> "Node":
        """What is known of these actions alone."""
        found = Node(self.seat)
        for at, action in enumerate(self.actions):
            if action in legal:
                found.add(action, self.weights[at])
                found.visits[-1] = self.visits[at]
                found.sums[-1] = self.sums[at]
                found.children[-1] = self.children[at]
        return found

    def after(self, action: int) -> "Node | None":
        """Where this action leads, if that was ever looked at."""
        return self.children[self.actions.index(action)] if action in self.actions else None

    def with_luck(self, luck: int) -> "Node":
        """The node of this luck once it has come up often; until then it shares this one."""
        found = self.apart.get(luck)
        if found is not None:
            return found
        times = self.met.get(luck, 0) + 1
        self.met[luck] = times
        if times >= OFTEN:
            self.apart[luck] = Node(self.seat)
        return self

    def misses(self, legal: list[int]) -> bool:
        """Some legal action was never seen here."""
        if legal == self.actions:
            return False
        known = self.actions
        return any(action not in known for action in legal)

    def learn(self, legal: list[int], weights: list[float]) -> None:
        for index, action in enumerate(legal):
            if action not in self.actions:
                self.add(action, weights[index])

    def open_indices(self, legal: list[int]) -> list[int]:
        """Where the legal actions stand in this node."""
        if legal == self.actions:
            return list(range(len(legal)))
        return [self.actions.index(action) for action in legal]

    def select(self, open_now: list[int], c_puct: float, first_guess: float) -> int:
        """The most promising index: what it brought, and what is hoped of it."""
        visits = self.visits
        weights = self.weights
        sums = self.sums
        tried = 0
        total = 0.0
        for index in open_now:
            tried += visits[index]
            total += weights[index]
        reach = c_puct * sqrt(tried + 1.0) / total
        best = open_now[0]
        best_hope = -1.0
        for index in open_now:
            count = visits[index]
            mean = sums[index] / count if count else first_guess
            hope = mean + reach * weights[index] / (1 + count)
            if hope > best_hope:
                best_hope = hope
                best = index
        return best

    def mean(self, fallback: float) -> float:
        """What the seat got here on average."""
        count = 0
        for visits in self.visits:
            count += visits
        total = 0.0
        for part in self.sums:
            total += part
        return total / count if count else fallback

    def lead(self) -> int:
        """By how many visits the first is ahead of the second."""
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
        """What was tried: visited most, then best on average."""
        tried = [index for index in range(len(self.actions)) if self.visits[index]]
        ranked = sorted([(-self.visits[at], -self.sums[at], at) for at in tried])
        return [Advice(self.actions[at], self.sums[at] / self.visits[at]) for _, _, at in ranked]

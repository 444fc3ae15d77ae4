"""Information-set tree search: sample what is hidden, simulate, and back up the result."""

from collections.abc import Callable
from typing import Final

from incognita.bots.base import Bot
from incognita.core.evaluator import Evaluator
from incognita.core.game import Game
from incognita.core.rng import Rng
from incognita.core.state import CHANCE, OVER, State
from incognita.search.advice import Advice
from incognita.search.budget import Budget, never
from incognita.search.memory import Memory
from incognita.search.own_line import own_line
from incognita.search.planning import plan_with
from incognita.search.playout import play_on
from incognita.search.tree import Node

C_PUCT: Final = 0.4
FPU_REDUCTION: Final = 0.05
PLAYOUT_DECISIONS: Final = 30
CHECK_EVERY: Final = 8
# Outcomes are hashed so that different sums mean different outcomes.
HASH_FACTOR: Final = 2_654_435_761
HASH_MODULUS: Final = 1_000_003


class SearchBot(Bot):
    """Nodes are sequences of decisions; hidden facts and chance are sampled in each simulation.

    Frequent outcomes between two decisions of one seat get nodes of their own; all others share
    a node. With `simulations` these are counted instead of seconds, for `max_seconds` at most.
    """

    def __init__(
        self,
        evaluator: Evaluator,
        rng: Rng,
        simulations: int = 0,
        max_seconds: float = 0.0,
        stop: Callable[[], bool] = never,
    ) -> None:
        self.evaluator = evaluator
        self.rng = rng
        self.simulations = simulations
        self.max_seconds = max_seconds
        self.stop = stop
        self.done = 0
        self.c_puct = C_PUCT
        self.playout_decisions = PLAYOUT_DECISIONS
        self.memory = Memory()

    def decide(self, state: State, seat: int, seconds: float) -> int:
        guess = self._guess(state, seat)
        root = self.memory.recall(guess, seat, guess.legal(seat))
        best = self.memory.planned(guess, seat) or self._advise(guess, root, seconds)[0]
        self.memory.keep(guess, root, best)
        return best.action

    def advise(self, state: State, seat: int, seconds: float) -> list[Advice]:
        """Every action that was tried, best first, each with what the seat goes on with."""
        guess = self._guess(state, seat)
        root = Node(seat)
        advice = self._advise(guess, root, seconds)
        return [self._with_line(guess, root, one) for one in advice]

    def _with_line(self, guess: State, root: Node, advice: Advice) -> Advice:
        line = own_line(guess, root, advice, self.evaluator, self.rng)
        return Advice(advice.action, advice.expected, line)

    def _guess(self, state: State, seat: int) -> State:
        return state.determinise(seat, self.rng).as_actor(seat)

    def _advise(self, guess: State, root: Node, seconds: float) -> list[Advice]:
        seconds = self.max_seconds if self.simulations else seconds
        budget = Budget(seconds, self.simulations, self.stop)
        legal = guess.legal(root.seat)
        advice: list[Advice] = []
        if len(legal) == 1:
            advice = [Advice(legal[0], self.evaluator.value(guess)[root.seat])]
        if not advice:
            advice = self.planned(guess, root.seat, budget)
        if not advice:
            advice = self.search(guess, root, budget)
        self.done = budget.done
        return advice

    def planned(self, guess: State, seat: int, budget: Budget) -> list[Advice]:
        """The advice of the game's own planner; empty where the tree should search."""
        return plan_with(self.evaluator, guess, seat, budget, self.rng)

    def search(self, state: State, root: Node, budget: Budget) -> list[Advice]:
        """Search by the tree alone. The caller vouches that the state holds nothing hidden."""
        legal = state.legal(root.seat)
        root.add_actions(legal, self.evaluator.priors(state, legal))
        self._grow(state, root, budget)
        return root.advice()

    def _grow(self, state: State, root: Node, budget: Budget) -> None:
        """Simulate until the budget is used up, or the leader can no longer be overtaken."""
        while True:
            self.simulate(state.determinise(root.seat, self.rng), root)
            budget.done += 1
            if budget.done % CHECK_EVERY and budget.done != budget.playouts:
                continue
            left = budget.left()
            if left <= 0.0 or root.lead() > left:
                return

    def simulate(self, state: State, root: Node) -> None:
        """One simulation: down the tree, a playout, and back up with the result."""
        nodes: list[Node] = []
        taken: list[int] = []
        node: Node | None = root
        mean = root.mean(0.5)
        while node is not None:
            legal = state.legal(node.seat)
            if node.misses(legal):
                node.add_actions(legal, self.evaluator.priors(state, legal))
            index = node.select(node.open_indices(legal), self.c_puct, mean - FPU_REDUCTION)
            nodes.append(node)
            taken.append(index)
            state.apply(node.actions[index], node.seat)
            mean = node.sums[index] / node.visits[index] if node.visits[index] else mean
            node = self._next_node(state, node, index)
        self._back_up(nodes, taken, self.result(state))

    def _next_node(self, state: State, node: Node, index: int) -> Node | None:
        """The node after this action, or None where the tree ends.

        Only the seat that goes on is known to have seen the outcomes in between.
        """
        outcomes = self.resolve_chance(state)
        actor = state.actor()
        if actor == OVER:
            return None
        child = node.children[index]
        if child is None:
            if node.visits[index] > 0:
                node.children[index] = Node(actor)
            return None
        if child.seat != actor:
            return None
        return child.after_outcome(outcomes) if outcomes and actor == node.seat else child

    def resolve_chance(self, state: State) -> int:
        """Sample outcomes up to the next decision; a hash of them in any order, 0 for none."""
        outcomes = 0
        while state.actor() == CHANCE:
            outcome = state.sample(self.rng)
            state.apply(outcome)
            outcomes += (outcome + 1) * HASH_FACTOR % HASH_MODULUS
        return outcomes

    def result(self, state: State) -> list[float]:
        """Play on by the policy to a change of turn, and evaluate the position."""
        play_on(state, self.evaluator, self.rng, self.playout_decisions)
        return state.returns() if state.actor() == OVER else self.evaluator.value(state)

    def _back_up(self, nodes: list[Node], taken: list[int], result: list[float]) -> None:
        for at, node in enumerate(nodes):
            index = taken[at]
            node.visits[index] += 1
            node.sums[index] += result[node.seat]


class TreeBot(SearchBot):
    """The tree alone, also where a game has a planner of its own."""

    def planned(self, guess: State, seat: int, budget: Budget) -> list[Advice]:
        return []


def advise(
    game: Game,
    state: State,
    seat: int,
    seconds: float,
    seed: int,
    simulations: int = 0,
    stop: Callable[[], bool] = never,
) -> list[Advice]:
    """The actions that search tried for the seat, best first.

    With `simulations` these are counted instead of seconds; `stop` may end it early.
    """
    bot = SearchBot(game.evaluator(), Rng(seed), simulations, stop=stop)
    return bot.advise(state, seat, seconds)

"""Information-set tree search: guess what is hidden, play it out, remember what it brought."""

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
from incognita.search.planning import plan_with
from incognita.search.playout import play_on
from incognita.search.tree import Node

C_PUCT: Final = 0.4
FPU_REDUCTION: Final = 0.05
PLAYOUT: Final = 30
BETWEEN_LOOKS: Final = 8
# Numbers of outcomes scattered so that different sums mean different outcomes.
SCATTER: Final = 2_654_435_761
SCATTERED: Final = 1_000_003


class SearchBot(Bot):
    """Nodes are runs of decisions; hidden cards differ each time, and so does chance.

    Chance has nodes that widen: what it brings between two decisions of a seat is told apart
    once it has come up often. Everything else that happens shares a node.

    With `simulations` those count, whatever seconds it is given, but for `within` seconds at most.
    """

    def __init__(
        self,
        evaluator: Evaluator,
        rng: Rng,
        simulations: int = 0,
        within: float = 0.0,
        stop: Callable[[], bool] = never,
    ) -> None:
        self.evaluator = evaluator
        self.rng = rng
        self.simulations = simulations
        self.within = within
        self.stop = stop
        self.done = 0
        self.c_puct = C_PUCT
        self.playout = PLAYOUT
        self.memory = Memory()

    def decide(self, state: State, seat: int, seconds: float) -> int:
        guess = self._guess(state, seat)
        root = self.memory.recall(guess, seat, guess.legal(seat))
        best = self.memory.planned(guess, seat) or self._advise(guess, root, seconds)[0]
        self.memory.keep(guess, root, best)
        return best.action

    def advise(self, state: State, seat: int, seconds: float) -> list[Advice]:
        """Every decision that was looked at, best first."""
        return self._advise(self._guess(state, seat), Node(seat), seconds)

    def _guess(self, state: State, seat: int) -> State:
        return state.determinise(seat, self.rng).as_actor(seat)

    def _advise(self, guess: State, root: Node, seconds: float) -> list[Advice]:
        most = self.within if self.simulations else seconds
        budget = Budget(most, self.simulations, self.stop)
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
        """What a planner of the game's own found; nothing leaves it to the tree."""
        return plan_with(self.evaluator, guess, seat, budget, self.rng)

    def search(self, state: State, root: Node, budget: Budget) -> list[Advice]:
        """By the tree alone, whatever the game plans; the caller vouches that nothing is seen."""
        legal = state.legal(root.seat)
        root.learn(legal, self.evaluator.priors(state, legal))
        self._grow(state, root, budget)
        return root.advice()

    def _grow(self, state: State, root: Node, budget: Budget) -> None:
        """Simulate until the budget is used up, or the leader can no longer be overtaken."""
        while True:
            self.simulate(state.determinise(root.seat, self.rng), root)
            budget.done += 1
            if budget.done % BETWEEN_LOOKS and budget.done != budget.playouts:
                continue
            left = budget.left()
            if left <= 0.0 or root.lead() > left:
                return

    def simulate(self, state: State, root: Node) -> None:
        """One line of play from the root: down the tree, out of it, and back with the result."""
        nodes: list[Node] = []
        taken: list[int] = []
        node: Node | None = root
        guess = root.mean(0.5)
        while node is not None:
            legal = state.legal(node.seat)
            if node.misses(legal):
                node.learn(legal, self.evaluator.priors(state, legal))
            index = node.select(node.open_indices(legal), self.c_puct, guess - FPU_REDUCTION)
            nodes.append(node)
            taken.append(index)
            state.apply(node.actions[index], node.seat)
            guess = node.sums[index] / node.visits[index] if node.visits[index] else guess
            node = self._follow(state, node, index)
        self._learn(nodes, taken, self.result(state))

    def _follow(self, state: State, node: Node, index: int) -> Node | None:
        """The node after this decision, or None where the tree ends.

        Who goes on has seen what chance brought in between; another may not have.
        """
        luck = self.chance(state)
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
        return child.with_luck(luck) if luck and actor == node.seat else child

    def chance(self, state: State) -> int:
        """Let chance go on to the next decision; what it brought in any order, 0 for nothing."""
        luck = 0
        while state.actor() == CHANCE:
            outcome = state.sample(self.rng)
            state.apply(outcome)
            luck += (outcome + 1) * SCATTER % SCATTERED
        return luck

    def result(self, state: State) -> list[float]:
        """Play on by the game's quick choices, to a change of turn, and judge what is reached."""
        play_on(state, self.evaluator, self.rng, self.playout)
        return state.returns() if state.actor() == OVER else self.evaluator.value(state)

    def _learn(self, nodes: list[Node], taken: list[int], result: list[float]) -> None:
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
    """What search would do for the seat and what else it looked at, best first.

    With `simulations` those count instead of seconds; `stop` is asked now and then whether to end.
    """
    bot = SearchBot(game.evaluator(), Rng(seed), simulations, stop=stop)
    return bot.advise(state, seat, seconds)

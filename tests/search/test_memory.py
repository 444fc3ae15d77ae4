"""Memory: a plan or a tree is kept from one decision of a turn to the next, and no longer."""

from incognita.bots import SearchBot
from incognita.core import ACTOR, Rng, State
from incognita.search import Advice, Budget
from incognita.search.memory import Memory
from incognita.search.tree import Node
from tests.bots.toys import BlindEvaluator, Sticks


class Solitaire(Sticks):
    """One seat takes all the sticks."""

    def apply(self, action: int, seat: int = ACTOR) -> None:
        self.left -= action + 1

    def copy(self) -> "Solitaire":
        return Solitaire(self.left, self.seat)

    def determinise(self, seat: int, rng: Rng) -> "Solitaire":
        return self.copy()


def grown() -> Node:
    """After taking one stick, taking two was tried five times and won twice."""
    root, child = Node(0), Node(0)
    root.add_actions([0, 1, 2], [1.0, 1.0, 1.0])
    child.add_actions([0, 1, 2], [1.0, 1.0, 1.0])
    child.visits[1] = 5
    child.sums[1] = 2.0
    root.children[0] = child
    return root


def test_the_expected_position_is_recalled_with_what_is_legal_in_it() -> None:
    memory = Memory()
    memory.keep(Solitaire(3), grown(), Advice(0, 0.5))
    node = memory.recall(Solitaire(2), 0, [0, 1])
    assert (node.actions, node.visits, node.sums) == ([0, 1], [0, 5], [0.0, 2.0])


def test_another_position_is_new() -> None:
    memory = Memory()
    memory.keep(Solitaire(9), grown(), Advice(0, 0.5))
    assert memory.recall(Solitaire(7), 0, [0, 1, 2]).actions == []
    assert memory.recall(Solitaire(8, seat=1), 1, [0, 1, 2]).actions == []


def test_nothing_is_kept_when_the_turn_is_over_or_the_decision_was_never_tried() -> None:
    memory = Memory()
    memory.keep(Sticks(9), grown(), Advice(0, 0.5))
    assert memory.recall(Sticks(8, seat=1), 0, [0, 1, 2]).actions == []
    memory.keep(Solitaire(9), grown(), Advice(1, 0.5))
    assert memory.node is None


def test_a_bot_goes_on_with_its_tree_in_the_same_turn() -> None:
    bot = SearchBot(BlindEvaluator(), Rng(1), simulations=200)
    state = Solitaire(8)
    state.apply(bot.decide(state, 0, 0.0))
    assert sum(bot.memory.recall(state, 0, state.legal()).visits) > 50


def test_a_plan_is_followed_to_its_end_while_all_is_as_expected() -> None:
    memory = Memory()
    memory.keep(Solitaire(9), Node(0), Advice(0, 0.7, (2, 1)))
    assert memory.planned(Solitaire(7), 0) is None
    assert memory.planned(Solitaire(8), 0) == Advice(2, 0.7, (1,))
    memory.keep(Solitaire(8), Node(0), Advice(2, 0.7, (1,)))
    assert memory.planned(Solitaire(5), 0) == Advice(1, 0.7)
    memory.keep(Solitaire(5), Node(0), Advice(1, 0.7))
    assert memory.planned(Solitaire(3), 0) is None


def test_a_plan_ends_with_the_turn() -> None:
    memory = Memory()
    memory.keep(Sticks(9), Node(0), Advice(0, 0.7, (2,)))
    assert memory.planned(Sticks(8, seat=1), 0) is None


class Planning(BlindEvaluator):
    """Plans a turn of two decisions, and counts how often."""

    def __init__(self) -> None:
        self.times = 0

    def plan(self, state: State, seat: int, budget: Budget, rng: Rng) -> list[Advice]:
        self.times += 1
        return [Advice(2, 0.5, (1,))]


def test_a_bot_follows_its_plan_and_does_not_plan_again() -> None:
    evaluator = Planning()
    bot = SearchBot(evaluator, Rng(1), simulations=8)
    assert bot.decide(Solitaire(9), 0, 0.0) == 2
    assert bot.decide(Solitaire(6), 0, 0.0) == 1
    assert evaluator.times == 1
    assert bot.decide(Solitaire(4), 0, 0.0) == 2
    assert evaluator.times == 2


def test_what_was_not_expected_is_planned_anew() -> None:
    evaluator = Planning()
    bot = SearchBot(evaluator, Rng(1), simulations=8)
    bot.decide(Solitaire(9), 0, 0.0)
    assert bot.decide(Solitaire(7), 0, 0.0) == 2
    assert evaluator.times == 2

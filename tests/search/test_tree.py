"""The tree's own arithmetic."""

import pytest

from incognita.search.tree import SPLIT_AFTER, Node


def node(*weights: float) -> Node:
    made = Node(0)
    made.add_actions(list(range(10, 10 + len(weights))), list(weights))
    return made


def visit(at: Node, index: int, times: int, result: float) -> None:
    at.visits[index] += times
    at.sums[index] += times * result


def test_the_heaviest_action_is_tried_first() -> None:
    assert node(1.0, 5.0, 2.0).select([0, 1, 2], 0.5, 0.5) == 1


def test_a_good_result_keeps_an_action_ahead_and_a_bad_one_does_not() -> None:
    tried = node(1.0, 1.0)
    visit(tried, 0, 10, 0.9)
    visit(tried, 1, 10, 0.2)
    assert tried.select([0, 1], 0.5, 0.5) == 0
    assert tried.select([1], 0.5, 0.5) == 1


def test_a_neglected_action_gets_its_chance() -> None:
    tried = node(1.0, 1.0)
    visit(tried, 0, 10_000, 0.6)
    assert tried.select([0, 1], 0.5, 0.5) == 1


def test_new_actions_are_learnt_beside_the_known_ones() -> None:
    known = node(1.0, 2.0)
    assert not known.misses([10, 11])
    assert not known.misses([11])
    assert known.misses([11, 12])
    known.add_actions([11, 12], [9.0, 3.0])
    assert known.actions == [10, 11, 12]
    assert known.priors == [1.0, 2.0, 3.0]
    assert known.open_indices([12, 10]) == [2, 0]


def test_the_most_visited_wins_and_the_better_one_among_equals() -> None:
    tried = node(1.0, 1.0, 1.0)
    visit(tried, 0, 5, 0.4)
    visit(tried, 2, 5, 0.8)
    assert [advice.action for advice in tried.advice()] == [12, 10]
    assert [advice.expected for advice in tried.advice()] == pytest.approx([0.8, 0.4])
    visit(tried, 1, 6, 0.0)
    assert [advice.action for advice in tried.advice()] == [11, 12, 10]
    assert tried.lead() == 1


def test_the_mean_counts_every_visit() -> None:
    tried = node(1.0, 1.0)
    assert tried.mean(0.5) == 0.5
    visit(tried, 0, 3, 1.0)
    visit(tried, 1, 1, 0.0)
    assert tried.mean(0.5) == pytest.approx(0.75)


def test_luck_has_a_node_of_its_own_once_it_has_come_up_often() -> None:
    shared = node(1.0)
    assert all(shared.after_outcome(7) is shared for _ in range(SPLIT_AFTER))
    assert shared.after_outcome(9) is shared
    assert shared.after_outcome(7) is not shared
    assert shared.after_outcome(7) is shared.after_outcome(7)
    assert shared.after_outcome(7).seat == shared.seat

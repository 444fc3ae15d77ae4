"""What a search may spend: playouts, time, or both."""

from time import perf_counter

import pytest

from incognita.search.budget import Budget


def test_futures_alone_are_counted() -> None:
    budget = Budget(0.0, 8)
    budget.done = 2
    assert budget.spent() == 0.25
    assert budget.left() == 6.0


def test_time_alone_runs_out() -> None:
    budget = Budget(60.0, 0)
    assert budget.spent() < 1.0
    budget.began -= 61.0
    assert budget.spent() >= 1.0
    assert budget.left() == 0.0


def test_of_both_whatever_is_used_up_first_counts() -> None:
    budget = Budget(60.0, 8)
    budget.done = 4
    assert budget.spent() == 0.5
    assert budget.left() == pytest.approx(4.0)
    budget.began = perf_counter() - 45.0
    assert budget.spent() == pytest.approx(0.75, abs=0.05)
    assert budget.left() == pytest.approx(4.0 / 3.0, abs=0.5)


def test_nothing_to_spend_is_spent_at_once() -> None:
    budget = Budget(0.0, 0)
    budget.began -= 1.0
    assert budget.spent() >= 1.0


def test_it_can_be_called_off() -> None:
    assert Budget(60.0, 8, lambda: True).spent() == 1.0

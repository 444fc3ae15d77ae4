"""Tasks shared by processes: the same results, in the order that is asked for."""

from collections.abc import Iterator
from time import sleep

import pytest

import incognita
from incognita.lab.atlas import MeasureSettings, measure
from incognita.lab.duels import Duels
from incognita.lab.pool import InProcess, Pool, ProcessPool, in_order, local_pool
from incognita.lab.samples import SamplingPlan, samples
from incognita.search import value_model_of


def slow_first(task: int) -> int:
    sleep(0.5 if task == 0 else 0.0)
    return task * task


def test_results_come_in_the_order_of_their_tasks() -> None:
    assert list(in_order(ProcessPool(2), slow_first, range(9))) == [n * n for n in range(9)]


def test_a_task_is_taken_only_when_somebody_is_free() -> None:
    taken: list[int] = []

    def tasks() -> Iterator[int]:
        for task in range(1, 1000):
            taken.append(task)
            yield task

    results = InProcess().run(slow_first, tasks())
    assert [next(results) for _ in range(3)] == [1, 4, 9]
    assert taken == [1, 2, 3]


@pytest.mark.parametrize(("workers", "tasks"), [(1, 50), (4, 1), (2, 0)])
def test_where_there_is_nothing_to_share_nobody_is_asked(workers: int, tasks: int) -> None:
    assert isinstance(local_pool(workers, tasks), InProcess)


def test_a_map_is_measured_the_same_by_any_pool() -> None:
    game = incognita.game("eldorado")
    settings = MeasureSettings("first", games=3, players=2, options={"round_limit": 2})
    heard: list[int] = []

    def count(done: int) -> bool:
        heard.append(done)
        return True

    assert measure(game, settings, count, ProcessPool(2)) == measure(game, settings)
    assert heard == [1, 2, 3]


def test_positions_and_duels_are_the_same_by_any_pool() -> None:
    game = incognita.game("eldorado")
    tables = ({"round_limit": 2},)
    plan = SamplingPlan(3, tables=tables)
    model = value_model_of(game.evaluator())
    assert model is not None
    changed = [2 * weight for weight in model.weights]

    def results(pool: Pool) -> object:
        duels = Duels(game, 4, 5, tables=tables, pool=pool)
        return list(samples(game, plan, pool)), duels.race((changed, list(model.weights)))

    assert results(ProcessPool(2)) == results(InProcess())

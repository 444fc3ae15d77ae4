"""Figures against the yardstick, the budget, the record of runs, and the page of figures."""

from pathlib import Path
from typing import cast

import pytest

import incognita
from bench import budget, check
from bench.budget import Budget, change, last_run, record
from bench.report import floor_words, with_part
from incognita.core import OVER, Rng, State
from incognita.core.evaluator import Evaluator
from incognita.lab import speed
from incognita.lab.memory import bytes_of_position
from incognita.lab.speed import Measurement, Workload, figures, machine, workloads


def figure(ratio: float, key: str = "decisions") -> Measurement:
    return Measurement(key, "random play", 1000.0, "decisions/s", ratio)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """A clock that works move by hand; ten thousand steps of the yardstick take 2 seconds."""
    now = [0.0]
    monkeypatch.setattr(speed, "process_time", lambda: now[0])
    monkeypatch.setattr(speed, "walk", lambda _steps: now.__setitem__(0, now[0] + 2.0))
    return now


def takes(clock: list[float], *seconds: float) -> Workload:
    """A work of ten units; the times of its turns, the last of them for ever after."""
    left = list(seconds)

    def do(_rng: Rng) -> int:
        clock[0] += left.pop(0) if len(left) > 1 else left[0]
        return 10

    return Workload(do)


def test_the_ratio_counts_units_in_a_million_steps(clock: list[float]) -> None:
    work = takes(clock, 4.0)
    work.go_on(0.0)
    assert work.rate == pytest.approx(2.5)
    assert work.ratio(work.rate) == pytest.approx(2.5 * 200)


def test_the_best_trial_counts(clock: list[float]) -> None:
    work = takes(clock, 9.0, 9.0, 9.0, 4.0, 9.0)
    work.go_on(0.0)
    assert work.rate == pytest.approx(2.5)
    work.go_on(0.0)
    assert work.trials == 6


def test_a_machine_twice_as_slow_has_the_same_ratio(
    clock: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    quick = takes(clock, 4.0)
    quick.go_on(0.0)
    monkeypatch.setattr(speed, "walk", lambda _steps: clock.__setitem__(0, clock[0] + 4.0))
    slow = takes(clock, 8.0)
    slow.go_on(0.0)
    assert slow.ratio(slow.rate) == pytest.approx(quick.ratio(quick.rate))


def test_every_trial_does_the_same() -> None:
    work = workloads(incognita.game("eldorado"))["random"]
    work.trial()
    once = work.units
    work.trial()
    assert work.units == once


@pytest.mark.parametrize("id", ["eldorado", "explorers"])
def test_every_figure_of_a_game_is_above_nothing(id: str) -> None:
    done = workloads(incognita.game(id))
    for work in done.values():
        work.go_on(0.0)
    by_key = {one.key: one for one in figures(done)}
    assert all(one.value > 0 and one.ratio > 0 for one in by_key.values())
    assert ("alone" in by_key) == (id == "explorers")
    assert by_key["decisions"].value > by_key["random"].value


def test_only_a_fall_beyond_the_slack_is_missed() -> None:
    held = Budget(1 / 3, {"eldorado": {"decisions": 900.0}})
    assert held.missed("eldorado", [figure(601.0), figure(5.0, "copy")]) == []
    low = figure(599.0)
    assert held.missed("eldorado", [low]) == [low]
    assert held.missed("survive", [low]) == []


def test_the_budget_has_floors_for_every_game_and_figures_that_exist() -> None:
    held = budget.read()
    assert held.slack == pytest.approx(1 / 3, abs=0.001)
    for game in incognita.games():
        floors = held.floors[game.id]
        assert {"decisions", "greedy", "copy", "search"} <= set(floors)
        done = workloads(game)
        for work in done.values():
            work.units, work.best, work.yardstick = 1, 1.0, 1.0
        assert set(floors) <= {one.key for one in figures(done)}


def test_a_figure_under_its_floor_gets_further_chances(clock: list[float]) -> None:
    """It is slow at first because of something else."""
    game = incognita.game("eldorado")
    held = Budget(1 / 3, {"eldorado": {"decisions": 500.0}})
    noisy = dict.fromkeys(("random", "greedy", "copy", "search"), takes(clock, *[9.0] * 30, 4.0))
    assert held.missed("eldorado", check.measured(noisy, game, held)) == []
    slow = dict.fromkeys(("random", "greedy", "copy", "search"), takes(clock, 9.0))
    assert [one.key for one in held.missed("eldorado", check.measured(slow, game, held))] == [
        "decisions"
    ]


def test_a_game_without_floors_does_not_pass(capsys: pytest.CaptureFixture[str]) -> None:
    assert not check.check(incognita.game("eldorado"), Budget(1 / 3, {}))
    assert "eldorado has no floors" in capsys.readouterr().out


def test_a_run_is_compared_with_the_one_before(tmp_path: Path) -> None:
    place = tmp_path / "build" / "compiled.json"
    assert last_run(place) == {}
    record(place, {"eldorado": [figure(100.0)], "survive": [figure(50.0)]})
    record(place, {"eldorado": [figure(120.0)]})
    before = last_run(place)
    assert before == {"eldorado": {"decisions": 120.0}, "survive": {"decisions": 50.0}}
    assert change(before["eldorado"]["decisions"], 90.0) == "-25%"
    assert change(100.0, 103.0) == "same"
    assert change(0.0, 103.0) == "new"


def test_floors_are_told_beside_ratios() -> None:
    assert floor_words(figure(900.0), 800.0) == "800"
    assert floor_words(figure(600.0), 800.0) == "800 (-25%)"
    assert floor_words(figure(600.0), 0.0) == ""


def test_the_machine_is_described() -> None:
    assert "Python" in machine()


def test_a_part_of_the_page_is_replaced_and_the_rest_stays() -> None:
    page = with_part("# Benchmarks\n\nWords.\n", "compiled", "old")
    page = with_part(page, "server", "fast")
    again = with_part(page, "compiled", "new")
    assert "old" not in again
    assert "new" in again
    assert again.startswith("# Benchmarks\n\nWords.\n")
    assert again.count("<!-- compiled -->") == 1
    assert "fast" in again


@pytest.mark.parametrize("id", ["eldorado", "entdecker"])
def test_the_memory_of_a_position_is_what_kept_copies_take(id: str) -> None:
    game = incognita.game(id)
    one = speed.memory(game)
    assert one.unit == "bytes"
    assert 200 < one.value < 20_000
    assert one.ratio == pytest.approx(1e6 / one.value)


def test_the_memory_counts_what_each_copy_has_for_itself() -> None:
    class Heavy:
        """A position of three decisions; every copy has a block of its own."""

        def __init__(self, left: int) -> None:
            self.left = left
            self.block = bytes(50_000)

        def actor(self) -> int:
            return 0 if self.left else OVER

        def apply(self, _action: int) -> None:
            self.left -= 1

        def copy(self) -> "Heavy":
            return Heavy(self.left)

    class First:
        def choose(self, _state: object, _rng: Rng) -> int:
            return 0

    size = bytes_of_position(cast("State", Heavy(3)), cast("Evaluator", First()))
    assert 50_000 < size < 51_000

"""Weights found by duels, one at a time."""

import tomllib
from math import log
from pathlib import Path

import pytest

from incognita.games.survive import Survive
from incognita.lab.climb import MAX_STEPS, climb
from incognita.lab.duels import DuelResult
from incognita.lab.predictions import Weights
from tests.lab.test_commands import run

NAMES = ["gold", "land", "settled", "open"]
BEST = [2.0, 1.0]


def judged(both: tuple[Weights, Weights], number: int) -> DuelResult:
    """Whoever is nearer to the best weights wins clearly."""
    new, old = (
        sum(abs(log(one / best)) for one, best in zip(weights, BEST, strict=False))
        for weights in both
    )
    score = 0.7 if new < old else 0.3
    return DuelResult(100, score, (score - 0.1, score + 0.1))


def test_weights_climb_to_the_top_from_either_side() -> None:
    for start in ([1.0, 1.0], [4.0, 1.0], [2.0, 1.0]):
        weights = [*start, 1.0, 1.0]
        steps = list(climb(NAMES, weights, ["gold", "land"], 1.25, judged))
        assert weights[0] == pytest.approx(BEST[0], rel=0.2)
        assert weights[1:] == [1.0, 1.0, 1.0]
        assert [step.name for step in steps][-2:] == ["land", "land"]


def test_a_weight_that_went_up_is_not_tried_downwards() -> None:
    weights = [1.7, 1.0, 1.0, 1.0]
    steps = list(climb(NAMES, weights, ["gold"], 1.25, judged))
    assert [step.race.won() for step in steps] == [True, False]
    assert all(step.after > step.before for step in steps)


def test_a_climb_has_an_end_and_luck_of_its_own_for_every_step() -> None:
    numbers: list[int] = []

    def always(both: tuple[Weights, Weights], number: int) -> DuelResult:
        numbers.append(number)
        return DuelResult(100, 0.9, (0.8, 1.0))

    list(climb(NAMES, [1.0] * 4, ["gold", "land"], 2.0, always))
    assert numbers == list(range(2 * MAX_STEPS))


def test_luck_is_not_taken_for_strength() -> None:
    assert DuelResult(100, 0.56, (0.46, 0.66)).won()
    assert not DuelResult(100, 0.54, (0.44, 0.64)).won()


def test_a_tiny_climb_comes_to_its_end(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Survive, "data_file", lambda _, name: tmp_path / name)
    monkeypatch.setattr(DuelResult, "won", lambda _: True)
    words = ("--game", "survive", "--climb", "kept", "--races", "2", "--factor", "2", "--write")
    code, out, _ = run(capsys, "tune", *words)
    assert code == 0
    assert "2 duels of quick choices for each step" in out
    assert out.count("taken over") == MAX_STEPS
    text = (tmp_path / "weights.toml").read_text()
    assert "# incognita tune --game survive --climb kept --factor 2 --races 2" in text
    assert tomllib.loads(text)["weights"]["saved"] == 1.0


def test_a_weight_that_is_not_there_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, "tune", "--game", "survive", "--climb", "luck")
    assert code == 1
    assert "There is no weight 'luck', only saved" in err

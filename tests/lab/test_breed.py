"""Weights of quick choices, bred."""

import tomllib
from collections.abc import Sequence
from math import log
from pathlib import Path

import pytest

import incognita
from incognita.cli import breed as command
from incognita.cli.tune import weights_text
from incognita.core import Rng
from incognita.games.eldorado import Eldorado
from incognita.lab.breed import evolve, normal, shares
from incognita.lab.policy_rounds import mean_rounds, mean_rounds_with
from incognita.lab.predictions import Weights
from incognita.search.weights import read_policy_weights
from tests.lab.test_commands import run

BEST = [2.0, 0.3, 5.0, 1.0]
ELDORADO = incognita.game("eldorado").data_file("policy.toml")


def missed(sets: Sequence[Weights], number: int) -> list[float]:
    """How far from the best, with some noise; the last weight hardly matters."""
    rng = Rng(number)
    says = (1.0, 1.0, 1.0, 0.01)
    return [
        sum(say * log(one / best) ** 2 for say, one, best in zip(says, weights, BEST, strict=True))
        + 0.01 * rng.unit()
        for weights in sets
    ]


def test_weights_find_their_best() -> None:
    *_, last = evolve([1.0] * 4, 12, 120, 3, missed)
    assert last.mean[:3] == pytest.approx(BEST[:3], rel=0.15)
    assert last.loss < 0.05


def test_breeding_depends_on_its_seed_alone() -> None:
    one, again, other = (
        [generation.mean for generation in evolve([1.0] * 4, 6, 5, seed, missed)]
        for seed in (1, 1, 2)
    )
    assert one == again != other


def test_the_best_has_most_to_say() -> None:
    weights = shares(7)
    assert sum(weights) == pytest.approx(1)
    assert weights == sorted(weights, reverse=True)


def test_normal_numbers() -> None:
    rng = Rng(5)
    drawn = [normal(rng) for _ in range(4000)]
    assert sum(drawn) / 4000 == pytest.approx(0, abs=0.06)
    assert sum(one * one for one in drawn) / 4000 == pytest.approx(1, abs=0.08)


def test_another_file_takes_the_place_of_the_weights(tmp_path: Path) -> None:
    game = incognita.game("eldorado")
    tables = [dict(game.options().complete({"players": 3}))]
    weights = read_policy_weights(ELDORADO)
    same, idle = tmp_path / "same.toml", tmp_path / "idle.toml"
    same.write_text(weights_text(list(weights), list(weights.values())))
    idle.write_text(
        weights_text(list(weights), [0.0 if k == "card_value" else v for k, v in weights.items()])
    )
    assert mean_rounds_with(same, "eldorado", tables, 4, 7) == mean_rounds(game, tables, 4, 7)
    assert mean_rounds_with(idle, "eldorado", tables, 4, 7) > mean_rounds(game, tables, 4, 7)


def test_a_tiny_herd_comes_to_its_end(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "policy.toml"
    path.write_text(ELDORADO.read_text())
    monkeypatch.setattr(Eldorado, "data_file", lambda _, name: tmp_path / name)
    monkeypatch.setattr(command.WeightTrial, "check", lambda *_: [16.0, 15.0])
    words = ("--generations", "1", "--children", "4", "--games", "1", "--workers", "2", "--write")
    code, out, _ = run(capsys, "breed", *words)
    assert code == 0
    assert "generation 1: " in out
    assert "5 other games: 16.00 rounds before, 15.00 after" in out
    assert "# incognita breed --game eldorado --generations 1 --children 4" in path.read_text()
    new = tomllib.loads(path.read_text())["weights"]
    assert list(new) == list(read_policy_weights(ELDORADO))
    assert new != read_policy_weights(ELDORADO)


def test_games_without_such_weights_say_so(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, "breed", "--game", "explorers")
    assert code == 1
    assert "explorers has no weights of quick choices" in err

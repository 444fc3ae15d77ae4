"""Weights fitted to what became of positions."""

import tomllib
from pathlib import Path

import pytest

from incognita.bots.levels import data_folder
from incognita.cli import tune as command
from incognita.core import Balance, Game, Rng, State
from incognita.core.balance import ahead, chances, read_weights
from incognita.lab.race import Race, race
from incognita.lab.tune import Plan, Sample, fit, golden, loss, pairs, played
from tests.lab.test_commands import run
from tests.laws.walks import EVERY_GAME

NAMES = ["points", "gold", "land", "never", "settled", "open"]
TRUE = [1.0, 0.6, 2.5, 0.0, 4.0, 0.5]
GUESSED = [1.0, 0.2, 1.0, 7.0, 1.0, 2.0]


class MadeUp(Balance):
    """Nothing stands behind it: its rows are invented below."""

    def rows(self, state: State) -> list[float]:
        raise AssertionError("its rows are invented")


def normal(rng: Rng) -> float:
    return sum(rng.unit() for _ in range(12)) - 6


def invented(games: int, seed: int = 3) -> list[Sample]:
    """Points follow the true weights and stray by as much as is open, the winner by logistics."""
    rng = Rng(seed)
    found: list[Sample] = []
    for game in range(games):
        left = 40 * rng.unit()
        rows = [value for _ in range(2) for value in (*seat_of(rng), left)]
        merit = [sum(a * b for a, b in zip(TRUE, rows[at : at + 4], strict=False)) for at in (0, 5)]
        spread = (TRUE[4] + TRUE[5] * left) ** 0.5
        first = rng.unit() < ahead((merit[0] - merit[1]) / spread)
        scores = [one + spread * normal(rng) for one in merit]
        found.append(Sample(game, rows, [float(first), float(not first)], scores))
    return found


def seat_of(rng: Rng) -> list[float]:
    return [20 * rng.unit(), 10 * rng.unit(), 4 * rng.unit(), 0.0]


@pytest.mark.parametrize("points", [True, False])
def test_known_weights_are_found_again(points: bool) -> None:
    """A feature that never shows keeps what it had; the fixed one sets the scale."""
    balance = MadeUp(NAMES, list(GUESSED), ["points"], points=points)
    found = fit(balance, invented(4000))
    assert found.after[:3] == pytest.approx(TRUE[:3], rel=0.12)
    assert found.after[3] == GUESSED[3]
    assert found.after[4] + 20 * found.after[5] == pytest.approx(TRUE[4] + 20 * TRUE[5], rel=0.3)
    assert found.loss_after < found.loss_before - 0.01
    assert balance.weights == GUESSED


def test_what_is_good_is_not_taken_for_bad() -> None:
    """Gold that seems to do harm comes to nothing, and the rest is fitted without it."""
    balance = MadeUp(NAMES, [1.0, -0.4, 1.0, 0.0, 4.0, 0.5], ["points"])
    found = fit(balance, invented(800))
    assert found.after[1] == 0.0
    assert found.after[2] == pytest.approx(TRUE[2], rel=0.3)


def test_old_weights_can_be_held_to() -> None:
    balance = MadeUp(NAMES, list(GUESSED), ["points"])
    found = fit(balance, invented(800), hold=1.0)
    assert GUESSED[1] < found.after[1] < TRUE[1]
    assert fit(balance, invented(800), hold=1e6).after[:3] == pytest.approx(GUESSED[:3], abs=1e-3)


def test_points_can_be_told_seat_by_seat() -> None:
    balance = MadeUp(NAMES, list(GUESSED), ["points"], absolute=True)
    assert fit(balance, invented(1500)).after[1:3] == pytest.approx(TRUE[1:3], rel=0.1)


def test_the_true_weights_foretell_best_and_are_calibrated() -> None:
    made = invented(3000, seed=9)
    test = pairs(made)
    assert loss(test, TRUE) < min(loss(test, GUESSED), 0.69)
    balance = MadeUp(NAMES, list(GUESSED), ["points"])
    found = fit(balance, made)
    assert found.held_back == 600
    assert sum(bin_.count for bin_ in found.bins_after) == 600
    for bin_ in found.bins_after:
        if bin_.count > 60:
            assert bin_.came == pytest.approx(bin_.told, abs=0.15)


def test_a_valley_is_found() -> None:
    assert golden(lambda x: (x - 0.7) ** 2, -2, 2) == pytest.approx(0.7, abs=1e-4)


def test_chances_add_up_to_the_returns_and_shrink_with_what_is_open() -> None:
    weights = [1.0, 1.0, 4.0, 1.0]
    found = chances([5.0, 0.0, 9.0, 3.0, 0.0, 9.0, 1.0, 0.0, 9.0], weights)
    assert sum(found) == pytest.approx(1.5)
    assert found[0] > found[1] > found[2]
    sure = chances([5.0, 0.0, 0.0, 3.0, 0.0, 0.0], weights)[0]
    assert 0.5 < chances([5.0, 0.0, 99.0, 3.0, 0.0, 99.0], weights)[0] < sure


@EVERY_GAME
def test_every_value_is_what_its_weights_say(game: Game) -> None:
    worth = game.worth()
    balance = worth.balance()
    assert balance is not None
    path = data_folder(game.id) / "weights.toml"
    assert balance.weights == read_weights(path, balance.names)
    assert set(balance.fixed) <= set(balance.names)
    plan = Plan(1, seed=4, per_game=3, options={"players": 2})
    for one in played(game, balance, plan, 0):
        assert len(one.rows) == 2 * (balance.count + 1)
        assert sum(chances(one.rows, balance.weights)) == pytest.approx(1.0)


def test_a_file_with_other_names_is_not_taken(tmp_path: Path) -> None:
    path = tmp_path / "weights.toml"
    path.write_text("[weights]\ngold = 1\n")
    assert read_weights(path, ["gold"]) == [1.0]
    with pytest.raises(ValueError, match="should have weights for gold, land"):
        read_weights(path, ["gold", "land"])


def test_a_race_is_even_between_equals_and_puts_the_weights_back() -> None:
    import incognita

    game = incognita.game("survive")
    balance = game.worth().balance()
    assert balance is not None
    before = list(balance.weights)
    upside_down = [-weight for weight in before[:-2]] + before[-2:]
    assert race(game, (before, before), 2, 5).score == 0.5
    race(game, (before, upside_down), 2, 5)
    assert balance.weights == before


def test_only_weights_that_clearly_lost_are_thrown_away() -> None:
    assert Race(100, 0.3, (0.2, 0.4)).lost()
    assert not Race(100, 0.45, (0.36, 0.55)).lost()


def test_a_tiny_tune_comes_to_its_end(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "data_folder", lambda _: tmp_path)
    words = ("--game", "survive", "--games", "6", "--positions", "4", "--races", "2", "--write")
    code, out, _ = run(capsys, "tune", *words)
    assert code == 0
    assert "24 positions, 8 of them held back" in out
    assert "2 duels of quick choices: new weights won" in out
    told = (tmp_path / "weights.toml").read_text()
    assert "# incognita tune --game survive --games 6 --positions 4" in told
    assert tomllib.loads(told)["weights"]["saved"] == 1.0


def test_tune_says_what_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, "tune", "--game", "chess")
    assert code == 1
    assert "there is no game 'chess'" in err

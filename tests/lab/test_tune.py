"""Weights fitted to what became of positions."""

import tomllib
from pathlib import Path

import pytest

import incognita
from incognita.core import Game, OptionError, OptionSet, Rng, State, choice
from incognita.core.options import text
from incognita.games.survive import Survive
from incognita.lab.duels import DuelResult, Duels
from incognita.lab.predictions import loss
from incognita.lab.regression import golden_section
from incognita.lab.samples import HELD_BACK, Sample, SamplingPlan, pairs, played, samples
from incognita.lab.table_options import tables
from incognita.lab.tune import fit
from incognita.search import ValueModel, value_model_of
from incognita.search.value_model import read_weights, win_probabilities, win_probability
from tests.lab.test_commands import run
from tests.laws.walks import EVERY_GAME

NAMES = ["points", "gold", "land", "never", "settled", "open"]
TRUE = [1.0, 0.6, 2.5, 0.0, 4.0, 0.5]
GUESSED = [1.0, 0.2, 1.0, 7.0, 1.0, 2.0]


class MadeUp(ValueModel):
    """Nothing stands behind it: its rows are invented below."""

    def rows(self, state: State) -> list[float]:
        raise AssertionError("its rows are invented")


def normal(rng: Rng) -> float:
    return sum(rng.unit() for _ in range(12)) - 6


def invented(games: int, seed: int = 3) -> list[Sample]:
    """Points follow the true weights and stray by as much as is open, the winner by logistics."""
    rng = Rng(seed)
    samples_made: list[Sample] = []
    for game in range(games):
        left = 40 * rng.unit()
        rows = [value for _ in range(2) for value in (*seat_of(rng), left)]
        merit = [sum(a * b for a, b in zip(TRUE, rows[at : at + 4], strict=False)) for at in (0, 5)]
        spread = (TRUE[4] + TRUE[5] * left) ** 0.5
        first = rng.unit() < win_probability((merit[0] - merit[1]) / spread)
        scores = [one + spread * normal(rng) for one in merit]
        samples_made.append(Sample(game, rows, [float(first), float(not first)], scores))
    return samples_made


def seat_of(rng: Rng) -> list[float]:
    return [20 * rng.unit(), 10 * rng.unit(), 4 * rng.unit(), 0.0]


@pytest.mark.parametrize("points", [True, False])
def test_known_weights_are_found_again(points: bool) -> None:
    """A feature that never shows keeps what it had; the fixed one sets the scale."""
    model = MadeUp(NAMES, list(GUESSED), ["points"], points=points)
    fitted = fit(model, invented(4000))
    assert fitted.after[:3] == pytest.approx(TRUE[:3], rel=0.12)
    assert fitted.after[3] == GUESSED[3]
    assert fitted.after[4] + 20 * fitted.after[5] == pytest.approx(TRUE[4] + 20 * TRUE[5], rel=0.3)
    assert fitted.loss_after < fitted.loss_before - 0.01
    assert model.weights == GUESSED


def test_what_is_good_is_not_taken_for_bad() -> None:
    """Gold that seems to do harm comes to nothing, and the rest is fitted without it."""
    model = MadeUp(NAMES, [1.0, -0.4, 1.0, 0.0, 4.0, 0.5], ["points"])
    fitted = fit(model, invented(800))
    assert fitted.after[1] == 0.0
    assert fitted.after[2] == pytest.approx(TRUE[2], rel=0.3)


def test_old_weights_can_be_held_to() -> None:
    model = MadeUp(NAMES, list(GUESSED), ["points"])
    fitted = fit(model, invented(800), hold=1.0)
    assert GUESSED[1] < fitted.after[1] < TRUE[1]
    assert fit(model, invented(800), hold=1e6).after[:3] == pytest.approx(GUESSED[:3], abs=1e-3)


@pytest.mark.parametrize("points", [True, False])
def test_some_weights_can_be_fitted_while_others_stay(points: bool) -> None:
    start = [1.0, 0.6, 1.0, 7.0, 1.0, 0.5]
    model = MadeUp(NAMES, list(start), ["points"], points=points)
    fitted = fit(model, invented(2000), only=["land", "settled"])
    assert fitted.after[2] == pytest.approx(TRUE[2], rel=0.15)
    assert fitted.after[4] != start[4]
    assert [fitted.after[at] for at in (0, 1, 3, 5)] == [1.0, 0.6, 7.0, 0.5]


def test_points_can_be_told_seat_by_seat() -> None:
    model = MadeUp(NAMES, list(GUESSED), ["points"], absolute=True)
    assert fit(model, invented(1500)).after[1:3] == pytest.approx(TRUE[1:3], rel=0.1)


def test_the_true_weights_foretell_best_and_are_calibrated() -> None:
    made = invented(3000, seed=9)
    test = pairs(made)
    assert loss(test, TRUE) < min(loss(test, GUESSED), 0.69)
    model = MadeUp(NAMES, list(GUESSED), ["points"])
    fitted = fit(model, made)
    assert fitted.held_back == 600
    assert sum(bin_.count for bin_ in fitted.bins_after) == 600
    for bin_ in fitted.bins_after:
        if bin_.count > 60:
            assert bin_.observed == pytest.approx(bin_.predicted, abs=0.15)


def test_a_valley_is_found() -> None:
    assert golden_section(lambda x: (x - 0.7) ** 2, -2, 2) == pytest.approx(0.7, abs=1e-4)


def test_chances_add_up_to_the_returns_and_shrink_with_what_is_open() -> None:
    weights = [1.0, 1.0, 4.0, 1.0]
    chances = win_probabilities([5.0, 0.0, 9.0, 3.0, 0.0, 9.0, 1.0, 0.0, 9.0], weights)
    assert sum(chances) == pytest.approx(1.5)
    assert chances[0] > chances[1] > chances[2]
    sure = win_probabilities([5.0, 0.0, 0.0, 3.0, 0.0, 0.0], weights)[0]
    assert 0.5 < win_probabilities([5.0, 0.0, 99.0, 3.0, 0.0, 99.0], weights)[0] < sure


@EVERY_GAME
def test_every_value_is_what_its_weights_say(game: Game) -> None:
    evaluator = game.evaluator()
    model = value_model_of(evaluator)
    assert model is not None
    path = game.data_file("weights.toml")
    assert model.weights == read_weights(path, model.names)
    assert set(model.fixed) <= set(model.names)
    plan = SamplingPlan(1, seed=4, per_game=3, tables=[{"players": 2}])
    for one in played(game, model, plan, 0):
        assert len(one.rows) == 2 * (model.count + 1)
        assert sum(win_probabilities(one.rows, model.weights)) == pytest.approx(1.0)


def test_a_file_with_other_names_is_not_taken(tmp_path: Path) -> None:
    path = tmp_path / "weights.toml"
    path.write_text("[weights]\ngold = 1\n")
    assert read_weights(path, ["gold"]) == [1.0]
    with pytest.raises(ValueError, match="should have weights for gold, land"):
        read_weights(path, ["gold", "land"])


def test_games_held_back_see_every_table_and_so_do_the_others() -> None:
    """Also when there are as many tables as games of which one is held back."""
    for count in (1, 2, HELD_BACK, 12):
        plan = SamplingPlan(HELD_BACK * count, tables=[{"table": at} for at in range(count)])
        for rest in range(HELD_BACK):
            numbers = range(rest, plan.games, HELD_BACK)
            assert sorted(plan.options(at)["table"] for at in numbers) == list(range(count))


def test_options_are_combined_as_far_as_they_go_together() -> None:
    options = incognita.game("eldorado").options()
    chosen = {"players": "2,3", "caves": "false,true", "heroes": "no,yes"}
    combinations = tables(options, chosen)
    assert [(one["players"], one["caves"], one["heroes"]) for one in combinations] == [
        (seats, *modules)
        for seats in (2, 3)
        for modules in ((False, False), (True, False), (True, True))
    ]
    assert [one["route"] for one in tables(options, {"route": "hills,hills,witch"})] == [
        "hills",
        "hills",
        "witch",
    ]
    with pytest.raises(OptionError, match="heroes can be changed only with caves"):
        tables(options, {"heroes": "true"})
    with pytest.raises(OptionError, match="not 'nowhere'"):
        tables(options, {"route": "first,nowhere"})


def test_a_value_with_commas_of_its_own_is_one_value() -> None:
    options = OptionSet([text("saying", ".", 40), choice("hue", "a,b", ["a,b", "c"])])
    assert tables(options, {"saying": "to be, or not"}) == [{"saying": "tobe,ornot", "hue": "a,b"}]
    assert [one["hue"] for one in tables(options, {"hue": "a,b"})] == ["a,b"]


def test_weights_of_what_is_not_played_stay() -> None:
    """Base games know no tiles, curses or heroes."""
    game = incognita.game("eldorado")
    model = value_model_of(game.evaluator())
    assert model is not None
    plan = SamplingPlan(5, per_game=4, tables=tables(game.options(), {"players": "2,3"}))
    fitted = fit(model, [one for of_game in samples(game, plan) for one in of_game])
    for name in ("tiles", "curses", "heroes"):
        at = fitted.names.index(name)
        assert fitted.after[at] == fitted.before[at]
    assert fitted.after[0] != fitted.before[0]


def test_a_race_is_even_between_equals_and_puts_the_weights_back() -> None:
    game = incognita.game("survive")
    model = value_model_of(game.evaluator())
    assert model is not None
    before = list(model.weights)
    upside_down = [-weight for weight in before[:-2]] + before[-2:]
    duels = Duels(game, 2, 5)
    assert duels.race((before, before)).score == 0.5
    duels.race((before, upside_down))
    assert model.weights == before


def test_only_weights_that_clearly_lost_are_thrown_away() -> None:
    assert DuelResult(100, 0.3, (0.2, 0.4)).lost()
    assert not DuelResult(100, 0.45, (0.36, 0.55)).lost()


def test_a_tiny_tune_comes_to_its_end(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Survive, "data_file", lambda _, name: tmp_path / name)
    words = ("--game", "survive", "--games", "6", "--positions", "4", "--races", "2", "--write")
    code, out, _ = run(capsys, "tune", *words, "--players", "2,3")
    assert code == 0
    assert "24 positions, 8 of them held back" in out
    assert "2 duels of quick choices: new weights won" in out
    text = (tmp_path / "weights.toml").read_text()
    assert "# incognita tune --game survive --games 6 --positions 4" in text
    assert "--players 2,3" in text
    assert tomllib.loads(text)["weights"]["saved"] == 1.0


def test_a_later_tune_is_recorded_below_the_one_it_started_from(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Survive, "data_file", lambda _, name: tmp_path / name)
    words = ("tune", "--game", "survive", "--games", "5", "--positions", "2", "--write")
    run(capsys, *words)
    run(capsys, *words, "--only", "kept,tempo")
    lines = (tmp_path / "weights.toml").read_text().splitlines()
    assert lines[1].startswith("# incognita tune --game survive --games 5")
    assert lines[2] == (
        "# incognita tune --game survive --games 5 --positions 2 --stray 0.08 --hold 0.01"
        " --only kept,tempo --players 2 --seed 1"
    )
    assert lines[3:5] == ["", "[weights]"]


def test_tune_says_what_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, "tune", "--game", "chess")
    assert code == 1
    assert "there is no game 'chess'" in err
    code, _, err = run(capsys, "tune", "--game", "explorers", "--players", "1,2")
    assert code == 1
    assert "two players at least" in err
    code, _, err = run(capsys, "tune", "--game", "survive", "--only", "kept,saved")
    assert code == 1
    assert "There is no weight 'saved', only sailing" in err

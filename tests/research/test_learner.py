"""The example that learns: from games on disk to a player in the arena."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import onnxruntime
import pytest

from examples.learner.data import read
from examples.learner.export import write
from examples.learner.play import bot
from examples.learner.shape import GAME, SIDE, Shape, shape_of
from incognita import game as game_of
from incognita import make_bot
from incognita.core import CHANCE, OVER, Rng
from incognita.lab.arena import contest, play_contest
from incognita.lab.entrants import ArenaError
from incognita.research.dataset import ParquetFolder
from incognita.research.encode import encoder
from incognita.research.selfplay import played, tasks
from scripts.pytorch import MISSING
from scripts.shell import ROOT

WIDTH = 4
SHAPE = shape_of(encoder(GAME, players=2))


def weights(shape: Shape, seed: int = 1) -> dict[str, Any]:
    """Of a small network that has learned nothing."""
    rng = np.random.default_rng(seed)
    sizes = {
        "numbers": (WIDTH, shape.numbers),
        "look": (WIDTH, shape.planes, 3, 3),
        "look_again": (WIDTH, WIDTH, 3, 3),
        "look_further": (WIDTH, WIDTH, 3, 3),
        "cells": (1, WIDTH, 1, 1),
        "summary": (2 * WIDTH, 2 * WIDTH),
        "others": (shape.actions - SIDE * SIDE, 2 * WIDTH),
        "result": (1, 2 * WIDTH),
    }
    made: dict[str, Any] = {}
    for name, size in sizes.items():
        made[f"{name}.weight"] = rng.normal(0, 0.1, size).astype(np.float32)
        made[f"{name}.bias"] = rng.normal(0, 0.1, size[0]).astype(np.float32)
    return made


@pytest.fixture(scope="module")
def model(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("learner") / "small.onnx"
    write(path, weights(SHAPE), SHAPE)
    return path


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two deals of the quick choice; the first is held back."""
    folder = tmp_path_factory.mktemp("games")
    held = contest(GAME, ("level:1", "level:1"), 4, {"players": 2})
    kept = ParquetFolder(folder, held)
    list(kept.write(played(task) for task in tasks(held, True, kept.open())))
    return folder


def outputs(model: Path, rows: Any) -> tuple[Any, Any]:
    session = onnxruntime.InferenceSession(str(model))
    scores, value = session.run(None, {"observation": rows})
    return scores, value


def test_the_network_reads_all_of_an_observation(model: Path) -> None:
    """Each block counts: the board in its place, everything else as numbers."""
    rows = np.zeros((1, SHAPE.size), np.float32)
    plain = outputs(model, rows)[0]
    for block in encoder(GAME, players=2).blocks:
        changed = rows.copy()
        changed[:, block.first : block.first + block.size] = 1.0
        scores, value = outputs(model, changed)
        assert scores.shape == (1, SHAPE.actions)
        assert 0 < value[0, 0] < 1
        assert np.abs(scores - plain).max() > 1e-6, block.name


def test_a_cross_changes_the_scores_of_cells_near_it(model: Path) -> None:
    rows = np.zeros((2, SHAPE.size), np.float32)
    rows[1, SHAPE.crosses + 5 * SIDE + 6] = 1.0
    scores, _value = outputs(model, rows)
    cells = np.abs(scores[1] - scores[0])[SHAPE.first_cell : SHAPE.first_cell + SIDE * SIDE]
    moved = np.argwhere(cells.reshape(SIDE, SIDE) > 1e-4)
    assert moved.min(axis=0).tolist() >= [1, 2]
    assert (np.abs(moved - [5, 6]).max(axis=1) <= 3).all()
    assert len(moved) > 9


def test_it_plays_whole_games_and_takes_what_it_likes_best(model: Path) -> None:
    game = game_of(GAME)
    learner = bot(game, 1, str(model))
    state, rng, other = game.start(players=2), Rng(4), make_bot("random", game, 2)
    while state.actor() != OVER:
        actor = state.actor()
        if actor == CHANCE:
            state.apply(state.sample(rng))
        elif actor == 0:
            action = learner.decide(state, 0, 1.0)
            row = learner.encoding.observation(state, 0)[np.newaxis]
            scores = outputs(model, row)[0][0]
            legal = state.legal(0)
            assert action in legal
            assert scores[action] == scores[legal].max()
            state.play(action, 0)
            learner_decided = True
        else:
            state.play(other.decide(state, 1, 0.0), 1)
    assert learner_decided


def test_it_plays_in_the_arena(model: Path) -> None:
    spec = f"py:examples.learner.play:bot:{model}"
    held = contest(GAME, (spec, "random"), 2, {"players": 2})
    assert held.names() == ["small", "random"]
    outcomes = play_contest(held, lambda _outcome: None, 1)
    assert [sum(one.returns) for one in outcomes] == [1.0, 1.0]
    assert outcomes[0].thinking[outcomes[0].seats.index(0)].decisions > 20


def test_what_it_cannot_play_is_refused_with_a_sentence(model: Path) -> None:
    with pytest.raises(ArenaError, match=r"there is no model nowhere.onnx"):
        contest(GAME, ("py:examples.learner.play:bot:nowhere.onnx", "random"), 2, {"players": 2})
    spec = f"py:examples.learner.play:bot:{model}"
    with pytest.raises(ArenaError, match="reads 5044 entries; survive for two has 2624"):
        contest("survive", (spec, "random"), 2, {"players": 2})
    learner = bot(game_of(GAME), 1, str(model))
    state = game_of(GAME).start(players=3)
    rng = Rng(1)
    while state.actor() == CHANCE or len(state.legal()) < 2:
        state.apply(state.sample(rng) if state.actor() == CHANCE else state.legal()[0])
    with pytest.raises(ValueError, match="games of two players only"):
        learner.decide(state, state.actor(), 1.0)


def test_whole_deals_are_held_back(games: Path) -> None:
    learned, held_back = read(games, SHAPE.actions)
    assert len(learned) > 100
    assert len(held_back) > 100
    for part in (learned, held_back):
        assert part.observations.shape == (len(part), SHAPE.size)
        assert part.legal.sum(axis=1).min() > 1
        assert part.legal[np.arange(len(part)), part.actions].all()
        assert set(part.results.tolist()) <= {0.0, 0.5, 1.0}
    with pytest.raises(SystemExit, match="holds no decisions"):
        read(games / "nowhere", SHAPE.actions)


def test_training_lowers_the_loss_and_writes_the_network_that_was_trained(
    games: Path, tmp_path: Path
) -> None:
    torch = pytest.importorskip("torch", reason=MISSING)
    from examples.learner import train
    from examples.learner.network import Network

    torch.manual_seed(1)
    torch.set_num_threads(1)
    network = Network(SHAPE, WIDTH)
    learned, held_back = read(games, SHAPE.actions)
    few = held_back.rows(np.arange(32))
    losses = train.train(network, learned.rows(np.arange(2 * train.BATCH) % len(learned)), few, 4)
    assert len(losses) == 8
    assert np.mean(losses[-3:]) < np.mean(losses[:3])

    path = tmp_path / "trained.onnx"
    write(path, train.weights_of(network), SHAPE)
    rows = few.observations.astype(np.float32)
    scores, value = outputs(path, rows)
    with torch.no_grad():
        judged = network(torch.from_numpy(rows))
    assert np.allclose(scores, judged.scores.numpy(), atol=1e-4)
    assert np.allclose(value[:, 0], torch.sigmoid(judged.result).numpy(), atol=1e-5)


def test_playing_needs_no_torch(model: Path) -> None:
    """Neither does writing the network as ONNX."""
    code = (
        "import sys; sys.modules['torch'] = None\n"
        "from examples.learner import data, export, play, shape\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=os.environ, capture_output=True, check=False
    )
    assert done.returncode == 0, done.stderr.decode()


@pytest.mark.parametrize(
    ("module", "package"), [("train", "torch"), ("export", "onnx"), ("play", "onnxruntime")]
)
def test_a_missing_package_names_its_extra(module: str, package: str) -> None:
    code = (
        f"import sys; sys.modules[{package!r}] = None\n"
        f"try:\n    import examples.learner.{module}\n"
        "except ImportError as error:\n    print(error)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=os.environ, capture_output=True, check=True
    )
    assert done.stdout.decode().strip() == (
        f"{package} is not installed; it comes with the extra 'train': "
        "pip install 'incognita[train]'"
    )

"""Many games at once: every row is what the encoding says of its game."""

from typing import Any

import numpy as np
import pytest

import incognita
from incognita.core import CHANCE, OVER, Game, OptionError, Rng
from incognita.research.batch import Batch, game_seeds
from incognita.research.encode import encoder
from tests.laws.walks import EVERY_GAME

QUICK: dict[str, dict[str, Any]] = {"eldorado": {"round_limit": 1}}


@EVERY_GAME
def test_rows_are_the_encoding_of_each_game(game: Game) -> None:
    batch = Batch(game.id, 3, seed=5, players=2, **QUICK.get(game.id, {}))
    encoding = batch.encoding
    for _ in range(25):
        for row, state in enumerate(batch._rows.stepper.states):  # type: ignore[union-attr]
            seat = int(batch.actors[row])
            assert seat == state.actor()
            assert np.array_equal(batch.observations[row], encoding.observation(state, seat))
            assert np.array_equal(batch.masks[row], encoding.mask(state, seat).astype(bool))
        batch.step(batch.sample())


def test_a_game_is_the_one_that_its_seed_gives() -> None:
    """Played by hand beside the batch, through its end and into the next game."""
    batch = Batch("eldorado", 2, seed=9, players=2, round_limit=1)
    encoding = encoder("eldorado", players=2, round_limit=1)
    rng = Rng(game_seeds(9, 2)[1])
    state = encoding.start.copy()
    ends = 0
    while ends < 2:
        while state.actor() == CHANCE:
            state.apply(state.sample(rng))
        assert batch.actors[1] == state.actor()
        assert np.array_equal(batch.observations[1], encoding.observation(state, state.actor()))
        actions = batch.sample()
        state.apply(int(actions[1]))
        batch.step(actions)
        while state.actor() == CHANCE:
            state.apply(state.sample(rng))
        assert batch.dones[1] == (state.actor() == OVER)
        if batch.dones[1]:
            assert batch.rewards[1].tolist() == state.returns()
            state = encoding.start.copy()
            ends += 1
        else:
            assert not batch.rewards[1].any()


def test_arrays_stay_where_they_are() -> None:
    batch = Batch("explorers", 2, players=2)
    arrays = (batch.observations, batch.masks, batch.rewards, batch.dones, batch.actors)
    places = [array.ctypes.data for array in arrays]
    for _ in range(5):
        batch.step(batch.sample())
    after = (batch.observations, batch.masks, batch.rewards, batch.dones, batch.actors)
    assert [array.ctypes.data for array in after] == places
    assert [array.dtype for array in after] == [np.float32, bool, np.float32, bool, np.int64]
    with pytest.raises(ValueError, match="read-only"):
        batch.masks[0, 0] = True


@EVERY_GAME
def test_bytes_are_the_same_observations(game: Game) -> None:
    options = {"players": 2, **QUICK.get(game.id, {})}
    packed, plain = (
        Batch(game.id, 3, seed=5, dtype="uint8", **options),
        Batch(game.id, 3, seed=5, **options),
    )
    assert packed.observations.nbytes < plain.observations.nbytes / 3.9
    for _ in range(12):
        assert packed.observations.dtype == np.uint8
        assert np.array_equal(packed.floats(packed.observations), plain.observations)
        assert np.array_equal(packed.floats(packed.observations[1])[0], plain.observations[1])
        actions = plain.sample()
        plain.step(actions)
        packed.step(actions)
    with pytest.raises(ValueError, match=r"rows are .* bytes wide, not 3"):
        packed.floats(np.zeros((1, 3), np.uint8))


def test_workers_play_the_same_games() -> None:
    alone = Batch("eldorado", 5, seed=3, players=2, round_limit=1)
    with Batch("eldorado", 5, seed=3, workers=2, dtype="uint8", players=2, round_limit=1) as shared:
        for _ in range(40):
            assert np.array_equal(shared.floats(shared.observations), alone.observations)
            assert np.array_equal(shared.masks, alone.masks)
            assert np.array_equal(shared.actors, alone.actors)
            assert np.array_equal(shared.rewards, alone.rewards)
            assert np.array_equal(shared.dones, alone.dones)
            actions = alone.sample()
            alone.step(actions)
            shared.step(actions)
        sampled = shared.sample()
        assert all(shared.masks[row, action] for row, action in enumerate(sampled))
        with pytest.raises(ValueError, match="game 4: action 0 is not legal"):
            shared.step([*sampled[:4], 0])
    with pytest.raises(ValueError, match="the batch is closed"):
        shared.sample()


def test_what_cannot_be_is_refused_with_a_sentence() -> None:
    with pytest.raises(ValueError, match="a batch has at least one game, not 0"):
        Batch("survive", 0)
    with pytest.raises(ValueError, match="workers goes from 0 to the 2 games, not 3"):
        Batch("survive", 2, workers=3)
    with pytest.raises(ValueError, match="observations are float32 or uint8, not 'int8'"):
        Batch("survive", 2, dtype="int8")
    with pytest.raises(OptionError, match="there is no option 'colour'"):
        Batch("survive", 2, colour=1)
    batch = Batch("survive", 2, players=2)
    before = batch.observations.copy()
    with pytest.raises(ValueError, match="game 1: action 2830 is not legal"):
        batch.step([int(batch.sample()[0]), 2830])
    with pytest.raises(ValueError, match="actions are 2 whole numbers"):
        batch.step([1])
    with pytest.raises(ValueError, match="actions are 2 whole numbers"):
        batch.step([0.5, 0.5])
    assert np.array_equal(batch.observations, before)
    assert incognita.game("survive").action_count() == batch.masks.shape[1]

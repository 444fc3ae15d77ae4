"""Gymnasium's own checks, masks as MaskablePPO wants them, and bots on the other seats."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import incognita.research.gymnasium as adapter
from incognita.core import Game, OptionError, RuleError
from incognita.research.encode import encoder
from tests.laws.walks import EVERY_GAME

QUICK: dict[str, dict[str, Any]] = {"eldorado": {"round_limit": 1}}


def made(game: Game, **settings: Any) -> Any:
    chosen = {"players": 2, "opponents": "random", **QUICK.get(game.id, {}), **settings}
    return gymnasium.make(adapter.environment_id(game.id), **chosen)


def test_every_game_has_an_id() -> None:
    ids = adapter.register()
    assert ids[:5] == [
        "Incognita/Eldorado-v0",
        "Incognita/Survive-v0",
        "Incognita/Explorers-v0",
        "Incognita/Entdecker-v0",
        "Incognita/NeueEntdecker-v0",
    ]
    assert set(ids) <= set(gymnasium.registry)


@EVERY_GAME
def test_the_environment_passes_their_checks(game: Game) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*different from the unwrapped version.*")
        check_env(made(game), skip_render_check=True)
        check_env(made(game).unwrapped, skip_render_check=True)


@EVERY_GAME
def test_masks_lead_through_a_whole_game(game: Game) -> None:
    env = made(game)
    _observation, info = env.reset(seed=3)
    rng = np.random.default_rng(3)
    ended = False
    reward = 0.0
    while not ended:
        mask = env.unwrapped.action_masks()
        assert mask.dtype == bool
        assert np.array_equal(mask, info["action_mask"].astype(bool))
        _observation, reward, ended, cut, info = env.step(int(rng.choice(np.flatnonzero(mask))))
        assert not cut
    assert 0.0 <= reward <= 1.0
    assert reward == env.unwrapped.state.returns()[info["seat"]]


def test_the_same_seed_is_the_same_game_against_bots_that_search() -> None:
    def played() -> list[Any]:
        env = gymnasium.make(
            "Incognita/Explorers-v0", players=2, opponents="surveyor", simulations=2, seat=0
        )
        env.reset(seed=5)
        shown: list[Any] = []
        for _ in range(12):
            legal = np.flatnonzero(env.unwrapped.action_masks())  # type: ignore[attr-defined]
            observation, *_rest = env.step(int(legal[0]))
            shown.append(observation.tobytes())
        return shown

    assert played() == played()


def test_many_environments_are_stepped_at_once() -> None:
    envs = gymnasium.make_vec(
        "Incognita/Survive-v0", 3, vectorization_mode="sync", players=2, opponents="random"
    )
    observations, infos = envs.reset(seed=1)
    assert observations.shape == (3, encoder("survive", players=2).size)
    actions = np.array([np.flatnonzero(mask)[0] for mask in infos["action_mask"]])
    observations, rewards, *_rest = envs.step(actions)
    assert rewards.tolist() == [0.0, 0.0, 0.0]
    envs.close()


def test_seats_and_opponents_can_be_named() -> None:
    env = gymnasium.make("Incognita/Survive-v0", players=3, opponents=["random", "greedy"], seat=2)
    _observation, info = env.reset(seed=1)
    assert info["seat"] == 2
    lots = gymnasium.make("Incognita/Survive-v0", players=3, opponents="random")
    assert {lots.reset(seed=seed)[1]["seat"] for seed in range(12)} == {0, 1, 2}


@pytest.mark.parametrize("mode", ["ansi", "rgb_array", "svg"])
def test_it_can_be_seen(mode: str) -> None:
    env = gymnasium.make("Incognita/Survive-v0", opponents="random", render_mode=mode)
    env.reset(seed=1)
    assert len(env.unwrapped.render()) > 10  # type: ignore[arg-type]


def test_what_cannot_be_is_refused_with_a_sentence() -> None:
    survive = "Incognita/Survive-v0"
    with pytest.raises(ValueError, match="there is no bot 'genius'"):
        gymnasium.make(survive, opponents="genius")
    with pytest.raises(ValueError, match="3 players need 2 opponents, not 1"):
        gymnasium.make(survive, opponents=["greedy"])
    with pytest.raises(ValueError, match="seat goes from 0 to 2, or is -1 for lots; not 3"):
        gymnasium.make(survive, seat=3)
    with pytest.raises(OptionError, match="there is no option 'colour'"):
        gymnasium.make(survive, colour=1)


def test_an_illegal_action_ends_the_game_and_says_why() -> None:
    env = gymnasium.make("Incognita/Survive-v0", players=2, opponents="random")
    env.reset(seed=1)
    _observation, reward, ended, cut, info = env.step(2830)
    assert (reward, ended, cut) == (adapter.ILLEGAL_REWARD, True, False)
    assert info["rule"].startswith("survive.")


def test_an_illegal_action_is_refused_where_that_is_wanted() -> None:
    env = gymnasium.make("Incognita/Survive-v0", players=2, opponents="random", illegal="raise")
    env.reset(seed=1)
    bare: Any = env.unwrapped
    before = bare.state.dump()
    with pytest.raises(RuleError, match="survive"):
        env.step(2830)
    assert bare.state.dump() == before
    with pytest.raises(ValueError, match="illegal is 'end' or 'raise', not 'cry'"):
        gymnasium.make("Incognita/Survive-v0", illegal="cry")

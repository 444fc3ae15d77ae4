"""PettingZoo's own tests, and what its users ask for: copies, masks, pictures, clear refusals."""

import copy
import pickle
import warnings
from collections.abc import Iterator
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.utils.conversions import parallel_to_aec

from incognita.core import Game, OptionError, RuleError
from incognita.research import pettingzoo
from tests.laws.walks import EVERY_GAME

# What their tests remark about every environment with masks in its observations.
EXPECTED = "Observation is not a NumPy array|Observation space for each agent probably should be"


@pytest.fixture
def _masks_in_observations() -> Iterator[None]:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=EXPECTED)
        warnings.filterwarnings("ignore", message="Action mask numpy array is all zeros")
        yield


def play(env: Any, cycles: int, seed: int = 4) -> list[Any]:
    """Random legal actions; what every agent was shown on the way."""
    rng = np.random.default_rng(seed)
    shown: list[Any] = []
    for agent in env.agent_iter(cycles):
        observation, reward, ended, cut, info = env.last()
        if ended or cut:
            env.step(None)
            continue
        mask = observation["action_mask"]
        assert np.array_equal(info["action_mask"], mask)
        shown.append((agent, observation["observation"].tobytes(), mask.tobytes(), reward))
        env.step(int(rng.choice(np.flatnonzero(mask))))
    return shown


@EVERY_GAME
@pytest.mark.usefixtures("_masks_in_observations")
def test_the_environment_passes_the_api_test(game: Game) -> None:
    api_test(pettingzoo.env(game.id, players=2), num_cycles=40)


@EVERY_GAME
def test_a_seed_decides_everything(game: Game) -> None:
    seed_test(partial(pettingzoo.env, game.id, players=3), num_cycles=15)


def test_explorers_is_played_all_at_once() -> None:
    parallel_api_test(pettingzoo.parallel_env("explorers", players=3), num_cycles=60)
    parallel_seed_test(partial(pettingzoo.parallel_env, "explorers"), num_cycles=10)


def test_a_number_of_cycles_ends_a_game() -> None:
    def env(max_cycles: int) -> Any:
        return parallel_to_aec(pettingzoo.parallel_env("explorers", max_cycles=max_cycles))

    max_cycles_test(SimpleNamespace(parallel_env=pettingzoo.parallel_env, env=env))


def test_a_number_of_decisions_ends_a_game_seat_by_seat() -> None:
    env = pettingzoo.env("survive", players=2, max_cycles=7)
    env.reset(seed=1)
    assert len(play(env, 100)) == 7
    assert env.agents == []


def test_seats_that_decide_at_once_need_few_steps() -> None:
    """A whole game, every seat acting in each step as far as it can."""
    env = pettingzoo.parallel_env("explorers", players=2)
    shown, _infos = env.reset(seed=3)
    rng = np.random.default_rng(3)
    steps = 0
    rewards: dict[str, float] = {}
    while env.agents:
        actions = {
            agent: int(rng.choice(np.flatnonzero(seen["action_mask"])))
            for agent, seen in shown.items()
        }
        shown, rewards, ended, _cut, infos = env.step(actions)
        assert not any("illegal" in info for info in infos.values())
        steps += 1
    assert all(ended.values())
    assert sum(rewards.values()) == pytest.approx(1.0)
    assert steps < 400


def test_an_illegal_action_all_at_once_changes_nothing_and_says_why() -> None:
    env = pettingzoo.parallel_env("explorers", players=2)
    shown, _infos = env.reset(seed=3)
    before = env.table.state.dump()
    actions = {
        agent: int(np.flatnonzero(seen["action_mask"] == 0)[0]) for agent, seen in shown.items()
    }
    _shown, rewards, _ended, _cut, infos = env.step(actions)
    assert env.table.state.dump() == before
    deciding = [f"seat_{seat}" for seat in env.table.state.actors()]
    assert deciding
    for agent in deciding:
        assert rewards[agent] == pettingzoo.ILLEGAL_REWARD
        assert infos[agent]["rule"].startswith("explorers.")


@EVERY_GAME
@pytest.mark.parametrize("twin_of", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_is_the_same_game_and_not_a_new_one(game: Game, twin_of: Any) -> None:
    env = pettingzoo.env(game.id, players=2)
    env.reset(seed=9)
    play(env, 25)
    twin = twin_of(env)
    assert twin.unwrapped.table.state.dump() == env.unwrapped.table.state.dump()
    assert play(twin, 25) == play(env, 25)


@EVERY_GAME
def test_pictures_come_in_every_mode(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    drawn = partial(pettingzoo.env, game.id, players=2)
    render_test(drawn, {"svg": lambda text: text.startswith("<svg ") and text.endswith("</svg>")})
    assert capsys.readouterr().out
    with pytest.raises(ValueError, match="render_mode is one of ansi, human, rgb_array, svg"):
        drawn(render_mode="film")


def test_a_picture_changes_with_the_position() -> None:
    env = pettingzoo.raw_env("entdecker", players=2, render_mode="rgb_array")
    env.reset(seed=1)
    first = env.render()
    play(env, 30)
    assert (env.render() != first).any()
    assert (first.reshape(-1, 3) != first[0, 0]).any()


def test_an_illegal_action_ends_the_game_as_in_other_environments() -> None:
    env = pettingzoo.env("survive", players=2)
    env.reset(seed=1)
    agent = env.agent_selection
    mask = env.last()[0]["action_mask"]
    env.step(int(np.flatnonzero(mask == 0)[0]))
    assert env.terminations[agent]
    assert env.rewards[agent] == pettingzoo.ILLEGAL_REWARD


def test_the_bare_environment_refuses_an_illegal_action_with_its_rule() -> None:
    env = pettingzoo.raw_env("survive", players=2)
    env.reset(seed=1)
    before = env.table.state.dump()
    with pytest.raises(RuleError, match="survive"):
        env.step(2830)
    with pytest.raises(RuleError):
        env.step(10**6)
    assert env.table.state.dump() == before


def test_bad_options_are_refused_with_a_sentence() -> None:
    with pytest.raises(OptionError, match="players goes from 2 to 4, not 9"):
        pettingzoo.env("eldorado", players=9)
    with pytest.raises(OptionError, match="there is no option 'rout'"):
        pettingzoo.env("eldorado", rout="hills")


def test_rewards_are_the_returns() -> None:
    env = pettingzoo.env("eldorado", players=2, round_limit=1)
    env.reset(seed=2)
    total = 0.0
    rng = np.random.default_rng(1)
    for _agent in env.agent_iter():
        observation, reward, ended, cut, _info = env.last()
        total += reward
        if ended or cut:
            env.step(None)
        else:
            env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    assert total == pytest.approx(1.0)

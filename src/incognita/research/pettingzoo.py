"""PettingZoo environments: one agent a seat, one decision at a time.

>>> from incognita.research import pettingzoo
>>> env = pettingzoo.env("survive", players=2)
>>> env.reset(seed=1)
>>> env.agent_selection
'seat_0'
"""

from typing import Any

from incognita.core import CHANCE, OVER, Rng, State
from incognita.research.encode import Encoder, encoder
from incognita.research.extras import missing
from incognita.research.render import RENDER_MODES, check_mode, rendered

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import wrappers

    from incognita.research.rows import Array
except ImportError as error:
    raise missing(error) from error

# How PettingZoo's own games punish an action that is not legal: the game ends, and this is lost.
ILLEGAL_REWARD = -1.0


def env(game_id: str, **settings: Any) -> Any:
    """The environment with PettingZoo's usual guards around it; settings are those of raw_env."""
    guarded = wrappers.TerminateIllegalWrapper(raw_env(game_id, **settings), ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


def raw_env(
    game_id: str, *, max_cycles: int = 0, render_mode: str | None = None, **options: Any
) -> "SeatByEnv":
    """The bare environment: options are those of the game, `players` among them.

    After `max_cycles` decisions the game is cut off; 0 lets it end by itself.
    """
    return SeatByEnv(encoder(game_id, **options), max_cycles, render_mode)


def parallel_env(
    game_id: str = "explorers",
    *,
    max_cycles: int = 0,
    render_mode: str | None = None,
    **options: Any,
) -> "AllSeatsEnv":
    """All seats at once: made for Explorers, whose seats decide at the same time.

    One action more than the game has: whoever has nothing to decide waits. An illegal action
    changes nothing and costs ILLEGAL_REWARD; the info of its seat says so.
    """
    return AllSeatsEnv(encoder(game_id, **options), max_cycles, render_mode)


class _Table:
    """A game under way, as both environments need it; it can be copied and pickled."""

    def __init__(self, encoding: Encoder) -> None:
        self.encoding = encoding
        self.rng = Rng(0)
        self.seeds = np.random.default_rng()
        self.state: State = encoding.start.copy()

    def begin(self, seed: int | None) -> None:
        """A new game; without a seed it goes on from the last one."""
        if seed is not None:
            self.seeds = np.random.default_rng(seed)
        self.rng = Rng(int(self.seeds.integers(2**62)))
        self.state = self.encoding.start.copy()
        self.pass_chance()

    def pass_chance(self) -> None:
        state = self.state
        while state.actor() == CHANCE:
            state.apply(state.sample(self.rng))

    def is_over(self) -> bool:
        return self.state.actor() == OVER

    def __getstate__(self) -> dict[str, Any]:
        return {
            "game": self.encoding.game.id,
            "options": self.encoding.options,
            "word": int(self.rng.word),
            "seeds": self.seeds,
            "state": self.state.dump(),
        }

    def __setstate__(self, data: dict[str, Any]) -> None:
        self.encoding = encoder(data["game"], **data["options"])
        self.rng = Rng(0)
        self.rng.word = data["word"]
        self.seeds = data["seeds"]
        self.state = self.encoding.game.load(data["state"])


def _agents(encoding: Encoder) -> list[str]:
    return [f"seat_{seat}" for seat in range(encoding.players)]


def _observation_space(encoding: Encoder, actions: int) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(0.0, 1.0, (encoding.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


class SeatByEnv(AECEnv):  # type: ignore[misc]
    """One seat after the other, in the order of the game."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - what PettingZoo reads from the class
        "render_modes": RENDER_MODES,
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(self, encoding: Encoder, max_cycles: int, render_mode: str | None) -> None:
        super().__init__()
        check_mode(render_mode)
        self.metadata = {**self.metadata, "name": f"incognita_{encoding.game.id}_v0"}
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.table = _Table(encoding)
        self.possible_agents = _agents(encoding)
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            agent: _observation_space(encoding, encoding.action_count)
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(encoding.action_count) for agent in self.possible_agents
        }
        self.cycles = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.begin(seed)
        self.cycles = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        """Whoever decides next; at the end everybody is done."""
        table = self.table
        if table.is_over():
            returns = table.state.returns()
            self.rewards = {agent: returns[self.seat_of[agent]] for agent in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
            return
        seat = table.state.actor()
        self.agent_selection = self.possible_agents[seat]
        self.infos = {agent: {} for agent in self.agents}
        mask = table.encoding.mask(table.state, seat)
        self.infos[self.agent_selection] = {"action_mask": mask}

    def observe(self, agent: str) -> dict[str, Array]:
        """What the seat knows; it may do something only when it is its turn."""
        table, seat = self.table, self.seat_of[agent]
        mask = self.infos.get(agent, {}).get("action_mask")
        if mask is None:
            mask = np.zeros(table.encoding.action_count, np.int8)
        return {
            "observation": table.encoding.observation(table.state, seat),
            "action_mask": mask,
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        table = self.table
        self._play(self.seat_of[agent], -1 if action is None else int(action))
        self.cycles += 1
        self._select()
        if self.cycles == self.max_cycles and not table.is_over():
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _play(self, seat: int, action: int) -> None:
        """Raises RuleError with the rule for what is not legal."""
        state = self.table.state
        mask = self.infos[self.agent_selection]["action_mask"]
        if 0 <= action < len(mask) and mask[action]:
            state.apply(action, seat)
        else:
            state.play(action, seat)
        self.table.pass_chance()

    def render(self) -> Any:
        return rendered(self.table.encoding.game, self.table.state, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


class AllSeatsEnv(ParallelEnv):  # type: ignore[misc]
    """Everybody acts in every step; whoever has nothing to decide waits."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - what PettingZoo reads from the class
        "render_modes": RENDER_MODES,
        "render_fps": 1,
    }

    def __init__(self, encoding: Encoder, max_cycles: int, render_mode: str | None) -> None:
        check_mode(render_mode)
        self.metadata = {**self.metadata, "name": f"incognita_{encoding.game.id}_parallel_v0"}
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.table = _Table(encoding)
        self.wait = encoding.action_count
        self.possible_agents = _agents(encoding)
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            agent: _observation_space(encoding, self.wait + 1) for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents
        }
        self.cycles = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, Array]], dict[str, dict[str, Any]]]:
        self.table.begin(seed)
        self.cycles = 0
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, dict[str, Array]]:
        encoding, state = self.table.encoding, self.table.state
        deciding = state.actors()
        shown: dict[str, dict[str, Array]] = {}
        for agent in self.agents:
            seat = self.seat_of[agent]
            mask = np.zeros(self.wait + 1, np.int8)
            mask[state.legal(seat) if seat in deciding else [self.wait]] = 1
            shown[agent] = {"observation": encoding.observation(state, seat), "action_mask": mask}
        return shown

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, dict[str, Array]],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        table = self.table
        rewards = dict.fromkeys(self.agents, 0.0)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        for agent in [self.possible_agents[seat] for seat in table.state.actors()]:
            action = int(actions.get(agent, self.wait))
            reason = table.state.refusal(self.seat_of[agent], action)
            if reason is None:
                table.state.apply(action, self.seat_of[agent])
            else:
                rewards[agent] = ILLEGAL_REWARD
                infos[agent] = {"illegal": reason.code, "rule": reason.rule}
        table.pass_chance()
        self.cycles += 1
        over = table.is_over()
        if over:
            returns = table.state.returns()
            rewards = {agent: returns[self.seat_of[agent]] for agent in self.agents}
        cut = not over and self.cycles == self.max_cycles
        ended, truncated = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, cut)
        shown = self._observations()
        if over or cut:
            self.agents = []
        return shown, rewards, ended, truncated, infos

    def render(self) -> Any:
        return rendered(self.table.encoding.game, self.table.state, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""

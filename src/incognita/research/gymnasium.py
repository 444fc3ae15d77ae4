"""Gymnasium environments: one learning seat, bots of a named level on the others.

>>> import gymnasium
>>> import incognita.research.gymnasium
>>> env = gymnasium.make("Incognita/Survive-v0", opponents="random", players=2)
>>> observation, info = env.reset(seed=1)
>>> bool(env.unwrapped.action_masks().any())
True
"""

from collections.abc import Sequence
from typing import Any

from incognita.bots import Bot, make_bot
from incognita.core import CHANCE, OVER, Reason, Rng, RuleError, State
from incognita.games import game as game_of
from incognita.games import games
from incognita.research.encode import encoder
from incognita.research.extras import missing
from incognita.research.render import RENDER_MODES, check_mode, rendered

try:
    import gymnasium as gym
    import numpy as np
    from gymnasium import spaces

    from incognita.research.rows import Array
except ImportError as error:
    raise missing(error) from error

NAMESPACE = "Incognita"
# What a searching bot is given: simulations, so that the same seed gives the same game.
SIMULATIONS = 32
SECONDS = 60.0
ILLEGAL_REWARD = -1.0


def environment_id(game_id: str) -> str:
    """`Incognita/NeueEntdecker-v0`."""
    name = "".join(word.capitalize() for word in game_id.replace("_", "-").split("-"))
    return f"{NAMESPACE}/{name}-v0"


def register() -> list[str]:
    """Make every game known to Gymnasium; importing this module does it."""
    ids: list[str] = []
    for game in games():
        name = environment_id(game.id)
        ids.append(name)
        if name not in gym.registry:
            gym.register(
                name,
                entry_point="incognita.research.gymnasium:SeatEnv",
                kwargs={"game_id": game.id},
            )
    return ids


class SeatEnv(gym.Env[Array, Any]):
    """One seat of a game; everybody else is a bot."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - what Gymnasium reads from the class
        "render_modes": RENDER_MODES,
        "render_fps": 1,
    }

    def __init__(
        self,
        game_id: str,
        *,
        opponents: str | Sequence[str] = "greedy",
        seat: int = -1,
        simulations: int = SIMULATIONS,
        illegal: str = "end",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """`seat` -1 draws lots for every game; searching bots get so many simulations.

        An illegal action ends the game and costs ILLEGAL_REWARD; `illegal="raise"` refuses it.
        """
        check_mode(render_mode)
        self.render_mode = render_mode
        self.encoding = encoder(game_id, **options)
        self.game = game_of(game_id)
        players = self.encoding.players
        self.levels = levels_of(opponents, players)
        if not -1 <= seat < players:
            raise ValueError(f"seat goes from 0 to {players - 1}, or is -1 for lots; not {seat}")
        for level in self.levels:
            make_bot(level, self.game, 0)
        if illegal not in ("end", "raise"):
            raise ValueError(f"illegal is 'end' or 'raise', not {illegal!r}")
        self.raises = illegal == "raise"
        self.chosen_seat = seat
        self.simulations = simulations
        self.seat = max(seat, 0)
        self.state: State = self.encoding.start.copy()
        self.rng = Rng(0)
        self.bots: list[Bot] = []
        self.observation_space = spaces.Box(0.0, 1.0, (self.encoding.size,), np.float32)
        self.action_space = spaces.Discrete(self.encoding.action_count)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        super().reset(seed=seed)
        self.rng = Rng(int(self.np_random.integers(2**62)))
        players = self.encoding.players
        self.seat = self.chosen_seat if self.chosen_seat >= 0 else self.rng.below(players)
        self.state = self.encoding.start.copy()
        self.bots = [
            make_bot(level, self.game, self.rng.below(2**31), self.simulations)
            for level in self.levels
        ]
        self._pass_others()
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        """One decision; then chance and bots act until the next."""
        chosen = int(action)
        if chosen not in self.state.legal(self.seat):
            return self._refused(chosen)
        self.state.apply(chosen, self.seat)
        self._pass_others()
        over = self.state.actor() == OVER
        reward = float(self.state.returns()[self.seat]) if over else 0.0
        if self.render_mode == "human":
            self.render()
        return self._observation(), reward, over, False, self._info()

    def _refused(self, action: int) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        reason = self.state.refusal(self.seat, action)
        if reason is None or self.raises:
            raise RuleError(reason or Reason("over", ""))
        info = {**self._info(), "illegal": reason.code, "rule": reason.rule}
        return self._observation(), ILLEGAL_REWARD, True, False, info

    def _pass_others(self) -> None:
        """Chance and bots act until the learning seat decides or the game is over."""
        state = self.state
        while True:
            actor = state.actor()
            if actor == CHANCE:
                state.apply(state.sample(self.rng))
            elif actor == OVER or self.seat in state.actors():
                return
            else:
                bot = self.bots[(actor - self.seat) % self.encoding.players - 1]
                state.apply(bot.decide(state, actor, SECONDS), actor)

    def _observation(self) -> Array:
        return self.encoding.observation(self.state, self.seat)

    def _info(self) -> dict[str, Any]:
        return {
            "action_mask": self.encoding.mask(self.state, self.seat),
            "seat": self.seat,
            "scores": self.state.scores(),
        }

    def action_masks(self) -> Array:
        """By action, whether it is legal: what MaskablePPO asks for."""
        masks: Array = self.encoding.mask(self.state, self.seat).astype(bool)
        return masks

    def render(self) -> Any:
        return rendered(self.game, self.state, self.render_mode)


def levels_of(opponents: str | Sequence[str], players: int) -> list[str]:
    """One name for each other seat; a single name is for all of them."""
    if isinstance(opponents, str):
        return [opponents] * (players - 1)
    names = list(opponents)
    if len(names) != players - 1:
        raise ValueError(
            f"{players} players need {players - 1} opponents, not {len(names)}: {names}"
        )
    return names


register()

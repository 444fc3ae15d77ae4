"""The bots that can be chosen."""

import random
from typing import Any, Final, cast

from incognita import bots
from incognita.core import Game, State

LEVELS: Final = ["random", "greedy", "search"]


class _Quick:
    def decide(self, state: State, seat: int, budget: float) -> int:
        return random.choice(state.legal(seat))


def make_bot(level: str, game: Game, seed: int) -> Any:
    maker = getattr(bots, "make_bot", None)
    return cast("Any", maker)(level, game, seed) if maker else _Quick()

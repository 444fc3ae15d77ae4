"""A simple judgement: points count, and unknown tiles are worth a look."""

from math import exp
from typing import cast

from incognita.core import Evaluator, Rng, State
from incognita_atoll.rules.state import AtollState
from incognita_atoll.rules.tables import DIVE, HIDDEN


class AtollEvaluator(Evaluator):
    def value(self, state: State) -> list[float]:
        """Chances from differences of points: two points ahead win about three games of four."""
        points = state.scores()
        shares = [
            [1 / (1 + exp((other - own) / 2)) for at, other in enumerate(points) if at != seat]
            for seat, own in enumerate(points)
        ]
        return [sum(share) / len(share) for share in shares]

    def choose(self, state: State, rng: Rng) -> int:
        """Discover what can be discovered, else dive, else whatever comes."""
        table = cast("AtollState", state)
        legal = table.legal()
        ways = [action for action in legal[:2] if table.tiles[table.target(action)] == HIDDEN]
        if ways:
            return ways[rng.below(len(ways))]
        return DIVE if DIVE in legal else legal[rng.below(len(legal))]

"""How good a position looks: what bots and analysis share."""

from typing import cast

from incognita.core import Rng, State, Worth
from incognita.games.eldorado.ending import left
from incognita.games.eldorado.state import EldoradoState


class EldoradoWorth(Worth):
    """Judged by the steps left to the finish."""

    def value(self, state: State) -> list[float]:
        race = cast("EldoradoState", state)
        steps = [float(sum(left(race, seat))) for seat in range(race.seats)]
        total = sum(steps) or 1.0
        return [1.0 - mine / total for mine in steps]

    def choose(self, state: State, rng: Rng) -> int:
        legal = state.legal()
        return legal[rng.below(len(legal))]

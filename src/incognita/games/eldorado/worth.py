"""How good a position looks: what bots and analysis share."""

from math import exp
from typing import cast

from incognita.core import Rng, State, Worth
from incognita.games.eldorado.instinct import Instinct
from incognita.games.eldorado.prospects import Prospects
from incognita.games.eldorado.state import EldoradoState
from incognita.games.eldorado.ways import Ways, ways_of


class EldoradoWorth(Worth):
    """Judged by the turns left to the finish."""

    def __init__(self) -> None:
        self.ways: Ways | None = None

    def _ways(self, state: EldoradoState) -> Ways:
        ways = self.ways
        if ways is None or ways.route is not state.route:
            ways = ways_of(state.route)
            self.ways = ways
        return ways

    def value(self, state: State) -> list[float]:
        race = cast("EldoradoState", state)
        ways = self._ways(race)
        turns = [Prospects(ways, race, seat).turns for seat in range(race.seats)]
        values: list[float] = []
        for seat in range(race.seats):
            total = 0.0
            for other in range(race.seats):
                if other != seat:
                    total += ahead(turns[seat], turns[other])
            values.append(total / (race.seats - 1))
        return values

    def choose(self, state: State, rng: Rng) -> int:
        race = cast("EldoradoState", state)
        return Instinct(self._ways(race), race).choose()


def ahead(mine: float, theirs: float) -> float:
    """How likely the one with so many turns left comes in before the other."""
    return 1.0 / (1.0 + exp((mine - theirs) / 2.5))

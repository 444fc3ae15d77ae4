"""How good a position looks: what bots and analysis share."""

from math import exp, sqrt
from typing import Final, cast

from incognita.core import Rng, State, Worth
from incognita.games.eldorado.actions import END
from incognita.games.eldorado.instinct import Instinct
from incognita.games.eldorado.phases import ACT, DISCARDING, PHASE_OVER
from incognita.games.eldorado.prospects import Prospects
from incognita.games.eldorado.state import EldoradoState
from incognita.games.eldorado.ways import Ways, ways_of

# Fitted to races of quick players: a deck still grows, so that long ways take fewer turns
# than they seem to; cards in the deck, blockades won and the turn still to come count a little.
LONG: Final = 40.0
BEND: Final = 42.0
SPREAD: Final = 0.5
PER_TURN: Final = 1.65
PER_CARD: Final = 0.14
PER_BLOCKADE: Final = 0.42


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
        if race.phase == PHASE_OVER:
            return race.returns()
        ways = self._ways(race)
        turns: list[float] = []
        merits: list[float] = []
        for seat in range(race.seats):
            prospects = Prospects(ways, race, seat)
            prospects.look_ahead(race)
            left = LONG * (1.0 - exp(-prospects.turns / BEND))
            if seat < race.seat:
                left += 1.0
            turns.append(left)
            extra = PER_BLOCKADE * len(race.won[seat]) - PER_CARD * prospects.size
            merits.append(extra - PER_TURN * left)
        return [standing(seat, turns, merits) for seat in range(race.seats)]

    def choose(self, state: State, rng: Rng) -> int:
        race = cast("EldoradoState", state)
        if race.extras is not None:
            legal = race.legal()
            return legal[rng.below(len(legal))]
        if nothing_left(race):
            return END
        return Instinct(self._ways(race), race).choose()

    def weigh(self, state: State, legal: list[int]) -> list[float]:
        race = cast("EldoradoState", state)
        if race.extras is not None:
            return [1.0] * len(legal)
        return Instinct(self._ways(race), race).weigh(legal) if legal else []


def nothing_left(state: EldoradoState) -> bool:
    """The hand is empty, and nothing paid for is still to be had."""
    return (
        not state.hands[state.seat]
        and (state.phase == ACT or state.phase == DISCARDING)
        and state.mover < 0
        and (state.bought or state.purse == 0)
    )


def standing(seat: int, turns: list[float], merits: list[float]) -> float:
    """The share of the others that this seat is likely to leave behind."""
    total = 0.0
    for other in range(len(turns)):
        if other != seat:
            spread = sqrt(SPREAD + (turns[seat] + turns[other]) / 2.0)
            total += 1.0 / (1.0 + exp((merits[other] - merits[seat]) / spread))
    return total / (len(turns) - 1)

"""How good a position looks: what bots and analysis share."""

from math import exp, sqrt
from typing import Final, cast

from incognita.core import Rng, State, Worth
from incognita.games.eldorado.actions import END
from incognita.games.eldorado.cards import CURSE_KINDS, TILE_KINDS
from incognita.games.eldorado.extras import Extras
from incognita.games.eldorado.instinct import Instinct
from incognita.games.eldorado.phases import ACT, DISCARDING, PHASE_OVER
from incognita.games.eldorado.prospects import Prospects
from incognita.games.eldorado.state import EldoradoState
from incognita.games.eldorado.venture import Venture
from incognita.games.eldorado.ways import Ways, ways_of

# Fitted to races of quick players: a deck still grows, so that long ways take fewer turns
# than they seem to; cards in the deck, blockades won and the turn still to come count a little.
LONG: Final = 40.0
BEND: Final = 42.0
SPREAD: Final = 0.5
PER_TURN: Final = 1.65
PER_CARD: Final = 0.14
PER_BLOCKADE: Final = 0.42
PER_TILE: Final = 0.6
PER_CURSE: Final = 1.0
PER_HERO: Final = 1.0


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
        extras = race.extras
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
            if extras is not None:
                extra += merit(extras, seat)
            merits.append(extra - PER_TURN * left)
        return [standing(seat, turns, merits) for seat in range(race.seats)]

    def choose(self, state: State, rng: Rng) -> int:
        race = cast("EldoradoState", state)
        extras = race.extras
        if extras is not None:
            return Venture(self._ways(race), race, extras).choose()
        if nothing_left(race):
            return END
        return Instinct(self._ways(race), race).choose()

    def weigh(self, state: State, legal: list[int]) -> list[float]:
        race = cast("EldoradoState", state)
        if not legal:
            return []
        extras = race.extras
        if extras is not None:
            return Venture(self._ways(race), race, extras).weigh(legal)
        return Instinct(self._ways(race), race).weigh(legal)


def merit(extras: Extras, seat: int) -> float:
    """Tiles in store, curses borne, a hero still to be hired."""
    tiles = sum(extras.tiles[seat * TILE_KINDS : (seat + 1) * TILE_KINDS])
    curses = sum(extras.cursed[seat * CURSE_KINDS : (seat + 1) * CURSE_KINDS])
    return PER_TILE * tiles - PER_CURSE * curses + PER_HERO * extras.hired[seat]


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

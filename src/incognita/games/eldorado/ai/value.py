"""How far everybody is from the finish, and with what means."""

from math import exp
from typing import Final, cast

from incognita.core.state import State
from incognita.games.eldorado.ai.deck_value import DeckValue
from incognita.games.eldorado.ai.distances import Ways, ways_of
from incognita.games.eldorado.ai.weights import HASTE, PIECE, RACE
from incognita.games.eldorado.rules.cards import CURSE_KINDS, DATA, TILE_KINDS
from incognita.games.eldorado.rules.state import EldoradoState
from incognita.search.value_model import ValueModel, read_weights, win_probabilities

# What each seat's merit is made of: turns left to the finish, cards in the deck, blockades won;
# tiles in store, curses borne, whether a hero was hired. The turns left are open as well.
TURNS: Final = 0
CARDS: Final = 1
BLOCKADES: Final = 2
TILES: Final = 3
CURSES: Final = 4
HEROES: Final = 5
LEFT: Final = 6
WIDTH: Final = 7
NAMES: Final[list[str]] = [
    "turns", "cards", "blockades", "tiles", "curses", "heroes", "settled", "open",
]  # fmt: skip
WEIGHTS: Final[list[float]] = read_weights(DATA / "weights.toml", NAMES)
# A deck still grows, so that long ways take fewer turns than they seem to.
LONG: Final = 40.0
BEND: Final = 42.0


class EldoradoValueModel(ValueModel):
    """Judged by the turns left to the finish."""

    def __init__(self) -> None:
        super().__init__(NAMES, WEIGHTS, ["open"], points=False)
        self.ways: Ways | None = None

    def ways_for(self, state: EldoradoState) -> Ways:
        ways = self.ways
        if ways is None or ways.route is not state.route:
            ways = ways_of(state.route)
            self.ways = ways
        return ways

    def rows(self, state: State) -> list[float]:
        race = cast("EldoradoState", state)
        ways = self.ways_for(race)
        rows: list[float] = []
        for seat in range(race.seats):
            add_seat(race, seat, ways, rows)
        return rows

    def value(self, state: State) -> list[float]:
        probabilities = win_probabilities(self.rows(state), self.weights)
        race = cast("EldoradoState", state)
        late = race.round - usual_rounds(race)
        if late <= 0.0:
            return probabilities
        return [chance * exp(-HASTE * late) for chance in probabilities]


def usual_rounds(state: EldoradoState) -> float:
    """By then most races on such a route are over: later ones are between those who wait."""
    return state.route.longest * (RACE + PIECE * state.pieces)


def add_seat(state: EldoradoState, seat: int, ways: Ways, rows: list[float]) -> None:
    first = len(rows)
    rows += [0.0] * WIDTH
    deck = DeckValue(ways, state, seat)
    deck.look_ahead(state)
    left = LONG * (1.0 - exp(-deck.turns / BEND))
    if seat < state.seat:
        left += 1.0
    rows[first + TURNS] = left
    rows[first + CARDS] = float(deck.size)
    rows[first + BLOCKADES] = float(len(state.won[seat]))
    rows[first + LEFT] = left
    extras = state.extras
    if extras is not None:
        tiles = sum(extras.tiles[seat * TILE_KINDS : (seat + 1) * TILE_KINDS])
        curses = sum(extras.cursed[seat * CURSE_KINDS : (seat + 1) * CURSE_KINDS])
        rows[first + TILES] = float(tiles)
        rows[first + CURSES] = float(curses)
        rows[first + HEROES] = float(extras.hired[seat])

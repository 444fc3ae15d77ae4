"""The position: its fields, and how they are copied, hashed and dumped."""

from typing import Any, Final

from incognita.core import ACTOR, CHANCE, OVER, Json, Reason, Rng, State, shared_returns
from incognita.games.neue_entdecker.interface import refusals, view
from incognita.games.neue_entdecker.rules import apply, chance, determinise, ending, moves
from incognita.games.neue_entdecker.rules.lanes import Lanes, lanes_of
from incognita.games.neue_entdecker.rules.options import Setup
from incognita.games.neue_entdecker.rules.phases import (
    LAST_CHANCE,
    NAMING,
    PHASE_OVER,
    SCOUTING,
    TURNING_BACK,
)  # fmt: skip
from incognita.games.neue_entdecker.rules.tables import (
    CHIEFS,
    CODES,
    COINS,
    GRID,
    HIDDEN,
    PATHS,
    PILES,
    SPACES,
    SQUARES,
    START_GOLD,
    TOKENS,
)  # fmt: skip
from incognita.games.voyage.rules.patterns import PATTERNS, UNDISCOVERED
from incognita.games.voyage.rules.piles import UNKNOWN_BACK, dealt
from incognita.games.voyage.rules.sea import Sea, laid

VERSION: Final = 1
LISTS: Final[list[str]] = [
    "trail", "gold", "points", "supply", "chiefs", "named", "units", "jungle", "huts", "looked",
    "bag", "heights", "backs", "left", "discards", "stock", "stand_ins", "landed",
]  # fmt: skip
NUMBERS: Final[list[str]] = [
    "phase", "seat", "turn", "rolled", "ship", "budget", "open", "used", "pile", "drawn", "last",
    "fetched", "island", "asked", "path", "idle",
]  # fmt: skip


class NeueEntdeckerState(State):
    """A full position of Die neuen Entdecker.

    Piles and bag are multisets: a tile or a token is drawn when somebody sees it. Every list is
    replaced by a change, never changed, so that copies may share them.
    """

    setup: Setup
    seats: int
    sea: Sea
    # What follows from the sea: its tiles as sets; the edge spaces beside undiscovered squares, and
    # their coins.
    lanes: Lanes
    edges: list[int]
    edge_coins: list[int]
    # Squares covered since holes were last filled, those of the layout at first.
    trail: list[int]

    # By seat. supply has scouts, bases and settlements of each; the chiefs among the scouts there
    # and the numbers of the chiefs, as bits from number 1, are known to their owner alone.
    gold: list[int]
    points: list[int]
    supply: list[int]
    chiefs: list[int]
    named: list[int]
    # By square: the unit there as tables.unit_of() writes it.
    units: list[int]
    # By LENGTH * path + space, counted from the hut: the scout there as tables.scout_of() has it.
    jungle: list[int]
    # By path: the token in its hut, 1 + its kind or 0, and who knows it, as bits by seat.
    huts: list[int]
    looked: list[int]
    # By kind: tokens in the bag.
    bag: list[int]
    # By hidden pile: how many tiles, and what the back of the top tile shows.
    heights: list[int]
    backs: list[int]
    # By code: tiles in hidden piles and discards; by pattern: open stacks, stand-ins on the sea.
    left: list[int]
    discards: list[int]
    stock: list[int]
    stand_ins: list[int]
    # By 2 * seat + chief: scouts of the island just scored that are still to be placed.
    landed: list[int]
    # Places to start from and, beside each, what is paid for it as a label of tolls, while that is
    # asked: a place comes as often as there are payments. Follows from the rest.
    starts: list[int]
    dues: list[int]

    phase: int
    # Whose turn it is, how many turns there were, and what was rolled in this one; 0 is nothing.
    seat: int
    turn: int
    rolled: int
    # This turn: the place of the ship, tiles announced and not drawn, 1 if they are open, 1 once
    # one was drawn, the pile, the code of the drawn tile, and the square of the tile laid last.
    ship: int
    budget: int
    open: int
    used: int
    pile: int
    drawn: int
    last: int
    # 1 + the form of a scout that was taken back and is about to be placed; 0 is none.
    fetched: int
    # The island being scored; who places or has placed a scout; the path concerned, at the end
    # the one whose hut is opened; and turns in a row at whose end no tile fitted anywhere.
    island: int
    asked: int
    path: int
    idle: int

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.seats = setup.seats

    def actor(self) -> int:
        phase = self.phase
        if phase <= LAST_CHANCE:
            return CHANCE
        if phase == PHASE_OVER:
            return OVER
        return self.asked if phase == SCOUTING else self.seat

    def legal(self, seat: int = ACTOR) -> list[int]:
        actor = self.actor()
        if actor < 0 or (seat != ACTOR and seat != actor):
            return []
        return moves.legal(self)

    def apply(self, action: int, seat: int = ACTOR) -> None:
        if self.phase <= LAST_CHANCE:
            chance.apply(self, action)
        else:
            apply.apply(self, action)

    def outcomes(self) -> list[tuple[int, int]]:
        return chance.outcomes(self)

    def sample(self, rng: Rng) -> int:
        return chance.sample(self, rng)

    def players(self) -> int:
        return self.seats

    def scores(self) -> list[int]:
        return self.points[:]

    def returns(self) -> list[float]:
        return shared_returns(ending.places(self))

    def view(self, seat: int) -> Json:
        return view.view(self, seat)

    def determinise(self, seat: int, rng: Rng) -> "NeueEntdeckerState":
        twin = self.copy()
        determinise.guess(twin, seat, rng)
        return twin

    def refusal(self, seat: int, action: int) -> Reason | None:
        return refusals.refusal(self, seat, action)

    def copy(self) -> "NeueEntdeckerState":
        twin = NeueEntdeckerState(self.setup)
        twin.sea = self.sea.copy()
        self.lanes.shared = True
        twin.lanes = self.lanes
        twin.edges = self.edges
        twin.edge_coins = self.edge_coins
        twin.trail = self.trail
        twin.gold = self.gold
        twin.points = self.points
        twin.supply = self.supply
        twin.chiefs = self.chiefs
        twin.named = self.named
        twin.units = self.units
        twin.jungle = self.jungle
        twin.huts = self.huts
        twin.looked = self.looked
        twin.bag = self.bag
        twin.heights = self.heights
        twin.backs = self.backs
        twin.left = self.left
        twin.discards = self.discards
        twin.stock = self.stock
        twin.stand_ins = self.stand_ins
        twin.landed = self.landed
        twin.starts = self.starts
        twin.dues = self.dues
        twin.phase = self.phase
        twin.seat = self.seat
        twin.turn = self.turn
        twin.rolled = self.rolled
        twin.ship = self.ship
        twin.budget = self.budget
        twin.open = self.open
        twin.used = self.used
        twin.pile = self.pile
        twin.drawn = self.drawn
        twin.last = self.last
        twin.fetched = self.fetched
        twin.island = self.island
        twin.asked = self.asked
        twin.path = self.path
        twin.idle = self.idle
        return twin

    def key(self) -> int:
        return hash(
            (
                tuple(self.sea.land), tuple(self.trail), tuple(self.units), tuple(self.jungle),
                tuple(self.gold), tuple(self.points), tuple(self.supply), tuple(self.chiefs),
                tuple(self.named), tuple(self.huts), tuple(self.looked), tuple(self.bag),
                tuple(self.heights), tuple(self.backs), tuple(self.left), tuple(self.discards),
                tuple(self.stock), tuple(self.landed), self._counters(),
            )
        )  # fmt: skip

    def _counters(self) -> tuple[int, ...]:
        return (
            self.setup.number, self.phase, self.seat, self.turn, self.rolled, self.ship,
            self.budget, self.open, self.used, self.pile, self.drawn, self.last, self.fetched,
            self.island, self.asked, self.path, self.idle,
        )  # fmt: skip

    def dump(self) -> Json:
        data: Json = {
            "version": VERSION,
            "options": dict(self.setup.options),
            "land": list(self.sea.land),
        }
        for name in NUMBERS:
            data[name] = getattr(self, name)
        for name in LISTS:
            data[name] = list(getattr(self, name))
        return data

    def spread(self) -> None:
        """Work out anew what follows from the sea."""
        self.lanes = lanes_of(self.sea.land)
        self.note_edges()

    def note_edges(self) -> None:
        land = self.sea.land
        self.edges = [
            SQUARES + circle
            for circle, square in enumerate(GRID.circle_squares)
            if land[square] == UNDISCOVERED
        ]
        self.edge_coins = [COINS[place - SQUARES] for place in self.edges]

    @property
    def reached(self) -> list[int]:
        """By square: 1 for a tile with a path to the border."""
        found = [0] * SQUARES
        for square in self.lanes.with_path().squares():
            found[square] = 1
        return found


def opening(options: dict[str, Any]) -> NeueEntdeckerState:
    """The table before anything is named or seen (neue-entdecker.setup.*, .layout.*)."""
    setup = Setup(options)
    state = blank(setup)
    seats = setup.seats
    state.trail = [square for square, mask in enumerate(setup.land) if mask != UNDISCOVERED]
    state.gold = [START_GOLD] * seats
    state.points = [0] * seats
    state.supply = setup.supply * seats
    state.chiefs = [CHIEFS if setup.chief_scouts else 0] * seats
    state.named = [0] * seats
    state.units = [0] * SQUARES
    state.jungle = [0] * SPACES
    state.huts = [0] * PATHS
    state.looked = [0] * PATHS
    state.bag = TOKENS[:]
    state.left = HIDDEN[:]
    state.heights = dealt(sum(HIDDEN), PILES)
    state.backs = [UNKNOWN_BACK] * PILES
    state.discards = [0] * CODES
    state.stock = setup.stock[:]
    state.stand_ins = [0] * PATTERNS
    state.landed = [0] * (2 * seats)
    state.phase = NAMING if setup.chief_scouts else TURNING_BACK
    return state


def blank(setup: Setup) -> NeueEntdeckerState:
    """The layout on the sea, and a turn in which nothing has happened."""
    state = NeueEntdeckerState(setup)
    state.sea = laid(GRID, setup.land)
    state.spread()
    state.starts = []
    state.dues = []
    state.phase = TURNING_BACK
    state.seat = 0
    state.turn = 0
    state.rolled = 0
    state.ship = -1
    state.budget = 0
    state.open = 0
    state.used = 0
    state.pile = -1
    state.drawn = -1
    state.last = -1
    state.fetched = 0
    state.island = -1
    state.asked = -1
    state.path = -1
    state.idle = 0
    return state

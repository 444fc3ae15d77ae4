"""The position: its fields, and how they are copied, hashed and dumped."""

from typing import Final, cast

from incognita.core import CHANCE, OVER, Json, Rng, SharedInts
from incognita.games.neue_entdecker.rules import apply, chance, determinise, ending, moves
from incognita.games.neue_entdecker.rules.lanes import Lanes, lanes_of
from incognita.games.neue_entdecker.rules.options import Setup
from incognita.games.neue_entdecker.rules.phases import LAST_CHANCE, PHASE_OVER, SCOUTING
from incognita.games.neue_entdecker.rules.tables import COINS, GRID, SQUARES
from incognita.games.neue_entdecker.rules.tolls import ENTRY_COINS
from incognita.games.voyage.rules.patterns import UNDISCOVERED
from incognita.games.voyage.rules.state import VoyageState, dumped

LISTS: Final[list[str]] = [
    "trail", "gold", "points", "supply", "chiefs", "named", "units", "jungle", "huts", "looked",
    "bag", "heights", "backs", "left", "discards", "stock", "stand_ins", "landed",
]  # fmt: skip
NUMBERS: Final[list[str]] = [
    "phase", "seat", "turn", "rolled", "ship", "budget", "open", "used", "pile", "drawn", "last",
    "fetched", "island", "asked", "path", "idle",
]  # fmt: skip


class NeueEntdeckerState(VoyageState):
    """A full position of Die neuen Entdecker. A token is drawn when somebody sees it."""

    setup: Setup
    # What follows from the sea: its tiles as sets, which copies share like the sea; the edge spaces
    # beside undiscovered squares, and their coins.
    lanes: Lanes
    edges: SharedInts
    edge_coins: SharedInts
    # Squares covered since holes were last filled, those of the layout at first.
    trail: SharedInts

    # By seat: the chiefs among the scouts in its supply, and the numbers of its chiefs, as bits
    # from number 1; both are known to their owner alone.
    chiefs: SharedInts
    named: SharedInts
    # By LENGTH * path + space, counted from the hut: the scout there as tables.scout_of() has it.
    jungle: SharedInts
    # By path: the token in its hut, 1 + its kind or 0, and who knows it, as bits by seat.
    huts: SharedInts
    looked: SharedInts
    # By kind: tokens in the bag.
    bag: SharedInts
    # By code: discarded tiles; by pattern: open stacks.
    discards: SharedInts
    stock: SharedInts
    # By 2 * seat + chief: scouts of the island just scored that are still to be placed.
    landed: SharedInts
    # Places to start from and, beside each, what is paid for it as a label of tolls.py, while that
    # is asked: a place comes as often as there are payments. Follows from the rest.
    starts: SharedInts
    start_labels: SharedInts

    # This turn: what was rolled, 0 is nothing; 1 if open tiles were announced.
    rolled: int
    open: int
    # 1 + the form of a scout that was taken back and is about to be placed; 0 is none.
    fetched: int
    # The path concerned, at the end the one whose hut is opened; and turns in a row at whose end no
    # tile fitted anywhere.
    path: int
    idle: int

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.seats = setup.seats

    def game_id(self) -> str:
        return "neue-entdecker"

    def actor(self) -> int:
        phase = self.phase
        if phase <= LAST_CHANCE:
            return CHANCE
        if phase == PHASE_OVER:
            return OVER
        return self.asked if phase == SCOUTING else self.seat

    def legal_actions(self) -> list[int]:
        return moves.legal(self)

    def apply_decision(self, action: int) -> None:
        apply.apply(self, action)

    def apply_outcome(self, outcome: int) -> None:
        chance.apply(self, outcome)

    def outcomes(self) -> list[tuple[int, int]]:
        return chance.outcomes(self)

    def sample(self, rng: Rng) -> int:
        return chance.sample(self, rng)

    def places(self) -> list[int]:
        return ending.places(self)

    def scores(self) -> list[int]:
        return ending.scores(self)

    def guess(self, seat: int, rng: Rng) -> None:
        determinise.guess(self, seat, rng)

    def copy(self) -> "NeueEntdeckerState":
        twin = NeueEntdeckerState(self.setup)
        self.share_with(twin)
        self.lanes.shared = True
        twin.lanes = self.lanes
        twin.edges = self.edges
        twin.edge_coins = self.edge_coins
        twin.trail = self.trail
        twin.chiefs = self.chiefs
        twin.named = self.named
        twin.jungle = self.jungle
        twin.huts = self.huts
        twin.looked = self.looked
        twin.bag = self.bag
        twin.discards = self.discards
        twin.stock = self.stock
        twin.landed = self.landed
        twin.starts = self.starts
        twin.start_labels = self.start_labels
        twin.rolled = self.rolled
        twin.open = self.open
        twin.fetched = self.fetched
        twin.path = self.path
        twin.idle = self.idle
        return twin

    def sketch(self) -> "NeueEntdeckerState":
        shared = self.lanes.shared
        twin = cast("NeueEntdeckerState", super().sketch())
        self.lanes.shared = shared
        return twin

    def key(self) -> int:
        return hash(
            (
                self.setup.number, self.shared_key(), tuple(self.trail), tuple(self.chiefs),
                tuple(self.named), tuple(self.jungle), tuple(self.huts), tuple(self.looked),
                tuple(self.bag), tuple(self.discards), tuple(self.stock), tuple(self.landed),
                self.rolled, self.open, self.fetched, self.path, self.idle,
            )
        )  # fmt: skip

    def dump(self) -> Json:
        return dumped(self, self.setup.options, NUMBERS, LISTS)

    def cover(self, square: int, mask: int) -> None:
        """lay(), and what follows from it."""
        self.lay(square, mask)
        if self.lanes.shared:
            self.lanes = self.lanes.copy()
        self.lanes.lay(square, mask)
        self.trail = [*self.trail, square]
        if ENTRY_COINS[square] >= 0:
            self.note_edges()

    def follow_sea(self) -> None:
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

    def with_path(self) -> list[int]:
        """By square: 1 for a tile with a path to the border."""
        marks = [0] * SQUARES
        for square in self.lanes.with_path().squares():
            marks[square] = 1
        return marks

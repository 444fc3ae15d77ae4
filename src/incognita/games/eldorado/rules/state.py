"""The position: its fields, and how they are copied, hashed, dumped and loaded."""

from typing import Final

from incognita.core import CHANCE, OVER, GameState, Json, Rng, SharedInts
from incognita.games.eldorado.rules import apply, chance, determinise, ending, moves
from incognita.games.eldorado.rules.extras import Extras
from incognita.games.eldorado.rules.options import Setup
from incognita.games.eldorado.rules.phases import DRAW, PHASE_OVER, REVEALING
from incognita.games.eldorado.rules.tables import Route

VERSION: Final = 1
# By their names in a dump: the fields that are lists of numbers. The others are called the same.
LISTS: Final[dict[str, str]] = {
    "places": "piece_cells",
    "stock": "stock",
    "slots": "slots",
    "blockades": "blockades",
    "spare": "spare",
    "arrivals": "arrivals",
    "played": "played",
    "boxed": "boxed",
}
PILES: Final[list[str]] = ["hands", "decks", "discards", "known", "boxes", "won"]
NUMBERS: Final[list[str]] = [
    "seat", "round", "phase", "resume", "pending", "mover", "symbol", "strength",
    "purse", "owed", "giver", "target", "removable",
]  # fmt: skip


class EldoradoState(GameState):
    """A full position of The Quest for El Dorado. Piles are sorted lists: order is chance's."""

    setup: Setup
    route: Route
    pieces: int

    # By seat and piece: the cell where it stands.
    piece_cells: list[int]
    hands: list[list[int]]
    decks: list[list[int]]
    discards: list[list[int]]
    known: list[list[int]]
    boxes: list[list[int]]
    won: list[list[int]]
    stock: list[int]
    slots: list[int]
    offers: SharedInts
    blockades: list[int]
    spare: list[int]
    arrivals: list[int]
    played: list[int]
    boxed: list[int]

    seat: int
    round: int
    phase: int
    resume: int
    pending: int
    mover: int
    symbol: int
    strength: int
    purse: int
    bought: bool
    owed: int
    giver: int
    target: int
    removable: int
    # What caves, promo cards and Heroes & Hexes add; None at a table of the base game.
    extras: Extras | None

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.route = setup.route
        self.seats = setup.seats
        self.pieces = setup.pieces
        self.extras = None

    def game_id(self) -> str:
        return "eldorado"

    def actor(self) -> int:
        """Whoever is asked decides, be it in another's turn."""
        phase = self.phase
        if phase <= DRAW:
            return CHANCE
        if phase < PHASE_OVER:
            return self.seat
        if phase == PHASE_OVER:
            return OVER
        extras = self.extras
        if phase <= REVEALING or extras is None:
            return CHANCE
        return extras.asked if extras.asked >= 0 else self.seat

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

    def round_number(self) -> int:
        return self.round

    def scores(self) -> list[int]:
        return ending.scores(self)

    def places(self) -> list[int]:
        return ending.places(self)

    def guess(self, seat: int, rng: Rng) -> None:
        determinise.guess(self, seat, rng)

    def copy(self) -> "EldoradoState":
        twin = EldoradoState(self.setup)
        twin.piece_cells = self.piece_cells[:]
        twin.hands = [pile[:] for pile in self.hands]
        twin.decks = [pile[:] for pile in self.decks]
        twin.discards = [pile[:] for pile in self.discards]
        twin.known = [pile[:] for pile in self.known]
        twin.boxes = [pile[:] for pile in self.boxes]
        twin.won = [pile[:] for pile in self.won]
        twin.stock = self.stock[:]
        twin.slots = self.slots[:]
        twin.offers = self.offers
        twin.blockades = self.blockades[:]
        twin.spare = self.spare[:]
        twin.arrivals = self.arrivals[:]
        twin.played = self.played[:]
        twin.boxed = self.boxed[:]
        twin.seat = self.seat
        twin.round = self.round
        twin.phase = self.phase
        twin.resume = self.resume
        twin.pending = self.pending
        twin.mover = self.mover
        twin.symbol = self.symbol
        twin.strength = self.strength
        twin.purse = self.purse
        twin.bought = self.bought
        twin.owed = self.owed
        twin.giver = self.giver
        twin.target = self.target
        twin.removable = self.removable
        extras = self.extras
        if extras is not None:
            twin.extras = extras.copy()
        return twin

    def key(self) -> int:
        extras = self.extras
        return self._base_key() if extras is None else hash((self._base_key(), extras.key()))

    def _base_key(self) -> int:
        return hash(
            (
                tuple(self.piece_cells),
                tuple([tuple(pile) for pile in self.hands]),
                tuple([tuple(pile) for pile in self.decks]),
                tuple([tuple(pile) for pile in self.discards]),
                tuple([tuple(pile) for pile in self.known]),
                tuple([tuple(pile) for pile in self.won]),
                tuple(self.stock),
                tuple(self.slots),
                tuple(self.blockades),
                tuple(self.spare),
                tuple(self.arrivals),
                tuple(self.played),
                self._counters(),
            )
        )

    def _counters(self) -> tuple[int, ...]:
        return (
            self.seats, self.seat, self.round, self.phase, self.resume, self.pending,
            self.mover, self.symbol, self.strength, self.purse, int(self.bought),
            self.owed, self.giver, self.target, self.removable,
            self.setup.number,
        )  # fmt: skip

    def dump(self) -> Json:
        data: Json = {
            "version": VERSION,
            "options": self.setup.agreed(),
            "bought": self.bought,
        }
        for name in NUMBERS:
            data[name] = getattr(self, name)
        for name, field in LISTS.items():
            data[name] = list(getattr(self, field))
        for name in PILES:
            data[name] = [list(pile) for pile in getattr(self, name)]
        extras = self.extras
        if extras is not None:
            data["extras"] = extras.dump()
        return data

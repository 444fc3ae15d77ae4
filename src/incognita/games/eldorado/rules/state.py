"""The position: its fields, and how they are copied, hashed, dumped and loaded."""

from typing import Final

from incognita.core import ACTOR, CHANCE, OVER, Json, Reason, Rng, State, shared_returns
from incognita.games.eldorado.interface import refusals, view
from incognita.games.eldorado.rules import apply, chance, determinise, ending, moves
from incognita.games.eldorado.rules.extras import Extras
from incognita.games.eldorado.rules.options import Setup
from incognita.games.eldorado.rules.phases import DRAW, PHASE_OVER, REVEALING
from incognita.games.eldorado.rules.tables import Route

VERSION: Final = 1
LISTS: Final[list[str]] = [
    "places",
    "stock",
    "slots",
    "blockades",
    "spare",
    "arrivals",
    "played",
    "boxed",
]
PILES: Final[list[str]] = ["hands", "decks", "discards", "known", "boxes", "won"]
NUMBERS: Final[list[str]] = [
    "seat", "round", "phase", "resume", "pending", "mover", "symbol", "strength",
    "purse", "owed", "giver", "target", "removable",
]  # fmt: skip


class EldoradoState(State):
    """A full position of The Quest for El Dorado. Piles are sorted lists: order is chance's."""

    setup: Setup
    route: Route
    seats: int
    pieces: int

    places: list[int]
    hands: list[list[int]]
    decks: list[list[int]]
    discards: list[list[int]]
    known: list[list[int]]
    boxes: list[list[int]]
    won: list[list[int]]
    stock: list[int]
    slots: list[int]
    offers: list[int]
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

    def legal(self, seat: int = ACTOR) -> list[int]:
        actor = self.actor()
        if actor < 0 or (seat != ACTOR and seat != actor):
            return []
        return moves.legal(self)

    def apply(self, action: int, seat: int = ACTOR) -> None:
        if self.actor() == CHANCE:
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
        return ending.scores(self)

    def returns(self) -> list[float]:
        return shared_returns(ending.places(self))

    def view(self, seat: int) -> Json:
        return dict(view.view(self, seat))

    def determinise(self, seat: int, rng: Rng) -> "EldoradoState":
        twin = self.copy()
        determinise.guess(twin, seat, rng)
        return twin

    def refusal(self, seat: int, action: int) -> Reason | None:
        return refusals.refusal(self, seat, action)

    def round_number(self) -> int:
        return self.round

    def copy(self) -> "EldoradoState":
        twin = EldoradoState(self.setup)
        twin.places = self.places[:]
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
                tuple(self.places),
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
        for name in LISTS:
            data[name] = list(getattr(self, name))
        for name in PILES:
            data[name] = [list(pile) for pile in getattr(self, name)]
        extras = self.extras
        if extras is not None:
            data["extras"] = extras.dump()
        return data

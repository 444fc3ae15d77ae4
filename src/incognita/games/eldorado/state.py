"""The position: its fields, and how they are copied, hashed, dumped and loaded."""

from typing import Any, Final

from incognita.core import ACTOR, CHANCE, OVER, Json, Reason, Rng, State, shared_returns
from incognita.games.eldorado import (
    beyond,
    chance,
    demurs,
    ending,
    luck,
    moves,
    refusals,
    rules,
    turns,
    view,
)
from incognita.games.eldorado.cards import START_DECK, START_SLOTS, stock_of
from incognita.games.eldorado.extras import Extras, laid_out
from incognita.games.eldorado.phases import ADOPTING, DEAL, DRAW, PHASE_OVER, REVEALING
from incognita.games.eldorado.setup import Setup
from incognita.games.eldorado.tables import ALL_BLOCKADES, BLOCKADES, Route

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
    # None at a table of the base game.
    extras: Extras | None

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.route = setup.route
        self.seats = setup.seats
        self.pieces = setup.pieces

    def actor(self) -> int:
        phase = self.phase
        if phase <= DRAW:
            return CHANCE
        if phase < PHASE_OVER:
            return self.seat
        if phase == PHASE_OVER:
            return OVER
        if phase <= REVEALING:
            return CHANCE
        extras = self.extras
        return extras.asked if extras is not None and extras.asked >= 0 else self.seat

    def actors(self) -> list[int]:
        actor = self.actor()
        return [actor] if actor >= 0 else []

    def legal(self, seat: int = ACTOR) -> list[int]:
        extras = self.extras
        if extras is not None:
            actor = self.actor()
            return beyond.legal(self, extras) if actor >= 0 and seat in (ACTOR, actor) else []
        if self.phase <= DRAW or self.phase == PHASE_OVER:
            return []
        if seat not in (ACTOR, self.seat):
            return []
        return moves.legal(self)

    def apply(self, action: int, seat: int = ACTOR) -> None:
        extras = self.extras
        if extras is not None:
            if self.actor() == CHANCE:
                luck.apply(self, extras, action)
            else:
                beyond.apply(self, extras, action)
        elif self.phase <= DRAW:
            chance.apply(self, action)
        else:
            rules.apply(self, action)

    def outcomes(self) -> list[tuple[int, int]]:
        extras = self.extras
        return chance.outcomes(self) if extras is None else luck.outcomes(self, extras)

    def sample(self, rng: Rng) -> int:
        extras = self.extras
        return chance.sample(self, rng) if extras is None else luck.sample(self, extras, rng)

    def players(self) -> int:
        return self.seats

    def scores(self) -> list[int]:
        return ending.scores(self)

    def returns(self) -> list[float]:
        return shared_returns(ending.places(self))

    def view(self, seat: int) -> Json:
        return view.view(self, seat)

    def determinise(self, seat: int, rng: Rng) -> "EldoradoState":
        twin = self.copy()
        view.guess(twin, seat, rng)
        return twin

    def refusal(self, seat: int, action: int) -> Reason | None:
        extras = self.extras
        if extras is not None:
            return demurs.refusal(self, extras, seat, action)
        return refusals.refusal(self, seat, action)

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
        twin.extras = None if extras is None else extras.copy()
        return twin

    def key(self) -> int:
        extras = self.extras
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
                () if extras is None else extras.key(),
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


def opening(options: dict[str, Any]) -> EldoradoState:
    """The table before the blockades are dealt (eldorado.setup.*)."""
    setup = Setup(options)
    state = EldoradoState(setup)
    seats = state.seats
    state.places = [
        state.route.start_cells[seat + piece * 2]
        for seat in range(seats)
        for piece in range(state.pieces)
    ]
    state.hands = [[] for _ in range(seats)]
    state.decks = [START_DECK[:] for _ in range(seats)]
    state.discards = [[] for _ in range(seats)]
    state.known = [[] for _ in range(seats)]
    state.boxes = [[] for _ in range(seats)]
    state.won = [[] for _ in range(seats)]
    state.stock = stock_of(setup.promo, setup.hexes)
    state.slots = START_SLOTS[:]
    state.offers = START_SLOTS[:]
    state.blockades = [0] * state.route.joints
    state.spare = [piece.number for piece in (ALL_BLOCKADES if setup.hexes else BLOCKADES)]
    state.arrivals = []
    state.played = []
    state.boxed = []
    state.seat = 0
    state.round = 1
    state.phase = ADOPTING if setup.hexes else DEAL
    state.resume = DEAL
    state.pending = 0
    state.bought = False
    state.removable = 0
    caves = len(state.route.cave_cells) if setup.caves else -1
    state.extras = laid_out(seats, caves, setup.hexes) if setup.extended else None
    turns.open_turn(state)
    if state.phase == DEAL:
        chance.open_deal(state)
    return state

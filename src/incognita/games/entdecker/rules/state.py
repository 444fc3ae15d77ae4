"""The position: its fields, and how they are copied, hashed and dumped."""

from typing import Any, Final

from incognita.core import ACTOR, CHANCE, OVER, Json, Reason, Rng, State, shared_returns
from incognita.games.entdecker.interface import refusals, view
from incognita.games.entdecker.rules import apply, chance, ending, moves
from incognita.games.entdecker.rules.options import Setup
from incognita.games.entdecker.rules.phases import (
    PHASE_OVER,
    PLANTING,
    TAKING_TOKEN,
    TURNING_BACK,
)  # fmt: skip
from incognita.games.entdecker.rules.tables import (
    CODES,
    FILLER,
    GRID,
    HIGHEST_TOKEN,
    PERSONAL,
    PILES,
    PLANT_PILES,
    SQUARES,
    START_GOLD,
    SUPPLY,
    TOKENS,
    UNKNOWN_BACK,
)  # fmt: skip
from incognita.games.voyage.rules.patterns import PATTERNS
from incognita.games.voyage.rules.piles import dealt
from incognita.games.voyage.rules.sea import Sea, empty

VERSION: Final = 1
LISTS: Final[list[str]] = [
    "gold", "points", "supply", "units", "hands", "heights", "backs", "left", "box", "filler",
    "stand_ins", "plants", "tokens", "taken",
]  # fmt: skip
NUMBERS: Final[list[str]] = [
    "phase", "seat", "first", "season", "turn", "spun", "ship", "budget", "used", "own_used",
    "pile", "drawn", "last", "hostile", "island", "leaders", "best", "asked",
]  # fmt: skip


class EntdeckerState(State):
    """A full position of Entdecker. Piles are multisets: a tile is drawn when somebody sees it."""

    setup: Setup
    seats: int
    sea: Sea

    # By seat; supply has three kinds of unit for each, taken counts tokens by value.
    gold: list[int]
    points: list[int]
    supply: list[int]
    hands: list[int]
    taken: list[int]
    # By square: the unit there as tables.unit_of() writes it.
    units: list[int]
    # By pile: how many tiles, and what the back of the top tile shows.
    heights: list[int]
    backs: list[int]
    # By code: tiles in the piles and in the box; by pattern: fillers, and stand-ins on the sea.
    left: list[int]
    box: list[int]
    filler: list[int]
    stand_ins: list[int]
    # Plant tokens: by pile, and by value those that nobody has seen.
    plants: list[int]
    tokens: list[int]

    phase: int
    seat: int
    first: int
    season: int
    turn: int
    spun: int
    # This turn: where the ship is, what may still be drawn, what was drawn and laid last.
    ship: int
    budget: int
    used: int
    own_used: int
    pile: int
    drawn: int
    last: int
    hostile: int
    # The island being scored, who is still to take a token, the best so far, and who is asked.
    island: int
    leaders: int
    best: int
    asked: int

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.seats = setup.seats

    def actor(self) -> int:
        phase = self.phase
        if phase <= TAKING_TOKEN:
            return CHANCE
        if phase == PHASE_OVER:
            return OVER
        return self.asked if phase == PLANTING else self.seat

    def legal(self, seat: int = ACTOR) -> list[int]:
        actor = self.actor()
        if actor < 0 or (seat != ACTOR and seat != actor):
            return []
        return moves.legal(self)

    def apply(self, action: int, seat: int = ACTOR) -> None:
        if self.phase <= TAKING_TOKEN:
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

    def determinise(self, seat: int, rng: Rng) -> "EntdeckerState":
        """Nobody has a secret, and what nobody knows lies in no position (entdecker.sight.*)."""
        return self.copy()

    def refusal(self, seat: int, action: int) -> Reason | None:
        return refusals.refusal(self, seat, action)

    def copy(self) -> "EntdeckerState":
        """Lists are replaced by every change, so that both may keep them."""
        twin = EntdeckerState(self.setup)
        twin.sea = self.sea.copy()
        twin.gold = self.gold
        twin.points = self.points
        twin.supply = self.supply
        twin.hands = self.hands
        twin.taken = self.taken
        twin.units = self.units
        twin.heights = self.heights
        twin.backs = self.backs
        twin.left = self.left
        twin.box = self.box
        twin.filler = self.filler
        twin.stand_ins = self.stand_ins
        twin.plants = self.plants
        twin.tokens = self.tokens
        twin.phase = self.phase
        twin.seat = self.seat
        twin.first = self.first
        twin.season = self.season
        twin.turn = self.turn
        twin.spun = self.spun
        twin.ship = self.ship
        twin.budget = self.budget
        twin.used = self.used
        twin.own_used = self.own_used
        twin.pile = self.pile
        twin.drawn = self.drawn
        twin.last = self.last
        twin.hostile = self.hostile
        twin.island = self.island
        twin.leaders = self.leaders
        twin.best = self.best
        twin.asked = self.asked
        return twin

    def key(self) -> int:
        return hash(
            (
                tuple(self.sea.land), tuple(self.units), tuple(self.gold), tuple(self.points),
                tuple(self.supply), tuple(self.hands), tuple(self.taken), tuple(self.heights),
                tuple(self.backs), tuple(self.left), tuple(self.box), tuple(self.filler),
                tuple(self.plants), tuple(self.tokens), self._counters(),
            )
        )  # fmt: skip

    def _counters(self) -> tuple[int, ...]:
        return (
            self.setup.number, self.phase, self.seat, self.first, self.season, self.turn,
            self.spun, self.ship, self.budget, self.used, self.own_used, self.pile, self.drawn,
            self.last, self.hostile, self.island, self.leaders, self.best, self.asked,
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


def opening(options: dict[str, Any]) -> EntdeckerState:
    """The table before the backs of the piles are seen (entdecker.setup.*)."""
    setup = Setup(options)
    state = blank(setup)
    seats = setup.seats
    state.gold = [START_GOLD] * seats
    state.points = [0] * seats
    state.supply = SUPPLY * seats
    state.hands = [(1 << PERSONAL) - 1 if setup.personal_tiles else 0] * seats
    state.taken = [0] * (seats * (HIGHEST_TOKEN + 1))
    state.left = setup.hidden()
    state.heights = dealt(sum(state.left), PILES)
    state.backs = [UNKNOWN_BACK] * PILES
    state.box = [0] * CODES
    state.filler = FILLER[:]
    state.stand_ins = [0] * PATTERNS
    state.tokens = TOKENS[:]
    state.plants = dealt(sum(TOKENS), PLANT_PILES)
    return state


def blank(setup: Setup) -> EntdeckerState:
    """An empty sea and a turn in which nothing has happened."""
    state = EntdeckerState(setup)
    state.sea = empty(GRID)
    state.units = [0] * SQUARES
    state.phase = TURNING_BACK
    state.seat = 0
    state.first = 0
    state.season = 0
    state.turn = 0
    state.spun = 0
    state.ship = -1
    state.budget = 0
    state.used = 0
    state.own_used = 0
    state.pile = -1
    state.drawn = -1
    state.last = -1
    state.hostile = 0
    state.island = -1
    state.leaders = 0
    state.best = 0
    state.asked = -1
    return state

"""The position: its fields, and how they are copied, hashed and dumped."""

from typing import Final

from incognita.core import CHANCE, OVER, Json, Rng, SharedInts
from incognita.games.entdecker.rules import apply, chance, determinise, ending, moves
from incognita.games.entdecker.rules.options import Setup
from incognita.games.entdecker.rules.phases import LAST_CHANCE, PHASE_OVER, PLANTING
from incognita.games.voyage.rules.state import VoyageState, dumped

LISTS: Final[list[str]] = [
    "gold", "points", "supply", "units", "hands", "heights", "backs", "left", "box", "filler",
    "stand_ins", "plants", "tokens", "taken",
]  # fmt: skip
NUMBERS: Final[list[str]] = [
    "phase", "seat", "first", "season", "turn", "spun", "ship", "budget", "used", "own_used",
    "pile", "drawn", "last", "hostile", "island", "leaders", "best", "asked",
]  # fmt: skip


class EntdeckerState(VoyageState):
    """A full position of Entdecker."""

    setup: Setup

    # By seat: personal tiles as bits by pattern; taken counts tokens by value.
    hands: SharedInts
    taken: SharedInts
    # By code: tiles in the box; by pattern: filler tiles.
    box: SharedInts
    filler: SharedInts
    # Plant tokens: by pile, and by value those that nobody has seen.
    plants: SharedInts
    tokens: SharedInts

    # The first player of the season, its number, and what was spun for it.
    first: int
    season: int
    spun: int
    # This turn: 1 once a personal tile was played; 1 on a tile with hostile natives.
    own_used: int
    hostile: int
    # Of the island being scored: who is still to take a token, as bits, and the best token so far.
    leaders: int
    best: int

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.seats = setup.seats

    def game_id(self) -> str:
        return "entdecker"

    def actor(self) -> int:
        phase = self.phase
        if phase <= LAST_CHANCE:
            return CHANCE
        if phase == PHASE_OVER:
            return OVER
        return self.asked if phase == PLANTING else self.seat

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

    def copy(self) -> "EntdeckerState":
        twin = EntdeckerState(self.setup)
        self.share_with(twin)
        twin.hands = self.hands
        twin.taken = self.taken
        twin.box = self.box
        twin.filler = self.filler
        twin.plants = self.plants
        twin.tokens = self.tokens
        twin.first = self.first
        twin.season = self.season
        twin.spun = self.spun
        twin.own_used = self.own_used
        twin.hostile = self.hostile
        twin.leaders = self.leaders
        twin.best = self.best
        return twin

    def key(self) -> int:
        return hash(
            (
                self.setup.number, self.shared_key(), tuple(self.hands), tuple(self.taken),
                tuple(self.box), tuple(self.filler), tuple(self.plants), tuple(self.tokens),
                self.first, self.season, self.spun, self.own_used, self.hostile, self.leaders,
                self.best,
            )
        )  # fmt: skip

    def dump(self) -> Json:
        return dumped(self, self.setup.options, NUMBERS, LISTS)

"""The position: its fields, and how they are copied, hashed and dumped."""

from typing import Final

from incognita.core import CHANCE, OVER, GameState, Json, Rng
from incognita.games.survive.rules import apply, chance, determinise, ending, moves
from incognita.games.survive.rules.options import Setup
from incognita.games.survive.rules.phases import DEFENDING, LAY, PHASE_OVER, ROLL
from incognita.games.survive.rules.tables import ISLAND

VERSION: Final = 1
LISTS: Final[list[str]] = ["where", "values", "spare", "boats", "beasts", "gone"]
NUMBERS: Final[list[str]] = [
    "seat", "turn", "phase", "laid", "points", "fresh", "swum", "vacated", "soil", "back",
    "finder", "die", "mover", "swimmer", "vessel", "reach", "asked", "launched",
]  # fmt: skip


class SurviveState(GameState):
    """A full position of Survive. Tiles are multisets: a back is drawn when somebody sees it."""

    setup: Setup

    # Where every piece is, and what it hides.
    where: list[int]
    values: list[int]
    spare: list[int]
    boats: list[int]
    beasts: list[int]
    kept: list[list[int]]
    gone: list[int]
    left: list[int]

    # By cell, the edge of the map last: terrain, explorers not in a boat, boat, creatures.
    ground: list[int]
    # By space, which of its neighbours are sea: a bit for each direction.
    waters: list[int]
    crowd: list[int]
    harbour: list[int]
    lurking: list[int]
    # Whether beasts and lurking belong to a copy, too.
    lent: bool
    # By boat: the crew in one number, the seats that may sail it as bits, and where it could go.
    crews: list[int]
    captains: list[int]
    courses: list[list[int]]
    # Tiles by terrain, explorers in play by seat, and what may be sunk now.
    standing: list[int]
    in_play: list[int]
    exposed: list[int]

    seat: int
    turn: int
    phase: int
    laid: int
    points: int
    fresh: int
    swum: int
    vacated: int
    soil: int
    back: int
    finder: int
    die: int
    mover: int
    swimmer: int
    vessel: int
    reach: int
    asked: int
    launched: int

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.seats = setup.seats

    def game_id(self) -> str:
        return "survive"

    def actor(self) -> int:
        phase = self.phase
        if phase <= ROLL:
            return CHANCE
        if phase == DEFENDING:
            return self.asked
        return OVER if phase == PHASE_OVER else self.seat

    def round_number(self) -> int:
        """0 while setting up; then as often as everybody has had a turn."""
        return (self.turn - 1) // self.seats + 1

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

    def copy(self) -> "SurviveState":
        """The lists that are shared are replaced by every change, so that both may keep them."""
        twin = SurviveState(self.setup)
        twin.where = self.where[:]
        twin.boats = self.boats[:]
        twin.crowd = self.crowd[:]
        twin.harbour = self.harbour[:]
        twin.crews = self.crews[:]
        twin.captains = self.captains[:]
        twin.courses = self.courses[:]
        twin.in_play = self.in_play[:]
        twin.beasts = self.beasts
        twin.lurking = self.lurking
        twin.lent = True
        self.lent = True
        twin.values = self.values
        twin.spare = self.spare
        twin.kept = self.kept
        twin.gone = self.gone
        twin.left = self.left
        twin.ground = self.ground if self.phase != LAY else self.ground[:]
        twin.waters = self.waters
        twin.standing = self.standing
        twin.exposed = self.exposed
        twin.seat = self.seat
        twin.turn = self.turn
        twin.phase = self.phase
        twin.laid = self.laid
        twin.points = self.points
        twin.fresh = self.fresh
        twin.swum = self.swum
        twin.vacated = self.vacated
        twin.soil = self.soil
        twin.back = self.back
        twin.finder = self.finder
        twin.die = self.die
        twin.mover = self.mover
        twin.swimmer = self.swimmer
        twin.vessel = self.vessel
        twin.reach = self.reach
        twin.asked = self.asked
        twin.launched = self.launched
        return twin

    def key(self) -> int:
        return hash(
            (
                tuple(self.ground),
                tuple(self.where),
                tuple(self.values),
                tuple(self.boats),
                tuple(self.beasts),
                tuple([tuple(hand) for hand in self.kept]),
                tuple(self.gone),
                self._counters(),
            )
        )

    def _counters(self) -> tuple[int, ...]:
        return (
            self.seats, self.seat, self.turn, self.phase, self.laid, self.points, self.fresh,
            self.swum, self.vacated, self.back, self.die, self.mover, self.swimmer, self.vessel,
            self.reach, self.asked, self.launched, self.setup.number,
        )  # fmt: skip

    def dump(self) -> Json:
        """What can be counted from the rest is left out."""
        data: Json = {
            "version": VERSION,
            "options": dict(self.setup.options),
            "tiles": [self.ground[cell] for cell in ISLAND],
            "kept": [list(hand) for hand in self.kept],
        }
        for name in NUMBERS:
            data[name] = getattr(self, name)
        for name in LISTS:
            data[name] = list(getattr(self, name))
        return data

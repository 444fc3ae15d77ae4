"""The position: its fields, and how they are copied, hashed and dumped."""

from typing import Final

from incognita.core import CHANCE, OVER, GameState, Json, Rng, SharedInts
from incognita.games.survive.rules import apply, chance, determinise, ending, moves
from incognita.games.survive.rules.options import Setup
from incognita.games.survive.rules.phases import DEFENDING, LAY, PHASE_OVER, ROLL
from incognita.games.survive.rules.tables import ISLAND

VERSION: Final = 1
# By their names in a dump: the fields that are numbers, and those that are lists of numbers.
NUMBERS: Final[dict[str, str]] = {
    "seat": "seat",
    "turn": "turn",
    "phase": "phase",
    "laid": "laid",
    "points": "moves_left",
    "fresh": "may_play_tile",
    "swum": "swum",
    "vacated": "sunk_cell",
    "soil": "sunk_terrain",
    "back": "sunk_back",
    "finder": "finder",
    "die": "die",
    "mover": "moving_creature",
    "swimmer": "carried_swimmer",
    "vessel": "driven_boat",
    "reach": "range_left",
    "asked": "asked",
    "launched": "launched",
}
LISTS: Final[dict[str, str]] = {
    "where": "where",
    "values": "values",
    "spare": "values_in_hand",
    "boats": "boats",
    "beasts": "creatures",
    "gone": "tiles_gone",
}


class SurviveState(GameState):
    """A full position of Survive. Tiles are multisets: a back is drawn when somebody sees it."""

    setup: Setup

    # By explorer: its place (see tables) and its value, 0 in hand.
    where: list[int]
    values: SharedInts
    # By colour * (HIGHEST + 1) + value: explorers that are not placed yet.
    values_in_hand: SharedInts
    # By boat and by creature: the cell, IN_SUPPLY or GONE.
    boats: list[int]
    creatures: list[int]
    # Tiles by code (see kept_tiles): those of each seat, those out of the game, those unseen.
    kept: list[SharedInts]
    tiles_gone: SharedInts
    backs_left: SharedInts

    # What follows from the fields above. By cell, EDGE last: terrain, directions of the
    # neighbours that are sea (a bit each), explorers not in a boat, boat, creatures of each kind.
    terrain_at: SharedInts
    sea_directions: SharedInts
    explorer_counts: list[int]
    boat_at: list[int]
    creature_counts: list[int]
    # Whether creatures and creature_counts are those of a copy as well: then they are copied
    # before they change. They change too often to be replaced each time.
    shares_creatures: bool
    # By boat: the crew in one number, the seats that control it as bits, and where it may sail.
    crews: list[int]
    control: list[int]
    sail_actions: list[list[int]]
    # Tiles on the island by terrain, explorers in play by seat, and what may sink now.
    tiles_left: SharedInts
    in_play: list[int]
    sink_actions: SharedInts

    seat: int
    # 0 while setting up.
    turn: int
    phase: int
    # Tiles that are laid, and boats that have left the supply.
    laid: int
    launched: int
    moves_left: int
    # 1 before the first move of a turn, until a kept tile is played.
    may_play_tile: int
    # Explorers that have used their swim move, a bit each.
    swum: int
    # The tile that sank last, and who turned it up: -1 if none did, terrain 0.
    sunk_cell: int
    sunk_terrain: int
    sunk_back: int
    finder: int
    # The kind of creature rolled, or -1.
    die: int
    # What is under way, or -1: a creature, a swimmer with a dolphin, a boat with the wind.
    moving_creature: int
    carried_swimmer: int
    driven_boat: int
    range_left: int
    # The seat that may defend, or -1.
    asked: int

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
        """SharedInts are shared; while tiles are laid, their terrains are not."""
        twin = SurviveState(self.setup)
        twin.where = self.where[:]
        twin.boats = self.boats[:]
        twin.explorer_counts = self.explorer_counts[:]
        twin.boat_at = self.boat_at[:]
        twin.crews = self.crews[:]
        twin.control = self.control[:]
        twin.sail_actions = self.sail_actions[:]
        twin.in_play = self.in_play[:]
        twin.creatures = self.creatures
        twin.creature_counts = self.creature_counts
        twin.shares_creatures = self.shares_creatures = True
        twin.terrain_at = self.terrain_at[:] if self.phase == LAY else self.terrain_at
        twin.values = self.values
        twin.values_in_hand = self.values_in_hand
        twin.kept = self.kept
        twin.tiles_gone = self.tiles_gone
        twin.backs_left = self.backs_left
        twin.sea_directions = self.sea_directions
        twin.tiles_left = self.tiles_left
        twin.sink_actions = self.sink_actions
        twin.seat = self.seat
        twin.turn = self.turn
        twin.phase = self.phase
        twin.laid = self.laid
        twin.launched = self.launched
        twin.moves_left = self.moves_left
        twin.may_play_tile = self.may_play_tile
        twin.swum = self.swum
        twin.sunk_cell = self.sunk_cell
        twin.sunk_terrain = self.sunk_terrain
        twin.sunk_back = self.sunk_back
        twin.finder = self.finder
        twin.die = self.die
        twin.moving_creature = self.moving_creature
        twin.carried_swimmer = self.carried_swimmer
        twin.driven_boat = self.driven_boat
        twin.range_left = self.range_left
        twin.asked = self.asked
        return twin

    def key(self) -> int:
        return hash(
            (
                tuple(self.terrain_at),
                tuple(self.where),
                tuple(self.values),
                tuple(self.boats),
                tuple(self.creatures),
                tuple([tuple(hand) for hand in self.kept]),
                tuple(self.tiles_gone),
                self._counters(),
            )
        )

    def _counters(self) -> tuple[int, ...]:
        return (
            self.seats, self.seat, self.turn, self.phase, self.laid, self.moves_left,
            self.may_play_tile, self.swum, self.sunk_cell, self.sunk_back, self.die,
            self.moving_creature, self.carried_swimmer, self.driven_boat, self.range_left,
            self.asked, self.launched, self.setup.number,
        )  # fmt: skip

    def dump(self) -> Json:
        """What can be counted from the rest is left out."""
        data: Json = {
            "version": VERSION,
            "options": dict(self.setup.options),
            "tiles": [self.terrain_at[cell] for cell in ISLAND],
            "kept": [list(hand) for hand in self.kept],
        }
        for name, field in NUMBERS.items():
            data[name] = getattr(self, field)
        for name, field in LISTS.items():
            data[name] = list(getattr(self, field))
        return data

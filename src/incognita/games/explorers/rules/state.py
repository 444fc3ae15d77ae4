"""The position: its fields, and how they are copied, hashed and dumped."""

from typing import Final

from incognita.core import ACTOR, CHANCE, OVER, Json, Rng
from incognita.core.game_state import GameState
from incognita.core.state import SharedInts
from incognita.games.explorers.rules import apply, chance, determinise, ending, moves
from incognita.games.explorers.rules.board import NUMBERS as BOARD_NUMBERS
from incognita.games.explorers.rules.board import Board
from incognita.games.explorers.rules.landscape import EMPTY_LANDSCAPE, Landscape
from incognita.games.explorers.rules.options import Setup
from incognita.games.explorers.rules.phases import (
    DRAWING_OBJECTIVE,
    LAYING,
    NAMING,
    PHASE_OVER,
    STAGE_DONE,
    STAGE_WAIT,
    TURNING_CARD,
    is_simultaneous,
)  # fmt: skip
from incognita.games.explorers.rules.tables import ROUNDS, TURNS_A_ROUND

VERSION: Final = 1
# Fields by their names in dumps.
NUMBERS: Final[dict[str, str]] = {
    "phase": "phase", "round": "round", "turn": "turn", "start": "start_slot", "card": "card",
    "facing": "facing_side", "named": "named_side",
}  # fmt: skip
LISTS: Final[dict[str, str]] = {
    "tiles": "tiles", "turns": "tile_turns", "objectives": "objectives",
    "struck": "temples_struck", "raced": "races_struck", "deck": "deck",
}  # fmt: skip


class ExplorersState(GameState):
    """A full position of Explorers.

    `revealed` has the boards as others see them while everybody decides at once. `first_actor` is
    the seat that actor() names where several may decide; it is no part of the dump.
    `temples_struck` and `races_struck` count the values that are struck out.
    """

    setup: Setup
    seats: int
    land: Landscape

    tiles: SharedInts
    tile_turns: SharedInts
    objectives: SharedInts
    temples_struck: SharedInts
    races_struck: SharedInts
    deck: SharedInts
    boards: list[Board]
    # Shared by copies like the lists above: a change puts new boards in their place.
    revealed: list[Board]

    phase: int
    round: int
    turn: int
    start_slot: int
    card: int
    facing_side: int
    named_side: int
    first_actor: int

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.seats = setup.seats
        self.land = EMPTY_LANDSCAPE
        self.first_actor = -1

    def game_id(self) -> str:
        return "explorers"

    def actor(self) -> int:
        phase = self.phase
        if is_simultaneous(phase):
            return self._first_unsealed()
        if phase == NAMING:
            return self.active()
        if phase == PHASE_OVER:
            return OVER
        if phase in (TURNING_CARD, DRAWING_OBJECTIVE):
            return CHANCE
        by_lot = self.setup.random_setup if phase == LAYING else self.setup.random_start
        return CHANCE if by_lot else 0

    def _first_unsealed(self) -> int:
        if self.first_actor >= 0 and self.is_deciding(self.first_actor):
            return self.first_actor
        for seat in range(self.seats):
            if self.is_deciding(seat):
                return seat
        return OVER

    def is_deciding(self, seat: int) -> bool:
        """Where everybody decides at once: the seat has not sealed yet."""
        stage = self.boards[seat].stage
        return stage != STAGE_DONE and stage != STAGE_WAIT

    def actors(self) -> list[int]:
        if is_simultaneous(self.phase):
            return [seat for seat in range(self.seats) if self.is_deciding(seat)]
        return super().actors()

    def active(self) -> int:
        """The active seat (explorers.turn.next-active), or -1 where nobody is."""
        seats = self.seats
        if seats == 1 or self.turn == 0:
            return -1
        if seats == 3 and self.round == ROUNDS and self.turn == TURNS_A_ROUND:
            return -1
        return (self.round + self.turn - 2) % seats

    def first_player(self) -> int:
        """The first player of the round (explorers.turn.token)."""
        return (self.round - 1) % self.seats

    def legal(self, seat: int = ACTOR) -> list[int]:
        by = self.actor() if seat == ACTOR else seat
        if by < 0 or by >= self.seats:
            return []
        if is_simultaneous(self.phase) or by == self.actor():
            return moves.legal(self, by)
        return []

    def legal_actions(self) -> list[int]:
        return moves.legal(self, self.actor())

    def apply(self, action: int, seat: int = ACTOR) -> None:
        by = self.actor() if seat in (ACTOR, CHANCE) else seat
        if by == CHANCE:
            chance.apply(self, action)
        else:
            apply.apply(self, action, by)

    def apply_decision(self, action: int) -> None:
        apply.apply(self, action, self.actor())

    def apply_outcome(self, outcome: int) -> None:
        chance.apply(self, outcome)

    def outcomes(self) -> list[tuple[int, int]]:
        return chance.outcomes(self)

    def sample(self, rng: Rng) -> int:
        return chance.sample(self, rng)

    def round_number(self) -> int:
        return self.round

    def places(self) -> list[int]:
        return ending.places(self)

    def scores(self) -> list[int]:
        return ending.scores(self)

    def returns(self) -> list[float]:
        return ending.returns(self)

    def simultaneous(self) -> bool:
        return is_simultaneous(self.phase)

    def undoable(self, seat: int) -> int:
        """Everything since the last reveal (explorers.sight.take-back); nothing once sealed."""
        if not is_simultaneous(self.phase):
            return -1
        return self.boards[seat].undoable if self.is_deciding(seat) else 0

    def as_actor(self, seat: int) -> "ExplorersState":
        twin = self.copy()
        twin.first_actor = seat
        return twin

    def guess(self, seat: int, rng: Rng) -> None:
        determinise.guess(self, seat, rng)

    def copy(self) -> "ExplorersState":
        twin = ExplorersState(self.setup)
        twin.land = self.land
        twin.tiles = self.tiles
        twin.tile_turns = self.tile_turns
        twin.objectives = self.objectives
        twin.temples_struck = self.temples_struck
        twin.races_struck = self.races_struck
        twin.deck = self.deck
        twin.boards = [board.copy() for board in self.boards]
        twin.revealed = self.revealed
        twin.phase = self.phase
        twin.round = self.round
        twin.turn = self.turn
        twin.start_slot = self.start_slot
        twin.card = self.card
        twin.facing_side = self.facing_side
        twin.named_side = self.named_side
        twin.first_actor = self.first_actor
        return twin

    def key(self) -> int:
        return hash(
            (
                self.seats, self.setup.number, self.phase, self.round, self.turn, self.start_slot,
                self.card, self.facing_side, self.named_side,
                tuple(self.tiles), tuple(self.tile_turns), tuple(self.objectives),
                tuple(self.temples_struck), tuple(self.races_struck), tuple(self.deck),
                tuple([board.key() for board in self.boards]),
            )
        )  # fmt: skip

    def dump(self) -> Json:
        data: Json = {"version": VERSION, "options": dict(self.setup.options)}
        for name, field in NUMBERS.items():
            data[name] = getattr(self, field)
        for name, field in LISTS.items():
            data[name] = list(getattr(self, field))
        data["boards"] = [dump_board(board) for board in self.boards]
        data["known"] = [dump_board(board) for board in self.revealed]
        return data


def dump_board(board: Board) -> Json:
    """Rows and edge follow from the cells crossed."""
    data: Json = {"trail": list(board.crossed), "notes": list(board.notes)}
    for name, field in BOARD_NUMBERS.items():
        data[name] = getattr(board, field)
    return data
